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

/**
 * A number of chips as a small integer, if it is one. What was computed with fractions, or comes
 * from a parsed file, can be a boxed double though it is whole; the first of those would make a
 * whole list of chips one of doubles.
 */
export function asSmallInteger(chips: Chips): Chips {
  return (chips | 0) === chips ? chips | 0 : chips;
}

/**
 * Refuses an amount that is no whole number of chips, as cells of notebooks are not type-checked.
 *
 * @param what What the amount is for, such as `a big blind`.
 * @param least Fewest chips that make sense.
 * @throws {RangeError} If it is not whole, too large to be exact, or below `least`.
 */
export function checkChips(what: string, chips: Chips, least: Chips = 0): void {
  if (Number.isSafeInteger(chips) && chips >= least) return;
  throw new RangeError(
    `Cannot use ${what} of ${chips}: wanted a whole number of chips from ${least}`,
  );
}

const ZEROS: Chips[] = [];

/**
 * A list of zeros. It is a copy, as V8 remembers of lists that are made at one place in the code
 * what became of them: were one of them frozen, it would take all that come after for lists of
 * anything. (`fill` would leave the list marked as one with holes.)
 */
export function noChips(length: number): Chips[] {
  while (ZEROS.length < length) ZEROS.push(0);
  return ZEROS.slice(0, length);
}
