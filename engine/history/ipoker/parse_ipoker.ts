/**
 * Reads this project's own text log.
 *
 * Names may hold anything, so that no line is split at a colon: a line is read as the name of a
 * player of the seat table and a remainder that fits the grammar to its end, and exactly one such
 * reading must exist.
 *
 * @module
 */
import { reportHand, reportStop } from "../_hand_report.ts";
import { HandStop } from "../_hand_stop.ts";
import { TextLines } from "../_text_lines.ts";
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
    const hand = readNext(lines);
    yield hand;
    // What is left of a text that ends within a line belongs to a hand that was not read.
    if (lines.current === null && hand.record === undefined) return;
  }
}

const FIRST_LINE = /^\uFEFF?Game #[0-9]+ starts on [0-9/]+ [0-9:]+[ \t]*$/m;
/** Lines that stand in every hand of this format and of those like it. */
const WITHIN_HAND = /^(?:\*\*\* [A-Z ]+ \*\*\*|Total pot [0-9]+ \| Rake [0-9]+)/m;

/** Whether a text begins like this format, or within a hand that one of this format follows. */
export function isIpoker(text: string): boolean {
  const sample = text.slice(0, 20_000).replaceAll("\r", "");
  const first = FIRST_LINE.exec(sample);
  if (first === null || readHeader(first[0].trimEnd()) === null) return false;
  const before = sample.slice(0, first.index);
  return !/[^\s\uFEFF]/.test(before) || WITHIN_HAND.test(before);
}

/** Reads from the cursor to the end of the hand, or if that fails to the start of the next one. */
function readNext(lines: TextLines): ParsedHand {
  const line = lines.number;
  const header = lines.current === null ? null : readHeader(lines.current);
  const name = header === null ? "a hand" : `hand ${header.id}`;
  try {
    if (header === null) {
      if (lines.current === null) {
        throw new HandStop("partial", "the text ends within a line", line);
      }
      throw new HandStop("error", "wanted a line such as Game #7 starts on …", line);
    }
    lines.advance();
    return reportHand(new HandReader(lines, header).read(), name, line);
  } catch (stop) {
    const hand = reportStop(stop, name);
    const stoppedAt = lines.number;
    const isTorn = seekHeader(lines) && lines.number === stoppedAt;
    return isTorn && hand.status === "error" ? { ...hand, status: "partial" } : hand;
  }
}

/**
 * Goes on to the start of the next hand, or to the end of the text.
 *
 * @returns Whether the hand begins within a line, as the one before it was cut off there.
 */
function seekHeader(lines: TextLines): boolean {
  for (; lines.current !== null; lines.advance()) {
    if (readHeader(lines.current) !== null) return false;
    const at = lines.current.lastIndexOf("Game #");
    if (at <= 0 || readHeader(lines.current.slice(at)) === null) continue;
    lines.dropStart(at);
    return true;
  }
  return false;
}
