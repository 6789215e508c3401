import { assertAlmostEquals, assertEquals, assertThrows } from "@std/assert";
import fc from "fast-check";
import {
  buildSngSeriesResult,
  SngCounters,
  type SngFinish,
  sngMoney,
  type SngPlayerSeriesResult,
  StatsCollector,
} from "../../../../engine/simulation/stats/mod.ts";
import type { PlayerId } from "../../../../engine/types.ts";
import { readReference } from "../../../_support/reference.ts";

interface SeriesVector {
  name: string;
  costs: number[];
  prizes: number[];
  places: number[];
  totalRoiPercent: number;
  averageRoiPercent: number;
  netProfit: string;
  sampleSdProfit: number;
  ciRoiNormal: [number, number];
  itm: number;
  itmWilson: [number, number];
  avgFinish: number;
}

interface TheoryVector {
  name: string;
  players: number;
  buyIn: number;
  fee: number;
  finishProbabilities: string[];
  profitByPlace: string[];
  roiPercent: number;
  itm: string;
  sdRoi: number;
}

const vectors = readReference("vectors/sng_stats.json") as
  | { series: SeriesVector[]; theory: TheoryVector[] }
  | undefined;

const HERO = 0 as PlayerId;

function finish(place: number, cost: number, prize: number): SngFinish {
  return { playerId: HERO, seat: 0, firstPlace: place, lastPlace: place, cost, prize };
}

function heroOf(series: SngCounters): SngPlayerSeriesResult {
  const player = {
    playerId: HERO,
    name: "Hero",
    botType: "call",
    illegalActions: { freeFold: 0, illegalAction: 0, badAmount: 0, threw: 0 },
  };
  return buildSngSeriesResult(series, new StatsCollector(1), [player]).playerResults[0];
}

for (const vector of vectors?.series ?? []) {
  Deno.test(`buildSngSeriesResult() is right for ${vector.name}`, () => {
    const { costs, prizes, places } = vector;
    const series = new SngCounters(1, 9);
    places.forEach((place, at) => series.record([finish(place, costs[at], prizes[at])]));
    const hero = heroOf(series);
    assertEquals(hero.tournaments, places.length);
    assertEquals(`${hero.netProfit}/1`, vector.netProfit);
    assertAlmostEquals(hero.roiPercent!, vector.totalRoiPercent, 1e-9);
    assertAlmostEquals(hero.averageRoiPercent!, vector.averageRoiPercent, 1e-6);
    assertAlmostEquals(hero.profitSd!, vector.sampleSdProfit, 1e-9);
    hero.roiCi95!.forEach((end, at) => assertAlmostEquals(end, 100 * vector.ciRoiNormal[at], 1e-4));
    assertAlmostEquals(hero.itmPercent!, 100 * vector.itm, 1e-9);
    hero.itmCi95!.forEach((end, at) => assertAlmostEquals(end, 100 * vector.itmWilson[at], 1e-9));
    assertAlmostEquals(hero.avgFinish!, vector.avgFinish, 1e-12);
    assertEquals(hero.finishes[0], places.filter((place) => place === 1).length);
    assertEquals(hero.wins, hero.finishes[0]);
  });
}

for (const theory of vectors?.theory.filter(({ name }) => name.includes("fair")) ?? []) {
  Deno.test(`sngMoney() is right for every place once: ${theory.name}`, () => {
    const { players } = theory;
    const cost = 10 * (theory.buyIn + theory.fee); // in dimes: chips are whole
    const series = new SngCounters(1, players);
    theory.profitByPlace.forEach((profit, at) => {
      const [top, bottom] = profit.split("/").map(Number);
      series.record([finish(at + 1, cost, 10 * top / bottom + cost)]);
    });
    const money = sngMoney(series.sums(HERO));
    assertAlmostEquals(money.roiPercent!, theory.roiPercent, 1e-9);
    assertAlmostEquals(money.averageRoiPercent!, theory.roiPercent, 1e-6);
    const [cashes, of] = theory.itm.split("/").map(Number);
    assertAlmostEquals(money.itmPercent!, 100 * cashes / of, 1e-9);
    const toPopulation = Math.sqrt((players - 1) / players);
    assertAlmostEquals(money.profitSd! / cost * toPopulation, theory.sdRoi, 1e-9);
    assertAlmostEquals(money.roiSdPercent! / 100 * toPopulation, theory.sdRoi, 1e-6);
  });
}

Deno.test("buildSngSeriesResult() tells the places from the number of games", () => {
  const series = new SngCounters(1, 6);
  for (const place of [1, 2, 6, 3, 1, 4]) {
    series.record([finish(place, 10, [36, 24][place - 1] ?? 0)]);
  }
  const hero = heroOf(series);
  assertEquals(hero.tournaments, 6);
  assertEquals(hero.finishes, [2, 1, 1, 1, 0, 1]);
  assertEquals([hero.totalEntryFees, hero.totalPrizeMoney, hero.netProfit], [60, 96, 36]);
  assertEquals([hero.roiPercent, hero.itmPercent], [60, 50]);
  assertAlmostEquals(hero.avgFinish!, 17 / 6, 1e-12);
});

Deno.test("SngCounters counts a tie at its best place, and averages its places", () => {
  const series = new SngCounters(1, 6);
  series.record([{ playerId: HERO, seat: 3, firstPlace: 5, lastPlace: 6, cost: 11, prize: 0 }]);
  const hero = heroOf(series);
  assertEquals(hero.finishes, [0, 0, 0, 0, 1, 0]);
  assertEquals(hero.avgFinish, 5.5);
  assertEquals(hero.roiCi95, null);
  assertEquals(hero.bySeat.map(({ seat, tournaments }) => [seat, tournaments]), [[3, 1]]);
});

Deno.test("buildSngSeriesResult() has no ROI for a freeroll, and no shares without games", () => {
  const series = new SngCounters(1, 2);
  const none = heroOf(series);
  assertEquals([none.roiPercent, none.itmPercent, none.itmCi95, none.avgFinish], [
    null,
    null,
    null,
    null,
  ]);
  series.record([finish(1, 0, 50)]);
  series.record([finish(2, 0, 0)]);
  const free = heroOf(series);
  assertEquals([free.netProfit, free.roiPercent, free.itmPercent], [50, null, 50]);
  assertEquals([free.roiSdPercent, free.roiCi95], [null, null]);
});

/** Heads-up tournaments for 10 + 1: who wins, and at which seat the winner sat. */
const games = fc.array(fc.record({ winner: fc.nat(1), seat: fc.nat(1) }), { minLength: 1 });

function recordGame(series: SngCounters, { winner, seat }: { winner: number; seat: number }): void {
  const ends = { cost: 11, prize: 0, lastPlace: 2, firstPlace: 2 };
  series.record([
    { ...ends, playerId: winner as PlayerId, seat, firstPlace: 1, lastPlace: 1, prize: 20 },
    { ...ends, playerId: 1 - winner as PlayerId, seat: 1 - seat },
  ]);
}

Deno.test("SngCounters merges parts in any order to the same numbers", () => {
  fc.assert(fc.property(games, fc.nat(), (list, cut) => {
    const whole = new SngCounters(2, 2);
    const parts = [new SngCounters(2, 2), new SngCounters(2, 2)];
    list.forEach((game, at) => {
      recordGame(whole, game);
      recordGame(parts[at * 31 % (cut % 7 + 2) === 0 ? 0 : 1], game);
    });
    parts[1].merge(parts[0]);
    assertEquals(parts[1].exportState(), whole.exportState());
    const copy = new SngCounters(2, 2);
    copy.importState(JSON.parse(JSON.stringify(whole.exportState())));
    assertEquals(copy.exportState(), whole.exportState());
  }));
});

Deno.test("SngCounters always finds profits that add up to minus the fees", () => {
  fc.assert(fc.property(games, (list) => {
    const series = new SngCounters(2, 2);
    for (const game of list) recordGame(series, game);
    const [first, second] = [0, 1].map((player) => sngMoney(series.sums(player as PlayerId)));
    assertEquals(first.netProfit + second.netProfit, -2 * list.length);
    assertEquals(first.wins + second.wins, series.tournaments);
    for (const player of [0, 1]) {
      const seats = [0, 1].map((seat) => series.sumsAtSeat(player as PlayerId, seat));
      assertEquals(seats[0].tournaments + seats[1].tournaments, list.length);
    }
  }));
});

Deno.test("SngCounters refuses numbers of another field", () => {
  const series = new SngCounters(2, 6);
  assertThrows(() => series.merge(new SngCounters(2, 9)), RangeError, "9 places");
  assertThrows(() => series.importState([0]), RangeError, "found 1");
});
