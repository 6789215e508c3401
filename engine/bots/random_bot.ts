/**
 * The bot that acts by chance.
 *
 * @module
 */
import { checkNumber } from "../errors.ts";
import type { GameInfo, HoldemPlayer } from "../player/mod.ts";
import { drawBelow, drawFraction, type Prng } from "../random/mod.ts";
import { type Action, call, fold } from "../rules/mod.ts";
import type { PlayerId } from "../types.ts";
import { raiseOrCall } from "./_raise_or_call.ts";

/** How a {@link RandomBot} chooses; of the weights only the ratios matter. */
export interface RandomBotOptions {
  /** The bot's own stream; nobody else may draw from it. */
  readonly prng: Prng;
  /** Weight of folding. TOML: `fold_weight`. Default 1. */
  readonly foldWeight?: number;
  /** Weight of calling or checking. TOML: `call_weight`. Default 1. */
  readonly callWeight?: number;
  /** Weight of betting or raising. TOML: `raise_weight`. Default 1. */
  readonly raiseWeight?: number;
}

/**
 * Chooses by chance among the kinds of action that are legal: fold, call or raise where there is a
 * price, check or bet where there is none. The size is uniform from the smallest to the largest
 * legal bet, so that in no limit it is often most of the stack. If all legal kinds have weight 0,
 * it calls or checks.
 *
 * A decision costs one draw, and a bet or raise one more.
 */
export class RandomBot implements HoldemPlayer {
  readonly #prng: Prng;
  readonly #foldWeight: number;
  readonly #callWeight: number;
  readonly #raiseWeight: number;

  /**
   * Makes a bot.
   *
   * @throws {RangeError} If an option is out of range.
   */
  constructor(readonly id: PlayerId, readonly name: string, options: RandomBotOptions) {
    this.#prng = options.prng;
    this.#foldWeight = options.foldWeight ?? 1;
    checkNumber("a weight of folding", this.#foldWeight, 0);
    this.#callWeight = options.callWeight ?? 1;
    checkNumber("a weight of calling", this.#callWeight, 0);
    this.#raiseWeight = options.raiseWeight ?? 1;
    checkNumber("a weight of raising", this.#raiseWeight, 0);
  }

  /** Draws an action. */
  act(info: GameInfo): Action {
    const foldWeight = info.canCheck ? 0 : this.#foldWeight;
    const raiseWeight = info.canRaise ? this.#raiseWeight : 0;
    const choice = drawFraction(this.#prng) * (foldWeight + raiseWeight + this.#callWeight);
    if (choice < foldWeight) return fold();
    if (choice < foldWeight + raiseWeight) {
      const { minRaiseTo, maxRaiseTo } = info;
      return raiseOrCall(info, minRaiseTo + drawBelow(this.#prng, maxRaiseTo - minRaiseTo + 1));
    }
    return call();
  }
}
