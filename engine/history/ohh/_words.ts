/**
 * Words of the Open Hand History format that reader and writer share.
 *
 * @module
 */
import type { BetLimitType } from "../../rules/mod.ts";

/** Rounds by street index; the last one is where cards are shown. */
export const STREET_NAMES = ["Preflop", "Flop", "Turn", "River", "Showdown"] as const;

/** Index of the showdown in {@link STREET_NAMES}. */
export const SHOWDOWN = 4;

/** Codes of the betting structures. */
export const LIMIT_CODES: Readonly<Record<BetLimitType, string>> = {
  no_limit: "NL",
  pot_limit: "PL",
  fixed_limit: "FL",
};

/** The format's code for chips that are no money. */
export const PLAY_MONEY = "XPM";

/** The room of hands that were played in no room. */
export const OWN_SITE = "Marvin";

/** Buy-ins, prizes and bounties are kept in the smallest unit of the currency. */
export const CENTS = 100;
