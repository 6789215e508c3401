import { assertEquals, assertThrows } from "@std/assert";
import fc from "fast-check";
import {
  type Bust,
  PrizeStructure,
  rankBusts,
  rankByChips,
} from "../../../engine/tournament/mod.ts";
import { readReference } from "../../_support/reference.ts";

const bust = (id: number, table: number, startingStack: number): Bust => ({
  id,
  table,
  startingStack,
});

/** The groups as [first place, last place, ids, prizes]. */
type Row = [first: number, last: number, ids: number[], prizes: number[]];
type Case = [title: string, busts: Bust[], playersLeft: number, prizes: number[], want: Row[]];

const PRIZES = [100, 60, 41, 20, 10, 5];
const CASES: Case[] = [
  ["gives one player the next place", [bust(4, 0, 500)], 3, PRIZES, [[3, 3, [4], [41]]]],
  [
    "puts the larger stack higher",
    [bust(1, 0, 300), bust(2, 0, 500)],
    4,
    PRIZES,
    [[3, 3, [2], [41]], [4, 4, [1], [20]]],
  ],
  [
    "lets equal stacks tie, the odd chip to the lower id",
    [bust(7, 0, 800), bust(3, 0, 800)],
    4,
    PRIZES,
    [[3, 4, [3, 7], [31, 30]]],
  ],
  [
    "gives two odd chips to the two lowest ids",
    [bust(9, 0, 5), bust(8, 0, 5), bust(5, 0, 5)],
    5,
    [50, 30, 10, 10],
    [[3, 5, [5, 8, 9], [7, 7, 6]]],
  ],
  [
    "splits one prize, when a tie straddles the bubble",
    [bust(1, 0, 300), bust(2, 0, 300)],
    4,
    [50, 30, 20],
    [[3, 4, [1, 2], [10, 10]]],
  ],
  [
    "lets players of different tables tie whatever their stacks",
    [bust(1, 0, 9_000), bust(2, 5, 10)],
    6,
    PRIZES,
    [[5, 6, [1, 2], [8, 7]]],
  ],
  [
    "ties the best of each table, then the second best",
    [bust(1, 0, 500), bust(2, 0, 300), bust(3, 1, 400), bust(4, 1, 200), bust(5, 1, 100)],
    6,
    PRIZES,
    [[2, 3, [1, 3], [51, 50]], [4, 5, [2, 4], [15, 15]], [6, 6, [5], [5]]],
  ],
  [
    "counts two that tie for best of their table as best, and the next as third best",
    [bust(1, 0, 300), bust(2, 0, 300), bust(3, 0, 200), bust(4, 1, 400), bust(5, 1, 100)],
    6,
    PRIZES,
    [[2, 4, [1, 2, 4], [41, 40, 40]], [5, 5, [5], [10]], [6, 6, [3], [5]]],
  ],
  ["has no groups, when nobody busts", [], 6, PRIZES, []],
];
for (const [title, busts, playersLeft, prizes, want] of CASES) {
  Deno.test(`rankBusts() ${title}`, () => {
    const groups = rankBusts(busts, { playersLeft, prizes: PrizeStructure.custom(prizes) });
    const rows = groups.map(({ firstPlace, lastPlace, finishers }): Row => [
      firstPlace,
      lastPlace,
      finishers.map(({ id }) => id),
      finishers.map(({ prize }) => prize),
    ]);
    assertEquals(rows, want);
  });
}

interface TieExample {
  prizes: number[];
  left: number;
  out: [name: string, stack: number][];
  places: Record<string, number>;
  won: Record<string, number>;
}
const payouts = readReference("vectors/payouts.json") as
  | { tieRule: { examples: TieExample[] } }
  | undefined;
for (const { prizes, left, out, places, won } of payouts?.tieRule.examples ?? []) {
  Deno.test(`rankBusts() ranks ${out.join(" and ")} of ${left} as published`, () => {
    const groups = rankBusts(
      out.map(([, stack], id) => bust(id, 0, stack)),
      { playersLeft: left, prizes: PrizeStructure.custom(prizes) },
    );
    for (const { meanPlace, finishers } of groups) {
      for (const { id, prize } of finishers) {
        assertEquals([meanPlace, prize], [places[out[id][0]], won[out[id][0]]]);
      }
    }
    assertEquals(groups.flatMap(({ finishers }) => finishers).length, out.length);
  });
}

// Rules of a live series: equal stacks that bust in one hand share the place
Deno.test("rankBusts() shares 5th and 6th place between equal stacks", () => {
  const prizes = PrizeStructure.custom([0, 0, 0, 0, 40, 20]);
  const groups = rankBusts([bust(2, 0, 800), bust(3, 0, 800)], { playersLeft: 6, prizes });
  assertEquals(groups, [{
    firstPlace: 5,
    lastPlace: 6,
    meanPlace: 5.5,
    finishers: [{ id: 2, prize: 30 }, { id: 3, prize: 30 }],
  }]);
});

const rounds = fc.record({
  busts: fc.array(fc.tuple(fc.nat(2), fc.nat(3)), { maxLength: 12 }),
  others: fc.integer({ min: 1, max: 4 }),
  prizes: fc.array(fc.nat(1_000), { maxLength: 16 }),
}).map(({ busts, others, prizes }) => ({
  busts: busts.map(([table, stack], id) => bust(id, table, stack)),
  playersLeft: busts.length + others,
  prizes: PrizeStructure.custom(prizes),
}));

Deno.test("rankBusts() always fills the last places and pays out their prizes exactly", () => {
  fc.assert(fc.property(rounds, ({ busts, playersLeft, prizes }) => {
    const groups = rankBusts(busts, { playersLeft, prizes });
    let place = playersLeft - busts.length;
    for (const { firstPlace, lastPlace, meanPlace, finishers } of groups) {
      assertEquals(firstPlace, place + 1);
      assertEquals(lastPlace, place + finishers.length);
      assertEquals(meanPlace * finishers.length, sum(range(firstPlace, lastPlace)));
      const won = finishers.map(({ prize }) => prize);
      assertEquals(sum(won), sum(range(firstPlace, lastPlace).map((at) => prizes.prizeFor(at))));
      assertEquals(Math.max(...won) - Math.min(...won) <= 1, true);
      place = lastPlace;
    }
    assertEquals(place, playersLeft);
    const ids = groups.flatMap(({ finishers }) => finishers.map(({ id }) => id));
    assertEquals(ids.toSorted((a, b) => a - b), busts.map(({ id }) => id));
  }));
});

Deno.test("rankBusts() never depends on the order of the busts", () => {
  fc.assert(fc.property(rounds, ({ busts, playersLeft, prizes }) => {
    assertEquals(
      rankBusts(busts.toReversed(), { playersLeft, prizes }),
      rankBusts(busts, { playersLeft, prizes }),
    );
  }));
});

Deno.test("rankByChips() gives a lone player the first place", () => {
  const prizes = PrizeStructure.custom([50, 30]);
  assertEquals(rankByChips([{ id: 4, chips: 9_000 }], prizes), [
    { firstPlace: 1, lastPlace: 1, meanPlace: 1, finishers: [{ id: 4, prize: 50 }] },
  ]);
});

Deno.test("rankByChips() puts more chips higher and lets equal stacks share", () => {
  const stacks = [{ id: 1, chips: 20 }, { id: 2, chips: 90 }, { id: 0, chips: 20 }];
  assertEquals(rankByChips(stacks, PrizeStructure.custom([50, 30, 11])), [
    { firstPlace: 1, lastPlace: 1, meanPlace: 1, finishers: [{ id: 2, prize: 50 }] },
    {
      firstPlace: 2,
      lastPlace: 3,
      meanPlace: 2.5,
      finishers: [{ id: 0, prize: 21 }, { id: 1, prize: 20 }],
    },
  ]);
});

Deno.test("rankBusts() refuses to bust everybody", () => {
  assertThrows(
    () => rankBusts([bust(0, 0, 1)], { playersLeft: 1, prizes: PrizeStructure.custom([]) }),
    RangeError,
    "one must be left",
  );
});

Deno.test("rankBusts() and rankByChips() refuse numbers that are none", () => {
  const prizes = PrizeStructure.custom([]);
  const field = { playersLeft: 3, prizes };
  const noField = { playersLeft: NaN, prizes };
  assertThrows(() => rankBusts([bust(0, 0, 1)], noField), RangeError, "Cannot bust 1 of NaN");
  assertThrows(() => rankBusts([bust(0, 0, NaN)], field), RangeError, "a stack of NaN");
  assertThrows(() => rankByChips([{ id: 0, chips: -1 }], prizes), RangeError, "a stack of -1");
});

Deno.test("rankBusts() and rankByChips() refuse a player twice, and a list of prizes", () => {
  const prizes = PrizeStructure.custom([]);
  const twice = [bust(1, 0, 5), bust(1, 0, 5)];
  const message = "Cannot rank player 1 twice";
  assertThrows(() => rankBusts(twice, { playersLeft: 5, prizes }), RangeError, message);
  const stacks = [{ id: 1, chips: 5 }, { id: 1, chips: 8 }];
  assertThrows(() => rankByChips(stacks, prizes), RangeError, message);
  assertThrows(() => rankByChips([], [50, 30] as never), TypeError, "Cannot use 50,30 as prizes");
});

function range(from: number, to: number): number[] {
  return Array.from({ length: to - from + 1 }, (_, index) => from + index);
}

function sum(values: readonly number[]): number {
  return values.reduce((total, value) => total + value, 0);
}
