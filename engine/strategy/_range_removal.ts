/**
 * Takes holdings with a card out of weights, and puts them back.
 *
 * @module
 */
import { type Card, DECK_SIZE } from "../cards/mod.ts";
import { holdingOf } from "./_range_holdings.ts";

/** How many holdings each card is in. */
const HOLDINGS_PER_CARD = DECK_SIZE - 1;

/** Numbers of the holdings with each card. */
const HOLDINGS_WITH: readonly Uint16Array[] = Array.from(
  { length: DECK_SIZE },
  (_, card) =>
    Uint16Array.from(
      { length: HOLDINGS_PER_CARD },
      (_, i) => holdingOf(card as Card, (i < card ? i : i + 1) as Card),
    ),
);

/** Sets the weights of all holdings with a card to 0. */
export function clearHoldingsWith(card: Card, weights: Float64Array): void {
  for (const holding of HOLDINGS_WITH[card]) weights[holding] = 0;
}

/** Clears the holdings with up to two cards; the card taken last is given back first. */
export class WeightRemoval {
  private readonly taken: Float64Array = new Float64Array(2 * HOLDINGS_PER_CARD);
  private end = 0;

  /** Works on weights by holding, which it changes. */
  constructor(private readonly weights: Float64Array) {}

  /** Sets the weights of the holdings with a card to 0. */
  take(card: Card): void {
    const { weights, taken, end } = this;
    const holdings = HOLDINGS_WITH[card];
    for (let i = 0; i < holdings.length; i++) {
      taken[end + i] = weights[holdings[i]];
      weights[holdings[i]] = 0;
    }
    this.end = end + HOLDINGS_PER_CARD;
  }

  /** Gives the holdings with the card that was taken last their weights again. */
  giveBack(card: Card): void {
    const { weights, taken } = this;
    const holdings = HOLDINGS_WITH[card];
    const start = this.end -= HOLDINGS_PER_CARD;
    for (let i = 0; i < holdings.length; i++) weights[holdings[i]] = taken[start + i];
  }
}
