/**
 * The words every layer shares: counts, ids, seat numbers, and what no name may hold.
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

/** Characters that break a line or steer a terminal: no name, seed or line of a log holds them. */
export const CONTROL_CHARACTER: RegExp = /[\p{Cc}\u2028\u2029]/u;

/** A text with its control characters written as JSON has them, such as `\n` or `\u001b`. */
export function escapeControls(text: string): string {
  return text.replace(new RegExp(CONTROL_CHARACTER, "gu"), (character) => {
    const json = JSON.stringify(character).slice(1, -1);
    const code = character.charCodeAt(0).toString(16).padStart(4, "0");
    return json.length > 1 ? json : `\\u${code}`;
  });
}
