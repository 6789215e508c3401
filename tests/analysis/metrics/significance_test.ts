import { assertAlmostEquals, assertEquals, assertThrows } from "@std/assert";
import {
  averageFinishTest,
  chiSquareTest,
  summarizeSample,
  welchTest,
} from "@marvin/holdem/analysis/metrics";
import { readReference } from "../../_support/reference.ts";

interface TestVectors {
  chiSquare: { name: string; observed: number[]; chi2: number; df: number; p: number }[];
  finish: {
    name: string;
    counts: number[];
    avgFinish: number;
    nullMean: number;
    z: number;
    pTwoSided: number;
  }[];
  welch: { a: number[]; b: number[]; welchT: number; df: number; p: number };
}

const reference = readReference("vectors/statistics.json") as TestVectors | undefined;

for (const { name, observed, chi2, df, p } of reference?.chiSquare ?? []) {
  Deno.test(`chiSquareTest() is right: ${name}`, () => {
    const result = chiSquareTest(observed)!;
    assertAlmostEquals(result.chiSquare, chi2, 1e-10);
    assertEquals(result.df, df);
    assertAlmostEquals(result.p, p, 1e-10);
  });
}

for (const { name, counts, avgFinish, nullMean, z, pTwoSided } of reference?.finish ?? []) {
  Deno.test(`averageFinishTest() is right: ${name}`, () => {
    const result = averageFinishTest(counts)!;
    assertAlmostEquals(result.averageFinish, avgFinish, 1e-12);
    assertAlmostEquals(result.expectedFinish, nullMean, 1e-12);
    assertAlmostEquals(result.z, z, 1e-10);
    assertAlmostEquals(result.p, pTwoSided, 1e-10);
  });
}

if (reference !== undefined) {
  Deno.test("welchTest() is right", () => {
    const { a, b, welchT, df, p } = reference.welch;
    const result = welchTest(summarizeSample(a), summarizeSample(b))!;
    assertAlmostEquals(result.t, welchT, 1e-10);
    assertAlmostEquals(result.df, df, 1e-8);
    assertAlmostEquals(result.p, p, 1e-10);
    assertAlmostEquals(result.difference, (result.interval[0] + result.interval[1]) / 2, 1e-12);
  });
}

Deno.test("Tests are null, when there is nothing to test", () => {
  assertEquals(chiSquareTest([0, 0]), null);
  assertEquals(averageFinishTest([0, 0]), null);
  assertEquals(averageFinishTest([3]), null);
  const equal = summarizeSample([1, 1]);
  assertEquals(welchTest(equal, equal), null);
  assertEquals(welchTest(equal, summarizeSample([1])), null);
});

Deno.test("chiSquareTest() takes weights for what is expected", () => {
  assertEquals(chiSquareTest([30, 10], [3, 1])!.chiSquare, 0);
  assertThrows(() => chiSquareTest([1, 2], [1]), RangeError, "2 counts with 1 weights");
  assertThrows(
    () => chiSquareTest([1, 2], [1, 0]),
    RangeError,
    "a weight of 0: wanted a number above 0",
  );
  assertThrows(() => chiSquareTest([1]), RangeError, "at least two");
});
