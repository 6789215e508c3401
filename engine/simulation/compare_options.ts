/**
 * What a comparison can be told.
 *
 * @module
 */
import {
  type Adjustment,
  ADJUSTMENTS,
  SEAT_PLANS,
  type SeatPlan,
  type SimulationConfig,
  type StopRule,
} from "../config/mod.ts";
import { checkPositive, checkShare, checkWord } from "../errors.ts";
import type { PlayerId } from "../types.ts";
import type { Executor } from "./executor.ts";
import type { RunOptions } from "./run_options.ts";
import { refuseUnknownBots } from "./_threads.ts";
import type { PlayerIdentity } from "./stats/mod.ts";

/** Options of `compareBots`. */
export interface CompareOptions extends Omit<RunOptions, "observer"> {
  /** Name of a bot that is compared with all others; the config's where left out, or all pairs. */
  readonly a?: string;
  /** Name of the only bot that `a` is compared with; the config's where both are left out. */
  readonly b?: string;
  /** The config's plan where left out, or `rotate` if that is `none`. */
  readonly seatPlan?: SeatPlan;
  /** Hands of a cash game, in whole blocks; the config's `num_hands` where left out. */
  readonly hands?: number;
  /** Tournaments, in whole blocks; the config's `num_tournaments` where left out. */
  readonly tournaments?: number;
  /** The luck that is taken off the results; the config's where left out, or `none`. */
  readonly adjustment?: Adjustment;
  /** Share of intervals that hold the truth; the config's where left out, or 0.95. */
  readonly level?: number;
  /** Half width of the interval that blocks still needed are told for; the config's where left out. */
  readonly halfWidth?: number;
  /**
   * Ends the run early; the config's where left out. Hands or tournaments are then the most that are
   * played.
   */
  readonly until?: StopRule;
  /** Plays units elsewhere, such as a `WorkerPool`. The results are the same, to the last bit. */
  readonly executor?: Executor;
  /** For an executor: URLs of the modules that register the bot types that are not built in. */
  readonly botModules?: readonly string[];
}

/**
 * Refuses options that make no sense.
 *
 * @throws {RangeError} If there are some.
 */
export function checkCompareOptions(
  { adjustment = "none", level, halfWidth, seatPlan = "none", until, ...bots }: CompareOptions,
): void {
  checkWord("use an adjustment of", adjustment, ADJUSTMENTS);
  checkWord("use a seat plan of", seatPlan, SEAT_PLANS);
  if (typeof until !== "object" && until !== undefined) {
    checkWord("use a stop rule of", until, ["sign"]);
  }
  if (level !== undefined) checkShare("a level", level);
  if (halfWidth !== undefined) checkPositive("a half width", halfWidth);
  if (typeof until === "object") checkPositive("a half width", until.halfWidth);
  refuseUnknownBots(bots);
}

/** The options, with those of the config's `[compare]` table where they are left out. */
export function withConfigured<T extends CompareOptions>(
  { compare }: SimulationConfig,
  options: T,
): T {
  const { a, b, adjustment, level, halfWidth, until } = options;
  return {
    ...options,
    a: a ?? compare?.a,
    // Who names another a means to compare it with all, or says with whom.
    b: b ?? (a === undefined ? compare?.b : undefined),
    adjustment: adjustment ?? compare?.adjustment,
    level: level ?? compare?.level,
    halfWidth: halfWidth ?? compare?.halfWidth,
    until: until ?? compare?.until,
  };
}

/** The config as it is played. */
export function playedConfig(
  { game, output }: SimulationConfig,
  options: CompareOptions,
): SimulationConfig {
  const seatPlan = options.seatPlan ?? (game.seatPlan === "none" ? "rotate" : game.seatPlan);
  return {
    game: { ...game, seatPlan, randomizeSeats: game.randomizeSeats && seatPlan === "none" },
    output: { ...output, logHands: false, logActions: false },
  };
}

/**
 * The pairs that are compared, in the order of the players.
 *
 * @throws {RangeError} If a name is not there, or a bot would be compared with itself.
 */
export function pairsOf(
  players: readonly PlayerIdentity[],
  { a, b }: CompareOptions,
): (readonly [PlayerId, PlayerId])[] {
  const idOf = (name: string): PlayerId => {
    const found = players.find((player) => player.name === name);
    if (found !== undefined) return found.playerId;
    const names = players.map((player) => player.name).join(", ");
    throw new RangeError(`Cannot compare "${name}": the bots are ${names}`);
  };
  const ids = players.map(({ playerId }) => playerId);
  if (a === undefined && b === undefined) {
    return ids.flatMap((first) => ids.filter((id) => id > first).map((id) => [first, id] as const));
  }
  if (a === undefined || a === b) {
    throw new RangeError("Cannot compare one bot with itself or nobody: name another as a");
  }
  const first = idOf(a);
  const others = b === undefined ? ids.filter((id) => id !== first) : [idOf(b)];
  return others.map((id) => [first, id] as const);
}
