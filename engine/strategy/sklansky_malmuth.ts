/**
 * Sklansky and Malmuth's groups.
 *
 * @module
 */
import type { HoleCards } from "../cards/mod.ts";
import { startingHandOf } from "./starting_hands.ts";

/** Groups in the grid of the starting hands; 9 where a hand is in none. */
// deno-fmt-ignore
const GROUPS: readonly number[] = [
  1, 1, 2, 2, 3, 5, 5, 5, 5, 5, 5, 5, 5,
  2, 1, 2, 3, 4, 6, 7, 7, 7, 7, 7, 7, 7,
  3, 4, 1, 3, 4, 5, 7, 9, 9, 9, 9, 9, 9,
  4, 5, 5, 1, 3, 4, 6, 8, 9, 9, 9, 9, 9,
  6, 6, 6, 5, 2, 4, 5, 7, 9, 9, 9, 9, 9,
  8, 8, 8, 7, 7, 3, 4, 5, 8, 9, 9, 9, 9,
  9, 9, 9, 8, 8, 7, 4, 5, 6, 8, 9, 9, 9,
  9, 9, 9, 9, 9, 9, 8, 5, 5, 6, 8, 9, 9,
  9, 9, 9, 9, 9, 9, 9, 8, 6, 5, 7, 9, 9,
  9, 9, 9, 9, 9, 9, 9, 9, 8, 6, 6, 7, 9,
  9, 9, 9, 9, 9, 9, 9, 9, 9, 8, 7, 7, 8,
  9, 9, 9, 9, 9, 9, 9, 9, 9, 9, 9, 7, 8,
  9, 9, 9, 9, 9, 9, 9, 9, 9, 9, 9, 9, 7,
];

/**
 * The group of hole cards in "Hold'em Poker for Advanced Players" (Sklansky and Malmuth 1999), from
 * 1 (the best five starting hands) to 8; 9 for those that are in no group.
 */
export function sklanskyMalmuthGroup(holeCards: HoleCards): number {
  return GROUPS[startingHandOf(holeCards)];
}
