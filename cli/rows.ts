/**
 * Rows of a run: `--rows`, with `--csv` and `--parquet`.
 *
 * @module
 */
import { InvalidArgumentError } from "commander";
import {
  type Ledger,
  type MergedUnit,
  MergeError,
  type Shard,
  type SimulationConfig,
  type TournamentRange,
  type TournamentRunOptions,
} from "@marvin/holdem";
import type { ColumnData, HandsRecorder } from "@marvin/holdem/analysis/frames";
import type { RowTable, SeriesRows } from "@marvin/holdem/analysis/logs";
import { counted } from "./number_text.ts";
import { isFolder } from "./result_files.ts";
import { OutputError } from "./user_errors.ts";

/** All tables that are written row by row, named here as only runs with rows load what knows them. */
const TABLES = Object.keys(
  { tournaments: 0, entries: 0, hands: 0 } satisfies Record<RowTable, 0>,
) as RowTable[];

/** Tables of a series where the command line does not say which. */
const DEFAULT_TABLES: readonly RowTable[] = ["tournaments", "entries"];

/** Rows of a cash game in memory at a time. */
const MAX_ROWS = 20_000;

/** The thread that plays units and writes their rows. */
export const ROWS_THREAD = new URL("./_rows_thread.ts", import.meta.url);

/** What the command line says about rows. */
export interface RowsOptions {
  /** Tables to write. */
  readonly rows?: readonly RowTable[];
  /** Folder for CSV files. */
  readonly csv?: string;
  /** Folder for Parquet files. */
  readonly parquet?: string;
  /** The part of the series to play. */
  readonly shard?: Shard;
}

/** Reads `tournaments,hands`, or `none`. */
export function parseTables(text: string): RowTable[] {
  if (text === "none") return [];
  const names = text.split(",");
  if (!names.every((name) => (TABLES as readonly string[]).includes(name))) {
    throw new InvalidArgumentError(`Wanted ${TABLES.join(", ")}, joined by commas, or none.`);
  }
  return TABLES.filter((table) => names.includes(table));
}

/**
 * The tables that a run writes row by row.
 *
 * @throws {OutputError} If it has no such rows, or there is no place for them.
 */
export function tablesOf(
  { game }: SimulationConfig,
  { rows, csv, parquet, shard }: RowsOptions,
): readonly RowTable[] {
  const isCash = game.gameType === "Cash";
  const hasPlace = (csv ?? parquet ?? shard) !== undefined; // those of a shard are kept beside it
  if (rows === undefined) return isCash || (csv ?? parquet) === undefined ? [] : DEFAULT_TABLES;
  if (!hasPlace) throw noPlaceError();
  const strange = isCash ? rows.find((table) => table !== "hands") : undefined;
  if (strange !== undefined) {
    throw new OutputError(`Cannot write ${strange} of a cash game: it has none, only hands`);
  }
  return rows;
}

/**
 * Refuses rows without a folder for them.
 *
 * @throws {OutputError} If there is none.
 */
export function checkRowsPlace({ rows, csv, parquet }: RowsOptions): void {
  if (rows !== undefined && (csv ?? parquet) === undefined) throw noPlaceError();
}

function noPlaceError(): OutputError {
  return new OutputError("Cannot use --rows without --csv or --parquet, which say where to");
}

/** The folder beside a ledger that keeps the rows of its units. */
export function rowsFolderOf(ledger: string): string {
  return `${ledger}.rows`;
}

/** The rows of a run that is to be played. Disposing of them throws away what was not completed. */
export interface RunRows extends Disposable {
  /** What the run must be told so that it writes its rows. */
  readonly options: Pick<TournamentRunOptions, "observer" | "rows" | "onUnit">;
  /** Whether the rows of a unit of a series are there already. */
  has(unit: TournamentRange): boolean;
  /** The run is over: completes the files. */
  complete(): void;
}

/**
 * Begins the files of a run.
 *
 * @param tables What is wanted.
 * @param ledger Where finished units are kept, and their rows with them.
 * @returns The rows, or null where none are wanted.
 * @throws {OutputError} If a folder cannot be made.
 * @throws {LogError} If a file cannot be begun.
 */
export async function beginRows(
  tables: readonly RowTable[],
  { game }: SimulationConfig,
  { csv, parquet }: RowsOptions,
  ledger: Ledger | null,
): Promise<RunRows | null> {
  if (tables.length === 0) return null;
  // Other runs need none of it, and begin faster without.
  const logs = await import("@marvin/holdem/analysis/logs");
  const target = csv ?? parquet;
  const files = target === undefined ? null : new logs.SeriesRows({ tables, csv, parquet });
  try {
    if (game.gameType !== "Cash") return unitRows(logs, tables, files, target, ledger);
    const { HandsRecorder } = await import("@marvin/holdem/analysis/frames");
    return handRows(HandsRecorder, files!);
  } catch (error) {
    files?.[Symbol.dispose]();
    throw error;
  }
}

/**
 * Puts the rows of shards together.
 *
 * @param units All units of the series, in their order.
 * @throws {MergeError} If rows are missing.
 * @throws {LogError} If a file cannot be written.
 */
export async function mergeRows(
  units: readonly MergedUnit[],
  { rows, csv, parquet }: RowsOptions,
): Promise<void> {
  if ((csv ?? parquet) === undefined) return;
  const logs = await import("@marvin/holdem/analysis/logs");
  const folders = new Set(units.map(({ ledger }) => rowsFolderOf(ledger)));
  const tables = rows ?? TABLES.filter((table) => (
    [...folders].some((folder) => isFolder(`${folder}/${table}`))
  ));
  const problems = [...folders].flatMap((folder) => {
    const missing = units.filter((unit) => (
      rowsFolderOf(unit.ledger) === folder && !logs.hasUnitRows({ folder, tables }, unit)
    ));
    if (missing.length === 0) return [];
    return [
      `rows of ${counted(missing.length, "unit")} are not in ${folder}: play the shard again, ` +
      `it adds what is missing (--rows=${tables})`,
    ];
  });
  if (problems.length > 0) throw new MergeError(problems);
  using files = new logs.SeriesRows({ tables, csv, parquet });
  for (const unit of units) await files.addUnit(rowsFolderOf(unit.ledger), unit);
  files.complete();
}

/** Rows of a series, which are written unit by unit where these are played. */
function unitRows(
  logs: typeof import("@marvin/holdem/analysis/logs"),
  tables: readonly RowTable[],
  files: SeriesRows | null,
  target: string | undefined,
  ledger: Ledger | null,
): RunRows {
  const folder = makeFolder(ledger, target);
  const rows = { folder, tables };
  return {
    options: {
      rows,
      onUnit: async (unit) => {
        await files?.addUnit(folder, unit);
        if (ledger === null) logs.removeUnitRows(rows, unit);
      },
    },
    has: (unit) => logs.hasUnitRows(rows, unit),
    complete: () => files?.complete(),
    [Symbol.dispose]() {
      files?.[Symbol.dispose]();
      if (ledger === null) remove(folder);
    },
  };
}

/** Rows of the hands of a cash game, which is played here. */
function handRows(Recorder: typeof HandsRecorder, files: SeriesRows): RunRows {
  const onFull = (rows: ColumnData) => files.write("hands", rows);
  const recorder = new Recorder({ maxRows: MAX_ROWS, allInEv: false, onFull });
  return {
    options: { observer: { handCompleted: (hand) => recorder.handCompleted(hand) } },
    has: () => true,
    complete() {
      recorder[Symbol.dispose]();
      files.complete();
    },
    [Symbol.dispose]: () => files[Symbol.dispose](),
  };
}

/** The folder for the rows of units: beside the ledger, else one for this run alone. */
function makeFolder(ledger: Ledger | null, target: string | undefined): string {
  if (ledger === null) {
    return Deno.makeTempDirSync({ dir: target, prefix: "rows-", suffix: ".part" });
  }
  const folder = rowsFolderOf(ledger.path);
  try {
    Deno.mkdirSync(folder, { recursive: true });
  } catch (error) {
    throw new OutputError(`Cannot write rows to ${folder}: ${(error as Error).message}`);
  }
  return folder;
}

function remove(folder: string): void {
  try {
    Deno.removeSync(folder, { recursive: true });
  } catch {
    // A thread that was still playing has just written there: nobody needs it.
  }
}
