/**
 * Whether a recorded line can follow in a hand that is being replayed.
 *
 * @module
 */
import type { HandRunner } from "../hand/mod.ts";
import type { Chips } from "../types.ts";
import type { StreetAction } from "./record.ts";

/** Whether a line is what its player may do at this point. */
export function isLegal(hand: HandRunner, line: StreetAction): boolean {
  const { round } = hand;
  const seat = round.toAct;
  switch (line.type) {
    case "fold":
      return true;
    case "check":
      return round.callAmount === 0;
    case "call":
      return round.callAmount > 0 && round.callAmount === line.amount;
    case "bet":
    case "raise": {
      // Where nobody is left to bet against, all-in is a call: the rest comes back anyway.
      const allIn = line.to === round.streetBet[seat] + round.stack[seat];
      if (allIn && round.able === 1) return true;
      return round.canRaise && line.to >= round.minRaiseTo && line.to <= round.maxRaiseTo;
    }
    case "uncalled":
      return false;
  }
}

/** Why a line cannot be followed, or null if it can. */
export function impossibility(hand: HandRunner, line: StreetAction): string | null {
  const { round } = hand;
  const seat = round.toAct;
  const { callAmount } = round;
  if (line.type === "check") return callAmount === 0 ? null : `the price is ${callAmount}`;
  if (line.type === "call") {
    return line.amount === callAmount ? null : `the price is ${callAmount}`;
  }
  if (line.type === "fold") return null;
  const most: Chips = round.streetBet[seat] + round.stack[seat];
  if (!(Number.isSafeInteger(line.to) && line.to <= most)) return `he has ${most} chips`;
  if (line.to <= round.currentBet) return `the bet to match is ${round.currentBet}`;
  const added = line.to - round.streetBet[seat];
  return line.amount === added ? null : `this takes ${added} chips, found ${line.amount}`;
}

/** A line as text, such as `Ann raises to 60`. */
export function inWords({ playerName, type, amount, to }: StreetAction): string {
  switch (type) {
    case "fold":
      return `${playerName} folds`;
    case "check":
      return `${playerName} checks`;
    case "call":
      return `${playerName} calls ${amount}`;
    case "bet":
      return `${playerName} bets ${to}`;
    case "raise":
      return `${playerName} raises to ${to}`;
    case "uncalled":
      return `${playerName} gets back ${amount}`;
  }
}
