/**
 * Series cut into units, and played by an executor.
 *
 * @module
 */
import type { SimulationConfig } from "../config/mod.ts";
import { checkCount } from "../errors.ts";
import { runStart } from "./clock.ts";
import type { Executor, SeriesState, SeriesUnit } from "./executor.ts";
import { cutRange, type TournamentRange } from "./shard.ts";

/** Tournaments of a unit: short enough to share work evenly, long enough to make it worth sending. */
const MAX_UNIT = 1000;

/** Units that are played or wait at a time, so that memory does not grow with the series. */
const MAX_AHEAD = 1024;

/**
 * Tournaments of a unit where nobody says how many: from 1 to 1,000, and four units for each job if
 * the series is long enough.
 *
 * @param tournaments Tournaments to play.
 * @param jobs Units that are played at the same time.
 * @throws {RangeError} If one is no whole number, or there are no jobs.
 */
export function defaultUnitSize(tournaments: number, jobs: number): number {
  checkCount("a number of tournaments", tournaments);
  checkCount("a number of jobs", jobs, 1);
  return Math.min(MAX_UNIT, Math.max(1, Math.ceil(tournaments / (4 * jobs))));
}

/** The units of a series, or of a part of it. */
export function* unitsOf(
  config: SimulationConfig,
  shared: Pick<
    SeriesUnit,
    "seed" | "botModules" | "rows" | "tellsTournaments" | "adjustment"
  >,
  range: TournamentRange,
  size: number,
): Generator<SeriesUnit> {
  const { logHands, logActions, startTime } = config.output;
  const needsTime = startTime === undefined && (logHands || logActions);
  const sent = needsTime
    ? { ...config, output: { ...config.output, startTime: runStart().toISOString() } }
    : config;
  for (const { from, to } of cutRange(range, size)) yield { config: sent, ...shared, from, to };
}

/**
 * Has units played, and adds up what comes out in their order.
 *
 * @param totals What they are added to.
 * @param signal Gives up what is not finished; what is still counts.
 * @param report Called after each unit.
 */
export async function playUnits(
  units: Iterable<SeriesUnit>,
  executor: Executor,
  totals: { add(state: SeriesState, unit: SeriesUnit): void | Promise<void> },
  signal: AbortSignal | undefined,
  report: () => void,
): Promise<void> {
  const ahead: { readonly unit: SeriesUnit; readonly played: Promise<SeriesState | null> }[] = [];
  const takeFirst = async () => {
    const { unit, played } = ahead.shift()!;
    const state = await played;
    if (state !== null) await totals.add(state, unit);
    report();
  };
  for (const unit of units) {
    if (signal?.aborted) break;
    const played = executor.run(unit, signal).catch((error) => {
      if (signal?.aborted) return null;
      throw error;
    });
    played.catch(() => {}); // told when its turn comes
    ahead.push({ unit, played });
    if (ahead.length >= MAX_AHEAD) await takeFirst();
  }
  while (ahead.length > 0) await takeFirst();
}
