/**
 * Words for hands that are shown, where a format has none.
 *
 * @module
 */
import type { Card } from "../cards/mod.ts";
import { describeHand, evaluate } from "../evaluator/mod.ts";

/**
 * What a hand is at the end; empty where not all cards are known, and where one is there twice,
 * which is for the check of the record to say.
 */
export function wordsOfShown(holeCards: readonly Card[], board: readonly Card[]): string {
  if (holeCards.length !== 2 || board.length !== 5) return "";
  const cards = [...holeCards, ...board];
  return new Set(cards).size === cards.length ? describeHand(evaluate(cards)) : "";
}
