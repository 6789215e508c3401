import { assertAlmostEquals, assertEquals, assertThrows } from "@std/assert";
import fc from "fast-check";
import { finishProbabilities, icm, MAX_ICM_PLAYERS } from "../../../engine/tournament/mod.ts";
import { readReference } from "../../_support/reference.ts";

interface IcmVectors {
  equity: { name: string; stacks: number[]; payouts: number[]; equityFloat: number[] }[];
  finishProbabilities: { stacks: number[]; finishFloat: number[][] }[];
  callThresholds: CallThreshold[];
}
interface CallThreshold {
  name: string;
  stacks: number[];
  payouts: number[];
  caller: number;
  pusher: number;
  blinds: Record<string, number>;
  requiredEquityIcmFloat: number;
}
const vectors = readReference("vectors/icm.json") as IcmVectors | undefined;

function assertAllAlmostEqual(actual: readonly number[], expected: readonly number[]): void {
  assertEquals(actual.length, expected.length);
  actual.forEach((value, index) => assertAlmostEquals(value, expected[index], 1e-11));
}

for (const { name, stacks, payouts, equityFloat } of vectors?.equity ?? []) {
  Deno.test(`icm() is exact: ${name}`, () => {
    assertAllAlmostEqual(icm(stacks, payouts), equityFloat);
  });
}

for (const { stacks, finishFloat } of vectors?.finishProbabilities ?? []) {
  Deno.test(`finishProbabilities() is exact for stacks ${stacks}`, () => {
    finishProbabilities(stacks).forEach((row, player) => {
      assertAllAlmostEqual(row, finishFloat[player]);
    });
  });
}

/** Chance to win that makes a call of an all-in worth as much as a fold, by the worth of stacks. */
function requiredEquity(spot: CallThreshold): number {
  const { stacks, payouts, caller, pusher, blinds } = spot;
  const posted = stacks.map((_, player) => blinds[player] ?? 0);
  const pot = posted.reduce((sum, chips) => sum + chips, 0);
  const atRisk = Math.min(stacks[caller], stacks[pusher]);
  const deadMoney = pot - posted[caller] - posted[pusher];
  const worth = (gains: Record<number, number>) =>
    icm(
      stacks.map((stack, player) => stack + (gains[player] ?? -posted[player])),
      payouts,
    )[caller];
  const fold = worth({ [pusher]: pot - posted[pusher] });
  const win = worth({ [caller]: atRisk + deadMoney, [pusher]: -atRisk });
  const lose = worth({ [caller]: -atRisk, [pusher]: atRisk + deadMoney });
  return (fold - lose) / (win - lose);
}

for (const spot of vectors?.callThresholds ?? []) {
  Deno.test(`icm() gives the equity a call needs: ${spot.name}`, () => {
    assertAlmostEquals(requiredEquity(spot), spot.requiredEquityIcmFloat, 1e-11);
  });
}

// Encyclopedia example of the model, so that something is checked without the reference data
Deno.test("icm() is worth 45.18, 32.25 and 22.57, when 50, 30 and 20 chips play for 70/30", () => {
  assertAllAlmostEqual(icm([50, 30, 20], [70, 30]), [1265 / 28, 129 / 4, 158 / 7]);
});

type Special = [title: string, stacks: number[], prizes: number[], want: number[]];
const SPECIAL: Special[] = [
  ["pays nobody without a prize", [3, 2, 1], [], [0, 0, 0]],
  ["drops prizes nobody can take", [7, 3], [10, 10, 5], [10, 10]],
  ["gives busted players the mean of the last prizes", [9, 0, 0], [5, 3, 2], [5, 2.5, 2.5]],
  ["is proportional, when the winner takes all", [1, 2, 3], [60], [10, 20, 30]],
  ["takes stacks in big blinds", [7.5, 2.5], [100], [75, 25]],
];
for (const [title, stacks, prizes, want] of SPECIAL) {
  Deno.test(`icm() ${title}`, () => assertAllAlmostEqual(icm(stacks, prizes), want));
}

/** The model in its plainest form: every order of finish, one after the other. */
function byAllOrders(stacks: readonly number[], prizes: readonly number[]): number[] {
  const worth = stacks.map(() => 0);
  const visit = (left: readonly number[], probability: number, place: number) => {
    const chips = left.reduce((sum, player) => sum + stacks[player], 0);
    for (const player of left) {
      const reach = probability * stacks[player] / chips;
      worth[player] += reach * (prizes[place] ?? 0);
      visit(left.filter((other) => other !== player), reach, place + 1);
    }
  };
  visit(stacks.map((_, player) => player), 1, 0);
  return worth;
}

const positive = fc.array(fc.integer({ min: 1, max: 100_000 }), { minLength: 1, maxLength: 6 });
const prizeLists = fc.array(fc.nat(1_000), { maxLength: 7 });

Deno.test("icm() agrees with counting every order of finish", () => {
  fc.assert(fc.property(positive, prizeLists, (stacks, prizes) => {
    const want = byAllOrders(stacks, prizes);
    icm(stacks, prizes).forEach((worth, i) => assertAlmostEquals(worth, want[i], 1e-8));
  }));
});

Deno.test("finishProbabilities() rows and columns always add up to 1", () => {
  const stacks = fc.array(fc.nat(5_000), { minLength: 1, maxLength: 9 })
    .filter((list) => list.some((stack) => stack > 0));
  fc.assert(fc.property(stacks, (list) => {
    const rows = finishProbabilities(list);
    for (const row of rows) assertAlmostEquals(row.reduce((a, b) => a + b, 0), 1, 1e-9);
    for (let place = 0; place < list.length; place++) {
      assertAlmostEquals(rows.reduce((sum, row) => sum + row[place], 0), 1, 1e-9);
    }
  }));
});

Deno.test("icm() shares out the whole pool, when as many play as it allows", () => {
  const stacks = Array.from({ length: MAX_ICM_PLAYERS }, (_, player) => 100 * (player + 1));
  const worth = icm(stacks, [50, 30, 20]);
  assertAlmostEquals(worth.reduce((a, b) => a + b, 0), 100, 1e-9);
  assertEquals(worth.toSorted((a, b) => a - b), worth);
});

type Refusal = [title: string, stacks: number[], prizes: number[], message: string];
const REFUSALS: Refusal[] = [
  ["no players", [], [10], "nobody has chips"],
  ["players without chips only", [0, 0], [10], "nobody has chips"],
  ["a negative stack", [5, -1], [10], "stack that is not 0 or more: found -1"],
  ["a stack that is no number", [5, NaN], [10], "found NaN"],
  ["an endless stack", [5, Infinity], [10], "found Infinity"],
  // Texts were strung together: 500 and 300 chips were worth a tenth of a prize.
  ["stacks that are texts", ["500", "300"] as never, [50, 30], "found 500"],
  ["a negative prize", [5, 5], [10, -3], "prize that is not 0 or more: found -3"],
  ["more players than it can count", Array<number>(21).fill(1), [10], "more than 20 stacks"],
];
for (const [title, stacks, prizes, message] of REFUSALS) {
  Deno.test(`icm() refuses ${title}`, () => {
    assertThrows(() => icm(stacks, prizes), RangeError, message);
  });
}
