import { assertEquals, assertStrictEquals, assertThrows } from "@std/assert";
import fc from "fast-check";
import { BlindSchedule, MAX_BLIND_LEVELS } from "../../../engine/tournament/mod.ts";
import { readReference } from "../../_support/reference.ts";

const level = (smallBlind: number, bigBlind: number, ante: number, durationHands: number) => ({
  smallBlind,
  bigBlind,
  ante,
  durationHands,
});

const BLINDS = { smallBlind: 10, bigBlind: 20, handsPerLevel: 10 };

Deno.test("BlindSchedule.standard() doubles blinds and ante at every level", () => {
  assertEquals(BlindSchedule.standard({ ...BLINDS, ante: 2, levels: 3 }).levels, [
    { level: 1, ...level(10, 20, 2, 10) },
    { level: 2, ...level(20, 40, 4, 10) },
    { level: 3, ...level(40, 80, 8, 10) },
  ]);
});

Deno.test("BlindSchedule.standard() gives the published doubling levels", () => {
  const blinds = readReference("vectors/blinds.json") as
    | { doublingStandard: { levels: number[][] } }
    | undefined;
  if (!blinds) return;
  const { levels } = blinds.doublingStandard;
  assertEquals(
    BlindSchedule.standard({ ...BLINDS, levels: levels.length }).levels
      .map(({ smallBlind, bigBlind, ante }) => [smallBlind, bigBlind, ante]),
    levels,
  );
});

Deno.test("BlindSchedule.standard() reaches the last amount that is exact", () => {
  const blinds = { smallBlind: 0, bigBlind: 1, levels: MAX_BLIND_LEVELS, handsPerLevel: 1 };
  assertEquals(BlindSchedule.standard(blinds).levelAt(99).bigBlind, 2 ** 52);
});

type Lookup = [handsPlayed: number, level: number];
const LOOKUPS: Lookup[] = [[0, 1], [9, 1], [10, 2], [14, 2], [15, 3], [16, 3], [1_000_000, 3]];
for (const [handsPlayed, want] of LOOKUPS) {
  Deno.test(`levelAt() is level ${want}, when ${handsPlayed} hands are played`, () => {
    const schedule = BlindSchedule.custom([
      level(10, 20, 0, 10),
      level(15, 30, 0, 5),
      level(25, 50, 5, 1),
    ]);
    assertEquals(schedule.levelAt(handsPlayed).level, want);
  });
}

// ishikota/PyPokerEngine#46: the level fell back after one hand
Deno.test("levelAt() never falls back to an earlier level", () => {
  const schedule = BlindSchedule.custom([level(5, 10, 0, 1), level(10, 20, 5, 3)]);
  const hands = [0, 1, 2, 3].map((handsPlayed) => schedule.levelAt(handsPlayed));
  assertEquals(hands.map(({ smallBlind }) => smallBlind), [5, 10, 10, 10]);
  assertEquals(hands.map(({ ante }) => ante), [0, 5, 5, 5]);
});

Deno.test("levelAt() agrees with a list of every hand's level", () => {
  const durations = fc.array(fc.integer({ min: 1, max: 9 }), { minLength: 1, maxLength: 12 });
  fc.assert(fc.property(durations, (hands) => {
    const schedule = BlindSchedule.custom(hands.map((duration) => level(1, 2, 0, duration)));
    const byHand = hands.flatMap((duration, index) => Array<number>(duration).fill(index + 1));
    byHand.push(hands.length, hands.length); // the last level stays
    byHand.forEach((want, played) => assertEquals(schedule.levelAt(played).level, want));
  }));
});

Deno.test("levelAt() allocates nothing", () => {
  const schedule = BlindSchedule.standard({ ...BLINDS, levels: 4 });
  assertStrictEquals(schedule.levelAt(12), schedule.levelAt(13));
});

Deno.test("BlindSchedule.custom() keeps its levels, when the list it was given changes", () => {
  const given = [level(10, 20, 0, 10)];
  const schedule = BlindSchedule.custom(given);
  given[0].bigBlind = 99;
  assertEquals(schedule.levelAt(0).bigBlind, 20);
});

const FLAT = BlindSchedule.custom([level(10, 20, 0, 10)]);

type Refusal = [title: string, create: () => unknown, message: string];
const REFUSALS: Refusal[] = [
  ["no level", () => BlindSchedule.custom([]), "without a level"],
  ["a level of no hands", () => BlindSchedule.custom([level(1, 2, 0, 0)]), "level 1: wanted a dur"],
  [
    "half a hand",
    () => BlindSchedule.custom([level(1, 2, 0, 1), level(1, 2, 0, 1.5)]),
    "level 2: wanted a duration of 1 or more hands, found 1.5",
  ],
  ["a negative ante", () => BlindSchedule.custom([level(1, 2, -1, 5)]), "whole chips"],
  ["half a chip", () => BlindSchedule.custom([level(0.5, 1, 0, 5)]), "found 0.5"],
  ["a small blind above the big", () => BlindSchedule.custom([level(3, 2, 0, 5)]), "found 3/2"],
  ["no levels", () => BlindSchedule.standard({ ...BLINDS, levels: 0 }), "1-53 levels, found 0"],
  ["levels without end", () => BlindSchedule.standard({ ...BLINDS, levels: 1e9 }), "1-53 levels"],
  [
    "amounts past 2^53",
    () => BlindSchedule.standard({ ...BLINDS, levels: 53 }),
    "level 50: wanted",
  ],
  [
    "a time that is none",
    () => BlindSchedule.standard({ ...BLINDS, levels: 2 }).levelAt(NaN),
    "Cannot tell the level after NaN hands: wanted a whole number from 0",
  ],
  ["a time before the first hand", () => FLAT.levelAt(-1), "the level after -1 hands"],
  ["half a hand's time", () => FLAT.levelAt(1.5), "the level after 1.5 hands"],
];
for (const [title, create, message] of REFUSALS) {
  Deno.test(`BlindSchedule refuses ${title}`, () => {
    assertThrows(create, RangeError, message);
  });
}
