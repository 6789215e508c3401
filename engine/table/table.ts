/**
 * A table: chairs, the button, and one hand after another.
 *
 * @module
 */
import { Dealer } from "../cards/mod.ts";
import { checkFlag } from "../errors.ts";
import {
  buildHandResult,
  HandDriver,
  type HandResult,
  HandRunner,
  type IllegalActionPolicy,
  SeatedPlayer,
} from "../hand/mod.ts";
import { type Prng, shuffle } from "../random/mod.ts";
import {
  type BetLimit,
  checkBlinds,
  checkChips,
  countSeats,
  NO_LIMIT,
  NO_RAKE,
  type RakeConfig,
} from "../rules/mod.ts";
import type { HoldemPlayer } from "../player/mod.ts";
import { type Chips, MAX_SEATS } from "../types.ts";
import { ButtonPosition } from "./button.ts";
import { Seat } from "./seat.ts";

/** How a table is set up. */
export interface TableConfig {
  /** Chairs, 2 to 10. */
  readonly numSeats: number;
  /** Small blind until {@link Table.setBlinds} changes it. */
  readonly smallBlind: Chips;
  /** Big blind until {@link Table.setBlinds} changes it. */
  readonly bigBlind: Chips;
  /** Ante each player posts; 0 where left out. */
  readonly ante?: Chips;
  /** No limit where left out. */
  readonly betLimit?: BetLimit;
  /** No rake where left out. */
  readonly rake?: RakeConfig;
  /** Stack that players sit down with, are reset to and refilled to. */
  readonly startingChips: Chips;
  /** Whether all stacks are reset to `startingChips` before every hand. */
  readonly resetBankrollEachHand?: boolean;
  /** Stacks at or below this (but not empty) are refilled before a hand; 0 for never. */
  readonly bankrollRefillThreshold?: Chips;
  /** Whether the seats are shuffled before every hand. */
  readonly randomizeSeats?: boolean;
  /** What to do with illegal actions; `check_fold` where left out. */
  readonly illegalAction?: IllegalActionPolicy;
  /** Name shown in logs. */
  readonly name?: string;
}

/** The streams a table draws from; nobody else may. */
export interface TableStreams {
  /** Deals the cards. */
  readonly cards: Prng;
  /** Shuffles the seats. */
  readonly seats: Prng;
}

/**
 * A table where bots play hand after hand.
 *
 * @example Two bots, one hand
 * ```ts
 * import { call, createPrng, type PlayerId, Table } from "@marvin/holdem";
 * import { assertEquals } from "@std/assert";
 *
 * const table = new Table({ numSeats: 2, smallBlind: 10, bigBlind: 20, startingChips: 1000 }, {
 *   cards: createPrng("7", "cards"),
 *   seats: createPrng("7", "seats"),
 * });
 * table.sitDown({ id: 0 as PlayerId, name: "Ann", act: () => call() });
 * table.sitDown({ id: 1 as PlayerId, name: "Ben", act: () => call() });
 * const result = table.playHand();
 * assertEquals(result.potAmounts, [40]);
 * ```
 */
export class Table {
  /** How the table is set up. */
  declare readonly config: TableConfig;
  declare private streams: TableStreams;

  /** The hand being played, or the last one. */
  declare readonly hand: HandRunner;
  /** Who sits where, by seat. */
  declare readonly seats: (Seat | null)[];
  /** Name shown in logs. */
  declare readonly name: string;

  declare private smallBlind: Chips;
  declare private bigBlind: Chips;
  declare private ante: Chips;
  declare private driver: HandDriver;
  declare private readonly dealer: Dealer;
  declare private readonly position: ButtonPosition;
  /** Whether somebody came or moved: the last hand keeps its players until the next one starts. */
  private reseated = false;

  /**
   * Sets up a table where nobody sits yet.
   *
   * @param config How the table is set up.
   * @param streams Where its random numbers come from.
   * @throws {RangeError} If there are not 2 to 10 chairs, or something else of the config cannot be.
   */
  constructor(config: TableConfig, streams: TableStreams) {
    this.config = config;
    this.streams = streams;
    const { numSeats } = config;
    if (!(Number.isInteger(numSeats) && numSeats >= 2 && numSeats <= MAX_SEATS)) {
      throw new RangeError(`Cannot set up a table of ${numSeats} seats: wanted 2 to ${MAX_SEATS}`);
    }
    checkFlag("game.reset_bankroll_each_hand", config.resetBankrollEachHand);
    checkFlag("game.randomize_seats", config.randomizeSeats);
    checkChips("starting chips", config.startingChips, 1);
    checkChips("a refill threshold", config.bankrollRefillThreshold ?? 0);
    this.name = config.name ?? "Table";
    this.hand = new HandRunner(numSeats, config.betLimit ?? NO_LIMIT, config.rake ?? NO_RAKE);
    this.setBlinds(config.smallBlind, config.bigBlind, config.ante ?? 0);
    this.driver = this.createDriver();
    this.seats = new Array(numSeats).fill(null);
    this.dealer = new Dealer(streams.cards, numSeats);
    this.position = new ButtonPosition(numSeats);
  }

  /** Hands played so far. */
  get handNumber(): number {
    return this.hand.handNumber;
  }

  /** Whether two players have chips for another hand, resets included. */
  get canPlay(): boolean {
    if (!this.config.resetBankrollEachHand) return this.numActive >= 2;
    let players = 0;
    for (let seat = 0; seat < this.seats.length; seat++) if (this.seats[seat] !== null) players++;
    return players >= 2;
  }

  /** Players who will be dealt into the next hand, before refills. */
  get numActive(): number {
    return countSeats(this.activeSeats());
  }

  /**
   * Sits a player down.
   *
   * @param player The bot, or a player who comes from another table.
   * @param stack His chips; the starting chips where left out.
   * @param seat The chair; the first free one where left out.
   * @throws {RangeError} If the chair is taken, there is none, the name or id is taken, the id is no
   * whole number from 0, the player is no bot, or the stack is no number of chips.
   */
  sitDown(
    player: HoldemPlayer | SeatedPlayer,
    stack: Chips = this.config.startingChips,
    seat: number = this.seats.indexOf(null),
  ): Seat {
    const seated = player instanceof SeatedPlayer ? player : new SeatedPlayer(player);
    this.checkNewcomer(seated, seat);
    checkChips(`a stack for ${seated.name}`, stack);
    const chair = new Seat(seat, seated, stack);
    this.seats[seat] = chair;
    const { hand } = this;
    const { smallBlind, bigBlind, ante } = hand;
    hand.setBlinds(this.smallBlind, this.bigBlind, this.ante); // for the newcomer to look at
    this.driver.welcome(seated, seat);
    hand.setBlinds(smallBlind, bigBlind, ante);
    this.driver.place(seat, seated);
    this.reseated = true;
    return chair;
  }

  /**
   * Makes the table as good as new: nobody sits there, the button is where it was at the start, and
   * the next hand is number 1. Faster than another table. Only between hands.
   *
   * @param streams Where its random numbers come from; those of an earlier session, opened anew,
   * deal its cards again.
   */
  reopen(streams: TableStreams): void {
    this.streams = streams;
    this.dealer.dealFrom(streams.cards);
    this.position.reset();
    this.hand.clear();
    this.hand.handNumber = 0;
    this.seats.fill(null);
    this.driver = this.createDriver(); // what bots see is remembered by the number of the hand
  }

  /**
   * Takes a player away, and frees his chair; one that is free stays so.
   *
   * @throws {RangeError} If there is no such chair.
   */
  standUp(seat: number): void {
    if (this.seats[seat] === undefined) {
      throw new RangeError(
        `Cannot free seat ${seat} of ${this.name}: wanted 0 to ${this.seats.length - 1}`,
      );
    }
    this.seats[seat] = null;
    this.driver.place(seat, null);
  }

  /**
   * Sets the blinds and the ante from the next hand on.
   *
   * @throws {RangeError} If one is no number of chips, or the small blind is above the big one.
   */
  setBlinds(smallBlind: Chips, bigBlind: Chips, ante: Chips): void {
    checkBlinds(smallBlind, bigBlind, ante);
    this.smallBlind = smallBlind;
    this.bigBlind = bigBlind;
    this.ante = ante;
  }

  /** Shuffles all players over the first chairs and resets the button. Only between hands. */
  shuffleSeats(): void {
    const { seats, driver } = this;
    const seated = seats.filter((seat) => seat !== null);
    if (seated.length < 2) return;
    shuffle(seated, this.streams.seats);
    for (let at = 0; at < seats.length; at++) {
      const seat = seated[at] ?? null;
      seats[at] = seat;
      if (seat !== null) seat.index = at;
      driver.place(at, seat === null ? null : seat.player);
    }
    this.position.reset();
    this.reseated = true;
  }

  /**
   * Puts the button of the next hand on a player's seat.
   *
   * @throws {RangeError} If nobody sits there.
   */
  setButton(seat: number): void {
    if (!this.seats[seat]) {
      throw new RangeError(`Cannot put the button on seat ${seat + 1}: nobody sits there`);
    }
    this.position.startAt(seat);
  }

  /**
   * The free chair that is worst to come to, which is the first one left of the last big blind: who
   * sits there pays the next blinds. The chair of the last big blind itself, now due the small
   * blind, is given away only if no other is free.
   *
   * @returns The chair, or -1 if the table is full.
   */
  worstFreeSeat(): number {
    const { seats, position } = this;
    const last = position.bigBlindSeat < 0 ? seats.length - 1 : position.bigBlindSeat;
    for (let step = 1; step <= seats.length; step++) {
      const seat = (last + step) % seats.length;
      if (seats[seat] === null) return seat;
    }
    return -1;
  }

  /** Seat of the player who will post the next big blind, or -1 with fewer than two players. */
  nextBigBlindSeat(): number {
    const live = this.activeSeats();
    return countSeats(live) < 2 ? -1 : this.position.nextBigBlind(live);
  }

  /**
   * Plays one hand: refills, shuffles the seats, moves the button, deals, asks the bots, pays.
   *
   * @returns The outcome, as plain data.
   * @throws {RangeError} If fewer than two players have chips.
   */
  playHand(): HandResult {
    this.runHand();
    return buildHandResult(this.hand);
  }

  /** {@link playHand} without the copy: {@link hand} holds the outcome until the next hand. */
  runHand(): void {
    this.startHand();
    this.driver.play();
    this.completeHand();
  }

  /** Whoever plays the hands, with no memory of what bots saw before. */
  private createDriver(): HandDriver {
    const { betLimit, illegalAction, resetBankrollEachHand } = this.config;
    return new HandDriver(
      this.hand,
      betLimit ?? NO_LIMIT,
      illegalAction ?? "check_fold",
      this.name,
      resetBankrollEachHand ?? false,
    );
  }

  /** Refuses who cannot sit down on a chair. */
  private checkNewcomer({ bot, id, name }: SeatedPlayer, seat: number): void {
    const refuse = (reason: string): never => {
      throw new RangeError(`Cannot seat ${name} at ${this.name}: ${reason}`);
    };
    if (typeof name !== "string" || name === "") refuse("wanted a bot with a name");
    if (typeof bot.act !== "function") refuse("wanted a bot with a function act");
    if (!(Number.isSafeInteger(id) && id >= 0)) {
      refuse("wanted an id that is a whole number from 0");
    }
    const { length } = this.seats;
    if (seat < 0) refuse(`all ${length} seats are taken`); // the first free one was wanted
    if (this.seats[seat] === undefined) refuse(`there is no seat ${seat + 1}, only ${length}`);
    if (this.seats[seat] !== null) refuse(`seat ${seat + 1} is not free`);
    for (const other of this.seats) {
      if (other?.player.name === name) refuse("the name is taken");
      if (other?.playerId === id) refuse(`its id ${id} is that of ${other.player.name}`);
    }
  }

  /** Everything up to the first post. Stacks come before seats, as who is refilled is dealt in. */
  private startHand(): void {
    const { config, hand, seats, position, smallBlind, bigBlind, ante } = this;
    if (config.resetBankrollEachHand) this.resetStacks();
    else if ((config.bankrollRefillThreshold ?? 0) > 0) this.refillStacks();
    if (config.randomizeSeats) this.shuffleSeats();
    const active = this.activeSeats();
    if (countSeats(active) < 2) {
      throw new RangeError(
        `Cannot play a hand at ${this.name}: ${countSeats(active)} of 2 players have chips`,
      );
    }
    position.advance(active);
    if (this.reseated) this.identifyPlayers();
    hand.clear();
    hand.handNumber++;
    for (let at = 0; at < seats.length; at++) {
      if ((active >> at & 1) === 0) continue;
      const { stack, bankroll } = seats[at]!;
      hand.sit(at, stack, bankroll);
    }
    const { button, smallBlindSeat, bigBlindSeat } = position;
    hand.setStakes({ smallBlind, bigBlind, ante, button, smallBlindSeat, bigBlindSeat });
    this.dealer.shuffle();
    hand.deal(this.dealer, button);
  }

  /** Tells the hand who sits where. */
  private identifyPlayers(): void {
    this.reseated = false;
    for (let at = 0; at < this.seats.length; at++) { // every hand where seats are shuffled
      const seat = this.seats[at];
      if (seat !== null) this.hand.identify(at, seat.player.id, seat.player.name);
    }
  }

  /** The seats of those who are dealt in: bit `1 << seat`. */
  private activeSeats(): number {
    const { seats } = this;
    let active = 0;
    for (let at = 0; at < seats.length; at++) {
      const seat = seats[at];
      if (seat !== null && seat.isActive) active |= 1 << at;
    }
    return active;
  }

  /** Takes the stacks over from the hand; who has nothing left sits out. */
  private completeHand(): void {
    const { hand, seats } = this;
    for (let at = 0; at < seats.length; at++) {
      const seat = seats[at];
      if (seat === null || !seat.isActive) continue;
      seat.stack = hand.round.stack[at];
      if (seat.stack === 0) seat.isActive = false;
    }
  }

  /** Moves what was won or lost to the bankrolls, which brings back who had lost everything. */
  private resetStacks(): void {
    const { seats } = this;
    const { startingChips } = this.config;
    for (let at = 0; at < seats.length; at++) { // every hand
      const seat = seats[at];
      if (seat === null) continue;
      seat.bankroll += seat.stack - startingChips;
      seat.stack = startingChips;
      seat.isActive = true;
    }
  }

  /** Fills short stacks up from the bankrolls; who has lost everything is out for good. */
  private refillStacks(): void {
    const { startingChips, bankrollRefillThreshold = 0 } = this.config;
    for (const seat of this.seats) {
      if (seat === null || !seat.isActive) continue;
      if (seat.stack <= bankrollRefillThreshold && seat.stack < startingChips) {
        seat.bankroll -= startingChips - seat.stack;
        seat.stack = startingChips;
      }
    }
  }
}
