import { assert, assertAlmostEquals, assertEquals } from "@std/assert";
import {
  EQUITY_FULL_RING,
  EQUITY_HEADS_UP,
  SKLANSKY_CHUBUKOV,
} from "../../../engine/strategy/_preflop_table.ts";
import { STARTING_HANDS } from "../../../engine/strategy/starting_hands.ts";
import { ExactMatchups } from "../../scripts/_exact_matchups.ts";
import { estimateFullRing } from "../../scripts/_full_ring.ts";
import { sklanskyChubukovNumber } from "../../scripts/_sklansky_chubukov.ts";
import { readReference } from "../../_support/reference.ts";

interface Equity {
  readonly equity: number;
  readonly se: number;
}
type Hands = Readonly<
  Record<
    string,
    {
      readonly vsRandom: Equity;
      readonly equityVsN: Readonly<Record<string, Equity>>;
    }
  >
>;

const reference = readReference("vectors/preflop.json") as { readonly hands: Hands } | undefined;

const matchups = new ExactMatchups();

for (const name of ["AA", "AKs", "72o"]) {
  Deno.test(`The table of starting hands is what its script computes, of ${name}`, () => {
    const startingHand = STARTING_HANDS.indexOf(name);
    const equities = matchups.equitiesOf(startingHand);
    assertEquals(equities.length, 1_225);
    const mean = equities.reduce((sum, share) => sum + share, 0) / equities.length;
    assertEquals(EQUITY_HEADS_UP[startingHand], Math.round(1e6 * mean));
    const stack = sklanskyChubukovNumber(equities);
    assertEquals(SKLANSKY_CHUBUKOV[startingHand], Math.floor(1_000 * stack));
  });
}

Deno.test("The table of starting hands agrees with other deals against nine hands", () => {
  const { equity, standardError } = estimateFullRing(100_000, "another");
  const errors = equity.map((share, startingHand) =>
    (share - EQUITY_FULL_RING[startingHand] / 1e6) / standardError[startingHand]
  );
  assertEquals(errors.length, EQUITY_FULL_RING.length);
  assert(errors.every((error) => Math.abs(error) < 5));
  const meanSquare = errors.reduce((sum, error) => sum + error ** 2, 0) / errors.length;
  assertAlmostEquals(meanSquare, 1, 0.5); // all share the deals, thus not closer to 1
});

Deno.test("The table of starting hands has the equities of the reference", () => {
  if (reference === undefined) return;
  for (const [startingHand, name] of STARTING_HANDS.entries()) {
    const { vsRandom, equityVsN: { "9": vsNine } } = reference.hands[name];
    assertEquals(EQUITY_HEADS_UP[startingHand], Math.round(1e6 * vsRandom.equity));
    const error = Math.hypot(vsNine.se, 50e-6); // ours have standard errors below the latter
    assertAlmostEquals(EQUITY_FULL_RING[startingHand] / 1e6, vsNine.equity, 4 * error, name);
  }
});

Deno.test("sklanskyChubukovNumber() finds the stack where pushing is worth folding", () => {
  // Against one hand that wins 60 %, 2 * (s + 1) * 0.4 - s = 0, or 0.2 * s = 0.8.
  assertAlmostEquals(sklanskyChubukovNumber([0.4]), 4, 1e-6);
  assertEquals(sklanskyChubukovNumber([0.5, 0.9]), Infinity);
});
