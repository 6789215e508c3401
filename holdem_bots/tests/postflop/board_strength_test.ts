import { assert, assertAlmostEquals, assertEquals } from "@std/assert";
import { Board, HoleCards } from "@marvin/holdem/cards";
import { BoardStrength } from "../../postflop/board_strength.ts";

const DRAW = HoleCards.parse("8d7d");
const FLOP = Board.parse("9d6c2d");

Deno.test("BoardStrength compares with all holdings, when nothing is known", () => {
  assertAlmostEquals(new BoardStrength().strength(DRAW, FLOP, 1), 0.115, 1e-3);
});

Deno.test("BoardStrength is never more, when the opponent holds fewer and better hands", () => {
  const strength = new BoardStrength();
  const aces = HoleCards.parse("AsAd");
  const [few, all] = [0.05, 1].map((share) =>
    strength.strength(aces, Board.parse("KsKd2c"), share)
  );
  assert(few < all);
});

Deno.test("BoardStrength knows a hand and board again, and others from them", () => {
  const strength = new BoardStrength();
  const kings = HoleCards.parse("KsKc");
  const first = strength.strength(DRAW, FLOP, 1);
  const improvement = strength.improvement(DRAW, FLOP);
  assert(improvement > 0.2);
  assertEquals(strength.strength(DRAW, FLOP, 1), first);
  assertEquals(strength.improvement(DRAW, FLOP), improvement);
  assert(strength.strength(kings, FLOP, 1) > 0.9);
  assert(strength.improvement(kings, FLOP) < improvement);
  assert(strength.strength(kings, Board.parse("9d6c2dAh"), 1) < strength.strength(kings, FLOP, 1));
  assertEquals(strength.strength(DRAW, FLOP, 1), first);
});
