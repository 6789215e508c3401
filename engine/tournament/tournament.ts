/**
 * Tournaments from the first hand to the last prize: one table (Sit & Go) or many.
 *
 * @module
 */
import { InvariantError } from "../errors.ts";
import { SeatedPlayer } from "../hand/mod.ts";
import { canonicalSeed, createPrng, type Prng, shuffle } from "../random/mod.ts";
import { Table } from "../table/mod.ts";
import type { Chips, PlayerId } from "../types.ts";
import type { BlindLevel } from "./blind_schedule.ts";
import { type Bust, type PlaceGroup, rankBusts, rankByChips } from "./places.ts";
import { rebalance } from "./_rebalance.ts";
import {
  checkTournamentOptions,
  DEFAULT_MAX_HANDS,
  type TournamentOptions,
} from "./tournament_options.ts";

/** How a player finished. */
export interface Standing {
  /** Who. */
  readonly playerId: PlayerId;
  /** Name of the player. */
  readonly name: string;
  /** Place for averages, from 1: 5.5 for two who share the 5th and 6th. */
  readonly place: number;
  /** Best of the places the player shares; equal to `place` for a player alone. */
  readonly firstPlace: number;
  /** Worst of the places the player shares. */
  readonly lastPlace: number;
  /** Prize, in chips. */
  readonly prize: Chips;
  /** Round in which the last chip was lost, from 1; null for who had chips at the end. */
  readonly bustedInRound: number | null;
}

/**
 * A tournament, played in rounds: one hand at every table. Who busts in a round is ranked after it
 * (see {@link rankBusts}), then tables break and are levelled.
 *
 * The last table breaks first; when one is left, everybody draws a new seat there. Tables differ by
 * one player at most: the player due the next big blind moves, to the worst free seat. A player
 * who is alone at a table (an odd one among tables for two) waits for company.
 *
 * Each table deals its own cards, by seed, number of the tournament and number of the table.
 *
 * @example A Sit & Go of three, all in every time
 * ```ts
 * import { allIn, BlindSchedule, type PlayerId, PrizeStructure, Tournament } from "@marvin/holdem";
 * import { assertEquals } from "@std/assert";
 *
 * const tournament = new Tournament({
 *   players: ["Ann", "Ben", "Cid"].map((name, id) => (
 *     { id: id as PlayerId, name, act: () => allIn() }
 *   )),
 *   seatsPerTable: 3,
 *   startingChips: 1500,
 *   blindSchedule: BlindSchedule.standard({
 *     smallBlind: 10,
 *     bigBlind: 20,
 *     levels: 10,
 *     handsPerLevel: 10,
 *   }),
 *   prizeStructure: PrizeStructure.standardSng(100, 3),
 *   seed: 7,
 * });
 * const [winner] = tournament.runToCompletion();
 * assertEquals([winner.place, winner.prize], [1, 300]);
 * ```
 */
export class Tournament {
  /** All entries in the order given, with their faults. */
  readonly players: readonly SeatedPlayer[];

  readonly #name: string;
  readonly #maxHands: number;
  readonly #names: Map<number, string>;
  readonly #tables: Table[];
  /** Draws the seats at the start and the order in which players leave tables that break. */
  readonly #seats: Prng;
  #level: BlindLevel;
  #standings: Standing[] = [];
  #playersLeft: number;
  #roundsPlayed = 0;
  #handsPlayed = 0;

  /**
   * Opens the tables and seats everybody.
   *
   * @param options How it is set up.
   * @throws {RangeError} If there are too few players, more prizes than players, ids or names that
   * are not unique, chips that are not whole or too many, a number that is not whole, or not 2 to 10
   * chairs at a table.
   * @throws {TypeError} If the players are no list, or the blinds or prizes something else.
   */
  constructor(readonly options: TournamentOptions) {
    checkTournamentOptions(options);
    const { players, number = 1 } = options;
    this.players = players.map((bot) => new SeatedPlayer(bot));
    this.#names = new Map(players.map(({ id, name }) => [id, name]));
    this.#name = options.name ?? `Tournament ${number}`;
    this.#maxHands = options.maxHands ?? DEFAULT_MAX_HANDS;
    this.#playersLeft = players.length;
    this.#level = options.blindSchedule.levelAt(0);
    this.#seats = createPrng(canonicalSeed(options.seed), "seats", number);
    this.#tables = Array.from(
      { length: Math.ceil(players.length / options.seatsPerTable) },
      (_, index) => this.#openTable(index + 1),
    );
    const order = [...this.players];
    if (options.randomizeSeats ?? this.#tables.length > 1) shuffle(order, this.#seats);
    this.#sitDown(order);
  }

  /** The open tables, in the order of their numbers. */
  get tables(): readonly Table[] {
    return this.#tables;
  }

  /** The blinds of the round being played, or of the last one. */
  get level(): BlindLevel {
    return this.#level;
  }

  /** Players who have chips. */
  get playersLeft(): number {
    return this.#playersLeft;
  }

  /** Rounds over, each of one hand at every table. */
  get roundsPlayed(): number {
    return this.#roundsPlayed;
  }

  /** Hands over, at all tables together. */
  get handsPlayed(): number {
    return this.#handsPlayed;
  }

  /** Whether everybody has a place. */
  get isFinished(): boolean {
    return this.#standings.length === this.players.length;
  }

  /** Players who have finished, best place first. Those who share a place are in order of ids. */
  get standings(): readonly Standing[] {
    return this.#standings;
  }

  /**
   * Draws all seats anew, over all tables. Every player is told again that he has sat down.
   *
   * @throws {RangeError} If a hand has been played.
   */
  shuffleSeats(): void {
    if (this.#roundsPlayed > 0) {
      throw new RangeError(`Cannot shuffle the seats of ${this.#name}: it has begun`);
    }
    for (const table of this.#tables) {
      for (let seat = 0; seat < table.seats.length; seat++) table.standUp(seat);
    }
    const order = [...this.players];
    shuffle(order, this.#seats);
    this.#sitDown(order);
  }

  /**
   * Plays one hand at every table, ranks who busted, pays them and moves players.
   *
   * @param onHand Told after each hand, while players who busted in it still have their seats;
   * `table.hand` holds the outcome until the next round.
   * @throws {RangeError} If the tournament is over.
   */
  playRound(onHand?: (table: Table) => void): void {
    if (this.isFinished) throw new RangeError(`Cannot play on: ${this.#name} is over`);
    this.#setLevel();
    for (const table of this.#tables) {
      if (table.numActive < 2) continue;
      table.runHand();
      this.#handsPlayed++;
      onHand?.(table);
    }
    this.#roundsPlayed++;
    if (this.#countPlayers() < this.#playersLeft) {
      this.#rankBusted();
      if (this.#playersLeft > 1) rebalance(this.#tables, this.#seats);
    }
    if (this.#playersLeft === 1 || this.#roundsPlayed >= this.#maxHands) this.#finish();
  }

  /**
   * Plays all rounds that are left.
   *
   * @param onHand As for {@link playRound}.
   * @returns The final {@link standings}.
   */
  runToCompletion(onHand?: (table: Table) => void): readonly Standing[] {
    while (!this.isFinished) this.playRound(onHand);
    return this.#standings;
  }

  #openTable(tableNumber: number): Table {
    const { options } = this;
    const { number = 1 } = options;
    const seed = canonicalSeed(options.seed);
    const { smallBlind, bigBlind, ante } = this.#level;
    return new Table({
      numSeats: options.seatsPerTable,
      smallBlind,
      bigBlind,
      ante,
      betLimit: options.betLimit,
      startingChips: options.startingChips,
      illegalAction: options.illegalAction,
      name: `${this.#name}, Table ${tableNumber}`,
    }, {
      cards: createPrng(seed, "cards", number, tableNumber),
      seats: createPrng(seed, "seats", number, tableNumber),
    });
  }

  #sitDown(order: readonly SeatedPlayer[]): void {
    const tables = this.#tables;
    order.forEach((player, index) => tables[index % tables.length].sitDown(player));
  }

  #setLevel(): void {
    const level = this.options.blindSchedule.levelAt(this.#roundsPlayed);
    if (level === this.#level) return;
    this.#level = level;
    for (const table of this.#tables) table.setBlinds(level.smallBlind, level.bigBlind, level.ante);
  }

  /** Counts the players who have chips, and all the chips. */
  #countPlayers(): number {
    let players = 0;
    let chips = 0;
    for (const { seats } of this.#tables) {
      for (let at = 0; at < seats.length; at++) {
        const seat = seats[at];
        if (seat === null || seat.stack === 0) continue;
        players++;
        chips += seat.stack;
      }
    }
    const wanted = this.players.length * this.options.startingChips;
    if (chips !== wanted) {
      throw new InvariantError(
        `${this.#name} began with ${wanted} chips and has ${chips} after round ${this.#roundsPlayed}`,
      );
    }
    return players;
  }

  #rankBusted(): void {
    const busts: Bust[] = [];
    this.#tables.forEach((table, index) => {
      for (const seat of table.seats) {
        if (seat === null || seat.stack > 0) continue;
        const startingStack = table.hand.startingStack[seat.index];
        busts.push({ id: seat.playerId, table: index, startingStack });
        table.standUp(seat.index);
      }
    });
    const field = { playersLeft: this.#playersLeft, prizes: this.options.prizeStructure };
    this.#place(rankBusts(busts, field), this.#roundsPlayed);
    this.#playersLeft -= busts.length;
  }

  /** Places who is left: the winner, or everybody who still has chips. */
  #finish(): void {
    const left = this.#tables.flatMap((table) =>
      table.seats.flatMap((seat) => seat === null ? [] : [{ id: seat.playerId, chips: seat.stack }])
    );
    this.#place(rankByChips(left, this.options.prizeStructure), null);
    const { pool } = this.options.prizeStructure;
    const paid = this.#standings.reduce((sum, { prize }) => sum + prize, 0);
    if (paid !== pool) {
      throw new InvariantError(`${this.#name} had ${pool} chips in prizes and paid ${paid}`);
    }
  }

  #place(groups: readonly PlaceGroup[], bustedInRound: number | null): void {
    const rows = groups.flatMap(({ firstPlace, lastPlace, meanPlace, finishers }) =>
      finishers.map(({ id, prize }): Standing => ({
        playerId: id as PlayerId,
        name: this.#names.get(id)!,
        place: meanPlace,
        firstPlace,
        lastPlace,
        prize,
        bustedInRound,
      }))
    );
    this.#standings.unshift(...rows);
  }
}
