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
import { criticalValue } from "./distributions.ts";
import { type SampleSummary, summarizeSample } from "./sample.ts";

/**
 * Interval for a mean by the normal distribution.
 *
 * @param sample Sums of independent values.
 * @param level Share of such intervals that hold the true mean.
 * @returns Null below two values.
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
  return sample.count < 2 ? null : around(sample, criticalValue(level, sample.count - 1));
}

/**
 * Wilson score interval for a share, such as that of the tournaments in the money.
 *
 * @param successes How many of the trials succeeded.
 * @param trials How many trials.
 * @param level Share of such intervals that hold the true share.
 * @returns Fractions from 0 to 1; null without trials.
 */
export function shareInterval(
  successes: number,
  trials: number,
  level: number = 0.95,
): Interval | null {
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
 * @throws {RangeError} If fewer than 100 resamples are asked for.
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
  if (!(Number.isInteger(resamples) && resamples >= 100)) {
    throw new RangeError(`Cannot draw ${resamples} resamples: wanted a whole number from 100`);
  }
  if (values.length < 2) return null;
  const prng = createPrng(canonicalSeed(seed), "bootstrap");
  const drawn: number[] = new Array(values.length);
  const estimates = new Float64Array(resamples);
  for (let resample = 0; resample < resamples; resample++) {
    for (let at = 0; at < drawn.length; at++) drawn[at] = values[drawBelow(prng, values.length)];
    estimates[resample] = statistic(drawn);
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
 */
export function quantileOf(sorted: ArrayLike<number>, share: number): number {
  const place = share * (sorted.length - 1);
  const below = Math.floor(place);
  const above = Math.min(below + 1, sorted.length - 1);
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
 * @throws {RangeError} If the width is not above 0, or the deviation below 0.
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
  if (!(halfWidth > 0 && sd >= 0)) {
    throw new RangeError(
      `Cannot plan games for ± ${halfWidth} at a standard deviation of ${sd}: wanted both above 0`,
    );
  }
  return Math.ceil((criticalValue(level) * sd / halfWidth) ** 2);
}

function around(sample: SampleSummary, width: number): Interval | null {
  const { mean, standardError } = sample;
  if (mean === null || standardError === null) return null;
  return [mean - width * standardError, mean + width * standardError];
}

function meanOf(values: readonly number[]): number {
  return summarizeSample(values).mean!;
}
