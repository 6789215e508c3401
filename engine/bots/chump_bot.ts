/**
 * The bot with moods.
 *
 * @module
 */
import { checkNumber } from "../errors.ts";
import { handRankFraction, handStrength } from "../evaluator/hand_strength.ts";
import type { GameInfo, HoldemPlayer } from "../player/mod.ts";
import { drawBelow, drawFraction, type Prng } from "../random/mod.ts";
import { type Action, call, fold } from "../rules/mod.ts";
import type { Chips, PlayerId } from "../types.ts";
import {
  bluffChance,
  bluffUnits,
  boldnessOf,
  braveryOf,
  type ChumpMood,
  fearOf,
  isTrash,
  MOOD_VALUES,
  type PostflopStreet,
  preflopUnits,
  strengthToBet,
  valueUnits,
} from "./_chump_rules.ts";
import { raiseOrCall } from "./_raise_or_call.ts";

/** How a {@link ChumpBot} plays. */
export interface ChumpBotOptions {
  /** The bot's own stream; nobody else may draw from it. */
  readonly prng: Prng;
  /** Chance of a new mood whenever somebody else wins. TOML: `change_chance`. Default 0.1. */
  readonly changeChance?: number;
}

/** Parts of the stack at the start of a hand that one unit of betting is. */
const UNITS_IN_STACK = 40;
/** Standard deviation of the normal factor, with mean 1, that bets are multiplied with. */
const SIZE_DEVIATION = 0.2;
/** Own actions on a street after which it only calls. */
const MAX_MOVES = 2;

/**
 * Bets its good hands the more, the better they are, and bluffs with others; how much of both
 * depends on its mood and on its fear, which grows with every price it is asked in a hand.
 *
 * Its mood is two numbers, bravery and boldness, drawn from nine evenly spaced values each (0.6 to
 * 1 and 1 to 2). Bets are in units of a fortieth of its stack at the start of the hand, times a
 * normal factor (mean 1, deviation 0.2), minus the price; what is less than the smallest raise is a
 * call. Before the flop it raises pairs, and folds low unconnected cards of two suits to a bet.
 */
export class ChumpBot implements HoldemPlayer {
  readonly #prng: Prng;
  readonly #changeChance: number;

  #mood: ChumpMood;
  #unit = 1;
  #fear = 0;
  #moves = 0;
  /** Hand rank on this street, or -1 before it is asked for. */
  #handRank = -1;

  /**
   * Makes a bot.
   *
   * @throws {RangeError} If an option is out of range.
   */
  constructor(readonly id: PlayerId, readonly name: string, options: ChumpBotOptions) {
    this.#prng = options.prng;
    this.#changeChance = options.changeChance ?? 0.1;
    checkNumber("a chance of change", this.#changeChance, 0, 1);
    this.#mood = this.#drawMood();
  }

  /** A hand begins without fear. */
  gameStartEvent(info: GameInfo): void {
    this.#unit = info.me.startingStack / UNITS_IN_STACK;
    this.#fear = 0;
  }

  /** A street begins without own actions. */
  stageEvent(): void {
    this.#moves = 0;
    this.#handRank = -1;
  }

  /** The mood may change when somebody else wins. */
  winEvent(playerId: PlayerId): void {
    if (playerId !== this.id && drawFraction(this.#prng) < this.#changeChance) {
      this.#mood = this.#drawMood();
    }
  }

  /** Decides by hand rank, mood and fear. */
  act(info: GameInfo): Action {
    const price = info.callAmount;
    this.#fear += fearOf(price, this.#unit);
    const move = this.#moves++;
    if (move >= MAX_MOVES) return call();
    const { street } = info;
    if (street === "preflop") return this.#actPreflop(info, price);
    return this.#actPostflop(info, street, price, this.#fear + 5 * move);
  }

  #actPreflop(info: GameInfo, price: Chips): Action {
    const holeCards = info.holeCards!;
    if (price > 0 && isTrash(holeCards)) return fold();
    return this.#bet(info, price, preflopUnits(holeCards));
  }

  #actPostflop(info: GameInfo, street: PostflopStreet, price: Chips, caution: number): Action {
    if (this.#handRank < 0) {
      this.#handRank = handRankFraction(handStrength(info.holeCards!, info.board));
    }
    const { bravery, boldness } = this.#mood;
    const value = valueUnits(this.#handRank, strengthToBet(bravery, street, caution));
    if (value > 0) return this.#bet(info, price, value);
    const bluff = bluffChance(boldness, caution);
    const draw = drawFraction(this.#prng);
    if (price > 0 && draw >= bluff) return fold();
    return this.#bet(info, price, bluffUnits(draw, bluff));
  }

  #bet(info: GameInfo, price: Chips, units: number): Action {
    if (units === 0 || !info.canRaise) return call();
    const size = units * this.#unit * (1 + SIZE_DEVIATION * this.#drawNormal());
    const to = info.currentBet + Math.round(size) - price;
    return to >= info.minRaiseTo ? raiseOrCall(info, to) : call();
  }

  #drawMood(): ChumpMood {
    return {
      bravery: braveryOf(drawBelow(this.#prng, MOOD_VALUES)),
      boldness: boldnessOf(drawBelow(this.#prng, MOOD_VALUES)),
    };
  }

  /** A standard normal number (Box and Muller 1958). Costs two draws. */
  #drawNormal(): number {
    const radius = Math.sqrt(-2 * Math.log(1 - drawFraction(this.#prng)));
    return radius * Math.cos(2 * Math.PI * drawFraction(this.#prng));
  }
}
