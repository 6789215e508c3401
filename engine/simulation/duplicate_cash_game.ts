/**
 * A cash game with a seat plan: blocks of sessions with the same cards.
 *
 * @module
 */
import type { BotRegistry } from "../bots/mod.ts";
import type { SimulationConfig } from "../config/mod.ts";
import type { FaultExample } from "../hand/mod.ts";
import { Pacer } from "./clock.ts";
import { meanWithInterval } from "./compare_mean.ts";
import { BlockRecorder } from "./duplicate_blocks.ts";
import { CashSessions } from "./duplicate_sessions.ts";
import { watchHands } from "./hand_watch.ts";
import { type CashGameOptions, lengthOf } from "./run_options.ts";
import { seatingsOf } from "./seat_plan.ts";
import { buildSimulationStats, type PlayerStats, type SimulationStats } from "./stats/mod.ts";

/** What comes out of a game with a seat plan. */
export interface ReplayedGame extends SimulationStats {
  /** Hands that were asked for, in whole blocks. */
  readonly handsWanted: number;
  /** The first faults of bots. */
  readonly faultExamples: readonly FaultExample[];
}

/** Plays blocks until there are as many hands as wanted, or more. */
export async function playReplayedGame(
  config: SimulationConfig,
  options: CashGameOptions,
  registry: BotRegistry,
  seed: string,
): Promise<ReplayedGame> {
  const { game } = config;
  const run = new CashSessions(config, registry, seed);
  const { totals } = run;
  const recorder = new BlockRecorder(config, seed, "none", 1);
  const sessionsOfBlock = seatingsOf(game.seatPlan, game.bots.length).length;
  const handsOfBlock = sessionsOfBlock * run.handsOfSession;
  const blocks = Math.ceil(lengthOf(options.hands ?? game.numHands, "hands") / handsOfBlock);
  const handsWanted = blocks * handsOfBlock;
  const report = () => {
    const { hands } = totals.stats;
    options.onProgress?.({ unit: "hands", done: hands, total: handsWanted, hands });
  };
  const pacer = new Pacer(options.signal, report);
  using watch = watchHands(config, options, totals);
  await run.play(1, blocks * sessionsOfBlock, pacer, watch, (number, profits) => {
    recorder.sessionCompleted(number, profits);
  });
  watch.sessionCompleted();
  report();
  const stats = buildSimulationStats(
    "Cash Game",
    totals.stats,
    totals.players.map((identity) => ({
      ...identity,
      bankroll: totals.stats.result(identity.playerId).net,
      finalStack: game.startingChips,
      illegalActions: totals.faults.of(identity.playerId),
    })),
  );
  return {
    ...stats,
    players: stats.players.map((player) => withBlockInterval(player, recorder)),
    handsWanted,
    faultExamples: totals.faultExamples(),
  };
}

/** Intervals of single hands would be wrong, as hands with the same cards go together. */
function withBlockInterval(player: PlayerStats, { totals }: BlockRecorder): PlayerStats {
  const weights = totals.players.map((at) => at === player.playerId ? 1 : 0);
  return {
    ...player,
    bbPer100Ci95: meanWithInterval(totals.blocks.weighted(weights), 0.95).interval,
    bySeat: player.bySeat.map((result) => ({ ...result, bbPer100Ci95: null })),
    byPosition: player.byPosition.map((result) => ({ ...result, bbPer100Ci95: null })),
  };
}
