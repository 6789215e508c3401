/**
 * Odds, the way players name chances.
 *
 * @module
 */

/**
 * Odds against an event: 3 for "three to one against", the chance being a quarter. A call pays in
 * the long run where the pot offers more than that for each chip of the call.
 *
 * @param probability Chance of the event, from 0 to 1, such as an equity.
 * @returns Odds from 0 (certain) up, or null for an event that never happens.
 * @throws {RangeError} If there is no such chance.
 *
 * @example A flush draw on the turn
 * ```ts
 * import { oddsAgainst } from "@marvin/holdem";
 * import { assertAlmostEquals } from "@std/assert";
 *
 * assertAlmostEquals(oddsAgainst(9 / 46)!, 37 / 9);
 * ```
 */
export function oddsAgainst(probability: number): number | null {
  if (!(probability >= 0 && probability <= 1)) {
    throw new RangeError(`Cannot tell the odds of a chance of ${probability}: wanted 0 to 1`);
  }
  return probability === 0 ? null : (1 - probability) / probability;
}
