/**
 * How sure the mean of values is that are not independent of each other.
 *
 * @module
 */
import { checkNumber } from "../../errors.ts";
import { studentReach } from "../compare_distributions.ts";
import type { Interval } from "./intervals.ts";

/** Fewest blocks of a sequence that has as many values; twice as many become half as many. */
const LEAST_BLOCKS = 20;

/** Fewest blocks an interval is made of. */
const BLOCKS_OF_INTERVAL = 3;

/**
 * Cuts a sequence into 20 to 39 blocks of as many values each, and tells from how much their sums
 * scatter where the true mean is (the method of batch means; for why so few blocks see B. Schmeiser,
 * "Batch Size Effects in the Analysis of Simulation Output", Operations Research 30, 1982).
 *
 * Hands that follow each other are not independent: bots have moods, learn and remember, and stacks
 * go on. Blocks nearly are, where they last longer than what is remembered.
 *
 * @example Moods of ten hands
 * ```ts
 * import { BlockMean, meanInterval } from "@marvin/holdem";
 * import { assert } from "@std/assert";
 *
 * const blocks = new BlockMean();
 * for (let hand = 0; hand < 4000; hand++) blocks.add(hand * 0.618 / 10 % 1 < 0.5 ? -1 : 1);
 * const [low, high] = blocks.intervalAround(0)!;
 * assert(low < 0 && high > 0);
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

  /** Keeps the sum of a block that is complete; where there are too many, two become one. */
  private endBlock(): void {
    const { blocks } = this;
    blocks.push(this.sum);
    this.sum = this.filled = 0;
    if (blocks.length < 2 * LEAST_BLOCKS) return;
    for (let at = 0; at < LEAST_BLOCKS; at++) blocks[at] = blocks[2 * at] + blocks[2 * at + 1];
    blocks.length = LEAST_BLOCKS;
    this.length *= 2;
  }

  /**
   * The 95 % interval by Student's t on the blocks.
   *
   * @param mean Mean of all values.
   * @returns Null below three values.
   */
  intervalAround(mean: number): Interval | null {
    const { blocks, length } = this;
    const count = blocks.length;
    const values = count * length + this.filled;
    if (count < BLOCKS_OF_INTERVAL) return null;
    const middle = blocks.reduce((sum, block) => sum + block, 0) / count;
    const squares = blocks.reduce((sum, block) => sum + (block - middle) ** 2, 0);
    const variance = squares / (count - 1) / (length * values); // of the mean of all
    const half = studentReach(0.95, count - 1) * Math.sqrt(variance);
    return [mean - half, mean + half];
  }
}
