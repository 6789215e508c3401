/**
 * A chair that somebody sits on.
 *
 * @module
 */
import type { SeatedPlayer } from "../hand/mod.ts";
import type { Chips, PlayerId } from "../types.ts";

/** Whether a seated player is dealt in. Who has no chips sits out. */
export type PlayerState = "active" | "sittingOut";

/** A player at a table, with his chips. */
export class Seat {
  /** The chair, counted from 0. */
  declare index: number;
  /** Who sits there. */
  declare readonly player: SeatedPlayer;
  /** Chips in front of the player. */
  declare stack: Chips;

  /** Money won or lost outside the present stack, in chips; see {@link profit}. */
  bankroll: Chips = 0;
  /** Whether the player is dealt in: {@link state} as the table asks for it, without words. */
  isActive = true;

  /**
   * Sits a player down, dealt in and with an empty bankroll.
   *
   * @param index The chair, counted from 0.
   * @param player Who sits there.
   * @param stack Chips in front of the player.
   */
  constructor(index: number, player: SeatedPlayer, stack: Chips) {
    this.index = index;
    this.player = player;
    this.stack = stack;
  }

  /** Whether the player is dealt in. */
  get state(): PlayerState {
    return this.isActive ? "active" : "sittingOut";
  }

  /** The player's id. */
  get playerId(): PlayerId {
    return this.player.id;
  }

  /**
   * Chips won or lost since sitting down with `startingChips`. One formula for all bankroll modes:
   * what was moved in or out between hands, plus what lies there now.
   */
  profit(startingChips: Chips): Chips {
    return this.bankroll + this.stack - startingChips;
  }
}
