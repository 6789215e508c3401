/**
 * The bot that always raises.
 *
 * @module
 */
import type { GameInfo, HoldemPlayer } from "../player/mod.ts";
import type { Action } from "../rules/mod.ts";
import type { PlayerId } from "../types.ts";
import { raiseOrCall } from "./_raise_or_call.ts";

/** Bets or raises the minimum where it is allowed; calls, or checks, otherwise. */
export class RaiseBot implements HoldemPlayer {
  /** Makes a bot. */
  constructor(readonly id: PlayerId, readonly name: string) {}

  /** Raises if possible. */
  act(info: GameInfo): Action {
    return raiseOrCall(info, info.minRaiseTo);
  }
}
