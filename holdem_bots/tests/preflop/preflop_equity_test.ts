import { assert, assertAlmostEquals, assertEquals } from "@std/assert";
import { HoleCards } from "@marvin/holdem/cards";
import { preflopEquity } from "../../preflop/preflop_equity.ts";
import { levelOf, rangeOfLevel, SHARE_LEVELS } from "../../preflop/range_levels.ts";

Deno.test("preflopEquity() is that against anything, when nothing is known", () => {
  assertAlmostEquals(preflopEquity(HoleCards.parse("AsAd"), 1), 0.852, 0.001);
  assertAlmostEquals(preflopEquity(HoleCards.parse("7s2d"), 1), 0.346, 0.001);
});

Deno.test("preflopEquity() falls, when the opponent holds fewer and better hands", () => {
  const jacks = HoleCards.parse("JsJd");
  const equities = SHARE_LEVELS.map((share) => preflopEquity(jacks, share));
  assertEquals(equities, equities.toSorted((a, b) => a - b));
  assert(equities[0] < 0.51 && equities[10] > 0.77); // aces to jacks and AK; anything
});

Deno.test("levelOf() finds the level that comes nearest", () => {
  SHARE_LEVELS.forEach((share, level) => assertEquals(levelOf(share), level));
  assertEquals([levelOf(0), levelOf(0.14), levelOf(0.15), levelOf(2)], [0, 3, 4, 10]);
});

Deno.test("rangeOfLevel() holds about as many hands as the level says, and always enough", () => {
  SHARE_LEVELS.forEach((share, level) => {
    const { combos } = rangeOfLevel(level);
    assert(combos >= share * 1_326 && combos < share * 1_326 + 13);
    assert(combos > 36); // or nine seen cards could leave nobody any hand
  });
});
