/**
 * Wishes of strategies, made legal.
 *
 * @module
 */
import { clampRaiseTo, type GameInfo } from "../player/mod.ts";
import { type Action, betTo, call, check, fold, raiseTo } from "../rules/mod.ts";
import type { Chips } from "../types.ts";

/**
 * The legal action that comes nearest to a wish:
 *
 * - a fold or call where checking is free is a check, and a check where it is not is a fold;
 * - a bet or raise is to the nearest legal total in whole chips, and a call (or check) where raising
 *   is closed;
 * - all-in is the largest bet or raise, and a call (or check) where raising is closed.
 *
 * So what comes back is never an all-in by name, and it bets where nobody has bet and raises where
 * somebody has.
 *
 * @param gameInfo The game, on the own turn.
 * @param wish What a strategy wants.
 */
export function nearestLegalAction(gameInfo: GameInfo, wish: Action): Action {
  switch (wish.type) {
    case "fold":
    case "check":
      return gameInfo.canCheck ? check() : fold();
    case "call":
      return checkOrCall(gameInfo);
    case "bet":
    case "raise":
      return raiseOrCall(gameInfo, Math.round(wish.to));
    case "allIn":
      return raiseOrCall(gameInfo, gameInfo.maxRaiseTo);
  }
}

function raiseOrCall(gameInfo: GameInfo, to: Chips): Action {
  if (!gameInfo.canRaise) return checkOrCall(gameInfo);
  const legal = clampRaiseTo(gameInfo, to);
  return gameInfo.currentBet > 0 ? raiseTo(legal) : betTo(legal);
}

function checkOrCall(gameInfo: GameInfo): Action {
  return gameInfo.canCheck ? check() : call();
}
