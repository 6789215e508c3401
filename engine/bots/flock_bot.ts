/**
 * The bot that waits for the river.
 *
 * @module
 */
import { checkNumber } from "../errors.ts";
import { handRankFraction, handStrength } from "../evaluator/hand_strength.ts";
import { type GameInfo, type HoldemPlayer, potSizedRaiseTo } from "../player/mod.ts";
import { type Action, call, check, fold } from "../rules/mod.ts";
import type { PlayerId } from "../types.ts";
import { raiseOrCall } from "./_raise_or_call.ts";

/** How a {@link FlockBot} plays. */
export interface FlockBotOptions {
  /** Size of its bets as a fraction of the pot. TOML: `bet_fraction`. Default 0.5. */
  readonly betFraction?: number;
}

/**
 * Whether a hand is worth more than its share on the river: better than `1 - 1 / players` when
 * the chance to beat one opponent counts once for each of them.
 *
 * @param handRank Fraction of one opponent's holdings that it beats (see `handRankFraction`).
 * @param players Players still in the hand.
 */
export function flockLikes(handRank: number, players: number): boolean {
  return handRank ** (players - 1) > 1 - 1 / players;
}

/**
 * Checks and calls everything before the river. There it bets half the pot, or calls a bet, with a
 * hand that is worth it, and checks or folds any other. It never raises a bet.
 */
export class FlockBot implements HoldemPlayer {
  readonly #betFraction: number;

  /**
   * Makes a bot.
   *
   * @throws {RangeError} If an option is out of range.
   */
  constructor(readonly id: PlayerId, readonly name: string, options: FlockBotOptions = {}) {
    this.#betFraction = options.betFraction ?? 0.5;
    checkNumber("a bet fraction", this.#betFraction, 0);
  }

  /** Decides by the rank of the hand on the river, else calls. */
  act(info: GameInfo): Action {
    if (info.street !== "river") return call();
    const handRank = handRankFraction(handStrength(info.holeCards!, info.board));
    if (!flockLikes(handRank, info.numActivePlayers)) return info.canCheck ? check() : fold();
    return info.canCheck ? raiseOrCall(info, potSizedRaiseTo(info, this.#betFraction)) : call();
  }
}
