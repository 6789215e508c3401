/**
 * Tournaments, one or many: SNGs and MTTs.
 *
 * @module
 */
import { createDefaultBotRegistry } from "../bots/mod.ts";
import type { SimulationConfig } from "../config/mod.ts";
import type { FaultExample } from "../hand/mod.ts";
import { canonicalSeed, drawSeed } from "../random/mod.ts";
import type { Standing } from "../tournament/mod.ts";
import type { Chips } from "../types.ts";
import { Pacer, runStart } from "./clock.ts";
import { watchHands } from "./hand_watch.ts";
import { checkPlayable } from "./players.ts";
import type { TournamentRunOptions } from "./run_options.ts";
import type { SeriesState } from "./executor.ts";
import { SeriesRun } from "./series_run.ts";
import type { SngSeriesStats } from "./stats/mod.ts";

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
  /** The same as a series of one, with the statistics of play. */
  readonly series: SngSeriesResult;
}

/**
 * Plays a series of tournaments with fresh bots in each, and adds up who won what.
 *
 * @param config What to play; hands are logged if its output says so.
 * @param options Seed, length, bot types, and who watches. A run that is stopped leaves out the
 * tournament it was in.
 * @throws {RangeError} If a bot type is not registered, or the config is a cash game.
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
  const { game, output } = config;
  const { gameType } = game;
  if (gameType === "Cash") throw new RangeError("Cannot play tournaments of a Cash config");
  const seed = canonicalSeed(options.seed ?? game.seed ?? drawSeed());
  const registry = options.registry ?? createDefaultBotRegistry();
  checkPlayable(game, registry);
  const run = new SeriesRun(config, registry, seed);
  const tournamentsWanted = options.tournaments ?? output.numTournaments;
  const report = () =>
    options.onProgress?.({
      unit: "tournaments",
      done: run.tournaments,
      total: tournamentsWanted,
      hands: run.stats.hands,
    });
  if (options.executor === undefined) {
    const pacer = new Pacer(options.signal, report);
    using watch = watchHands(config, options, run.players.identities, run.stats);
    await run.play(1, tournamentsWanted, pacer, watch, options.observer);
  } else {
    refuseObservers(options);
    await playUnits(run, config, seed, tournamentsWanted, options, report);
  }
  report();
  return {
    gameType,
    seed,
    tournamentsWanted,
    entryCost: run.entryCost,
    ...run.result(),
    faultExamples: run.faultExamples(),
  };
}

/** Tournaments of a unit: short enough to share work evenly, long enough to make it worth sending. */
const MAX_UNIT = 250;

/** Has the series played by an executor, and puts it together in order. */
async function playUnits(
  run: SeriesRun,
  config: SimulationConfig,
  seed: string,
  tournaments: number,
  options: TournamentRunOptions,
  report: () => void,
): Promise<void> {
  const { executor, signal, botModules = [] } = options;
  const startTime = config.output.startTime ?? runStart().toISOString();
  const sent = { ...config, output: { ...config.output, startTime } };
  const size = Math.min(MAX_UNIT, Math.ceil(tournaments / (4 * executor!.jobs)));
  const done: Promise<SeriesState | null>[] = [];
  for (let from = 1; from <= tournaments; from += size) {
    const to = Math.min(from + size - 1, tournaments);
    const unit = { config: sent, seed, from, to, botModules };
    const played = executor!.run(unit, signal).catch((error) => {
      if (signal?.aborted) return null; // what others have finished still counts
      throw error;
    });
    played.catch(() => {}); // told below, in the order of the units
    done.push(played);
  }
  for (const unit of done) {
    const state = await unit;
    if (state !== null) run.add(state);
    report();
  }
}

function refuseObservers({ observer, registry, botModules }: TournamentRunOptions): void {
  if (observer !== undefined) {
    throw new RangeError("Cannot watch hands that are played elsewhere: leave the executor out");
  }
  if (registry !== undefined && botModules === undefined) {
    throw new RangeError(
      "Cannot play bots of this program elsewhere: name their modules, or leave the executor out",
    );
  }
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
  const series = await runSngSeries(config, {
    ...options,
    tournaments: 1,
    observer: {
      handCompleted: (hand) => options.observer?.handCompleted?.(hand),
      tournamentCompleted: (tournament) => {
        standings = tournament.standings;
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
    series,
  };
}
