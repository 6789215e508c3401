/**
 * Sums of whole numbers that stay exact past 2^53, so that they do not depend on the order in which
 * the parts are added.
 *
 * A sum is two neighbours in a list: the low part, from 0 to 2^52 - 1, and how many times 2^52 come
 * on top (negative for a negative sum). Every sum has exactly one such form.
 *
 * @module
 */

const LIMB = 2 ** 52;

/** Adds a whole number to the sum whose low part is at `at`. */
export function addWide(sums: Float64Array, at: number, value: number): void {
  const low = sums[at] + value;
  if (low >= 0 && low < LIMB) sums[at] = low;
  else carry(sums, at, value);
}

/** Adds one sum to another. */
export function mergeWide(
  into: Float64Array,
  at: number,
  from: Float64Array,
  fromAt: number,
): void {
  addWide(into, at, from[fromAt]);
  into[at + 1] += from[fromAt + 1];
}

/** The sum as a number: exact up to 2^53, nearest beyond. */
export function readWide(sums: Float64Array, at: number): number {
  return sums[at + 1] * LIMB + sums[at];
}

// Doubles past 2^52 are whole numbers too, so both parts of the value are exact.
function carry(sums: Float64Array, at: number, value: number): void {
  const limbs = Math.floor(value / LIMB);
  const low = sums[at] + (value - limbs * LIMB);
  const over = low >= LIMB ? 1 : 0;
  sums[at] = low - over * LIMB;
  sums[at + 1] += limbs + over;
}
