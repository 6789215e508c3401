/**
 * The four betting streets.
 *
 * @module
 */

/** The betting streets in order. */
export const STREETS = ["preflop", "flop", "turn", "river"] as const;

/** A betting street. */
export type Street = (typeof STREETS)[number];

/** Board cards that lie open on each street, by street index. */
export const BOARD_CARDS_ON: readonly number[] = [0, 3, 4, 5];
