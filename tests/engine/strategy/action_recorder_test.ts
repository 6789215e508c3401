import { assertEquals } from "@std/assert";
import {
  type Action,
  betTo,
  call,
  check,
  fold,
  raiseTo,
  STREETS,
} from "../../../engine/rules/mod.ts";
import { ActionRecorder } from "../../../engine/strategy/action_recorder.ts";
import type { PlayerId } from "../../../engine/types.ts";

const [ANN, BOB, CAT] = [0, 1, 2] as PlayerId[];

/** A hand that was called preflop, bet and raised on the flop and checked on the turn. */
function recordHand(): ActionRecorder {
  const recorder = new ActionRecorder();
  const preflop: [PlayerId, Action][] = [[ANN, call()], [BOB, call()], [CAT, check()]];
  const flop: [PlayerId, Action][] = [
    [BOB, betTo(20)],
    [CAT, raiseTo(60)],
    [ANN, call()],
    [BOB, call()],
  ];
  for (const [player, action] of preflop) recorder.record("preflop", player, action);
  for (const [player, action] of flop) recorder.record("flop", player, action);
  recorder.record("turn", BOB, check());
  recorder.record("turn", CAT, fold());
  return recorder;
}

Deno.test("ActionRecorder keeps the actions of each street in order", () => {
  const recorder = recordHand();
  const actions = STREETS.map((street) =>
    recorder.actionsOnStreet(street).map(({ playerId, action }) => `${playerId} ${action.type}`)
  );
  assertEquals(actions, [
    ["0 call", "1 call", "2 check"],
    ["1 bet", "2 raise", "0 call", "1 call"],
    ["1 check", "2 fold"],
    [],
  ]);
});

Deno.test("ActionRecorder finds the last bet or raise of each street", () => {
  const recorder = recordHand();
  assertEquals(STREETS.map((street) => recorder.lastRaiseOnStreet(street)), [
    null,
    { playerId: CAT, action: raiseTo(60) },
    null,
    null,
  ]);
  recorder.record("turn", ANN, betTo(80));
  assertEquals(recorder.lastRaiseOnStreet("turn"), { playerId: ANN, action: betTo(80) });
});

Deno.test("ActionRecorder counts the calls since the last bet or raise of a street", () => {
  const recorder = recordHand();
  assertEquals(STREETS.map((street) => recorder.numCallersOnStreet(street)), [2, 2, 0, 0]);
  recorder.record("flop", CAT, raiseTo(200));
  assertEquals(recorder.numCallersOnStreet("flop"), 0);
});

Deno.test("ActionRecorder knows the aggressor beyond his street, until it is reset", () => {
  const recorder = new ActionRecorder();
  assertEquals(recorder.aggressorId, null);
  recorder.record("preflop", ANN, call());
  assertEquals(recorder.aggressorId, null);
  assertEquals(recordHand().aggressorId, CAT);
  const used = recordHand();
  used.reset();
  assertEquals(used.aggressorId, null);
  assertEquals(STREETS.map((street) => used.actionsOnStreet(street).length), [0, 0, 0, 0]);
});
