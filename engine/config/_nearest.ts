/**
 * The word somebody probably meant.
 *
 * @module
 */
import { distance } from "fastest-levenshtein";

/** Letters that may differ, as a share of the word. */
const TOLERANCE = 1 / 3;

/**
 * The candidate nearest to a word: the same but for case and dashes, within a third of its letters
 * of it, or one that contains it.
 */
export function nearest(word: string, candidates: Iterable<string>): string | undefined {
  const list = [...candidates];
  const close = nearestSpelling(word, list);
  if (close !== undefined) return close;
  const plain = plainWord(word);
  return plain.length < 3 ? undefined : list.find((other) => plainWord(other).includes(plain));
}

/** As {@link nearest}, but a part of a word is not enough. */
export function nearestSpelling(word: string, candidates: Iterable<string>): string | undefined {
  const plain = plainWord(word);
  let best: string | undefined;
  let bestDistance = Math.max(1, Math.floor(plain.length * TOLERANCE));
  for (const candidate of candidates) {
    const apart = distance(plain, plainWord(candidate));
    if (apart > bestDistance || (apart === bestDistance && best !== undefined)) continue;
    [best, bestDistance] = [candidate, apart];
  }
  return best;
}

/** `bigBlind`, `big-blind` and `Big_Blind` as `big_blind`. */
function plainWord(word: string): string {
  return word.replace(/([a-z])([A-Z])/g, "$1_$2").replaceAll(/[- ]/g, "_").toLowerCase();
}
