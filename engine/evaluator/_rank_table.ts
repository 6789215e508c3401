/**
 * Builds the table that gives the value of five to seven cards from the sum of their rank keys.
 *
 * The sums are spread over the table by hash and displace (Belazzougui, Botelho and Dietzfelbinger
 * 2009): the high bits of a hash choose a bucket, the low bits a place relative to the bucket's
 * displacement, and the displacements are searched until no two sums share a place.
 *
 * @module
 */
import { valueOfRanks } from "./_hand_class.ts";

/**
 * One number a rank, chosen greedily as the smallest for which no two sets of seven cards (at most
 * four of a rank) have the same sum. Five or six cards then have different sums too.
 */
export const RANK_KEYS = [
  0,
  1,
  5,
  22,
  98,
  453,
  2031,
  8698,
  22854,
  83661,
  262349,
  636345,
  1479181,
] as const;

/** Bits of the sum of seven rank keys. */
export const RANK_BITS = 23;

/**
 * Multiplier of the hash, any odd number that spreads well (2^32 divided by the golden ratio),
 * moved up so that bits above those of the rank keys do not matter.
 */
export const HASH_MULTIPLIER: number = 0x9e3779b1 << 32 - RANK_BITS;

/**
 * Fills a table for hands of `count` cards. The value for a sum of rank keys is
 * `values[(displacements[bucket] + place) % values.length]`, where the bucket is the highest bits
 * of the sum's 23-bit hash, as many as there are displacements for, and the place all lower bits.
 *
 * @param count Cards in a hand, from 5 to 7.
 * @param displacements Receives the displacements; its length is a power of two.
 * @param values Receives the values; its length is a power of two.
 */
export function fillRankTable(
  count: number,
  displacements: Uint16Array,
  values: Uint16Array,
): void {
  const sets = listRankSets(count);
  const bucketShift = Math.clz32(displacements.length) + 1;
  const placeMask = (1 << bucketShift - (32 - RANK_BITS)) - 1;
  const slotMask = values.length - 1;
  const { starts, members, places } = sortIntoBuckets(sets.sums, bucketShift, placeMask);

  const taken = new Uint8Array(values.length);
  let displacement = 0;
  for (const bucket of largestFirst(starts)) {
    const start = starts[bucket];
    const end = starts[bucket + 1];
    while (!fits(start, end, displacement)) displacement = displacement + 1 & slotMask;
    displacements[bucket] = displacement;
    for (let i = start; i < end; i++) {
      const slot = displacement + places[i] & slotMask;
      taken[slot] = 1;
      values[slot] = sets.values[members[i]];
    }
  }

  function fits(start: number, end: number, displacement: number): boolean {
    for (let i = start; i < end; i++) {
      if (taken[displacement + places[i] & slotMask] !== 0) return false;
    }
    return true;
  }
}

interface RankSets {
  readonly sums: number[];
  readonly values: number[];
}

/** All sets of `count` ranks, at most four of each, with the sums of their keys. */
function listRankSets(count: number): RankSets {
  const sums: number[] = [];
  const values: number[] = [];
  add(12, count, 0, 0, 0, 0, 0);
  return { sums, values };

  function add(
    rank: number,
    left: number,
    sum: number,
    once: number,
    twice: number,
    thrice: number,
    four: number,
  ): void {
    if (left === 0) {
      sums.push(sum);
      values.push(valueOfRanks(once, twice, thrice, four));
      return;
    }
    if (left > 4 * (rank + 1)) return;
    const key = RANK_KEYS[rank];
    const bit = 1 << rank;
    add(rank - 1, left, sum, once, twice, thrice, four);
    add(rank - 1, left - 1, sum + key, once | bit, twice, thrice, four);
    if (left < 2) return;
    add(rank - 1, left - 2, sum + 2 * key, once | bit, twice | bit, thrice, four);
    if (left < 3) return;
    add(rank - 1, left - 3, sum + 3 * key, once | bit, twice | bit, thrice | bit, four);
    if (left < 4) return;
    add(rank - 1, left - 4, sum + 4 * key, once | bit, twice | bit, thrice | bit, four | bit);
  }
}

interface Buckets {
  /** Where each bucket starts in the other two, with the end of the last one behind. */
  readonly starts: Int32Array;
  /** Numbers of the sums, bucket by bucket. */
  readonly members: Int32Array;
  /** Places of the same sums. */
  readonly places: Int32Array;
}

function sortIntoBuckets(sums: number[], bucketShift: number, placeMask: number): Buckets {
  const hashes = Int32Array.from(sums, (sum) => Math.imul(sum, HASH_MULTIPLIER));
  const starts = new Int32Array((1 << 32 - bucketShift) + 1);
  for (const hash of hashes) starts[(hash >>> bucketShift) + 1]++;
  for (let bucket = 1; bucket < starts.length; bucket++) starts[bucket] += starts[bucket - 1];
  const next = starts.slice();
  const members = new Int32Array(sums.length);
  const places = new Int32Array(sums.length);
  for (let i = 0; i < hashes.length; i++) {
    const at = next[hashes[i] >>> bucketShift]++;
    members[at] = i;
    places[at] = hashes[i] >>> 32 - RANK_BITS & placeMask;
  }
  return { starts, members, places };
}

/** Numbers of the buckets that hold something; full ones are the hardest to place. */
function largestFirst(starts: Int32Array): number[] {
  const bySize: number[][] = [];
  for (let bucket = 0; bucket + 1 < starts.length; bucket++) {
    const size = starts[bucket + 1] - starts[bucket];
    if (size > 0) (bySize[size] ??= []).push(bucket);
  }
  return bySize.reverse().flat();
}
