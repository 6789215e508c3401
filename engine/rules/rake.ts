/**
 * Rake: the house's share of a pot. Arithmetic only; knows no player.
 *
 * @module
 */
import { checkFlag, checkWord, ConfigError } from "../errors.ts";
import type { Chips } from "../types.ts";
import { checkChips } from "./chip_column.ts";

/** What the cap limits: the rake of each pot, or of the whole hand. */
export const RAKE_SCOPES = ["pot", "hand"] as const;

/** What the cap limits. */
export type RakeScope = (typeof RAKE_SCOPES)[number];

/** The house's terms, as read from the `[game]` table of a config. */
export interface RakeConfig {
  /** Fraction of each pot, from 0 to 1, exact to a millionth. TOML: `rake_percentage`. */
  readonly percentage: number;
  /** Most chips taken from one pot or hand; 0 is uncapped. TOML: `rake_cap`. */
  readonly cap: Chips;
  /** What the cap limits; a pot where left out. TOML: `rake_scope`. */
  readonly scope?: RakeScope;
  /** Whether hands that end before the flop are free; not where left out. TOML: `no_flop_no_drop`. */
  readonly noFlopNoDrop?: boolean;
}

/** No rake at all. */
export const NO_RAKE: RakeConfig = { percentage: 0, cap: 0 };

const MILLION = 1_000_000;

/**
 * Refuses terms that cannot be.
 *
 * @throws {ConfigError} If the rate is not from 0 to 1, or whether hands without a flop are free is
 * neither true nor false.
 * @throws {RangeError} If the cap is no number of chips, or there is no such scope.
 */
export function checkRake({ percentage, cap, scope = "pot", noFlopNoDrop }: RakeConfig): void {
  rakeMillionths(percentage);
  checkFlag("game.no_flop_no_drop", noFlopNoDrop);
  checkChips("a rake cap", cap);
  checkWord("use a rake scope of", scope, RAKE_SCOPES);
}

/**
 * The rate as a whole number of millionths, which keeps 0.0725 of 400 at 29 (doubles give 28).
 *
 * @throws {ConfigError} If `percentage` is not from 0 to 1.
 */
export function rakeMillionths(percentage: number): number {
  if (typeof percentage !== "number" || !(percentage >= 0 && percentage <= 1)) { // no NaN either
    throw new ConfigError("game.rake_percentage", percentage, "from 0 to 1");
  }
  return Math.round(percentage * MILLION);
}

/**
 * Chips the house takes from one pot, rounded down.
 *
 * @param pot Pot size, in chips.
 * @param rake The house's terms; its cap applies to this pot.
 * @returns Rake, in chips; never more than `pot`.
 * @throws {ConfigError} If `rake.percentage` is not from 0 to 1.
 * @throws {RangeError} If the pot or the cap is no number of chips.
 *
 * @example A pot that reaches the cap
 * ```ts
 * import { calculateRake } from "@marvin/holdem";
 * import { assertEquals } from "@std/assert";
 *
 * assertEquals(calculateRake(900, { percentage: 0.05, cap: 20 }), 20);
 * ```
 */
export function calculateRake(pot: Chips, rake: RakeConfig): Chips {
  checkChips("a pot", pot);
  checkRake(rake);
  const uncapped = shareInMillionths(pot, rakeMillionths(rake.percentage));
  return rake.cap > 0 ? Math.min(uncapped, rake.cap) : uncapped;
}

/** `floor(pot * millionths / 1,000,000)` without rounding anywhere. */
export function shareInMillionths(pot: Chips, millionths: number): Chips {
  const product = pot * millionths;
  if (product <= Number.MAX_SAFE_INTEGER) return (product - product % MILLION) / MILLION;
  return Number(BigInt(pot) * BigInt(millionths) / BigInt(MILLION));
}
