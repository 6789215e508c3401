/**
 * Columns of tables: what they are called, what they hold, and their cells.
 *
 * @module
 */

/** A cell. Null is what is missing or not known. */
export type Cell = string | number | boolean | null;

/** Types of columns. An `integer` is a whole number; a `number` has fractions. */
export const COLUMN_TYPES = ["integer", "number", "text", "boolean"] as const;

/** The type of a column. */
export type ColumnType = (typeof COLUMN_TYPES)[number];

/** What a column is. */
export interface ColumnSpec {
  /** Name, which no other column of the table has. */
  readonly name: string;
  /** Type of its cells; any cell may be null. */
  readonly type: ColumnType;
  /** Unit of its numbers, such as `chips` or `%`. */
  readonly unit?: string;
  /** What its cells say, in a sentence. */
  readonly about?: string;
}

/** Cells in order: an array, or something leaner. */
export interface CellList {
  /** How many cells. */
  readonly length: number;
  /** The cell at an index from 0. */
  at(index: number): Cell | undefined;
}

/** A column. */
export interface Column extends ColumnSpec {
  /** Its cells. */
  readonly cells: CellList;
}

/** Whether a cell is missing; what is not a number is taken as missing, too. */
export function isMissing(cell: Cell | undefined): cell is null | undefined {
  return cell === null || cell === undefined || Number.isNaN(cell);
}

/** Finds out the type of cells; `text` where all are missing or they are of several types. */
export function typeOfCells(cells: Iterable<Cell | undefined>): ColumnType {
  let found: ColumnType | null = null;
  for (const cell of cells) {
    if (isMissing(cell)) continue;
    const type = typeof cell === "boolean"
      ? "boolean"
      : typeof cell === "string"
      ? "text"
      : Number.isInteger(cell)
      ? "integer"
      : "number";
    if (found === null || found === type) found = type;
    else if (isNumeric(found) && isNumeric(type)) found = "number";
    else return "text";
  }
  return found ?? "text";
}

/** Whether the cells of a column are numbers. */
export function isNumeric(type: ColumnType): boolean {
  return type === "integer" || type === "number";
}

/** All cells as an array. */
export function cellArray(cells: CellList): Cell[] {
  return Array.from({ length: cells.length }, (_, at) => cells.at(at) ?? null);
}
