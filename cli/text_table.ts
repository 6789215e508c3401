/**
 * Tables of text for a terminal.
 *
 * @module
 */

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
  ];
  const widths = columns.map((_, at) => Math.max(...lines.map((line) => widthOf(line[at]))));
  return lines.map((line) =>
    line.map((text, at) => {
      const blanks = " ".repeat(widths[at] - widthOf(text));
      return columns[at].left ? text + blanks : blanks + text;
    }).join("  ").trimEnd() + "\n"
  ).join("");
}

/** Cuts a text that is longer than `length`. */
export function shorten(text: string, length: number): string {
  const characters = [...text];
  return characters.length <= length ? text : characters.slice(0, length - 1).join("") + "…";
}

function widthOf(text: string): number {
  return [...text].length;
}
