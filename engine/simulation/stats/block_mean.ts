/**
 * How sure the mean of values is that are not independent of each other.
 *
 * @module
 */
import { checkNumber } from "../../errors.ts";
import { studentReach } from "../compare_distributions.ts";
import type { Interval } from "./intervals.ts";

/** Fewest blocks of a long sequence: where there are twice as many, pairs of them are joined. */
const LEAST_BLOCKS = 20;

/** Fewest blocks an interval is made of, as `LEAST_OBSERVATIONS` of comparisons. */
const BLOCKS_OF_INTERVAL = 3;

/**
 * Cuts a sequence into 20 to 39 blocks of as many values each (single values, where there are fewer
 * than 40), and tells from how much their sums scatter where the true mean is. This is the method of
 * batch means; for why so few blocks see B. Schmeiser, "Batch Size Effects in the Analysis of
 * Simulation Output" (Operations Research 30, 1982).
 *
 * Hands that follow each other are not independent: bots have moods, learn and remember, and stacks
 * go on. Blocks nearly are, where they last longer than what is remembered.
 *
 * @example Moods of twenty hands
 * ```ts
 * import { BlockMean, createPrng, meanInterval } from "@marvin/holdem";
 * import { assert } from "@std/assert";
 *
 * const prng = createPrng("7", "moods");
 * const blocks = new BlockMean();
 * let mood = 1;
 * let sum = 0;
 * for (let hand = 0; hand < 4000; hand++) {
 *   if (hand % 20 === 0) mood = prng.int32() < 0 ? -1 : 1;
 *   blocks.add(mood);
 *   sum += mood;
 * }
 * const [low, high] = blocks.interval()!;
 * const [least, most] = meanInterval({ count: 4000, sum, sumOfSquares: 4000 })!;
 * assert(high - low > 3 * (most - least)); // about √20 times as wide
 * ```
 */
export class BlockMean {
  /** Values of a block. */
  private length = 1;
  /** Sums of the blocks that are complete. */
  private readonly blocks: number[] = [];
  /** Sum of the present block, and how many values it has. */
  private sum = 0;
  private filled = 0;

  /**
   * Adds the next value.
   *
   * @throws {RangeError} If it is no finite number.
   */
  add(value: number): void {
    if (!Number.isFinite(value)) checkNumber("a value", value); // asked here, as that is faster
    this.sum += value;
    if (++this.filled === this.length) this.endBlock();
  }

  /**
   * The 95 % interval of the mean of all values, by Student's t on the blocks.
   *
   * @returns Null below three values.
   * @throws {RangeError} If their sum is beyond all numbers.
   */
  interval(): Interval | null {
    const { blocks, length } = this;
    const count = blocks.length;
    if (count < BLOCKS_OF_INTERVAL) return null;
    const inBlocks = blocks.reduce((sum, block) => sum + block, 0);
    const squares = blocks.reduce((sum, block) => sum + (block - inBlocks / count) ** 2, 0);
    checkNumber("a sum of squares", squares);
    const values = count * length + this.filled;
    const mean = (inBlocks + this.sum) / values;
    const variance = squares / (count - 1) / (length * values); // of the mean
    const half = studentReach(0.95, count - 1) * Math.sqrt(variance);
    return [mean - half, mean + half];
  }

  /** Keeps the sum of a block that is complete; where there are too many, pairs are joined. */
  private endBlock(): void {
    const { blocks } = this;
    blocks.push(this.sum);
    this.sum = this.filled = 0;
    if (blocks.length < 2 * LEAST_BLOCKS) return;
    for (let at = 0; at < LEAST_BLOCKS; at++) blocks[at] = blocks[2 * at] + blocks[2 * at + 1];
    blocks.length = LEAST_BLOCKS;
    this.length *= 2;
  }
}
