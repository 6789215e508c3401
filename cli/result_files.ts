/**
 * Results as JSON, CSV and Parquet files.
 *
 * @module
 */
import { dirname, join } from "@std/path";
import type { CashGameResult, SimulationConfig, SngSeriesResult } from "@marvin/holdem";
import manifest from "../deno.json" with { type: "json" };
import { formatCsv, playerRows, positionRows, seatRows } from "./result_rows.ts";
import { OutputError } from "./user_errors.ts";
import { reasonOf, targetOf, WholeTextFile } from "./whole_text_file.ts";

/** Where a run writes to. */
export interface OutputPlaces {
  /** File for JSON, or "-" for standard output. */
  readonly json?: string;
  /** Folder for CSV files. */
  readonly csv?: string;
  /** Folder for Parquet files. */
  readonly parquet?: string;
  /** The config's folder for results. */
  readonly directory?: string;
  /** Folder for hand histories. */
  readonly logs?: string;
}

/**
 * Finds out before a run whether its results can be written, and makes the folders for many files.
 *
 * @throws {OutputError} If a folder is missing, or is none.
 */
export function checkOutputs({ json, csv, parquet, directory, logs }: OutputPlaces): void {
  if (json !== undefined && json !== "-") {
    const folder = dirname(targetOf(json));
    if (!statOf(folder, json)?.isDirectory) {
      throw new OutputError(`Cannot write ${json}: there is no folder ${folder}`);
    }
    const there = statOf(json, json);
    if (there?.isDirectory) throw new OutputError(`Cannot write ${json}: it is a folder`);
    if (there !== null && !there.isFile) {
      throw new OutputError(`Cannot write ${json}: it is no file ("-" is standard output)`);
    }
  }
  const folders = [
    ["results", csv],
    ["results", parquet],
    ["results", directory],
    ["hand histories", logs],
  ] as const;
  for (const [what, folder] of folders) {
    if (folder === undefined) continue;
    try {
      Deno.mkdirSync(folder, { recursive: true });
    } catch (error) {
      throw new OutputError(`Cannot write ${what} to ${folder}: ${reasonOf(error)}`);
    }
  }
}

/** A run as one object: what was played, and what came out. */
export function resultObject(
  result: CashGameResult | SngSeriesResult,
  config: SimulationConfig,
): Record<string, unknown> {
  const isCash = result.gameType === "Cash";
  const { players, totals } = isCash
    ? {
      players: result.players.map(({ totalRakePaid, ...player }) => (
        { ...player, rakePaid: totalRakePaid }
      )),
      totals: {
        tournaments: 0,
        tournamentsCutShort: 0,
        hands: result.hands,
        rake: result.totalRake,
      },
    }
    : {
      players: result.playerResults,
      totals: {
        tournaments: result.tournamentsPlayed,
        tournamentsCutShort: result.tournamentsCutShort,
        hands: result.totalHands,
        rake: 0,
      },
    };
  return {
    version: manifest.version,
    seed: result.seed,
    gameType: result.gameType,
    config,
    totals,
    players,
    faultExamples: result.faultExamples,
  };
}

/** Results as the text of a JSON file. */
export function formatJson(results: Readonly<Record<string, unknown>>): string {
  return JSON.stringify(results, null, 2) + "\n";
}

/**
 * Writes results as JSON.
 *
 * @throws {OutputError} If the file cannot be written.
 */
export function writeJson(path: string, results: Readonly<Record<string, unknown>>): void {
  writeWhole(path, formatJson(results));
}

/**
 * Writes players.csv, seats.csv and positions.csv.
 *
 * @throws {OutputError} If a file cannot be written.
 */
export function writeCsv(folder: string, result: CashGameResult | SngSeriesResult): void {
  writeWhole(join(folder, "players.csv"), formatCsv(playerRows(result)));
  writeWhole(join(folder, "seats.csv"), formatCsv(seatRows(result)));
  writeWhole(join(folder, "positions.csv"), formatCsv(positionRows(result)));
}

/**
 * Writes players.parquet, in the columns of `playersFrame`.
 *
 * @throws {LogError} If the file cannot be written.
 */
export async function writeParquet(
  folder: string,
  result: CashGameResult | SngSeriesResult,
): Promise<void> {
  // Other runs need none of it, and begin faster without.
  const { ParquetFile, WholeFile } = await import("@marvin/holdem/analysis/logs");
  const { PLAYER_COLUMNS, playersColumns } = await import("@marvin/holdem/analysis/frames");
  const path = join(folder, "players.parquet");
  using file = new WholeFile(path, (path) => new ParquetFile(path, PLAYER_COLUMNS));
  file.write(playersColumns(result));
  file.complete();
}

function writeWhole(path: string, text: string): void {
  using file = new WholeTextFile(path);
  file.write(text);
  file.complete();
}

/** Whether there is a folder. */
export function isFolder(path: string): boolean {
  try {
    return Deno.statSync(path).isDirectory;
  } catch {
    return false;
  }
}

/**
 * What there is at a path, or null.
 *
 * @throws {OutputError} If that cannot be told, as where Deno may not look.
 */
function statOf(path: string, target: string): Deno.FileInfo | null {
  try {
    return Deno.statSync(path);
  } catch (error) {
    if (error instanceof Deno.errors.NotFound || error instanceof Deno.errors.NotADirectory) {
      return null;
    }
    throw new OutputError(`Cannot write ${target}: ${reasonOf(error)}`);
  }
}

/**
 * Refuses to write over a file.
 *
 * @throws {OutputError} If there is one.
 */
export function refuseExisting(path: string): void {
  if (statOf(path, path) === null) return;
  throw new OutputError(`Cannot write ${path}: the file exists; move it or choose another --out`);
}
