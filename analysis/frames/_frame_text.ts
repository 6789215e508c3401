/**
 * The beginning of a table, as HTML for notebooks and as text.
 *
 * @module
 */
import { escapeMarkup } from "../notebook/display.ts";
import { type Cell, type Column, isMissing, isNumeric } from "./column.ts";

/** Rows that are shown. */
const SHOWN_ROWS = 20;

/** Characters of a cell that are shown. */
const SHOWN_CHARACTERS = 60;

/** What is shown of a table. */
interface Shown {
  readonly list: readonly Column[];
  readonly rowCount: number;
}

/** An HTML table with numbers to the right. Everything in it is escaped. */
export function frameHtml(data: Shown): string {
  const right = ' style="text-align: right"';
  const left = ' style="text-align: left"';
  const align = ({ type }: Column) => isNumeric(type) ? right : left;
  const heads = data.list.map((column) =>
    `<th${align(column)}${title(column)}>${escapeMarkup(column.name)}</th>`
  );
  const rows = shownRows(data).map((at) => {
    const cells = data.list.map((column) =>
      `<td${align(column)}>${escapeMarkup(formatCell(column.cells.at(at)))}</td>`
    );
    return `<tr>${cells.join("")}</tr>`;
  });
  return `<table><thead><tr>${heads.join("")}</tr></thead><tbody>${rows.join("")}</tbody></table>` +
    `<p>${escapeMarkup(sizeText(data))}</p>`;
}

/** Aligned text, with the size below. */
export function frameText(data: Shown): string {
  const rows = shownRows(data);
  const columns = data.list.map(({ name, type, cells }) => {
    const texts = [name, ...rows.map((at) => formatCell(cells.at(at)))].map(oneLine);
    const width = Math.max(...texts.map((text) => text.length));
    return texts.map((text) => isNumeric(type) ? text.padStart(width) : text.padEnd(width));
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

/** A cell as people read it: fractions with six digits, nothing where it is missing. */
function formatCell(cell: Cell | undefined): string {
  if (isMissing(cell)) return "";
  if (typeof cell === "number" && !Number.isInteger(cell)) {
    return String(Number(cell.toPrecision(6)));
  }
  const text = String(cell);
  return text.length > SHOWN_CHARACTERS ? `${text.slice(0, SHOWN_CHARACTERS - 1)}…` : text;
}

function oneLine(text: string): string {
  return text.replace(/\p{Cc}/gu, " ");
}
