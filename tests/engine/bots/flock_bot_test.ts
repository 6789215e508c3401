import { assertAlmostEquals, assertEquals } from "@std/assert";
import { HoleCards, parseCards } from "../../../engine/cards/mod.ts";
import { FlockBot } from "../../../engine/bots/mod.ts";
import { flockLikes } from "../../../engine/bots/flock_bot.ts";
import { handRankFraction, handStrength } from "../../../engine/evaluator/hand_strength.ts";
import { readReference } from "../../_support/reference.ts";
import { decide, ID, type Situation } from "./_situation.ts";

interface Row {
  readonly hole: string;
  readonly board: string;
  readonly activePlayers: number;
  readonly strength: number;
  readonly target: number;
  readonly facingBet: "fold" | "call";
  readonly notFacingBet: "check" | "bet half pot";
}

const vectors = readReference("vectors/bots.json") as { flockRiver: Row[] } | undefined;
for (const row of vectors?.flockRiver ?? []) {
  Deno.test(`FlockBot decides as known, with ${row.hole} on ${row.board} of ${row.activePlayers}`, () => {
    const strength = handStrength(HoleCards.parse(row.hole), parseCards(row.board));
    const handRank = handRankFraction(strength);
    assertAlmostEquals(handRank ** (row.activePlayers - 1), row.strength, 1e-14);
    assertEquals(flockLikes(handRank, row.activePlayers), row.strength > row.target);

    const river: Situation = {
      street: "river",
      holeCards: row.hole,
      board: row.board,
      pot: 90,
      activePlayers: row.activePlayers,
    };
    const bot = new FlockBot(ID, "Flock");
    assertEquals(decide(bot, { ...river, callAmount: 30, currentBet: 30 }), row.facingBet);
    const wanted = row.notFacingBet === "check" ? "check" : "bet to 45";
    assertEquals(decide(bot, river), wanted);
  });
}

Deno.test("FlockBot checks and calls, when the river has not come", () => {
  const bot = new FlockBot(ID, "Flock");
  const streets = [["preflop", ""], ["flop", "3h4cJh"], ["turn", "3h4cJh8s"]] as const;
  for (const [street, board] of streets) {
    for (const holeCards of ["7d2s", "JcJs"]) {
      assertEquals(decide(bot, { street, holeCards, board, callAmount: 500 }), "call");
      assertEquals(decide(bot, { street, holeCards, board }), "call"); // which is a check
    }
  }
});

Deno.test("FlockBot bets its own fraction of the pot, as much as is legal", () => {
  const river: Situation = { street: "river", holeCards: "AhAd", board: "AcAs2d3h4h", pot: 90 };
  const bot = new FlockBot(ID, "Flock", { betFraction: 1.5 });
  assertEquals(decide(bot, river), "bet to 135");
  assertEquals(decide(bot, { ...river, maxRaiseTo: 50 }), "bet to 50");
  assertEquals(decide(bot, { ...river, minRaiseTo: 200 }), "bet to 200");
});
