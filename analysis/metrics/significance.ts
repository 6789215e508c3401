/**
 * Tests of whether a difference is more than luck. Where many are tested at once, see `adjustByHolm`
 * of the engine.
 *
 * @module
 */
import type { Interval } from "@marvin/holdem";
import { checkCount, checkPositive, checkSample, checkShare } from "./checks.ts";
import {
  chiSquareUpperTail,
  criticalValue,
  normalTwoSidedP,
  studentTTwoSidedP,
} from "./distributions.ts";
import type { SampleSummary } from "./sample.ts";

/** Result of a chi-square test. */
export interface ChiSquareResult {
  /** Σ (observed - expected)² / expected. */
  readonly chiSquare: number;
  /** Degrees of freedom: counts less one. */
  readonly df: number;
  /** Probability of so much or more where there is no effect. */
  readonly p: number;
}

/**
 * Tests whether counts, such as the wins at each seat, are as expected. Sensible where at least five
 * are expected of each.
 *
 * @param observed Two or more counts.
 * @param expected Expected counts, or weights of any sum; equal where left out.
 * @returns Null where nothing was observed.
 * @throws {RangeError} If there are fewer than two counts, one is no whole number, or the weights do
 * not fit them.
 *
 * @example Wins of equal bots at three seats
 * ```ts
 * import { chiSquareTest } from "@marvin/holdem/analysis/metrics";
 * import { assertAlmostEquals } from "@std/assert";
 *
 * const { chiSquare, p } = chiSquareTest([30, 14, 34])!;
 * assertAlmostEquals(chiSquare, 8.615385, 1e-6);
 * assertAlmostEquals(p, 0.013465, 1e-6);
 * ```
 */
export function chiSquareTest(
  observed: readonly number[],
  expected: readonly number[] = observed.map(() => 1),
): ChiSquareResult | null {
  if (observed.length < 2 || observed.length !== expected.length) {
    throw new RangeError(
      `Cannot compare ${observed.length} counts with ${expected.length} weights: ` +
        "wanted as many, at least two",
    );
  }
  for (const count of observed) checkCount("a count", count);
  for (const weight of expected) checkPositive("a weight", weight);
  const weights = expected.reduce((sum, weight) => sum + weight, 0);
  const total = observed.reduce((sum, count) => sum + count, 0);
  if (total === 0) return null;
  const chiSquare = observed.reduce((sum, count, index) => {
    const wanted = total * expected[index] / weights;
    return sum + (count - wanted) ** 2 / wanted;
  }, 0);
  const df = observed.length - 1;
  return { chiSquare, df, p: chiSquareUpperTail(chiSquare, df) };
}

/** Result of Welch's test. */
export interface WelchResult {
  /** Mean of the first sample less that of the second. */
  readonly difference: number;
  /** Interval of the difference. */
  readonly interval: Interval;
  /** Difference in standard errors. */
  readonly t: number;
  /** Degrees of freedom, which are no whole number. */
  readonly df: number;
  /** Probability of so large a difference, either way, where the true means are equal. */
  readonly p: number;
}

/**
 * Welch's test: whether two independent samples have the same mean. Their variances may differ.
 *
 * @param a First sample.
 * @param b Second sample.
 * @param level Confidence of the interval.
 * @returns Null where a sample has fewer than two values, or neither varies.
 * @throws {RangeError} If the level is not between 0 and 1, or a sample is no summary.
 */
export function welchTest(
  a: SampleSummary,
  b: SampleSummary,
  level: number = 0.95,
): WelchResult | null {
  checkShare("a level", level);
  checkSample(a);
  checkSample(b);
  if (a.variance === null || b.variance === null) return null;
  const errorA = a.variance / a.count;
  const errorB = b.variance / b.count;
  const error = errorA + errorB;
  if (error === 0) return null;
  const difference = a.mean! - b.mean!;
  const t = difference / Math.sqrt(error);
  const df = error ** 2 / (errorA ** 2 / (a.count - 1) + errorB ** 2 / (b.count - 1));
  const half = criticalValue(level, df) * Math.sqrt(error);
  return {
    difference,
    interval: [difference - half, difference + half],
    t,
    df,
    p: studentTTwoSidedP(t, df),
  };
}

/** Result of {@link averageFinishTest}. */
export interface FinishTestResult {
  /** Mean place. */
  readonly averageFinish: number;
  /** Mean place of a player who is as good as the others. */
  readonly expectedFinish: number;
  /** Difference in standard errors; negative for a player who does better. */
  readonly z: number;
  /** Probability of so large a difference, either way, for an equal player. */
  readonly p: number;
}

/**
 * Tests whether a player's mean place differs from that of an equal player, who takes every place
 * equally often.
 *
 * @param finishes How often each place was taken, first place first; one count for each entrant.
 * @returns Null without tournaments, or with fewer than two places.
 * @throws {RangeError} If a count is no whole number.
 */
export function averageFinishTest(finishes: readonly number[]): FinishTestResult | null {
  for (const count of finishes) checkCount("a count", count);
  const places = finishes.length;
  const games = finishes.reduce((sum, count) => sum + count, 0);
  if (games === 0 || places < 2) return null;
  const averageFinish = finishes.reduce((sum, count, at) => sum + count * (at + 1), 0) / games;
  const expectedFinish = (places + 1) / 2;
  const variance = (places * places - 1) / 12;
  const z = (averageFinish - expectedFinish) / Math.sqrt(variance / games);
  return { averageFinish, expectedFinish, z, p: normalTwoSidedP(z) };
}
