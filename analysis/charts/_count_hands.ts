/**
 * Whether rows hold every hand.
 *
 * @module
 */

/** Hands of some rows. */
export interface HandCounts {
  /** Hands that the rows hold. */
  readonly present: number;
  /** Hands from the first of them to the last; more than {@link present} where some are missing. */
  readonly played: number;
}

/** Counts the hands of rows by their numbers. */
export function countHands(rows: readonly { readonly hand: number }[]): HandCounts {
  const hands = new Set<number>();
  let first = Infinity;
  let last = -Infinity;
  for (const { hand } of rows) {
    hands.add(hand);
    first = Math.min(first, hand);
    last = Math.max(last, hand);
  }
  return { present: hands.size, played: last - first + 1 };
}
