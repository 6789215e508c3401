/**
 * Files that have their names only once they are whole.
 *
 * @module
 */
import { LogError } from "@marvin/holdem";
import type { ColumnData } from "../frames/mod.ts";

/** A file of rows that is being written: a `CsvFile` or `ParquetFile`. */
export interface RowsFile {
  /** Writes more rows. */
  write(rows: ColumnData): void;
  /** Completes the file. */
  close(): void;
}

/**
 * A file of rows that is written under another name, and gets its own when it is whole and on the
 * disk. So whoever finds the file finds all of it, whatever happens while it is written; one that
 * was there before stays until then.
 *
 * @example
 * ```ts
 * import { ColumnData } from "@marvin/holdem/analysis/frames";
 * import { CsvFile, WholeFile } from "@marvin/holdem/analysis/logs";
 * import { assertEquals } from "@std/assert";
 *
 * const folder = Deno.makeTempDirSync();
 * const names = () => [...Deno.readDirSync(folder)].map(({ name }) => name);
 * const data = ColumnData.fromRows([{ player: "Ann", net: 5 }]);
 * {
 *   using file = new WholeFile(`${folder}/net.csv`, (path) => new CsvFile(path, data.list));
 *   file.write(data);
 *   assertEquals(names(), ["net.csv.part"]);
 *   file.complete();
 * }
 * assertEquals(names(), ["net.csv"]);
 * Deno.removeSync(folder, { recursive: true });
 * ```
 */
export class WholeFile implements Disposable {
  private readonly unfinished: string;
  private file: RowsFile | null = null;
  private isComplete = false;

  /**
   * Begins a file.
   *
   * @param path Path of the file, once it is whole.
   * @param open Begins it under the name it has until then.
   * @param mark Tells it from others that are written for the same path; none where left out.
   * @throws {LogError} If it cannot be begun.
   */
  constructor(readonly path: string, open: (path: string) => RowsFile, mark?: string) {
    this.unfinished = mark === undefined ? `${path}.part` : `${path}.${mark}.part`;
    this.attempt(() => this.file = open(this.unfinished));
  }

  /**
   * Writes more rows.
   *
   * @throws {LogError} If they cannot be written, as on a full disk; nothing is left of the file.
   */
  write(rows: ColumnData): void {
    this.attempt(() => this.file!.write(rows));
  }

  /**
   * Completes the file, waits until it is on the disk, and gives it its name.
   *
   * @throws {LogError} If that fails; nothing is left of the file.
   */
  complete(): void {
    this.attempt(() => {
      this.file!.close();
      sync(this.unfinished);
      Deno.renameSync(this.unfinished, this.path);
      this.isComplete = true;
      if (Deno.build.os !== "windows") sync(this.path.replace(/[^/]*$/, "") || "."); // its name too
    });
  }

  /** Throws away what was not completed. */
  [Symbol.dispose](): void {
    if (this.isComplete) return;
    this.isComplete = true;
    try {
      this.file?.close();
    } catch {
      // Such as on a full disk, which has been told.
    }
    try {
      Deno.removeSync(this.unfinished);
    } catch {
      // It was never there.
    }
  }

  /** Does some work, and if it fails throws the file away and says which it was. */
  private attempt(work: () => void): void {
    try {
      work();
    } catch (error) {
      this[Symbol.dispose]();
      if (!(error instanceof Error) || error instanceof TypeError || error instanceof RangeError) {
        throw error; // a mistake in the rows
      }
      throw new LogError(this.path, error.message, error);
    }
  }
}

/** Waits until a file or folder is on the disk. */
function sync(path: string): void {
  const file = Deno.openSync(path, { read: true });
  try {
    file.syncSync();
  } finally {
    file.close();
  }
}
