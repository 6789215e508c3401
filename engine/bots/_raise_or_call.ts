/**
 * The wish to raise, made legal.
 *
 * @module
 */
import { clampRaiseTo, type GameInfo } from "../player/mod.ts";
import { type Action, betTo, call, raiseTo } from "../rules/mod.ts";
import type { Chips } from "../types.ts";

/**
 * Bets or raises to the legal street total nearest to `to`; calls, or checks where that is free,
 * where raising is closed.
 */
export function raiseOrCall(info: GameInfo, to: Chips): Action {
  if (!info.canRaise) return call();
  const legal = clampRaiseTo(info, to);
  return info.currentBet > 0 ? raiseTo(legal) : betTo(legal);
}
