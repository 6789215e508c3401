/**
 * Differences between players, from the moments of blocks.
 *
 * @module
 */
import type { PlayerId } from "../types.ts";
import { type MeanEstimate, observationsNeeded } from "./compare_mean.ts";
import type { BlockTotals } from "./duplicate_blocks.ts";
import { type Interval, type Moments, sampleSd } from "./stats/mod.ts";

/** How one player did against another at the same table. */
export interface PairComparison {
  /** The one. */
  readonly a: PlayerId;
  /** The other. */
  readonly b: PlayerId;
  /** Mean result of `a` less that of `b`, in the unit of the comparison; null without blocks. */
  readonly difference: number | null;
  /** Where the true difference is; null below three blocks. */
  readonly interval: Interval | null;
  /** Probability of such a difference, either way, between equal players; null below three blocks. */
  readonly p: number | null;
  /**
   * The same after Holm's method: take as real what stays below 0.05, and the chance to be wrong even
   * once, in all pairs together, is at most 5 %.
   */
  readonly pHolm: number | null;
  /** Standard deviation of the difference in a block; null below two. */
  readonly sd: number | null;
  /**
   * How many times as many hands (or tournaments) it would take to be as sure, if each were played
   * once, with cards of its own, and no luck were taken off; null where nothing varies.
   */
  readonly reduction: number | null;
  /** Blocks still to play until the interval is as narrow as wanted; null where nobody wants it. */
  readonly blocksNeeded: number | null;
}

/** How pairs are judged. */
export interface PairOptions {
  /** Standard errors to either side of intervals after so many observations. */
  readonly reach: (count: number) => number;
  /** Wanted half width of the intervals. */
  readonly halfWidth?: number;
  /** Makes an estimate of the moments of a difference. */
  readonly estimate: (moments: Moments) => MeanEstimate;
}

/** Compares pairs of players. */
export function comparePairs(
  totals: BlockTotals,
  pairs: readonly (readonly [PlayerId, PlayerId])[],
  { reach, halfWidth, estimate }: PairOptions,
): PairComparison[] {
  const judged = pairs.map(([a, b]) => {
    const weights = totals.players.map((player) => Number(player === a) - Number(player === b));
    const luckOff = weights.map((weight) => 0 - weight);
    const { mean, interval, p, sd } = estimate(totals.blocks.weighted([...weights, ...luckOff]));
    const single = sampleSd(totals.sessions.weighted(weights));
    const sessionsOfBlock = totals.sessions.count / totals.blocks.count;
    const isKnown = sd !== null && sd > 0 && single !== null;
    const needed = sd === null || halfWidth === undefined
      ? null
      : observationsNeeded(sd, halfWidth, reach);
    return {
      a,
      b,
      difference: mean,
      interval,
      p,
      sd,
      reduction: isKnown ? single ** 2 / sessionsOfBlock / sd ** 2 : null,
      blocksNeeded: needed === null ? null : Math.max(0, needed - totals.blocks.count),
    };
  });
  const adjusted = adjustByHolm(judged.map(({ p }) => p ?? 1));
  return judged.map((pair, at) => ({ ...pair, pHolm: pair.p === null ? null : adjusted[at] }));
}

/**
 * Adjusts p-values of several tests by Holm's step-down method: the smallest counts as often as there
 * are tests, and so on. Take as real what stays below 0.05: then the chance to be wrong even once, in
 * all tests together, is at most 5 %.
 *
 * @param pValues One for each test.
 * @returns Adjusted values in the same order, at most 1.
 * @throws {RangeError} If one is not from 0 to 1.
 *
 * @example
 * ```ts
 * import { adjustByHolm } from "@marvin/holdem";
 * import { assertEquals } from "@std/assert";
 *
 * assertEquals(adjustByHolm([0.0625, 0.015625, 0.5]), [0.125, 0.046875, 0.5]);
 * ```
 */
export function adjustByHolm(pValues: readonly number[]): number[] {
  for (const p of pValues) {
    if (!(p >= 0 && p <= 1)) { // also refuses NaN
      throw new RangeError(`Cannot adjust a p-value of ${p}: wanted 0 to 1`);
    }
  }
  const order = pValues.map((_, at) => at).sort((x, y) => pValues[x] - pValues[y]);
  const adjusted: number[] = [];
  let largest = 0;
  order.forEach((at, done) => {
    largest = Math.max(largest, Math.min(1, pValues[at] * (pValues.length - done)));
    adjusted[at] = largest;
  });
  return adjusted;
}
