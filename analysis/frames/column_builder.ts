/**
 * Columns that grow row by row, in as little memory as their types allow: eight bytes a number, one
 * byte a boolean, four bytes a text that has been there before.
 *
 * @module
 */
import type { Cell, ColumnSpec } from "./column.ts";
import { ColumnData } from "./column_data.ts";
import {
  BooleanCells,
  type GrowingCells,
  KeyedTextCells,
  NumberCells,
  TextCells,
} from "./growing_cells.ts";

/** Rows that there is room for at first. */
const FIRST_ROOM = 64;

/** A column that grows. */
export interface GrowingSpec extends ColumnSpec {
  /**
   * Text of a key, a whole number from 0, for texts that are mostly met once: they are made when
   * somebody looks at them, and only their keys are kept.
   */
  readonly textOf?: (key: number) => string;
}

/** Collects rows, one by one or by column. */
export class ColumnBuilder {
  private readonly cells: readonly GrowingCells[];
  private rows = 0;
  /** Rows that all columns have room for. */
  private room = 0;

  /** Starts empty, with these columns. */
  constructor(private readonly specs: readonly GrowingSpec[]) {
    this.cells = specs.map(cellsFor);
  }

  /** Number of rows. */
  get rowCount(): number {
    return this.rows;
  }

  /**
   * Adds a row.
   *
   * @param row A cell for each column, in their order.
   */
  push(row: readonly Cell[]): void {
    const at = this.extend(1);
    for (let column = 0; column < this.cells.length; column++) {
      this.cells[column].set(at, row[column]);
    }
  }

  /**
   * Adds rows whose cells are all to be set.
   *
   * @returns The first of them.
   */
  extend(count: number): number {
    const start = this.rows;
    this.rows += count;
    if (this.rows > this.room) {
      this.room = Math.max(FIRST_ROOM, 2 * this.rows);
      for (const cells of this.cells) cells.grow(this.room);
    }
    return start;
  }

  /**
   * The cells of a column of numbers, by its index.
   *
   * @throws {TypeError} If it is of another type, as in the next three.
   */
  numbers(index: number): NumberCells {
    const cells = this.cells[index];
    return cells instanceof NumberCells ? cells : this.refuse(index, "numbers");
  }

  /** The same of a column of texts. */
  texts(index: number): TextCells {
    const cells = this.cells[index];
    return cells instanceof TextCells ? cells : this.refuse(index, "texts");
  }

  /** The same of a column of texts with keys. */
  keyedTexts(index: number): KeyedTextCells {
    const cells = this.cells[index];
    return cells instanceof KeyedTextCells ? cells : this.refuse(index, "texts with keys");
  }

  /** The same of a column of booleans. */
  booleans(index: number): BooleanCells {
    const cells = this.cells[index];
    return cells instanceof BooleanCells ? cells : this.refuse(index, "booleans");
  }

  /**
   * Drops rows.
   *
   * @param marks For each row 1 if it stays, else 0.
   */
  keep(marks: Uint8Array): void {
    for (const cells of this.cells) cells.keep(marks);
    this.rows = marks.reduce((sum, mark) => sum + mark, 0);
  }

  /** A cell, by row and column. */
  cell(row: number, column: number): Cell {
    return this.cells[column].at(row);
  }

  /** The rows so far; more may be added afterwards. */
  build(): ColumnData {
    return new ColumnData(
      this.specs.map((spec, column) => ({ ...spec, cells: this.cells[column].freeze(this.rows) })),
    );
  }

  /** Says that a column is of another type. */
  private refuse(index: number, wanted: string): never {
    const { name, type } = this.specs[index] ?? { name: index, type: "none" };
    throw new TypeError(`Cannot write ${wanted} to column ${name}: its type is ${type}`);
  }
}

function cellsFor({ type, textOf }: GrowingSpec): GrowingCells {
  if (textOf !== undefined) return new KeyedTextCells(textOf);
  switch (type) {
    case "text":
      return new TextCells();
    case "boolean":
      return new BooleanCells();
    case "integer":
    case "number":
      return new NumberCells();
  }
}
