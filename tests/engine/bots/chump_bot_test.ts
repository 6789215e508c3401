import { assertEquals } from "@std/assert";
import { ChumpBot } from "../../../engine/bots/mod.ts";
import type { PlayerId } from "../../../engine/types.ts";
import { decide, ID, type Situation, streamOf, viewOf } from "./_situation.ts";

// Two draws of the constructor: bravery 0.9 and boldness 1.5.
const MOOD = [6.5 / 9, 4.5 / 9];
// Two draws of a normal number that is 0: sizes are not changed.
const EVEN = [0.5, 0.25];
const OTHER = 1 as PlayerId;

/** A bot at the start of a street, with a unit of 25 chips. */
function startStreet(situation: Situation, ...draws: number[]) {
  const prng = streamOf(...MOOD, ...draws);
  const bot = new ChumpBot(ID, "Chump", { prng });
  bot.gameStartEvent(viewOf(situation));
  bot.stageEvent();
  return { bot, prng };
}

const PREFLOP: Situation = { street: "preflop", holeCards: "QhQd", currentBet: 20, minRaiseTo: 40 };
// Aces beat nearly everything: a hand rank of 0.99.
const ACES: Situation = { street: "river", holeCards: "AhAd", board: "Ac9s2d7h4h" };
// Nothing: a hand rank of 0.03, below the 0.1 of the smallest bet.
const NOTHING: Situation = { street: "river", holeCards: "3h2d", board: "AcKs9d7h5h" };

type Case = [title: string, situation: Situation, draws: number[], want: string];
const CASES: Case[] = [
  [
    "raises a big pair by four units less the price",
    { ...PREFLOP, callAmount: 10 },
    EVEN,
    "raise to 110",
  ],
  ["raises what the normal factor says", PREFLOP, [1 - Math.exp(-0.5), 0], "raise to 140"],
  ["calls where the raise would be too small", { ...PREFLOP, minRaiseTo: 121 }, EVEN, "call"],
  ["calls where raising is closed", { ...PREFLOP, callAmount: 10, closed: true }, [], "call"],
  ["folds trash to a bet", { ...PREFLOP, holeCards: "7h2d", callAmount: 10 }, [], "fold"],
  ["checks trash where it is free", { ...PREFLOP, holeCards: "7h2d" }, [], "call"],
  ["calls with other cards", { ...PREFLOP, holeCards: "AhKh", callAmount: 10 }, [], "call"],
  ["bets twenty units with a hand that beats nearly all", ACES, EVEN, "bet to 500"],
  ["bets no more than is legal", { ...ACES, maxRaiseTo: 300 }, EVEN, "bet to 300"],
  ["checks a bad hand on an even draw", NOTHING, [0.5], "call"],
  ["bluffs five units on a low draw", NOTHING, [0.06, ...EVEN], "bet to 125"],
  ["bluffs one unit on a draw below bluff^4", NOTHING, [0.4, ...EVEN], "bet to 25"],
  ["calls a bet on a draw below the bluff chance", { ...NOTHING, callAmount: 20 }, [0.79], "call"],
  ["folds to a bet on a draw above it", { ...NOTHING, callAmount: 20 }, [0.81], "fold"],
  ["fears a high price", { ...NOTHING, callAmount: 100 }, [0.75], "fold"],
];
for (const [title, situation, draws, want] of CASES) {
  Deno.test(`ChumpBot ${title}`, () => {
    const { bot, prng } = startStreet(situation, ...draws);
    assertEquals(decide(bot, situation), want);
    assertEquals(prng.left, 0);
  });
}

Deno.test("ChumpBot only calls, when it has acted twice on a street", () => {
  const { bot } = startStreet(ACES, ...EVEN, ...EVEN);
  const raised: Situation = { ...ACES, callAmount: 10 };
  assertEquals(decide(bot, ACES), "bet to 500");
  assertEquals(decide(bot, raised).slice(0, 5), "raise");
  assertEquals(decide(bot, raised), "call");
});

Deno.test("ChumpBot keeps its fear during a hand, and loses it with the next", () => {
  const dear: Situation = { ...NOTHING, callAmount: 1_000 };
  const cheap: Situation = { ...NOTHING, callAmount: 20 };
  const { bot } = startStreet(NOTHING, 0.5, 0.5, 0.5);
  assertEquals(decide(bot, dear), "fold");
  bot.stageEvent();
  assertEquals(decide(bot, cheap), "fold");
  bot.gameStartEvent(viewOf(NOTHING));
  bot.stageEvent();
  assertEquals(decide(bot, cheap), "call");
});

Deno.test("ChumpBot changes its mood by chance, when somebody else wins", () => {
  const { bot, prng } = startStreet(NOTHING, 0.11, 0.09, 0.1, 0.1);
  bot.winEvent(ID);
  assertEquals(prng.left, 4);
  bot.winEvent(OTHER);
  assertEquals(prng.left, 3);
  bot.winEvent(OTHER);
  assertEquals(prng.left, 0);

  const steady = streamOf(...MOOD, 0);
  new ChumpBot(ID, "Chump", { prng: steady, changeChance: 0 }).winEvent(OTHER);
  assertEquals(steady.left, 0);
});
