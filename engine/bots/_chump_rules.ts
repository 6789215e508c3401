/**
 * The numbers behind a ChumpBot's moods.
 *
 * The more a hand has cost so far, the stronger it has to be for a bet and the rarer are the bluffs.
 * Bravery and boldness say how fast that goes.
 *
 * @module
 */
import type { HoleCards } from "../cards/mod.ts";
import type { Street } from "../rules/mod.ts";
import type { Chips } from "../types.ts";

/** How a ChumpBot feels. */
export interface ChumpMood {
  /** From 0.6 (soon afraid) to 1 (never afraid) for its strong hands. */
  readonly bravery: number;
  /** From 1 (bluffs at any price) to 2 (soon gives up bluffing). */
  readonly boldness: number;
}

/** Values of bravery and of boldness. */
export const MOOD_VALUES = 9;

/** The bravery with a number from 0 to 8, in steps of 0.05 from 0.6 to 1. */
export function braveryOf(number: number): number {
  return 0.6 + 0.4 * number / (MOOD_VALUES - 1);
}

/** The boldness with a number from 0 to 8, in steps of 0.125 from 1 to 2. */
export function boldnessOf(number: number): number {
  return 1 + number / (MOOD_VALUES - 1);
}

/**
 * Fear that a price adds: none up to three units, then one for each time it has to be divided by
 * 1.5 to get there.
 *
 * @param price Chips to call.
 * @param unit The bot's unit of betting, in chips.
 */
export function fearOf(price: Chips, unit: number): number {
  let fear = 0;
  for (let units = price / unit; units > 3; units /= 1.5) fear++;
  return fear;
}

/** A street on which hands are compared with the board. */
export type PostflopStreet = Exclude<Street, "preflop">;

const FIRST_STRENGTH: Readonly<Record<PostflopStreet, number>> = {
  flop: 0.5,
  turn: 0.2,
  river: 0.1,
};
const FIRST_BLUFF = 0.8;

/**
 * Fraction of holdings that a hand has to beat for the smallest bet after the flop.
 *
 * @param bravery See {@link ChumpMood}.
 * @param street The street.
 * @param caution Fear so far, plus 5 for each own action on this street.
 */
export function strengthToBet(bravery: number, street: PostflopStreet, caution: number): number {
  return FIRST_STRENGTH[street] ** (bravery ** caution);
}

/**
 * Chance not to fold a worse hand to a bet; to a power, the chance of a bluff.
 *
 * @param boldness See {@link ChumpMood}.
 * @param caution Fear so far, plus 5 for each own action on this street.
 */
export function bluffChance(boldness: number, caution: number): number {
  return FIRST_BLUFF ** (boldness ** caution);
}

/**
 * Bets with a good hand, largest first: units, and the hand rank to exceed, which is
 * `base + slope * strength`.
 */
const VALUE_TIERS = [
  { units: 20, base: 0.95, slope: 0.2 },
  { units: 10, base: 0.9, slope: 0.2 },
  { units: 5, base: 0.8, slope: 0.2 },
  { units: 4, base: 0.6, slope: 0.4 },
  { units: 3, base: 0.4, slope: 0.6 },
  { units: 2, base: 0.2, slope: 0.8 },
  { units: 1, base: 0, slope: 1 },
] as const;

/** Bluffs, smallest first: units, and the chance of at least that many as a power of `bluff`. */
const BLUFF_TIERS = [
  { units: 1, power: 4 },
  { units: 2, power: 6 },
  { units: 3, power: 8 },
  { units: 4, power: 10 },
  { units: 5, power: 12 },
] as const;

/** Units that a hand rank is worth; 0 if it is not worth a bet. */
export function valueUnits(handRank: number, strength: number): number {
  for (const { units, base, slope } of VALUE_TIERS) {
    if (handRank > base + slope * strength) return units;
  }
  return 0;
}

/**
 * Units to bluff for; 0 for no bluff.
 *
 * @param draw A random fraction from 0 to 1.
 * @param bluff See {@link bluffChance}.
 */
export function bluffUnits(draw: number, bluff: number): number {
  let most = 0;
  for (const { units, power } of BLUFF_TIERS) {
    if (draw >= bluff ** power) break;
    most = units;
  }
  return most;
}

const TEN = 8;

/** Whether a hand is folded to a bet before the flop: small, far apart and of two suits. */
export function isTrash({ first, second, isSuited }: HoleCards): boolean {
  const high = Math.max(first, second) >> 2;
  const low = Math.min(first, second) >> 2;
  return high < TEN && high - low > 3 && !isSuited;
}

/** Units to raise before the flop: for pairs, from 0 (deuces) to 4 (queens and better). */
export function preflopUnits({ first, isPair }: HoleCards): number {
  return isPair ? Math.ceil(Math.sqrt(first >> 2)) : 0;
}
