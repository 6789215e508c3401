/**
 * Whom the rake of a hand is counted against: the methods card rooms use for rakeback.
 *
 * @module
 */
import { checkNumber, checkWord } from "../../errors.ts";
import type { Chips } from "../../types.ts";

/** The methods of {@link attributeRake}. */
export const RAKE_ATTRIBUTIONS = [
  "dealt",
  "contributed",
  "weightedContributed",
  "winner",
] as const;

/**
 * A method of attributing rake:
 * - `dealt`: equal parts for all players dealt in;
 * - `contributed`: equal parts for those who put chips in;
 * - `weightedContributed`: in proportion to the chips put in;
 * - `winner`: in proportion to the chips collected.
 */
export type RakeAttribution = (typeof RAKE_ATTRIBUTIONS)[number];

/** A raked hand, or one pot of it. Both lists have one entry for each player dealt in. */
export interface RakedHand {
  /** Chips taken by the house. */
  readonly rake: Chips;
  /** Chips put in. */
  readonly contributed: readonly Chips[];
  /** Chips collected after rake. */
  readonly won: readonly Chips[];
}

/**
 * Attributes the rake of a hand to its players.
 *
 * @returns Rake in chips (fractions too) for each player; the parts add up to the rake.
 * @throws {RangeError} If there is no such method, an amount is no number from 0, or there is rake
 * but nobody to pay it.
 *
 * @example A player who put in 45 % of the pot
 * ```ts
 * import { attributeRake } from "@marvin/holdem";
 * import { assertEquals } from "@std/assert";
 *
 * const hand = { rake: 2, contributed: [45, 45, 10, 0], won: [98, 0, 0, 0] };
 * assertEquals(attributeRake(hand, "weightedContributed"), [0.9, 0.9, 0.2, 0]);
 * assertEquals(attributeRake(hand, "dealt"), [0.5, 0.5, 0.5, 0.5]);
 * ```
 */
export function attributeRake(hand: RakedHand, method: RakeAttribution): number[] {
  checkWord("attribute rake by", method, RAKE_ATTRIBUTIONS);
  checkNumber("a rake", hand.rake, 0);
  const weights = weightsOf(hand, method);
  for (const weight of weights) checkNumber("an amount", weight, 0);
  const total = weights.reduce((sum, weight) => sum + weight, 0);
  if (total === 0 && hand.rake > 0) {
    throw new RangeError(`Cannot attribute a rake of ${hand.rake} by ${method}: nobody pays it`);
  }
  return weights.map((weight) => weight === 0 ? 0 : hand.rake * weight / total);
}

function weightsOf({ contributed, won }: RakedHand, method: RakeAttribution): readonly number[] {
  switch (method) {
    case "dealt":
      return contributed.map(() => 1);
    case "contributed":
      return contributed.map((chips) => chips > 0 ? 1 : 0);
    case "weightedContributed":
      return contributed;
    case "winner":
      return won;
  }
}
