/**
 * A part of how a bot plays, and what it looks at.
 *
 * @module
 */
import type { HoleCards } from "../cards/mod.ts";
import type { GameInfo } from "../player/mod.ts";
import type { Prng } from "../random/mod.ts";
import type { Action } from "../rules/mod.ts";
import type { PlayerId } from "../types.ts";
import type { ActionRecorder } from "./action_recorder.ts";

/** What a strategy knows when it decides; valid until the decision is made. */
export interface StrategyContext {
  /** The game as the player sees it, on his turn. */
  readonly gameInfo: GameInfo;
  /** The own cards. */
  readonly holeCards: HoleCards;
  /** The actions of the hand so far. */
  readonly actionRecorder: ActionRecorder;
  /**
   * Who bet or raised last in the hand, also where that was on an earlier street; null before
   * anybody did. `gameInfo.aggressorSeat` is about this street alone.
   */
  readonly aggressorId: PlayerId | null;
  /** Full bets and raises on this street, as `GameInfo.numRaises`: 1 before a raise preflop. */
  readonly numRaises: number;
  /** Players who have called since the last bet or raise on this street; limpers preflop. */
  readonly numCallers: number;
  /** The bot's own stream of random numbers. */
  readonly random: Prng;
}

/**
 * A part of how a bot plays. A `ModularStrategy` asks several of them.
 *
 * @example A strategy that pushes good hands when short
 * ```ts
 * import { allIn, HandHelper, type Strategy } from "@marvin/holdem";
 *
 * const pushWhenShort: Strategy = {
 *   isApplicable: ({ gameInfo, holeCards }) =>
 *     gameInfo.street === "preflop" && gameInfo.me.stack <= 10 * gameInfo.bigBlind &&
 *     HandHelper.pushGroup(holeCards) <= 8,
 *   act: () => allIn(),
 * };
 * ```
 */
export interface Strategy {
  /** Whether the strategy has something to say about this decision. */
  isApplicable(context: StrategyContext): boolean;
  /** Decides; asked only where {@link isApplicable} says yes. */
  act(context: StrategyContext): Action;
}

/**
 * The context of a decision: what strategies often ask is looked up once.
 *
 * @param gameInfo The game on the own turn, cards dealt.
 * @param own The player's record of the hand, and his stream of random numbers.
 * @throws {RangeError} If the cards are not dealt.
 */
export function createStrategyContext(
  gameInfo: GameInfo,
  own: Pick<StrategyContext, "actionRecorder" | "random">,
): StrategyContext {
  const { actionRecorder, random } = own;
  const { holeCards } = gameInfo;
  if (holeCards === null) throw new RangeError("Cannot decide before the cards are dealt");
  return {
    gameInfo,
    holeCards,
    actionRecorder,
    aggressorId: actionRecorder.aggressorId,
    numRaises: gameInfo.numRaises,
    numCallers: actionRecorder.numCallersOnStreet(gameInfo.street),
    random,
  };
}
