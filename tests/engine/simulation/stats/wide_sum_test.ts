import { assert, assertEquals } from "@std/assert";
import fc from "fast-check";
import { addWide, mergeWide, readWide } from "../../../../engine/simulation/stats/_wide_sum.ts";

const LIMB = 2n ** 52n;

function sumOf(values: readonly number[]): Float64Array {
  const sum = new Float64Array(2);
  for (const value of values) addWide(sum, 0, value);
  return sum;
}

const values = fc.array(fc.oneof(
  fc.maxSafeInteger(),
  fc.integer({ min: -10, max: 10 }),
  fc.integer().map((whole) => whole * 2 ** 60), // whole numbers past 2^53 are exact in steps
));

Deno.test("addWide() never loses a unit", () => {
  fc.assert(fc.property(values, (list) => {
    const sum = sumOf(list);
    const exact = list.reduce((total, value) => total + BigInt(value), 0n);
    assertEquals(BigInt(sum[1]) * LIMB + BigInt(sum[0]), exact);
    assert(sum[0] >= 0 && sum[0] < Number(LIMB));
    assertEquals(readWide(sum, 0), Number(exact));
  }));
});

Deno.test("mergeWide() gives the same two numbers whatever the order", () => {
  fc.assert(fc.property(values, values, (first, second) => {
    const merged = sumOf(second);
    mergeWide(merged, 0, sumOf(first), 0);
    assertEquals(merged, sumOf([...first, ...second]));
  }));
});
