/**
 * Tournaments, one or many: SNGs and MTTs.
 *
 * @module
 */
import { createDefaultBotRegistry } from "../bots/mod.ts";
import type { SimulationConfig } from "../config/mod.ts";
import { checkCount } from "../errors.ts";
import type { FaultExample } from "../hand/mod.ts";
import { canonicalSeed, drawSeed } from "../random/mod.ts";
import type { Standing } from "../tournament/mod.ts";
import type { Chips } from "../types.ts";
import { checkConfig } from "./_check_config.ts";
import { Pacer } from "./clock.ts";
import { watchHands } from "./hand_watch.ts";
import { checkPlayable } from "./players.ts";
import { lengthOf, type TournamentRunOptions } from "./run_options.ts";
import type { SeriesState, SeriesUnit } from "./executor.ts";
import { isWhole } from "./series_unit.ts";
import { entryCostOf, SeriesRun } from "./series_run.ts";
import { SeriesTotals } from "./series_totals.ts";
import { defaultUnitSize, playUnits, unitsOf } from "./play_units.ts";
import { shardRange } from "./shard.ts";
import type { SngSeriesStats } from "./stats/mod.ts";
import { openThreads, refuseUnknownBots } from "./_threads.ts";

/** Results of a series of tournaments. Plain data, fit for JSON. */
export interface SngSeriesResult extends SngSeriesStats {
  /** One table or many, as the config says. */
  readonly gameType: "SitAndGo" | "MultiTableTournament";
  /** Seed of the run in its canonical form: give it again for the same series. */
  readonly seed: string;
  /** Tournaments that were asked for; fewer were played if the run was stopped. */
  readonly tournamentsWanted: number;
  /** What each entry costs: buy-in and fee. */
  readonly entryCost: Chips;
  /** The first faults of bots, to look into. */
  readonly faultExamples: readonly FaultExample[];
}

/** How a player finished a single tournament. */
export interface TournamentStanding extends Standing {
  /** Type of the player's bot, such as `call_bot`. */
  readonly botType: string;
  /** Prize less the cost of the entry. */
  readonly netProfit: Chips;
}

/** Results of a single tournament. Plain data, fit for JSON. */
export interface TournamentResult {
  /** One table or many, as the config says. */
  readonly gameType: "SitAndGo" | "MultiTableTournament";
  /** Seed of the run in its canonical form. */
  readonly seed: string;
  /** Hands played at all tables. */
  readonly hands: number;
  /** Best place first; empty if the run was stopped before the end. */
  readonly standings: readonly TournamentStanding[];
  /** Chair of each player before the first hand, counted from 0, by player id. */
  readonly seats: readonly number[];
  /** The same as a series of one, with the statistics of play. */
  readonly series: SngSeriesResult;
}

/**
 * Plays a series of tournaments with fresh bots in each, and adds up who won what.
 *
 * @param config What to play; hands are logged if its output says so.
 * @param options Seed, length, bot types, and who watches. A run that is stopped leaves out the
 * tournament it was in.
 * @throws {RangeError} If a bot type is not registered, the config is a cash game, the length is no
 * whole number from 1, or hands are watched, or bots of this program play, that other threads know
 * nothing of.
 * @throws {LogError} If a hand history cannot be written.
 *
 * @example
 * ```ts
 * import { parseConfig, runSngSeries } from "@marvin/holdem";
 * import { assertEquals } from "@std/assert";
 *
 * const config = parseConfig('[game]\ngame_type = "SitAndGo"\nbuy_in = 10');
 * const series = await runSngSeries(config, { seed: 7, tournaments: 20 });
 * const profit = series.playerResults.reduce((sum, player) => sum + player.netProfit, 0);
 * assertEquals([series.tournamentsPlayed, profit], [20, 0]);
 * ```
 */
export async function runSngSeries(
  config: SimulationConfig,
  options: TournamentRunOptions = {},
): Promise<SngSeriesResult> {
  checkConfig(config);
  const { game, output } = config;
  if (game.gameType === "Cash") throw new RangeError("Cannot play tournaments of a Cash config");
  const seed = canonicalSeed(options.seed ?? game.seed ?? drawSeed());
  const registry = options.registry ?? createDefaultBotRegistry();
  checkPlayable(game, registry);
  const tournaments = lengthOf(options.tournaments ?? output.numTournaments, "tournaments");
  const range = shardRange(options.shard ?? { index: 1, count: 1 }, tournaments);
  const wanted = range.to - range.from + 1;
  const { onProgress } = options;
  using threads = openThreads(options);
  const executor = options.executor ?? threads;
  const run = executor === null ? new SeriesRun(config, registry, seed) : null;
  const totals = run?.totals ?? new SeriesTotals(config);
  const report = () => {
    const { tournaments: done, stats: { hands } } = totals;
    onProgress?.({ unit: "tournaments", done, total: wanted, hands });
  };
  if (run !== null) {
    const pacer = new Pacer(options.signal, report);
    using watch = watchHands(config, options, totals);
    await run.play(range.from, range.to, pacer, watch, options.observer);
  } else {
    refuseHandObservers(options);
    refuseUnknownBots(options);
    const size = options.unitSize ?? defaultUnitSize(wanted, executor!.jobs);
    checkCount("a number of tournaments of a unit", size, 1);
    const { botModules = [], observer, rows, onUnit } = options;
    const tell = observer?.tournamentCompleted?.bind(observer);
    const shared = {
      seed,
      botModules,
      ...(rows && { rows }),
      ...(tell && { tellsTournaments: true }),
    };
    const add = async (state: SeriesState, unit: SeriesUnit) => {
      totals.add(state);
      if (tell !== undefined) state.finished?.forEach(tell);
      if (onUnit !== undefined && isWhole(unit, state)) await onUnit(unit);
    };
    const units = unitsOf(config, shared, range, size);
    await playUnits(units, executor!, { add }, options.signal, report);
  }
  report();
  return seriesResult(config, seed, wanted, totals);
}

/**
 * Results of a series whose units were played before.
 *
 * @param config What was played; its seed is that of the series.
 * @param states What units came to, in their order, which decides the faults that are shown.
 * @throws {RangeError} If a unit is not one of the config.
 */
export function mergeSeries(
  config: SimulationConfig,
  states: Iterable<SeriesState>,
): SngSeriesResult {
  const totals = new SeriesTotals(config);
  for (const state of states) totals.add(state);
  const seed = canonicalSeed(config.game.seed!);
  return seriesResult(config, seed, config.output.numTournaments, totals);
}

function seriesResult(
  config: SimulationConfig,
  seed: string,
  tournamentsWanted: number,
  totals: SeriesTotals,
): SngSeriesResult {
  return {
    gameType: config.game.gameType as SngSeriesResult["gameType"],
    seed,
    tournamentsWanted,
    entryCost: entryCostOf(config),
    ...totals.result(),
    faultExamples: totals.faultExamples(),
  };
}

function refuseHandObservers({ observer }: TournamentRunOptions): void {
  if (observer?.handCompleted === undefined) return;
  throw new RangeError("Cannot watch hands that are played elsewhere: leave executor and jobs out");
}

/**
 * Plays a single tournament.
 *
 * @param config What to play; hands are logged if its output says so.
 * @param options Seed, bot types, and who watches.
 * @throws {RangeError} If a bot type is not registered, or the config is a cash game.
 * @throws {LogError} If a hand history cannot be written.
 */
export async function runTournament(
  config: SimulationConfig,
  options: Omit<TournamentRunOptions, "tournaments"> = {},
): Promise<TournamentResult> {
  let standings: readonly Standing[] = [];
  let seats: readonly number[] = [];
  const series = await runSngSeries(config, {
    ...options,
    tournaments: 1,
    jobs: 1,
    observer: {
      handCompleted: (hand) => options.observer?.handCompleted?.(hand),
      tournamentCompleted: (tournament) => {
        standings = tournament.standings;
        seats = tournament.seats;
        options.observer?.tournamentCompleted?.(tournament);
      },
    },
  });
  return {
    gameType: series.gameType,
    seed: series.seed,
    hands: series.totalHands,
    standings: standings.map((standing) => ({
      ...standing,
      botType: series.playerResults[standing.playerId].botType,
      netProfit: standing.prize - series.entryCost,
    })),
    seats,
    series,
  };
}
