/**
 * Hands in words.
 *
 * @module
 */
import { describeHand } from "../evaluator/describe.ts";
import type { HandValue } from "../evaluator/mod.ts";

// Hands come again and again: their words are made once.
const WORDS: (string | undefined)[] = new Array(10 << 12).fill(undefined);

/** What `describeHand` says. */
export function handWords(value: HandValue): string {
  return WORDS[value] ??= describeHand(value);
}
