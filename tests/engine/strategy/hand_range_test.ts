import { assert, assertAlmostEquals, assertEquals, assertThrows } from "@std/assert";
import fc from "fast-check";
import { type Card, createPrng, DECK_SIZE, HoleCards, parseCards } from "@marvin/holdem";
import { HandRange } from "../../../engine/strategy/hand_range.ts";
import { STARTING_HANDS } from "../../../engine/strategy/starting_hands.ts";
import { readReference } from "../../_support/reference.ts";

interface RangeReference {
  readonly parse: readonly {
    readonly text: string;
    readonly combos: number;
    readonly weightSum: number;
    readonly classes: number;
    readonly classList: readonly string[] | null; // where there are not too many
  }[];
  readonly cardRemoval: readonly {
    readonly text: string;
    readonly dead: string;
    readonly combos: number;
    readonly weightSum: number;
  }[];
  readonly invalid: readonly string[];
  readonly grid: readonly (readonly string[])[];
}
const reference = readReference("vectors/hand_range.json") as RangeReference | undefined;

/** Names of the starting hands with a weight, in the order of the grid. */
function startingHandsIn(range: HandRange): string[] {
  return STARTING_HANDS.filter((_, index) =>
    range.weight(12 - Math.floor(index / 13), 12 - index % 13) > 0
  );
}

Deno.test("HandRange.parse() reads every notation as the reference does", () => {
  for (const { text, combos, weightSum, classes, classList } of reference?.parse ?? []) {
    const range = HandRange.parse(text);
    assertEquals(range.combos, combos, text);
    assertAlmostEquals(range.totalWeight, weightSum, 1e-9, text);
    const names = startingHandsIn(range);
    assertEquals(names.length, classes);
    if (classList !== null) assertEquals(names.sort(), classList.toSorted());
  }
});

Deno.test("HandRange.removeCards() leaves what the reference leaves", () => {
  for (const { text, dead, combos, weightSum } of reference?.cardRemoval ?? []) {
    const range = HandRange.parse(text).removeCards(parseCards(dead));
    assertEquals(range.combos, combos, `${text} without ${dead}`);
    assertAlmostEquals(range.totalWeight, weightSum, 1e-9);
  }
});

Deno.test("HandRange.removeCards() leaves runs and single hands, whatever cards are dead", () => {
  // Elsewhere the whole range was refused, or the run left out.
  const range = HandRange.parse("6c5c,AQo+").removeCards(parseCards("Kc Qc"));
  assertEquals(range.combos, 19);
});

Deno.test("HandRange.weight() sees the grid of the reference", () => {
  for (const [row, names] of (reference?.grid ?? []).entries()) {
    names.forEach((name, column) => {
      const range = HandRange.parse(name);
      assertEquals(range.weight(12 - row, 12 - column), 1);
      assertEquals(startingHandsIn(range), [name]);
    });
  }
});

type Case = [text: string, combos: number, total: number];
const READ: Case[] = [
  ["AA", 6, 6],
  ["aa kK; AKS", 16, 16],
  ["AK", 16, 16],
  ["KA", 16, 16],
  ["22+", 78, 78],
  ["77-TT", 24, 24],
  ["A5s+", 36, 36],
  ["A5-A2", 64, 64],
  ["T8s-75s", 16, 16],
  ["87s+", 4, 4],
  ["KhAh", 1, 1],
  ["random", 1326, 1326],
  ["10%", 134, 134],
  ["12.5%", 166, 166],
  ["AA:0.5,KK@25", 12, 4.5],
  ["AA,AA:0.25", 6, 1.5],
  ["random, 22+:0", 1248, 1248],
  ["22", 6, 6], // elsewhere there was a seventh pair, 2s 2s
  ["6c5c,AQo+", 25, 25],
];
for (const [text, combos, total] of READ) {
  Deno.test(`HandRange.parse() finds ${combos} holdings, in "${text}"`, () => {
    const range = HandRange.parse(text);
    assertEquals([range.combos, range.totalWeight], [combos, total]);
  });
}

const REFUSED: [item: string, reason: string][] = [
  ["AKx", "wanted hands such as"],
  ["AhKx", "wanted hands such as"],
  ["AA-", "wanted hands such as"],
  ["+", "wanted hands such as"],
  ["1010", "wanted hands such as"],
  ["77s", "wanted a pair without s or o"],
  ["AsAs", "wanted two different cards"],
  ["T9s-54o", "wanted two hands of one kind"],
  ["AKs-AQo", "wanted two hands of one kind"],
  ["77-A5", "wanted two hands of one kind"],
  ["KTs-QTs", "wanted the same first rank"],
  ["101%", "wanted from 0% to 100%"],
  ["AA:2", "wanted a weight"],
  ["AA:-1", "wanted a weight"],
  ["AA@101", "wanted a weight"],
  ["AA:", "wanted a weight"],
  ["AA:0.5:1", "wanted a weight"],
];
for (const [item, reason] of REFUSED) {
  Deno.test(`HandRange.parse() names what is wrong, in "${item}"`, () => {
    const error = assertThrows(() => HandRange.parse(`QQ, ${item}, 22`), SyntaxError, reason);
    assert(error.message.endsWith(`found "${item}"`), error.message);
  });
}

Deno.test("HandRange.parse() refuses what the reference refuses, and nothing at all", () => {
  for (const text of [...reference?.invalid ?? [], "", " , "]) {
    assertThrows(() => HandRange.parse(text), SyntaxError, "Cannot read a range");
  }
});

Deno.test("HandRange.parse() refuses what is no text", () => {
  for (const text of [20, undefined, HandRange.top(20)] as never[]) {
    assertThrows(() => HandRange.parse(text), TypeError, `Cannot read a range from ${text}`);
  }
});

const WRITTEN: [text: string, written: string][] = [
  ["AA,KK,QQ", "QQ+"],
  ["TT,99,88,77", "TT-77"],
  ["AKs,AKo", "AK"],
  ["ATs,AJs,AQs,AKs", "ATs+"],
  ["A2s,A3s,A4s,A5s", "A5s-A2s"],
  ["54s,65s,76s,87s", "87s-54s"],
  ["K9o+,KQs,99+,A2+", "99+,A2+,KQs,K9o+"],
  ["AKs+,KQs,QJs,JTs", "AKs-JTs"],
  ["K7s+,Q8s+,J9s+,T9s", "K7s+,Q8s+,J9s+,T9s"],
  ["QQ+:0.5,JJ", "JJ,QQ+:0.5"],
  ["AhKh", "AhKh"],
  ["AKo,AhKd:0", "AKo,AhKd:0"],
  ["AKs:0.5,AhKh", "AKs:0.5,AhKh"],
  ["random", "random"],
  ["random:0.25", "random:0.25"],
  ["0%", "0%"],
  ["22+,A2s+,K9s+,QTs+,JTs,A8o+,KTo+", "22+,A2s+,K9s+,QTs+,JTs,A8o+,KTo+"],
];
for (const [text, written] of WRITTEN) {
  Deno.test(`HandRange.toString() writes "${written}", of "${text}"`, () => {
    assertEquals(HandRange.parse(text).toString(), written);
  });
}

Deno.test("HandRange.toString() minds live hands only, when cards are dead", () => {
  const range = HandRange.parse("77+,AK").removeCards(parseCards("7c7d7h As"));
  assertEquals(range.toString(), "77+,AK");
  assertEquals(JSON.stringify({ range }), '{"range":"77+,AK"}');
});

/** Ranges of all kinds: items, some holdings set apart, and dead cards. */
const ranges = fc.record({
  items: fc.array(fc.tuple(fc.nat(168), fc.nat(168), fc.constantFrom(1, 0.5, 0.1)), {
    maxLength: 12,
  }),
  holdings: fc.array(fc.tuple(fc.nat(51), fc.nat(51), fc.double({ min: 0, max: 1, noNaN: true }))),
  dead: fc.uniqueArray(fc.nat(51) as fc.Arbitrary<Card>, { maxLength: 7 }),
}).map(({ items, holdings, dead }) => {
  const range = new HandRange();
  for (const [from, to, weight] of items) {
    for (let index = from; index <= to; index++) {
      range.setWeight(12 - Math.floor(index / 13), 12 - index % 13, weight);
    }
  }
  for (const [a, b, weight] of holdings) {
    if (a !== b) range.setWeightOf(HoleCards.of(a as Card, b as Card), weight);
  }
  return range.removeCards(dead);
});

Deno.test("HandRange.toString() always reads back as the same range", () => {
  fc.assert(fc.property(ranges, (range) => {
    const read = HandRange.parse(range.toString()).removeCards(range.dead);
    assertEquals(read.weights, range.weights);
  }));
});

Deno.test("HandRange keeps dead hands at 0, whatever is set later", () => {
  const range = HandRange.all().removeCards(parseCards("As"));
  range.setWeight(12, 12, 1).setWeightOf(HoleCards.parse("AsKs"), 1);
  assertEquals(range.combos, 1275);
  assertEquals(range.weight(12, 12), 1);
  assertEquals(range.weightOf(HoleCards.parse("KsAs")), 0);
  assertEquals(range.dead, parseCards("As"));
});

Deno.test("HandRange.weight() is the mean of live holdings", () => {
  const range = HandRange.parse("AhKh,AdKd:0.5");
  assertEquals(range.weight(12, 11), 1.5 / 4);
  range.removeCards(parseCards("As"));
  assertEquals(range.weight(12, 11), 0.5);
  range.removeCards(parseCards("Ac Ah Ad"));
  assertEquals(range.weight(12, 11), 0);
});

Deno.test("HandRange.setWeight() tells suited from offsuit by the order of ranks", () => {
  const range = new HandRange().setWeight(12, 11, 1).setWeight(10, 11, 0.5).setWeight(0, 0, 1);
  assertEquals(range.toString(), "22,AKs,KQo:0.5");
  assertThrows(() => range.setWeight(12, 11, 1.5), RangeError, "wanted 0 to 1");
  assertThrows(() => range.setWeightOf(HoleCards.parse("AsKs"), NaN), RangeError, "wanted 0 to 1");
});

Deno.test("HandRange.normalize() makes probabilities of live hands", () => {
  fc.assert(fc.property(ranges, (range) => {
    const { combos } = range;
    const { totalWeight } = range.copy().normalize();
    const most = Math.max(...range.normalizeMax().weights);
    assertAlmostEquals(totalWeight, combos === 0 ? 0 : 1, 1e-9); // never NaN
    assertEquals(most, combos === 0 ? 0 : 1);
  }));
});

Deno.test("HandRange.union() and intersection() take the higher and the lower weight", () => {
  const one = HandRange.parse("QQ+,AK:0.5");
  const other = HandRange.parse("KK:0.25,AKs").removeCards(parseCards("2c"));
  assertEquals(one.union(other).toString(), "QQ+,AKs,AKo:0.5");
  assertEquals(one.intersection(other).toString(), "AKs:0.5,KK:0.25");
  assertEquals(one.union(other).dead, parseCards("2c"));
});

Deno.test("HandRange.scale() multiplies all weights, or each by its own factor", () => {
  assertEquals(HandRange.parse("AA,KK:0.5").scale(0.5).toString(), "AA:0.5,KK:0.25");
  const bet = HandRange.parse("AA,KK").scale(({ first }) => first >= 48 ? 1 : 0);
  assertEquals(bet.toString(), "AA");
  assertThrows(() => HandRange.parse("AA").scale(2), RangeError, "wanted 0 to 1");
});

Deno.test("HandRange.sample() draws hands as often as they weigh", () => {
  const range = HandRange.parse("AA,KK:0.5,72o:0.25").removeCards(parseCards("As"));
  const prng = createPrng("7", "range");
  const counts = new Map<string, number>();
  const draws = 60_000;
  for (let i = 0; i < draws; i++) {
    const text = range.sample(prng).toString();
    counts.set(text, (counts.get(text) ?? 0) + 1);
  }
  assertEquals(counts.size, range.combos);
  for (const [holeCards, weight] of range) {
    const want = draws * weight / range.totalWeight;
    assertAlmostEquals(counts.get(holeCards.toString())!, want, 5 * Math.sqrt(want));
  }
  assertThrows(() => new HandRange().sample(prng), RangeError, "without any");
});

Deno.test("HandRange.top() takes at least so many percent of all holdings, and not a hand more", () => {
  fc.assert(fc.property(fc.double({ min: 0, max: 100, noNaN: true }), (percent) => {
    const { combos } = HandRange.top(percent);
    const share = percent / 100 * 1326;
    return combos >= share && combos < share + 12;
  }));
  assertThrows(() => HandRange.top(101), RangeError, "wanted 0 to 100");
});

Deno.test("HandRange.ofStartingHands() holds all holdings of each", () => {
  const hands = ["TT", "AKs", "72o"].map((name) => STARTING_HANDS.indexOf(name));
  assertEquals(HandRange.ofStartingHands(hands).toString(), "TT,AKs,72o");
});

Deno.test("HandRange keeps the weight of two cards where it says", () => {
  for (let high = 1 as Card; high < DECK_SIZE; high++) {
    for (let low = 0 as Card; low < high; low++) {
      const range = HandRange.of(HoleCards.of(low, high));
      assertEquals(range.weights.indexOf(1), high * (high - 1) / 2 + low);
    }
  }
});
