import { assert, assertAlmostEquals, assertEquals, assertThrows } from "@std/assert";
import fc from "fast-check";
import { type Card, DECK_SIZE, equity, HoleCards, parseCards } from "@marvin/holdem";
import { HandPotential } from "../../../engine/strategy/hand_potential.ts";
import { HandRange } from "../../../engine/strategy/hand_range.ts";
import { rangeEquity, type RangeOrHand } from "../../../engine/strategy/range_equity.ts";
import { readReference } from "../../_support/reference.ts";

interface EquityReference {
  readonly classVsClass: readonly {
    readonly a: string;
    readonly b: string;
    readonly equityFloat: number;
  }[];
  readonly rangeVsRange: readonly {
    readonly a: string;
    readonly b: string;
    readonly equity: number;
  }[];
}
const reference = readReference("vectors/equity.json") as EquityReference | undefined;

Deno.test("rangeEquity() is exact to seven places before the flop, of starting hands", () => {
  for (const { a, b, equityFloat } of reference?.classVsClass ?? []) {
    const { exact, players } = rangeEquity([a, b]);
    assert(exact);
    assertAlmostEquals(players[0].equity, equityFloat, 5e-8, `${a} against ${b}`);
  }
});

Deno.test("rangeEquity() is exact to seven places before the flop, of ranges", () => {
  for (const { a, b, equity } of reference?.rangeVsRange ?? []) {
    const { exact, players } = rangeEquity([a, b]);
    assert(exact);
    assertAlmostEquals(players[0].equity, equity, 5e-8, `${a} against ${b}`);
    assertAlmostEquals(players[0].equity + players[1].equity, 1, 1e-12);
  }
});

Deno.test("rangeEquity() minds suits before the flop, where both ranges do", () => {
  const hands = ["AhKh", "KcQc"];
  const alone = rangeEquity(hands).players[0].equity;
  assertAlmostEquals(alone, equity(hands).players[0].equity, 1e-12);
  const suitless = rangeEquity(["AhKh", "KQs"]).players[0].equity;
  const each = ["KcQc", "KdQd", "KsQs"].map((other) => equity(["AhKh", other]).players[0].equity);
  assertAlmostEquals(suitless, each.reduce((sum, one) => sum + one) / 3, 5e-8);
});

/** Equity by looking at each pair of hands, from the result of the evaluator. */
function pairByPair(ranges: readonly HandRange[], board: readonly Card[], dead: readonly Card[]) {
  let total = 0;
  let won = 0;
  for (const [one, weight] of ranges[0]) {
    for (const [other, otherWeight] of ranges[1]) {
      const cards = [one.first, one.second, other.first, other.second, ...board, ...dead];
      if (new Set(cards).size < cards.length) continue;
      total += weight * otherWeight;
      won += weight * otherWeight * equity([one, other], { board, dead }).players[0].equity;
    }
  }
  return won / total;
}

const anyCards = fc.uniqueArray(fc.nat(DECK_SIZE - 1) as fc.Arbitrary<Card>, {
  minLength: 6,
  maxLength: 6,
});
const pairsOfRanges = fc.constantFrom(
  ["QQ+:0.5,AKs,T9s", "JJ+,AQs,KQs:0.25"],
  ["22+", "AhKh,AsKs"],
  ["76s,98s,A5s-A3s", "A2o,55-22:0.125"],
).map((texts) => texts.map((text) => HandRange.parse(text)));

Deno.test("rangeEquity() after the flop always equals the sum over pairs of hands", () => {
  fc.assert(
    fc.property(anyCards, fc.constantFrom(3, 4, 5), pairsOfRanges, (cards, onBoard, ranges) => {
      const board = cards.slice(0, onBoard);
      const dead = cards.slice(5);
      fc.pre(ranges.every((range) => range.copy().removeCards(cards).combos > 4));
      const { exact, players } = rangeEquity(ranges, { board, dead });
      assert(exact);
      assertAlmostEquals(players[0].equity, pairByPair(ranges, board, dead), 1e-9);
    }),
    { numRuns: 25 },
  );
});

Deno.test("rangeEquity() of a hand is its effective strength, with all cards looked at", () => {
  const range = HandRange.parse("22+,A2s+,KTs+:0.5,QJo,T9s:0.25");
  for (const [hole, board] of [["AdQc", "3h4cJh"], ["9h8h", "Th7h2cKd"], ["6h6d", "9c8c7dTd5s"]]) {
    const report = new HandPotential()
      .analyze(HoleCards.parse(hole), parseCards(board), { range, lookAhead: 2 });
    const [{ equity }] = rangeEquity([HoleCards.parse(hole), range], { board }).players;
    assertAlmostEquals(report.effectiveHandStrength, equity, 1e-9);
  }
});

type Sampled = [ranges: RangeOrHand[], want: number];
const SAMPLED: Sampled[] = [
  [["25%", "10%"], 0.401275],
  [["AhKh", "random"], 0.670446],
  [["77+,A9s+,KQs,AJo+", "random"], 0.696507],
];
for (const [ranges, want] of SAMPLED) {
  Deno.test(`rangeEquity() comes close, with random deals of ${ranges.join(" and ")}`, () => {
    const { exact, players } = rangeEquity(ranges, { samples: 40_000 });
    assertEquals(exact, false);
    assertAlmostEquals(players[0].standardError!, Math.sqrt(want * (1 - want) / 40_000), 1e-4);
    assertAlmostEquals(players[0].equity, want, 4 * players[0].standardError!);
    assertEquals(rangeEquity(ranges, { samples: 40_000 }).players, players);
  });
}

Deno.test("rangeEquity() of several ranges adds up to 1 and comes close to the exact value", () => {
  const hands = ["AhAd,KhKd", "QsQh", "JcTc"];
  const options = { board: "2c7cQd" };
  const exact = rangeEquity(hands, options);
  const sampled = rangeEquity(hands, { ...options, samples: 40_000, seed: "other" });
  assert(exact.exact && !sampled.exact);
  const sum = exact.players.reduce((sum, { equity }) => sum + equity, 0);
  assertAlmostEquals(sum, 1, 1e-12);
  const aces = equity(["AhAd", "QsQh", "JcTc"], options).players[2].equity;
  const kings = equity(["KhKd", "QsQh", "JcTc"], options).players[2].equity;
  assertAlmostEquals(exact.players[2].equity, (aces + kings) / 2, 1e-12);
  sampled.players.forEach(({ equity, standardError }, player) => {
    assertAlmostEquals(equity, exact.players[player].equity, 4 * standardError!);
  });
});

Deno.test("rangeEquity() draws sets of hands as often as they can meet, not hands one by one", () => {
  // The hand KsQs meets three of the six pairs of kings, the aces meet them all.
  const ranges = ["AsAh,KsQs", "KK"];
  const exact = rangeEquity(ranges);
  const sampled = rangeEquity(ranges, { samples: 40_000 });
  assert(exact.exact);
  const { equity, standardError } = sampled.players[0];
  assertAlmostEquals(equity, exact.players[0].equity, 4 * standardError!);
});

Deno.test("rangeEquity() refuses what cannot be", () => {
  assertThrows(() => rangeEquity(["AA"]), RangeError, "wanted 2 to 10");
  assertThrows(() => rangeEquity(["AA", "KQx"]), SyntaxError, '"KQx"');
  assertThrows(() => rangeEquity(["AA", "KK"], { board: "2c3c" }), RangeError, "3 to 5");
  assertThrows(() => rangeEquity(["AA", "KK"], { board: "2c3c4c", dead: "2c" }), RangeError, "2c");
  assertThrows(() => rangeEquity(["AA", "KK"], { samples: 0.5 }), RangeError, "above 0");
  assertThrows(() => rangeEquity(["AsAh", "KK"], { board: "2c3cAs" }), RangeError, "AsAh");
  assertThrows(() => rangeEquity(["AhKh", "AhKh"]), RangeError, "without a shared card");
  assertThrows(() => rangeEquity(["AhKh", "AhQh"], { board: "2c3c4c" }), RangeError, "shared card");
  assertThrows(() => rangeEquity(["AA", "AA", "AA"]), RangeError, "without a shared card");
});
