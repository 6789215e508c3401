/**
 * Reads the text in which PokerTracker exports hands of iPoker.
 *
 * @module
 */
import { reportHand, reportStop } from "../_hand_report.ts";
import { TextLines } from "../_text_lines.ts";
import type { ParsedHand } from "../parsed_hand.ts";
import { HandReader } from "./_hand_reader.ts";
import { readGameHeader } from "./_header.ts";

const HEADER = /^GAME #[0-9]+/;

/**
 * Reads all hands of a text one after another, in time proportional to its length. What cannot be
 * read is reported with its line and costs none of its neighbours.
 */
export function* parsePokertracker(text: string): Generator<ParsedHand, void, undefined> {
  const clean = text.replaceAll("\uFEFF", ""); // joined files have them anywhere
  const lines = new TextLines(clean.endsWith("\n") ? clean : clean + "\n");
  let hand: string[] = [];
  let first = 1;
  for (; lines.current !== null; lines.advance()) {
    const line = lines.current;
    const headerAt = headerIn(line);
    if (headerAt >= 0) {
      const isCutOff = headerAt > 0;
      if (isCutOff) hand.push(line.slice(0, headerAt).trimEnd());
      yield* readLines({ lines: hand, first, isLast: isCutOff, isCutOff });
      hand = [];
      first = lines.number;
    }
    hand.push(headerAt > 0 ? line.slice(headerAt) : line);
  }
  yield* readLines({ lines: hand, first, isLast: true, isCutOff: !text.endsWith("\n") });
}

/**
 * Where in a line a hand begins; -1 if none does. It is within the line where the hand before it was
 * cut off there.
 */
function headerIn(line: string): number {
  if (HEADER.test(line)) return 0;
  const at = line.indexOf("GAME #");
  return at > 0 && readGameHeader(line.slice(at)) !== null ? at : -1;
}

const FIRST_LINE = /^\uFEFF?GAME #[0-9]+/m;
const WITHIN_HAND = /^(?:\*\*\* [A-Z ]+ \*\*\*|Total pot .* Rake )/m;

/** Whether a text begins like this format, or within a hand that one of this format follows. */
export function isPokertracker(text: string): boolean {
  const sample = text.slice(0, 20_000);
  const at = sample.search(FIRST_LINE);
  const before = sample.slice(0, Math.max(0, at));
  return at >= 0 && (!/[^\s\uFEFF]/.test(before) || WITHIN_HAND.test(before));
}

interface HandLines {
  /** The lines of one hand, or those before the first. */
  readonly lines: readonly string[];
  /** Number of the first of them, from 1. */
  readonly first: number;
  /** Whether nothing of the hand may follow. */
  readonly isLast: boolean;
  /** Whether the last of them may lack its end. */
  readonly isCutOff: boolean;
}

/** Reads one hand; there is none where all lines are empty. */
function* readLines(hand: HandLines): Generator<ParsedHand, void, undefined> {
  const { lines, first } = hand;
  if (lines.every((line) => line === "")) return;
  if (HEADER.test(lines[0])) yield readHand(hand);
  else yield { status: "error", reason: "Cannot read a hand: wanted a line GAME #…", line: first };
}

function readHand({ lines, first, isLast, isCutOff }: HandLines): ParsedHand {
  const name = `hand ${/[0-9]+/.exec(lines[0])![0]}`;
  try {
    return reportHand(new HandReader(lines, first, isLast).read(), name, first);
  } catch (stop) {
    const unread = reportStop(stop, name);
    // A line without its end may be wrong for that alone.
    const isTorn = isCutOff && unread.status === "error" && unread.line >= first + lines.length - 1;
    if (!isTorn) return unread;
    const { isOtherGame: _, ...torn } = unread;
    return { ...torn, status: "partial" };
  }
}
