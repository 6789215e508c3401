/**
 * Lists of chips by seat or pot.
 *
 * They are plain arrays of whole numbers: V8 keeps those as small integers, which is faster than a
 * Float64Array and spares a boxed number for every amount that is read, and goes over to doubles by
 * itself where a stack passes 2^31.
 *
 * @module
 */
import type { Chips } from "../types.ts";

/** A list of zeros. */
export function noChips(length: number): Chips[] {
  return Array.from({ length }, () => 0);
}
