/**
 * Runs that keep what is finished: `--resume` and `--shard`.
 *
 * @module
 */
import { join } from "@std/path";
import { InvalidArgumentError } from "commander";
import {
  defaultUnitSize,
  Ledger,
  type Shard,
  shardRange,
  type SimulationConfig,
} from "@marvin/holdem";
import { programVersion } from "./program_version.ts";
import type { ReportOptions } from "./report.ts";
import { OutputError } from "./user_errors.ts";

/** What the command line says about ledgers. */
export interface LedgerOptions {
  /** Ledger of a run that may be gone on with. */
  readonly resume?: string;
  /** The part of the series to play. */
  readonly shard?: Shard;
  /** Folder of the shards' ledgers. */
  readonly out?: string;
}

/** Reads `3/10`. */
export function parseShard(text: string): Shard {
  const [, index, count] = text.match(/^(\d+)\/(\d+)$/)?.map(Number) ?? [];
  if (count === undefined || index < 1 || index > count) {
    throw new InvalidArgumentError("Wanted a part and their number, such as 3/10.");
  }
  return { index, count };
}

/**
 * Finds out whether a run can be kept or cut as the command line wants.
 *
 * @throws {OutputError} If it cannot.
 */
export function checkLedgerOptions(
  { game, output }: SimulationConfig,
  options: LedgerOptions & Pick<ReportOptions, "json" | "csv" | "parquet">,
): void {
  const { resume, shard, out, json, csv, parquet } = options;
  if (game.gameType === "Cash" && (resume ?? shard) !== undefined) {
    throw new OutputError("Cannot use --resume or --shard with a cash game: it is played as one");
  }
  if ((shard === undefined) !== (out === undefined)) {
    throw new OutputError("Cannot use one of --shard and --out without the other");
  }
  if (shard === undefined) return;
  if (resume !== undefined) {
    throw new OutputError("Cannot use --resume with --shard: a shard always goes on where it was");
  }
  if ((json ?? csv ?? parquet) !== undefined) {
    throw new OutputError("Cannot write results of a shard: that is done by deno task merge");
  }
  if (game.seed === undefined) {
    throw new OutputError("Cannot play a shard without a seed: all must have the same --seed");
  }
  if ((output.logHands || output.logActions) && output.startTime === undefined) {
    throw new OutputError(
      "Cannot log the hands of a shard without output.start_time, which all must have in common",
    );
  }
}

/**
 * Opens the ledger that a run is to be kept in, if there is one.
 *
 * @param jobs Units that are played at the same time.
 * @param botModules URLs of the modules that register bot types.
 * @throws {LedgerError} If it is the ledger of another run, in use, or out of reach.
 */
export async function openLedger(
  config: SimulationConfig,
  options: LedgerOptions,
  jobs: number,
  botModules: readonly string[],
): Promise<Ledger | null> {
  const { resume, shard, out } = options;
  const path = resume ?? (shard && join(out!, `shard-${shard.index}-of-${shard.count}.ledger`));
  if (path === undefined) return null;
  const { from, to } = shardRange(shard ?? { index: 1, count: 1 }, config.output.numTournaments);
  if (out !== undefined) makeFolder(out);
  return Ledger.open(path, {
    version: await programVersion(botModules),
    config,
    unitSize: defaultUnitSize(to - from + 1, jobs),
    shard,
  });
}

/** What to do next, once a shard is finished. */
export function shardText({ index, count }: Shard, path: string, out: string): string {
  const others = count === 1 ? "" : ` When all ${count} are there,`;
  return `Shard ${index} of ${count} is in ${path}.${others} run: deno task merge ${out}\n`;
}

function makeFolder(path: string): void {
  try {
    Deno.mkdirSync(path, { recursive: true });
  } catch (error) {
    throw new OutputError(`Cannot write shards to ${path}: ${(error as Error).message}`);
  }
}
