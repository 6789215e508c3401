/**
 * Means of independent observations with their intervals: once at the end, or at any time.
 *
 * @module
 */
import { checkCount, checkNumber, checkPositive, checkShare } from "../errors.ts";
import { studentReach, studentTails } from "./compare_distributions.ts";
import { type Interval, type Moments, sampleSd } from "./stats/mod.ts";

/** A mean, and what is known about it. */
export interface MeanEstimate {
  /** The mean; null without observations. */
  readonly mean: number | null;
  /** Where the true mean is; null below {@link LEAST_OBSERVATIONS}. */
  readonly interval: Interval | null;
  /**
   * Probability of a mean at least so far from 0, either way, where the true mean is 0; null where
   * there is no interval.
   */
  readonly p: number | null;
  /** Standard deviation of an observation; null below two. */
  readonly sd: number | null;
}

/** Fewest observations an interval is made of. */
export const LEAST_OBSERVATIONS = 3;

/**
 * Mean and interval by Student's t distribution. Valid if the number of observations was fixed
 * beforehand: who looks again and again, and stops when he likes what he sees, is misled.
 *
 * @param moments Sums of independent values.
 * @param level Share of such intervals that hold the true mean.
 * @throws {RangeError} If these are no moments, or the level is not between 0 and 1.
 */
export function meanWithInterval(moments: Moments, level: number): MeanEstimate {
  checkShare("a level", level);
  const { count } = moments;
  const reach = () => intervalReach(count, level);
  return estimate(moments, reach, (t) => studentTails(t, count - 1));
}

/**
 * Standard errors to either side of {@link meanWithInterval} after so many observations.
 *
 * @throws {RangeError} If there are fewer than {@link LEAST_OBSERVATIONS}, or the level is not
 * between 0 and 1.
 */
export function intervalReach(count: number, level: number): number {
  checkCount("a number of observations", count, LEAST_OBSERVATIONS);
  checkShare("a level", level);
  return studentReach(level, count - 1);
}

/**
 * Mean and interval that are valid at every time at once: all intervals of a run, however often one
 * looks, hold the true mean together with a probability of `level`, so a run may be stopped because
 * of what they say.
 *
 * This is the asymptotic confidence sequence of Waudby-Smith, Arbour, Sinha, Kennedy and Ramdas,
 * "Time-uniform central limit theory and asymptotic confidence sequences" (Annals of Statistics 52,
 * 2024), Theorem 2.2: mean ± sd · √(2 (n ρ² + 1) / (n² ρ²) · ln(√(n ρ² + 1) / α)), with α = 1 -
 * level. It takes for granted that the first look comes after enough observations for their mean to
 * be about normal.
 *
 * @param moments Sums of independent values.
 * @param level Share of runs in which the intervals hold the true mean all the time.
 * @param tuned Number of observations at which the intervals are as narrow as they can be; fixed
 * before the run. They are nearly so from a tenth of it to its tenfold.
 * @throws {RangeError} If these are no moments, the level is not between 0 and 1, or the number is
 * below 1.
 */
export function meanWithSequence(moments: Moments, level: number, tuned: number): MeanEstimate {
  const { count } = moments;
  const spread = spreadAfter(count, level, tuned);
  const scale = spread / (spread - 1);
  const reach = () => sequenceReach(count, level, tuned);
  // The level at which the interval reaches to 0.
  const p = (t: number) => Math.min(1, Math.sqrt(spread) * Math.exp(-t * t / (2 * scale)));
  return estimate(moments, reach, p);
}

/**
 * Standard errors to either side of {@link meanWithSequence} after so many observations.
 *
 * @throws {RangeError} If there are none, the level is not between 0 and 1, or the number of `tuned`
 * ones is below 1.
 */
export function sequenceReach(count: number, level: number, tuned: number): number {
  checkCount("a number of observations", count, 1);
  const spread = spreadAfter(count, level, tuned);
  return Math.sqrt(spread / (spread - 1) * (Math.log(spread) - 2 * Math.log(1 - level)));
}

/** n ρ² + 1 of {@link meanWithSequence}. */
function spreadAfter(count: number, level: number, tuned: number): number {
  checkShare("a level", level);
  checkNumber("a number of observations to tune for", tuned, 1);
  const twice = -2 * Math.log(1 - level);
  return 1 + count * (twice + Math.log(twice + 1)) / tuned;
}

/**
 * Observations in all until the interval of a mean reaches `halfWidth` to either side.
 *
 * @param sd Standard deviation of an observation, in the unit of `halfWidth`.
 * @param halfWidth Wanted half width, above 0.
 * @param reach Standard errors to either side of the interval after so many observations.
 * @throws {RangeError} If the deviation is below 0, or the width not above 0.
 */
export function observationsNeeded(
  sd: number,
  halfWidth: number,
  reach: (count: number) => number,
): number {
  checkNumber("a standard deviation", sd, 0);
  checkPositive("a half width", halfWidth);
  let needed = LEAST_OBSERVATIONS;
  // The reach depends on the number, but less and less: this settles within a few steps.
  for (let step = 0; step < 20; step++) {
    const next = Math.ceil((reach(needed) * sd / halfWidth) ** 2);
    if (next === needed) break;
    needed = Math.max(LEAST_OBSERVATIONS, next);
  }
  return needed;
}

/**
 * @param reach Standard errors to either side.
 * @param pOf Probability of a mean so many standard errors from 0.
 */
function estimate(
  moments: Moments,
  reach: () => number,
  pOf: (t: number) => number,
): MeanEstimate {
  const { count, sum } = moments;
  const mean = count === 0 ? null : sum / count;
  const sd = sampleSd(moments);
  if (mean === null || sd === null || count < LEAST_OBSERVATIONS) {
    return { mean, interval: null, p: null, sd };
  }
  const error = sd / Math.sqrt(count);
  const half = reach() * error;
  const p = pOf(mean === 0 ? 0 : mean / error);
  return { mean, interval: [mean - half, mean + half], p, sd };
}
