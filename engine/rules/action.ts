/**
 * What a player can do. An amount always means the player's total on this street.
 *
 * @module
 */
import type { Chips } from "../types.ts";

/** Kinds of action, from the weakest to the strongest. */
export const ACTION_TYPES = ["fold", "check", "call", "bet", "raise", "allIn"] as const;

/** A kind of action. */
export type ActionType = (typeof ACTION_TYPES)[number];

/** One decision of a player. Make it with {@link fold}, {@link check}, {@link call}, … */
export interface Action {
  /** What the player does. `bet` and `raise` are checked alike: either word opens or raises. */
  readonly type: ActionType;
  /** For `bet` and `raise`: the player's new total on this street. Otherwise 0. */
  readonly to: Chips;
}

// Actions that are shared are frozen: a bot that changed one would change those of all others.
const FOLD: Action = Object.freeze({ type: "fold", to: 0 });
const CHECK: Action = Object.freeze({ type: "check", to: 0 });
const CALL: Action = Object.freeze({ type: "call", to: 0 });
const ALL_IN: Action = Object.freeze({ type: "allIn", to: 0 });

// Sizes come again and again, so that keeping them saves one object a decision.
const KEPT = 1 << 14;
const BETS: (Action | undefined)[] = new Array(KEPT).fill(undefined);
const RAISES: (Action | undefined)[] = new Array(KEPT).fill(undefined);

/** Gives up the hand. */
export function fold(): Action {
  return FOLD;
}

/** Passes without paying. */
export function check(): Action {
  return CHECK;
}

/** Pays the price, or as much of it as there is; checks if there is nothing to pay. */
export function call(): Action {
  return CALL;
}

/** Puts in everything: the largest bet or raise that is allowed, else a call. */
export function allIn(): Action {
  return ALL_IN;
}

/** Opens the betting. @param to The player's total on this street, in chips. */
export function betTo(to: Chips): Action {
  return to >= 0 && to < KEPT && Number.isInteger(to)
    ? BETS[to] ??= Object.freeze({ type: "bet", to })
    : { type: "bet", to };
}

/** Raises a bet. @param to The player's total on this street, in chips. */
export function raiseTo(to: Chips): Action {
  return to >= 0 && to < KEPT && Number.isInteger(to)
    ? RAISES[to] ??= Object.freeze({ type: "raise", to })
    : { type: "raise", to };
}

/** An action as text, such as `raise to 40`. */
export function formatAction(action: Action): string {
  const { type, to } = action;
  return type === "bet" || type === "raise"
    ? `${type} to ${to}`
    : type === "allIn"
    ? "all-in"
    : type;
}
