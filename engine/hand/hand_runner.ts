/**
 * One hand of hold'em from the posts to the payment: the state machine that bots, scripts and
 * replays all drive.
 *
 * One object serves hand after hand:
 *
 * 1. `identify` whoever came, `clear`, `sit` for each player, `deal` (or write `holeCards` and
 *    `board`), `begin`;
 * 2. until `over`: while `round.toAct` is a seat, one of `fold`, `checkOrCall`, `raiseTo`;
 *    when it is -1, `advance` to the next street or the end.
 *
 * It checks no action against the rules: `round` says what is legal, and whoever asks the player
 * sees to it.
 *
 * @module
 */
import type { Dealer } from "../cards/mod.ts";
import { InvariantError } from "../errors.ts";
import { evaluateSeats } from "../evaluator/mod.ts";
import {
  asSmallInteger,
  type BetLimit,
  BettingRound,
  BOARD_CARDS_ON,
  countSeats,
  noChips,
  Pots,
  type RakeConfig,
} from "../rules/mod.ts";
import { type Chips, MAX_SEATS, type PlayerId } from "../types.ts";
import { ANTE, BIG_BLIND, DEAD_POST, HandLog, SMALL_BLIND } from "./hand_log.ts";
import { SeatPositions } from "./positions.ts";
import { Roster } from "./roster.ts";

/** What a hand is played for and who sits where the blinds are. */
export interface HandStakes {
  /** Small blind, in chips. */
  readonly smallBlind: Chips;
  /** Big blind, in chips. */
  readonly bigBlind: Chips;
  /** Ante each player posts before the blinds. */
  readonly ante: Chips;
  /** Seat of the button; the chair may be empty. */
  readonly button: number;
  /** Seat that posts the small blind, or -1 where it is dead. */
  readonly smallBlindSeat: number;
  /** Seat that posts the big blind. */
  readonly bigBlindSeat: number;
}

/** A hand being played. Lists are by seat. */
export class HandRunner {
  /** Chairs at the table. */
  declare readonly seats: number;
  /** The betting: stacks, bets, whose turn it is and what is legal. */
  declare readonly round: BettingRound;
  /** Main and side pots; built when the hand ends. */
  declare readonly pots: Pots;
  /** Everything that happened, in order. */
  readonly log: HandLog = new HandLog();

  /** Who sits where; stale where `round.status` is `EMPTY`. */
  readonly ids: readonly PlayerId[] = new Array(MAX_SEATS).fill(0);
  /** Names of the players. */
  readonly names: string[] = new Array(MAX_SEATS).fill("");
  /** Chips before the first post. */
  readonly startingStack: Chips[] = noChips(MAX_SEATS);
  /** Money won or lost outside the present stack. */
  readonly bankroll: Chips[] = noChips(MAX_SEATS);
  /** Two cards a seat. */
  readonly holeCards: Uint8Array = new Uint8Array(2 * MAX_SEATS);
  /** All five board cards; the first {@link boardCount} lie open. */
  readonly board: Uint8Array = new Uint8Array(5);
  /** Hand values of those who went to showdown, else 0. */
  readonly values: Int32Array = new Int32Array(MAX_SEATS);

  /** Number of the hand at its table, from 1. */
  handNumber = 0;
  /** Street index, 0 to 3. */
  street = 0;
  /** Open board cards. */
  boardCount = 0;
  /** Whether the chips have been paid. */
  over = false;
  /** Whether the hand ended with two or more players. */
  showdown = false;
  /** Seat that got an uncalled bet back, or -1. */
  uncalledSeat: number = -1;
  /** Chips of the uncalled bet. */
  uncalled: Chips = 0;

  /** Small blind of the level. */
  smallBlind: Chips = 0;
  /** Big blind of the level: the price to play, be it posted in full or not. */
  bigBlind: Chips = 0;
  /** Ante each player owes. */
  ante: Chips = 0;
  /** Seat of the button; the chair may be empty. */
  button = 0;
  /** Seat that posted the small blind, or -1. */
  smallBlindSeat: number = -1;
  /** Seat that posted the big blind. */
  bigBlindSeat: number = -1;

  /** By seat of the button: the last positions with it there. */
  private readonly lastPositions: (SeatPositions | null)[] = new Array(MAX_SEATS).fill(null);
  /** The last roster, unless others sit there now. */
  private lastRoster: Roster | null = null;
  /** Chips in play, which have to be there at the end as well. */
  private chips: Chips = 0;

  /**
   * Makes room for a table.
   *
   * @param seats Chairs at the table, 2 to 10.
   * @param limit The betting structure.
   * @param rake The house's terms.
   */
  constructor(seats: number, limit: BetLimit, rake: RakeConfig) {
    this.seats = seats;
    this.round = new BettingRound(seats, limit);
    this.pots = new Pots(rake);
  }

  /** Makes room for a new hand. */
  clear(): void {
    this.round.clear();
    for (let seat = 0; seat < this.seats; seat++) this.values[seat] = 0;
    this.log.clear();
    this.pots.count = 0;
    this.pots.totalRake = 0;
    this.street =
      this.boardCount =
      this.uncalled =
      this.chips =
        0;
    this.uncalledSeat = -1;
    this.over = this.showdown = false;
  }

  /** Says who sits at a seat, in this hand and all that follow. */
  identify(seat: number, id: PlayerId, name: string): void {
    if (this.ids[seat] !== id) this.lastRoster = null;
    (this.ids as PlayerId[])[seat] = id;
    this.names[seat] = name;
  }

  /** Deals the player at a seat in with at least one chip. */
  sit(seat: number, stack: Chips, bankroll: Chips): void {
    const chips = asSmallInteger(stack);
    this.startingStack[seat] = chips;
    this.bankroll[seat] = asSmallInteger(bankroll);
    this.round.sit(seat, chips);
    this.chips += chips;
  }

  /** Takes all cards of the hand from a dealer that has just shuffled. */
  deal(dealer: Dealer, button: number): void {
    const { board, holeCards, seats } = this;
    for (let place = 0; place < 5; place++) board[place] = dealer.boardCard(place);
    for (let fromButton = 1, seat = button; fromButton <= seats; fromButton++) {
      if (++seat >= seats) seat = 0;
      holeCards[2 * seat] = dealer.holeCard(fromButton, 0);
      holeCards[2 * seat + 1] = dealer.holeCard(fromButton, 1);
    }
  }

  /** Sets what is played for, posts antes and blinds and opens the betting. */
  begin(stakes: HandStakes): void {
    this.setStakes(stakes);
    this.post();
  }

  /** The second part of {@link begin}: posts antes and blinds and opens the betting. */
  post(): void {
    const { round, seats, button, ante } = this;
    if (ante > 0) {
      for (let step = 1; step <= seats; step++) {
        const seat = (button + step) % seats;
        if (round.isDealtIn(seat)) this.postAnte(seat, ante);
      }
    }
    if (this.smallBlindSeat >= 0) this.postBlind(this.smallBlindSeat, SMALL_BLIND, this.smallBlind);
    this.postBlind(this.bigBlindSeat, BIG_BLIND, this.bigBlind);
    this.open(this.bigBlindSeat, this.bigBlind);
  }

  /** The first part of {@link begin}. */
  setStakes(stakes: HandStakes): void {
    this.setBlinds(stakes.smallBlind, stakes.bigBlind, stakes.ante);
    this.button = stakes.button;
    this.smallBlindSeat = stakes.smallBlindSeat;
    this.bigBlindSeat = stakes.bigBlindSeat;
  }

  /** Says what is played for; {@link setStakes} does so as well. */
  setBlinds(smallBlind: Chips, bigBlind: Chips, ante: Chips): void {
    this.smallBlind = asSmallInteger(smallBlind);
    this.bigBlind = asSmallInteger(bigBlind);
    this.ante = asSmallInteger(ante);
  }

  /** Posts an ante, or what is left of the stack. */
  postAnte(seat: number, ante: Chips): void {
    if (this.round.isAllIn(seat)) return;
    this.recordPost(seat, ANTE, this.round.postAnte(seat, ante));
  }

  /** Posts money that counts as nobody's bet, or what is left of the stack. */
  postDead(seat: number, amount: Chips): void {
    if (this.round.isAllIn(seat)) return;
    this.recordPost(seat, DEAD_POST, this.round.postDead(seat, amount));
  }

  /** Posts a blind (`SMALL_BLIND` or `BIG_BLIND`), or what is left of the stack. */
  postBlind(seat: number, kind: number, blind: Chips): void {
    if (this.round.isAllIn(seat) || blind === 0) return;
    this.recordPost(seat, kind, this.round.postBlind(seat, blind));
  }

  /**
   * Opens the preflop betting after the posts.
   *
   * @param lastPost Seat whose left neighbour is asked first.
   * @param toMatch The price to play: the big blind or largest straddle.
   */
  open(lastPost: number, toMatch: Chips): void {
    this.log.openStreet();
    this.round.openPreflop(this.leftOf(lastPost), toMatch);
  }

  /** The seat to act folds. */
  fold(): void {
    const seat = this.round.toAct;
    this.log.fold(seat, this.round.streetBet[seat], this.couldReraise());
    this.round.fold();
  }

  /** The seat to act checks, or calls if there is a price. */
  checkOrCall(): void {
    const { round } = this;
    const seat = round.toAct;
    if (round.currentBet === 0) this.log.freeCheck(seat);
    else this.payPrice(seat);
    round.endTurn(seat);
  }

  /** The seat to act bets or raises to a legal street total. */
  raiseTo(total: Chips): void {
    const { round } = this;
    const to = asSmallInteger(total);
    const seat = round.toAct;
    const isBet = round.currentBet === 0;
    const added = to - round.streetBet[seat];
    round.raiseTo(to);
    this.log.betOrRaise(seat, isBet, added, to, round.isAllIn(seat));
  }

  /** Ends a street whose betting is over: deals the next one, or pays the winners. */
  advance(): void {
    const { round, log } = this;
    log.closeStreet();
    this.giveBackUncalled();
    if (round.live === 1 || this.street === 3) {
      this.finish();
      return;
    }
    this.street++;
    this.boardCount = BOARD_CARDS_ON[this.street];
    log.openStreet();
    round.openStreet(this.leftOf(this.button), this.bigBlind, this.street >= 2);
  }

  /** Players dealt in. */
  get numPlayers(): number {
    return countSeats(this.round.dealtIn);
  }

  /** Who sits where, counted from the button, once players sit and stakes are set. */
  get positions(): SeatPositions {
    const { button, smallBlindSeat } = this;
    const { dealtIn } = this.round;
    const last = this.lastPositions[button];
    if (last !== null && last.dealtIn === dealtIn && last.smallBlindSeat === smallBlindSeat) {
      return last;
    }
    const positions = new SeatPositions(this.seats, dealtIn, button, smallBlindSeat);
    this.lastPositions[button] = positions;
    return positions;
  }

  /** Who was dealt in, once players sit. */
  get roster(): Roster {
    const { lastRoster } = this;
    const { dealtIn } = this.round;
    if (lastRoster !== null && lastRoster.dealtIn === dealtIn) return lastRoster;
    return this.lastRoster = new Roster(this.ids, this.seats, dealtIn);
  }

  /** Chips a seat has won or lost in the hand. */
  net(seat: number): Chips {
    return this.round.stack[seat] - this.startingStack[seat];
  }

  /** Chips a seat got from all pots; 0 before the hand is over. */
  won(seat: number): Chips {
    return this.pots.won(seat);
  }

  /** The next chair clockwise. (Four remainders a hand can be measured.) */
  private leftOf(seat: number): number {
    return seat + 1 < this.seats ? seat + 1 : 0;
  }

  /**
   * What the log says of a call or fold being made; no more, as it takes time. An all-in for less
   * than a full raise is a raise too, so the full ones that the round counts would not do.
   */
  private couldReraise(): boolean {
    return this.street === 0 && this.round.aggressor >= 0 && this.round.canRaise;
  }

  /** A check, or a call, on a street on which somebody has bet. */
  private payPrice(seat: number): void {
    const { round } = this;
    const couldRaise = this.couldReraise();
    const paid = round.payPrice(seat);
    this.log.checkOrCall(seat, paid, round.streetBet[seat], round.isAllIn(seat), couldRaise);
  }

  /** Writes down a post that has been made. */
  private recordPost(seat: number, kind: number, amount: Chips): void {
    this.log.post(seat, kind, amount, this.round.streetBet[seat], this.round.isAllIn(seat));
  }

  /** Gives back what nobody matched on the street that is over. */
  private giveBackUncalled(): void {
    const seat = this.round.uncalledSeat();
    if (seat < 0) return;
    this.uncalledSeat = seat;
    this.uncalled = this.round.returnUncalled(seat);
    this.log.giveBack(seat, this.uncalled, this.round.streetBet[seat]);
  }

  /** Pays the winners, and makes sure that no chip was lost. */
  private finish(): void {
    const { round, pots, seats } = this;
    this.over = true;
    this.showdown = round.live > 1;
    if (this.showdown) evaluateSeats(this.board, this.holeCards, round.liveSeats(), this.values);
    pots.build(round);
    pots.award(this.values, round.stack, this.button, seats, this.boardCount > 0);
    round.pot = 0;
    let chips = pots.totalRake;
    for (let seat = 0; seat < seats; seat++) {
      if (round.isDealtIn(seat)) chips += round.stack[seat];
    }
    if (chips !== this.chips) {
      throw new InvariantError(
        `Hand ${this.handNumber} began with ${this.chips} chips and ended with ${chips}`,
      );
    }
  }
}
