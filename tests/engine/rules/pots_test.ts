// Pots against a slow and obvious way to make them.
import { assertEquals } from "@std/assert";
import fc from "fast-check";
import { BettingRound, calculateRake, FOLDED, NO_LIMIT, NO_RAKE, Pots } from "@marvin/holdem/rules";

interface Contribution {
  readonly chips: number;
  readonly state: "folded" | "allIn";
}

interface Pot {
  amount: number;
  eligible: number[];
}

/** Takes one chip from everybody who has one left, again and again. */
function potsChipByChip(contributions: readonly Contribution[]): Pot[] {
  const pots: Pot[] = [];
  const most = Math.max(...contributions.map(({ chips }) => chips));
  for (let level = 1; level <= most; level++) {
    const amount = contributions.filter(({ chips }) => chips >= level).length;
    const eligible = contributions.flatMap(({ chips, state }, seat) =>
      state === "allIn" && chips >= level ? [seat] : []
    );
    const last = pots.at(-1);
    if (last !== undefined && (eligible.length === 0 || `${eligible}` === `${last.eligible}`)) {
      last.amount += amount;
    } else pots.push({ amount, eligible });
  }
  return pots;
}

/** A betting round in which these chips lie in the middle. */
function roundOf(contributions: readonly Contribution[]): BettingRound {
  const round = new BettingRound(contributions.length, NO_LIMIT);
  round.clear();
  contributions.forEach(({ chips, state }, seat) => {
    round.sit(seat, chips + (state === "folded" ? 1 : 0));
    round.postAnte(seat, chips);
    if (state === "allIn") return;
    round.status[seat] = FOLDED;
    round.live--;
    round.able--;
  });
  return round;
}

const contributionsArb = fc.tuple(
  fc.integer({ min: 1, max: 30 }),
  fc.array(
    fc.record({
      chips: fc.integer({ min: 1, max: 30 }),
      state: fc.constantFrom("folded" as const, "allIn" as const),
    }),
    { minLength: 1, maxLength: 9 },
  ),
).map(([chips, others]): Contribution[] => [{ chips, state: "allIn" }, ...others]);

function read(pots: Pots, seats: number): Pot[] {
  return Array.from({ length: pots.count }, (_, pot) => ({
    amount: pots.amount[pot],
    eligible: Array.from({ length: seats }, (_, seat) => seat)
      .filter((seat) => (pots.eligible[pot] >> seat & 1) === 1),
  }));
}

Deno.test("Pots.build() makes the pots that taking chip by chip makes", () => {
  const pots = new Pots(NO_RAKE);
  fc.assert(
    fc.property(contributionsArb, (contributions) => {
      // A folder's chips above the last live bet are in the way of the reference's first layer.
      const live = contributions.filter(({ state }) => state === "allIn");
      fc.pre(live.length > 0);
      pots.build(roundOf(contributions));
      assertEquals(read(pots, contributions.length), potsChipByChip(contributions));
    }),
    { numRuns: 2_000 },
  );
});

Deno.test("Pots.build() lets who has only dead posts in the middle win those of all", () => {
  const round = new BettingRound(2, NO_LIMIT);
  round.clear();
  round.sit(0, 10);
  round.sit(1, 25);
  round.postDead(0, 10);
  round.postBlind(1, 25);
  round.openPreflop(0, 25);
  assertEquals([round.toAct, round.uncalledSeat()], [-1, 1]);
  assertEquals(round.returnUncalled(1), 25);
  const pots = new Pots(NO_RAKE);
  pots.build(round);
  assertEquals(read(pots, 2), [{ amount: 10, eligible: [0, 1] }]);
});

Deno.test("Pots.award() pays all that is there, to nobody more than he could match", () => {
  const pots = new Pots({ percentage: 0.05, cap: 3 });
  const valuesArb = fc.array(fc.integer({ min: 1, max: 4 }), { minLength: 10, maxLength: 10 });
  fc.assert(
    fc.property(contributionsArb, valuesArb, fc.nat(9), (contributions, values, button) => {
      const seats = contributions.length;
      const round = roundOf(contributions);
      pots.build(round);
      const before = round.stack.slice();
      pots.award(Int32Array.from(values), round.stack, button % seats, seats, true);
      let paid = pots.totalRake;
      contributions.forEach(({ chips }, seat) => {
        const won = round.stack[seat] - before[seat];
        const limit = contributions.reduce((sum, other) => sum + Math.min(other.chips, chips), 0);
        if (seats > 1 && won > 0) assertEquals(won <= limit + round.dead + foldedAbove(seat), true);
        paid += won;
      });
      assertEquals(paid, contributions.reduce((sum, { chips }) => sum + chips, 0));
      for (let pot = 0; pot < pots.count; pot++) {
        assertEquals(pots.rake[pot], calculateRake(pots.amount[pot], { percentage: 0.05, cap: 3 }));
      }

      /** Chips of folders above every live bet go to whoever has the last pot. */
      function foldedAbove(seat: number): number {
        const top = Math.max(
          ...contributions.filter(({ state }) => state === "allIn").map(({ chips }) => chips),
        );
        if (contributions[seat].chips < top) return 0;
        return contributions.reduce((sum, other) => sum + Math.max(0, other.chips - top), 0);
      }
    }),
    { numRuns: 2_000 },
  );
});

Deno.test("Pots.award() gives odd chips one each from the left of the button", () => {
  const pots = new Pots(NO_RAKE);
  const five = Array.from({ length: 5 }, () => ({ chips: 9, state: "allIn" as const }));
  const round = roundOf([...five, { chips: 8, state: "folded" }]);
  pots.build(round);
  pots.award(Int32Array.of(7, 7, 1, 7, 7), round.stack, 2, 6, true);
  assertEquals(round.stack.slice(0, 5), [13, 13, 0, 14, 13]);
});

Deno.test("Pots.award() caps the rake of the whole hand, when that is the scope", () => {
  const pots = new Pots({ percentage: 0.1, cap: 5, scope: "hand" });
  const round = roundOf([20, 30, 30].map((chips) => ({ chips, state: "allIn" })));
  pots.build(round);
  pots.award(Int32Array.of(9, 8, 7), round.stack, 0, 3, true);
  assertEquals(pots.amount.slice(0, 2), [60, 20]);
  assertEquals(pots.rake.slice(0, 2), [5, 0]);
});

Deno.test("Pots.award() takes no rake without a flop, when none is due then", () => {
  const pots = new Pots({ percentage: 0.1, cap: 0, noFlopNoDrop: true });
  const round = roundOf([20, 20].map((chips) => ({ chips, state: "allIn" })));
  for (const [sawFlop, want] of [[false, 0], [true, 4]] as const) {
    pots.build(round);
    pots.award(Int32Array.of(9, 8), round.stack, 0, 2, sawFlop);
    assertEquals(pots.totalRake, want);
  }
});
