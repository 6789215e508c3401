// Real bug reports of comparable engines, played through playHand().
import { assertEquals, assertThrows } from "@std/assert";
import {
  type HandScript,
  type HandState,
  IllegalActionError,
  playHand,
  type ScriptAction,
} from "@marvin/holdem";
import { readReference, referenceFiles } from "../../_support/reference.ts";

type CaseAction = [name: string, type: string, to?: number];
interface HandCase {
  id: string;
  title: string;
  input: {
    kind: string;
    ante: number;
    sb: number;
    bb: number;
    button: number;
    seats: { seat: number; name: string; stack: number; cards?: string }[];
    board?: string;
    rake?: { percentage: number; cap: number };
    actions: CaseAction[];
  };
  right: { expect: Record<string, unknown> };
}

const scriptAction = ([name, type, to]: CaseAction): ScriptAction => ({
  name,
  type: (type === "allin" ? "allIn" : type) as ScriptAction["type"],
  ...(to === undefined ? {} : { to }),
});

function scriptOf({ input }: HandCase): HandScript {
  return {
    seats: input.seats.map(({ cards, ...seat }) => ({ ...seat, holeCards: cards })),
    button: input.button,
    smallBlind: input.sb,
    bigBlind: input.bb,
    ante: input.ante,
    board: input.board,
    rake: input.rake,
    actions: input.actions.map(scriptAction),
  };
}

const sum = (chips: Iterable<number>) => [...chips].reduce((total, amount) => total + amount, 0);

/** Chips by name of all pots together. */
function wonBy(state: HandState): Record<string, number> {
  const won: Record<string, number> = {};
  for (const { winners } of state.pots) {
    for (const [name, chips] of Object.entries(winners)) won[name] = (won[name] ?? 0) + chips;
  }
  return won;
}

/** What a state says about one expectation, in the words of the case. */
function observed(key: string, state: HandState, script: HandScript): unknown {
  const { next, result } = state;
  const names = script.seats.map((seat) => seat.name);
  const nameAt = (seat: number) => script.seats.find((player) => player.seat === seat + 1)!.name;
  const byName = (of: (name: string) => number) =>
    Object.fromEntries(names.map((name) => [name, of(name)]));
  switch (key) {
    case "toAct":
      return next?.name;
    case "call":
      return next?.callAmount;
    case "check":
      return next?.canCheck;
    case "canRaise":
      return next?.canRaise;
    case "minRaiseTo":
      return next?.minRaiseTo;
    case "maxRaiseTo":
      return next?.maxRaiseTo;
    case "street":
      return state.street;
    case "done":
      return next === null;
    case "pots":
      return state.pots;
    case "uncalled":
      return state.uncalled;
    case "finalStacks":
      return state.stacks;
    case "stacksNow": // before the pots were paid
      return byName((name) => state.stacks[name] - (wonBy(state)[name] ?? 0));
    case "potNow":
    case "totalPot":
      return sum(state.pots.map((pot) => pot.amount));
    case "totalRake":
      return result?.totalRake;
    case "won":
      return wonBy(state);
    case "net":
      return byName((name) =>
        state.stacks[name] - script.seats.find((seat) => seat.name === name)!.stack
      );
    case "actedOrder":
      return (script.actions ?? []).map((action) => action.name);
    case "showOrder":
      return result?.showOrder.map(nameAt);
    case "smallBlind":
      return result === null ? undefined : nameAt(result.sbSeat!);
    case "bigBlind":
      return result === null ? undefined : nameAt(result.bbSeat);
  }
  throw new Error(`This test does not know the expectation "${key}"`);
}

function checkExpectation(key: string, want: unknown, script: HandScript): void {
  const then = (actions: CaseAction[]) =>
    playHand({ ...script, actions: [...script.actions!, ...actions.map(scriptAction)] });
  switch (key) {
    case "illegal":
      for (const action of want as CaseAction[]) {
        assertThrows(() => then([action]), IllegalActionError, action[0]);
      }
      return;
    case "legalActions":
      for (const action of want as CaseAction[]) then([action]);
      return;
    case "showOrderIfRiverChecked": {
      const river = script.actions!.findIndex((action) => action.type === "bet");
      const checks = ["p1", "p2", "p3"].map((name) => ({ name, type: "check" as const }));
      const before = script.actions!.slice(0, river - 1);
      const state = playHand({ ...script, actions: [...before, ...checks] });
      assertEquals(observed("showOrder", state, script), want);
      return;
    }
    case "mustContain":
    case "mustNotMatch":
      return; // tests/engine/history looks at the log
    default:
      assertEquals(observed(key, playHand(script), script), want, key);
  }
}

for (const file of referenceFiles("cases")) {
  const reported = readReference(file) as HandCase;
  if (reported.input.kind !== "hand") continue;
  Deno.test(`playHand() is right where ${reported.id} was not: ${reported.title}`, () => {
    const script = scriptOf(reported);
    for (const [key, want] of Object.entries(reported.right.expect)) {
      checkExpectation(key, want, script);
    }
  });
}
