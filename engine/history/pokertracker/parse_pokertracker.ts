/**
 * Reads the text in which PokerTracker exports hands of iPoker.
 *
 * @module
 */
import { HandStop } from "../_hand_stop.ts";
import { TextLines } from "../_text_lines.ts";
import { checkRecord } from "../check_record.ts";
import type { ParsedHand } from "../parsed_hand.ts";
import { HandReader } from "./_hand_reader.ts";

const HEADER = /^GAME #[0-9]+/;

/**
 * Reads all hands of a text one after another, in time proportional to its length. What cannot be
 * read is reported with its line and costs none of its neighbours.
 */
export function* parsePokertracker(text: string): Generator<ParsedHand, void, undefined> {
  const lines = new TextLines(text.endsWith("\n") ? text : text + "\n");
  const isCutOff = !text.endsWith("\n");
  while (lines.current !== null) {
    const first = lines.number;
    const hand: string[] = [];
    do {
      hand.push(lines.current);
      lines.advance();
    } while (lines.current !== null && !HEADER.test(lines.current));
    const isLast = lines.current === null;
    if (HEADER.test(hand[0])) yield readHand(hand, first, isLast, isLast && isCutOff);
    else if (hand.some((line) => line !== "")) {
      yield { status: "error", reason: "Cannot read a hand: wanted a line GAME #…", line: first };
    }
  }
}

/** Whether a text begins like this format. */
export function isPokertracker(text: string): boolean {
  return HEADER.test(text.slice(0, 4096).replace(/^[\s\uFEFF]+/, ""));
}

function readHand(
  hand: readonly string[],
  line: number,
  isLast: boolean,
  isCutOff: boolean,
): ParsedHand {
  const id = /[0-9]+/.exec(hand[0])![0];
  try {
    const record = new HandReader(hand, line, isLast).read();
    const reason = checkRecord(record);
    if (reason === null) return { status: "ok", record, line };
    return { status: "error", record, reason: `Hand ${id} does not add up: ${reason}`, line };
  } catch (stop) {
    if (!(stop instanceof HandStop)) throw stop;
    // A line without its end may be wrong for that alone.
    const isTorn = isCutOff && stop.status === "error" && stop.line >= line + hand.length - 1;
    return {
      status: isTorn ? "partial" : stop.status,
      reason: `Cannot read hand ${id}: ${stop.message}`,
      line: stop.line,
    };
  }
}
