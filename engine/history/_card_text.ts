/**
 * Cards in brackets, as all text logs print them.
 *
 * @module
 */
import { type Card, DECK_SIZE, formatCards } from "../cards/mod.ts";

// Made once for each pair, as every hand prints many.
const PAIRS: (string | undefined)[] = new Array(DECK_SIZE * DECK_SIZE).fill(undefined);

/** Cards such as `[As Kd]`. */
export function bracketed(cards: readonly Card[]): string {
  if (cards.length !== 2) return "[" + formatCards(cards) + "]";
  return PAIRS[cards[0] * DECK_SIZE + cards[1]] ??= "[" + formatCards(cards) + "]";
}
