/**
 * Reads the hand histories of PokerStars, and of rooms and programs that write like it.
 *
 * Names may hold anything, so that no line is split at a colon: a line is read as the name of a
 * player of the seat table and a remainder that fits to its end, and at most one such reading may
 * exist.
 *
 * @module
 */
import { reportHand, reportStop } from "../_hand_report.ts";
import { OtherGame } from "../_hand_stop.ts";
import { TextLines } from "../_text_lines.ts";
import type { ParsedHand } from "../parsed_hand.ts";
import { type HandLines, HandReader } from "./_hand_reader.ts";
import {
  type GameHeader,
  type HandHeader,
  hasHeader,
  headerIn,
  isHeader,
  readHeader,
} from "./_header.ts";
import { isChat, looksLikePlay } from "../_table_notes.ts";

/**
 * Reads all hands of a text one after another, in time proportional to its length. What cannot be
 * read is reported with its line and costs no other hand; lines before the first hand are reported
 * as a hand in part if they are of one.
 *
 * @param text The text of one or more files.
 */
export function* parsePokerstars(text: string): Generator<ParsedHand, void, undefined> {
  const lines = new TextLines(normalized(text));
  let pending: string[] = [];
  let first = 1;
  for (; lines.current !== null; lines.advance()) {
    const line = withoutIndent(lines.current);
    const headerAt = headerIn(line);
    if (headerAt >= 0) {
      const isTorn = headerAt > 0;
      if (isTorn) pending.push(line.slice(0, headerAt));
      const parsed = readLines({ lines: pending, first, isLast: false, isTorn });
      if (parsed !== null) yield parsed;
      pending = [];
      first = lines.number;
    }
    pending.push(headerAt > 0 ? line.slice(headerAt) : line);
  }
  const parsed = readLines({ lines: pending, first, isLast: true, isTorn: !/[\n\r]$/.test(text) });
  if (parsed !== null) yield parsed;
}

/** Some exports indent all lines of a hand. */
function withoutIndent(line: string): string {
  return line.startsWith(" ") || line.startsWith("\t") ? line.replace(/^[ \t]+/, "") : line;
}

const SECTION = /^\*\*\* (?:FIRST )?(?:HOLE CARDS|FLOP|TURN|RIVER|SHOW DOWN|SUMMARY) \*\*\*/m;

/**
 * Whether a text is of this format: it holds the first line of a hand, or if it begins within a
 * hand the title of a section and no other room's number of a hand.
 */
export function isPokerstars(text: string): boolean {
  const sample = normalized(text.slice(0, 20_000));
  if (hasHeader(sample)) return true;
  return SECTION.test(sample) && !sample.trimStart().split("\n", 1)[0].includes("#");
}

/** Ends every line with LF and drops byte order marks, also those of joined files. */
function normalized(text: string): string {
  const lines = text.includes("\n") ? text : text.replaceAll("\r", "\n");
  const clean = lines.includes("\uFEFF") ? lines.replaceAll("\uFEFF", "") : lines;
  return clean.endsWith("\n") ? clean : clean + "\n";
}

/** Reads one hand; null if the lines are of none. */
function readLines(hand: HandLines): ParsedHand | null {
  const { lines, first } = hand;
  if (lines.length === 0) return null;
  if (!isHeader(lines[0])) {
    if (lines.some((line) => SECTION.test(line) || looksLikePlay(line))) {
      return { status: "partial", reason: "Cannot read a hand: it has no first line", line: first };
    }
    return null;
  }
  const header = readHeader(lines[0]);
  if (typeof header === "string") {
    const status = lines.length === 1 && hand.isLast ? "partial" : "error";
    return { status, reason: `Cannot read a hand: ${header}, found ${lines[0]}`, line: first };
  }
  const { game, id } = header;
  if ("unsupported" in game) {
    return reportStop(new OtherGame(game.unsupported, first), `hand ${id}`);
  }
  return readHoldem(hand, header, game);
}

function readHoldem(
  hand: HandLines,
  header: HandHeader,
  game: GameHeader,
): ParsedHand {
  const name = `hand ${header.id}`;
  try {
    const record = new HandReader(hand, header, inScale(game, hand)).read();
    return orTorn(reportHand(record, name, hand.first), hand);
  } catch (stop) {
    return orTorn(reportStop(stop, name), hand);
  }
}

/** A last line that lacks its end may be wrong for that alone. */
function orTorn(parsed: ParsedHand, { lines, first, isTorn }: HandLines): ParsedHand {
  if (parsed.status !== "error" || !isTorn) return parsed;
  const isOfLastLine = parsed.line === first + lines.length - 1;
  return isOfLastLine ? { ...parsed, status: "partial" } : parsed;
}

/** Chips have cents in a few tournaments, which the first line does not tell. */
function inScale(game: GameHeader, { lines }: HandLines): GameHeader {
  const { scale, low, high, cap, ante } = game;
  if (scale === 100 || !lines.some((line, at) => at > 0 && hasCents(line))) return game;
  return {
    ...game,
    scale: 100,
    low: 100 * low,
    high: 100 * high,
    ...(cap !== undefined && { cap: 100 * cap }),
    ...(ante !== undefined && { ante: 100 * ante }),
  };
}

function hasCents(line: string): boolean {
  return line.includes(".") && PART_OF_CHIP.test(line) && !isChat(line);
}

/** An amount with cents where a line has its amount, as names may hold such numbers, too. */
const PART_OF_CHIP = new RegExp(
  "(?:^Uncalled bet \\(|^Seat .* \\(|: (?:posts [a-z& ]+|bets|calls|raises) | collected )" +
    "[0-9][0-9,]*\\.[0-9]{1,2}(?: in chips|\\) returned to | to | and | from |$)",
);
