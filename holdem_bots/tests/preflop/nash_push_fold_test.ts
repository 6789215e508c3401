import { assertEquals } from "@std/assert";
import type { PlayerInfo } from "@marvin/holdem/player";
import { formatAction } from "@marvin/holdem/rules";
import { createPrng } from "@marvin/holdem";
import { ActionRecorder, createStrategyContext } from "@marvin/holdem/strategy";
import { Mind } from "../../mind.ts";
import { NashPushFold } from "../../preflop/nash_push_fold.ts";
import { type MadeUpGame, viewOf } from "../_spot.ts";

const BUTTON = { players: [{ streetBet: 10, stack: 190 }, { streetBet: 20, stack: 180 }] };
const PUSHED = {
  players: [{ streetBet: 20, stack: 180 }, { streetBet: 200, stack: 0, isAllIn: true }],
};
const DEEP = { players: [{ streetBet: 10, stack: 790 }, { streetBet: 20, stack: 780 }] };
const THREE = { players: [...BUTTON.players, { stack: 200 }] };

/** What is done before the flop; nothing where the strategy does not apply. */
function decide(game: MadeUpGame, holeCards: string, mind = new Mind(0)): string {
  const view = viewOf({ street: "preflop", ...game, holeCards });
  const own = { actionRecorder: new ActionRecorder(), random: createPrng("7", "bot") };
  const context = createStrategyContext(
    { ...view, canRaise: view.canRaise && !game.players[1].isAllIn },
    own,
  );
  const strategy = new NashPushFold(mind);
  return strategy.isApplicable(context) ? formatAction(strategy.act(context)) : "";
}

const CASES: readonly [title: string, game: MadeUpGame, holeCards: string, want: string][] = [
  ["moves in with a hand of the equilibrium", BUTTON, "Ks2s", "all-in"],
  ["folds any other", BUTTON, "7s2d", "fold"],
  ["calls an all-in with a hand of the equilibrium", PUSHED, "As5d", "call"],
  ["folds any other to it", PUSHED, "9s2d", "fold"],
  ["leaves deep stacks alone", DEEP, "AsAd", ""],
  ["leaves tables of three alone", THREE, "AsAd", ""],
];
for (const [title, game, holeCards, want] of CASES) {
  Deno.test(`NashPushFold ${title}`, () => assertEquals(decide(game, holeCards), want));
}

Deno.test("NashPushFold leaves players alone of whom something is known", () => {
  const mind = new Mind(0);
  const { habits } = mind.reads.of({ id: 1 as PlayerInfo["id"] });
  for (let i = 0; i < 9; i++) habits.record("raised", "call");
  assertEquals(decide(BUTTON, "AsAd", mind), "all-in");
  habits.record("raised", "call");
  assertEquals(decide(BUTTON, "AsAd", mind), "");
});
