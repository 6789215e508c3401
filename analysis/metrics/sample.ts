/**
 * What a list of results says: how many, their mean, and how far they spread.
 *
 * @module
 */
import { checkCount, checkNumber, checkSample } from "./checks.ts";

/** A sample in a few numbers. */
export interface SampleSummary {
  /** How many values. */
  readonly count: number;
  /** Their mean; null without values. */
  readonly mean: number | null;
  /** Sample variance (divisor n - 1); null below two values. */
  readonly variance: number | null;
  /** Sample standard deviation; null below two values. */
  readonly sd: number | null;
  /** Standard error of the mean, sd / √n; null below two values. */
  readonly standardError: number | null;
}

/**
 * A sample that grows value by value, by Welford's method: it keeps its digits over any number of
 * values, also where they are large and close together, such as bankrolls.
 */
export class RunningSample {
  /** Values so far. */
  count = 0;
  /** Their mean; 0 without values. */
  mean = 0;
  private squares = 0;

  /** Adds a value, which must be finite. */
  add(value: number): void {
    this.count++;
    const before = value - this.mean;
    this.mean += before / this.count;
    this.squares += before * (value - this.mean);
  }

  /** What the values say so far. */
  get summary(): SampleSummary {
    const { count, mean, squares } = this;
    const sd = count < 2 ? null : Math.sqrt(squares / (count - 1));
    return sampleOf(count, count === 0 ? null : mean, sd);
  }
}

/**
 * Sums up a sample; see {@link RunningSample}.
 *
 * @param values Any numbers that belong to independent games or hands.
 * @throws {RangeError} If one is not finite.
 *
 * @example
 * ```ts
 * import { summarizeSample } from "@marvin/holdem/analysis/metrics";
 * import { assertEquals } from "@std/assert";
 *
 * const { mean, variance } = summarizeSample([1_000_000_001, 1_000_000_002, 1_000_000_003]);
 * assertEquals([mean, variance], [1_000_000_002, 1]);
 * ```
 */
export function summarizeSample(values: Iterable<number>): SampleSummary {
  const sample = new RunningSample();
  for (const value of values) {
    checkNumber("a value", value);
    sample.add(value);
  }
  return sample.summary;
}

/**
 * Puts a summary together from its independent parts.
 *
 * @throws {RangeError} If the count is no whole number, the mean not finite, or the deviation below 0.
 */
export function sampleOf(count: number, mean: number | null, sd: number | null): SampleSummary {
  checkCount("a count", count);
  if (mean !== null) checkNumber("a mean", mean);
  if (sd !== null) checkNumber("a standard deviation", sd, 0);
  return {
    count,
    mean,
    variance: sd === null ? null : sd * sd,
    sd,
    standardError: sd === null ? null : sd / Math.sqrt(count),
  };
}

/**
 * Sums up the values of several samples together, from what each says of its own.
 *
 * @throws {RangeError} If one is no summary.
 */
export function poolSamples(samples: Iterable<SampleSummary>): SampleSummary {
  let count = 0;
  let mean = 0;
  let squares = 0;
  for (const sample of samples) {
    checkSample(sample);
    if (sample.mean === null) continue;
    const sum = count + sample.count;
    const between = sample.mean - mean;
    squares += (sample.variance ?? 0) * (sample.count - 1) +
      between ** 2 * count * sample.count / sum;
    mean += between * sample.count / sum;
    count = sum;
  }
  const sd = count < 2 ? null : Math.sqrt(squares / (count - 1));
  return sampleOf(count, count === 0 ? null : mean, sd);
}
