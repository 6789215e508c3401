/**
 * The bot that never folds.
 *
 * @module
 */
import type { HoldemPlayer } from "../player/mod.ts";
import { type Action, call } from "../rules/mod.ts";
import type { PlayerId } from "../types.ts";

/** Checks where that is free, and calls any price otherwise. */
export class CallBot implements HoldemPlayer {
  /** Makes a bot. */
  constructor(readonly id: PlayerId, readonly name: string) {}

  /** Calls; without a price a call is a check. */
  act(): Action {
    return call();
  }
}
