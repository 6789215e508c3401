/**
 * What happened in a hand, in order, as columns of numbers.
 *
 * @module
 */
import { LongHandError } from "../errors.ts";
import type { ActionRecord } from "../player/mod.ts";
import { noChips, STREETS } from "../rules/mod.ts";
import { type Chips, MAX_SEATS, type PlayerId, type SeatIndex } from "../types.ts";

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

// Seat (4 bits), kind (4), street (2) and flags make the code of an entry. These numbers are private,
// as V8 knows those where it inlines a method, but has to look up what a module exports.
const NAMES: readonly LogKind[] = LOG_KINDS;
const STREET_NAMES = STREETS;
const KIND_SHIFT = 4;
const STREET_SHIFT = 8;
const ALL_IN_FLAG = 1 << 10;
const COULD_RAISE_FLAG = 1 << 11;
const FREE_FLAG = 1 << 12;
const FOLD_BITS = FOLD << KIND_SHIFT;
const CHECK_BITS = CHECK << KIND_SHIFT;
const CALL_BITS = CALL << KIND_SHIFT;
const BET_BITS = BET << KIND_SHIFT;
const RAISE_BITS = RAISE << KIND_SHIFT;
const UNCALLED_BITS = UNCALLED << KIND_SHIFT;
const FREE_CHECK = CHECK_BITS | FREE_FLAG;
const FREE_CHECK_MASK = 15 << KIND_SHIFT | FREE_FLAG;

/** Entries a log has room for from the start; hands that are longer are rare. */
const ROOM = 64;

/** Entries a log has room for at most; they take 150 MB. */
const MOST_ROOM: number = ROOM << 17;

/** A bet, an answer of everybody, and chips given back. */
const BET_AND_ANSWERS: number = 1 + MAX_SEATS + 1;

/**
 * The entries of one hand; one object serves hand after hand and grows when a hand is long: at posts,
 * bets, raises and new streets, each of which makes room for an answer of everybody.
 */
export class HandLog {
  /** Number of entries. */
  length = 0;
  /** Streets whose betting has begun, and those whose betting is over. */
  private opened = 0;
  private closed = 0;
  /** The present street as entries hold it. */
  private streetBits = 0;
  // By street: its first decision, and the entry after its last one.
  private readonly firsts: number[] = noChips(STREETS.length);
  private readonly ends: number[] = noChips(STREETS.length);
  // By entry: its code, and two numbers of chips, amount and bet, which are stale where an entry is
  // free. There is room for more than there mostly are, as lists that never grow by themselves are
  // faster; and less is written than could be, as that is what takes the time.
  private codes: Uint16Array = new Uint16Array(ROOM);
  private readonly chips: Chips[] = noChips(2 * ROOM);

  /** Empties the log for a new hand. */
  clear(): void {
    this.length =
      this.opened =
      this.closed =
      this.streetBits =
        0;
  }

  /** Notes that what follows are the decisions of the next street. */
  openStreet(): void {
    this.makeRoom();
    this.streetBits = this.opened << STREET_SHIFT;
    this.firsts[this.opened++] = this.length;
  }

  /** Notes that the decisions of a street are over. */
  closeStreet(): void {
    this.ends[this.closed++] = this.length;
  }

  /** The first decision on a street, if there is one before {@link endDecision}. */
  firstDecision(street: number): number {
    return street < this.opened ? this.firsts[street] : this.length;
  }

  /** The entry after the last decision on a street. */
  endDecision(street: number): number {
    return street < this.closed ? this.ends[street] : this.length;
  }

  /**
   * Adds a post.
   *
   * @param seat Who.
   * @param kind {@link ANTE}, {@link SMALL_BLIND}, {@link BIG_BLIND} or {@link DEAD_POST}.
   * @param amount Chips put in.
   * @param to The player's bet afterwards.
   * @param isAllIn Whether they were the player's last.
   */
  post(seat: number, kind: number, amount: Chips, to: Chips, isAllIn: boolean): void {
    this.makeRoom();
    this.pushWithChips(seat | kind << KIND_SHIFT | (isAllIn ? ALL_IN_FLAG : 0), amount, to);
  }

  /** Adds a fold of who has bet `to` on the street; see {@link couldRaise}. */
  fold(seat: number, to: Chips, couldRaise: boolean): void {
    const code = seat | FOLD_BITS | (couldRaise ? COULD_RAISE_FLAG : 0);
    if (to === 0) this.push(code | FREE_FLAG);
    else this.pushWithChips(code, 0, to);
  }

  /** Adds a check on a street on which nobody has bet. */
  freeCheck(seat: number): void {
    this.push(seat | FREE_CHECK);
  }

  /** Adds a check, or a call where chips were put in. */
  checkOrCall(
    seat: number,
    amount: Chips,
    to: Chips,
    isAllIn: boolean,
    couldRaise: boolean,
  ): void {
    const kind = amount === 0 ? CHECK_BITS : CALL_BITS | (isAllIn ? ALL_IN_FLAG : 0);
    this.pushWithChips(seat | kind | (couldRaise ? COULD_RAISE_FLAG : 0), amount, to);
  }

  /** Adds a bet or raise. */
  betOrRaise(seat: number, isBet: boolean, amount: Chips, to: Chips, isAllIn: boolean): void {
    this.makeRoom();
    const kind = isBet ? BET_BITS : RAISE_BITS;
    this.pushWithChips(seat | kind | COULD_RAISE_FLAG | (isAllIn ? ALL_IN_FLAG : 0), amount, to);
  }

  /** Adds chips given back as nobody matched them. */
  giveBack(seat: number, amount: Chips, to: Chips): void {
    this.pushWithChips(seat | UNCALLED_BITS, amount, to);
  }

  /** Seat, kind, street and flags as one number, the same for entries that differ in chips alone. */
  code(entry: number): number {
    return this.codes[entry];
  }

  /** Chips put in by an entry (given back for {@link UNCALLED}). */
  amount(entry: number): Chips {
    return this.isFree(entry) ? 0 : this.chips[entry << 1];
  }

  /** The player's bet on the street after an entry; antes and dead posts are no part of it. */
  to(entry: number): Chips {
    return this.isFree(entry) ? 0 : this.chips[entry << 1 | 1];
  }

  /** {@link amount} of an entry that is not free. */
  paidAmount(entry: number): Chips {
    return this.chips[entry << 1];
  }

  /** {@link to} of an entry that is not free. */
  paidTo(entry: number): Chips {
    return this.chips[entry << 1 | 1];
  }

  /** Whether an entry is a check or fold by who has no chips in front of him. */
  isFree(entry: number): boolean {
    return (this.code(entry) & FREE_FLAG) !== 0;
  }

  /** Whether an entry is a check by who has no chips in front of him. */
  isFreeCheck(entry: number): boolean {
    return (this.code(entry) & FREE_CHECK_MASK) === FREE_CHECK;
  }

  /** Who made an entry. */
  seat(entry: number): number {
    return this.code(entry) & 15;
  }

  /** What an entry is: an index into {@link LOG_KINDS}. */
  kind(entry: number): number {
    return this.code(entry) >> KIND_SHIFT & 15;
  }

  /** What an entry is by name. */
  name(entry: number): LogKind {
    return NAMES[this.kind(entry)];
  }

  /** The street of an entry, 0 to 3. */
  street(entry: number): number {
    return this.code(entry) >> STREET_SHIFT & 3;
  }

  /** Whether an entry took the player's last chip. */
  isAllIn(entry: number): boolean {
    return (this.code(entry) & ALL_IN_FLAG) !== 0;
  }

  /** Whether the player could have raised; of calls and folds only against a preflop raise. */
  couldRaise(entry: number): boolean {
    return (this.code(entry) & COULD_RAISE_FLAG) !== 0;
  }

  /**
   * A decision as plain data; it is not free, and `playerId` made it. All values are there before
   * the object is, as V8 writes each of them but once then.
   */
  paidAction(entry: number, playerId: PlayerId): ActionRecord {
    const code = this.codes[entry];
    const seat = (code & 15) as SeatIndex;
    const street = STREET_NAMES[code >> STREET_SHIFT & 3];
    const type = NAMES[code >> KIND_SHIFT & 15] as ActionRecord["type"];
    const amount = this.chips[entry << 1];
    const to = this.chips[entry << 1 | 1];
    const allIn = (code & ALL_IN_FLAG) !== 0;
    return { seat, playerId, street, type, amount, to, allIn };
  }

  /** Adds an entry. */
  private push(code: number): void {
    this.codes[this.length++] = code | this.streetBits;
  }

  /** Adds an entry that is not free. */
  private pushWithChips(code: number, amount: Chips, to: Chips): void {
    const { chips, length } = this;
    chips[length << 1] = amount;
    chips[length << 1 | 1] = to;
    this.push(code);
  }

  /** Makes room for a bet and whatever follows on it; so {@link push} need not ask for any. */
  private makeRoom(): void {
    if (this.length + BET_AND_ANSWERS > this.codes.length) this.grow();
  }

  /** Makes room for twice as many entries. */
  private grow(): void {
    if (this.codes.length >= MOST_ROOM) throw new LongHandError(this.length);
    const codes = new Uint16Array(2 * this.codes.length);
    codes.set(this.codes);
    this.codes = codes;
    for (let added = this.chips.length; added > 0; added--) this.chips.push(0);
  }
}
