/**
 * Reads this project's own text log.
 *
 * Names may hold anything, so that no line is split at a colon: a line is read as the name of a
 * player of the seat table and a remainder that fits the grammar to its end, and exactly one such
 * reading must exist.
 *
 * @module
 */
import { HandStop } from "../_hand_stop.ts";
import { TextLines } from "../_text_lines.ts";
import { checkRecord } from "../check_record.ts";
import type { ParsedHand } from "../parsed_hand.ts";
import { HandReader } from "./_hand_reader.ts";
import { readHeader } from "./_header.ts";

/**
 * Reads all hands of a text one after another, in time proportional to its length. What cannot be
 * read is reported with its line and passed over up to the next hand.
 */
export function* parseIpoker(text: string): Generator<ParsedHand, void, undefined> {
  const lines = new TextLines(text);
  while (true) {
    while (lines.current === "") lines.advance();
    if (lines.current === null && !lines.isCutOff) return;
    const hand = readHand(lines);
    yield hand;
    // What is left of a text that ends within a line belongs to a hand that was not read.
    if (lines.current === null && hand.record === undefined) return;
  }
}

/** Whether a text begins like this format. */
export function isIpoker(text: string): boolean {
  const start = text.search(/[^\s\uFEFF]/);
  const end = text.indexOf("\n", start);
  return start >= 0 &&
    readHeader(text.slice(start, end < 0 ? text.length : end).trimEnd()) !== null;
}

/** Reads from the cursor to the end of the hand, or if that fails to the start of the next one. */
function readHand(lines: TextLines): ParsedHand {
  const line = lines.number;
  const header = lines.current === null ? null : readHeader(lines.current);
  try {
    if (header === null) {
      if (lines.current === null) {
        throw new HandStop("partial", "the text ends within a line", line);
      }
      throw new HandStop("error", "wanted a line such as Game #7 starts on …", line);
    }
    lines.advance();
    const record = new HandReader(lines, header).read();
    const reason = checkRecord(record);
    return reason === null ? { status: "ok", record, line } : {
      status: "error",
      record,
      reason: `Hand ${header.id} does not add up: ${reason}`,
      line,
    };
  } catch (stop) {
    if (!(stop instanceof HandStop)) throw stop;
    if (header === null && lines.current !== null) lines.advance();
    while (lines.current !== null && readHeader(lines.current) === null) lines.advance();
    const what = header === null ? "a hand" : `hand ${header.id}`;
    return {
      status: stop.status,
      reason: `Cannot read ${what}: ${stop.message}`,
      line: stop.line,
    };
  }
}
