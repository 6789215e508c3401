import { assertAlmostEquals, assertEquals, assertThrows } from "@std/assert";
import {
  expectedRoi,
  finishShares,
  gamesNeeded,
  normalInterval,
  summarizeRoi,
  summarizeSample,
  summarizeWinRate,
} from "@marvin/holdem/analysis/metrics";
import { readReference } from "../../_support/reference.ts";

interface Series {
  name: string;
  costs: number[];
  prizes: number[];
  tournaments: number;
  netProfit: string;
  totalRoiPercent: number;
  averageRoiPercent: number;
  meanProfit: number;
  sampleSdProfit: number;
  sampleSdRoi: number;
  ciRoiNormal: [number, number];
  ciRoiT: [number, number];
  itm: number;
  itmWilson: [number, number];
}

interface Theory {
  name: string;
  players: number;
  payoutFractions: string[];
  buyIn: number;
  fee: number;
  finishProbabilities: string[];
  meanProfit: string;
  roiPercent: number;
  itm: string;
  sdProfit: number;
  sdRoi: number;
  n95for5pct: number;
}

const reference = readReference("vectors/sng_stats.json") as
  | { series: Series[]; theory: Theory[] }
  | undefined;

const fraction = (text: string): number => {
  const [top, bottom] = text.split("/").map(Number);
  return top / bottom;
};

for (const row of reference?.series ?? []) {
  Deno.test(`summarizeRoi() is right: ${row.name}`, () => {
    const entries = row.costs.map((cost, at) => ({ cost, prize: row.prizes[at] }));
    const roi = summarizeRoi(entries);
    assertEquals(roi.tournaments, row.tournaments);
    const wanted: [number | null, number | null][] = [
      [roi.netProfit, fraction(row.netProfit)],
      [roi.totalRoiPercent, row.totalRoiPercent],
      [roi.averageRoiPercent, row.averageRoiPercent],
      [roi.meanProfit, row.meanProfit],
      [roi.profitSd, row.sampleSdProfit],
      [roi.roiSdPercent, 100 * row.sampleSdRoi],
      [roi.itmPercent, 100 * row.itm],
    ];
    for (const [found, right] of wanted) assertAlmostEquals(found!, right!, 1e-9);
    for (const end of [0, 1] as const) {
      assertAlmostEquals(roi.roiInterval![end], 100 * row.ciRoiT[end], 1e-9);
      assertAlmostEquals(roi.itmInterval![end], 100 * row.itmWilson[end], 1e-9);
      const normal = normalInterval(
        summarizeSample(entries.map(({ cost, prize }) => (prize - cost) / cost)),
      );
      assertAlmostEquals(normal![end], row.ciRoiNormal[end], 1e-9);
    }
  });
}

for (const row of reference?.theory ?? []) {
  Deno.test(`expectedRoi() is right: ${row.name}`, () => {
    const pool = row.players * row.buyIn;
    const roi = expectedRoi(
      row.finishProbabilities.map(fraction),
      row.payoutFractions.map((part) => pool * fraction(part)),
      row.buyIn + row.fee,
    );
    assertAlmostEquals(roi.meanProfit, fraction(row.meanProfit), 1e-9);
    assertAlmostEquals(roi.roiPercent, row.roiPercent, 1e-9);
    assertAlmostEquals(roi.profitSd, row.sdProfit, 1e-9);
    assertAlmostEquals(roi.roiSdPercent, 100 * row.sdRoi, 1e-9);
    assertAlmostEquals(roi.itmPercent, 100 * fraction(row.itm), 1e-9);
    assertEquals(gamesNeeded(roi.roiSdPercent, 5), Math.ceil(row.n95for5pct));
  });
}

Deno.test("summarizeRoi() knows no ROI, when nothing was played or paid", () => {
  const none = summarizeRoi([]);
  assertEquals([none.totalRoiPercent, none.itmPercent, none.roiInterval], [null, null, null]);
  const free = summarizeRoi([{ cost: 0, prize: 5 }]);
  assertEquals([free.totalRoiPercent, free.averageRoiPercent, free.netProfit], [null, null, 5]);
});

Deno.test("summarizeRoi() refuses what is no money", () => {
  assertThrows(() => summarizeRoi([{ cost: NaN, prize: 0 }]), RangeError, "cost of NaN");
  assertThrows(() => summarizeRoi([{ cost: 1, prize: -1 }]), RangeError, "prize of -1");
});

Deno.test("finishShares() gives each place its share and interval", () => {
  const [first, second] = finishShares([3, 7]);
  assertEquals([first.place, first.count, first.percent], [1, 3, 30]);
  assertAlmostEquals(first.interval![0], 10.779127, 1e-6);
  assertEquals(second.place, 2);
  assertEquals(finishShares([0, 0])[0], { place: 1, count: 0, percent: null, interval: null });
});

Deno.test("expectedRoi() refuses probabilities that do not add up to 1", () => {
  assertThrows(() => expectedRoi([0.5, 0.4], [2], 1), RangeError, "add up to 0.9");
  assertThrows(() => expectedRoi([1], [2], 0), RangeError, "cost of 0");
});

Deno.test("summarizeWinRate() counts in 100 hands", () => {
  const { hands, bbPer100, sdPer100, interval } = summarizeWinRate([1, -1, 3, -1]);
  assertEquals([hands, bbPer100], [4, 50]);
  assertAlmostEquals(sdPer100!, 10 * Math.sqrt(11 / 3), 1e-12);
  assertAlmostEquals(interval![1] - 50, 3.182446 * 100 * Math.sqrt(11 / 3) / 2, 1e-3);
  assertEquals(summarizeWinRate([]).bbPer100, null);
});
