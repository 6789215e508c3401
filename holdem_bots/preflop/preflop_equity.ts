/**
 * Equities before the flop against one opponent, looked up.
 *
 * @module
 */
import type { HoleCards } from "@marvin/holdem/cards";
import { rangeEquity, STARTING_HANDS, startingHandOf } from "@marvin/holdem/strategy";
import { levelOf, rangeOfLevel, SHARE_LEVELS } from "./range_levels.ts";

/** By starting hand and level; -1 before it is asked for. */
const equities = new Float64Array(STARTING_HANDS.length * SHARE_LEVELS.length).fill(-1);

/**
 * Equity of hole cards when all cards come.
 *
 * @param share Share of all starting hands, the best ones, that the opponent may have.
 */
export function preflopEquity(holeCards: HoleCards, share: number): number {
  const level = levelOf(share);
  const hand = startingHandOf(holeCards);
  const place = hand * SHARE_LEVELS.length + level;
  if (equities[place] < 0) {
    const { players } = rangeEquity([STARTING_HANDS[hand], rangeOfLevel(level)]);
    equities[place] = players[0].equity;
  }
  return equities[place];
}
