/**
 * Cases about one hand, played through `playHand()`.
 *
 * @module
 */
import { assertEquals, assertMatch, assertStringIncludes, assertThrows } from "@std/assert";
import {
  type BetLimit,
  buildHandHistoryRecord,
  formatHand,
  type HandScript,
  type HandState,
  IllegalActionError,
  NO_LIMIT,
  playHand,
  type ScriptAction,
} from "@marvin/holdem";
import { type CaseChecks, type Expectations, unknownExpectation } from "./_case.ts";

type CaseAction = readonly [name: string, type: string, to?: number];

interface HandInput {
  readonly game?: string;
  readonly ante?: number;
  readonly sb: number;
  readonly bb: number;
  readonly button: number;
  readonly seats: readonly {
    readonly seat: number;
    readonly name: string;
    readonly stack: number;
    readonly cards?: string;
  }[];
  readonly board?: string;
  readonly rake?: HandScript["rake"];
  readonly actions: readonly CaseAction[];
}

/** Checks of single hands. */
export const HAND_CHECKS: CaseChecks = { hand: checkHand };

function checkHand(input: HandInput, expect: Expectations): void {
  const script = scriptOf(input);
  for (const [key, want] of Object.entries(expect)) checkExpectation(key, want, script);
}

function scriptOf(input: HandInput): HandScript & { readonly actions: readonly ScriptAction[] } {
  return {
    seats: input.seats.map(({ cards, ...seat }) => ({ ...seat, holeCards: cards })),
    button: input.button,
    smallBlind: input.sb,
    bigBlind: input.bb,
    ante: input.ante,
    betLimit: betLimitOf(input),
    board: input.board,
    rake: input.rake,
    actions: input.actions.map(scriptAction),
  };
}

function betLimitOf({ game = "NLHE", bb }: HandInput): BetLimit {
  if (game === "NLHE") return NO_LIMIT;
  if (game === "PLHE") return { type: "pot_limit", minRaise: bb };
  if (game === "FLHE") return { type: "fixed_limit", minRaise: bb };
  throw new Error(`No check knows the game "${game}"`);
}

function scriptAction([name, type, to]: CaseAction): ScriptAction {
  return {
    name,
    type: (type === "allin" ? "allIn" : type) as ScriptAction["type"],
    ...(to === undefined ? {} : { to }),
  };
}

function checkExpectation(key: string, want: unknown, script: HandScript): void {
  const { actions = [] } = script;
  const then = (action: CaseAction) =>
    playHand({ ...script, actions: [...actions, scriptAction(action)] });
  switch (key) {
    case "illegal":
      for (const action of want as CaseAction[]) {
        assertThrows(() => then(action), IllegalActionError, action[0]);
      }
      return;
    case "legalActions":
      for (const action of want as CaseAction[]) then(action);
      return;
    case "actedOrder":
      playHand(script); // throws if somebody else was to act
      assertEquals(actions.map(({ name }) => name), want);
      return;
    case "showOrderIfRiverChecked":
      assertEquals(observed("showOrder", withRiverChecked(script), script), want);
      return;
    case "mustContain":
      for (const line of want as string[]) assertStringIncludes(logOf(script), line);
      return;
    case "mustMatch":
      for (const pattern of want as string[]) assertMatch(logOf(script), new RegExp(pattern));
      return;
    case "mustNotMatch":
      for (const pattern of want as string[]) {
        assertEquals(new RegExp(pattern).test(logOf(script)), false, pattern);
      }
      return;
    case "pots":
      checkPots(playHand(script), want as Expectations[]);
      return;
    default:
      assertEquals(observed(key, playHand(script), script, want), want, key);
  }
}

/** The same hand up to the river, where everybody checks. */
function withRiverChecked(script: HandScript): HandState {
  const { actions = [] } = script;
  const played: ScriptAction[] = [];
  let state = playHand({ ...script, actions: played });
  while (state.next !== null) {
    played.push(
      state.street === "river" ? { name: state.next.name, type: "check" } : actions[played.length],
    );
    state = playHand({ ...script, actions: played });
  }
  return state;
}

/** The hand as the project's own log tells it. */
function logOf(script: HandScript): string {
  const { next, result } = playHand(script);
  if (result === null) throw new Error(`the hand waits for ${next?.name}`);
  const record = buildHandHistoryRecord(result, script.seats.map(({ name }) => name), {
    tableName: "Cash Game Table 1",
    timestamp: "2026-05-19T12:00:00Z",
  });
  return formatHand(record, "ipoker");
}

/** Compares what a case says about each pot; it may say nothing about who wins. */
function checkPots({ pots }: HandState, want: readonly Expectations[]): void {
  const found = pots.map((pot, at) =>
    Object.fromEntries(Object.keys(want[at] ?? pot).map((key) => [key, pot[key as "amount"]]))
  );
  assertEquals(found as unknown, want);
}

/** What a state says about one expectation, in the words of the case. */
function observed(key: string, state: HandState, script: HandScript, want?: unknown): unknown {
  const { next, result } = state;
  const won = wonBy(state);
  const nameAt = (seat: number | null | undefined) =>
    script.seats.find((player) => player.seat - 1 === seat)?.name;
  /** Chips of the players that the case lists; of all who have any if it should list them all. */
  const listed = (of: (name: string) => number, all: boolean) =>
    Object.fromEntries(
      script.seats.map(({ name }) => [name, of(name)] as const).filter(([name, chips]) =>
        name in (want as object) || (all && chips !== 0)
      ),
    );
  switch (key) {
    case "toAct":
      return next?.name ?? null;
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
    case "uncalled":
      return listed((name) => state.uncalled[name] ?? 0, true);
    case "won":
      return listed((name) => won[name] ?? 0, true);
    case "winners":
      return Object.keys(won).sort();
    case "finalStacks":
      return listed((name) => state.stacks[name], false);
    case "stacksNow": // before the pots were paid
      return listed((name) => state.stacks[name] - (won[name] ?? 0), false);
    case "net":
      return listed(
        (name) => state.stacks[name] - script.seats.find((seat) => seat.name === name)!.stack,
        false,
      );
    case "potNow":
    case "totalPot":
      return state.pots.reduce((sum, pot) => sum + pot.amount, 0);
    case "totalRake":
      return result?.totalRake;
    case "rakePerPot":
      return result?.rakePerPot;
    case "showOrder":
      return result?.showOrder.map(nameAt);
    case "smallBlind":
      return nameAt(result?.sbSeat);
    case "bigBlind":
      return nameAt(result?.bbSeat);
    default:
      return unknownExpectation(key);
  }
}

/** Chips by name of all pots together, after rake. */
function wonBy(state: HandState): Record<string, number> {
  const won: Record<string, number> = {};
  for (const { winners } of state.pots) {
    for (const [name, chips] of Object.entries(winners)) won[name] = (won[name] ?? 0) + chips;
  }
  return won;
}
