import { assertAlmostEquals, assertEquals, assertThrows } from "@std/assert";
import { summarizeSample } from "@marvin/holdem/analysis/metrics";
import { readReference } from "../../_support/reference.ts";

interface Moments {
  moments: { values: number[]; mean: number; sampleVariance: number | null }[];
}

const reference = readReference("vectors/statistics.json") as Moments | undefined;

for (const { values, mean, sampleVariance } of reference?.moments ?? []) {
  Deno.test(`summarizeSample() is right, when the values are ${values.slice(0, 4)}`, () => {
    const summary = summarizeSample(values);
    assertEquals(summary.count, values.length);
    assertAlmostEquals(summary.mean!, mean, 1e-12 * Math.abs(mean));
    if (sampleVariance === null) assertEquals([summary.variance, summary.sd], [null, null]);
    else assertAlmostEquals(summary.variance!, sampleVariance, 1e-12 * (1 + sampleVariance));
  });
}

Deno.test("summarizeSample() knows nothing, when there are no values", () => {
  assertEquals(summarizeSample([]), {
    count: 0,
    mean: null,
    variance: null,
    sd: null,
    standardError: null,
  });
});

Deno.test("summarizeSample() refuses what is not finite", () => {
  assertThrows(() => summarizeSample([1, NaN]), RangeError, "a value of NaN");
  assertThrows(() => summarizeSample([Infinity]), RangeError, "a value of Infinity");
});
