/**
 * Reads one line from left to right.
 *
 * @module
 */
import { type Card, RANKS, SUITS } from "../cards/mod.ts";

const ZERO = 48;
const LAST_CHARACTER_BELOW = 128;

/** Rank by character code, -1 for characters that are none; likewise suits. */
const RANK_OF = codesOf(RANKS);
const SUIT_OF = codesOf(SUITS);

/** A place in a line. All reads move on where they succeed and stay where they fail. */
export class LineScanner {
  private line = "";
  private at = 0;

  /** Starts to read a line. */
  open(line: string, at = 0): void {
    this.line = line;
    this.at = at;
  }

  /** Whether the whole line has been read. */
  get done(): boolean {
    return this.at === this.line.length;
  }

  /** What is left of the line. */
  get rest(): string {
    return this.line.slice(this.at);
  }

  /** Passes over a word, if it comes next. */
  skip(word: string): boolean {
    if (!this.line.startsWith(word, this.at)) return false;
    this.at += word.length;
    return true;
  }

  /** Text up to the last `end` of the line, which is passed over, or null if it does not come. */
  upToLast(end: string): string | null {
    const stop = this.line.lastIndexOf(end);
    if (stop < this.at) return null;
    const text = this.line.slice(this.at, stop);
    this.at = stop + end.length;
    return text;
  }

  /** A whole number without sign or leading zeros up to 2^53 - 1, or -1 if none comes next. */
  integer(): number {
    const { line, at } = this;
    let end = at;
    let value = 0;
    for (; end < line.length; end++) {
      const digit = line.charCodeAt(end) - ZERO;
      if (digit < 0 || digit > 9) break;
      value = 10 * value + digit;
    }
    if (end === at || value > Number.MAX_SAFE_INTEGER) return -1;
    if (end > at + 1 && line.charCodeAt(at) === ZERO) return -1;
    this.at = end;
    return value;
  }

  /** Exactly `count` digits as text, or null. */
  digits(count: number): string | null {
    const text = this.line.slice(this.at, this.at + count);
    if (text.length !== count) return null;
    for (let i = 0; i < count; i++) {
      const digit = text.charCodeAt(i) - ZERO;
      if (digit < 0 || digit > 9) return null;
    }
    this.at += count;
    return text;
  }

  /** A card such as `As`, or -1 if none comes next. */
  card(): Card | -1 {
    const { line, at } = this;
    if (at + 2 > line.length) return -1;
    const rank = RANK_OF[line.charCodeAt(at) & 127];
    const suit = SUIT_OF[line.charCodeAt(at + 1) & 127];
    if (rank < 0 || suit < 0) return -1;
    if (line.charCodeAt(at) >= LAST_CHARACTER_BELOW) return -1;
    if (line.charCodeAt(at + 1) >= LAST_CHARACTER_BELOW) return -1;
    this.at += 2;
    return 4 * rank + suit as Card;
  }

  /** Cards in brackets such as `[As Kd]`, exactly `count`, or null if they do not come next. */
  cards(count: number): Card[] | null {
    const start = this.at;
    const cards: Card[] = [];
    if (this.skip("[")) {
      while (cards.length < count) {
        if (cards.length > 0 && !this.skip(" ")) break;
        const card = this.card();
        if (card < 0) break;
        cards.push(card as Card);
      }
      if (cards.length === count && this.skip("]")) return cards;
    }
    this.at = start;
    return null;
  }
}

function codesOf(characters: string): Int8Array {
  const codes = new Int8Array(LAST_CHARACTER_BELOW).fill(-1);
  for (let i = 0; i < characters.length; i++) codes[characters.charCodeAt(i)] = i;
  return codes;
}
