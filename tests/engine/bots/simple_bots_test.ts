import { assertEquals, assertThrows } from "@std/assert";
import {
  CallBot,
  ChumpBot,
  FlockBot,
  FoldBot,
  RaiseBot,
  RandomBot,
} from "../../../engine/bots/mod.ts";
import type { HoldemPlayer } from "../../../engine/player/mod.ts";
import { createPrng } from "../../../engine/random/mod.ts";
import { decide, ID, type Situation } from "./_situation.ts";

const PREFLOP: Situation = { street: "preflop", holeCards: "7h2d", currentBet: 20 };
const FREE: Situation = { street: "flop", holeCards: "7h2d", board: "AcKdQh" };
const PRICED: Situation = { ...FREE, callAmount: 40, minRaiseTo: 80 };

type Case = [title: string, bot: HoldemPlayer, situation: Situation, want: string];
const CASES: Case[] = [
  ["CallBot calls any price", new CallBot(ID, "A"), { ...PRICED, callAmount: 1_000 }, "call"],
  ["CallBot checks by calling nothing", new CallBot(ID, "A"), FREE, "call"],
  ["FoldBot checks where it is free", new FoldBot(ID, "A"), FREE, "check"],
  ["FoldBot folds aces to a bet", new FoldBot(ID, "A"), { ...PRICED, holeCards: "AhAd" }, "fold"],
  ["RaiseBot bets the minimum", new RaiseBot(ID, "A"), FREE, "bet to 10"],
  ["RaiseBot raises the minimum", new RaiseBot(ID, "A"), PRICED, "raise to 80"],
  ["RaiseBot raises as the big blind", new RaiseBot(ID, "A"), PREFLOP, "raise to 30"],
  [
    "RaiseBot calls where raising is closed",
    new RaiseBot(ID, "A"),
    { ...PRICED, closed: true },
    "call",
  ],
];
for (const [title, bot, situation, want] of CASES) {
  Deno.test(title, () => assertEquals(decide(bot, situation), want));
}

const prng = createPrng("7", "bot");
const REFUSED: [title: string, make: () => HoldemPlayer, message: string][] = [
  [
    "RandomBot",
    () => new RandomBot(ID, "A", { prng, foldWeight: NaN }),
    "weight of folding of NaN",
  ],
  ["RandomBot", () => new RandomBot(ID, "A", { prng, callWeight: -1 }), "weight of calling of -1"],
  ["RandomBot", () => new RandomBot(ID, "A", { prng, raiseWeight: "2" as never }), "raising of 2"],
  ["FlockBot", () => new FlockBot(ID, "A", { betFraction: -0.5 }), "bet fraction of -0.5"],
  ["ChumpBot", () => new ChumpBot(ID, "A", { prng, changeChance: 10 }), "from 0 to 1"],
];
for (const [title, make, message] of REFUSED) {
  Deno.test(`${title} refuses a ${message}`, () => {
    assertThrows(make, RangeError, message);
  });
}
