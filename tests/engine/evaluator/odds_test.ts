import { assertAlmostEquals, assertEquals, assertThrows } from "@std/assert";
import fc from "fast-check";
import { oddsAgainst } from "@marvin/holdem";

Deno.test("oddsAgainst() knows certain and impossible events", () => {
  assertEquals([0, 0.25, 0.5, 1].map(oddsAgainst), [null, 3, 1, 0]);
});

Deno.test("oddsAgainst() always gives odds that lead back to the chance", () => {
  fc.assert(fc.property(fc.double({ min: 1e-9, max: 1, noNaN: true }), (chance) => {
    assertAlmostEquals(1 / (1 + oddsAgainst(chance)!), chance, 1e-12);
  }));
});

Deno.test("oddsAgainst() refuses what is no chance", () => {
  for (const chance of [-0.1, 1.1, NaN]) assertThrows(() => oddsAgainst(chance), RangeError);
});
