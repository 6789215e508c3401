/**
 * What a player may do.
 *
 * @module
 */
import type { BettingRound } from "../rules/mod.ts";
import type { Chips } from "../types.ts";

/** The legal actions of the seat to act, such as `fold, call 20, raise to 40-200`. */
export function legalActions(round: BettingRound): string {
  if (round.toAct < 0) return "nothing, as nobody is to act";
  const actions = round.callAmount > 0 ? ["fold", `call ${round.callAmount}`] : ["check"];
  if (round.canRaise) {
    const { minRaiseTo, maxRaiseTo } = round;
    const verb = round.currentBet > 0 ? "raise" : "bet";
    const fixed = minRaiseTo === maxRaiseTo;
    actions.push(`${verb} to ${fixed ? maxRaiseTo : `${minRaiseTo}-${maxRaiseTo}`}`);
  }
  return actions.join(", ");
}

/**
 * Whether a bet or raise asks for more than the seat to act has, where the limit allows all of that.
 * Such an action is an all-in and no fault, whatever the amount is.
 */
export function isBeyondStack(round: BettingRound, to: Chips): boolean {
  const { maxRaiseTo, toAct } = round;
  return typeof to === "number" && to > maxRaiseTo &&
    maxRaiseTo === round.streetBet[toAct] + round.stack[toAct];
}

/**
 * Whether a bet or raise asks for all that the seat to act has, or more, where a call takes all of
 * that. Such an action is an all-in as well.
 */
export function isCallForAll(round: BettingRound, to: Chips): boolean {
  const { callAmount, toAct } = round;
  const stack = round.stack[toAct];
  return typeof to === "number" && callAmount === stack && to >= round.streetBet[toAct] + stack;
}
