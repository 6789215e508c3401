import { assertEquals, assertThrows } from "@std/assert";
import fc from "fast-check";
import { calculateRake, ConfigError } from "@marvin/holdem";
import { shareInMillionths } from "@marvin/holdem/rules";
import { readReference } from "../../_support/reference.ts";

type Case = [title: string, pot: number, fraction: number, cap: number, want: number];
const CASES: Case[] = [
  ["takes nothing from an empty pot", 0, 0.05, 50, 0],
  ["rounds down", 39, 0.05, 0, 1],
  ["is exact where doubles are not", 400, 0.0725, 0, 29],
  ["stops at the cap", 9_000, 0.05, 50, 50],
  ["has no cap when the cap is 0", 9_000, 0.05, 0, 450],
  ["can take everything", 77, 1, 0, 77],
  ["is exact where the product passes 2^53", 9_007_199_254_740_991, 0.999999, 0, 9007190247541736],
];
for (const [title, pot, percentage, cap, want] of CASES) {
  Deno.test(`calculateRake() ${title}`, () => {
    assertEquals(calculateRake(pot, { percentage, cap }), want);
  });
}

for (const percentage of [-0.01, 1.01, NaN]) {
  Deno.test(`calculateRake() refuses a rate of ${percentage}`, () => {
    assertThrows(() => calculateRake(100, { percentage, cap: 0 }), ConfigError, "from 0 to 1");
  });
}

Deno.test("calculateRake() never takes more than the pot or the cap", () => {
  const fraction = fc.double({ min: 0, max: 1, noNaN: true });
  fc.assert(fc.property(fc.maxSafeNat(), fraction, fc.nat(), (pot, percentage, cap) => {
    const rake = calculateRake(pot, { percentage, cap });
    return Number.isInteger(rake) && rake <= pot && (cap === 0 || rake <= cap);
  }));
});

Deno.test("shareInMillionths() is the exact quotient rounded down", () => {
  fc.assert(fc.property(fc.maxSafeNat(), fc.nat(1_000_000), (pot, millionths) => {
    const want = BigInt(pot) * BigInt(millionths) / 1_000_000n;
    return shareInMillionths(pot, millionths) === Number(want);
  }));
});

interface RakeVector {
  calculate: { pot: number; percentage: string; cap: number; rake: number }[];
}
const vectors = readReference("vectors/rake.json") as RakeVector | undefined;
for (const { pot, percentage, cap, rake } of vectors?.calculate ?? []) {
  Deno.test(`calculateRake() of ${pot} at ${percentage}, cap ${cap}, is ${rake}`, () => {
    assertEquals(calculateRake(pot, { percentage: Number(percentage), cap }), rake);
  });
}
