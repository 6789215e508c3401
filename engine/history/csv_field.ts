/**
 * Fields of CSV files (RFC 4180), as everything in this project writes them.
 *
 * @module
 */

/** What a field can hold; null where there is nothing. */
export type CsvCell = string | number | boolean | null;

/** Texts that a spreadsheet would run as a formula, and those that look like guarded ones. */
const FORMULA = /^'*[=+\-@\t\r\n]/;

/** Texts that need no quotes: without commas, quotes and line ends, and no blanks around them. */
const PLAIN = /^[^",\r\n\s](?:[^",\r\n]*[^",\r\n\s])?$/;

/**
 * Writes a field so that `parseCsv` reads it as the same, and no spreadsheet runs it.
 *
 * - Numbers and booleans stand as they are, and nothing is written for null.
 * - Text is quoted where it would be read as anything else: `"true"`, `"12"`, `""`.
 * - Text that begins with `=`, `+`, `-`, `@`, a tab or a line end has an apostrophe in front, which
 *   spreadsheets take for "this is text". So has text that begins with apostrophes and then like
 *   that, so that {@link unguardCsvText} takes none away that was there before.
 *
 * @example
 * ```ts
 * import { formatCsvField } from "@marvin/holdem/history";
 * import { assertEquals } from "@std/assert";
 *
 * const cells = ["Ann", 'Ann "Ace"', "=1+1", "-5", -5, true, "true", null, ""];
 * assertEquals(
 *   cells.map(formatCsvField).join(),
 *   `Ann,"Ann ""Ace""","'=1+1","'-5",-5,true,"true",,""`,
 * );
 * ```
 */
export function formatCsvField(cell: CsvCell): string {
  if (typeof cell !== "string") return cell === null ? "" : String(cell);
  const isFormula = FORMULA.test(cell);
  const looksOtherwise = cell === "true" || cell === "false" || !Number.isNaN(Number(cell));
  if (!isFormula && !looksOtherwise && PLAIN.test(cell)) return cell;
  return `"${isFormula ? "'" : ""}${cell.replaceAll('"', '""')}"`;
}

/** A text that was read, without the apostrophe that {@link formatCsvField} put in front. */
export function unguardCsvText(text: string): string {
  return text.startsWith("'") && FORMULA.test(text) ? text.slice(1) : text;
}
