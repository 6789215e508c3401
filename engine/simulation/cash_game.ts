/**
 * Cash games.
 *
 * @module
 */
import { createDefaultBotRegistry } from "../bots/mod.ts";
import { type SimulationConfig, toTableConfig } from "../config/mod.ts";
import type { FaultExample } from "../hand/mod.ts";
import { canonicalSeed, createPrng, drawSeed } from "../random/mod.ts";
import { type Seat, Table } from "../table/mod.ts";
import { checkConfig } from "./_check_config.ts";
import { Pacer } from "./clock.ts";
import { watchHands } from "./hand_watch.ts";
import { playReplayedGame } from "./duplicate_cash_game.ts";
import { checkPlayable, Players } from "./players.ts";
import { type CashGameOptions, lengthOf } from "./run_options.ts";
import { SessionBlocks } from "./session_blocks.ts";
import { buildSimulationStats, type SimulationStats, StatsCollector } from "./stats/mod.ts";

/**
 * Results of a cash game. Plain data, fit for JSON.
 *
 * Hands that follow each other are not independent of each other, so intervals are those of blocks of
 * hands (see `BlockMean`; null below three hands). A seat plan deals the same cards again in blocks of
 * its own, and there seats and positions have no intervals.
 */
export interface CashGameResult extends SimulationStats {
  /** Tells these results from those of tournaments. */
  readonly gameType: "Cash";
  /** Seed of the run in its canonical form: give it again for the same game. */
  readonly seed: string;
  /**
   * Hands that were asked for, in whole blocks where there is a seat plan; fewer were played if the
   * run was stopped or one player had all.
   */
  readonly handsWanted: number;
  /** The first faults of bots, to look into. */
  readonly faultExamples: readonly FaultExample[];
}

/**
 * Plays a cash game at one table.
 *
 * With a seat plan it is played in blocks of sessions with the same cards, one for each seating of
 * the plan. A session is one round of the button, with fresh bots.
 *
 * The game ends early when fewer than two players have chips, as can happen where stacks are
 * neither reset nor refilled.
 *
 * @param config What to play; hands are logged if its output says so.
 * @param options Seed, length, bot types, and who watches.
 * @throws {RangeError} If a bot type is not registered, the config is no cash game, it has a seat plan
 * but stacks that go on, or the length is no whole number from 1.
 * @throws {LogError} If a hand history cannot be written.
 *
 * @example
 * ```ts
 * import { parseConfig, runCashGame } from "@marvin/holdem";
 * import { assertEquals } from "@std/assert";
 *
 * const config = parseConfig("[game]\nreset_bankroll_each_hand = true\nrake_percentage = 0.05");
 * const game = await runCashGame(config, { seed: 7, hands: 500 });
 * const profit = game.players.reduce((sum, player) => sum + player.netProfit, 0);
 * assertEquals(profit, -game.totalRake);
 * ```
 */
export async function runCashGame(
  config: SimulationConfig,
  options: CashGameOptions = {},
): Promise<CashGameResult> {
  checkConfig(config);
  const { game } = config;
  if (game.gameType !== "Cash") {
    throw new RangeError(`Cannot play a cash game of a ${game.gameType} config`);
  }
  const seed = canonicalSeed(options.seed ?? game.seed ?? drawSeed());
  const registry = options.registry ?? createDefaultBotRegistry();
  checkPlayable(game, registry);
  if (game.seatPlan !== "none") {
    return { gameType: "Cash", seed, ...await playReplayedGame(config, options, registry, seed) };
  }
  const players = new Players(game, registry, seed);
  const handsWanted = lengthOf(options.hands ?? game.numHands, "hands");
  const table = new Table({ ...toTableConfig(game), name: "Cash Game Table 1" }, {
    cards: createPrng(seed, "cards", 0, 1),
    seats: createPrng(seed, "seats", 0, 1),
  });
  const seats: Seat[] = players.create(0).map((bot) => table.sitDown(bot));
  const stats = new StatsCollector(seats.length);
  const blocks = new SessionBlocks(seats.length, game.randomizeSeats);
  const report = () => {
    const done = table.handNumber;
    options.onProgress?.({ unit: "hands", done, total: handsWanted, hands: done });
  };
  const pacer = new Pacer(options.signal, report);
  using watch = watchHands(config, options, { players: players.identities, stats });
  while (table.handNumber < handsWanted && table.canPlay && !pacer.stopped) {
    table.runHand();
    watch.handCompleted(table, 0);
    blocks.handCompleted(table.hand);
    if (pacer.isDue()) await pacer.pause();
  }
  watch.sessionCompleted();
  report();
  const cashPlayers = players.identities.map((identity, index) => ({
    ...identity,
    bankroll: seats[index].bankroll,
    finalStack: seats[index].stack,
    illegalActions: seats[index].player.faults.counts,
  }));
  const results = buildSimulationStats("Cash Game", stats, cashPlayers);
  return {
    gameType: "Cash",
    seed,
    handsWanted,
    ...results,
    players: results.players.map((player) => blocks.withIntervals(player)),
    faultExamples: seats.flatMap((seat) => seat.player.faults.examples),
  };
}
