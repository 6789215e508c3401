/**
 * Shards put together again.
 *
 * @module
 */
import type { SimulationConfig } from "../config/mod.ts";
import type { SeriesState } from "./executor.ts";
import { differenceOfRuns, Ledger, LedgerError, type LedgerRun } from "./ledger.ts";
import { cutRange, type Shard, shardRange, type TournamentRange } from "./shard.ts";
import { mergeSeries, type SngSeriesResult } from "./sng_series.ts";

/** Shards that do not make a whole. */
export class MergeError extends Error {
  /**
   * Says all that is wrong.
   *
   * @param problems One problem each, naming a file or a shard.
   */
  constructor(readonly problems: readonly string[]) {
    super(`Cannot merge these shards:\n${problems.map((problem) => `- ${problem}`).join("\n")}`);
    this.name = "MergeError";
  }
}

/** A series that was put together. */
export interface MergedSeries {
  /** What was played, with its seed. */
  readonly config: SimulationConfig;
  /** What came out: the same as of one run. */
  readonly result: SngSeriesResult;
  /** All units in their order, and the ledgers they are from. */
  readonly units: Iterable<MergedUnit>;
}

/** A unit of a shard. */
export interface MergedUnit extends TournamentRange {
  /** Ledger of the shard. */
  readonly ledger: string;
}

/** The ledger of a shard. */
interface ShardFile {
  readonly path: string;
  readonly run: LedgerRun;
  readonly shard: Shard;
  /** Units it should hold. */
  readonly units: number;
  /** Those it does not hold yet. */
  readonly missing: number;
}

/**
 * Puts the shards of a series together.
 *
 * @param paths Their ledgers, in any order.
 * @throws {MergeError} If one is missing, unfinished, there twice, or of another series.
 */
export function mergeShards(paths: readonly string[]): MergedSeries {
  const problems: string[] = [];
  const files: ShardFile[] = [];
  for (const path of [...paths].sort()) {
    try {
      files.push(openShard(path));
    } catch (error) {
      if (!(error instanceof LedgerError)) throw error;
      problems.push(error.message);
    }
  }
  const family = largestFamily(files);
  const [first] = family;
  if (first === undefined) throw new MergeError([...problems, "there is none"]);
  for (const file of files) {
    if (!family.includes(file)) problems.push(`${file.path} is ${strangeness(file, first)}`);
  }
  problems.push(...gapsOf(family));
  if (problems.length > 0) throw new MergeError(problems);
  const { config } = first.run;
  const units = family.flatMap(({ path, run, shard }) =>
    [...unitsOf(run, shard)].map((unit) => ({ ...unit, ledger: path }))
  );
  return { config, result: mergeSeries(config, statesOf(family)), units };
}

/** Reads whose shard it is, and whether it is finished. */
function openShard(path: string): ShardFile {
  using ledger = Ledger.read(path);
  const { run } = ledger;
  if (run.shard === undefined) {
    throw new LedgerError(path, `${path} is the ledger of a run that is no shard`);
  }
  const units = [...unitsOf(run, run.shard)];
  const missing = units.filter((unit) => !ledger.has(unit)).length;
  return { path, run, shard: run.shard, units: units.length, missing };
}

/** The files of the series that most of them belong to, by shard. */
function largestFamily(files: readonly ShardFile[]): ShardFile[] {
  const families: ShardFile[][] = [];
  for (const file of files) {
    const family = families.find(([first]) => strangeness(first, file) === null);
    if (family === undefined) families.push([file]);
    else family.push(file);
  }
  const [largest = []] = families.sort((a, b) => b.length - a.length);
  return largest.sort((a, b) => a.shard.index - b.shard.index);
}

/** How two files are not of one series, or null if they are. */
function strangeness(file: ShardFile, other: ShardFile): string | null {
  const [theirs, ours] = [file, other].map(({ run, shard }) => (
    { ...run, shard: { ...shard, index: 1 } }
  ));
  return differenceOfRuns(theirs, ours);
}

/** Shards that are missing, unfinished or there twice. */
function gapsOf(family: readonly ShardFile[]): string[] {
  const { count } = family[0].shard;
  const found = Array.from({ length: count }, (): ShardFile[] => []);
  for (const file of family) found[file.shard.index - 1].push(file);
  return found.flatMap((files, place) => {
    const name = `shard ${place + 1} of ${count}`;
    if (files.length === 0) return [`${name} is missing`];
    const paths = files.map(({ path }) => path).join(", ");
    if (files.length > 1) return [`${name} is there ${files.length} times: ${paths}`];
    const [{ units, missing }] = files;
    if (missing === 0) return [];
    return [`${name} is not finished: ${missing} of ${units} units are not in ${paths}`];
  });
}

/** What all units came to, in their order. */
function* statesOf(family: readonly ShardFile[]): Generator<SeriesState> {
  for (const { path, run, shard } of family) {
    using ledger = Ledger.read(path);
    for (const unit of unitsOf(run, shard)) yield ledger.find(unit)!;
  }
}

function unitsOf({ config, unitSize }: LedgerRun, shard: Shard): Iterable<TournamentRange> {
  return cutRange(shardRange(shard, config.output.numTournaments), unitSize);
}
