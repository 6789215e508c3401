import { assert, assertAlmostEquals, assertEquals } from "@std/assert";
import { betTo, call, check, fold, raiseTo } from "@marvin/holdem/rules";
import {
  bestChoice,
  callChoice,
  foldsOfAll,
  passChoice,
  raiseToChoice,
} from "../../value/chip_value.ts";
import { spotOf, viewOf } from "../_spot.ts";

/** A pot of 100 without a bet. */
const UNBET = viewOf({ players: [{ totalBet: 50 }, { totalBet: 50 }] });
/** The same, and a bet of 50. */
const BET = viewOf({ players: [{ totalBet: 50 }, { streetBet: 50, totalBet: 100 }] });

const even = { beaten: 0.5, beatenIfCalling: 0.5, folds: 0, stays: 1 };

Deno.test("passChoice() is worth the share of the pot where checking is free, and else nothing", () => {
  assertEquals(passChoice(spotOf(UNBET, [even])), { action: check(), worth: 50 });
  assertEquals(passChoice(spotOf(BET, [even])), { action: fold(), worth: 0 });
});

Deno.test("callChoice() is worth nothing, when the hand wins just as often as the odds ask for", () => {
  const quarter = { ...even, beaten: 0.25 };
  assertEquals(callChoice(spotOf(BET, [quarter])), { action: call(), worth: 0 });
  assertEquals(callChoice(spotOf(BET, [even])).worth, 50);
});

Deno.test("callChoice() realises less of its share, the more chips are behind", () => {
  const worth = (stack: number): number => {
    const players = [{ totalBet: 50, stack }, { streetBet: 50, totalBet: 100 }];
    return callChoice(spotOf(viewOf({ players }), [even], { realised: 0.5 })).worth;
  };
  assertEquals(worth(150), 50);
  assertAlmostEquals(worth(1e9), 0, 1e-3);
});

Deno.test("callChoice() counts only chips that a short stack can win", () => {
  const players = [{ stack: 100 }, { streetBet: 1_000 }, { streetBet: 1_000 }];
  const { worth } = callChoice(spotOf(viewOf({ players }), [even, even]));
  assertEquals(worth, 0.25 * 200 - 0.75 * 100);
});

Deno.test("callChoice() is worth less to who fears to lose", () => {
  const players = [{ totalBet: 50, stack: 50 }, { streetBet: 50, totalBet: 100 }];
  const worth = (riskAversion: number): number =>
    callChoice(spotOf(viewOf({ players }), [even], { riskAversion })).worth;
  assertEquals([worth(0), worth(0.5)], [75 - 25, 75 - 37.5]);
});

Deno.test("raiseToChoice() wins twice the bet or the pot, when one who never folds is even", () => {
  assertEquals(raiseToChoice(spotOf(UNBET, [even]), 60), { action: betTo(60), worth: 50 });
  const always = { ...even, beatenIfCalling: 1 };
  assertEquals(raiseToChoice(spotOf(UNBET, [always]), 60).worth, 160);
});

Deno.test("raiseToChoice() wins the pot as often as others fold", () => {
  const never = { ...even, beatenIfCalling: 0, folds: 0.4 };
  const { action, worth } = raiseToChoice(spotOf(UNBET, [never]), 50);
  assertEquals(action, betTo(50));
  assertAlmostEquals(worth, 0.4 * 100 - 0.6 * 50);
});

Deno.test("raiseToChoice() is legal and has a price, when somebody has bet", () => {
  const { action, worth } = raiseToChoice(spotOf(BET, [even]), 1);
  assertEquals(action, raiseTo(70));
  assert(worth < 0.5 * (150 + 20) - 0.5 * 70);
  assertEquals(raiseToChoice(spotOf(BET, [even]), 5_000).action, raiseTo(1_000));
});

Deno.test("foldsOfAll() grows with the bet, but not where nobody folds", () => {
  const folder = { ...even, folds: 0.5 };
  const spot = spotOf(UNBET, [folder]);
  assertAlmostEquals(foldsOfAll(spot, 50), 0.5);
  assert(foldsOfAll(spot, 100) > 0.5 && foldsOfAll(spot, 20) < 0.5);
  assertEquals(foldsOfAll(spotOf(UNBET, [even]), 500), 0);
});

Deno.test("bestChoice() takes the first of those that are worth most", () => {
  const choices = [fold(), check(), call()].map((action, i) => ({ action, worth: i > 0 ? 1 : 0 }));
  assertEquals(bestChoice(choices).action, check());
});
