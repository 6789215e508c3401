/**
 * One street's betting: whose turn it is, what is legal, and where the chips are.
 *
 * One object serves hand after hand. All lists are by seat, so that nothing is allocated in a
 * hand. It trusts its caller: what the players wanted is checked before it gets here.
 *
 * @module
 */
import { type Chips, MAX_SEATS } from "../types.ts";
import { type BetLimit, checkBetLimit, FIXED_LIMIT_BETS } from "./bet_limit.ts";
import { asSmallInteger, noChips } from "./chip_column.ts";

/** {@link BettingRound.status}: nobody was dealt in at this seat. */
export const EMPTY = 0;
/** {@link BettingRound.status}: in the hand with chips behind. */
export const ACTIVE = 1;
/** {@link BettingRound.status}: out of the hand. */
export const FOLDED = 2;
/** {@link BettingRound.status}: in the hand without chips behind. */
export const ALL_IN = 3;

// The same for this file alone: V8 knows these where it inlines a method, but has to look up what a
// module exports.
const EMPTY_STATUS = EMPTY;
const ACTIVE_STATUS = ACTIVE;
const FOLDED_STATUS = FOLDED;
const ALL_IN_STATUS = ALL_IN;

/**
 * Sets of seats in the order of turns: this bit moved right by the number of the seat. So the zeros
 * above a set are as many as there are seats before its first one.
 */
const TURN = 0x80000000;
/** The same twice around the table, 16 bits apart, as the first seat follows on the last. */
const TURNS = 0x80008000;

/** The betting of a hand, street by street. */
export class BettingRound {
  /** Chairs at the table. */
  declare readonly seats: number;
  /** {@link EMPTY}, {@link ACTIVE}, {@link FOLDED} or {@link ALL_IN}. */
  readonly status: Uint8Array = new Uint8Array(MAX_SEATS);
  /** Chips behind. */
  readonly stack: Chips[] = noChips(MAX_SEATS);
  /** Live chips bet on this street; blinds count, antes and dead posts do not. */
  readonly streetBet: Chips[] = noChips(MAX_SEATS);
  /** All chips put in during the hand that side pots are layered by: antes, blinds and bets. */
  readonly committed: Chips[] = noChips(MAX_SEATS);
  /** {@link level} when each seat last acted. */
  private readonly matched: Chips[] = noChips(MAX_SEATS);

  /** Seats that were dealt in: bit `1 << seat`. */
  dealtIn = 0;
  /** Players who have not folded. */
  live = 0;
  /** Players who have neither folded nor put in their last chip. */
  able = 0;
  /** Everything in the middle, this street's bets included. */
  pot: Chips = 0;
  /** The part of the pot that counts as nobody's bet, such as a big-blind ante. */
  dead: Chips = 0;
  /** Street total that has to be matched to stay in. */
  currentBet: Chips = 0;
  /**
   * Street total that a raise goes up from: {@link currentBet}, save after an all-in for less than
   * a bet of fixed limit. There half a bet counts as a whole one, and less can be completed to one.
   */
  private level: Chips = 0;
  /** Last full bet or raise increment of this street; a short all-in leaves it as it is. */
  fullRaise: Chips = 0;
  /** Full bets and raises made on this street; the big blind counts as the first. */
  bets = 0;
  /** Seat that bet or raised last on this street, or -1. */
  aggressor: number = -1;

  /** Seat whose turn it is, or -1 when the street's betting is over. */
  toAct: number = -1;

  // Sets of seats in the order of turns: see `TURN`.
  /** Seats that are {@link ACTIVE}. */
  private active = 0;
  /** Active seats that still have to answer {@link currentBet}, twice around the table. */
  private waiting = 0;
  /** Seats that had acted on this street when the last bet or raise was made, its own included. */
  private acted = 0;
  declare private readonly minRaise: Chips;
  declare private readonly isNoLimit: boolean;
  declare private readonly isFixed: boolean;
  /** Full bets and raises that end the raising on a street. */
  declare private readonly maxBets: number;

  /**
   * Makes room for a table; {@link clear} makes it ready for a hand.
   *
   * @param seats Chairs at the table, 2 to 10.
   * @param limit The betting structure.
   * @throws {RangeError} If there is no such betting structure.
   */
  constructor(seats: number, limit: BetLimit) {
    checkBetLimit(limit);
    this.seats = seats;
    this.minRaise = asSmallInteger(Math.max(limit.minRaise, 1)); // 1 where there is no blind at all
    this.isNoLimit = limit.type === "no_limit";
    this.isFixed = limit.type === "fixed_limit";
    this.maxBets = this.isFixed ? FIXED_LIMIT_BETS : 0x7fffffff;
  }

  /** Chips the seat to act must add to stay in, at most its stack; 0 if it may check. */
  get callAmount(): Chips {
    const seat = this.toAct;
    if (seat < 0) return 0;
    const price = this.currentBet - this.streetBet[seat];
    const stack = this.stack[seat];
    return price < stack ? price : stack;
  }

  /** Whether the seat to act may bet or raise; false if there is none. */
  get canRaise(): boolean {
    const seat = this.toAct;
    if (seat < 0 || this.able < 2 || this.bets >= this.maxBets) return false;
    const { currentBet } = this;
    if (this.stack[seat] <= currentBet - this.streetBet[seat]) return false;
    // Open to who has not acted, or faces a full raise since he did.
    if (!hasTurn(this.acted, seat)) return true;
    return this.level - this.matched[seat] >= this.fullRaise;
  }

  /**
   * Smallest street total the seat to act may bet or raise to; the whole stack where that is less.
   * 0 if it may not.
   */
  get minRaiseTo(): Chips {
    return this.canRaise ? this.leastRaise() : 0;
  }

  /** Largest street total the seat to act may bet or raise to; 0 if it may not. */
  get maxRaiseTo(): Chips {
    return this.canRaise ? this.mostRaise() : 0;
  }

  /** Whether the seat to act may bet or raise to a street total. */
  canRaiseTo(to: Chips): boolean {
    return this.canRaise && to >= this.leastRaise() && to <= this.mostRaise() &&
      Number.isInteger(to);
  }

  /** Empties all seats for a new hand. */
  clear(): void {
    const { status, streetBet, committed, seats } = this;
    for (let seat = 0; seat < seats; seat++) {
      status[seat] = EMPTY_STATUS;
      streetBet[seat] = 0;
      committed[seat] = 0;
    }
    this.dealtIn =
      this.live =
      this.able =
      this.bets =
        0;
    this.pot = this.dead = 0;
    this.currentBet = this.level = 0;
    this.active = this.waiting = this.acted = 0;
    this.aggressor = this.toAct = -1;
  }

  /** Deals a player with `stack` chips (at least 1) into the hand. */
  sit(seat: number, stack: Chips): void {
    this.status[seat] = ACTIVE_STATUS;
    this.stack[seat] = stack;
    this.active |= TURN >>> seat;
    this.dealtIn |= 1 << seat;
    this.live++;
    this.able++;
  }

  /** Posts an ante: part of the pot, no part of the street's bet. Returns what could be paid. */
  postAnte(seat: number, ante: Chips): Chips {
    const paid = this.bet(seat, ante);
    this.streetBet[seat] -= paid;
    return paid;
  }

  /** Posts money that counts as nobody's bet. Returns what could be paid. */
  postDead(seat: number, amount: Chips): Chips {
    const paid = this.postAnte(seat, amount);
    this.committed[seat] -= paid;
    this.dead += paid;
    return paid;
  }

  /** Posts a blind or straddle: a live bet. Returns what could be paid. */
  postBlind(seat: number, blind: Chips): Chips {
    return this.bet(seat, blind);
  }

  /**
   * Opens the preflop betting after the posts. The price is the full `toMatch` even where nobody
   * could post it in full.
   *
   * @param first Seat asked first, if it can act.
   * @param toMatch The big blind, or the largest straddle.
   */
  openPreflop(first: number, toMatch: Chips): void {
    this.fullRaise = Math.max(toMatch, this.minRaise);
    this.currentBet = this.level = toMatch;
    this.bets = 1;
    this.askAll();
    this.toAct = firstTurn(this.waiting, first);
  }

  /**
   * Opens the betting of the flop, turn or river.
   *
   * @param first Seat asked first, if it can act.
   * @param bigBlind The big blind.
   * @param bigBets Whether fixed limit plays its big bet, as on the turn and river.
   */
  openStreet(first: number, bigBlind: Chips, bigBets: boolean): void {
    if (this.currentBet > 0) {
      const { streetBet, seats } = this;
      for (let seat = 0; seat < seats; seat++) streetBet[seat] = 0;
    }
    const smallBet = Math.max(bigBlind, this.minRaise);
    this.fullRaise = bigBets && this.isFixed ? 2 * smallBet : smallBet;
    this.currentBet = this.level = 0;
    this.bets = this.acted = 0;
    this.aggressor = -1;
    this.askAll();
    this.toAct = firstTurn(this.waiting, first);
  }

  /** The seat to act gives up. */
  fold(): void {
    const seat = this.toAct;
    this.status[seat] = FOLDED_STATUS;
    this.active &= ~(TURN >>> seat);
    this.live--;
    if (--this.able < 2) this.settle();
    this.endTurn(seat);
  }

  /** The seat to act checks, or pays {@link callAmount}. Returns what it paid. */
  checkOrCall(): Chips {
    const seat = this.toAct;
    const paid = this.currentBet === 0 ? 0 : this.payPrice(seat);
    this.endTurn(seat);
    return paid;
  }

  /** The first part of {@link checkOrCall}: the seat to act pays {@link callAmount}. */
  payPrice(seat: number): Chips {
    const price = this.currentBet - this.streetBet[seat];
    return price > 0 ? this.bet(seat, price) : 0;
  }

  /** The second part of {@link checkOrCall}: the seat to act has done what it did. */
  endTurn(seat: number): void {
    this.matched[seat] = this.level;
    const waiting = this.waiting & ~(TURNS >>> seat);
    this.waiting = waiting;
    this.toAct = firstTurn(waiting, seat);
  }

  /** The seat to act bets or raises to a street total from {@link minRaiseTo} to {@link maxRaiseTo}. */
  raiseTo(to: Chips): void {
    const seat = this.toAct;
    const increment = to - this.level;
    this.bet(seat, to - this.streetBet[seat]);
    if (!this.isFixed) {
      if (increment >= this.fullRaise) {
        this.bets++;
        this.fullRaise = increment;
      }
      this.level = to;
    } else if (2 * increment >= this.fullRaise) {
      this.bets++;
      this.level += this.fullRaise;
    }
    this.currentBet = to;
    this.acted |= this.active & ~this.waiting | TURN >>> seat;
    this.aggressor = seat;
    this.askAll();
    this.endTurn(seat);
  }

  /** Set of the seats that have not folded, bit `1 << seat`. */
  liveSeats(): number {
    if (this.able === this.live) return SEATS_OF[this.active >>> 32 - MAX_SEATS];
    let live = 0;
    for (let seat = 0; seat < this.seats; seat++) {
      if (this.status[seat] === ACTIVE_STATUS || this.status[seat] === ALL_IN_STATUS) {
        live |= 1 << seat;
      }
    }
    return live;
  }

  /** Whether a player was dealt in at the seat. */
  isDealtIn(seat: number): boolean {
    return this.status[seat] !== EMPTY_STATUS;
  }

  /** Whether the seat is in the hand without chips behind. */
  isAllIn(seat: number): boolean {
    return this.status[seat] === ALL_IN_STATUS;
  }

  /** Whether the seat still has a turn on this street; nobody has when the betting is over. */
  isToAct(seat: number): boolean {
    return hasTurn(this.waiting, seat);
  }

  /**
   * Seat whose top bet of this street nobody matched in full, or -1, once the betting is over.
   * Folded chips count as a match, antes and dead posts do not.
   */
  uncalledSeat(): number {
    // Two or more who have chips behind have bet the same.
    if (this.currentBet === 0 || (this.able === this.live && this.live > 1)) return -1;
    const { streetBet, seats } = this;
    let top = 0;
    let second = 0;
    let seat = -1;
    for (let at = 0; at < seats; at++) {
      const bet = streetBet[at];
      if (bet > top) {
        second = top;
        top = bet;
        seat = at;
      } else if (bet > second) second = bet;
    }
    return top > second && this.status[seat] !== FOLDED_STATUS ? seat : -1;
  }

  /** Gives back the part of the top bet that nobody matched, and returns how much that was. */
  returnUncalled(seat: number): Chips {
    const { streetBet, seats } = this;
    let second = 0;
    for (let at = 0; at < seats; at++) {
      if (at !== seat && streetBet[at] > second) second = streetBet[at];
    }
    const amount = streetBet[seat] - second;
    streetBet[seat] = second;
    this.stack[seat] += amount;
    this.committed[seat] -= amount;
    this.pot -= amount;
    return amount;
  }

  /** {@link minRaiseTo} of a seat that can raise. */
  private leastRaise(): Chips {
    const least = this.level + this.fullRaise;
    const allIn = this.streetBet[this.toAct] + this.stack[this.toAct];
    return least < allIn ? least : allIn;
  }

  /** {@link maxRaiseTo} of a seat that can raise. */
  private mostRaise(): Chips {
    const bet = this.streetBet[this.toAct];
    const allIn = bet + this.stack[this.toAct];
    if (this.isNoLimit) return allIn;
    let most = this.level + this.fullRaise;
    if (!this.isFixed) { // pot limit: call, then raise by all that lies there
      most = Math.max(most, this.currentBet + this.pot + this.currentBet - bet);
    }
    return most < allIn ? most : allIn;
  }

  /** Moves chips to the middle as a bet, as many as there are. Returns how many. */
  private bet(seat: number, wanted: Chips): Chips {
    const stack = this.stack[seat];
    const paid = wanted < stack ? wanted : stack;
    this.stack[seat] = stack - paid;
    this.streetBet[seat] += paid;
    this.committed[seat] += paid;
    this.pot += paid;
    if (paid === stack) this.goAllIn(seat);
    return paid;
  }

  /** All who have chips behind have a turn to come. */
  private askAll(): void {
    this.waiting = twice(this.active);
    if (this.able < 2) this.settle();
  }

  /** A seat has put its last chip in. */
  private goAllIn(seat: number): void {
    this.status[seat] = ALL_IN_STATUS;
    this.active &= ~(TURN >>> seat);
    if (--this.able < 2) this.settle();
  }

  /** Who alone has chips behind is asked only where an all-in player has bet more. */
  private settle(): void {
    const { status, streetBet, seats } = this;
    const own = this.able === 0 ? Infinity : streetBet[Math.clz32(this.active)];
    for (let seat = 0; seat < seats; seat++) {
      if (status[seat] === ALL_IN_STATUS && streetBet[seat] > own) return;
    }
    this.waiting = 0;
  }
}

/** The first seat of a set in the order of turns, twice around the table, from a seat on; or -1. */
function firstTurn(turns: number, from: number): number {
  // Which one it is nobody can predict, so there is no branch on it.
  return turns === 0 ? -1 : Math.clz32(turns & -1 >>> from) & 15;
}

/** Whether a seat is in a set in the order of turns. */
function hasTurn(turns: number, seat: number): boolean {
  return turns << seat < 0;
}

/** A set in the order of turns twice: see {@link TURNS}. */
function twice(turns: number): number {
  return turns | turns >>> 16;
}

/** The same sets as bits `1 << seat`, by the bits in the order of turns. */
const SEATS_OF = Uint16Array.from({ length: 1 << MAX_SEATS }, (_, turns) => {
  let seats = 0;
  for (let seat = 0; seat < MAX_SEATS; seat++) {
    if (hasTurn(turns << 32 - MAX_SEATS, seat)) seats |= 1 << seat;
  }
  return seats;
});
