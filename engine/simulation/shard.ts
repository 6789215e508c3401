/**
 * Shards: parts of a series that are played by processes which know nothing of each other.
 *
 * @module
 */
import { checkCount } from "../errors.ts";

/** One of the equal parts of a series. */
export interface Shard {
  /** Which part, from 1. */
  readonly index: number;
  /** How many parts there are. */
  readonly count: number;
}

/** Some tournaments of a series that follow each other. */
export interface TournamentRange {
  /** Number of the first, from 1. */
  readonly from: number;
  /** Number of the last; less than {@link from} where there are none. */
  readonly to: number;
}

/**
 * The tournaments of a shard.
 *
 * @param shard Which part of the series.
 * @param tournaments Tournaments of the whole series.
 * @throws {RangeError} If there is no such part, or the tournaments are no whole number.
 *
 * @example
 * ```ts
 * import { shardRange } from "@marvin/holdem";
 * import { assertEquals } from "@std/assert";
 *
 * assertEquals(shardRange({ index: 1, count: 3 }, 100), { from: 1, to: 33 });
 * assertEquals(shardRange({ index: 3, count: 3 }, 100), { from: 67, to: 100 });
 * ```
 */
export function shardRange({ index, count }: Shard, tournaments: number): TournamentRange {
  if (![index, count].every(Number.isSafeInteger) || !(index >= 1 && index <= count)) {
    throw new RangeError(`Cannot play shard ${index} of ${count}: shards are 1 to their number`);
  }
  checkCount("a number of tournaments", tournaments);
  return {
    from: Math.floor((index - 1) * tournaments / count) + 1,
    to: Math.floor(index * tournaments / count),
  };
}

/** Cuts tournaments into units of at most `size`, in their order. */
export function* cutRange(
  { from, to }: TournamentRange,
  size: number,
): Generator<TournamentRange> {
  for (let first = from; first <= to; first += size) {
    yield { from: first, to: Math.min(first + size - 1, to) };
  }
}
