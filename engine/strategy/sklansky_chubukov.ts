/**
 * How deep a hand may be to be pushed with open cards, and groups of hands made from that.
 *
 * @module
 */
import type { HoleCards } from "../cards/mod.ts";
import { SKLANSKY_CHUBUKOV } from "./_preflop_table.ts";
import { startingHandOf } from "./starting_hands.ts";

/** Smallest effective stacks of the push groups but the last, in big blinds, from group 1 on. */
const PUSH_STACKS = [200, 100, 60, 40, 30, 20, 15, 10, 6] as const;

/**
 * The Sklansky-Chubukov number of hole cards: the largest stack, in small blinds left after posting,
 * with which the small blind may push although it shows its cards and the big blind, which is two
 * small blinds and covers it, never errs. Rounded down to thousandths.
 *
 * @returns Small blinds, from 1.825 (32o); infinite for aces.
 *
 * @example
 * ```ts
 * import { HandHelper, HoleCards } from "@marvin/holdem";
 * import { assertEquals } from "@std/assert";
 *
 * assertEquals(HandHelper.sklanskyChubukovNumber(HoleCards.parse("KsKd")), 953.995);
 * ```
 */
export function sklanskyChubukovNumber(holeCards: HoleCards): number {
  return SKLANSKY_CHUBUKOV[startingHandOf(holeCards)] / 1_000;
}

/**
 * Group of hole cards for pushing: 1 for those that may be pushed with open cards from the small
 * blind with an effective stack of 200 big blinds, then with 100, 60, 40, 30, 20, 15, 10 and 6, and
 * 10 for all others. The groups are this project's own, cut from {@link sklanskyChubukovNumber}.
 */
export function pushGroup(holeCards: HoleCards): number {
  const bigBlinds = (sklanskyChubukovNumber(holeCards) + 1) / 2; // with the blind, as it was posted
  const group = PUSH_STACKS.findIndex((stack) => bigBlinds >= stack);
  return group < 0 ? PUSH_STACKS.length + 1 : group + 1;
}
