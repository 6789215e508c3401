/**
 * The number that compares poker hands, and what it says about them.
 *
 * @module
 */
import type { Brand } from "../types.ts";
import { playingRanksOf } from "./_hand_class.ts";

/**
 * How good a hand is: greater is better, equal is a tie. Hands of five, six and seven cards share
 * the scale. The category is `value >>> 12`, an index into {@link HAND_RANKS}; the low 12 bits
 * count the hands of that category from the worst (0) up without a gap, 7,462 classes in all.
 */
export type HandValue = Brand<number, "HandValue">;

/** The categories of poker hands, worst first. */
export const HAND_RANKS = [
  "HighCard",
  "Pair",
  "TwoPair",
  "ThreeOfAKind",
  "Straight",
  "Flush",
  "FullHouse",
  "FourOfAKind",
  "StraightFlush",
  "RoyalFlush",
] as const;

/** The category of a poker hand. */
export type HandRank = (typeof HAND_RANKS)[number];

/**
 * The category of a hand value.
 *
 * @throws {RangeError} If it is no hand value.
 */
export function handRankOf(value: HandValue): HandRank {
  const rank = HAND_RANKS[value >>> 12];
  if (Number.isInteger(value) && rank !== undefined) return rank;
  throw new RangeError(`Cannot tell the category of ${value}: wanted what evaluate() gives`);
}

/**
 * The ranks (0 deuce to 12 ace) that decide a hand, most important first and each named once: a
 * pair, then its three kickers; the five cards of a flush; a straight from its highest card down,
 * with the ace of a wheel last.
 *
 * @example A pair of nines with ace, king and four
 * ```ts
 * import { evaluate, parseCards, playingRanks } from "@marvin/holdem";
 * import { assertEquals } from "@std/assert";
 *
 * assertEquals(playingRanks(evaluate(parseCards("9c 9d As Kh 4s 3d 2c"))), [7, 12, 11, 2]);
 * ```
 */
export function playingRanks(value: HandValue): number[] {
  return playingRanksOf(value);
}
