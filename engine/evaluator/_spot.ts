/**
 * What an equity calculation starts from and counts.
 *
 * @module
 */
import type { Card } from "../cards/card.ts";

/** Hands that meet, and the cards that may still come. */
export interface Spot {
  /** Hole cards by player; null is a hand that may hold any two live cards. */
  readonly hands: readonly (readonly [Card, Card] | null)[];
  /** Board cards that lie already, at most five. */
  readonly board: readonly Card[];
  /** Cards that are neither seen nor dead. */
  readonly deck: readonly Card[];
}

/**
 * How many deals each set of players won or shared, by set: bit `i` stands for player `i`. Counts
 * may exceed 2^31, thus floating point; they are exact up to 2^53.
 */
export type WinnerTally = Float64Array;

/** A tally without any deal. */
export function createTally(players: number): WinnerTally {
  return new Float64Array(1 << players);
}

/** The set of players with the highest value; bit `i` stands for player `i`. */
export function winnersAmong(values: Int32Array): number {
  let best = -1;
  let winners = 0;
  for (let i = 0; i < values.length; i++) {
    const value = values[i];
    if (value > best) {
      best = value;
      winners = 1 << i;
    } else if (value === best) {
      winners |= 1 << i;
    }
  }
  return winners;
}
