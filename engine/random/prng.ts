/**
 * Labelled random streams: every purpose (cards of a table, seats, each bot) draws from its own,
 * so that one bot's draws can never change another's cards.
 *
 * The generator is Tyche-i (Neves and Araujo 2011) as packaged by seedrandom.
 *
 * @module
 */
// @deno-types="./tychei.d.ts"
import tychei from "seedrandom/lib/tychei.js";
import { CONTROL_CHARACTER, escapeControls } from "../types.ts";

/** A stream of random numbers. */
export interface Prng {
  /** A 32-bit signed integer, uniform over all 2^32 values. Costs one draw. */
  int32(): number;
}

/**
 * Opens the stream of one purpose.
 *
 * @param seed The run's seed, in its canonical text form (see {@link canonicalSeed}).
 * @param labels What the stream is for, such as `"cards", tournament, table`. Labels hold no `/`.
 * @returns A stream that depends on the seed and the labels alone.
 *
 * @example Two purposes, two streams
 * ```ts
 * import { createPrng } from "@marvin/holdem";
 * import { assertEquals, assertNotEquals } from "@std/assert";
 *
 * const first = createPrng("7", "cards", 0).int32();
 * assertEquals(createPrng("7", "cards", 0).int32(), first);
 * assertNotEquals(createPrng("7", "cards", 1).int32(), first);
 * ```
 */
export function createPrng(seed: string, ...labels: readonly (string | number)[]): Prng {
  // A text seed always: seedrandom reads whole numbers by another rule, and undefined is a constant.
  return tychei(`${seed}/${labels.join("/")}`);
}

/**
 * A whole number from 0 up to but not including `count`. Always costs exactly one draw, which is
 * what lets a deck be reached by skipping; the bias is below `count / 2^32`.
 *
 * @param prng The stream to draw from.
 * @param count How many values there are, from 1 to 2^32.
 */
export function drawBelow(prng: Prng, count: number): number {
  return (prng.int32() >>> 0) * count / 4294967296 >>> 0;
}

/** A fraction from 0 up to but not including 1, with 32 random bits. Costs one draw. */
export function drawFraction(prng: Prng): number {
  return (prng.int32() >>> 0) / 4294967296;
}

/** Shuffles a list in place (Fisher-Yates); costs one draw less than the list is long. */
export function shuffle<T>(list: T[], prng: Prng): void {
  for (let last = list.length - 1; last > 0; last--) {
    const other = drawBelow(prng, last + 1);
    [list[last], list[other]] = [list[other], list[last]];
  }
}

/** A seed nobody has chosen: a whole number below 2^32. */
export function drawSeed(): number {
  return crypto.getRandomValues(new Uint32Array(1))[0];
}

/**
 * The one text form of a seed: `7`, `"7"` and `7n` are the same seed.
 *
 * @throws {RangeError} If a number is not whole or too large to be exact, a text is empty or holds
 * control characters, or it is neither of them.
 */
export function canonicalSeed(seed: number | string | bigint): string {
  if (typeof seed === "number" && !Number.isSafeInteger(seed)) {
    throw new RangeError(`Cannot use a seed that is not a whole number within 2^53: found ${seed}`);
  }
  if (!["number", "string", "bigint"].includes(typeof seed)) {
    throw new RangeError(`Cannot use a seed that is no number or text: found ${typeof seed}`);
  }
  const text = String(seed).trim();
  if (text === "") throw new RangeError("Cannot use a seed without any character");
  if (CONTROL_CHARACTER.test(text)) {
    throw new RangeError(
      `Cannot use a seed with control characters: found ${escapeControls(JSON.stringify(text))}`,
    );
  }
  return text;
}
