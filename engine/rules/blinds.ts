/**
 * Blinds and antes.
 *
 * @module
 */
import type { Chips } from "../types.ts";
import { checkChips } from "./chip_column.ts";

/**
 * Refuses blinds and antes that cannot be posted.
 *
 * @throws {RangeError} If one is no number of chips, or the small blind is above the big one.
 */
export function checkBlinds(smallBlind: Chips, bigBlind: Chips, ante: Chips): void {
  checkChips("a small blind", smallBlind);
  checkChips("a big blind", bigBlind);
  checkChips("an ante", ante);
  if (smallBlind <= bigBlind) return;
  throw new RangeError(
    `Cannot use a small blind of ${smallBlind}: wanted at most the big blind, ${bigBlind}`,
  );
}
