/**
 * Refuses words that mean nothing here, as cells of notebooks are not type-checked.
 *
 * @module
 */

/**
 * Refuses a word that is not in a list.
 *
 * @param what What cannot be done with it, such as `sort player`.
 * @throws {RangeError} Names the words there are.
 */
export function checkWord(what: string, word: string, words: readonly string[]): void {
  if (words.includes(word)) return;
  throw new RangeError(`Cannot ${what} by ${word}: wanted one of ${words.join(", ")}`);
}
