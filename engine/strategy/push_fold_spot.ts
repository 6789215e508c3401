/**
 * All-in or fold at any table, for chips or for prize money.
 *
 * @module
 */
import type { Chips } from "../types.ts";
import { type CallOutcomes, solveOutcomes } from "./_push_fold_solver.ts";
import { HandRange } from "./hand_range.ts";
import { STARTING_HANDS } from "./starting_hands.ts";

/** Somebody may move in, all before him have folded, and those behind him may call. */
export interface PushFoldSpot {
  /** Chips behind of all who are still in the game, those who have folded this hand too. */
  readonly stacks: readonly Chips[];
  /** Chips in front of each of them: blinds, and bets of those who have folded. */
  readonly bets: readonly Chips[];
  /** Chips in the middle besides, such as antes; 0 if left out. */
  readonly dead?: Chips;
  /** Who may move in, an index into `stacks`. */
  readonly pusher: number;
  /** Who may call, in the order in which they act, the big blind last. */
  readonly callers: readonly number[];
  /**
   * What stacks are worth, such as `(stacks) => icm(stacks, prizes)`; if left out, chips count for
   * themselves. The game goes on from there, so that busted players have 0.
   */
  readonly worth?: (stacks: readonly Chips[]) => readonly number[];
}

/** Who plays what. A hand that is as good either way may be in or out. */
export interface PushFoldRanges {
  /** Hands to move in with. */
  readonly push: HandRange;
  /** Hands to call with if all before have folded, in the order of the callers. */
  readonly calls: readonly HandRange[];
}

/** Rounds after which no hand that is more than 0.01 big blinds right or wrong is played wrong. */
const ROUNDS = 300;

/**
 * The equilibrium of a spot: ranges from which nobody gains by leaving them alone. Takes one or a
 * few milliseconds.
 *
 * As usual in such calculations, at most one player calls, a pusher who folds leaves the pot to the
 * last caller, and ties are worth half of a win and half of a loss.
 *
 * @throws {RangeError} If the players do not fit the stacks, nobody can call, or an amount is below 0
 * or not finite.
 *
 * @example Four players are left, three are paid: the big blind hardly calls any more
 * ```ts
 * import { icm, solvePushFold } from "@marvin/holdem";
 * import { assertEquals } from "@std/assert";
 *
 * const spot = { stacks: [900, 800, 1000, 1000], bets: [100, 200, 0, 0], pusher: 0, callers: [1] };
 * const forChips = solvePushFold(spot);
 * const forPrizes = solvePushFold({ ...spot, worth: (stacks) => icm(stacks, [50, 30, 20]) });
 * assertEquals(forChips.calls[0].combos > 2 * forPrizes.calls[0].combos, true);
 * assertEquals(forPrizes.push.combos > forChips.push.combos, true);
 * ```
 */
export function solvePushFold(spot: PushFoldSpot): PushFoldRanges {
  checkSpot(spot);
  const { pusher, callers } = spot;
  const last = callers[callers.length - 1];
  const { push, calls } = solveOutcomes({
    fold: worthOf(spot, stacksWithPot(spot, last))[pusher],
    steal: worthOf(spot, stacksWithPot(spot, pusher))[pusher],
    calls: callers.map((caller) => callOutcomes(spot, caller)),
  }, ROUNDS);
  return { push: gainfulHands(push.gains), calls: calls.map(({ gains }) => gainfulHands(gains)) };
}

/**
 * The equity above which a call pays, if no one else calls: from the odds alone for chips, more
 * where to go broke costs more than a double stack brings.
 *
 * @param caller One of the callers, an index into the stacks.
 * @returns A fraction: 0 where any hand calls, 1 or more where none does.
 * @throws {RangeError} As {@link solvePushFold}, and if he is no caller.
 */
export function callThreshold(spot: PushFoldSpot, caller: number): number {
  checkSpot(spot);
  if (!spot.callers.includes(caller)) {
    throw new RangeError(
      `Cannot find the caller ${caller}: the callers are ${spot.callers.join(", ")}`,
    );
  }
  const { callerWins, callerLoses, callerFolds } = callOutcomes(spot, caller);
  if (callerFolds <= callerLoses) return 0; // even a lost call costs nothing
  return (callerFolds - callerLoses) / (callerWins - callerLoses);
}

function checkSpot({ stacks, bets, dead = 0, pusher, callers }: PushFoldSpot): void {
  for (const stack of stacks) checkAmount("a stack", stack);
  for (const bet of bets) checkAmount("a bet", bet);
  checkAmount("dead chips", dead);
  const players = [pusher, ...callers];
  const areKnown = players.every((player) => Number.isInteger(player) && player in stacks);
  if (bets.length !== stacks.length || !areKnown || new Set(players).size !== players.length) {
    throw new RangeError(
      `Cannot push or fold: wanted a bet for each of ${stacks.length} stacks and different ` +
        `players among them, found ${bets.length} bets and players ${players.join(", ")}`,
    );
  }
  if (callers.length === 0) throw new RangeError("Cannot push or fold where nobody can call");
}

function checkAmount(what: string, amount: number): void {
  if (Number.isFinite(amount) && amount >= 0) return;
  throw new RangeError(`Cannot push or fold with ${what} of ${amount}: wanted a number from 0`);
}

function callOutcomes(spot: PushFoldSpot, caller: number): CallOutcomes {
  const { pusher } = spot;
  const won = worthOf(spot, stacksAfterCall(spot, pusher, caller));
  const lost = worthOf(spot, stacksAfterCall(spot, caller, pusher));
  return {
    pusherWins: won[pusher],
    pusherLoses: lost[pusher],
    callerWins: lost[caller],
    callerLoses: won[caller],
    callerFolds: worthOf(spot, stacksWithPot(spot, pusher))[caller],
  };
}

/** Stacks if all fold to one player. */
function stacksWithPot({ stacks, bets, dead = 0 }: PushFoldSpot, winner: number): Chips[] {
  const pot = bets.reduce((sum, bet) => sum + bet, dead);
  return stacks.map((stack, player) => player === winner ? stack + pot : stack);
}

/** Stacks after two players were all-in, or the one with fewer chips was. */
function stacksAfterCall(
  { stacks, bets, dead = 0 }: PushFoldSpot,
  winner: number,
  loser: number,
): Chips[] {
  const matched = Math.min(stacks[winner] + bets[winner], stacks[loser] + bets[loser]);
  const pot = bets.reduce((sum, bet) => sum + bet, dead) - bets[winner] - bets[loser];
  return stacks.map((stack, player) => {
    if (player === winner) return stack + bets[player] + matched + pot;
    return player === loser ? stack + bets[player] - matched : stack;
  });
}

function worthOf({ worth }: PushFoldSpot, stacks: readonly Chips[]): readonly number[] {
  if (worth === undefined) return stacks;
  const values = worth(stacks);
  if (values.length === stacks.length && values.every(Number.isFinite)) return values;
  throw new RangeError(
    `Cannot tell what ${stacks.length} stacks are worth: wanted a number for each, found ${values}`,
  );
}

function gainfulHands(gains: Float64Array): HandRange {
  return HandRange.ofStartingHands(STARTING_HANDS.keys().filter((hand) => gains[hand] > 0));
}
