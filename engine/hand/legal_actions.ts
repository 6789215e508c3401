/**
 * What a player may do, in words.
 *
 * @module
 */
import type { BettingRound } from "../rules/mod.ts";

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
