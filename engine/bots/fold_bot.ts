/**
 * The bot that never pays.
 *
 * @module
 */
import type { GameInfo, HoldemPlayer } from "../player/mod.ts";
import { type Action, check, fold } from "../rules/mod.ts";
import type { PlayerId } from "../types.ts";

/** Checks where that is free, and folds otherwise. */
export class FoldBot implements HoldemPlayer {
  /** Makes a bot. */
  constructor(readonly id: PlayerId, readonly name: string) {}

  /** Checks or folds. */
  act(info: GameInfo): Action {
    return info.canCheck ? check() : fold();
  }
}
