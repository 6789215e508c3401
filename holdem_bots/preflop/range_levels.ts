/**
 * Ranges of the best starting hands, in steps: a range takes long to make and is wanted often.
 *
 * @module
 */
import { HandRange } from "@marvin/holdem/strategy";

/** Shares of all starting hands for which there is a range, from the smallest. */
export const SHARE_LEVELS = [0.03, 0.05, 0.08, 0.12, 0.17, 0.24, 0.33, 0.45, 0.6, 0.8, 1] as const;

const ranges: (HandRange | undefined)[] = SHARE_LEVELS.map(() => undefined);

/** The level that comes nearest to a share, by their ratio. */
export function levelOf(share: number): number {
  for (let level = 1; level < SHARE_LEVELS.length; level++) {
    if (share * share < SHARE_LEVELS[level - 1] * SHARE_LEVELS[level]) return level - 1;
  }
  return SHARE_LEVELS.length - 1;
}

/** The range of a level. Only to be read. */
export function rangeOfLevel(level: number): HandRange {
  return ranges[level] ??= HandRange.top(100 * SHARE_LEVELS[level]);
}
