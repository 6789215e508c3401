/**
 * The regularized incomplete beta function, from which tails of Student's t come. That of the
 * package is good for eight digits only.
 *
 * @module
 */
// @deno-types="./jstat.d.ts"
import jstat from "jstat";

const TINY = 1e-300; // stands in for a 0 that would be divided by
const MOST_TERMS = 10_000;

/**
 * Probability that a beta distributed value is at most `x`.
 *
 * @param x From 0 to 1.
 * @param a First shape, above 0.
 * @param b Second shape, above 0.
 * @param rest The same as `1 - x`, for callers who know it to more digits where x is close to 1.
 */
export function incompleteBeta(x: number, a: number, b: number, rest: number = 1 - x): number {
  if (x <= 0) return 0;
  if (rest <= 0) return 1;
  // The fraction converges fast only on this side.
  if (x > (a + 1) / (a + b + 2)) return 1 - incompleteBeta(rest, b, a, x);
  const logFactor = jstat.gammaln(a + b) - jstat.gammaln(a) - jstat.gammaln(b) +
    a * Math.log(x) + b * Math.log1p(-x);
  return Math.exp(logFactor) * continuedFraction(x, a, b) / a;
}

/** Lentz's method for the fraction 26.5.8 of Abramowitz and Stegun. */
function continuedFraction(x: number, a: number, b: number): number {
  let numerator = 1;
  let denominator = 1 / nonZero(1 - (a + b) * x / (a + 1));
  let value = denominator;
  for (let term = 1; term <= MOST_TERMS; term++) {
    const even = term * (b - term) * x / ((a + 2 * term - 1) * (a + 2 * term));
    denominator = 1 / nonZero(1 + even * denominator);
    numerator = nonZero(1 + even / numerator);
    value *= numerator * denominator;
    const odd = -(a + term) * (a + b + term) * x / ((a + 2 * term) * (a + 2 * term + 1));
    denominator = 1 / nonZero(1 + odd * denominator);
    numerator = nonZero(1 + odd / numerator);
    const change = numerator * denominator;
    value *= change;
    if (Math.abs(change - 1) < 1e-15) break;
  }
  return value;
}

function nonZero(value: number): number {
  return Math.abs(value) < TINY ? TINY : value;
}
