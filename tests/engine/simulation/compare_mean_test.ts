import { assert, assertAlmostEquals, assertEquals } from "@std/assert";
import fc from "fast-check";
import {
  adjustByHolm,
  createPrng,
  drawFraction,
  intervalReach,
  meanWithInterval,
  meanWithSequence,
  type Moments,
  observationsNeeded,
} from "@marvin/holdem";
import {
  normalQuantile,
  normalTwoSidedP,
  studentTInterval,
  studentTQuantile,
  studentTTwoSidedP,
  summarizeSample,
} from "@marvin/holdem/analysis/metrics";
import {
  normalReach,
  normalTails,
  studentReach,
  studentTails,
} from "../../../engine/simulation/compare_distributions.ts";

function momentsOf(values: readonly number[]): Moments {
  return {
    count: values.length,
    sum: values.reduce((sum, value) => sum + value, 0),
    sumOfSquares: values.reduce((sum, value) => sum + value * value, 0),
  };
}

Deno.test("normalTails() and normalReach() agree with the normal distribution", () => {
  for (const z of [0, 0.3, 1, 1.96, -2.5, 4, 6]) {
    const exact = normalTwoSidedP(z);
    assertAlmostEquals(normalTails(z) / exact, 1, 2e-7);
  }
  assertEquals(normalTails(Infinity), 0);
  for (const level of [0.5, 0.9, 0.95, 0.999]) {
    assertAlmostEquals(normalReach(level), normalQuantile((1 + level) / 2), 1e-6);
  }
});

Deno.test("studentTails() and studentReach() agree with Student's t distribution", () => {
  for (const [df, error] of [[5, 0.03], [10, 0.015], [30, 0.002], [1000, 1e-4]]) {
    for (const level of [0.8, 0.95, 0.99]) {
      const exact = studentTQuantile((1 + level) / 2, df);
      assertAlmostEquals(studentTails(exact, df) / studentTTwoSidedP(exact, df), 1, error);
      assertAlmostEquals(studentReach(level, df) / exact, 1, error);
      assertAlmostEquals(studentTails(studentReach(level, df), df), 1 - level, 1e-6);
    }
  }
});

Deno.test("meanWithInterval() gives Student's interval, from three values on", () => {
  const values = [3, -1, 4, 1, -5, 9, 2, -6, 5, 3, 5, 8];
  const { mean, interval, p, sd } = meanWithInterval(momentsOf(values), 0.95);
  const sample = summarizeSample(values);
  const exact = studentTInterval(sample)!;
  assertAlmostEquals(mean!, sample.mean!, 1e-12);
  assertAlmostEquals(sd!, sample.sd!, 1e-12);
  assertAlmostEquals(interval![0], exact[0], 2e-3);
  assertAlmostEquals(interval![1], exact[1], 2e-3);
  assert(p! > 0.05 === (interval![0] < 0));
  assertEquals(meanWithInterval(momentsOf([]), 0.95).mean, null);
  assertEquals(meanWithInterval(momentsOf([1, 2]), 0.95).interval, null);
  assertEquals(meanWithInterval(momentsOf([2, 2, 2]), 0.95).p, 0);
  assertEquals(meanWithInterval(momentsOf([0, 0, 0]), 0.95).p, 1);
});

Deno.test("meanWithSequence() reaches 0 exactly where its p is 1 - level", () => {
  for (const sum of [0, 20, 45, 60, 90, 200]) {
    const { interval, p } = meanWithSequence({ count: 400, sum, sumOfSquares: 400 }, 0.95, 300);
    assertEquals(interval![0] > 0, p! < 0.05);
  }
});

Deno.test("meanWithSequence() holds the truth all the time in more than 95 of 100 runs", () => {
  let misled = 0;
  let naive = 0;
  for (let run = 0; run < 400; run++) {
    const prng = createPrng("7", run);
    let [count, sum, sumOfSquares, isMisled, isNaive] = [0, 0, 0, 0, 0];
    while (count < 2_000) {
      const value = drawFraction(prng) - 0.5;
      count++;
      sum += value;
      sumOfSquares += value * value;
      if (count < 64) continue;
      const moments = { count, sum, sumOfSquares };
      if (count % 10 > 0) continue;
      if (meanWithSequence(moments, 0.95, 200).p! < 0.05) isMisled = 1;
      if (meanWithInterval(moments, 0.95).p! < 0.05) isNaive = 1;
    }
    misled += isMisled;
    naive += isNaive;
  }
  assert(misled <= 0.05 * 400, `${misled}`);
  assert(naive > 0.15 * 400, `${naive}`);
});

Deno.test("observationsNeeded() is where the interval becomes so narrow", () => {
  for (const [sd, halfWidth] of [[1, 0.1], [5, 2], [100, 3], [1, 10], [3, 2.9]]) {
    const needed = observationsNeeded(sd, halfWidth, (count) => intervalReach(count, 0.95));
    const width = (count: number) => studentReach(0.95, count - 1) * sd / Math.sqrt(count);
    assert(width(needed + 1) <= halfWidth, `${needed}`);
    if (needed > 4) assert(width(needed - 1) > halfWidth, `${needed}`);
  }
});

const p = fc.double({ min: 0, max: 1, noNaN: true });

Deno.test("adjustByHolm() never lowers a p-value, and keeps their order", () => {
  fc.assert(fc.property(fc.array(p, { maxLength: 12 }), (pValues) => {
    const adjusted = adjustByHolm(pValues);
    return pValues.every((value, at) =>
      adjusted[at] >= value && adjusted[at] <= 1 &&
      pValues.every((other, to) => value > other || adjusted[at] <= adjusted[to])
    );
  }));
});
