import { assertEquals, assertThrows } from "@std/assert";
import fc from "fast-check";
import { PrizeStructure } from "../../../engine/tournament/mod.ts";
import { readReference } from "../../_support/reference.ts";

type Sng = [buyIn: number, players: number, want: number[]];
const SNG: Sng[] = [
  [10, 2, [20]],
  [10, 3, [30]],
  [10, 4, [26, 14]],
  [11, 5, [36, 19]],
  [10, 6, [39, 21]],
  [1, 7, [4, 2, 1]],
  [10, 9, [45, 27, 18]],
  [10, 10, [50, 30, 20]],
  [0, 6, [0, 0]],
];
for (const [buyIn, players, want] of SNG) {
  Deno.test(`PrizeStructure.standardSng() pays ${want}, when ${players} pay ${buyIn}`, () => {
    assertEquals(PrizeStructure.standardSng(buyIn, players).prizes, want);
  });
}

interface Payouts {
  structures: Record<string, string[]>;
  mttByEntrants: Record<string, string[]>;
  integerPrizes: { pool: number; fractions: string[]; remainderToFirst: number[] }[];
  tieRule: unknown;
}
const payouts = readReference("vectors/payouts.json") as Payouts | undefined;

/** Fractions such as "1/3" as whole shares of one common denominator. */
function wholeShares(fractions: readonly string[]): number[] {
  const parts = fractions.map((fraction) => fraction.split("/").map(Number));
  const common = parts.reduce((product, [, below]) => product * below, 1);
  return parts.map(([above, below]) => above * common / below);
}

for (const [range, fractions] of Object.entries(payouts?.mttByEntrants ?? {})) {
  Deno.test(`PrizeStructure.standardMtt() pays the published shares of ${range} entries`, () => {
    const [from, to] = range.split("-").map(Number);
    for (const entries of [Math.max(from, 3), to]) {
      const { prizes } = PrizeStructure.standardMtt(10_000, entries);
      const want = fractions.map((fraction) => {
        const [above, below] = fraction.split("/").map(Number);
        return entries * 10_000 * above / below;
      });
      assertEquals(prizes, want);
    }
  });
}

Deno.test("PrizeStructure.standardMtt() stays at 36 places, when entries go on growing", () => {
  const { prizes } = PrizeStructure.standardMtt(100, 5_000);
  assertEquals([prizes.length, prizes[0], prizes[35]], [36, 112_500, 3_750]);
});

Deno.test("PrizeStructure.standardMtt() gives the third prize to the winner of two", () => {
  assertEquals(PrizeStructure.standardMtt(10, 2).prizes, [14, 6]);
});

for (const { pool, fractions, remainderToFirst } of payouts?.integerPrizes ?? []) {
  Deno.test(`PrizeStructure.ofShares() splits ${pool} by ${fractions}`, () => {
    assertEquals(PrizeStructure.ofShares(pool, wholeShares(fractions)).prizes, remainderToFirst);
  });
}

Deno.test("PrizeStructure.ofShares() is exact where doubles are not", () => {
  // floor(pool * 30 / 100) in doubles is one chip more
  assertEquals(
    PrizeStructure.ofShares(9_007_199_254_740_979, [50, 30, 20]).prizes,
    [4_503_599_627_370_491, 2_702_159_776_422_293, 1_801_439_850_948_195],
  );
});

Deno.test("PrizeStructure always pays out the pool to the last chip", () => {
  const pools = fc.record({ buyIn: fc.nat(1e9), entries: fc.integer({ min: 2, max: 3_000 }) });
  fc.assert(fc.property(pools, ({ buyIn, entries }) => {
    const structures = [PrizeStructure.standardMtt(buyIn, entries)];
    if (entries <= 10) structures.push(PrizeStructure.standardSng(buyIn, entries));
    for (const { prizes, pool } of structures) {
      assertEquals(prizes.reduce((sum, prize) => sum + prize, 0), buyIn * entries);
      assertEquals(pool, buyIn * entries);
      assertEquals(prizes.toSorted((a, b) => b - a), prizes);
      assertEquals(prizes.length <= entries, true);
    }
  }));
});

Deno.test("prizeFor() is the prize of a place, and 0 past the last", () => {
  const prizes = PrizeStructure.custom([5, 3, 2]);
  assertEquals([1, 2, 3, 4, 99].map((place) => prizes.prizeFor(place)), [5, 3, 2, 0, 0]);
});

Deno.test("PrizeStructure.custom() takes a list as given", () => {
  const given = [0, 7, 1];
  const structure = PrizeStructure.custom(given);
  given[0] = 99;
  assertEquals([...structure.prizes, structure.pool], [0, 7, 1, 8]);
  assertEquals(PrizeStructure.custom([]).prizeFor(1), 0);
});

// jejellyroll-fr/fpdb-3#142: a buy-in of 10+1; the fee is no part of the pool
Deno.test("PrizeStructure.standardSng() leaves the fee out of the pool", () => {
  const [buyIn, fee] = [10, 1];
  const prizes = PrizeStructure.standardSng(buyIn, 10);
  assertEquals(prizes.pool, 100);
  assertEquals(prizes.prizeFor(1) - (buyIn + fee), 39);
});

// philroberts/FPDB-for-OSX#46: prizes of a series summed by place
Deno.test("prizeFor() adds up to what a series of finishes won", () => {
  const prizes = PrizeStructure.custom([36, 24]);
  const finishes = [1, 2, 6, 3, 1, 4];
  assertEquals(finishes.reduce((won, place) => won + prizes.prizeFor(place), 0), 96);
});

type Refusal = [title: string, create: () => unknown, message: string];
const REFUSALS: Refusal[] = [
  ["one player", () => PrizeStructure.standardSng(10, 1), "wanted 2-10 players, found 1"],
  ["eleven at a table", () => PrizeStructure.standardSng(10, 11), "wanted 2-10 players, found 11"],
  ["two and a half players", () => PrizeStructure.standardSng(10, 2.5), "found 2.5"],
  ["one entry", () => PrizeStructure.standardMtt(10, 1), "with 1 entries"],
  ["no number of entries", () => PrizeStructure.standardMtt(10, NaN), "with NaN entries"],
  ["half a chip of buy-in", () => PrizeStructure.standardSng(0.25, 3), "found 0.75"],
  ["a negative buy-in", () => PrizeStructure.standardMtt(-1, 20), "found -20"],
  ["shares of nothing", () => PrizeStructure.ofShares(100, [0, 0]), "all 0"],
  ["no shares", () => PrizeStructure.ofShares(100, []), "all 0"],
  ["a negative share", () => PrizeStructure.ofShares(100, [2, -1]), "found -1"],
  ["a fractional prize", () => PrizeStructure.custom([5, 2.5]), "prize that is not a whole"],
  ["a negative prize", () => PrizeStructure.custom([-5]), "found -5"],
  [
    "place 0",
    () => PrizeStructure.custom([5]).prizeFor(0),
    "place 0: wanted a whole number from 1",
  ],
  ["half a place", () => PrizeStructure.custom([5, 3]).prizeFor(1.5), "place 1.5"],
  ["no number of a place", () => PrizeStructure.custom([5]).prizeFor(NaN), "place NaN"],
  ["a pool past 2^53", () => PrizeStructure.custom([2 ** 53 - 1, 1]), "prize pool"],
];
for (const [title, create, message] of REFUSALS) {
  Deno.test(`PrizeStructure refuses ${title}`, () => {
    assertThrows(create, RangeError, message);
  });
}
