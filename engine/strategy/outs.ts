/**
 * Outs: cards that improve a hand by more than they improve the board for everybody.
 *
 * @module
 */
import { type Board, type Card, DECK_SIZE, type HoleCards } from "../cards/mod.ts";
import { boardKey, evaluateWithBoard, HAND_RANKS, type HandValue } from "../evaluator/mod.ts";
import { checkHand } from "./_check_cards.ts";

const TRIPS = HAND_RANKS.indexOf("ThreeOfAKind");
const QUADS = HAND_RANKS.indexOf("FourOfAKind");
const STRAIGHT_FLUSH = HAND_RANKS.indexOf("StraightFlush");

/**
 * The cards that improve a hand: after which its category is further above that of the board alone
 * than now. So pairing the board is no out, and with nothing the customary numbers come: 9 for a
 * flush draw, 8 for an open-ended straight draw, 6 for two overcards.
 *
 * @param board Three or four cards; on others no card is an out.
 * @returns The outs, highest card first.
 * @throws {RangeError} If a card is in the hand and on the board.
 *
 * @example A gutshot with two overcards
 * ```ts
 * import { Board, formatCards, HandHelper, HoleCards } from "@marvin/holdem";
 * import { assertEquals } from "@std/assert";
 *
 * const outs = HandHelper.outs(HoleCards.parse("JhTd"), Board.parse("9c7d3s"));
 * assertEquals(formatCards(outs), "Js Jd Jc Ts Th Tc 8s 8h 8d 8c");
 * ```
 */
export function outs(holeCards: HoleCards, board: Board): Card[] {
  return listOuts(holeCards, board, 0);
}

/** How many cards improve a hand; see {@link outs}. */
export function countOuts(holeCards: HoleCards, board: Board): number {
  return listOuts(holeCards, board, 0).length;
}

/** How many {@link outs} of a hand make it three of a kind or better. */
export function numOutsToMonster(holeCards: HoleCards, board: Board): number {
  return listOuts(holeCards, board, TRIPS).length;
}

/** The outs that give at least a category. */
function listOuts(holeCards: HoleCards, board: Board, least: number): Card[] {
  checkHand(holeCards, board);
  const { first, second } = holeCards;
  const { cards } = board;
  const found: Card[] = [];
  if (cards.length !== 3 && cards.length !== 4) return found;
  const last = cards[cards.length - 1];
  const others = [first, second, ...cards.slice(0, -1)];
  const withoutTwo = boardKey(cards.slice(0, 3)); // of five cards: the board's fourth and one more
  const withoutLast = boardKey(others);
  const gain = categoryOf(evaluateWithBoard(boardKey(cards), first, second)) -
    categoryBySameRanks(cards);
  for (let card = DECK_SIZE - 1 as Card; card >= 0; card--) {
    if (card === last || others.includes(card)) continue;
    const category = categoryOf(evaluateWithBoard(withoutLast, last, card));
    const boardCategory = cards.length === 4
      ? categoryOf(evaluateWithBoard(withoutTwo, last, card))
      : categoryBySameRanks([...cards, card]);
    if (category >= least && category - boardCategory > gain) found.push(card);
  }
  return found;
}

/** The category with a royal flush as a straight flush, which it is. */
function categoryOf(value: HandValue): number {
  return Math.min(value >>> 12, STRAIGHT_FLUSH);
}

/**
 * The category of three or four cards, by how many of their pairs are alike: none to three are the
 * numbers of high card, pair, two pair and three of a kind, six are quads.
 */
function categoryBySameRanks(cards: readonly Card[]): number {
  let alike = 0;
  for (let i = 1; i < cards.length; i++) {
    for (let j = 0; j < i; j++) if (cards[i] >> 2 === cards[j] >> 2) alike++;
  }
  return alike <= TRIPS ? alike : QUADS;
}
