import { assertEquals } from "@std/assert";
import fc from "fast-check";
import { asSmallInteger, noChips } from "../../../engine/rules/mod.ts";

Deno.test("asSmallInteger() never changes a number", () => {
  fc.assert(fc.property(fc.oneof(fc.integer(), fc.maxSafeInteger(), fc.double()), (chips) => {
    assertEquals(asSmallInteger(chips) + 0, chips + 0); // it may take the sign of a zero
  }));
});

Deno.test("noChips() makes a list of zeros", () => {
  assertEquals(noChips(3), [0, 0, 0]);
});
