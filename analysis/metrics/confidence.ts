/**
 * Confidence intervals, and how many games it takes to make them narrow.
 *
 * @module
 */
import {
  canonicalSeed,
  createPrng,
  drawBelow,
  type Interval,
  wilsonInterval,
} from "@marvin/holdem";
import { checkCount, checkNumber, checkPositive, checkSample, checkShare } from "./checks.ts";
import { criticalValue } from "./distributions.ts";
import { type SampleSummary, summarizeSample } from "./sample.ts";

/**
 * Interval for a mean by the normal distribution.
 *
 * @param sample Sums of independent values.
 * @param level Share of such intervals that hold the true mean.
 * @returns Null below two values.
 * @throws {RangeError} If the level is not between 0 and 1, or the sample is no summary.
 */
export function normalInterval(sample: SampleSummary, level: number = 0.95): Interval | null {
  return around(sample, criticalValue(level));
}

/**
 * Interval for a mean by Student's t distribution: wider than the normal one, and right for small
 * samples.
 *
 * @param sample Sums of independent values.
 * @param level Share of such intervals that hold the true mean.
 * @returns Null below two values.
 * @throws {RangeError} If the level is not between 0 and 1, or the sample is no summary.
 *
 * @example
 * ```ts
 * import { studentTInterval, summarizeSample } from "@marvin/holdem/analysis/metrics";
 * import { assertAlmostEquals } from "@std/assert";
 *
 * const [low, high] = studentTInterval(summarizeSample([1, 2, 3, 4]))!;
 * assertAlmostEquals(low, 0.4457, 1e-4);
 * assertAlmostEquals(high, 4.5543, 1e-4);
 * ```
 */
export function studentTInterval(sample: SampleSummary, level: number = 0.95): Interval | null {
  checkShare("a level", level);
  checkSample(sample);
  return sample.count < 2 ? null : around(sample, criticalValue(level, sample.count - 1));
}

/**
 * Wilson score interval for a share, such as that of the tournaments in the money.
 *
 * @param successes How many of the trials succeeded.
 * @param trials How many trials.
 * @param level Share of such intervals that hold the true share.
 * @returns Fractions from 0 to 1; null without trials.
 * @throws {RangeError} If the level is not between 0 and 1, the trials are no whole number, or the
 * successes no whole number up to it.
 */
export function shareInterval(
  successes: number,
  trials: number,
  level: number = 0.95,
): Interval | null {
  checkCount("a number of trials", trials);
  checkCount("a number of successes", successes, 0, trials);
  return wilsonInterval(successes, trials, criticalValue(level));
}

/** Options of {@link bootstrapInterval}. */
export interface BootstrapOptions {
  /** What is estimated; the mean where left out. */
  readonly statistic?: (values: readonly number[]) => number;
  /** Share of such intervals that hold the truth; 0.95 where left out. */
  readonly level?: number;
  /** How often the values are drawn again; 2,000 where left out. */
  readonly resamples?: number;
  /** Seed of the draws; 0 where left out, so that the same call gives the same interval. */
  readonly seed?: number | string;
}

/**
 * Interval by the percentile bootstrap: draws as many values again with replacement, many times, and
 * takes the middle of what comes out. For statistics that have no formula, such as a median.
 *
 * @param values Independent values.
 * @returns Null below two values.
 * @throws {RangeError} If fewer than 100 resamples are asked for, the level is not between 0 and 1, or
 * a value or an estimate is not finite.
 *
 * @example
 * ```ts
 * import { bootstrapInterval } from "@marvin/holdem/analysis/metrics";
 * import { assert } from "@std/assert";
 *
 * const [low, high] = bootstrapInterval([4, -1, -1, 2, -1, -1, 4, -1, 2, -1], { seed: 7 })!;
 * assert(low < 0.6 && 0.6 < high);
 * ```
 */
export function bootstrapInterval(
  values: readonly number[],
  options: BootstrapOptions = {},
): Interval | null {
  const { statistic = meanOf, level = 0.95, resamples = 2_000, seed = 0 } = options;
  checkCount("a number of resamples", resamples, 100);
  checkShare("a level", level);
  for (const value of values) checkNumber("a value", value);
  if (values.length < 2) return null;
  const prng = createPrng(canonicalSeed(seed), "bootstrap");
  const drawn: number[] = new Array(values.length);
  const estimates = new Float64Array(resamples);
  for (let resample = 0; resample < resamples; resample++) {
    for (let at = 0; at < drawn.length; at++) drawn[at] = values[drawBelow(prng, values.length)];
    estimates[resample] = statistic(drawn);
    checkNumber("an estimate", estimates[resample]);
  }
  estimates.sort();
  const tail = (1 - level) / 2;
  return [quantileOf(estimates, tail), quantileOf(estimates, 1 - tail)];
}

/**
 * Quantile of sorted values, on the straight line between neighbours.
 *
 * @param sorted At least one value, in ascending order.
 * @param share From 0 to 1.
 * @throws {RangeError} If there is no value or no such share, or a value there is not finite.
 */
export function quantileOf(sorted: ArrayLike<number>, share: number): number {
  checkCount("a number of sorted values", sorted.length, 1);
  checkNumber("a share", share, 0, 1);
  const place = share * (sorted.length - 1);
  const below = Math.floor(place);
  const above = Math.min(below + 1, sorted.length - 1);
  checkNumber("a sorted value", sorted[below]);
  checkNumber("a sorted value", sorted[above]);
  return sorted[below] + (place - below) * (sorted[above] - sorted[below]);
}

/**
 * Games until the interval of a mean is `halfWidth` wide to either side: (z · sd / halfWidth)²,
 * rounded up.
 *
 * @param sd Standard deviation of one game, in the unit of `halfWidth`. That of the ROI of a
 * nine-handed SNG paying 50/30/20 is about 1.41.
 * @param halfWidth Wanted half width, above 0.
 * @param level Confidence of the interval.
 * @throws {RangeError} If the width is not above 0, the deviation below 0, or the level not between 0
 * and 1.
 *
 * @example Games for an ROI of a nine-handed SNG to ± 5 %
 * ```ts
 * import { gamesNeeded } from "@marvin/holdem/analysis/metrics";
 * import { assertEquals } from "@std/assert";
 *
 * assertEquals(gamesNeeded(Math.SQRT2, 0.05), 3074);
 * ```
 */
export function gamesNeeded(sd: number, halfWidth: number, level: number = 0.95): number {
  checkPositive("a half width", halfWidth);
  checkNumber("a standard deviation", sd, 0);
  return Math.ceil((criticalValue(level) * sd / halfWidth) ** 2);
}

function around(sample: SampleSummary, width: number): Interval | null {
  checkSample(sample);
  const { mean, standardError } = sample;
  if (mean === null || standardError === null) return null;
  return [mean - width * standardError, mean + width * standardError];
}

function meanOf(values: readonly number[]): number {
  return summarizeSample(values).mean!;
}
