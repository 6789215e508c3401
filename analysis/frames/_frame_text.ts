/**
 * The beginning of a table, as HTML for notebooks and as text.
 *
 * @module
 */
import { escapeMarkup } from "../notebook/display.ts";
import { type Column, isMissing, isNumeric } from "./column.ts";

/** Rows that are shown. */
const SHOWN_ROWS = 20;

/** Digits of a fraction that are shown. */
const DIGITS = 6;

/** Characters of a cell that are shown. */
const SHOWN_CHARACTERS = 60;

/** What is shown of a table. */
interface Shown {
  readonly list: readonly Column[];
  readonly rowCount: number;
}

/**
 * An HTML table with numbers to the right, as wide as its cells need: a notebook scrolls sideways.
 * Everything in it is escaped.
 */
export function frameHtml(data: Shown): string {
  const right = ' style="text-align: right; white-space: nowrap"';
  const left = ' style="text-align: left; white-space: nowrap"';
  const align = ({ type }: Column) => isNumeric(type) ? right : left;
  const heads = data.list.map((column) =>
    `<th${align(column)}${title(column)}>${escapeMarkup(column.name)}</th>`
  );
  const columns = data.list.map((column) => cellTexts(column, shownRows(data)));
  const rows = shownRows(data).map((at) => {
    const cells = data.list.map((column, index) =>
      `<td${align(column)}>${escapeMarkup(columns[index][at])}</td>`
    );
    return `<tr>${cells.join("")}</tr>`;
  });
  return `<table><thead><tr>${heads.join("")}</tr></thead><tbody>${rows.join("")}</tbody></table>` +
    `<p>${escapeMarkup(sizeText(data))}</p>`;
}

/** Aligned text, with the size below. */
export function frameText(data: Shown): string {
  const rows = shownRows(data);
  const columns = data.list.map((column) => {
    const texts = [column.name, ...cellTexts(column, rows)].map(oneLine);
    const width = Math.max(...texts.map(terminalWidth));
    return texts.map((text) => {
      const blanks = " ".repeat(width - terminalWidth(text));
      return isNumeric(column.type) ? blanks + text : text + blanks;
    });
  });
  const lines = [0, ...rows.map((_, index) => index + 1)].map((line) =>
    columns.map((column) => column[line]).join("  ").trimEnd()
  );
  return [...lines, sizeText(data)].join("\n");
}

function title({ unit, about }: Column): string {
  const text = [about, unit === undefined ? undefined : `(${unit})`].filter(Boolean).join(" ");
  return text === "" ? "" : ` title="${escapeMarkup(text)}"`;
}

function shownRows({ rowCount }: Shown): number[] {
  return Array.from({ length: Math.min(rowCount, SHOWN_ROWS) }, (_, at) => at);
}

function sizeText({ rowCount, list }: Shown): string {
  const size = `${rowCount.toLocaleString("en-US")} ${rowCount === 1 ? "row" : "rows"} × ` +
    `${list.length} ${list.length === 1 ? "column" : "columns"}`;
  return rowCount > SHOWN_ROWS ? `${size}, the first ${SHOWN_ROWS} shown` : size;
}

/** Cells as people read them: nothing where one is missing, and fractions below each other. */
function cellTexts({ cells }: Column, rows: readonly number[]): string[] {
  const shown = rows.map((at) => cells.at(at));
  const decimals = decimalsOf(shown.filter((cell) => typeof cell === "number"));
  return shown.map((cell) => {
    if (isMissing(cell)) return "";
    if (typeof cell === "number") return numberText(cell!, decimals);
    const text = String(cell);
    return text.length > SHOWN_CHARACTERS ? `${text.slice(0, SHOWN_CHARACTERS - 1)}…` : text;
  });
}

/**
 * Digits after the point that show the largest of some numbers with six digits, and no fewer than
 * two where there are fractions; null where one number of digits does not suit all of them.
 */
function decimalsOf(numbers: readonly number[]): number | null {
  const sizes = numbers.filter((number) => number !== 0).map(Math.abs);
  if (numbers.every(Number.isInteger)) return 0;
  const largest = Math.max(...sizes);
  const most = Math.max(2, DIGITS - 1 - Math.floor(Math.log10(largest)));
  if (!(largest < 1e15 && most <= 2 * DIGITS && Math.min(...sizes) >= 10 ** -most)) return null;
  // Zeros that all of them end in tell nothing.
  const needed = numbers.map((number) => String(Number(number.toFixed(most))).split(".")[1] ?? "");
  return Math.max(...needed.map((digits) => digits.length));
}

function numberText(number: number, decimals: number | null): string {
  if (decimals !== null) return number.toFixed(decimals);
  return Number.isInteger(number) ? String(number) : String(Number(number.toPrecision(DIGITS)));
}

function oneLine(text: string): string {
  return text.replace(/\p{Cc}/gu, " ");
}

/** Columns that a text takes in a terminal: East Asian letters and pictures take two. */
function terminalWidth(text: string): number {
  return [...text].reduce((sum, character) => sum + (isWide(character) ? 2 : 1), 0);
}

function isWide(character: string): boolean {
  return /[\u1100-\u115f\u2e80-\ua4cf\uac00-\ud7a3\uf900-\ufaff\ufe30-\ufe6f\uff00-\uff60]|\p{Emoji_Presentation}/u
    .test(character);
}
