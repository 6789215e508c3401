/**
 * Keeps the values of all holdings on one board, and on that board with each next card.
 *
 * @module
 */
import { type Card, DECK_SIZE } from "../cards/mod.ts";
import { HOLDING_COUNT } from "./_range_holdings.ts";
import { fillHoldingValues } from "./_range_values.ts";

/** Computes values once a board; its arrays are overwritten when another board is laid. */
export class BoardValues {
  /** Values on the board, by holding; nonsense for those that share a card with it. */
  readonly now: Uint16Array = new Uint16Array(HOLDING_COUNT);
  private readonly nexts: Uint16Array[] = Array.from(
    { length: DECK_SIZE },
    () => new Uint16Array(HOLDING_COUNT),
  );
  private readonly isKnown: boolean[] = new Array(DECK_SIZE).fill(false);
  private cards: readonly Card[] = [];

  /** Lays a board of three to five cards. */
  lay(cards: readonly Card[]): void {
    const isSame = this.cards.length === cards.length &&
      this.cards.every((card, place) => card === cards[place]);
    if (isSame) return;
    this.cards = [...cards];
    this.isKnown.fill(false);
    fillHoldingValues(cards, this.now);
  }

  /** Values on the board with one more card, by holding. */
  next(card: Card): Uint16Array {
    const values = this.nexts[card];
    if (!this.isKnown[card]) {
      fillHoldingValues([...this.cards, card], values);
      this.isKnown[card] = true;
    }
    return values;
  }
}
