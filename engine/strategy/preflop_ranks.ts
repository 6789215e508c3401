/**
 * Orders of the starting hands by what they win when all cards come.
 *
 * @module
 */
import type { HoleCards } from "../cards/mod.ts";
import { EQUITY_FULL_RING, EQUITY_HEADS_UP } from "./_preflop_table.ts";
import { combosOf, STARTING_HANDS, startingHandOf } from "./starting_hands.ts";

/** Against whom: one random hand, or nine of them. */
export type PreflopOrder = "headsUp" | "fullRing";

const HOLDINGS = 1_326;
const ORDERS: Readonly<Record<PreflopOrder, readonly number[]>> = {
  headsUp: bestFirst(EQUITY_HEADS_UP),
  fullRing: bestFirst(EQUITY_FULL_RING),
};
const RANKS_HEADS_UP = ranksOf(ORDERS.headsUp);
const RANKS_FULL_RING = ranksOf(ORDERS.fullRing);

/**
 * The starting hands, best first, as indices into {@link STARTING_HANDS}.
 *
 * @throws {RangeError} If there is no such order.
 */
export function startingHandsByEquity(order: PreflopOrder): readonly number[] {
  if (Object.hasOwn(ORDERS, order)) return ORDERS[order];
  const known = Object.keys(ORDERS).join(", ");
  throw new RangeError(`Cannot order starting hands by ${order}: wanted one of ${known}`);
}

/**
 * How good hole cards are against nine random hands: the fraction of holdings that are worse, with
 * half of those of the same starting hand, from above 0 (72o) to below 1 (AA). The order is by
 * equities estimated from random deals, so that a few neighbours may be the wrong way round.
 *
 * @example
 * ```ts
 * import { HandHelper, HoleCards } from "@marvin/holdem";
 * import { assertEquals } from "@std/assert";
 *
 * assertEquals(HandHelper.preflopRankFullRing(HoleCards.parse("AsAd")), 1 - 3 / 1326);
 * ```
 */
export function preflopRankFullRing(holeCards: HoleCards): number {
  return RANKS_FULL_RING[startingHandOf(holeCards)];
}

/** The same against one random hand, from above 0 (32o) to below 1 (AA); the order is exact. */
export function preflopRankHu(holeCards: HoleCards): number {
  return RANKS_HEADS_UP[startingHandOf(holeCards)];
}

function bestFirst(equities: readonly number[]): readonly number[] {
  return STARTING_HANDS.map((_, index) => index).sort((a, b) => equities[b] - equities[a]);
}

/** The rank of each starting hand, by its index. */
function ranksOf(order: readonly number[]): readonly number[] {
  const ranks = new Array<number>(order.length);
  let better = 0;
  for (const startingHand of order) {
    const combos = combosOf(startingHand);
    ranks[startingHand] = 1 - (better + combos / 2) / HOLDINGS;
    better += combos;
  }
  return ranks;
}
