import { assert, assertAlmostEquals, assertEquals, assertThrows } from "@std/assert";
import { createPrng, drawFraction, type Interval } from "@marvin/holdem";
import {
  bootstrapInterval,
  gamesNeeded,
  normalInterval,
  quantileOf,
  shareInterval,
  studentTInterval,
  summarizeSample,
} from "@marvin/holdem/analysis/metrics";
import { readReference } from "../../_support/reference.ts";

interface Wilson {
  wilson: { k: number; n: number; lo: number; hi: number }[];
}

const reference = readReference("vectors/statistics.json") as Wilson | undefined;

for (const { k, n, lo, hi } of reference?.wilson ?? []) {
  Deno.test(`shareInterval() is right, when ${k} of ${n} succeeded`, () => {
    const [low, high] = shareInterval(k, n)!;
    assertAlmostEquals(low, lo, 1e-12);
    assertAlmostEquals(high, hi, 1e-12);
  });
}

Deno.test("Intervals are null, when there are too few values", () => {
  for (const values of [[], [5]]) {
    assertEquals(normalInterval(summarizeSample(values)), null);
    assertEquals(studentTInterval(summarizeSample(values)), null);
    assertEquals(bootstrapInterval(values), null);
  }
  assertEquals(shareInterval(0, 0), null);
});

Deno.test("Intervals have no width, when all values are equal", () => {
  const values = [3, 3, 3, 3];
  assertEquals(normalInterval(summarizeSample(values)), [3, 3]);
  assertEquals(studentTInterval(summarizeSample(values)), [3, 3]);
  assertEquals(bootstrapInterval(values), [3, 3]);
});

/** Results of a nine-handed tournament with prizes for three places; the mean is -1/9. */
function draw(games: number, seed: number): number[] {
  const prng = createPrng("1", "draws", seed);
  const profits = [4, 2, 1, -4 / 3, -4 / 3, -4 / 3, -4 / 3, -4 / 3, -4 / 3];
  return Array.from({ length: games }, () => profits[Math.floor(9 * drawFraction(prng))]);
}

Deno.test("Intervals hold the true mean in about 95 % of the samples", () => {
  const makers: ((values: number[]) => Interval | null)[] = [
    (values) => normalInterval(summarizeSample(values)),
    (values) => studentTInterval(summarizeSample(values)),
    (values) => bootstrapInterval(values, { resamples: 200, seed: 3 }),
  ];
  for (const makeInterval of makers) {
    let held = 0;
    for (let sample = 0; sample < 400; sample++) {
      const [low, high] = makeInterval(draw(60, sample))!;
      if (low <= -1 / 9 && -1 / 9 <= high) held++;
    }
    assert(held >= 368 && held <= 392, `held in ${held} of 400`); // 380 ± 2.8 standard errors
  }
});

Deno.test("bootstrapInterval() depends on the seed alone", () => {
  const values = draw(50, 1);
  assertEquals(bootstrapInterval(values, { seed: 5 }), bootstrapInterval(values, { seed: 5 }));
  assert(`${bootstrapInterval(values, { seed: 5 })}` !== `${bootstrapInterval(values)}`);
});

Deno.test("bootstrapInterval() takes any statistic", () => {
  const median = (values: readonly number[]) => quantileOf(values.toSorted((a, b) => a - b), 0.5);
  const [low, high] = bootstrapInterval(draw(400, 2), { statistic: median })!;
  assertEquals([low, high], [-4 / 3, -4 / 3]);
  assertThrows(() => bootstrapInterval([1, 2], { resamples: 10 }), RangeError, "resamples of 10");
});

Deno.test("gamesNeeded() refuses a width of 0", () => {
  assertEquals(gamesNeeded(0, 1), 0);
  assertThrows(() => gamesNeeded(1, 0), RangeError, "a half width of 0");
  assertThrows(() => gamesNeeded(NaN, 1), RangeError, "NaN");
});
