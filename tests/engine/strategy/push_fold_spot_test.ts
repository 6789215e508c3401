import { assert, assertAlmostEquals, assertEquals, assertThrows } from "@std/assert";
import fc from "fast-check";
import { icm, STARTING_HANDS } from "@marvin/holdem";
import {
  type PushFoldOutcomes,
  solveOutcomes,
} from "../../../engine/strategy/_push_fold_solver.ts";
import { HandRange } from "../../../engine/strategy/hand_range.ts";
import {
  callThreshold,
  type PushFoldSpot,
  solvePushFold,
} from "../../../engine/strategy/push_fold_spot.ts";
import { nashCallRange, nashPushRange } from "../../../engine/strategy/push_fold.ts";
import { rangeEquity } from "../../../engine/strategy/range_equity.ts";
import { readReference } from "../../_support/reference.ts";

interface ThresholdVector {
  readonly name: string;
  readonly stacks: readonly number[];
  readonly payouts: readonly number[];
  readonly caller: number;
  readonly pusher: number;
  readonly blinds: Readonly<Record<string, number>>;
  readonly requiredEquityIcmFloat: number;
  readonly requiredEquityChipsFloat: number;
}

/** A spot from stacks before the blinds. */
function spotOf(
  stacks: readonly number[],
  blinds: Readonly<Record<number, number>>,
  prizes?: readonly number[],
): PushFoldSpot {
  const bets = stacks.map((_, player) => blinds[player] ?? 0);
  return {
    stacks: stacks.map((stack, player) => stack - bets[player]),
    bets,
    pusher: 0,
    callers: [1],
    worth: prizes === undefined ? undefined : (stacks) => icm(stacks, prizes),
  };
}

Deno.test("callThreshold() asks for the equity of the reference, for chips and for prizes", () => {
  const reference = readReference("vectors/icm.json") as
    | { readonly callThresholds: readonly ThresholdVector[] }
    | undefined;
  for (const vector of reference?.callThresholds ?? []) {
    const { name, stacks, blinds, payouts, pusher, caller } = vector;
    for (
      const [prizes, want] of [
        [payouts, vector.requiredEquityIcmFloat],
        [undefined, vector.requiredEquityChipsFloat],
      ] as const
    ) {
      const spot = { ...spotOf(stacks, blinds, prizes), pusher, callers: [caller] };
      assertAlmostEquals(callThreshold(spot, caller), want, 1e-12, name);
    }
  }
});

/** Holdings, of all 1,326, that two ranges do not share. */
function difference(one: HandRange, other: HandRange): number {
  return one.union(other).combos - one.intersection(other).combos;
}

for (const stack of [2, 5, 8, 10, 15, 20]) {
  Deno.test(`solvePushFold() finds the heads-up equilibrium, with ${stack} big blinds`, () => {
    const { push, calls } = solvePushFold(spotOf([stack, stack], { 0: 0.5, 1: 1 }));
    // Hands on the edge gain nothing either way.
    assert(difference(push, nashPushRange(stack)) <= 12);
    assert(difference(calls[0], nashCallRange(stack)) <= 12);
  });
}

Deno.test("solvePushFold() minds the shorter stack only, for chips", () => {
  const even = solvePushFold(spotOf([800, 800], { 0: 50, 1: 100 }));
  for (const stacks of [[800, 5_000], [5_000, 800]]) {
    const { push, calls } = solvePushFold(spotOf(stacks, { 0: 50, 1: 100 }));
    assertEquals([`${push}`, `${calls[0]}`], [`${even.push}`, `${even.calls[0]}`]);
  }
});

Deno.test("solvePushFold() plays for chips, where the winner takes all", () => {
  const stacks = [1_200, 900, 1_500];
  const spot = { ...spotOf(stacks, { 1: 50, 2: 100 }, [100]), callers: [1, 2] };
  const forPrize = solvePushFold(spot);
  const forChips = solvePushFold({ ...spot, worth: undefined });
  assert(difference(forPrize.push, forChips.push) <= 12);
  forPrize.calls.forEach((call, i) => assert(difference(call, forChips.calls[i]) <= 12));
});

Deno.test("solvePushFold() calls with what reaches the threshold", () => {
  const spot = {
    ...spotOf([1_500, 1_100, 700, 2_000], { 1: 100, 2: 200 }, [50, 30, 20]),
    callers: [1, 2],
    dead: 40,
  };
  const { push, calls } = solvePushFold(spot);
  spot.callers.forEach((caller, place) => {
    const threshold = callThreshold(spot, caller);
    for (const name of STARTING_HANDS) {
      const own = HandRange.parse(name);
      const lead = rangeEquity([own, push]).players[0].equity - threshold;
      if (Math.abs(lead) < 0.01) continue;
      const isCalled = own.intersection(calls[place]).combos > 0;
      assertEquals(isCalled, lead > 0, `${name} of player ${caller}`);
    }
  });
});

Deno.test("solvePushFold() is tighter with more players behind, and with dead chips looser", () => {
  const spot = {
    stacks: Array(6).fill(1_000),
    bets: [0, 0, 0, 0, 50, 100],
    worth: (stacks: readonly number[]) => icm(stacks, [65, 35]),
  };
  const pushes = [0, 1, 2, 3, 4].map((pusher) => {
    const callers = [1, 2, 3, 4, 5].filter((player) => player > pusher);
    return solvePushFold({ ...spot, pusher, callers }).push.combos;
  });
  assertEquals(pushes, pushes.toSorted((a, b) => a - b));
  assert(pushes[0] > 0 && pushes[0] < pushes[4]);
  const callers = [5];
  const withAntes = solvePushFold({ ...spot, pusher: 4, callers, dead: 60 });
  assert(withAntes.push.combos > pushes[4]);
});

/** Made-up worths: what matters is that each of them is more than the next. */
const outcomes: fc.Arbitrary<PushFoldOutcomes> = fc.tuple(
  fc.array(fc.double({ min: 0.05, max: 0.95, noNaN: true }), { minLength: 1, maxLength: 4 }),
  fc.double({ min: 0.2, max: 0.8, noNaN: true }),
).map(([callerFolds, fold]) => ({
  fold,
  steal: fold + 0.1,
  calls: callerFolds.map((callerFolds) => ({
    pusherWins: 1,
    pusherLoses: 0,
    callerWins: 1,
    callerLoses: 0,
    callerFolds,
  })),
}));

Deno.test("solveOutcomes() never plays hands that lose much, nor leaves out what gains much", () => {
  fc.assert(
    fc.property(outcomes, (outcomes) => {
      const { push, calls } = solveOutcomes(outcomes, 300);
      for (const { frequencies, gains } of [push, ...calls]) {
        gains.forEach((gain, hand) => {
          if (gain > 0.02) assert(frequencies[hand] > 0.9, `${STARTING_HANDS[hand]} gains ${gain}`);
          if (gain < -0.02) assert(frequencies[hand] < 0.1, `${STARTING_HANDS[hand]}: ${gain}`);
        });
      }
    }),
    { numRuns: 50 },
  );
});

Deno.test("solvePushFold() refuses players who are not there, or nobody", () => {
  const spot = spotOf([10, 10], { 0: 0.5, 1: 1 });
  for (
    const wrong of [{ callers: [2] }, { callers: [0] }, { pusher: -1 }, { pusher: 0.5 }, {
      bets: [1],
    }]
  ) {
    assertThrows(() => solvePushFold({ ...spot, ...wrong }), RangeError, "different players");
  }
  assertThrows(() => solvePushFold({ ...spot, callers: [] }), RangeError, "nobody can call");
  assertThrows(() => callThreshold({ ...spot, callers: [1, 1] }, 1), RangeError, "different");
});
