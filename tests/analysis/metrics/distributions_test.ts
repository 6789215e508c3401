import { assertAlmostEquals, assertEquals, assertThrows } from "@std/assert";
import fc from "fast-check";
import {
  chiSquareUpperTail,
  criticalValue,
  normalQuantile,
  normalTwoSidedP,
  studentTQuantile,
  studentTTwoSidedP,
} from "@marvin/holdem/analysis/metrics";
import { readReference } from "../../_support/reference.ts";

interface Quantiles {
  quantiles: { z95: number; z90: number; z99: number; t95: Record<string, number> };
}

const reference = readReference("vectors/sng_stats.json") as Quantiles | undefined;

if (reference !== undefined) {
  const { z90, z95, z99, t95 } = reference.quantiles;
  Deno.test("criticalValue() gives the usual widths, with and without degrees of freedom", () => {
    assertAlmostEquals(criticalValue(0.9), z90, 1e-12);
    assertAlmostEquals(criticalValue(0.95), z95, 1e-12);
    assertAlmostEquals(criticalValue(0.99), z99, 1e-12);
    for (const [df, t] of Object.entries(t95)) {
      assertAlmostEquals(criticalValue(0.95, Number(df)), t, 1e-12 * t);
    }
  });
}

type TailCase = [title: string, tail: number, wanted: number];
const TAILS: TailCase[] = [
  ["normal, none", normalTwoSidedP(0), 1],
  ["t, none", studentTTwoSidedP(0, 5), 1],
  ["t, far out", studentTTwoSidedP(-40, 8), 2 * 8.392859439572895e-11],
  ["t, Cauchy", studentTTwoSidedP(1, 1), 0.5],
  ["t, endless", studentTTwoSidedP(Infinity, 3), 0],
  ["t, nearly normal", studentTTwoSidedP(1.959963986912325, 1e9), 0.05],
  ["chi-square, none", chiSquareUpperTail(0, 4), 1],
  ["chi-square of two degrees", chiSquareUpperTail(3, 2), Math.exp(-1.5)],
];
for (const [title, tail, wanted] of TAILS) {
  Deno.test(`Tails are right: ${title}`, () => assertAlmostEquals(tail, wanted, 1e-9 * wanted));
}

const probability = fc.double({ min: 1e-6, max: 1 - 1e-6, noNaN: true });

Deno.test("studentTQuantile() always turns studentTTwoSidedP() round", () => {
  fc.assert(fc.property(probability, fc.double({ min: 1, max: 1e8, noNaN: true }), (p, df) => {
    const tail = studentTTwoSidedP(studentTQuantile(p, df), df) / 2;
    assertAlmostEquals(tail, Math.min(p, 1 - p), 1e-8);
  }));
});

Deno.test("studentTTwoSidedP() is exact close to 0, where the degrees of freedom are many", () => {
  for (const df of [1e3, 3e5, 1e6]) {
    for (const t of [1e-9, 1e-6, 1e-4]) {
      const density = Math.exp(-1 / (4 * df)) / Math.sqrt(2 * Math.PI); // at 0, but for terms in df^-3
      assertAlmostEquals(studentTTwoSidedP(t, df), 1 - 2 * t * density, 1e-12);
    }
  }
  const [p, df] = [0.49965279595145484, 300115.1828006473];
  assertAlmostEquals(studentTTwoSidedP(studentTQuantile(p, df), df) / 2, p, 1e-12);
});

Deno.test("studentTQuantile() is always wider than normalQuantile()", () => {
  fc.assert(fc.property(probability, fc.integer({ min: 1, max: 5_000 }), (p, df) => {
    return Math.abs(studentTQuantile(p, df)) >= Math.abs(normalQuantile(p)) - 1e-12;
  }));
});

Deno.test("Quantiles refuse what is no probability or no degree of freedom", () => {
  for (const value of [0, 1, -1, NaN]) {
    assertThrows(() => normalQuantile(value), RangeError, "wanted between 0 and 1");
    assertThrows(() => criticalValue(value), RangeError, "wanted between 0 and 1");
  }
  assertThrows(() => studentTQuantile(0.5, 0), RangeError, "degrees of freedom");
  assertThrows(() => chiSquareUpperTail(1, NaN), RangeError, "degrees of freedom");
  assertEquals(studentTQuantile(0.5, 3), 0);
});
