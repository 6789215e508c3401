/**
 * Reads the hands of files and folders of any size.
 *
 * @module
 */
import { bytesOf } from "./_byte_source.ts";
import { cutAtLastHand } from "./_hand_boundaries.ts";
import { findFiles } from "./_path_glob.ts";
import { textPieces } from "./_piece_decoder.ts";
import { SeenHands } from "./_seen_hands.ts";
import { FlatHand } from "./flat_hand.ts";
import { flattenRecord } from "./flatten_record.ts";
import { codecOf, detectFormat, type HistoryFormat, parseHands, scanText } from "./formats.ts";
import type { HandPlace, HandSink } from "./hand_sink.ts";
import { LineOffsets } from "./_line_offsets.ts";
import type { ParseStatus, PlacedHand } from "./parsed_hand.ts";

/** How reading went; `duplicate` is a hand that was read before: the same number and time in the
 * same room, or without a room the same in everything. */
export type ReadStatus = ParseStatus | "duplicate";

/** One hand of a file, read or not, or what is wrong with the file as a whole. */
export interface ReadHand extends Omit<PlacedHand, "status"> {
  /** Path of the file. */
  readonly file: string;
  /** Format of the file; left out where it could not be told. */
  readonly format?: HistoryFormat;
  /** How reading went. */
  readonly status: ReadStatus;
  /** As in {@link PlacedHand}; 0 for what is wrong with the file as a whole. */
  readonly line: number;
  /** As in {@link PlacedHand}, in the whole text of the file, decoded and unpacked. */
  readonly offset: number;
}

/** What to read, and how. */
export interface ReadOptions {
  /** Format of all files; told file by file from how they begin where left out. */
  readonly format?: HistoryFormat;
  /**
   * Whether hands that were read before get the status `duplicate`; they do where left out. To know
   * them takes some 50 bytes a hand, the only memory that grows with what is read.
   */
  readonly duplicates?: "report" | "keep";
}

/** Hands of files, which are read as they are asked for. */
export interface ReadHands extends AsyncGenerator<ReadHand, void, undefined> {
  /**
   * Reads all hands that are left without a record of each, as `ParsedHands` does.
   *
   * @param sink Takes the hands. A duplicate among its problems has no record.
   *
   * @example How often did somebody post, call, bet or raise?
   * ```ts
   * import { LINE_TYPES, readHands } from "@marvin/holdem/history";
   * import { assertEquals } from "@std/assert";
   *
   * const counts: Partial<Record<string, number>> = {};
   * await readHands("tests/golden/ipoker_*.txt").scan({
   *   hand({ lineTypes, lineCount }) {
   *     for (const code of lineTypes.subarray(0, lineCount)) {
   *       const type = LINE_TYPES[code];
   *       counts[type] = (counts[type] ?? 0) + 1;
   *     }
   *   },
   * });
   * assertEquals(counts.call! > counts.raise!, true);
   * ```
   */
  scan(sink: HandSink<ReadHand>): Promise<void>;
}

/** Characters that are parsed at once; most files have fewer. */
const PART_LENGTH = 1 << 20;
/** Characters without the beginning of a hand at which a file is given up. */
const MAX_HAND_LENGTH = 1 << 23;

/**
 * Reads hands from files, folders with all that is below them, and patterns such as
 * `logs/2026-*.txt`. Formats and encodings are told file by file, and gzip is unpacked. A file is
 * read in parts and never held in memory as a whole. Of folders, files that end in `.csv`, `.parquet`,
 * `.ledger` or `.part`, and `.json` of no known format, are passed over: runs write such files beside
 * their logs.
 *
 * Nothing that is found in the files ends the reading: a hand or file that cannot be read is
 * reported in its place. A file that is still being written ends with a `partial` hand.
 *
 * @param paths One path or pattern, or several.
 * @param options What to read, and how.
 * @throws {RangeError} If the format is unknown.
 *
 * @example How many hands of a folder are good?
 * ```ts
 * import { readHands } from "@marvin/holdem/history";
 * import { assertEquals } from "@std/assert";
 *
 * let good = 0;
 * for await (const { status } of readHands("tests/golden/ipoker_*.txt")) {
 *   if (status === "ok") good++;
 * }
 * assertEquals(good > 5, true);
 * ```
 */
export function readHands(
  paths: string | readonly string[],
  options: ReadOptions = {},
): ReadHands {
  if (options.format !== undefined) codecOf(options.format); // refuses what is none
  let isBegun = false;
  const hands = async function* (): AsyncGenerator<ReadHand, void, undefined> {
    isBegun = true;
    const seen = seenHands(options);
    for await (const part of partsOf(paths, options)) {
      if ("status" in part) yield part;
      else yield* handsOf(part, seen);
    }
  }();
  const scan = async (sink: HandSink<ReadHand>) => {
    if (isBegun) return await passReadHands(hands, sink);
    isBegun = true;
    await hands.return();
    const seen = seenHands(options);
    for await (const part of partsOf(paths, options)) {
      if ("status" in part) sink.problem?.(part);
      else scanPart(part, seen, sink);
    }
  };
  return Object.assign(hands, { scan });
}

/** Some whole hands of a file. */
interface FilePart {
  readonly file: string;
  readonly format: HistoryFormat;
  readonly text: string;
  /** Lines of the file before them. */
  readonly linesBefore: number;
  /** Characters of the file before them. */
  readonly lengthBefore: number;
}

/** The files in parts that are read at once, and what is wrong with files as a whole. */
async function* partsOf(
  paths: string | readonly string[],
  options: ReadOptions,
): AsyncGenerator<FilePart | ReadHand, void, undefined> {
  for await (const { path: file, problem, isMaybeOther } of findFiles([paths].flat())) {
    if (problem !== undefined) yield fileError(file, problem);
    else yield* partsOfFile(file, options, isMaybeOther);
  }
}

async function* partsOfFile(
  file: string,
  options: ReadOptions,
  isMaybeOther = false,
): AsyncGenerator<FilePart | ReadHand, void, undefined> {
  const source = new TextSource(options.format);
  const partOf = (text: string): FilePart => {
    const { line, lengthBefore } = source;
    return { file, format: source.tellFormat(), text, linesBefore: line - 1, lengthBefore };
  };
  try {
    for await (const piece of textPieces(bytesOf(file))) {
      const whole = source.add(piece);
      if (whole === null) continue;
      yield partOf(whole);
      source.pass(whole);
    }
    yield partOf(source.rest);
  } catch (error) {
    if (!(error instanceof Error)) throw error;
    if (isMaybeOther && error instanceof SyntaxError) return; // it begins like no format
    yield fileError(file, error.message);
  }
}

function seenHands({ duplicates }: ReadOptions): SeenHands | null {
  return duplicates === "keep" ? null : new SeenHands();
}

const SEEN = { status: "duplicate", reason: "it was read before" } as const;

function* handsOf(
  { file, format, text, linesBefore, lengthBefore }: FilePart,
  seen: SeenHands | null,
): Generator<ReadHand, void, undefined> {
  const flat = new FlatHand();
  for (const hand of parseHands(text, { format })) {
    const line = linesBefore + hand.line;
    const isKnown = seen !== null && hand.status === "ok" &&
      seen.addHand(flattenRecord(hand.record!, flat));
    const offset = lengthBefore + hand.offset;
    yield { ...hand, line, offset, file, format, ...(isKnown && SEEN) };
  }
}

function scanPart(
  { file, format, text, linesBefore, lengthBefore }: FilePart,
  seen: SeenHands | null,
  sink: HandSink<ReadHand>,
): void {
  const offsets = new LineOffsets(text);
  const tell = (problem: Pick<ReadHand, "status" | "reason" | "record" | "line">) => {
    const { line } = problem;
    const offset = lengthBefore + offsets.of(line);
    sink.problem?.({ ...problem, line: linesBefore + line, offset, file, format });
  };
  let inText: HandPlace = { file, line: 1 };
  const place: HandPlace = {
    file,
    get line() {
      return linesBefore + inText.line;
    },
  };
  scanText(text, format, {
    hand(hand, within) {
      inText = within;
      if (seen?.addHand(hand) !== true) sink.hand(hand, place);
      else tell({ ...SEEN, line: within.line });
    },
    problem: tell,
  });
}

async function passReadHands(
  hands: AsyncIterable<ReadHand>,
  sink: HandSink<ReadHand>,
): Promise<void> {
  const flat = new FlatHand();
  for await (const hand of hands) {
    if (hand.status === "ok") sink.hand(flattenRecord(hand.record!, flat), hand);
    else sink.problem?.(hand);
  }
}

/** The text of a file, as far as it has been read and not been parsed. */
class TextSource {
  rest = "";
  /** Line at which {@link rest} begins, from 1. */
  line = 1;
  /** Characters before {@link rest}. */
  lengthBefore = 0;

  constructor(public format: HistoryFormat | undefined) {}

  /** Adds text. Returns hands that are whole, if there are enough of them. */
  add(piece: string): string | null {
    this.rest += piece;
    if (this.rest.length < PART_LENGTH) return null;
    const cut = cutAtLastHand(this.rest, this.tellFormat());
    if (cut === null) {
      if (this.rest.length < MAX_HAND_LENGTH) return null;
      throw new RangeError(`no hand begins within ${MAX_HAND_LENGTH} characters`);
    }
    this.rest = cut.rest;
    return cut.whole;
  }

  tellFormat(): HistoryFormat {
    return this.format ??= detectFormat(this.rest);
  }

  /** Takes note of hands that have been parsed. */
  pass(text: string): void {
    this.lengthBefore += text.length;
    for (let at = text.indexOf("\n"); at >= 0; at = text.indexOf("\n", at + 1)) this.line++;
  }
}

function fileError(file: string, reason: string): ReadHand {
  return { file, status: "error", reason: `Cannot read ${file}: ${reason}`, line: 0, offset: 0 };
}
