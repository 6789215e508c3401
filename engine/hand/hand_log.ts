/**
 * What happened in a hand, in order, as columns of numbers.
 *
 * @module
 */
import { noChips } from "../rules/mod.ts";
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

/** Entries a log has room for from the start; hands that are longer are rare. */
const ROOM = 64;

/** The entries of one hand; one object serves hand after hand and grows when a hand is long. */
export class HandLog {
  /** Number of entries. */
  length = 0;
  // Two numbers an entry, and room for more, as lists that never grow by themselves are faster. The
  // first holds seat (4 bits), kind (4), street (2) and flags, the second the amount.
  private readonly entries: number[] = noChips(2 * ROOM);

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
    const { entries, length: at } = this;
    if (2 * at === entries.length) this.grow();
    entries[2 * at] = seat | kind << 4 | street << 8 | flags << 10;
    entries[2 * at + 1] = amount;
    this.length = at + 1;
  }

  /** Who did what on which street: see {@link entrySeat}, {@link entryKind}, {@link entryStreet}. */
  code(entry: number): number {
    return this.entries[2 * entry];
  }

  /** Chips put in by the entry (given back for {@link UNCALLED}). */
  amount(entry: number): Chips {
    return this.entries[2 * entry + 1];
  }

  /** Makes room for twice as many entries. */
  private grow(): void {
    for (let added = this.entries.length; added > 0; added--) this.entries.push(0);
  }
}

/** Who made an entry, from its code. */
export function entrySeat(code: number): number {
  return code & 15;
}

/** What an entry was, from its code: an index into {@link LOG_KINDS}. */
export function entryKind(code: number): number {
  return code >> 4 & 15;
}

/** The street of an entry, 0 to 3, from its code. */
export function entryStreet(code: number): number {
  return code >> 8 & 3;
}

/** Whether an entry took the player's last chip, from its code. */
export function entryIsAllIn(code: number): boolean {
  return (code >> 10 & IS_ALL_IN) !== 0;
}

/** Whether an entry is marked {@link COULD_RAISE}, from its code. */
export function entryCouldRaise(code: number): boolean {
  return (code >> 10 & COULD_RAISE) !== 0;
}
