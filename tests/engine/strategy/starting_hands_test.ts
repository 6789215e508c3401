import { assert, assertAlmostEquals, assertEquals, assertThrows } from "@std/assert";
import { type Card, cardOf, DECK_SIZE, HoleCards, RANKS } from "../../../engine/cards/mod.ts";
import { chenPoints } from "../../../engine/strategy/chen_points.ts";
import { killPhilGroup, parseHandGroups } from "../../../engine/strategy/kill_phil.ts";
import {
  preflopRankFullRing,
  preflopRankHu,
  startingHandsByEquity,
} from "../../../engine/strategy/preflop_ranks.ts";
import { pushGroup, sklanskyChubukovNumber } from "../../../engine/strategy/sklansky_chubukov.ts";
import { sklanskyMalmuthGroup } from "../../../engine/strategy/sklansky_malmuth.ts";
import {
  combosOf,
  STARTING_HANDS,
  startingHandOf,
} from "../../../engine/strategy/starting_hands.ts";
import { readReference } from "../../_support/reference.ts";

interface Compact {
  readonly classes: readonly string[];
  readonly combos: readonly number[];
  readonly huRank: readonly number[];
  readonly chen: readonly number[];
  readonly sklanskyMalmuth: readonly number[];
}

interface Preflop {
  readonly orderHeadsUp: readonly string[];
  readonly orderFullRing: readonly string[];
  readonly ambiguousFullRingNeighbours: readonly (readonly [string, string])[];
  readonly hands: Readonly<
    Record<
      string,
      {
        readonly chen: number;
        readonly sklanskyMalmuthGroup: number;
        readonly headsUp: { readonly rank: number; readonly score: number };
        readonly fullRing: { readonly rank: number; readonly score: number };
      }
    >
  >;
}

const compact = readReference("vectors/preflop_compact.json") as Compact | undefined;
const preflop = readReference("vectors/preflop.json") as Preflop | undefined;
const chubukov = readReference("vectors/sklansky_chubukov.json") as
  | { readonly values: Readonly<Record<string, number | null>>; readonly order: readonly string[] }
  | undefined;

/** Hole cards of a starting hand such as `AKs`. */
function exampleOf(name: string): HoleCards {
  const [first, second] = [...name].map((rank) => RANKS.indexOf(rank));
  return HoleCards.of(cardOf(first, 3), cardOf(second, name.endsWith("s") ? 3 : 0));
}

Deno.test("startingHandOf() finds the name and the place in the grid of all 1,326 holdings", () => {
  const counts = new Array(STARTING_HANDS.length).fill(0);
  for (let high = 0 as Card; high < DECK_SIZE; high++) {
    for (let low = 0 as Card; low < high; low++) {
      const holding = HoleCards.of(high, low);
      const startingHand = startingHandOf(holding);
      assertEquals(startingHandOf(HoleCards.of(low, high)), startingHand);
      const suits = holding.isPair ? "" : holding.isSuited ? "s" : "o";
      const name = RANKS[high >> 2] + RANKS[low >> 2] + suits;
      assertEquals(STARTING_HANDS[startingHand], name);
      counts[startingHand]++;
    }
  }
  assertEquals(STARTING_HANDS.map((_, startingHand) => combosOf(startingHand)), counts);
  assertEquals(STARTING_HANDS.slice(0, 2), ["AA", "AKs"]);
  assertEquals(STARTING_HANDS.slice(12, 15), ["A2s", "AKo", "KK"]);
});

Deno.test("The starting hands and what is printed about them are as in the reference", () => {
  if (compact === undefined) return;
  const examples = STARTING_HANDS.map(exampleOf);
  assertEquals(STARTING_HANDS, compact.classes);
  assertEquals(STARTING_HANDS.map((_, startingHand) => combosOf(startingHand)), compact.combos);
  assertEquals(examples.map(chenPoints), compact.chen);
  assertEquals(examples.map(sklanskyMalmuthGroup), compact.sklanskyMalmuth);
  const order = startingHandsByEquity("headsUp");
  assertEquals(STARTING_HANDS.map((_, hand) => order.indexOf(hand) + 1), compact.huRank);
});

Deno.test("preflopRankHu() is the reference's score of every starting hand", () => {
  if (preflop === undefined) return;
  for (const [name, { headsUp }] of Object.entries(preflop.hands)) {
    assertAlmostEquals(preflopRankHu(exampleOf(name)), headsUp.score, 1e-12, name);
  }
  assertEquals(startingHandsByEquity("headsUp").map(nameOf), preflop.orderHeadsUp);
});

Deno.test("preflopRankFullRing() orders hands as the reference, where that is sure of the order", () => {
  if (preflop === undefined) return;
  const unsure = new Set(preflop.ambiguousFullRingNeighbours.map((pair) => pair.join()));
  const order = preflop.orderFullRing;
  for (let place = 1; place < order.length; place++) {
    const [better, worse] = [order[place - 1], order[place]];
    if (unsure.has(`${better},${worse}`)) continue;
    const isRight = preflopRankFullRing(exampleOf(better)) > preflopRankFullRing(exampleOf(worse));
    assert(isRight, `${better} ${worse}`);
  }
  const ours = startingHandsByEquity("fullRing").map(nameOf);
  assertEquals(ours.toSorted(), order.toSorted());
  for (const [name, { fullRing }] of Object.entries(preflop.hands)) {
    assertAlmostEquals(preflopRankFullRing(exampleOf(name)), fullRing.score, 0.013, name);
  }
});

Deno.test("preflopRankHu() and preflopRankFullRing() average one half over all holdings", () => {
  for (const rankOf of [preflopRankHu, preflopRankFullRing]) {
    const sum = STARTING_HANDS.reduce(
      (sum, name, startingHand) => sum + combosOf(startingHand) * rankOf(exampleOf(name)),
      0,
    );
    assertAlmostEquals(sum / 1_326, 0.5, 1e-12);
  }
});

Deno.test("sklanskyChubukovNumber() is the reference's, rounded down to thousandths", () => {
  if (chubukov === undefined) return;
  for (const [name, value] of Object.entries(chubukov.values)) {
    const want = value ?? Infinity;
    const got = sklanskyChubukovNumber(exampleOf(name));
    assert(got === want || got <= want + 1e-6 && got > want - 0.001_001, `${name} ${got} ${want}`);
  }
});

Deno.test("pushGroup() has the known sizes, and never puts a better hand in a later group", () => {
  const sizes = new Array(10).fill(0);
  for (const name of STARTING_HANDS) sizes[pushGroup(exampleOf(name)) - 1]++;
  assertEquals(sizes, [4, 4, 7, 9, 9, 14, 10, 18, 26, 68]);
  const groups = chubukov?.order.map((name) => pushGroup(exampleOf(name))) ?? [];
  assertEquals(groups.toSorted((a, b) => a - b), groups);
});

type Case = [cards: string, points: number];
const CHEN_CASES: Case[] = [
  ["AsAd", 20], // twice ten
  ["2s2d", 5], // at least five
  ["AsKs", 12],
  ["JsTs", 9], // six, suited, and one for straights
  ["QsJs", 9], // no more for straights with a queen
  ["KsJd", 7], // a gap of one costs one
  ["As2d", 5], // the ace counts high only
  ["5s3d", 3], // half a point is rounded up
  ["7s2d", -1],
  ["6s2d", -1],
];
for (const [cards, points] of CHEN_CASES) {
  Deno.test(`chenPoints() gives ${points}, for ${cards}`, () => {
    assertEquals(chenPoints(HoleCards.parse(cards)), points);
  });
}

Deno.test("killPhilGroup() reads a table of the user's own", () => {
  const groups = parseHandGroups("AA, KK / QQ-JJ AKs / 22+, AK");
  const cards = ["AsAd", "QsQd", "AsKs", "AsKd", "TsTd", "AsQs"];
  const got = cards.map((text) => killPhilGroup(HoleCards.parse(text), groups));
  assertEquals(got, [1, 2, 2, 3, 3, 0]);
  assertThrows(() => parseHandGroups("AA / KX"), SyntaxError, "KX");
});

function nameOf(startingHand: number): string {
  return STARTING_HANDS[startingHand];
}
