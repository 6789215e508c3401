/**
 * Tournaments, one or many: SNGs and MTTs.
 *
 * @module
 */
import { createDefaultBotRegistry } from "../bots/mod.ts";
import { type SimulationConfig, toBlindSchedule, toPrizeStructure } from "../config/mod.ts";
import type { FaultExample } from "../hand/mod.ts";
import { canonicalSeed, drawSeed } from "../random/mod.ts";
import type { Table } from "../table/mod.ts";
import { type Standing, Tournament } from "../tournament/mod.ts";
import type { Chips } from "../types.ts";
import { Pacer } from "./clock.ts";
import { watchHands } from "./hand_watch.ts";
import { checkPlayable, FaultTotals, Players } from "./players.ts";
import type { TournamentRunOptions } from "./run_options.ts";
import {
  buildSngSeriesResult,
  SngCounters,
  type SngSeriesStats,
  StatsCollector,
} from "./stats/mod.ts";

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
  const players = new Players(game, registry, seed);
  const { identities } = players;
  const setUp = {
    seatsPerTable: game.numSeats,
    startingChips: game.startingChips,
    blindSchedule: toBlindSchedule(game),
    prizeStructure: toPrizeStructure(game),
    betLimit: game.betLimit,
    illegalAction: game.illegalAction,
    randomizeSeats: gameType === "MultiTableTournament" || game.randomizeSeats,
    seed,
  };
  const entryCost = game.buyIn + game.fee;
  const tournamentsWanted = options.tournaments ?? output.numTournaments;
  const stats = new StatsCollector(identities.length);
  const series = new SngCounters(identities.length, identities.length);
  const faults = new FaultTotals(identities.length);
  const report = () =>
    options.onProgress?.({
      unit: "tournaments",
      done: series.tournaments,
      total: tournamentsWanted,
      hands: stats.hands,
    });
  const pacer = new Pacer(options.signal, report);
  using watch = watchHands(config, options, identities, stats);
  for (let number = 1; number <= tournamentsWanted && !pacer.stopped; number++) {
    const tournament = new Tournament({ ...setUp, players: players.create(number), number });
    const seats = startingSeats(tournament, identities.length);
    const onHand = (table: Table) => watch.handCompleted(table, number);
    while (!tournament.isFinished && !pacer.stopped) {
      tournament.playRound(onHand);
      if (pacer.isDue()) await pacer.pause();
    }
    for (const player of tournament.players) faults.add(player);
    watch.sessionCompleted();
    if (!tournament.isFinished) break;
    const { standings } = tournament;
    series.record(standings.map(({ playerId, firstPlace, lastPlace, prize }) => (
      { playerId, seat: seats[playerId], firstPlace, lastPlace, cost: entryCost, prize }
    )));
    options.observer?.tournamentCompleted?.({ number, standings, hands: tournament.handsPlayed });
  }
  report();
  const sngPlayers = identities.map((identity) => (
    { ...identity, illegalActions: faults.of(identity.playerId) }
  ));
  return {
    gameType,
    seed,
    tournamentsWanted,
    entryCost,
    ...buildSngSeriesResult(series, stats, sngPlayers),
    faultExamples: identities.flatMap(({ playerId }) => faults.examples(playerId)),
  };
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

/** Seat of each player before the first hand, by player id. */
function startingSeats(tournament: Tournament, players: number): Uint8Array {
  const seats = new Uint8Array(players);
  for (const table of tournament.tables) {
    for (const seat of table.seats) if (seat !== null) seats[seat.playerId] = seat.index;
  }
  return seats;
}
