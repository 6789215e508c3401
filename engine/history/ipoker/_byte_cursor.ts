/**
 * Reads the bytes of a text from left to right.
 *
 * @module
 */
import { RANKS, SUITS } from "../../cards/mod.ts";
import type { Piece } from "../_byte_text.ts";

/** Zeros behind every text, so that a cursor need not ask where it ends. */
export const PADDING = 64;

const ZERO = 48;
const BLANK = 32;
/** Longer numbers are left to the reader of records. */
const MOST_DIGITS = 9;

const RANK_OF = codesOf(RANKS);
const SUIT_OF = codesOf(SUITS);

/** A place in a text. What moves on where it succeeds stays where it fails. */
export class ByteCursor {
  /** The text in UTF-8, with {@link PADDING} zeros behind it. */
  bytes: Uint8Array = new Uint8Array(PADDING);
  /** The place. */
  at = 0;

  /** Passes over a word, if it comes next. */
  skip(word: Piece): boolean {
    if (!this.isAt(word, this.at)) return false;
    this.at += word.length;
    return true;
  }

  /** Whether a word stands at a place. */
  isAt(word: Piece, at: number): boolean {
    const { bytes } = this;
    const wanted = word.bytes;
    for (let i = 0; i < wanted.length; i++) if (bytes[at + i] !== wanted[i]) return false;
    return true;
  }

  /** Passes over one character, if it comes next. */
  skipCode(code: number): boolean {
    if (this.bytes[this.at] !== code) return false;
    this.at++;
    return true;
  }

  /** A whole number of so many digits at most without leading zeros, or -1 if none comes next. */
  integer(mostDigits: number = MOST_DIGITS): number {
    const { bytes } = this;
    const start = this.at;
    let at = start;
    let value = 0;
    for (let digit = bytes[at] - ZERO; digit >= 0 && digit <= 9; digit = bytes[++at] - ZERO) {
      value = 10 * value + digit;
    }
    const digits = at - start;
    if (digits === 0 || digits > mostDigits) return -1;
    if (digits > 1 && bytes[start] === ZERO) return -1;
    this.at = at;
    return value;
  }

  /** A number of exactly so many digits, or -1 if they do not come next. */
  digits(count: number): number {
    const { bytes, at } = this;
    let value = 0;
    for (let i = 0; i < count; i++) {
      const digit = bytes[at + i] - ZERO;
      if (digit < 0 || digit > 9) return -1;
      value = 10 * value + digit;
    }
    this.at += count;
    return value;
  }

  /** A card such as `As`, or -1 if none comes next. */
  card(): number {
    const { bytes, at } = this;
    const rank = RANK_OF[bytes[at]];
    const suit = SUIT_OF[bytes[at + 1]];
    if (rank < 0 || suit < 0) return -1;
    this.at += 2;
    return 4 * rank + suit;
  }

  /** The card behind a blank, or -1 if none comes next. */
  nextCard(): number {
    return this.skipCode(BLANK) ? this.card() : -1;
  }

  /** Whether the next bytes are those of another place. */
  repeats(from: number, length: number): boolean {
    const { bytes, at } = this;
    for (let i = 0; i < length; i++) if (bytes[at + i] !== bytes[from + i]) return false;
    return true;
  }

  /** The place of a character from a place on; the text must hold it or end. */
  find(code: number, from: number): number {
    const { bytes } = this;
    let at = from;
    while (bytes[at] !== code && at < bytes.length) at++;
    return at;
  }
}

/** By byte, so that no index lies outside. */
function codesOf(characters: string): Int8Array {
  const codes = new Int8Array(256).fill(-1);
  for (let i = 0; i < characters.length; i++) codes[characters.charCodeAt(i)] = i;
  return codes;
}
