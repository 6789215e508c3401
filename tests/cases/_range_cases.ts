/**
 * Cases about the notation of ranges.
 *
 * @module
 */
import { assertEquals } from "@std/assert";
import { HandRange, parseCards } from "@marvin/holdem";
import { type CaseChecks, type Expectations, unknownExpectation } from "./_case.ts";

/** Checks of the kinds that are about ranges. */
export const RANGE_CHECKS: CaseChecks = { "range": checkRange };

interface RangeInput {
  readonly text: string;
  readonly dead?: readonly string[];
}

function checkRange({ text, dead = [] }: RangeInput, expect: Expectations): void {
  for (const [key, want] of Object.entries(expect)) {
    const range = HandRange.parse(text);
    if (key === "combos") range.removeCards(parseCards(dead.join("")));
    else if (key !== "withoutDead") unknownExpectation(key);
    assertEquals(range.combos, want, key);
  }
}
