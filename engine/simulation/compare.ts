/**
 * Is one bot better than another, and how sure is that?
 *
 * @module
 */
import { createDefaultBotRegistry } from "../bots/mod.ts";
import type { Adjustment, GameType, SeatPlan, SimulationConfig, StopRule } from "../config/mod.ts";
import type { FaultCounts, FaultExample } from "../hand/mod.ts";
import { canonicalSeed, drawSeed } from "../random/mod.ts";
import type { PlayerId } from "../types.ts";
import { checkConfig, checkGameConfig } from "./_check_config.ts";
import {
  intervalReach,
  meanWithInterval,
  meanWithSequence,
  sequenceReach,
} from "./compare_mean.ts";
import {
  checkCompareOptions,
  type CompareOptions,
  pairsOf,
  playedConfig,
  withConfigured,
} from "./compare_options.ts";
import { comparePairs, type PairComparison } from "./compare_pairs.ts";
import { LocalExecutor } from "./compare_unit.ts";
import { BlockTotals, type ResultUnit, resultUnit } from "./duplicate_blocks.ts";
import { handsOfSession } from "./duplicate_sessions.ts";
import type { Executor, SeriesState } from "./executor.ts";
import { playUnits, unitsOf } from "./play_units.ts";
import { checkPlayable, checkReplayable, identitiesOf } from "./players.ts";
import { lengthOf } from "./run_options.ts";
import { seatingsOf } from "./seat_plan.ts";
import { SeriesTotals } from "./series_totals.ts";
import type { Interval, Moments, PlayerIdentity } from "./stats/mod.ts";
import { openThreads } from "./_threads.ts";

/** How a player did. */
export interface ComparedPlayer extends PlayerIdentity {
  /** Mean result with luck taken off, in the unit of the comparison; null without blocks. */
  readonly mean: number | null;
  /** Where the true mean is; null below three blocks. */
  readonly interval: Interval | null;
  /** Mean of the luck that was taken off, whose true mean is 0; null without blocks. */
  readonly luck: number | null;
  /** Where the true mean of the luck is: around 0, or something is wrong. */
  readonly luckInterval: Interval | null;
  /** Tournaments by place, the first place first; empty in a cash game. */
  readonly finishes: readonly number[];
  /** How often the bot did what it may not do. */
  readonly illegalActions: FaultCounts;
}

/** How bots were compared, two of them or a league. */
export interface ComparisonTerms {
  /** What was played. */
  readonly gameType: GameType;
  /** Seed of the run in its canonical form. */
  readonly seed: string;
  /** What means and differences are counted in. */
  readonly unit: ResultUnit;
  /** Who sat where. */
  readonly seatPlan: SeatPlan;
  /** The luck that was taken off. */
  readonly adjustment: Adjustment;
  /** Share of intervals that hold the truth. */
  readonly level: number;
  /** Whether intervals and p are valid whenever one looks; else only at the end of a fixed length. */
  readonly anytime: boolean;
  /** Hands that were played. */
  readonly hands: number;
}

/** What a comparison came to. Plain data, fit for JSON. */
export interface ComparisonResult extends ComparisonTerms {
  /** Why the run ended: all was played, the stop rule was met, or it was told to stop. */
  readonly end: "length" | "rule" | "signal";
  /** Blocks that were played to their end. */
  readonly blocks: number;
  /** Tournaments of a block, or sessions of one round of the button each. */
  readonly sessionsOfBlock: number;
  /** By player id. */
  readonly players: readonly ComparedPlayer[];
  /** The pairs that are compared. */
  readonly pairs: readonly PairComparison[];
  /** The first faults of bots, to look into. */
  readonly faultExamples: readonly FaultExample[];
}

/**
 * Compares the bots of a config: plays the same cards with all seatings of a plan, block after block
 * with fresh bots, and takes each block as one observation.
 *
 * Hands are not logged. Cash games need `reset_bankroll_each_hand`; `randomize_seats` is left to the
 * plan.
 *
 * @param config What to play, and the bots.
 * @param given How long, whom to compare, and how; the config has the rest.
 * @throws {RangeError} If there is no such bot or bot type, the config cannot be played with the same
 * cards again, or an option is out of range.
 *
 * @example
 * ```ts
 * import { compareBots, parseConfig } from "@marvin/holdem";
 * import { assert } from "@std/assert";
 *
 * const config = parseConfig(`[game]
 * reset_bankroll_each_hand = true
 * bots = [{ bot_type = "call_bot" }, { bot_type = "fold_bot" }]`);
 * const { pairs: [pair] } = await compareBots(config, { seed: 7, hands: 2_000 });
 * assert(pair.interval![0] > 0); // to call is better than to fold
 * ```
 */
export async function compareBots(
  config: SimulationConfig,
  given: CompareOptions = {},
): Promise<ComparisonResult> {
  checkComparable(config, given);
  const options = withConfigured(config, given);
  const registry = options.registry ?? createDefaultBotRegistry();
  const run = new Comparison(playedConfig(config, options), options);
  using threads = openThreads(options);
  await run.play(options.executor ?? threads ?? new LocalExecutor(registry));
  return run.result();
}

/**
 * Finds out before anything is played whether {@link compareBots} can compare the bots of a config,
 * by making every bot once.
 *
 * @param config What to play, and the bots.
 * @param given Whom to compare, and how; the config has the rest.
 * @throws {RangeError} If there is no such bot or bot type, the config cannot be played with the same
 * cards again, or an option is out of range.
 */
export function checkComparable(config: SimulationConfig, given: CompareOptions = {}): void {
  checkConfig(config);
  checkGameConfig(config.game);
  const options = withConfigured(config, given);
  checkCompareOptions(options);
  const played = playedConfig(config, options);
  const { game } = played;
  checkReplayable(game);
  sessionsWanted(played, options);
  checkPlayable(game, options.registry ?? createDefaultBotRegistry());
  pairsOf(identitiesOf(game), options);
}

/** Blocks before the first look: means of so many are about normal. */
const FIRST_LOOK = 64;

/** Growth of the number of blocks from look to look. */
const LOOK_GROWTH = 1.1;

/** Sessions of a unit: short enough to show progress, long enough to make it worth sending. */
const SESSIONS_OF_UNIT = 250;

/** A comparison being played. */
class Comparison {
  private readonly totals: SeriesTotals;
  private readonly blocks: BlockTotals;
  private readonly pairs: readonly (readonly [PlayerId, PlayerId])[];
  private readonly seed: string;
  private readonly level: number;
  private readonly sessionsOfBlock: number;
  private readonly wanted: number;
  private end: ComparisonResult["end"] = "length";

  constructor(private readonly config: SimulationConfig, private readonly options: CompareOptions) {
    const { game } = config;
    this.totals = new SeriesTotals(config);
    this.blocks = new BlockTotals(game.bots.length);
    this.pairs = pairsOf(this.totals.players, options);
    this.seed = canonicalSeed(options.seed ?? game.seed ?? drawSeed());
    this.level = options.level ?? 0.95;
    this.sessionsOfBlock = seatingsOf(game.seatPlan, game.bots.length).length;
    this.wanted = Math.ceil(sessionsWanted(config, options) / this.sessionsOfBlock);
  }

  /** Plays look after look, each at a number of blocks that is fixed beforehand. */
  async play(executor: Executor): Promise<void> {
    const { config, options, seed, sessionsOfBlock, wanted } = this;
    const { adjustment = "none", botModules = [], signal, until } = options;
    const shared = { seed, botModules, adjustment };
    let done = 0;
    while (done < wanted) {
      const look = until === undefined
        ? wanted
        : Math.min(wanted, Math.max(FIRST_LOOK, Math.ceil(done * LOOK_GROWTH)));
      const range = { from: done * sessionsOfBlock + 1, to: look * sessionsOfBlock };
      const size = unitBlocks(look - done, executor.jobs, sessionsOfBlock) * sessionsOfBlock;
      const units = unitsOf(config, shared, range, size);
      await playUnits(units, executor, this, signal, () => this.report());
      if (signal?.aborted) {
        this.end = "signal";
        return;
      }
      done = look;
      if (until !== undefined && this.isDecided(until)) {
        this.end = "rule";
        return;
      }
    }
  }

  /** Adds what a unit came to. */
  add(state: SeriesState): void {
    this.totals.add(state);
    this.blocks.add(state.blocks!);
  }

  /** What has come out. */
  result(): ComparisonResult {
    const { blocks, config, level, options, totals } = this;
    const { gameType, seatPlan } = config.game;
    const series = gameType === "Cash" ? null : totals.result().playerResults;
    return {
      gameType,
      seed: this.seed,
      unit: resultUnit(config),
      seatPlan,
      adjustment: options.adjustment ?? "none",
      level,
      end: this.end,
      anytime: options.until !== undefined,
      blocks: blocks.blocks.count,
      sessionsOfBlock: this.sessionsOfBlock,
      hands: totals.stats.hands,
      players: totals.players.map((identity) => ({
        ...identity,
        ...this.player(identity.playerId),
        finishes: series?.[identity.playerId].finishes ?? [],
        illegalActions: totals.faults.of(identity.playerId),
      })),
      pairs: this.comparePairs(),
      faultExamples: totals.faultExamples(),
    };
  }

  private player(id: PlayerId) {
    const { blocks } = this;
    const weights = blocks.players.map((player) => Number(player === id));
    const none = weights.map(() => 0);
    const less = weights.map((weight) => 0 - weight);
    const { mean, interval } = this.estimate(blocks.blocks.weighted([...weights, ...less]));
    const luck = this.estimate(blocks.blocks.weighted([...none, ...weights]));
    return { mean, interval, luck: luck.mean, luckInterval: luck.interval };
  }

  private comparePairs(): PairComparison[] {
    const { level, options: { halfWidth, until }, tuned } = this;
    return comparePairs(this.blocks, this.pairs, {
      reach: (count) => (
        until === undefined ? intervalReach(count, level) : sequenceReach(count, level, tuned)
      ),
      halfWidth: halfWidth ?? (typeof until === "object" ? until.halfWidth : undefined),
      estimate: (moments) => this.estimate(moments),
    });
  }

  private estimate(moments: Moments) {
    return this.options.until === undefined
      ? meanWithInterval(moments, this.level)
      : meanWithSequence(moments, this.level, this.tuned);
  }

  /** Blocks at which intervals that are valid at any time are narrowest. */
  private get tuned(): number {
    return Math.max(FIRST_LOOK, this.wanted / 10);
  }

  private isDecided(until: StopRule): boolean {
    return this.comparePairs().every(({ interval, pHolm }) => {
      if (interval === null || pHolm === null) return false; // of too few blocks to tell
      if (until === "sign") return pHolm <= 1 - this.level;
      return (interval[1] - interval[0]) / 2 <= until.halfWidth;
    });
  }

  private report(): void {
    const { blocks, options, sessionsOfBlock, totals, wanted } = this;
    const { hands } = totals.stats;
    const isCash = this.config.game.gameType === "Cash";
    const ofBlock = sessionsOfBlock * (isCash ? handsOfSession(this.config.game) : 1);
    options.onProgress?.({
      unit: isCash ? "hands" : "tournaments",
      done: blocks.blocks.count * ofBlock,
      total: wanted * ofBlock,
      hands,
    });
  }
}

function sessionsWanted({ game, output }: SimulationConfig, options: CompareOptions): number {
  return game.gameType === "Cash"
    ? Math.ceil(lengthOf(options.hands ?? game.numHands, "hands") / handsOfSession(game))
    : lengthOf(options.tournaments ?? output.numTournaments, "tournaments");
}

/** Blocks of a unit. */
function unitBlocks(blocks: number, jobs: number, sessionsOfBlock: number): number {
  const share = Math.ceil(blocks / (4 * jobs));
  return Math.max(1, Math.min(share, Math.round(SESSIONS_OF_UNIT / sessionsOfBlock)));
}
