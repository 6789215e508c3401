/**
 * Chen's points.
 *
 * @module
 */
import { type HoleCards, rankOf } from "../cards/mod.ts";
import { checkHoleCards } from "./_check_cards.ts";

const QUEEN = 10;
/** Points of the high card from the jack up; lower cards have half of what is printed on them. */
const POINTS = [6, 7, 8, 10] as const;
/** What each number of missing ranks between the cards costs. */
const GAP_COSTS = [0, 1, 2, 4, 5] as const;
const LEAST_OF_PAIR = 5;

/**
 * Points of hole cards by Bill Chen's formula (as printed by Krieger 2000): those of the high card,
 * twice for a pair but at least 5, two more if suited, less for a gap, one more if both cards are
 * below the queen with at most one rank between them; halves are rounded up.
 *
 * @returns Points from -1 (72o) to 20 (AA).
 *
 * @example
 * ```ts
 * import { HandHelper, HoleCards } from "@marvin/holdem";
 * import { assertEquals } from "@std/assert";
 *
 * assertEquals(HandHelper.chenPoints(HoleCards.parse("JsTs")), 9);
 * ```
 */
export function chenPoints(holeCards: HoleCards): number {
  checkHoleCards(holeCards);
  const high = Math.max(rankOf(holeCards.first), rankOf(holeCards.second));
  const low = Math.min(rankOf(holeCards.first), rankOf(holeCards.second));
  const points = POINTS[high - 9] ?? (high + 2) / 2;
  if (high === low) return Math.max(LEAST_OF_PAIR, Math.ceil(2 * points));
  const gap = high - low - 1;
  const suited = holeCards.isSuited ? 2 : 0;
  const close = gap <= 1 && high < QUEEN ? 1 : 0;
  const sum = points + suited - (GAP_COSTS[gap] ?? 5) + close;
  return Math.ceil(sum) + 0; // never -0
}
