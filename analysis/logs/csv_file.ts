/**
 * CSV files that are written piece by piece.
 *
 * @module
 */
import type { ColumnData, ColumnSpec } from "../frames/mod.ts";
import { csvHeader, csvLines } from "./csv.ts";

/** Rows that are text in memory at a time. */
const PIECE = 2_000;

const encoder = new TextEncoder();

/**
 * A CSV file that is written piece by piece, for tables that are too large for memory; see `toCsv`
 * for how cells are written.
 *
 * @example
 * ```ts
 * import { ColumnData } from "@marvin/holdem/analysis/frames";
 * import { CsvFile } from "@marvin/holdem/analysis/logs";
 * import { assertEquals } from "@std/assert";
 *
 * const path = Deno.makeTempFileSync({ suffix: ".csv" });
 * const data = ColumnData.fromRows([{ player: "Ann", net: 5 }]);
 * {
 *   using file = new CsvFile(path, data.list);
 *   file.write(data);
 *   file.write(data);
 * }
 * assertEquals(Deno.readTextFileSync(path), "player,net\r\nAnn,5\r\nAnn,5\r\n");
 * Deno.removeSync(path);
 * ```
 */
export class CsvFile implements Disposable {
  private readonly file: Deno.FsFile;
  private isClosed = false;

  /**
   * Begins a file; one that is there is replaced.
   *
   * @param path Path of the file.
   * @param specs Its columns.
   */
  constructor(path: string, private readonly specs: readonly ColumnSpec[]) {
    this.file = Deno.openSync(path, { write: true, create: true, truncate: true });
    try {
      this.append(csvHeader(specs));
    } catch (error) {
      this.close();
      throw error;
    }
  }

  /**
   * Writes more rows.
   *
   * @param data The columns of the file, in any order.
   * @throws {RangeError} If one is missing.
   */
  write(data: ColumnData): void {
    const rows = data.select(this.specs.map(({ name }) => name));
    for (let from = 0; from < rows.rowCount; from += PIECE) {
      this.append(csvLines(rows, from, Math.min(from + PIECE, rows.rowCount)));
    }
  }

  /** Closes the file. */
  close(): void {
    if (this.isClosed) return;
    this.isClosed = true;
    this.file.close();
  }

  /** Closes the file. */
  [Symbol.dispose](): void {
    this.close();
  }

  /** Writes text to the end. */
  private append(text: string): void {
    const bytes = encoder.encode(text);
    for (let written = 0; written < bytes.length;) {
      written += this.file.writeSync(bytes.subarray(written)); // may be short on a full disk
    }
  }
}
