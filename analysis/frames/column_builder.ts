/**
 * Columns that grow row by row, in as little memory as their types allow: eight bytes a number, one
 * byte a boolean, four bytes a text that has been there before.
 *
 * @module
 */
import type { Cell, CellList, ColumnSpec } from "./column.ts";
import { ColumnData } from "./column_data.ts";

/** Cells that can be added to. */
interface GrowingCells extends CellList {
  push(cell: Cell): void;
  /** Keeps only the cells for which the list holds a 1. */
  keep(marks: Uint8Array): void;
  /** The cells so far, which do not change when more are added. */
  freeze(): CellList;
}

/** Collects rows. */
export class ColumnBuilder {
  private readonly cells: readonly GrowingCells[];

  /** Starts empty, with these columns. */
  constructor(private readonly specs: readonly ColumnSpec[]) {
    this.cells = specs.map(({ type }) =>
      type === "text"
        ? new TextCells()
        : type === "boolean"
        ? new BooleanCells()
        : new NumberCells()
    );
  }

  /** Number of rows. */
  get rowCount(): number {
    return this.cells[0].length;
  }

  /**
   * Adds a row.
   *
   * @param row A cell for each column, in their order.
   */
  push(row: readonly Cell[]): void {
    for (let column = 0; column < this.cells.length; column++) this.cells[column].push(row[column]);
  }

  /**
   * Drops rows.
   *
   * @param marks For each row 1 if it stays, else 0.
   */
  keep(marks: Uint8Array): void {
    for (const cells of this.cells) cells.keep(marks);
  }

  /** A cell, by row and column. */
  cell(row: number, column: number): Cell {
    return this.cells[column].at(row) ?? null;
  }

  /** The rows so far; more may be added afterwards. */
  build(): ColumnData {
    return new ColumnData(
      this.specs.map((spec, column) => ({ ...spec, cells: this.cells[column].freeze() })),
    );
  }
}

class NumberCells implements GrowingCells {
  constructor(private numbers: Float64Array = new Float64Array(64), public length: number = 0) {}

  at(index: number): number | null {
    const number = this.numbers[index];
    return Number.isNaN(number) ? null : number;
  }

  push(cell: Cell): void {
    if (this.length === this.numbers.length) {
      const larger = new Float64Array(2 * this.length);
      larger.set(this.numbers);
      this.numbers = larger;
    }
    this.numbers[this.length++] = cell === null ? NaN : Number(cell);
  }

  keep(marks: Uint8Array): void {
    const kept = this.numbers.subarray(0, this.length).filter((_, at) => marks[at] === 1);
    this.length = kept.length;
    this.numbers.set(kept);
  }

  freeze(): CellList {
    return new NumberCells(this.numbers.slice(0, this.length), this.length);
  }
}

const NO_BOOLEAN = 2;

class BooleanCells implements GrowingCells {
  constructor(private codes: Uint8Array = new Uint8Array(64), public length: number = 0) {}

  at(index: number): boolean | null {
    const code = this.codes[index];
    return code === NO_BOOLEAN ? null : code === 1;
  }

  push(cell: Cell): void {
    if (this.length === this.codes.length) {
      const larger = new Uint8Array(2 * this.length);
      larger.set(this.codes);
      this.codes = larger;
    }
    this.codes[this.length++] = cell === null ? NO_BOOLEAN : cell ? 1 : 0;
  }

  keep(marks: Uint8Array): void {
    const kept = this.codes.subarray(0, this.length).filter((_, at) => marks[at] === 1);
    this.length = kept.length;
    this.codes.set(kept);
  }

  freeze(): CellList {
    return new BooleanCells(this.codes.slice(0, this.length), this.length);
  }
}

const NO_TEXT = -1;

/** Texts as numbers into a list in which each stands once. */
class TextCells implements GrowingCells {
  private readonly codeOf = new Map<string, number>();

  constructor(
    private codes: Int32Array = new Int32Array(64),
    public length: number = 0,
    private readonly texts: string[] = [],
  ) {}

  at(index: number): string | null {
    const code = this.codes[index];
    return code === NO_TEXT ? null : this.texts[code];
  }

  push(cell: Cell): void {
    if (this.length === this.codes.length) {
      const larger = new Int32Array(2 * this.length);
      larger.set(this.codes);
      this.codes = larger;
    }
    this.codes[this.length++] = cell === null ? NO_TEXT : this.encode(String(cell));
  }

  keep(marks: Uint8Array): void {
    const texts = Array.from({ length: this.length }, (_, at) => this.at(at));
    // Texts of dropped rows are forgotten as well.
    this.codeOf.clear();
    this.texts.length = 0;
    this.length = 0;
    texts.forEach((text, at) => {
      if (marks[at] === 1) this.push(text);
    });
  }

  freeze(): CellList {
    return new TextCells(this.codes.slice(0, this.length), this.length, [...this.texts]);
  }

  private encode(text: string): number {
    let code = this.codeOf.get(text);
    if (code === undefined) {
      code = this.texts.length;
      this.codeOf.set(text, code);
      this.texts.push(text);
    }
    return code;
  }
}
