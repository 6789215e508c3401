/**
 * Groups of starting hands from a table of the user's own, as in the book "Kill Phil" (Rodman and
 * Nelson 2005), whose table is not part of this project.
 *
 * @module
 */
import type { HoleCards } from "../cards/mod.ts";
import { HandRange } from "./hand_range.ts";

/** The hands of each group, from group 1 on. */
export type HandGroups = readonly HandRange[];

/**
 * Reads a table of groups: ranges with a slash between them, from group 1 on. Being one text it
 * fits in a parameter of a bot.
 *
 * @throws {SyntaxError} If a range cannot be understood.
 */
export function parseHandGroups(text: string): HandGroups {
  return text.split("/").map((range) => HandRange.parse(range));
}

/**
 * The group of hole cards in a table.
 *
 * @param groups The table; where groups overlap the first one counts.
 * @returns The number of the group, from 1; 0 if the cards are in none.
 * @throws {TypeError} If there is no table, which has to be the user's own.
 *
 * @example
 * ```ts
 * import { HandHelper, HoleCards } from "@marvin/holdem";
 * import { assertEquals } from "@std/assert";
 *
 * const groups = HandHelper.parseHandGroups("QQ+, AKs / 99-JJ, AQs+ / 22+, A2s+");
 * assertEquals(HandHelper.killPhilGroup(HoleCards.parse("JsJd"), groups), 2);
 * ```
 */
export function killPhilGroup(holeCards: HoleCards, groups: HandGroups): number {
  if (!Array.isArray(groups)) {
    throw new TypeError(
      `Cannot look a hand up in a table of ${groups}: wanted what parseHandGroups() gives`,
    );
  }
  return groups.findIndex((hands) => hands.weightOf(holeCards) > 0) + 1;
}
