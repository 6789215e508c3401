/**
 * Intervals of means, for bands and error bars.
 *
 * @module
 */

/** Two-sided normal quantiles by confidence. */
const QUANTILES = new Map([
  [0.8, 1.2815515655446004],
  [0.9, 1.6448536269514722],
  [0.95, 1.959963984540054],
  [0.99, 2.5758293035489004],
]);

/**
 * Standard deviations to both sides of a mean that hold it with the given confidence.
 *
 * @throws {RangeError} If the confidence is none of those that people use.
 */
export function zOf(confidence: number): number {
  const z = QUANTILES.get(confidence);
  if (z !== undefined) return z;
  const known = [...QUANTILES.keys()].join(", ");
  throw new RangeError(`Cannot draw an interval of ${confidence}: wanted one of ${known}`);
}

/** A mean that grows with every value, and how sure it is. */
export class RunningMean {
  private squares = 0;
  /** Values so far. */
  count = 0;
  /** Their mean; 0 without values. */
  mean = 0;

  /** Adds a value (Welford's method, which keeps its digits over any number of values). */
  add(value: number): void {
    this.count++;
    const before = value - this.mean;
    this.mean += before / this.count;
    this.squares += before * (value - this.mean);
  }

  /** Standard error of the mean; null below two values. */
  get standardError(): number | null {
    const { count } = this;
    return count < 2 ? null : Math.sqrt(this.squares / (count - 1) / count);
  }
}
