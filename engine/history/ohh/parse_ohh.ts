/**
 * Reads Open Hand History files of any version up to 1.4.7: one JSON object for each hand.
 *
 * @module
 */
import { Fields } from "../_fields.ts";
import { reportHand, reportStop } from "../_hand_report.ts";
import { HandStop } from "../_hand_stop.ts";
import type { ParsedHand } from "../parsed_hand.ts";
import { HandReader } from "./_hand_reader.ts";

/** How a hand begins. No text within a hand looks so, as JSON escapes the quotes in texts. */
const HAND_START = /\{\s*"ohh"\s*:/g;

/**
 * Reads all hands of a text one after another, whatever stands between them. A hand that cannot be
 * read costs none of its neighbours.
 */
export function* parseOhh(text: string): Generator<ParsedHand, void, undefined> {
  let line = 1;
  let counted = 0;
  let number = 0;
  let start = -1;
  // Only what ends an object is of a hand.
  const torn = text.slice(0, Math.max(0, text.search(HAND_START)));
  if (torn.includes("}")) {
    yield { status: "partial", reason: "Cannot read a hand: it has no beginning", line };
  }
  for (const { index } of text.matchAll(HAND_START)) {
    if (start >= 0) {
      line += countLines(text, counted, start);
      counted = start;
      yield readText(text.slice(start, index), { line, number: ++number, isLast: false });
    }
    start = index;
  }
  if (start < 0) {
    if (/[^\s\uFEFF]/.test(text)) yield { status: "error", reason: "no hand begins here", line };
    return;
  }
  line += countLines(text, counted, start);
  yield readText(text.slice(start), { line, number: ++number, isLast: true });
}

/** Whether a text begins like this format, or within a hand that another one follows. */
export function isOhh(text: string): boolean {
  if (/^[\s\uFEFF]*(?:\[\s*)?\{\s*"ohh"\s*:/.test(text)) return true;
  return /^[\s\uFEFF]*["\w\]},]/.test(text) && /\}\s*\n\{\s*"ohh"\s*:/.test(text);
}

interface Place {
  /** Line of the hand, from 1. */
  readonly line: number;
  /** Number of the hand in the file, from 1. */
  readonly number: number;
  readonly isLast: boolean;
}

function readText(text: string, place: Place): ParsedHand {
  const { line, number } = place;
  let id = String(number);
  try {
    const fields = new Fields(parseObject(text, place), line).object("ohh");
    id = fields.optionalText("game_number") ?? id;
    return reportHand(new HandReader(fields, number).read(), `hand ${id}`, line);
  } catch (stop) {
    return reportStop(stop, `hand ${id}`);
  }
}

function parseObject(text: string, { line, isLast }: Place): Record<string, unknown> {
  try {
    return JSON.parse(text);
  } catch (error) {
    if (!(error instanceof SyntaxError)) throw error;
    const object = parseLeadingObject(text);
    if (object !== undefined) return object;
    const position = Number(/at position (\d+)/.exec(error.message)?.[1]);
    const isAtEnd = error.message.startsWith("Unexpected end") || position >= text.trimEnd().length;
    throw isLast && isAtEnd
      ? new HandStop("partial", "the text ends within it", line)
      : new HandStop("error", error.message, line);
  }
}

/** The object without what follows it, such as the comma of a list; undefined if it is broken. */
function parseLeadingObject(text: string): Record<string, unknown> | undefined {
  try {
    return JSON.parse(text.slice(0, text.lastIndexOf("}") + 1));
  } catch (error) {
    if (!(error instanceof SyntaxError)) throw error;
    return undefined;
  }
}

function countLines(text: string, from: number, to: number): number {
  let lines = 0;
  for (let at = text.indexOf("\n", from); at >= 0 && at < to; at = text.indexOf("\n", at + 1)) {
    lines++;
  }
  return lines;
}
