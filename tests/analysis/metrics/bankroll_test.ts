import { assert, assertAlmostEquals, assertEquals, assertThrows } from "@std/assert";
import fc from "fast-check";
import {
  bankrollForRisk,
  deepestDownswing,
  diffusionRiskOfRuin,
  growthPerGame,
  kellyFraction,
  riskOfRuin,
  ruinRate,
} from "@marvin/holdem/analysis/metrics";
import { readReference } from "../../_support/reference.ts";

interface RiskVectors {
  ruin: {
    name: string;
    outcomes: number[];
    probabilities: number[];
    mean: number;
    variance: number;
    bankroll: number;
    rateExact: number;
    rorExactRoot: number;
    rorDiffusion: number;
  }[];
  cashRuin: { name: string; winrate: number; sd: number; bankroll: number; ror: number }[];
  kelly: {
    name: string;
    outcomesPerUnitCost: number[];
    probabilities: number[];
    fraction: number;
    growthPerGame: number;
  }[];
}

const reference = readReference("vectors/risk.json") as RiskVectors | undefined;

for (const row of reference?.ruin ?? []) {
  Deno.test(`riskOfRuin() is right: ${row.name}`, () => {
    assertAlmostEquals(ruinRate(row), row.rateExact, 1e-12);
    assertAlmostEquals(riskOfRuin(row, row.bankroll), row.rorExactRoot, 1e-10);
    const diffusion = diffusionRiskOfRuin(row.mean, Math.sqrt(row.variance), row.bankroll);
    assertAlmostEquals(diffusion, row.rorDiffusion, 1e-12);
  });
}

for (const { name, winrate, sd, bankroll, ror } of reference?.cashRuin ?? []) {
  Deno.test(`diffusionRiskOfRuin() and bankrollForRisk() are right: ${name}`, () => {
    assertAlmostEquals(diffusionRiskOfRuin(winrate, sd, bankroll), ror, 1e-12);
    if (ror < 1) assertAlmostEquals(bankrollForRisk(winrate, sd, ror), bankroll, 1e-6);
    else assertEquals(bankrollForRisk(winrate, sd, 0.05), Infinity);
  });
}

for (const row of reference?.kelly ?? []) {
  Deno.test(`kellyFraction() is right: ${row.name}`, () => {
    const game = { outcomes: row.outcomesPerUnitCost, probabilities: row.probabilities };
    const fraction = kellyFraction(game);
    assertAlmostEquals(fraction, row.fraction, 1e-9);
    assertAlmostEquals(growthPerGame(game, fraction), row.growthPerGame, 1e-12);
  });
}

Deno.test("riskOfRuin() is 1 for a fair game and 0 for one that cannot lose", () => {
  assertEquals(riskOfRuin({ outcomes: [1, -1], probabilities: [0.5, 0.5] }, 100), 1);
  assertEquals(riskOfRuin({ outcomes: [1, 0], probabilities: [0.5, 0.5] }, 1), 0);
});

Deno.test("kellyFraction() stakes everything, when nothing can be lost", () => {
  assertEquals(kellyFraction({ outcomes: [1, 0], probabilities: [0.5, 0.5] }), 1);
});

Deno.test("Bankroll functions refuse games that cannot be", () => {
  const half = { outcomes: [1, -1], probabilities: [0.5, 0.4] };
  assertThrows(() => riskOfRuin(half, 1), RangeError, "add up to 0.9");
  assertThrows(() => ruinRate({ outcomes: [1], probabilities: [1, 0] }), RangeError, "1 outcomes");
  const debt = { outcomes: [5, -2], probabilities: [0.5, 0.5] };
  assertThrows(() => kellyFraction(debt), RangeError, "2 times the stake");
  assertThrows(() => diffusionRiskOfRuin(1, 0, 1), RangeError, "deviation of 0");
  assertThrows(() => bankrollForRisk(1, 1, 1), RangeError, "risk of 1");
});

type Swing = [title: string, profits: number[], wanted: (number | null)[]];
const SWINGS: Swing[] = [
  ["there are no games", [], [0, 0, 0, null]],
  ["it only rises", [1, 2, 0], [0, 0, 0, null]],
  ["it falls from the start", [-1, -2, 1], [3, 0, 2, null]],
  ["the later fall is deeper", [2, -1, 3, -5, 1, 9], [5, 3, 4, 6]],
  ["the earlier fall is deeper", [9, -7, 8, -2, -1], [7, 1, 2, 3]],
  ["two falls are equal", [1, -3, 3, -3], [3, 1, 2, 3]],
];
for (const [title, profits, [depth, from, to, recovered]] of SWINGS) {
  Deno.test(`deepestDownswing() is right, when ${title}`, () => {
    assertEquals(deepestDownswing(profits) as unknown, { depth, from, to, recovered });
  });
}

Deno.test("deepestDownswing() never misses a deeper fall", () => {
  fc.assert(fc.property(fc.array(fc.integer({ min: -9, max: 9 })), (profits) => {
    const { depth, from, to } = deepestDownswing(profits);
    const totals = [0];
    for (const profit of profits) totals.push(totals.at(-1)! + profit);
    assertEquals(totals[from] - totals[to], depth);
    totals.forEach((high, at) => {
      for (const low of totals.slice(at)) assert(high - low <= depth);
    });
  }));
});
