/**
 * Tables as CSV (RFC 4180).
 *
 * @module
 */
import { formatCsvField, unguardCsvText } from "@marvin/holdem";
import {
  type Cell,
  ColumnData,
  type ColumnSpec,
  type ColumnType,
  type DataFrame,
  type Frame,
  toColumns,
  toDataFrame,
} from "../frames/mod.ts";

/**
 * Writes a table as CSV, with the names of the columns first. Missing cells are empty, empty texts
 * are `""`. Text that begins with `=`, `+`, `-` or `@` gets an apostrophe in front, so that no
 * spreadsheet runs it; {@link parseCsv} takes it away again. All CSV files of the project are written
 * in this way: see `formatCsvField`.
 *
 * @param frame A table of either kind.
 * @returns Lines that end with CR LF.
 *
 * @example
 * ```ts
 * import { ColumnData } from "@marvin/holdem/analysis/frames";
 * import { toCsv } from "@marvin/holdem/analysis/logs";
 * import { assertEquals } from "@std/assert";
 *
 * const data = ColumnData.fromRows([{ player: 'Ann "Ace", 1', net: -5 }, { player: "=1+1" }]);
 * assertEquals(toCsv(data), 'player,net\r\n"Ann ""Ace"", 1",-5\r\n"\'=1+1",\r\n');
 * ```
 */
export function toCsv(frame: Frame): string {
  const data = toColumns(frame);
  return csvHeader(data.list) + csvLines(data);
}

/** The names of columns as a line of CSV. */
export function csvHeader(specs: readonly ColumnSpec[]): string {
  return specs.map(({ name }) => formatCsvField(name)).join(",") + "\r\n";
}

/** Rows of a table, all where left out which, as lines of CSV without the names of the columns. */
export function csvLines({ list, rowCount }: ColumnData, from = 0, to = rowCount): string {
  const lines: string[] = [];
  for (let at = from; at < to; at++) {
    lines.push(list.map(({ cells }) => formatCsvField(cells.at(at) ?? null)).join(",") + "\r\n");
  }
  return lines.join("");
}

/**
 * Reads a table from CSV. The first line names the columns; a byte order mark and blanks around the
 * names are dropped. A column whose fields are all numbers that keep their text (`007` does not) is
 * one of numbers, of `true` and `false` one of booleans. Empty fields are missing.
 *
 * @throws {SyntaxError} If a quote is not closed, something follows a closed one, or a line has more
 * or fewer fields than the first.
 * @throws {RangeError} If two columns have the same name.
 */
export function parseCsv(text: string): ColumnData {
  const lines = readLines(text.replace(/^\ufeff/, ""));
  const [names = [], ...rows] = lines;
  rows.forEach((row, at) => {
    if (row.length === names.length) return;
    throw new SyntaxError(
      `Cannot read row ${at + 1} of a CSV text: wanted ${names.length} fields, found ${row.length}`,
    );
  });
  return new ColumnData(names.map(({ text: name }, column) => ({
    name: unguardCsvText(name.trim()),
    ...cellsOf(rows.map((row) => row[column])),
  })));
}

/**
 * Reads a CSV file as a DataFrame.
 *
 * @param path Path of the file.
 * @throws {SyntaxError} If it cannot be read; see {@link parseCsv}.
 * @throws {RangeError} If it has more than 200,000 rows.
 */
export async function readCsv(path: string | URL): Promise<DataFrame> {
  return await toDataFrame(parseCsv(await Deno.readTextFile(path)));
}

/** A field as it was read. */
interface Field {
  readonly text: string;
  readonly isQuoted: boolean;
}

function isNumberText(text: string): boolean {
  return text !== "" && String(Number(text)) === text && Number.isFinite(Number(text));
}

function cellsOf(fields: readonly Field[]): { type: ColumnType; cells: Cell[] } {
  const isMissing = ({ text, isQuoted }: Field) => text === "" && !isQuoted;
  const given = fields.filter((field) => !isMissing(field));
  const all = (test: (text: string) => boolean) =>
    given.length > 0 && given.every(({ text, isQuoted }) => !isQuoted && test(text));
  const read = (type: ColumnType, parse: (text: string) => Cell) => ({
    type,
    cells: fields.map((field) => isMissing(field) ? null : parse(field.text)),
  });
  if (all((text) => text === "true" || text === "false")) {
    return read("boolean", (text) => text === "true");
  }
  if (all(isNumberText)) {
    const isWhole = given.every(({ text }) => Number.isInteger(Number(text)));
    return read(isWhole ? "integer" : "number", Number);
  }
  return read("text", unguardCsvText);
}

/** Lines of fields. Empty lines are left out, except where they are rows of a single column. */
function readLines(text: string): Field[][] {
  const lines: Field[][] = [];
  let line: Field[] = [];
  let at = 0;
  while (at < text.length) {
    const [field, end] = text[at] === '"' ? quotedField(text, at) : plainField(text, at);
    line.push(field);
    at = end;
    if (text[at] === ",") {
      at++;
      const isLast = at === text.length || text[at] === "\n" || text[at] === "\r";
      if (!isLast) continue;
      line.push({ text: "", isQuoted: false });
    }
    if (text[at] === "\r") at++;
    if (text[at] === "\n") at++;
    const isEmpty = line.length === 1 && line[0].text === "" && !line[0].isQuoted;
    if (!isEmpty || lines[0]?.length === 1) lines.push(line);
    line = [];
  }
  return lines;
}

function plainField(text: string, start: number): [field: Field, end: number] {
  let end = start;
  while (end < text.length && text[end] !== "," && text[end] !== "\n" && text[end] !== "\r") end++;
  return [{ text: text.slice(start, end), isQuoted: false }, end];
}

function quotedField(text: string, start: number): [field: Field, end: number] {
  let end = start + 1;
  while (true) {
    end = text.indexOf('"', end);
    if (end < 0) {
      throw new SyntaxError(`Cannot read a CSV text: the quote at ${start} is never closed`);
    }
    if (text[end + 1] !== '"') break;
    end += 2;
  }
  const next = text[end + 1];
  if (next !== undefined && !/[,\r\n]/.test(next)) {
    throw new SyntaxError(`Cannot read a CSV text: wanted a comma after ${end}, found ${next}`);
  }
  return [{ text: text.slice(start + 1, end).replaceAll('""', '"'), isQuoted: true }, end + 1];
}
