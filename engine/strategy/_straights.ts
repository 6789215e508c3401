/**
 * Straights among sets of ranks, which are 13-bit masks with the deuce as the lowest bit.
 *
 * @module
 */
import type { Card } from "../cards/mod.ts";

const ALL_RANKS = 8191;

/** The set of ranks that some cards have. */
export function ranksOf(cards: readonly Card[]): number {
  let ranks = 0;
  for (let i = 0; i < cards.length; i++) ranks |= 1 << (cards[i] >> 2);
  return ranks;
}

/** The best straight among some ranks, from 0 (five high) to 9 (ace high), or -1. */
export function bestStraight(ranks: number): number {
  const low = withLowAce(ranks);
  return 31 - Math.clz32(low & low >>> 1 & low >>> 2 & low >>> 3 & low >>> 4); // clz32(0) is 32
}

/**
 * The ranks that give a straight which is better than the one there is, and than what the board
 * alone has with that rank.
 *
 * @param ranks Ranks of hole cards and board.
 * @param boardRanks Ranks of the board.
 */
export function straightOutRanks(ranks: number, boardRanks: number): number {
  const now = bestStraight(ranks);
  let outs = 0;
  for (let rest = ALL_RANKS & ~ranks; rest !== 0; rest &= rest - 1) {
    const rank = rest & -rest;
    const then = bestStraight(ranks | rank);
    if (then > now && then > bestStraight(boardRanks | rank)) outs |= rank;
  }
  return outs;
}

/** Whether four of the ranks are in a row, with an out at both ends. */
export function isOpenEnded(ranks: number, outs: number): boolean {
  const low = withLowAce(ranks);
  const fours = low & low >>> 1 & low >>> 2 & low >>> 3;
  const ends = withLowAce(outs);
  return (fours & ends << 1 & ends >>> 4) !== 0;
}

/** Whether two more ranks may give a straight that the board alone does not have with them. */
export function hasStraightByTwo(ranks: number, boardRanks: number): boolean {
  for (let rest = ALL_RANKS & ~ranks; rest !== 0; rest &= rest - 1) {
    const first = rest & -rest;
    for (let more = rest & rest - 1; more !== 0; more &= more - 1) {
      const both = first | more & -more;
      if (bestStraight(ranks | both) > bestStraight(boardRanks | both)) return true;
    }
  }
  return false;
}

/** How many of the ten straights have at least three of their ranks in the set. */
export function countStraightWindows(ranks: number): number {
  let windows = 0;
  for (let rest = withLowAce(ranks), low = 0; low < 10; low++, rest >>>= 1) {
    if (countRanks(rest & 31) >= 3) windows++;
  }
  return windows;
}

/** How many ranks a set holds. */
export function countRanks(ranks: number): number {
  let count = 0;
  for (let rest = ranks; rest !== 0; rest &= rest - 1) count++;
  return count;
}

/** The ranks moved up by one, with the ace below the deuce too. */
function withLowAce(ranks: number): number {
  return ranks << 1 | ranks >>> 12 & 1;
}
