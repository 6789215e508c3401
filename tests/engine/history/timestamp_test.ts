import { assertEquals, assertThrows } from "@std/assert";
import fc from "fast-check";
import { formatTimestamp } from "@marvin/holdem";

Deno.test("formatTimestamp() writes what Date writes without the fraction, at any time", () => {
  const range = { min: Date.UTC(0, 0), max: Date.UTC(9999, 11, 31) };
  fc.assert(fc.property(fc.integer(range), (epochMs) => {
    assertEquals(formatTimestamp(epochMs), new Date(epochMs).toISOString().slice(0, 19) + "Z");
  }));
});

Deno.test("formatTimestamp() changes the day, when midnight passes", () => {
  const midnight = Date.UTC(2026, 5, 1);
  assertEquals(formatTimestamp(midnight - 1), "2026-05-31T23:59:59Z");
  assertEquals(formatTimestamp(midnight), "2026-06-01T00:00:00Z");
});

for (const epochMs of [NaN, Infinity, 8.64e15 + 1, Date.UTC(10000, 0), -6.3e13]) {
  Deno.test(`formatTimestamp() refuses ${epochMs}`, () => {
    assertThrows(() => formatTimestamp(epochMs), RangeError);
  });
}
