/**
 * The rows of a unit of work, written where it is played.
 *
 * @module
 */
import {
  type CompletedHand,
  type CompletedTournament,
  LogError,
  type SeriesUnit,
  type SimulationObserver,
  type UnitRecorder,
} from "@marvin/holdem";
import {
  type ColumnData,
  HandsRecorder,
  SeriesRecorder,
  TournamentsRecorder,
} from "../frames/mod.ts";
import { ParquetFile } from "./parquet.ts";
import { ROW_COLUMNS, type RowTable, tablesOfUnit, unitRowsPath } from "./row_tables.ts";
import { WholeFile } from "./whole_file.ts";

/** Rows of a unit in memory at a time. */
const MAX_ROWS = 10_000;

/** One table of a unit. */
interface UnitTable {
  readonly file: WholeFile;
  /** Gives its rows to the file, and the last ones when it is disposed of. */
  readonly recorder: SimulationObserver & Disposable;
}

/**
 * Writes the rows of a unit: a Parquet file for each table, which has its name only once the unit
 * has been played to its end.
 */
export class UnitRowsRecorder implements UnitRecorder {
  /** Called after every hand, if anybody wants rows of hands. */
  readonly handCompleted?: (hand: CompletedHand) => void;
  private readonly tables: readonly UnitTable[];

  /**
   * Makes the folders, if they are missing, and begins the files.
   *
   * @param unit A unit with `rows`.
   * @throws {LogError} If a file cannot be begun.
   * @throws {RangeError} If there is no table of some name.
   */
  constructor(unit: SeriesUnit) {
    const { folder } = unit.rows!;
    // A unit may be played twice at a time, when one of two machines was taken for lost.
    const mark = crypto.randomUUID().slice(0, 8);
    this.tables = tablesOfUnit(unit.rows!).map((table) => {
      const path = unitRowsPath(folder, table, unit);
      makeFolder(`${folder}/${table}`);
      const open = (path: string) => new ParquetFile(path, ROW_COLUMNS[table]);
      const file = new WholeFile(path, open, mark);
      return { file, recorder: recorderOf(table, unit, file) };
    });
    const watching = this.tables.filter(({ recorder }) => recorder.handCompleted !== undefined);
    if (watching.length === 0) return;
    this.handCompleted = (hand) => {
      for (const { recorder } of watching) recorder.handCompleted!(hand);
    };
  }

  /** Adds a tournament. */
  tournamentCompleted(tournament: CompletedTournament): void {
    for (const { recorder } of this.tables) recorder.tournamentCompleted?.(tournament);
  }

  /**
   * Completes the files.
   *
   * @throws {LogError} If one cannot be written.
   */
  complete(): void {
    for (const { file, recorder } of this.tables) {
      recorder[Symbol.dispose]();
      file.complete();
    }
  }

  /** Throws away what was not completed. */
  [Symbol.dispose](): void {
    for (const { file } of this.tables) file[Symbol.dispose]();
  }
}

function recorderOf(
  table: RowTable,
  { config }: SeriesUnit,
  file: WholeFile,
): SimulationObserver & Disposable {
  const options = { maxRows: MAX_ROWS, onFull: (rows: ColumnData) => file.write(rows) };
  switch (table) {
    case "tournaments":
      return new TournamentsRecorder(config, options);
    case "entries":
      return SeriesRecorder.of(config, options);
    case "hands": // what all-ins were worth takes a hundred times as long as playing them
      return new HandsRecorder({ ...options, allInEv: false });
  }
}

function makeFolder(path: string): void {
  try {
    Deno.mkdirSync(path, { recursive: true });
  } catch (error) {
    throw new LogError(path, `no such folder can be made: ${(error as Error).message}`, error);
  }
}
