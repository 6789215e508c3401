/**
 * 95 % confidence intervals.
 *
 * @module
 */
import { checkCount, checkNumber } from "../../errors.ts";

/** Lower and upper end of an interval. */
export type Interval = readonly [low: number, high: number];

/** Standard normal quantile at 97.5 %, for two-sided intervals at 95 %. */
export const Z95 = 1.959963984540054;

/** Counted values as their number, sum and sum of squares. */
export interface Moments {
  /** How many values. */
  readonly count: number;
  /** Their sum. */
  readonly sum: number;
  /** The sum of their squares. */
  readonly sumOfSquares: number;
}

/**
 * Sample standard deviation (divisor n - 1).
 *
 * @returns Null for fewer than two values.
 * @throws {RangeError} If these are no moments.
 */
export function sampleSd({ count, sum, sumOfSquares }: Moments): number | null {
  checkCount("a number of values", count);
  checkNumber("a sum", sum);
  checkNumber("a sum of squares", sumOfSquares);
  if (count < 2) return null;
  const squares = sumOfSquares - sum * (sum / count);
  return Math.sqrt(Math.max(0, squares) / (count - 1)); // rounding may leave a trace below 0
}

/**
 * Normal interval for a mean: mean ± z · sd / √n with the sample standard deviation.
 *
 * @param moments The values; independent of each other.
 * @param z Normal quantile; {@link Z95} where left out.
 * @returns Null for fewer than two values.
 * @throws {RangeError} If these are no moments, or the quantile is below 0.
 *
 * @example
 * ```ts
 * import { meanInterval } from "@marvin/holdem";
 * import { assertAlmostEquals } from "@std/assert";
 *
 * const [low, high] = meanInterval({ count: 4, sum: 10, sumOfSquares: 30 })!;
 * assertAlmostEquals((low + high) / 2, 2.5);
 * assertAlmostEquals(high - low, 2 * 1.959964 * Math.sqrt(5 / 3) / 2, 1e-6);
 * ```
 */
export function meanInterval(moments: Moments, z: number = Z95): Interval | null {
  checkNumber("a normal quantile", z, 0);
  const sd = sampleSd(moments);
  if (sd === null) return null;
  const { count, sum } = moments;
  const half = z * sd / Math.sqrt(count);
  return [sum / count - half, sum / count + half];
}

/**
 * Wilson score interval for a share.
 *
 * @param successes How many of the trials succeeded.
 * @param trials How many trials.
 * @param z Normal quantile; {@link Z95} where left out.
 * @returns Fractions from 0 to 1; null without trials.
 * @throws {RangeError} If the trials are no whole number, the successes are none up to it, or the
 * quantile is below 0.
 */
export function wilsonInterval(
  successes: number,
  trials: number,
  z: number = Z95,
): Interval | null {
  checkCount("a number of trials", trials);
  checkCount("a number of successes", successes, 0, trials);
  checkNumber("a normal quantile", z, 0);
  if (trials === 0) return null;
  const share = successes / trials;
  const z2 = z * z;
  const scale = 1 + z2 / trials;
  const center = (share + z2 / (2 * trials)) / scale;
  const half = z / scale * Math.sqrt(share * (1 - share) / trials + z2 / (4 * trials * trials));
  // At the ends the exact bounds are 0 and 1, which rounding misses.
  return [successes === 0 ? 0 : center - half, successes === trials ? 1 : center + half];
}

/**
 * An interval with both ends multiplied; null stays null.
 *
 * @throws {RangeError} If the factor is below 0, which would swap the ends.
 */
export function scaleInterval(interval: Interval | null, factor: number): Interval | null {
  checkNumber("a factor", factor, 0);
  return interval === null ? null : [interval[0] * factor, interval[1] * factor];
}
