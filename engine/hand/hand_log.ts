/**
 * What happened in a hand, in order, as columns of numbers.
 *
 * @module
 */
import type { Chips } from "../types.ts";

/** Kinds of entry of a {@link HandLog}; the index is the code in {@link HandLog.kind}. */
export const LOG_KINDS = [
  "fold",
  "check",
  "call",
  "bet",
  "raise",
  "ante",
  "smallBlind",
  "bigBlind",
  "deadPost",
  "uncalled",
] as const;

/** A kind of entry. */
export type LogKind = (typeof LOG_KINDS)[number];

/** Code of a fold. */
export const FOLD = 0;
/** Code of a check. */
export const CHECK = 1;
/** Code of a call. */
export const CALL = 2;
/** Code of a bet. */
export const BET = 3;
/** Code of a raise; codes up to this one are decisions. */
export const RAISE = 4;
/** Code of an ante. */
export const ANTE = 5;
/** Code of a small blind. */
export const SMALL_BLIND = 6;
/** Code of a big blind, or of any further live post such as a straddle. */
export const BIG_BLIND = 7;
/** Code of a post that is nobody's bet, such as a big-blind ante. */
export const DEAD_POST = 8;
/** Code of chips given back as nobody matched them. */
export const UNCALLED = 9;

/** Flag: the entry took the player's last chip. */
export const IS_ALL_IN = 1;
/** Flag of a decision against a preflop raise: the player could have raised again. */
export const COULD_RAISE = 2;

/** The entries of one hand; one object serves hand after hand and grows when a hand is long. */
export class HandLog {
  /** Number of entries. */
  length = 0;
  // One number holds all but the amount: seat (4 bits), kind (4), street (2), flags.
  private codes: Int32Array = new Int32Array(256);
  private readonly amounts: Chips[] = [];

  /**
   * Adds an entry.
   *
   * @param seat Who.
   * @param kind What: an index into {@link LOG_KINDS}.
   * @param street On which street, 0 to 3.
   * @param flags {@link IS_ALL_IN} and {@link COULD_RAISE}.
   * @param amount Chips put in (given back for {@link UNCALLED}).
   */
  push(seat: number, kind: number, street: number, flags: number, amount: Chips): void {
    const at = this.length++;
    if (at === this.codes.length) this.grow();
    this.codes[at] = seat | kind << 4 | street << 8 | flags << 10;
    this.amounts[at] = amount;
  }

  /** Who made an entry. */
  seat(entry: number): number {
    return this.codes[entry] & 15;
  }

  /** What it was: an index into {@link LOG_KINDS}. */
  kind(entry: number): number {
    return this.codes[entry] >> 4 & 15;
  }

  /** On which street, 0 to 3. */
  street(entry: number): number {
    return this.codes[entry] >> 8 & 3;
  }

  /** {@link IS_ALL_IN} and {@link COULD_RAISE}. */
  flags(entry: number): number {
    return this.codes[entry] >> 10;
  }

  /** Chips put in by the entry (given back for {@link UNCALLED}). */
  amount(entry: number): Chips {
    return this.amounts[entry];
  }

  /** Makes room for twice as many entries. */
  private grow(): void {
    const codes = new Int32Array(2 * this.codes.length);
    codes.set(this.codes);
    this.codes = codes;
  }
}
