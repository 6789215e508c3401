import { assertEquals, assertThrows } from "@std/assert";
import { HoleCards, STARTING_HANDS } from "@marvin/holdem";
import { HandRange } from "../../../engine/strategy/hand_range.ts";
import {
  isNashCall,
  isNashPush,
  nashCallRange,
  nashPushRange,
} from "../../../engine/strategy/push_fold.ts";
import { readReference } from "../../_support/reference.ts";

type StackRuns = readonly (readonly [from: number, to: number])[];

interface NashReference {
  readonly maxPushStack: Readonly<Record<string, number>>;
  readonly maxCallStack: Readonly<Record<string, number>>;
  readonly pushGaps: Readonly<Record<string, StackRuns>>;
  readonly callGaps: Readonly<Record<string, StackRuns>>;
  readonly depths: readonly {
    readonly stackBB: number;
    readonly pushMargin: Readonly<Record<string, number>>;
    readonly callMargin: Readonly<Record<string, number>>;
  }[];
}
const reference = readReference("vectors/nash_pushfold_hu.json") as NashReference | undefined;

/** Cards of a starting hand such as `AKs`. */
function cardsOf(name: string): HoleCards {
  return HoleCards.parse(`${name[0]}s${name[1]}${name[2] === "s" ? "s" : "h"}`);
}

/** Tenths of a big blind, from 1 to 25, for which something holds. */
function stacksWhere(holds: (stack: number) => boolean): number[] {
  return Array.from({ length: 241 }, (_, i) => (10 + i) / 10).filter(holds);
}

Deno.test("isNashPush() and isNashCall() agree with the reference, for every hand and stack", () => {
  if (reference === undefined) return;
  const { maxPushStack, maxCallStack, pushGaps, callGaps } = reference;
  for (const name of STARTING_HANDS) {
    const cards = cardsOf(name);
    for (
      const [isPlayed, runs] of [
        [isNashPush, pushGaps[name] ?? [[1, maxPushStack[name]]]],
        [isNashCall, callGaps[name] ?? [[1, maxCallStack[name]]]],
      ] as const
    ) {
      const isWanted = (stack: number) => runs.some(([from, to]) => from <= stack && stack <= to);
      assertEquals(stacksWhere((stack) => isPlayed(cards, stack)), stacksWhere(isWanted), name);
    }
  }
});

Deno.test("isNashPush() and isNashCall() take what gains more than 0.01 big blinds", () => {
  for (const { stackBB, pushMargin, callMargin } of reference?.depths ?? []) {
    for (const name of STARTING_HANDS) {
      const title = `${name} with ${stackBB}`;
      if (Math.abs(pushMargin[name]) > 0.01) {
        assertEquals(isNashPush(cardsOf(name), stackBB), pushMargin[name] > 0, title);
      }
      if (Math.abs(callMargin[name]) > 0.01) {
        assertEquals(isNashCall(cardsOf(name), stackBB), callMargin[name] > 0, title);
      }
    }
  }
});

type Case = [isPlayed: typeof isNashPush, hand: string, stack: number, want: boolean];
const CASES: Case[] = [
  [isNashPush, "Ts3s", 7.7, true],
  [isNashPush, "Ts3s", 7.8, false],
  [isNashCall, "Qs2h", 5.6, true],
  [isNashCall, "Qs2h", 5.7, false],
  [isNashPush, "6s3s", 2.3, true],
  [isNashPush, "6s3s", 2.4, false],
  [isNashPush, "6s3s", 7.1, true],
  [isNashPush, "6s3s", 7.2, false],
  [isNashPush, "7s2h", 0.3, true],
  [isNashPush, "7s2h", 1.6, true],
  [isNashPush, "7s2h", 1.7, false],
  [isNashCall, "AsAh", 1_000, true],
  [isNashCall, "2s2h", 1_000, false],
];
for (const [isPlayed, hand, stack, want] of CASES) {
  Deno.test(`${isPlayed.name}() says ${want ? "yes" : "no"}, to ${hand} with ${stack}`, () => {
    assertEquals(isPlayed(HoleCards.parse(hand), stack), want);
  });
}

Deno.test("nashPushRange() and nashCallRange() hold the hands that are played", () => {
  for (const stack of [0.5, 1, 3, 7.75, 12.04, 25, 60]) {
    const push = nashPushRange(stack);
    const call = nashCallRange(stack);
    for (const [holeCards] of HandRange.all()) {
      assertEquals(push.weightOf(holeCards), Number(isNashPush(holeCards, stack)));
      assertEquals(call.weightOf(holeCards), Number(isNashCall(holeCards, stack)));
    }
  }
});

Deno.test("isNashPush() refuses stacks without chips", () => {
  for (const stack of [0, -1, NaN]) {
    assertThrows(() => isNashPush(HoleCards.parse("AsAh"), stack), RangeError, "more than 0");
  }
});
