/**
 * Files with one fault each, as disks and transfers leave them behind.
 *
 * @module
 */
import { assert, assertEquals } from "@std/assert";
import {
  drawBelow,
  type HistoryFormat,
  inspectRecord,
  parseHands,
  type Prng,
} from "@marvin/holdem";

/** Cuts a file off somewhere. */
export function cutOff(bytes: Uint8Array, prng: Prng): Uint8Array {
  return bytes.subarray(0, drawBelow(prng, bytes.length + 1));
}

/** Turns one bit of a file. */
export function flipped(bytes: Uint8Array, prng: Prng): Uint8Array {
  return withFlip(bytes, drawBelow(prng, 8 * bytes.length));
}

/** Turns the n-th bit of a file. */
export function withFlip(bytes: Uint8Array, bit: number): Uint8Array {
  const copy = bytes.slice();
  copy[bit >> 3] ^= 1 << (bit & 7);
  return copy;
}

/**
 * Reads a damaged file to its end, and plays again what is read as good.
 *
 * @returns How many hands there are, read or not.
 */
export function countHands(bytes: Uint8Array, format: HistoryFormat): number {
  let hands = 0;
  for (const { status, record, reason } of parseHands(bytes, { format })) {
    assertEquals(reason === undefined, status === "ok");
    if (status === "ok") inspectRecord(record!);
    hands++;
  }
  assert(hands <= bytes.length, `${hands} hands in ${bytes.length} bytes`);
  return hands;
}
