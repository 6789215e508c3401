import { assertAlmostEquals, assertEquals } from "@std/assert";
import { RandomBot, type RandomBotOptions } from "../../../engine/bots/mod.ts";
import { createPrng } from "../../../engine/random/mod.ts";
import { decide, ID, type Situation, streamOf } from "./_situation.ts";

const FREE: Situation = { street: "flop", holeCards: "AhAd", board: "2c3d4h" };
const PRICED: Situation = { ...FREE, callAmount: 20 };

type Case = [title: string, situation: Situation, draws: number[], want: string];
const CASES: Case[] = [
  ["folds on the first third of a price", PRICED, [0.32], "fold"],
  ["raises on the second third of a price", PRICED, [0.34, 0], "raise to 30"],
  ["calls on the last third of a price", PRICED, [0.67], "call"],
  ["bets on the first half where it is free", FREE, [0.49, 0], "bet to 10"],
  ["checks on the second half where it is free", FREE, [0.51], "call"],
  ["folds on the first half where raising is closed", { ...PRICED, closed: true }, [0.49], "fold"],
  ["calls on the second half where raising is closed", { ...PRICED, closed: true }, [0.51], "call"],
  ["sizes from the smallest raise", { ...PRICED, maxRaiseTo: 39 }, [0.5, 0.09], "raise to 30"],
  ["sizes evenly", { ...PRICED, maxRaiseTo: 39 }, [0.5, 0.45], "raise to 34"],
  ["sizes up to the largest raise", { ...PRICED, maxRaiseTo: 39 }, [0.5, 0.999], "raise to 39"],
];
for (const [title, situation, draws, want] of CASES) {
  Deno.test(`RandomBot ${title}`, () => {
    const prng = streamOf(...draws);
    assertEquals(decide(new RandomBot(ID, "Random", { prng }), situation), want);
    assertEquals(prng.left, 0);
  });
}

Deno.test("RandomBot follows its weights, when there are other ones", () => {
  type Weights = Omit<RandomBotOptions, "prng">;
  const only = (weights: Weights, situation: Situation) =>
    decide(new RandomBot(ID, "Random", { ...weights, prng: createPrng("7", "bot") }), situation);
  assertEquals(only({ callWeight: 0, raiseWeight: 0 }, PRICED), "fold");
  assertEquals(only({ foldWeight: 0, raiseWeight: 0 }, PRICED), "call");
  assertEquals(only({ foldWeight: 0, callWeight: 0 }, PRICED).slice(0, 5), "raise");
  assertEquals(only({ callWeight: 0, raiseWeight: 0 }, FREE), "call"); // nothing it likes is legal

  const bot = new RandomBot(ID, "Random", { prng: createPrng("7", "bot"), foldWeight: 2 });
  const decisions = Array.from({ length: 20_000 }, () => decide(bot, PRICED));
  const folds = decisions.filter((action) => action === "fold").length / decisions.length;
  const calls = decisions.filter((action) => action === "call").length / decisions.length;
  assertAlmostEquals(folds, 0.5, 0.015); // four standard errors
  assertAlmostEquals(calls, 0.25, 0.013);
});
