/**
 * Draws to straights and flushes. There are none before the flop, and none on the river. A hand that
 * shares a card with the board is refused with a `RangeError`.
 *
 * @module
 */
import { type Board, type HoleCards, suitOf } from "../cards/mod.ts";
import { checkHand } from "./_check_cards.ts";
import {
  bestStraight,
  hasStraightByTwo,
  isOpenEnded,
  ranksOf,
  straightOutRanks,
} from "./_straights.ts";

/** The kinds of straight draw. */
export type StraightDraw = "none" | "gutshot" | "doubleGutshot" | "openEnded";

/** A draw to a flush. */
export interface FlushDraw {
  /** Suit of the flush, an index into `SUITS`. */
  readonly suit: number;
  /** Hole cards of that suit, 1 or 2. */
  readonly holeCards: number;
}

const FLUSH_SIZE = 5;

/** Whether hole cards and board hold a straight, beside a better hand or not. */
export function hasStraight(holeCards: HoleCards, board: Board): boolean {
  checkHand(holeCards, board);
  return bestStraight(allRanks(holeCards, board)) >= 0;
}

/** Whether hole cards and board hold a flush, beside a better hand or not. */
export function hasFlush(holeCards: HoleCards, board: Board): boolean {
  return suitCount(holeCards, board) >= FLUSH_SIZE;
}

/**
 * The straight draw of a hand, by the ranks that complete it: two or more with four cards in a row
 * between them are open-ended, two or more otherwise a double gutshot, one is a gutshot (also to
 * A-K-Q-J and A-2-3-4). Straights that the board has with that rank alone do not count, and with a
 * straight there is no draw to another.
 *
 * @throws {RangeError} If a card is in the hand and on the board.
 *
 * @example
 * ```ts
 * import { Board, HandAnalyzer, HoleCards } from "@marvin/holdem";
 * import { assertEquals } from "@std/assert";
 *
 * const holeCards = HoleCards.parse("QhTd");
 * assertEquals(HandAnalyzer.straightDraw(holeCards, Board.parse("9d8c6s")), "doubleGutshot");
 * assertEquals(HandAnalyzer.straightDraw(holeCards, Board.parse("Jd9c2s")), "openEnded");
 * ```
 */
export function straightDraw(holeCards: HoleCards, board: Board): StraightDraw {
  checkHand(holeCards, board);
  if (!isCardToCome(board)) return "none";
  const ranks = allRanks(holeCards, board);
  if (bestStraight(ranks) >= 0) return "none";
  const outs = straightOutRanks(ranks, ranksOf(board.cards));
  if (outs === 0) return "none";
  if ((outs & outs - 1) === 0) return "gutshot";
  return isOpenEnded(ranks, outs) ? "openEnded" : "doubleGutshot";
}

/** Whether the hand has an open-ended straight draw. */
export function isOesd(holeCards: HoleCards, board: Board): boolean {
  return straightDraw(holeCards, board) === "openEnded";
}

/** Whether two ranks complete a straight without four cards in a row between them. */
export function isDoubleGutshot(holeCards: HoleCards, board: Board): boolean {
  return straightDraw(holeCards, board) === "doubleGutshot";
}

/** Whether exactly one rank completes a straight. */
export function isGutshot(holeCards: HoleCards, board: Board): boolean {
  return straightDraw(holeCards, board) === "gutshot";
}

/**
 * Whether, on the flop and without a straight or a draw to one, some two more ranks give a straight
 * that the board does not have with them alone.
 */
export function isBackdoorStraightDraw(holeCards: HoleCards, board: Board): boolean {
  return !hasStraight(holeCards, board) && board.length === 3 &&
    straightDraw(holeCards, board) === "none" &&
    hasStraightByTwo(allRanks(holeCards, board), ranksOf(board.cards));
}

/** The flush draw of a hand: exactly four cards of a suit, a hole card among them; null if none. */
export function flushDraw(holeCards: HoleCards, board: Board): FlushDraw | null {
  checkHand(holeCards, board);
  return isCardToCome(board) ? suitedCards(holeCards, board, FLUSH_SIZE - 1) : null;
}

/** Whether the hand has a flush draw. */
export function isFlushDraw(holeCards: HoleCards, board: Board): boolean {
  return flushDraw(holeCards, board) !== null;
}

/** On the flop, exactly three cards of a suit with a hole card among them; null otherwise. */
export function backdoorFlushDraw(holeCards: HoleCards, board: Board): FlushDraw | null {
  checkHand(holeCards, board);
  return board.length === 3 ? suitedCards(holeCards, board, FLUSH_SIZE - 2) : null;
}

/** Most cards of one suit among hole cards and board. */
export function suitCount(holeCards: HoleCards, board: Board): number {
  checkHand(holeCards, board);
  let most = 0;
  for (let suit = 0; suit < 4; suit++) {
    most = Math.max(most, countHeld(holeCards, suit) + countOnBoard(board, suit));
  }
  return most;
}

/** Most cards of one suit among hole cards and board, of the suits of the hole cards only. */
export function ownSuitCount(holeCards: HoleCards, board: Board): number {
  checkHand(holeCards, board);
  const first = suitOf(holeCards.first);
  const second = suitOf(holeCards.second);
  return Math.max(
    countHeld(holeCards, first) + countOnBoard(board, first),
    countHeld(holeCards, second) + countOnBoard(board, second),
  );
}

/** The suit of a hole card of which there are exactly `count` cards. */
function suitedCards(holeCards: HoleCards, board: Board, count: number): FlushDraw | null {
  for (let suit = 0; suit < 4; suit++) {
    const held = countHeld(holeCards, suit);
    if (held > 0 && held + countOnBoard(board, suit) === count) return { suit, holeCards: held };
  }
  return null;
}

function countHeld(holeCards: HoleCards, suit: number): number {
  return (suitOf(holeCards.first) === suit ? 1 : 0) + (suitOf(holeCards.second) === suit ? 1 : 0);
}

function countOnBoard({ cards }: Board, suit: number): number {
  let count = 0;
  for (let i = 0; i < cards.length; i++) if (suitOf(cards[i]) === suit) count++;
  return count;
}

function allRanks({ first, second }: HoleCards, board: Board): number {
  return ranksOf(board.cards) | 1 << (first >> 2) | 1 << (second >> 2);
}

function isCardToCome(board: Board): boolean {
  return board.length === 3 || board.length === 4;
}
