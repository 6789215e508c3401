/**
 * Hands in words, from their value alone, and the five cards that play.
 *
 * @module
 */
import { type Card, rankOf, suitOf } from "../cards/card.ts";
import { evaluate } from "./evaluate.ts";
import { type HandRank, handRankOf, type HandValue, playingRanks } from "./hand_value.ts";

/**
 * Whose words: `ipoker` is this project's own log ("two pairs, Kings over Queens"), `pokerstars`
 * what PokerStars prints ("two pair, Kings and Queens").
 */
export type DescriptionStyle = "ipoker" | "pokerstars";

const NAMES = [
  "Deuce",
  "Three",
  "Four",
  "Five",
  "Six",
  "Seven",
  "Eight",
  "Nine",
  "Ten",
  "Jack",
  "Queen",
  "King",
  "Ace",
] as const;

/** How many of the playing ranks the description names; those behind are kickers. */
const NAMED: Partial<Record<HandRank, number>> = {
  HighCard: 1,
  Pair: 1,
  TwoPair: 2,
  ThreeOfAKind: 1,
  FourOfAKind: 1,
};

/** How many cards of each playing rank play. */
const COPIES: Record<HandRank, readonly number[]> = {
  HighCard: [1, 1, 1, 1, 1],
  Pair: [2, 1, 1, 1],
  TwoPair: [2, 2, 1],
  ThreeOfAKind: [3, 1, 1],
  Straight: [1, 1, 1, 1, 1],
  Flush: [1, 1, 1, 1, 1],
  FullHouse: [3, 2],
  FourOfAKind: [4, 1],
  StraightFlush: [1, 1, 1, 1, 1],
  RoyalFlush: [1, 1, 1, 1, 1],
};

/**
 * A hand in words, such as "a full house, Aces over Kings". Straights run from low to high.
 *
 * @param hand A hand value, or five to seven cards.
 * @param style Whose words.
 * @throws {RangeError} If `hand` is cards that {@link evaluate} refuses.
 *
 * @example
 * ```ts
 * import { describeHand, parseCards } from "@marvin/holdem";
 * import { assertEquals } from "@std/assert";
 *
 * const cards = parseCards("Kc Kd Qs Qh 6s 5d 2c");
 * assertEquals(describeHand(cards), "two pairs, Kings over Queens");
 * assertEquals(describeHand(cards, "pokerstars"), "two pair, Kings and Queens");
 * ```
 */
export function describeHand(
  hand: HandValue | readonly Card[],
  style: DescriptionStyle = "ipoker",
): string {
  const value = typeof hand === "number" ? hand : evaluate(hand);
  const ranks = playingRanks(value);
  const [first, second] = ranks;
  const isOurs = style === "ipoker";
  switch (handRankOf(value)) {
    case "HighCard":
      return `high card ${NAMES[first]}`;
    case "Pair":
      return `a pair of ${plural(first)}`;
    case "TwoPair":
      return isOurs
        ? `two pairs, ${plural(first)} over ${plural(second)}`
        : `two pair, ${plural(first)} and ${plural(second)}`;
    case "ThreeOfAKind":
      return `three of a kind, ${plural(first)}`;
    case "Straight":
      return `a straight, ${NAMES[ranks[4]]} to ${NAMES[first]}`;
    case "Flush":
      return `a flush, ${NAMES[first]} high`;
    case "FullHouse":
      return `a full house, ${plural(first)} ${isOurs ? "over" : "full of"} ${plural(second)}`;
    case "FourOfAKind":
      return `four of a kind, ${plural(first)}`;
    case "StraightFlush":
      return `a straight flush, ${NAMES[ranks[4]]} to ${NAMES[first]}`;
    case "RoyalFlush":
      return isOurs ? "a royal flush" : "a Royal Flush";
  }
}

/**
 * What PokerStars appends to the description of a shown hand when the best hand shown before has
 * the same description and another kicker: " - Ace+King kicker", up to the kicker that decides,
 * " - lower kicker", or nothing.
 *
 * @param value The hand shown now.
 * @param best The best hand shown before.
 */
export function kickerSuffix(value: HandValue, best: HandValue): string {
  const rank = handRankOf(value);
  const named = NAMED[rank];
  if (value === best || rank !== handRankOf(best) || named === undefined) return "";
  const ranks = playingRanks(value);
  const others = playingRanks(best);
  const decisive = ranks.findIndex((rank, place) => rank !== others[place]);
  if (decisive < named) return "";
  if (value < best) return " - lower kicker";
  return ` - ${ranks.slice(named, decisive + 1).map((rank) => NAMES[rank]).join("+")} kicker`;
}

/**
 * The five cards that play, most important first; a straight from its highest card down, with the
 * ace of a wheel last. Of equal ranks the card that stands first in `cards` is taken.
 *
 * @param cards Five to seven cards.
 * @throws {RangeError} If {@link evaluate} refuses the cards.
 */
export function bestFive(cards: readonly Card[]): Card[] {
  const value = evaluate(cards);
  const rank = handRankOf(value);
  const isFlush = rank === "Flush" || rank === "StraightFlush" || rank === "RoyalFlush";
  const usable = isFlush ? flushCards(cards) : cards;
  return playingRanks(value).flatMap((playing, place) =>
    usable.filter((card) => rankOf(card) === playing).slice(0, COPIES[rank][place])
  );
}

function flushCards(cards: readonly Card[]): readonly Card[] {
  const bySuit = Map.groupBy(cards, suitOf);
  return [...bySuit.values()].find((suited) => suited.length >= 5)!;
}

function plural(rank: number): string {
  return NAMES[rank] === "Six" ? "Sixes" : `${NAMES[rank]}s`;
}
