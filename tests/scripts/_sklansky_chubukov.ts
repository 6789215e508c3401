/**
 * Sklansky-Chubukov numbers: how deep the small blind may be to push with its cards face up.
 *
 * @module
 */

/**
 * The largest stack, in small blinds left after posting, with which pushing is worth at least as
 * much as folding, though the big blind sees the cards and calls whenever that is better for it.
 * Blinds are 1 and 2, and the big blind covers the stack `s`. A holding of the big blind leaves the
 * pusher the 3 chips in the middle where it folds, and its share of `2 * (s + 1)` less `s` where it
 * calls. The pot is shared without loss, so what is better for the big blind is worse for the
 * pusher, who gets the smaller of both. Sums of such minima are concave: there is one root, if any.
 *
 * @param equities Equities of the pusher's cards against each holding the big blind may have.
 * @returns Small blinds; infinite if pushing is always right.
 */
export function sklanskyChubukovNumber(equities: readonly number[]): number {
  const gain = (stack: number): number =>
    equities.reduce((sum, share) => sum + Math.min(3, share * 2 * (stack + 1) - stack), 0);
  const isAlwaysRight = equities.every((share) => share >= 0.5);
  if (isAlwaysRight) return Infinity;
  let low = 0;
  let high = 1;
  while (gain(high) > 0) high *= 2;
  while (high - low > 1e-9 * high) {
    const middle = (low + high) / 2;
    if (gain(middle) > 0) low = middle;
    else high = middle;
  }
  return low;
}
