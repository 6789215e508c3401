/**
 * Text put together as UTF-8 bytes.
 *
 * A run logs millions of lines. Joined as strings they cost three times as much: V8 chains the
 * pieces and copies them later, and what comes out has to be encoded.
 *
 * @module
 */
import { RANKS, SUITS } from "../cards/mod.ts";

/** A piece of text in UTF-8, made by {@link piece}. */
export interface Piece {
  /** Its bytes. */
  readonly bytes: Uint8Array;
  /** The same, four to a number, the last number filled up with zeros. */
  readonly words: Int32Array;
  /** How many bytes there are. */
  readonly length: number;
}

const encoder = new TextEncoder();
const decoder = new TextDecoder("utf-8", { ignoreBOM: true });

const BLANK = 32;
const ZERO = 48;
const MAX_FAST = 1e9;
/** Bytes that are copied at once. */
const WORD = 4;

/** Encodes a piece that is used again and again. */
export function piece(text: string): Piece {
  const bytes = encoder.encode(text);
  const padded = new Uint8Array(bytes.length + WORD - 1 & -WORD);
  padded.set(bytes);
  return { bytes, words: new Int32Array(padded.buffer), length: bytes.length };
}

/** A text that grows at its end. */
export class ByteText {
  /** The text, and room behind it. */
  bytes: Uint8Array;
  /** Bytes of the text. */
  length = 0;

  private view: DataView;

  /** @param room Bytes to begin with. */
  constructor(room: number) {
    this.bytes = new Uint8Array(room);
    this.view = new DataView(this.bytes.buffer);
  }

  /**
   * Adds a piece, four bytes at once: one by one takes longer, and `set` is slow for a few bytes.
   * The zeros behind the last byte lie where the next text goes.
   */
  add({ words, length: count }: Piece): void {
    if (this.length + count + WORD > this.bytes.length) this.grow(count + WORD);
    const { view, length } = this;
    for (let i = 0; i < words.length; i++) view.setInt32(length + WORD * i, words[i], IS_LITTLE);
    this.length = length + count;
  }

  /** Adds text of any kind. */
  addText(text: string): void {
    const most = 3 * text.length; // no UTF-16 unit takes more than three bytes
    if (this.length + most > this.bytes.length) this.grow(most);
    const { bytes, length } = this;
    for (let i = 0; i < text.length; i++) {
      const code = text.charCodeAt(i);
      if (code > 127) {
        this.length += encoder.encodeInto(text, bytes.subarray(length)).written;
        return;
      }
      bytes[length + i] = code;
    }
    this.length = length + text.length;
  }

  /** Adds a whole number from 0. */
  addInteger(value: number): void {
    if (value >= MAX_FAST) {
      this.addText(String(value));
      return;
    }
    let digits = 1;
    for (let bound = 10; bound <= value; bound *= 10) digits++;
    if (this.length + digits > this.bytes.length) this.grow(digits);
    const { bytes } = this;
    let rest = value | 0;
    this.length += digits;
    for (let at = this.length - 1; digits > 0; digits--, at--) {
      const tens = (rest / 10) | 0;
      bytes[at] = ZERO + rest - 10 * tens;
      rest = tens;
    }
  }

  /** Adds a number from 0 to 99 with two digits. */
  addTwoDigits(value: number): void {
    const tens = (value / 10) | 0;
    this.addCode(ZERO + tens);
    this.addCode(ZERO + value - 10 * tens);
  }

  /** Adds an ASCII character by its code. */
  addCode(code: number): void {
    if (this.length === this.bytes.length) this.grow(1);
    this.bytes[this.length++] = code;
  }

  /** Adds a card such as `As`. */
  addCard(card: number): void {
    if (this.length + 2 > this.bytes.length) this.grow(2);
    this.bytes[this.length++] = RANK_CODES[card >> 2];
    this.bytes[this.length++] = SUIT_CODES[card & 3];
  }

  /** Adds some cards of a list with blanks between them, up to the first that is not known (-1). */
  addCardsAt(cards: ArrayLike<number>, start: number, count: number): void {
    for (let at = 0; at < count && cards[start + at] >= 0; at++) {
      if (at > 0) this.addCode(BLANK);
      this.addCard(cards[start + at]);
    }
  }

  /** The text. */
  toString(): string {
    return decoder.decode(this.bytes.subarray(0, this.length));
  }

  private grow(count: number): void {
    const bytes = new Uint8Array(2 * (this.length + count));
    bytes.set(this.bytes.subarray(0, this.length));
    this.bytes = bytes;
    this.view = new DataView(bytes.buffer);
  }
}

const RANK_CODES = encoder.encode(RANKS);
const SUIT_CODES = encoder.encode(SUITS);
/** The order of bytes in {@link Piece.words}. */
const IS_LITTLE = new Uint8Array(new Int32Array([1]).buffer)[0] === 1;
