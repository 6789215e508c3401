/**
 * Equity of ranges: the share of the pot that each wins on average.
 *
 * @module
 */
import {
  Board,
  type Card,
  checkCard,
  DECK_SIZE,
  formatCard,
  HoleCards,
  parseCards,
} from "../cards/mod.ts";
import { equity } from "../evaluator/mod.ts";
import { canonicalSeed, createPrng } from "../random/mod.ts";
import { dealRanges } from "./_range_deals.ts";
import { HOLDING_COUNT, holdingsOfStartingHand, holeCardsOf } from "./_range_holdings.ts";
import { preflopMatchups } from "./_range_matchups.ts";
import { clearHoldingsWith } from "./_range_removal.ts";
import { meetOnBoards, type RangeMeeting } from "./_range_showdown.ts";
import { checkHandRange, HandRange } from "./hand_range.ts";
import { STARTING_HANDS } from "./starting_hands.ts";

/** A range, one hand, or either as text such as `TT+,AQ+` or `AhKh`. */
export type RangeOrHand = HandRange | HoleCards | string;

/** What is known besides the ranges, and how to calculate. */
export interface RangeEquityOptions {
  /** Cards on the board, such as `2c5d9s`: none, or three to five. */
  readonly board?: string | Board | readonly Card[];
  /** Cards that nobody holds and that cannot come, such as folded ones that were seen. */
  readonly dead?: string | readonly Card[];
  /**
   * Number of random deals to look at. If left out, the result is exact where that is cheap: two
   * ranges before the flop if at least one minds no suits, two ranges later, and few hands at any
   * time. Else it comes from 1,000,000 random deals.
   */
  readonly samples?: number;
  /** Seed of the random deals; 0 if left out, so that the same call gives the same result. */
  readonly seed?: number | string | bigint;
}

/** Equity of every range. */
export interface RangeEquityResult {
  /** Whether all deals were looked at. Before the flop that is exact to seven places. */
  readonly exact: boolean;
  /** In the order of the ranges; their equities add up to 1. */
  readonly players: readonly RangeEquity[];
}

/** One range's share. */
export interface RangeEquity {
  /** Share of the pot, from 0 to 1. */
  readonly equity: number;
  /** Standard error of `equity`; only if random deals were looked at. */
  readonly standardError?: number;
}

const DEFAULT_SAMPLES = 1_000_000;

/** What may be looked at hand by hand, and what that costs by street, in boards. */
const MOST_BOARDS = 4_000_000;
const BOARDS_BY_CARDS = [20_000, NaN, NaN, 1_000, 50, 5];

/**
 * Equity of two to ten ranges against each other. Hands weigh what their ranges say, and each set
 * of hands the product of that; hands that share a card do not meet.
 *
 * @throws {SyntaxError} If a text is no range or no cards.
 * @throws {RangeError} If a card appears twice, the board has one, two, or more than five cards,
 * there are no hands that can meet, or the samples are no whole number above 0.
 * @throws {TypeError} If a range is none of these.
 *
 * @example A call for all chips
 * ```ts
 * import { rangeEquity } from "@marvin/holdem";
 * import { assertAlmostEquals } from "@std/assert";
 *
 * const before = rangeEquity(["AJo", "22+,A7+,KT+"]).players[0];
 * assertAlmostEquals(before.equity, 0.52, 1e-3);
 * const after = rangeEquity(["AhJd", "22+,A7+,KT+"], { board: "Js7h2c" }).players[0];
 * assertAlmostEquals(after.equity, 0.778, 1e-3);
 * ```
 */
export function rangeEquity(
  ranges: readonly RangeOrHand[],
  options: RangeEquityOptions = {},
): RangeEquityResult {
  if (ranges.length < 2 || ranges.length > 10) {
    throw new RangeError(`Cannot compare ${ranges.length} ranges: wanted 2 to 10`);
  }
  const board = readCards(options.board);
  const dead = readCards(options.dead);
  const deck = remainingCards(board, dead);
  const weights = ranges.map((range) => liveWeights(range, [...board, ...dead]));
  const { samples } = options;
  if (samples === undefined) {
    const exact = exactly(weights, board, dead, deck);
    if (exact !== undefined) return { exact: true, players: exact };
  } else if (!Number.isSafeInteger(samples) || samples < 1) {
    throw new RangeError(`Cannot look at ${samples} deals: wanted a whole number above 0`);
  }
  const deals = samples ?? DEFAULT_SAMPLES;
  const prng = createPrng(canonicalSeed(options.seed ?? 0), "range equity");
  const { shares, squares } = dealRanges(weights, board, deck, deals, prng);
  const players = Array.from(shares, (share, player) => {
    const variance = Math.max(0, squares[player] / deals - (share / deals) ** 2);
    return { equity: share / deals, standardError: Math.sqrt(variance / deals) };
  });
  return { exact: false, players };
}

/** The exact equities, unless they are dear. */
function exactly(
  weights: readonly Float64Array[],
  board: readonly Card[],
  dead: readonly Card[],
  deck: readonly Card[],
): RangeEquity[] | undefined {
  const [first, second] = weights;
  if (weights.length === 2 && board.length > 0) {
    return summarize(meetOnBoards([first, second], board, deck));
  }
  if (weights.length === 2 && dead.length === 0 && weights.some(isSuitBlind)) {
    return summarize(meetBeforeFlop(first, second));
  }
  const hands = weights.map((of) => [...of].flatMap((weight, i) => weight > 0 ? [i] : []));
  const sets = hands.reduce((product, { length }) => product * length, 1);
  if (sets * BOARDS_BY_CARDS[board.length] > MOST_BOARDS) return undefined;
  return meetOneByOne(weights, hands, { board, dead });
}

function summarize({ total, lead }: RangeMeeting): RangeEquity[] {
  refuseUnlessMet(total);
  return [{ equity: 0.5 + lead / total / 2 }, { equity: 0.5 - lead / total / 2 }];
}

/**
 * Adds up starting hands. Where one range minds no suits, those of the other do not matter either:
 * to name them otherwise changes nothing.
 */
function meetBeforeFlop(first: Float64Array, second: Float64Array): RangeMeeting {
  const { pairs, leads } = preflopMatchups();
  const [ownMeans, otherMeans] = [meanWeights(first), meanWeights(second)];
  let total = 0;
  let lead = 0;
  ownMeans.forEach((own, row) => {
    if (own === 0) return;
    otherMeans.forEach((other, column) => {
      const at = row * STARTING_HANDS.length + column;
      total += own * other * pairs[at];
      lead += own * other * leads[at];
    });
  });
  return { total, lead };
}

function meanWeights(weights: Float64Array): number[] {
  return STARTING_HANDS.map((_, startingHand) => {
    const holdings = holdingsOfStartingHand(startingHand);
    return holdings.reduce((sum, holding) => sum + weights[holding], 0) / holdings.length;
  });
}

function isSuitBlind(weights: Float64Array): boolean {
  return STARTING_HANDS.every((_, startingHand) => {
    const [first, ...others] = holdingsOfStartingHand(startingHand);
    return others.every((holding) => weights[holding] === weights[first]);
  });
}

/** Looks at every set of hands that can meet. */
function meetOneByOne(
  weights: readonly Float64Array[],
  hands: readonly (readonly number[])[],
  known: { readonly board: readonly Card[]; readonly dead: readonly Card[] },
): RangeEquity[] {
  const shares = new Float64Array(weights.length);
  let total = 0;
  meet([], 1);
  refuseUnlessMet(total);
  return Array.from(shares, (share) => ({ equity: share / total }));

  function meet(chosen: readonly HoleCards[], weight: number): void {
    const player = chosen.length;
    if (player === weights.length) {
      total += weight;
      equity(chosen, known).players.forEach((result, i) => shares[i] += weight * result.equity);
      return;
    }
    for (const holding of hands[player]) {
      const hand = holeCardsOf(holding);
      if (chosen.some((other) => shareCard(hand, other))) continue;
      meet([...chosen, hand], weight * weights[player][holding]);
    }
  }
}

function shareCard(one: HoleCards, other: HoleCards): boolean {
  return one.first === other.first || one.first === other.second || one.second === other.first ||
    one.second === other.second;
}

function refuseUnlessMet(total: number): void {
  if (total === 0) {
    throw new RangeError("Cannot deal hands of all ranges: found none without a shared card");
  }
}

function liveWeights(range: RangeOrHand, seen: readonly Card[]): Float64Array {
  const weights = new Float64Array(HOLDING_COUNT);
  const hands = typeof range === "string"
    ? HandRange.parse(range)
    : range instanceof HoleCards
    ? HandRange.of(range)
    : range;
  checkHandRange(hands);
  weights.set(hands.weights);
  for (const card of seen) clearHoldingsWith(card, weights);
  if (weights.every((weight) => weight === 0)) {
    throw new RangeError(
      `Cannot deal a hand of the range ${range}: found none without a seen card`,
    );
  }
  return weights;
}

function readCards(cards: string | Board | readonly Card[] = []): readonly Card[] {
  if (typeof cards === "string") return parseCards(cards);
  return cards instanceof Board ? cards.cards : cards;
}

function remainingCards(board: readonly Card[], dead: readonly Card[]): Card[] {
  if (board.length === 1 || board.length === 2 || board.length > 5) {
    throw new RangeError(`Cannot use a board of ${board.length} cards: wanted none, or 3 to 5`);
  }
  const seen = new Set<Card>();
  for (const card of [...board, ...dead]) {
    checkCard(card);
    if (seen.has(card)) throw new RangeError(`Cannot use a card twice: found ${formatCard(card)}`);
    seen.add(card);
  }
  return Array.from({ length: DECK_SIZE }, (_, card) => card as Card)
    .filter((card) => !seen.has(card));
}
