/**
 * What a player may hold, with a weight for each of the 1,326 holdings.
 *
 * @module
 */
import { type Card, checkCard, DECK_SIZE, type HoleCards, RANKS } from "../cards/mod.ts";
import { drawFraction, type Prng } from "../random/mod.ts";
import { checkHoleCards } from "./_check_cards.ts";
import { formatRange } from "./_range_formatter.ts";
import {
  HIGH_CARDS,
  HOLDING_COUNT,
  holdingOf,
  holdingsOfStartingHand,
  holeCardsOf,
  LOW_CARDS,
  strongestHoldings,
} from "./_range_holdings.ts";
import { parseRange } from "./_range_parser.ts";
import { checkStartingHand, GRID_SIZE } from "./starting_hands.ts";

/**
 * A range of hands: each holding has a weight from 0 (never) to 1 (always). Suits matter after the
 * flop, so that is what is kept; the usual grid of 13 × 13 starting hands is a view of it. Dead
 * cards, those that somebody has seen, take the holdings they are in out of the range for good.
 *
 * Methods named after a change (`set…`, `remove…`, `normalize…`, `scale`) change the range itself.
 *
 * @example Pairs from sevens up, some aces, and a hand played half of the time
 * ```ts
 * import { HandRange, parseCards } from "@marvin/holdem";
 * import { assertEquals } from "@std/assert";
 *
 * const range = HandRange.parse("77+, A5s-A2s, KQo:0.5");
 * assertEquals(range.combos, 48 + 16 + 12);
 * range.removeCards(parseCards("As 7d"));
 * assertEquals(range.combos, 42 + 12 + 12);
 * assertEquals(range.toString(), "77+,A5s-A2s,KQo:0.5");
 * ```
 */
export class HandRange {
  /**
   * Weights by holding: the one of cards `high` and `low` is at `high * (high - 1) / 2 + low`.
   * Only to be read, as dead holdings must stay at 0.
   */
  readonly weights: Float64Array;
  private readonly deadCards: Uint8Array = new Uint8Array(DECK_SIZE);

  /** A range without any hand. */
  constructor() {
    this.weights = new Float64Array(HOLDING_COUNT);
  }

  /**
   * Reads a range. Items are separated by commas, semicolons or blanks:
   *
   * | item | hands |
   * |---|---|
   * | `QQ`, `AKs`, `AKo`, `AK` | a pair; two ranks suited, offsuit, or both |
   * | `77+`, `A5s+`, `K9+` | higher pairs too; higher second ranks too |
   * | `TT-77`, `A5s-A2s`, `87s-54s` | pairs, second ranks, or both ranks between |
   * | `AhKh` | two cards |
   * | `20%` | the best starting hands against a random one, at least 20 % of all holdings |
   * | `random` | everything |
   *
   * Any item can end with a weight: `AA:0.5` and `AA@50` are aces half of the time. Of two items
   * that name the same holding, the later one counts.
   *
   * @throws {SyntaxError} If an item cannot be understood; the message names it.
   */
  static parse(text: string): HandRange {
    const range = new HandRange();
    range.weights.set(parseRange(text));
    return range;
  }

  /** The range of a player of whom nothing is known. */
  static all(): HandRange {
    const range = new HandRange();
    range.weights.fill(1);
    return range;
  }

  /**
   * The best starting hands before the flop, by their equity against one random hand.
   *
   * @param percent Share of all holdings that the hands make up at least, from 0 to 100.
   * @throws {RangeError} If there is no such share.
   */
  static top(percent: number): HandRange {
    if (!(percent >= 0 && percent <= 100)) {
      throw new RangeError(`Cannot take the best ${percent} % of hands: wanted 0 to 100`);
    }
    const range = new HandRange();
    for (const holding of strongestHoldings(percent)) range.weights[holding] = 1;
    return range;
  }

  /** The range of a player whose cards are known. */
  static of(holeCards: HoleCards): HandRange {
    return new HandRange().setWeightOf(holeCards, 1);
  }

  /**
   * The range of some starting hands, by their indices into `STARTING_HANDS`.
   *
   * @throws {RangeError} If there is no such starting hand.
   */
  static ofStartingHands(startingHands: Iterable<number>): HandRange {
    const range = new HandRange();
    for (const startingHand of startingHands) {
      checkStartingHand(startingHand);
      for (const holding of holdingsOfStartingHand(startingHand)) range.weights[holding] = 1;
    }
    return range;
  }

  /** A range of its own that starts out the same. */
  copy(): HandRange {
    const range = new HandRange();
    range.weights.set(this.weights);
    range.deadCards.set(this.deadCards);
    return range;
  }

  /** How many holdings have a weight above 0. */
  get combos(): number {
    let count = 0;
    for (const weight of this.weights) {
      if (weight > 0) count++;
    }
    return count;
  }

  /** Sum of all weights. */
  get totalWeight(): number {
    let total = 0;
    for (const weight of this.weights) total += weight;
    return total;
  }

  /** The cards that have been removed, lowest first. */
  get dead(): Card[] {
    const cards: Card[] = [];
    this.deadCards.forEach((isDead, card) => {
      if (isDead === 1) cards.push(card as Card);
    });
    return cards;
  }

  /**
   * Weight of a starting hand: the mean of its live holdings, 0 if there are none.
   *
   * @param rank1 A rank from 0 (deuce) to 12 (ace).
   * @param rank2 The other: lower for a suited hand, higher for an offsuit one, same for a pair.
   * @throws {RangeError} If there is no such rank.
   */
  weight(rank1: number, rank2: number): number {
    let total = 0;
    let live = 0;
    for (const holding of holdingsOfRanks(rank1, rank2)) {
      if (!this.isLive(holding)) continue;
      total += this.weights[holding];
      live++;
    }
    return live === 0 ? 0 : total / live;
  }

  /**
   * Sets the weight of all live holdings of a starting hand, named as for {@link weight}.
   *
   * @throws {RangeError} If the weight is not from 0 to 1, or there is no such rank.
   */
  setWeight(rank1: number, rank2: number, weight: number): this {
    checkWeight(weight);
    for (const holding of holdingsOfRanks(rank1, rank2)) {
      if (this.isLive(holding)) this.weights[holding] = weight;
    }
    return this;
  }

  /** Weight of a holding; the order of its cards does not matter. */
  weightOf(holeCards: HoleCards): number {
    checkHoleCards(holeCards);
    return this.weights[holdingOf(holeCards.first, holeCards.second)];
  }

  /**
   * Sets the weight of a holding. One with a dead card stays at 0.
   *
   * @throws {RangeError} If the weight is not from 0 to 1.
   */
  setWeightOf(holeCards: HoleCards, weight: number): this {
    checkHoleCards(holeCards);
    checkWeight(weight);
    const holding = holdingOf(holeCards.first, holeCards.second);
    if (this.isLive(holding)) this.weights[holding] = weight;
    return this;
  }

  /**
   * Takes out the holdings with any of some cards; they cannot come back.
   *
   * @throws {RangeError} If one is no card.
   */
  removeCards(cards: readonly Card[]): this {
    for (const card of cards) {
      checkCard(card);
      this.deadCards[card] = 1;
      for (let other = 0 as Card; other < DECK_SIZE; other++) {
        if (other !== card) this.weights[holdingOf(card, other)] = 0;
      }
    }
    return this;
  }

  /** Turns weights into probabilities that add up to 1. A range without hands stays as it is. */
  normalize(): this {
    return this.divide(this.totalWeight);
  }

  /** Raises weights so that the highest is 1. A range without hands stays as it is. */
  normalizeMax(): this {
    return this.divide(this.weights.reduce((most, weight) => Math.max(most, weight), 0));
  }

  /**
   * Multiplies the weights by one factor, or each by its own: the likelihood of what a player did,
   * if he held that.
   *
   * @throws {RangeError} If a weight is not from 0 to 1 any more.
   *
   * @example A bet, made with half of the hands that are not suited
   * ```ts
   * import { HandRange } from "@marvin/holdem";
   * import { assertEquals } from "@std/assert";
   *
   * const range = HandRange.parse("AK").scale((holeCards) => holeCards.isSuited ? 1 : 0.5);
   * assertEquals(range.toString(), "AKs,AKo:0.5");
   * ```
   */
  scale(factor: number | ((holeCards: HoleCards) => number)): this {
    for (let holding = 0; holding < HOLDING_COUNT; holding++) {
      if (this.weights[holding] === 0) continue;
      const times = typeof factor === "number" ? factor : factor(holeCardsOf(holding));
      const weight = this.weights[holding] * times;
      checkWeight(weight);
      this.weights[holding] = weight;
    }
    return this;
  }

  /**
   * Hands of either range, each with its higher weight. Dead is what is dead in either.
   *
   * @throws {TypeError} If the other is no range, such as its text.
   */
  union(other: HandRange): HandRange {
    return this.combine(other, Math.max);
  }

  /**
   * Hands of both ranges, each with its lower weight. Dead is what is dead in either.
   *
   * @throws {TypeError} As {@link union}.
   */
  intersection(other: HandRange): HandRange {
    return this.combine(other, Math.min);
  }

  /**
   * Draws a hand, each as often as its weight says. Costs one draw.
   *
   * @throws {RangeError} If there are no hands.
   */
  sample(prng: Prng): HoleCards {
    const { weights } = this;
    let left = drawFraction(prng) * this.totalWeight;
    let last = -1;
    for (let holding = 0; holding < HOLDING_COUNT; holding++) {
      if (weights[holding] === 0) continue;
      last = holding; // sums are rounded, so that the last one may be reached with something left
      left -= weights[holding];
      if (left < 0) break;
    }
    if (last < 0) throw new RangeError("Cannot draw a hand from a range without any");
    return holeCardsOf(last);
  }

  /** All hands with a weight above 0. */
  *[Symbol.iterator](): Generator<[holeCards: HoleCards, weight: number]> {
    for (let holding = 0; holding < HOLDING_COUNT; holding++) {
      const weight = this.weights[holding];
      if (weight > 0) yield [holeCardsOf(holding), weight];
    }
  }

  /** The range in few items that {@link parse} reads, such as `TT+,AKs,AQo:0.5`. */
  toString(): string {
    return formatRange(this.weights, (holding) => this.isLive(holding));
  }

  /** The same text in JSON. */
  toJSON(): string {
    return this.toString();
  }

  /** Whether no card of a holding is dead. */
  private isLive(holding: number): boolean {
    return this.deadCards[HIGH_CARDS[holding]] + this.deadCards[LOW_CARDS[holding]] === 0;
  }

  /** Divides all weights, unless there are none. */
  private divide(divisor: number): this {
    if (divisor === 0) return this;
    for (let holding = 0; holding < HOLDING_COUNT; holding++) this.weights[holding] /= divisor;
    return this;
  }

  /** A range whose weights are chosen from those of both. */
  private combine(other: HandRange, choose: (one: number, other: number) => number): HandRange {
    checkHandRange(other);
    const range = new HandRange();
    for (let holding = 0; holding < HOLDING_COUNT; holding++) {
      range.weights[holding] = choose(this.weights[holding], other.weights[holding]);
    }
    return range.removeCards([...this.dead, ...other.dead]);
  }
}

/**
 * Refuses what is no range, as cells of notebooks are not type-checked.
 *
 * @throws {TypeError} If it is something else, such as its text.
 */
export function checkHandRange(range: HandRange): void {
  if (range instanceof HandRange) return;
  throw new TypeError(`Cannot use ${range} as a range: wanted such as HandRange.parse("77+")`);
}

function holdingsOfRanks(rank1: number, rank2: number): readonly number[] {
  checkRank(rank1);
  checkRank(rank2);
  return holdingsOfStartingHand((GRID_SIZE - 1 - rank1) * GRID_SIZE + GRID_SIZE - 1 - rank2);
}

function checkRank(rank: number): void {
  if (RANKS[rank] === undefined) {
    throw new RangeError(`Cannot use ${rank} as a rank: wanted 0 to 12`);
  }
}

function checkWeight(weight: number): void {
  if (!(weight >= 0 && weight <= 1)) { // also refuses NaN
    throw new RangeError(`Cannot give a hand the weight ${weight}: wanted 0 to 1`);
  }
}
