/**
 * Rows of many hands or tournaments in a bounded amount of memory.
 *
 * @module
 */
import type { Cell } from "./column.ts";
import { ColumnBuilder, type GrowingSpec } from "./column_builder.ts";
import type { ColumnData } from "./column_data.ts";

/** What becomes of rows when there are too many, unless they are thinned out. */
export type RowsTaker = (rows: ColumnData) => void;

/**
 * Keeps the rows of every group (a hand, a tournament) until there are too many; then of every
 * second group, and so on. What is kept is spread evenly over the run. Where somebody takes the rows
 * instead, none is lost.
 */
export class ThinnedRows {
  /** Of how many groups one is kept: 1 as long as all are. */
  stride = 1;

  private groups = 0;
  private builder: ColumnBuilder;
  /** For each group that is kept, where its rows begin, and its number. */
  private kept: { readonly number: number; readonly rows: number }[] = [];

  /**
   * @param specs The columns.
   * @param maxRows Most rows that are kept.
   * @param onFull Takes the rows when there are so many.
   */
  constructor(
    private readonly specs: readonly GrowingSpec[],
    private readonly maxRows: number,
    private readonly onFull?: RowsTaker,
  ) {
    if (!(maxRows >= 100)) throw new RangeError(`Cannot keep ${maxRows} rows: wanted at least 100`);
    this.builder = new ColumnBuilder(specs);
  }

  /**
   * Counts a group, and tells its number, from 1, if its rows are wanted, else 0. Wanted rows must be
   * added at once.
   */
  next(): number {
    return this.groups++ % this.stride === 0 ? this.groups : 0;
  }

  /** Adds the rows of a group that {@link next} has asked for. */
  add(rows: readonly (readonly Cell[])[]): void {
    for (const row of rows) this.builder.push(row);
    this.added(rows.length);
  }

  /** The rows, for those who write them by column; they then say {@link added}. */
  get columns(): ColumnBuilder {
    return this.builder;
  }

  /** Counts the rows of a group that {@link next} has asked for. */
  added(rowCount: number): void {
    if (this.onFull !== undefined) {
      if (this.builder.rowCount >= this.maxRows) this.flush();
      return;
    }
    if (this.maxRows === Infinity) return;
    this.kept.push({ number: this.groups - 1, rows: rowCount });
    while (this.builder.rowCount > this.maxRows && this.kept.length > 1) this.thinOut();
  }

  /** Rows kept so far. */
  get rowCount(): number {
    return this.builder.rowCount;
  }

  /** Gives all rows away, if there is somebody who takes them. */
  flush(): void {
    if (this.onFull === undefined || this.rowCount === 0) return;
    this.onFull(this.build());
    this.builder = new ColumnBuilder(this.specs);
    this.kept = [];
  }

  /** The rows so far. */
  build(): ColumnData {
    return this.builder.build();
  }

  private thinOut(): void {
    this.stride *= 2;
    const marks = new Uint8Array(this.builder.rowCount);
    let at = 0;
    for (const { number, rows } of this.kept) {
      if (number % this.stride === 0) marks.fill(1, at, at + rows);
      at += rows;
    }
    this.kept = this.kept.filter(({ number }) => number % this.stride === 0);
    this.builder.keep(marks);
  }
}
