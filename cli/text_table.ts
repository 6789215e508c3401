/**
 * Tables of text for a terminal.
 *
 * @module
 */
import { escapeControls } from "@marvin/holdem";

/** A column of a table. */
export interface Column<Row> {
  /** Title, at most as wide as the column should be. */
  readonly title: string;
  /** What a row has there. */
  readonly text: (row: Row) => string;
  /** Whether the text stands to the left; numbers stand to the right. */
  readonly left?: boolean;
}

/** Lays rows out in columns as wide as they need, two blanks apart. */
export function formatTable<Row>(rows: readonly Row[], columns: readonly Column<Row>[]): string {
  const lines = [
    columns.map(({ title }) => title),
    ...rows.map((row) => columns.map(({ text }) => text(row))),
  ].map((line) => line.map(escapeControls));
  const widths = columns.map((_, at) => Math.max(...lines.map((line) => widthOf(line[at]))));
  return lines.map((line) =>
    line.map((text, at) => {
      const blanks = " ".repeat(widths[at] - widthOf(text));
      return columns[at].left ? text + blanks : blanks + text;
    }).join("  ").trimEnd() + "\n"
  ).join("");
}

/** A text on one line, cut where it would be wider than `width` columns. */
export function shorten(text: string, width: number): string {
  const longest = 20 * width; // the message of an exception may be a book
  const line = escapeControls(text.slice(0, longest));
  if (text.length <= longest && widthOf(line) <= width) return line;
  let short = "";
  let used = 0;
  for (const { segment } of characters.segment(line)) {
    used += widthOfCharacter(segment);
    if (used > width - 1) break;
    short += segment;
  }
  return `${short}…`;
}

/** Lines whose control characters are written as escapes, so that they cannot steer a terminal. */
export function escapeLines(text: string): string {
  return text.split("\n").map(escapeControls).join("\n");
}

/** What people see as one character may be several code points. */
const characters = new Intl.Segmenter("en", { granularity: "grapheme" });

/** Columns that a text takes on a terminal. */
export function widthOf(text: string): number {
  if (PLAIN.test(text)) return text.length;
  let width = 0;
  for (const { segment } of characters.segment(text)) width += widthOfCharacter(segment);
  return width;
}

const PLAIN = /^[\x20-\x7e]*$/;

/** Characters of East Asia, but for those that are written narrow. */
const EAST_ASIAN =
  /^(?![\uff61-\uffdc])[\p{sc=Han}\p{sc=Hira}\p{sc=Kana}\p{sc=Hang}\p{sc=Bopo}\p{sc=Yiii}\u3000-\u303e\u30a0-\u30ff\uff01-\uff60\uffe0-\uffe6]/u;

/** Pictures, and characters that ask to be shown as one. */
const PICTURE = /^\p{Emoji_Presentation}|\ufe0f/u;

/** Marks that stand on nothing, and characters that only say how others are to be shown. */
const EMPTY = /^[\p{M}\p{Cf}]+$/u;

function widthOfCharacter(character: string): number {
  if (EMPTY.test(character)) return 0;
  return EAST_ASIAN.test(character) || PICTURE.test(character) ? 2 : 1;
}
