/**
 * How hole cards stand to the ranks of the board, and what is more than a pair. A hand that shares a
 * card with the board is refused with a `RangeError`.
 *
 * @module
 */
import { type Board, type HoleCards, rankOf } from "../cards/mod.ts";
import { HAND_RANKS, type HandValue } from "../evaluator/mod.ts";
import { checkBoard, checkHand } from "./_check_cards.ts";
import { countRanks, ranksOf } from "./_straights.ts";

const TRIPS = HAND_RANKS.indexOf("ThreeOfAKind");

/** Whether the hole cards are a pair above all cards of the board; false before the flop. */
export function isOverPair(holeCards: HoleCards, board: Board): boolean {
  checkHand(holeCards, board);
  return board.length > 0 && holeCards.isPair && rankOf(holeCards.first) > highestRank(board);
}

/** Whether the hole cards are a pair below all cards of the board; false before the flop. */
export function isUnderPair(holeCards: HoleCards, board: Board): boolean {
  checkHand(holeCards, board);
  return board.length > 0 && holeCards.isPair &&
    board.cards.every((card) => rankOf(card) > rankOf(holeCards.first));
}

/** Whether two cards of the board have the same rank. */
export function isPaired(board: Board): boolean {
  checkBoard(board);
  return countRanks(ranksOf(board.cards)) < board.length;
}

/** Whether a hand value is three of a kind or better. */
export function isTripsOrHigher(value: HandValue): boolean {
  return value >>> 12 >= TRIPS;
}

/** How many hole cards are above all cards of the board; 0 for a pair, and before the flop. */
export function overCards(holeCards: HoleCards, board: Board): number {
  checkHand(holeCards, board);
  if (board.length === 0 || holeCards.isPair) return 0;
  const highest = highestRank(board);
  return (rankOf(holeCards.first) > highest ? 1 : 0) + (rankOf(holeCards.second) > highest ? 1 : 0);
}

/**
 * Which ranks of the board the hole cards hit, counted from the highest rank of the board as 0: `[0]`
 * is top pair (or top set), `[1]` the second pair, `[0, 1]` the top two pairs.
 *
 * @throws {RangeError} If a card is in the hand and on the board.
 *
 * @example
 * ```ts
 * import { Board, HandAnalyzer, HoleCards } from "@marvin/holdem";
 * import { assertEquals } from "@std/assert";
 *
 * const hits = HandAnalyzer.pairedBoardRanks(HoleCards.parse("As7d"), Board.parse("Kd7c2h"));
 * assertEquals(hits, [1]);
 * ```
 */
export function pairedBoardRanks(holeCards: HoleCards, board: Board): number[] {
  checkHand(holeCards, board);
  const held = 1 << rankOf(holeCards.first) | 1 << rankOf(holeCards.second);
  const hits: number[] = [];
  let place = 0;
  for (let rest = ranksOf(board.cards); rest !== 0; place++) {
    const rank = 31 - Math.clz32(rest);
    if ((held >> rank & 1) === 1) hits.push(place);
    rest &= ~(1 << rank);
  }
  return hits;
}

function highestRank(board: Board): number {
  return 31 - Math.clz32(ranksOf(board.cards));
}
