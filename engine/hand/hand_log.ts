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

/** {@link HandLog.flags}: the entry took the player's last chip. */
export const IS_ALL_IN = 1;
/** {@link HandLog.flags}: the player could have bet or raised. */
export const COULD_RAISE = 2;

/** The entries of one hand; one object serves hand after hand and grows when a hand is long. */
export class HandLog {
  /** Number of entries. */
  length = 0;
  /** Who, by entry. */
  seat: Uint8Array = new Uint8Array(256);
  /** What, by entry: an index into {@link LOG_KINDS}. */
  kind: Uint8Array = new Uint8Array(256);
  /** On which street (0 to 3), by entry. */
  street: Uint8Array = new Uint8Array(256);
  /** {@link IS_ALL_IN} and {@link COULD_RAISE}, by entry. */
  flags: Uint8Array = new Uint8Array(256);
  /** Chips put in by the entry (given back for {@link UNCALLED}). */
  amount: Float64Array = new Float64Array(256);
  /** The player's total on the street after the entry. */
  to: Float64Array = new Float64Array(256);

  /** Adds an entry. */
  push(seat: number, kind: number, street: number, flags: number, amount: Chips, to: Chips): void {
    const at = this.length++;
    if (at === this.seat.length) this.grow();
    this.seat[at] = seat;
    this.kind[at] = kind;
    this.street[at] = street;
    this.flags[at] = flags;
    this.amount[at] = amount;
    this.to[at] = to;
  }

  private grow(): void {
    const length = 2 * this.seat.length;
    this.seat = copyInto(new Uint8Array(length), this.seat);
    this.kind = copyInto(new Uint8Array(length), this.kind);
    this.street = copyInto(new Uint8Array(length), this.street);
    this.flags = copyInto(new Uint8Array(length), this.flags);
    this.amount = copyInto(new Float64Array(length), this.amount);
    this.to = copyInto(new Float64Array(length), this.to);
  }
}

function copyInto<Column extends Uint8Array | Float64Array>(to: Column, from: Column): Column {
  to.set(from);
  return to;
}
