/**
 * The normal, Student's t and chi-square distributions.
 *
 * @module
 */
// @deno-types="./jstat.d.ts"
import jstat from "jstat";
import { checkNumber, checkPositive, checkShare } from "./checks.ts";
import { incompleteBeta } from "./_incomplete_beta.ts";

/** Beyond it t is taken from the normal distribution and two terms of its expansion. */
const LARGE_DF = 1e6;

/**
 * Quantile of the standard normal distribution.
 *
 * @param probability From 0 to 1, both left out.
 * @throws {RangeError} If it is another number.
 *
 * @example
 * ```ts
 * import { normalQuantile } from "@marvin/holdem/analysis/metrics";
 * import { assertAlmostEquals } from "@std/assert";
 *
 * assertAlmostEquals(normalQuantile(0.975), 1.959963984540054, 1e-12);
 * ```
 */
export function normalQuantile(probability: number): number {
  checkShare("a probability", probability);
  return jstat.normal.inv(probability, 0, 1);
}

/**
 * Probability that a standard normal value is at least as far from 0 as `z`, on either side; below
 * 1e-15 it is given as 0.
 *
 * @throws {RangeError} If `z` is no number.
 */
export function normalTwoSidedP(z: number): number {
  checkNumber("a normal value", z, -Infinity, Infinity);
  return jstat.erfc(Math.abs(z) / Math.SQRT2);
}

/**
 * Quantile of Student's t distribution.
 *
 * @param probability From 0 to 1, both left out.
 * @param df Degrees of freedom, above 0; fractions too.
 * @throws {RangeError} If one of them is another number.
 *
 * @example
 * ```ts
 * import { studentTQuantile } from "@marvin/holdem/analysis/metrics";
 * import { assertAlmostEquals } from "@std/assert";
 *
 * assertAlmostEquals(studentTQuantile(0.975, 11), 2.200985160091639, 1e-12);
 * ```
 */
export function studentTQuantile(probability: number, df: number): number {
  checkShare("a probability", probability);
  checkDf(df);
  if (probability === 0.5) return 0;
  if (df > LARGE_DF) {
    const z = normalQuantile(probability);
    return z + (z ** 3 + z) / (4 * df);
  }
  const tail = Math.min(probability, 1 - probability);
  let t = Math.abs(jstat.studentt.inv(tail, df));
  // Newton's method: the quantile of the package lacks the last digits.
  for (let step = 0; step < 3; step++) {
    t += (studentTTwoSidedP(t, df) / 2 - tail) / jstat.studentt.pdf(t, df);
  }
  return probability < 0.5 ? -t : t;
}

/**
 * Probability that a t value is at least as far from 0 as `t`, on either side.
 *
 * @throws {RangeError} If `t` is no number, or the degrees of freedom are not above 0.
 */
export function studentTTwoSidedP(t: number, df: number): number {
  checkNumber("a t value", t, -Infinity, Infinity);
  checkDf(df);
  const square = t * t;
  if (square === Infinity) return 0;
  if (df > LARGE_DF) {
    return normalTwoSidedP(t * (1 - 1 / (4 * df)) / Math.sqrt(1 + square / (2 * df)));
  }
  return incompleteBeta(df / (df + square), df / 2, 0.5, square / (df + square));
}

/**
 * Probability that a chi-square value is at least `value`; below 1e-16 it is given as 0.
 *
 * @param value At least 0.
 * @param df Degrees of freedom, above 0.
 * @throws {RangeError} If one of them is another number.
 */
export function chiSquareUpperTail(value: number, df: number): number {
  checkNumber("a chi-square value", value, 0);
  checkPositive("degrees of freedom", df);
  return value <= 0 ? 1 : 1 - jstat.lowRegGamma(df / 2, value / 2);
}

/**
 * How many standard errors an interval reaches to either side.
 *
 * @param level Share of intervals that hold the truth, such as 0.95.
 * @param df Degrees of freedom for Student's t; the normal distribution where left out.
 * @throws {RangeError} If the level is not between 0 and 1.
 */
export function criticalValue(level: number, df?: number): number {
  checkShare("a level", level);
  const probability = (1 + level) / 2;
  return df === undefined ? normalQuantile(probability) : studentTQuantile(probability, df);
}

function checkDf(df: number): void {
  if (df !== Infinity) checkPositive("degrees of freedom", df);
}
