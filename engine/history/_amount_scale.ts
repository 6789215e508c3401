/**
 * Decimal amounts as whole numbers of their smallest part.
 *
 * @module
 */

/** Parts of a unit: chips, cents, and what smaller shares and coins need. */
const SCALES = [1, 100, 10_000, 100_000_000];

/** Doubles such as 0.30000000000000004 are off by less than this much, plus their last bits. */
const NOISE = 1e-6;

/**
 * Smallest scale at which all amounts are whole numbers.
 *
 * @param amounts Amounts as a file writes them.
 * @param isMoney Whether they are money, which has cents even where no amount shows them.
 * @returns Parts of a unit, or undefined if there is no such scale.
 */
export function scaleOf(amounts: readonly number[], isMoney: boolean): number | undefined {
  let at = isMoney ? 1 : 0;
  for (const amount of amounts) {
    while (at < SCALES.length && !isWhole(amount * SCALES[at])) at++;
  }
  return SCALES[at];
}

/** Whether a number is whole up to the noise of doubles, and small enough to be exact. */
export function isWhole(amount: number): boolean {
  const whole = Math.round(amount);
  const noise = NOISE + 4 * Number.EPSILON * Math.abs(whole);
  return Math.abs(amount - whole) < noise && Number.isSafeInteger(whole);
}
