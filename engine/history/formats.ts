/**
 * Hand histories as text: which formats there are, writing a hand, reading a file.
 *
 * @module
 */
import { decodeText } from "./decode_text.ts";
import { formatIpoker } from "./ipoker/format_ipoker.ts";
import { isIpoker, parseIpoker } from "./ipoker/parse_ipoker.ts";
import type { ParsedHand } from "./parsed_hand.ts";
import type { HandHistoryRecord } from "./record.ts";

/** The formats. `ipoker` is this project's own text log, which no other program reads. */
export const HISTORY_FORMATS = ["ipoker"] as const;

/** The name of a format. */
export type HistoryFormat = (typeof HISTORY_FORMATS)[number];

interface Codec {
  /** Whether a text begins like this format. */
  readonly detects: (text: string) => boolean;
  readonly parse: (text: string) => Generator<ParsedHand, void, undefined>;
  readonly format: (record: HandHistoryRecord) => string;
}

const CODECS: Readonly<Record<HistoryFormat, Codec>> = {
  ipoker: { detects: isIpoker, parse: parseIpoker, format: formatIpoker },
};

/**
 * Writes a hand as text, each line ended by LF. In a file a blank line stands between two hands.
 *
 * @throws {RangeError} If the format is unknown or has no words for what the hand holds.
 */
export function formatHand(record: HandHistoryRecord, format: HistoryFormat): string {
  return codecOf(format).format(record);
}

/** How to read a text. */
export interface ParseHandsOptions {
  /** The format of the text; told from how it begins where left out. */
  readonly format?: HistoryFormat;
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
): Generator<ParsedHand, void, undefined> {
  const text = typeof source === "string" ? source : decodeText(source);
  return codecOf(options.format ?? detectFormat(text)).parse(text);
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

function codecOf(format: HistoryFormat): Codec {
  const codec = CODECS[format];
  if (codec === undefined) {
    throw new RangeError(
      `Cannot use the hand history format ${format}: wanted one of ${HISTORY_FORMATS.join(", ")}`,
    );
  }
  return codec;
}
