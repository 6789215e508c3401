/**
 * All-in or fold heads-up, by the Nash equilibrium: against it no other play wins more.
 *
 * The small blind moves in or folds, the big blind calls or folds; blinds of half and one big
 * blind, no antes, chips count for themselves. For other spots see {@link solvePushFold}.
 *
 * @module
 */
import type { HoleCards } from "../cards/mod.ts";
import { CALL_STACKS, PUSH_STACKS } from "./_nash_stacks.ts";
import { HandRange } from "./hand_range.ts";
import { startingHandOf } from "./starting_hands.ts";

/** By starting hand: runs of stacks, in tenths of a big blind, with which it is played. */
type StackRuns = readonly (readonly (readonly [from: number, to: number])[])[];

const MOST_TENTHS = 250;

let pushRuns: StackRuns | undefined;
let callRuns: StackRuns | undefined;

/**
 * Whether the small blind moves in.
 *
 * @param stack The shorter of both stacks before the blinds, in big blinds. Stacks above 25 are
 * taken as 25, where better plays than this exist.
 * @throws {RangeError} If the stack is not above 0.
 *
 * @example A hand to fold with some stacks, and to push with shorter and with deeper ones
 * ```ts
 * import { HoleCards, isNashPush } from "@marvin/holdem";
 * import { assertEquals } from "@std/assert";
 *
 * const holeCards = HoleCards.parse("6h3h");
 * assertEquals([2, 4, 7, 8].map((stack) => isNashPush(holeCards, stack)), [true, false, true, false]);
 * ```
 */
export function isNashPush(holeCards: HoleCards, stack: number): boolean {
  return isPlayed(pushStacks()[startingHandOf(holeCards)], tenthsOf(stack));
}

/** Whether the big blind calls the small blind's all-in; stacks are as for {@link isNashPush}. */
export function isNashCall(holeCards: HoleCards, stack: number): boolean {
  return isPlayed(callStacks()[startingHandOf(holeCards)], tenthsOf(stack));
}

/** All hands the small blind moves in with; stacks are as for {@link isNashPush}. */
export function nashPushRange(stack: number): HandRange {
  return rangeOf(pushStacks(), tenthsOf(stack));
}

/** All hands the big blind calls with; stacks are as for {@link isNashPush}. */
export function nashCallRange(stack: number): HandRange {
  return rangeOf(callStacks(), tenthsOf(stack));
}

function pushStacks(): StackRuns {
  return pushRuns ??= readStacks(PUSH_STACKS);
}

function callStacks(): StackRuns {
  return callRuns ??= readStacks(CALL_STACKS);
}

function readStacks(table: string): StackRuns {
  return table.trim().split(/[,\n]/).map((cell) =>
    cell.split("+").map((run) => {
      const [from, to] = run.split("-").map((stack) => Math.round(Number(stack) * 10));
      return to === undefined ? [0, from] as const : [from, to] as const;
    })
  );
}

function isPlayed(runs: StackRuns[number], tenths: number): boolean {
  return runs.some(([from, to]) => tenths >= from && tenths <= to);
}

function tenthsOf(stack: number): number {
  if (!(stack > 0)) { // also refuses NaN
    throw new RangeError(`Cannot push or fold with ${stack} big blinds: wanted more than 0`);
  }
  return Math.min(Math.round(stack * 10), MOST_TENTHS);
}

function rangeOf(stacks: StackRuns, tenths: number): HandRange {
  return HandRange.ofStartingHands(
    stacks.flatMap((runs, hand) => isPlayed(runs, tenths) ? [hand] : []),
  );
}
