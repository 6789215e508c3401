/**
 * Means that grow, for lines with bands.
 *
 * @module
 */

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
