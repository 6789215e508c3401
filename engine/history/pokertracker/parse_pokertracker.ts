/**
 * Reads the text in which PokerTracker exports hands of iPoker.
 *
 * @module
 */
import { reportHand, reportStop } from "../_hand_report.ts";
import { TextLines } from "../_text_lines.ts";
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
    if (HEADER.test(hand[0])) yield readLines(hand, first, isLast, isLast && isCutOff);
    else if (hand.some((line) => line !== "")) {
      yield { status: "error", reason: "Cannot read a hand: wanted a line GAME #…", line: first };
    }
  }
}

/** Whether a text begins like this format. */
export function isPokertracker(text: string): boolean {
  return HEADER.test(text.slice(0, 4096).replace(/^[\s\uFEFF]+/, ""));
}

function readLines(
  hand: readonly string[],
  line: number,
  isLast: boolean,
  isCutOff: boolean,
): ParsedHand {
  const name = `hand ${/[0-9]+/.exec(hand[0])![0]}`;
  try {
    return reportHand(new HandReader(hand, line, isLast).read(), name, line);
  } catch (stop) {
    const unread = reportStop(stop, name);
    // A line without its end may be wrong for that alone.
    const isTorn = isCutOff && unread.status === "error" && unread.line >= line + hand.length - 1;
    if (!isTorn) return unread;
    const { isOtherGame: _, ...torn } = unread;
    return { ...torn, status: "partial" };
  }
}
