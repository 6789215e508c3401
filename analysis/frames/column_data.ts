/**
 * A table as columns: light, without limit, and what every frame here is made of.
 *
 * @module
 */
import { checkCount, foundText } from "../metrics/checks.ts";
import { DISPLAY, type DisplayBundle } from "../notebook/display.ts";
import { frameHtml, frameText } from "./_frame_text.ts";
import {
  type Cell,
  cellArray,
  type CellList,
  type Column,
  type ColumnSpec,
  type ColumnType,
  isMissing,
  typeOfCells,
} from "./column.ts";

/** A row as an object with a cell for each column, by the column's name. */
export type Row = Readonly<Record<string, Cell>>;

/**
 * Columns of equal length. It shows itself in a notebook, gives its rows to charts, and becomes a
 * danfojs DataFrame with `toDataFrame()`.
 *
 * @example
 * ```ts
 * import { ColumnData } from "@marvin/holdem/analysis/frames";
 * import { assertEquals } from "@std/assert";
 *
 * const data = ColumnData.fromRows([{ player: "Ann", net: 5 }, { player: "Ben", net: -5 }]);
 * assertEquals(data.columns, ["player", "net"]);
 * assertEquals(data.types, ["text", "integer"]);
 * assertEquals([...data][1], { player: "Ben", net: -5 });
 * ```
 */
export class ColumnData {
  /** Number of rows. */
  readonly rowCount: number;
  private readonly byName: ReadonlyMap<string, Column>;

  /**
   * Puts columns side by side.
   *
   * @param list The columns.
   * @throws {RangeError} If their lengths differ, or two have the same name.
   */
  constructor(readonly list: readonly Column[]) {
    this.rowCount = list[0]?.cells.length ?? 0;
    this.byName = new Map(list.map((column) => [column.name, column]));
    const uneven = list.find(({ cells }) => cells.length !== this.rowCount);
    if (uneven !== undefined) {
      throw new RangeError(
        `Cannot put ${uneven.cells.length} cells of ${uneven.name} beside ${this.rowCount} others`,
      );
    }
    if (this.byName.size < list.length) {
      const twice = list.find((column) => this.byName.get(column.name) !== column)!;
      throw new RangeError(`Cannot have two columns of the name ${twice.name}`);
    }
  }

  /**
   * Makes columns of rows. A cell that a row does not have is null.
   *
   * @param rows Objects; columns stand in the order in which their names first appear.
   * @param specs The columns, where names and types are not to be taken from the rows.
   */
  static fromRows(rows: readonly Row[], specs?: readonly ColumnSpec[]): ColumnData {
    if (!Array.isArray(rows)) {
      throw new TypeError(`Cannot make columns: wanted a list of rows, found ${foundText(rows)}`);
    }
    const names = specs?.map(({ name }) => name) ?? [...new Set(rows.flatMap(Object.keys))];
    return new ColumnData(names.map((name, at) => {
      const cells = rows.map((row) => Object.hasOwn(row, name) ? row[name] ?? null : null);
      return { ...(specs?.[at] ?? { name, type: typeOfCells(cells) }), cells };
    }));
  }

  /** Names of the columns. */
  get columns(): string[] {
    return this.list.map(({ name }) => name);
  }

  /** Types of the columns. */
  get types(): ColumnType[] {
    return this.list.map(({ type }) => type);
  }

  /** Rows as lists of cells, as a DataFrame has them. */
  get values(): Cell[][] {
    return Array.from(
      { length: this.rowCount },
      (_, at) => this.list.map(({ cells }) => cells.at(at) ?? null),
    );
  }

  /**
   * A column.
   *
   * @throws {RangeError} If there is none of this name.
   */
  column(name: string): Column {
    const column = this.byName.get(name);
    if (column !== undefined) return column;
    throw new RangeError(`Cannot find a column ${name}: there are ${this.columns.join(", ")}`);
  }

  /** Cells of a column as an array; see {@link column}. */
  cells(name: string): Cell[] {
    return cellArray(this.column(name).cells);
  }

  /**
   * Numbers of a column, without those that are missing; booleans count as 0 and 1.
   *
   * @throws {TypeError} If the column holds text.
   */
  numbers(name: string): number[] {
    if (this.column(name).type === "text" && this.cells(name).some((cell) => !isMissing(cell))) {
      throw new TypeError(`Cannot read ${name} as numbers, as it holds text`);
    }
    return this.cells(name).filter((cell) => !isMissing(cell)).map(Number);
  }

  /** Rows as objects. */
  *[Symbol.iterator](): Iterator<Row> {
    for (let at = 0; at < this.rowCount; at++) {
      yield Object.fromEntries(this.list.map(({ name, cells }) => [name, cells.at(at) ?? null]));
    }
  }

  /** Chosen columns, in the order of the names. */
  select(names: readonly string[]): ColumnData {
    if (!Array.isArray(names)) {
      throw new TypeError(
        `Cannot choose columns: wanted a list of names, found ${foundText(names)}`,
      );
    }
    return new ColumnData(names.map((name) => this.column(name)));
  }

  /**
   * Chosen rows, by their indices.
   *
   * @throws {RangeError} If there is no such row.
   */
  take(rows: ArrayLike<number>): ColumnData {
    for (let at = 0; at < rows.length; at++) {
      if (Number.isInteger(rows[at]) && rows[at] >= 0 && rows[at] < this.rowCount) continue;
      throw new RangeError(`Cannot take row ${rows[at]}: there are ${this.rowCount}, from 0`);
    }
    return new ColumnData(
      this.list.map((column) => ({ ...column, cells: new ChosenCells(column.cells, rows) })),
    );
  }

  /** Rows for which a condition holds. */
  filter(keep: (row: Row) => boolean): ColumnData {
    const kept: number[] = [];
    let at = 0;
    for (const row of this) {
      if (keep(row)) kept.push(at);
      at++;
    }
    return this.take(kept);
  }

  /**
   * The first rows.
   *
   * @throws {RangeError} If the count is no whole number.
   */
  head(count: number = 5): ColumnData {
    checkCount("a number of rows", count);
    return this.take(Array.from({ length: Math.min(count, this.rowCount) }, (_, at) => at));
  }

  /** The first rows as text. */
  toString(): string {
    return frameText(this);
  }

  /** The first rows as a table of a notebook. */
  [DISPLAY](): DisplayBundle {
    return { "text/html": frameHtml(this), "text/plain": frameText(this) };
  }

  /** The first rows as text, for `console.log`. */
  [Symbol.for("Deno.customInspect")](): string {
    return this.toString();
  }
}

/** Cells of another list, chosen by index. */
class ChosenCells implements CellList {
  constructor(private readonly cells: CellList, private readonly rows: ArrayLike<number>) {}

  get length(): number {
    return this.rows.length;
  }

  at(index: number): Cell | undefined {
    return this.cells.at(this.rows[index]);
  }
}
