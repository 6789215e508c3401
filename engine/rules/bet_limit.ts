/**
 * How much may be bet: no limit, pot limit or fixed limit.
 *
 * @module
 */
import { checkWord } from "../errors.ts";
import type { Chips } from "../types.ts";
import { checkChips } from "./chip_column.ts";

/** The betting structures, as `[game.bet_limit] type` names them. */
export const BET_LIMIT_TYPES = ["no_limit", "pot_limit", "fixed_limit"] as const;

/** A betting structure. */
export type BetLimitType = (typeof BET_LIMIT_TYPES)[number];

/** The `[game.bet_limit]` table of a config. */
export interface BetLimit {
  /** What the largest bet is: the stack, the pot or a fixed amount. TOML: `type`. */
  readonly type: BetLimitType;
  /**
   * Smallest bet and raise increment, in chips; the big blind where that is larger. In fixed limit
   * it is the small bet (preflop and flop), and the big bet is twice as much. TOML: `min_raise`.
   */
  readonly minRaise: Chips;
}

/** No limit, with the big blind as the smallest bet. */
export const NO_LIMIT: BetLimit = { type: "no_limit", minRaise: 0 };

/**
 * Refuses a betting structure that cannot be played.
 *
 * @throws {RangeError} If there is no such type, or the smallest raise is no number of chips.
 */
export function checkBetLimit({ type, minRaise }: BetLimit): void {
  checkWord("use a bet limit of type", type, BET_LIMIT_TYPES);
  checkChips("a smallest raise", minRaise);
}

/**
 * Bets and raises a fixed-limit street allows: one bet (preflop the big blind), three raises. An
 * all-in of at least half a bet counts as one of them; a smaller one does not, and may be completed
 * to a whole bet by whoever has not acted yet.
 */
export const FIXED_LIMIT_BETS = 4;
