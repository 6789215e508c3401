/**
 * Results as JSON, CSV and Parquet files.
 *
 * @module
 */
import { dirname, join } from "@std/path";
import type { CashGameResult, SimulationConfig, SngSeriesResult } from "@marvin/holdem";
import manifest from "../deno.json" with { type: "json" };
import { formatCsv, playerRows, positionRows, seatRows } from "./result_rows.ts";

/** Something about arguments or files that the user can mend. */
export class OutputError extends Error {
  /** @param message What could not be done, and why. */
  constructor(message: string) {
    super(message);
    this.name = "OutputError";
  }
}

/**
 * Finds out before a run whether its results can be written, and makes the folders for many files.
 *
 * @param directory The config's folder for results, if it names one.
 * @throws {OutputError} If a folder is missing, or is none.
 */
export function checkOutputs(
  { json, csv, parquet }: { json?: string; csv?: string; parquet?: string },
  directory: string | undefined,
): void {
  if (json !== undefined && json !== "-") {
    const folder = dirname(json);
    if (!statOf(folder, json)?.isDirectory) {
      throw new OutputError(`Cannot write ${json}: there is no folder ${folder}`);
    }
    const there = statOf(json, json);
    if (there?.isDirectory) throw new OutputError(`Cannot write ${json}: it is a folder`);
    if (there !== null && !there.isFile) {
      throw new OutputError(`Cannot write ${json}: it is no file ("-" is standard output)`);
    }
  }
  for (const folder of [csv, parquet, directory]) {
    if (folder === undefined) continue;
    try {
      Deno.mkdirSync(folder, { recursive: true });
    } catch (error) {
      throw new OutputError(`Cannot write results to ${folder}: ${reasonOf(error)}`);
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

/**
 * Writes results as JSON.
 *
 * @param path File, or "-" for standard output.
 * @throws {OutputError} If the file cannot be written.
 */
export function writeJson(
  path: string,
  results: Readonly<Record<string, unknown>>,
  out: (text: string) => void,
): void {
  const text = JSON.stringify(results, null, 2) + "\n";
  if (path === "-") out(text);
  else writeWhole(path, text);
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

/** Writes a file under another name first, so that no half of it is ever seen. */
function writeWhole(path: string, text: string): void {
  const unfinished = `${path}.part`;
  try {
    Deno.writeTextFileSync(unfinished, text);
    const file = Deno.openSync(unfinished);
    file.syncSync();
    file.close();
    Deno.renameSync(unfinished, path);
  } catch (error) {
    try {
      Deno.removeSync(unfinished);
    } catch {
      // It was never there.
    }
    throw new OutputError(`Cannot write ${path}: ${reasonOf(error)}`);
  }
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

function reasonOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}
