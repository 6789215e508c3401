/**
 * Refuses hands and boards that cannot be, as cells of notebooks are not type-checked.
 *
 * @module
 */
import { Board, type Card, formatCard, HoleCards } from "../cards/mod.ts";

/** Refuses what is no hole cards, such as their text, which would pass for a pair of deuces. */
export function checkHoleCards(holeCards: HoleCards): void {
  if (holeCards instanceof HoleCards) return;
  throw new TypeError(
    `Cannot use ${holeCards} as hole cards: wanted such as HoleCards.parse("AsKd")`,
  );
}

/** Refuses what is no board, such as its text. */
export function checkBoard(board: Board): void {
  if (board instanceof Board) return;
  throw new TypeError(`Cannot use ${board} as a board: wanted such as Board.parse("2c5d9s")`);
}

/** Refuses a hand and a board that are none, or share a card. */
export function checkHand(holeCards: HoleCards, board: Board): void {
  checkHoleCards(holeCards);
  checkBoard(board);
  checkNoneTwice(holeCards, board.cards);
}

/** Refuses a card that is in the hand and on the board. */
export function checkNoneTwice({ first, second }: HoleCards, cards: readonly Card[]): void {
  for (let i = 0; i < cards.length; i++) {
    if (cards[i] !== first && cards[i] !== second) continue;
    throw new RangeError(`Cannot compare hands with ${formatCard(cards[i])} twice`);
  }
}
