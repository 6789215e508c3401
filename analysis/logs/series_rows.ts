/**
 * The files of rows that a long run ends with.
 *
 * @module
 */
import { LogError, type TournamentRange } from "@marvin/holdem";
import type { Cell, ColumnData } from "../frames/mod.ts";
import { ColumnBuilder } from "../frames/column_builder.ts";
import { CsvFile } from "./csv_file.ts";
import { ParquetFile, readParquetPieces } from "./parquet.ts";
import { ROW_COLUMNS, type RowTable, unitRowsPath } from "./row_tables.ts";
import { WholeFile } from "./whole_file.ts";

/** Which files are written. */
export interface SeriesRowsOptions {
  /** Tables to write. */
  readonly tables: readonly RowTable[];
  /** Folder for a CSV file of each; none where left out. */
  readonly csv?: string;
  /** Folder for a Parquet file of each; none where left out. */
  readonly parquet?: string;
}

/** Rows that are written together, and all that is ever in memory; those of hands are long. */
const GROUP: Readonly<Record<RowTable, number>> = {
  tournaments: 50_000,
  entries: 50_000,
  hands: 20_000,
};

/** One table: rows that wait to be written, and where to. */
interface TableFiles {
  readonly table: RowTable;
  readonly files: readonly WholeFile[];
  waiting: ColumnBuilder;
}

/**
 * Files with a row for each tournament, entry or hand of a run. They are put together of the files
 * of its units, in the order of the tournaments, in groups of rows that do not depend on how the
 * series was cut: so they are the same bytes wherever the units were played. A file has its name
 * once it is whole.
 */
export class SeriesRows implements Disposable {
  private readonly tables: readonly TableFiles[];
  /** Hands of the units that have been added, which count hands from 1 each. */
  private hands = 0;

  /**
   * Begins the files.
   *
   * @throws {LogError} If one cannot be begun.
   */
  constructor({ tables, csv, parquet }: SeriesRowsOptions) {
    const begun: TableFiles[] = [];
    this.tables = begun;
    try {
      for (const table of tables) {
        const columns = ROW_COLUMNS[table];
        const files: WholeFile[] = [];
        begun.push({ table, files, waiting: new ColumnBuilder(columns) });
        if (csv !== undefined) {
          const open = (path: string) => new CsvFile(path, columns);
          files.push(new WholeFile(`${csv}/${table}.csv`, open));
        }
        if (parquet !== undefined) {
          const open = (path: string) => new ParquetFile(path, columns);
          files.push(new WholeFile(`${parquet}/${table}.parquet`, open));
        }
      }
    } catch (error) {
      this[Symbol.dispose]();
      throw error;
    }
  }

  /**
   * Adds the rows of a unit. Units must be added in the order of their tournaments.
   *
   * @param folder Folder of the rows of units.
   * @throws {LogError} If a file cannot be written.
   * @throws {Error} If rows of the unit are missing or damaged.
   */
  async addUnit(folder: string, unit: TournamentRange): Promise<void> {
    for (const { table } of this.tables) {
      const path = unitRowsPath(folder, table, unit);
      try {
        let last = this.hands;
        for await (const rows of readParquetPieces(path)) {
          last = this.add(table, rows, table === "hands" ? this.hands : 0);
        }
        if (table === "hands") this.hands = last;
      } catch (error) {
        if (error instanceof LogError) throw error;
        throw new UnitRowsError(path, error);
      }
    }
  }

  /**
   * Adds rows.
   *
   * @throws {LogError} If a file cannot be written.
   */
  write(table: RowTable, rows: ColumnData): void {
    this.add(table, rows, 0);
  }

  /**
   * Completes all files.
   *
   * @throws {LogError} If one cannot be written.
   */
  complete(): void {
    for (const table of this.tables) writeWaiting(table);
    for (const { files } of this.tables) for (const file of files) file.complete();
  }

  /** Throws away what was not completed. */
  [Symbol.dispose](): void {
    for (const { files } of this.tables) for (const file of files) file[Symbol.dispose]();
  }

  /** Adds rows whose first column counts from `offset`; returns how far it has come. */
  private add(name: RowTable, { list, rowCount }: ColumnData, offset: number): number {
    const table = this.tables.find(({ table }) => table === name)!;
    const row: Cell[] = [];
    for (let at = 0; at < rowCount; at++) {
      for (let column = 0; column < list.length; column++) {
        row[column] = list[column].cells.at(at) ?? null;
      }
      row[0] = row[0] as number + offset;
      table.waiting.push(row);
      if (table.waiting.rowCount === GROUP[name]) writeWaiting(table);
    }
    return row[0] as number;
  }
}

function writeWaiting(table: TableFiles): void {
  const rows = table.waiting.build();
  for (const file of table.files) file.write(rows);
  table.waiting = new ColumnBuilder(ROW_COLUMNS[table.table]);
}

/** Rows of a unit that are missing or damaged. */
export class UnitRowsError extends Error {
  /**
   * Says which file it is.
   *
   * @param path The file.
   * @param cause What is wrong with it.
   */
  constructor(readonly path: string, cause: unknown) {
    const isMissing = (cause as { code?: unknown } | null)?.code === "ENOENT";
    const reason = isMissing
      ? "it is not there; whoever plays must share that folder"
      : cause instanceof Error
      ? cause.message
      : String(cause);
    super(`Cannot read the rows of ${path}: ${reason}`, { cause });
    this.name = "UnitRowsError";
  }
}
