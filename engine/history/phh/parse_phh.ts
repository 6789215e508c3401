/**
 * Reads the Poker Hand History format: one hand in a `.phh` file, many in a `.phhs` file.
 *
 * The format tells who did what, but neither calls nor pots nor winners. They follow from playing
 * the actions again.
 *
 * @module
 */
import { parse as parseToml } from "@std/toml";
import { Fields } from "../_fields.ts";
import { reportHand, reportStop } from "../_hand_report.ts";
import { HandStop } from "../_hand_stop.ts";
import type { ParsedHand } from "../parsed_hand.ts";
import { HandReader } from "./_hand_reader.ts";

/**
 * A header such as `[17]`, also where the end of the text cuts it off, or the field that files of one
 * hand each begin with.
 */
const BOUNDARY =
  /^[ \t]*(?:\[[ \t]*"?([\w-]*)"?[ \t]*(?:\][ \t]*(?:#.*)?\r?$|$(?![^]))|["']?variant["']?[ \t]*=)/gm;

/** An id beyond what TOML integers of this runtime hold: better a text than rounded. */
const LONG_ID = /^(hand\s*=\s*)(\d{16,})/m;

/** A part of the file that holds one hand. */
interface Section {
  readonly text: string;
  /** Line of its first character, from 1. */
  readonly line: number;
  /** Number of the hand where it has no other. */
  readonly number: number;
  readonly isLast: boolean;
}

/**
 * Reads all hands of a text one after another. A hand that cannot be read costs none of its
 * neighbours.
 */
export function* parsePhh(text: string): Generator<ParsedHand, void, undefined> {
  for (const section of sectionsOf(text)) yield readSection(section);
}

const HEADER_LINE = /^\[ *"?[\w-]+"? *\](?: *#.*)?$/;
const FIELD_LINE = /^(?:[\w-]+|"[\w-]+"|'[\w-]+')[ \t]*=/;
const REQUIRED_FIELD = /^[ \t]*["']?(?:variant|actions)["']?[ \t]*=/m;

/** The number of a hand, behind one that a text may begin within. */
const NEXT_HEADER = /^\[[ \t]*"?\d+"?[ \t]*\][ \t]*\r?$/m;

/**
 * Whether a text begins like this format, with a header or any field, or within a hand that another
 * one follows; and has a field of it.
 */
export function isPhh(text: string): boolean {
  const start = /^\uFEFF?(?:[ \t]*(?:#.*)?\r?\n)*/.exec(text)![0].length;
  const end = text.indexOf("\n", start);
  const line = text.slice(start, end < 0 ? text.length : end).trim();
  const isBegun = HEADER_LINE.test(line) || FIELD_LINE.test(line) || NEXT_HEADER.test(text);
  return isBegun && REQUIRED_FIELD.test(text);
}

function* sectionsOf(text: string): Generator<Section, void, undefined> {
  let [start, line, number] = [text.startsWith("\uFEFF") ? 1 : 0, 1, 0];
  let hasVariant = false;
  let hasHeader = false;
  for (const { 0: match, 1: header, index } of text.matchAll(BOUNDARY)) {
    if (header === undefined && !hasVariant) {
      hasVariant = true;
      continue;
    }
    const part = text.slice(start, index);
    if (hasHeader || !isEmpty(part)) yield { text: part, line, number, isLast: false };
    line += countLines(part);
    hasVariant = header === undefined;
    hasHeader = !hasVariant;
    start = index + (hasVariant ? 0 : match.length);
    number = hasVariant ? number + 1 : Number(header) || 0;
  }
  const part = text.slice(start);
  if (hasHeader || !isEmpty(part)) yield { text: part, line, number, isLast: true };
}

/** Whether there are only blanks and comments. */
function isEmpty(part: string): boolean {
  return !/^[ \t]*[^#\s]/m.test(part);
}

function readSection(section: Section): ParsedHand {
  const { line } = section;
  let id = String(section.number);
  try {
    const fields = new Fields(parseTable(section), line);
    id = fields.optionalText("hand") ?? id;
    if (section.isLast && HandReader.isIncomplete(fields)) {
      throw new HandStop("partial", "the text ends within it", line);
    }
    const reader = new HandReader(fields, section.number);
    const parsed = reportHand(reader.read(), `hand ${id}`, line);
    const { contradiction } = reader;
    if (parsed.status !== "ok" || contradiction === null) return parsed;
    return { ...parsed, status: "error", reason: `Hand ${id} does not add up: ${contradiction}` };
  } catch (stop) {
    return reportStop(stop, `hand ${id}`);
  }
}

function parseTable({ text, line, isLast }: Section): Record<string, unknown> {
  try {
    return parseToml(text.replace(LONG_ID, '$1"$2"'));
  } catch (error) {
    if (!(error instanceof SyntaxError)) throw error;
    const [, lineText, reason] = /line (\d+), column \d+: (.*)/.exec(error.message) ?? [];
    const errorLine = Number(lineText ?? 1);
    // What stands in the last line of a file, or in one without an end, is cut off.
    const isCut = isLast && (!text.endsWith("\n") || errorLine >= countLines(text));
    throw isCut
      ? new HandStop("partial", "the text ends within it", line)
      : new HandStop("error", reason ?? error.message, line + errorLine - 1);
  }
}

function countLines(text: string): number {
  let lines = 0;
  for (let at = text.indexOf("\n"); at >= 0; at = text.indexOf("\n", at + 1)) lines++;
  return lines;
}
