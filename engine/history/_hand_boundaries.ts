/**
 * Where a long text may be cut between two hands.
 *
 * @module
 */
import type { HistoryFormat } from "./formats.ts";

/** What is whole of a text, and what has to wait for more. */
export interface Cut {
  /** Whole hands. */
  readonly whole: string;
  /** The rest; it holds no line that {@link whole} holds, so that line numbers go on. */
  readonly rest: string;
}

/** How a line begins at which a hand may begin, and what that line has to look like. */
const STARTS: Readonly<Record<Exclude<HistoryFormat, "ipoker-xml">, [words: string[], RegExp]>> = {
  ipoker: [["\nGame #"], /Game #[0-9]+ starts on [0-9/]+ [0-9:]+[ \t]*\r?$/my],
  pokertracker: [["\nGAME #"], /GAME #[0-9]/y],
  pokerstars: [
    ["\n"], // rooms are many, and some exports indent the line
    /[ \t]*\w+ [A-Za-z ]*#[0-9]+: .* [0-9]{4}\/[0-9]{2}\/[0-9]{2} /y,
  ],
  phh: [["\n["], /\[[ \t]*"?[\w-]+"?[ \t]*\][ \t]*(?:#.*)?\r?$/my],
  ohh: [["\n{"], /\{\s*"ohh"/y],
};

/**
 * Cuts a text before the last hand that begins in it, as it may go on.
 *
 * @returns The parts, or null if no hand begins behind the first.
 */
export function cutAtLastHand(text: string, format: HistoryFormat): Cut | null {
  if (format === "ipoker-xml") return cutSession(text);
  const [words, line] = STARTS[format];
  const lastWord = (before: number) =>
    Math.max(...words.map((word) => text.lastIndexOf(word, before)));
  for (let at = lastWord(Infinity); at > 0; at = lastWord(at - 1)) {
    line.lastIndex = at + 1;
    if (!line.test(text)) continue;
    const whole = text.slice(0, at + 1);
    return whole.trim() === "" ? null : { whole, rest: text.slice(at + 1) };
  }
  return null;
}

/** Cuts before the last game of a file of sessions, and gives the rest its session's head, too. */
function cutSession(text: string): Cut | null {
  const at = text.lastIndexOf("<game ");
  const first = text.indexOf("<game ");
  if (at <= first) return null;
  const whole = text.slice(0, at);
  const start = Math.max(whole.lastIndexOf("<session"), whole.lastIndexOf("<root"), 0);
  const head = whole.slice(start, text.indexOf("<game ", start));
  // In one line, as its lines have been counted already.
  return { whole, rest: head.replace(/\s+/g, " ") + text.slice(at) };
}
