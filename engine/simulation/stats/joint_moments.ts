/**
 * Sums and sums of products of values that are observed together, such as what all players of a
 * table won.
 *
 * @module
 */
import { checkCount, checkNumber } from "../../errors.ts";
import { addWide, mergeWide, readWide } from "./_wide_sum.ts";
import type { Moments } from "./intervals.ts";

/** Units in one. */
const VALUE_UNITS = 1_000_000;
/** Units in one of a product. */
const PRODUCT_UNITS = 10_000;

/**
 * Moments of observations of several values each, from which those of any weighted sum of the values
 * follow: of every difference between two of them, say. Values are kept to a millionth, products to
 * a ten-thousandth, as whole numbers: parts merge in any order to the last bit.
 */
export class JointMoments {
  /** Values of an observation. */
  declare readonly size: number;

  private observations = 0;
  declare private readonly sums: Float64Array;

  /**
   * Starts empty.
   *
   * @param size Values of an observation.
   * @throws {RangeError} If that is no whole number from 1.
   */
  constructor(size: number) {
    checkCount("a number of values", size, 1);
    this.size = size;
    this.sums = new Float64Array(size * 2 + size * (size + 1));
  }

  /** Observations added. */
  get count(): number {
    return this.observations;
  }

  /**
   * Adds an observation: as many values as {@link size}.
   *
   * @throws {RangeError} If one is missing, or not finite.
   */
  add(values: ArrayLike<number>): void {
    const { size, sums } = this;
    for (let at = 0; at < size; at++) checkNumber("a value", values[at]);
    this.observations++;
    for (let at = 0; at < size; at++) addWide(sums, 2 * at, Math.round(values[at] * VALUE_UNITS));
    let product = 2 * size;
    for (let row = 0; row < size; row++) {
      const value = values[row] * PRODUCT_UNITS;
      for (let column = 0; column <= row; column++, product += 2) {
        addWide(sums, product, Math.round(value * values[column]));
      }
    }
  }

  /**
   * Adds what another one of the same size holds.
   *
   * @throws {RangeError} If its size differs.
   */
  merge(other: JointMoments): void {
    if (other.size !== this.size) {
      throw new RangeError(
        `Cannot merge moments of ${other.size} values into those of ${this.size}`,
      );
    }
    this.observations += other.observations;
    for (let at = 0; at < this.sums.length; at += 2) mergeWide(this.sums, at, other.sums, at);
  }

  /**
   * Moments of a weighted sum of the values.
   *
   * @param weights One for each value; 0 where left out.
   * @throws {RangeError} If there are more of them than values, or one is not finite.
   */
  weighted(weights: readonly number[]): Moments {
    const { sums, size } = this;
    checkCount("a number of weights", weights.length, 0, size);
    for (const weight of weights) checkNumber("a weight", weight);
    let sum = 0;
    let sumOfSquares = 0;
    let product = 2 * size;
    for (let row = 0; row < size; row++) {
      const weight = weights[row] ?? 0;
      sum += weight * readWide(sums, 2 * row);
      for (let column = 0; column <= row; column++, product += 2) {
        const both = weight * (weights[column] ?? 0);
        if (both !== 0) sumOfSquares += (row === column ? 1 : 2) * both * readWide(sums, product);
      }
    }
    return {
      count: this.observations,
      sum: sum / VALUE_UNITS,
      sumOfSquares: sumOfSquares / PRODUCT_UNITS,
    };
  }

  /** Everything added, as whole numbers that {@link importState} reads. */
  exportState(): number[] {
    return [this.observations, ...this.sums];
  }

  /**
   * Replaces everything added.
   *
   * @param state What {@link exportState} of one of the same size gave.
   * @throws {RangeError} If it has another length.
   */
  importState(state: readonly number[]): void {
    if (state.length !== this.sums.length + 1) {
      throw new RangeError(
        `Cannot import moments: wanted ${this.sums.length + 1} numbers, found ${state.length}`,
      );
    }
    this.observations = state[0];
    this.sums.set(state.slice(1));
  }
}
