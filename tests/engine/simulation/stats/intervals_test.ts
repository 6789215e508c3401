import { assert, assertAlmostEquals, assertEquals } from "@std/assert";
import fc from "fast-check";
import {
  meanInterval,
  type Moments,
  sampleSd,
  scaleInterval,
  wilsonInterval,
} from "../../../../engine/simulation/stats/mod.ts";
import { readReference } from "../../../_support/reference.ts";

interface StatisticsVectors {
  moments: { values: number[]; mean: number; sampleVariance: number | null }[];
  wilson: { k: number; n: number; z: number; lo: number; hi: number }[];
}

const vectors = readReference("vectors/statistics.json") as StatisticsVectors | undefined;

function momentsOf(values: readonly number[]): Moments {
  return {
    count: values.length,
    sum: values.reduce((sum, value) => sum + value, 0),
    sumOfSquares: values.reduce((sum, value) => sum + value * value, 0),
  };
}

for (const { values, mean, sampleVariance } of vectors?.moments ?? []) {
  // Sums of squares keep 15 digits: enough for results of hands, not for a variance of 1 at 10^9.
  if (mean > 1e6) continue;
  Deno.test(`sampleSd() is right for ${values.join(", ")}`, () => {
    const sd = sampleSd(momentsOf(values));
    if (sampleVariance === null) assertEquals(sd, null);
    else assertAlmostEquals(sd!, Math.sqrt(sampleVariance), 1e-6);
  });
}

for (const { k, n, z, lo, hi } of vectors?.wilson ?? []) {
  Deno.test(`wilsonInterval() is right for ${k} of ${n}`, () => {
    const [low, high] = wilsonInterval(k, n, z)!;
    assertAlmostEquals(low, lo, 1e-12);
    assertAlmostEquals(high, hi, 1e-12);
  });
}

Deno.test("wilsonInterval() never leaves 0 to 1 and holds the share", () => {
  fc.assert(fc.property(fc.nat(5_000), fc.integer({ min: 1, max: 5_000 }), (k, n) => {
    const successes = Math.min(k, n);
    const [low, high] = wilsonInterval(successes, n)!;
    assert(low >= 0 && low <= successes / n && high >= successes / n && high <= 1);
  }));
});

Deno.test("intervals are null where there is too little to say", () => {
  assertEquals(wilsonInterval(0, 0), null);
  assertEquals(meanInterval(momentsOf([])), null);
  assertEquals(meanInterval(momentsOf([7])), null);
  assertEquals(scaleInterval(null, 100), null);
});

Deno.test("meanInterval() is a point when all values are equal", () => {
  const [low, high] = meanInterval(momentsOf([-1, -1, -1]))!;
  assertEquals([low, high], [-1, -1]);
});
