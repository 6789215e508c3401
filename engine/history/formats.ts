/**
 * Hand histories as text: which formats there are, writing a hand, reading a file.
 *
 * @module
 */
import { passOn } from "./_pass_on.ts";
import { decodeText } from "./decode_text.ts";
import type { HandSink } from "./hand_sink.ts";
import { formatIpoker } from "./ipoker/format_ipoker.ts";
import { isIpoker, parseIpoker } from "./ipoker/parse_ipoker.ts";
import { scanIpoker } from "./ipoker/scan_ipoker.ts";
import { formatIpokerXml } from "./ipoker_xml/format_ipoker_xml.ts";
import { isIpokerXml, parseIpokerXml } from "./ipoker_xml/parse_ipoker_xml.ts";
import { formatOhh } from "./ohh/format_ohh.ts";
import { isOhh, parseOhh } from "./ohh/parse_ohh.ts";
import { LineOffsets } from "./_line_offsets.ts";
import type { ParsedHand, PlacedHand } from "./parsed_hand.ts";
import { formatPhh } from "./phh/format_phh.ts";
import { isPhh, parsePhh } from "./phh/parse_phh.ts";
import { formatPokerstars } from "./pokerstars/format_pokerstars.ts";
import { isPokerstars, parsePokerstars } from "./pokerstars/parse_pokerstars.ts";
import { isPokertracker, parsePokertracker } from "./pokertracker/parse_pokertracker.ts";
import type { HandHistoryRecord } from "./record.ts";

/**
 * The formats:
 * - `ipoker`: this project's own text log, which no other program reads;
 * - `ipoker-xml`: the session files of iPoker clients;
 * - `pokertracker`: the text in which PokerTracker exports hands of iPoker; it is only read;
 * - `pokerstars`: the text of PokerStars and of rooms that write like it;
 * - `phh`: the Poker Hand History of researchers;
 * - `ohh`: the Open Hand History of trackers.
 */
export const HISTORY_FORMATS = [
  "ipoker",
  "ipoker-xml",
  "pokertracker",
  "pokerstars",
  "phh",
  "ohh",
] as const;

/** The name of a format. */
export type HistoryFormat = (typeof HISTORY_FORMATS)[number];

/** How a format is read and written. */
export interface Codec {
  /** Whether a text begins like this format. */
  readonly detects: (text: string) => boolean;
  readonly parse: (text: string) => Generator<ParsedHand, void, undefined>;
  /** Reads flat hands; missing where records are as fast. */
  readonly scan?: (text: string, sink: HandSink<ParsedHand>) => void;
  /** Writes a hand; missing where a format is only read. */
  readonly format?: (record: HandHistoryRecord) => string;
}

// A text is taken for the first format that detects it: pokerstars, whose files may begin within a
// hand, is asked after those that are known by their first line.
const CODECS: Readonly<Record<HistoryFormat, Codec>> = {
  "ipoker": { detects: isIpoker, parse: parseIpoker, scan: scanIpoker, format: formatIpoker },
  "ipoker-xml": { detects: isIpokerXml, parse: parseIpokerXml, format: formatIpokerXml },
  "pokertracker": { detects: isPokertracker, parse: parsePokertracker },
  "pokerstars": { detects: isPokerstars, parse: parsePokerstars, format: formatPokerstars },
  "phh": { detects: isPhh, parse: parsePhh, format: formatPhh },
  "ohh": { detects: isOhh, parse: parseOhh, format: formatOhh },
};

/** The formats in which hands can be written; the others are only read. */
export const WRITABLE_FORMATS: readonly HistoryFormat[] = HISTORY_FORMATS.filter(
  (format) => CODECS[format].format !== undefined,
);

/**
 * Writes a hand as text, each line ended by LF. In a file a blank line stands between two hands.
 *
 * @throws {RangeError} If the format is unknown, is only read, or has no words for what the hand
 * holds.
 */
export function formatHand(record: HandHistoryRecord, format: HistoryFormat): string {
  const codec = codecOf(format);
  if (codec.format !== undefined) return codec.format(record);
  throw new RangeError(
    `Cannot write ${format}, which is only read: wanted one of ${WRITABLE_FORMATS.join(", ")}`,
  );
}

/** How to read a text. */
export interface ParseHandsOptions {
  /** The format of the text; told from how it begins where left out. */
  readonly format?: HistoryFormat;
}

/** Hands of a text, which are read as they are asked for. */
export interface ParsedHands extends Generator<PlacedHand, void, undefined> {
  /**
   * Reads all hands that are left without a record of each, for those who only add them up. Of the
   * project's own log that is several times as fast. The tables of `@marvin/holdem/analysis` ask for
   * hands in this way.
   *
   * @param sink Takes the hands.
   *
   * @example The largest pot of a log
   * ```ts
   * import { parseHands } from "@marvin/holdem";
   * import { assertEquals } from "@std/assert";
   *
   * const text = Deno.readTextFileSync("tests/golden/ipoker_showdown_with_side_pots.txt");
   * let largest = 0;
   * parseHands(text).scan({ hand: ({ totalPot }) => largest = Math.max(largest, totalPot) });
   * const [{ record }] = parseHands(text);
   * assertEquals(largest, record!.totalPot);
   * ```
   */
  scan(sink: HandSink): void;
}

/**
 * Reads the hands of a file one after another. A hand that cannot be read, or that the end of the
 * file cuts off, is reported in its place and costs none of its neighbours.
 *
 * @param source Text, or bytes in UTF-8, UTF-16 or Windows-1252.
 * @throws {RangeError} If the format is unknown.
 * @throws {SyntaxError} If no format is given and the text begins like none.
 *
 * @example A run that was stopped while it wrote its second hand
 * ```ts
 * import { parseHands } from "@marvin/holdem";
 * import { assertEquals } from "@std/assert";
 *
 * const text = `Game #1 starts on 2026/05/19 12:00:00
 * Table "T" (2-max) Seat #1 is the button
 * Seat 1: Ann (100 in chips)
 * Seat 2: Ben (100 in chips)
 * Ann: posts small blind 1
 * Ben: posts big blind 2
 * *** HOLE CARDS ***
 * Ann: folds
 * Uncalled bet (1) returned to Ben
 * Ben collects 2 from pot
 * *** SUMMARY ***
 * Total pot 2 | Rake 0
 * Seat 1: Ann folded before flop (did not show)
 * Seat 2: Ben collected 2
 *
 * Game #2 starts on 2026/05/19 12:00:01
 * Table "T" (2-max) Se`;
 * assertEquals([...parseHands(text)].map((hand) => hand.status), ["ok", "partial"]);
 * ```
 */
export function parseHands(
  source: string | Uint8Array,
  options: ParseHandsOptions = {},
): ParsedHands {
  const text = typeof source === "string" ? source : decodeText(source);
  const format = options.format ?? detectFormat(text);
  const codec = codecOf(format);
  let isBegun = false;
  const hands = function* (): Generator<PlacedHand, void, undefined> {
    isBegun = true;
    const offsets = new LineOffsets(text);
    for (const hand of codec.parse(text)) yield { ...hand, offset: offsets.of(hand.line) };
  }();
  const scan = (sink: HandSink) => {
    if (isBegun) return passOn(hands, sink);
    isBegun = true;
    hands.return();
    const offsets = new LineOffsets(text);
    scanText(text, format, {
      hand: (hand, place) => sink.hand(hand, place),
      problem: (hand) => sink.problem?.({ ...hand, offset: offsets.of(hand.line) }),
    });
  };
  return Object.assign(hands, { scan });
}

/** Reads all hands of a text into flat hands. */
export function scanText(
  text: string,
  format: HistoryFormat,
  sink: HandSink<ParsedHand>,
): void {
  const { parse, scan } = codecOf(format);
  if (scan === undefined) passOn(parse(text), sink);
  else scan(text, sink);
}

/**
 * The format a text begins like. A text without any character counts as a log without hands.
 *
 * @throws {SyntaxError} If it begins like none.
 */
export function detectFormat(text: string): HistoryFormat {
  const format = HISTORY_FORMATS.find((format) => CODECS[format].detects(text));
  if (format !== undefined) return format;
  if (text.trim() === "") return "ipoker";
  throw new SyntaxError(
    `Cannot tell the format of a hand history that begins with ` +
      `${JSON.stringify(text.trimStart().slice(0, 60))}: wanted one of ${
        HISTORY_FORMATS.join(", ")
      }`,
  );
}

/**
 * How a format is read and written.
 *
 * @throws {RangeError} If the format is unknown.
 */
export function codecOf(format: HistoryFormat): Codec {
  const codec = CODECS[format];
  if (codec === undefined) {
    throw new RangeError(
      `Cannot use the hand history format ${format}: wanted one of ${HISTORY_FORMATS.join(", ")}`,
    );
  }
  return codec;
}
