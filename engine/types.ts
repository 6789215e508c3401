/**
 * The words every layer shares: counts, ids and seat numbers.
 *
 * @module
 */

/**
 * A value of type `Base` that cannot be mixed up with another kind of the same base type. The mark is
 * for the compiler alone: no value has it.
 */
export type Brand<Base, Name extends string> = Base & { readonly __brand: Name };

/** A whole number of chips, at most 2^53 - 1. */
export type Chips = number;

/** Identifies one player (one bot entry of a config) throughout a run; counted from 0. */
export type PlayerId = Brand<number, "PlayerId">;

/** A chair at a table, counted from 0 clockwise. Logs and scripts print it plus one. */
export type SeatIndex = Brand<number, "SeatIndex">;

/** Most players one table can hold. */
export const MAX_SEATS = 10;
