/**
 * Reads one hand of PokerStars text, from its second line to its last.
 *
 * @module
 */
import { type Card, formatCards } from "../../cards/mod.ts";
import { HandStop } from "../_hand_stop.ts";
import { LineScanner } from "../_line_scanner.ts";
import type { HandHistoryRecord } from "../record.ts";
import { MAX_SEATS } from "../../types.ts";
import { readAmount } from "./_amount.ts";
import { buildRecord, type HandParts } from "./_build_record.ts";
import { bigBlindOf, type GameHeader, type HandHeader } from "./_header.ts";
import { isNote, looksLikePlay, whoSitsOut } from "../_table_notes.ts";
import { Play, type PlayingSeat } from "./_play.ts";
import { Remainder } from "./_remainder.ts";
import { readSeat, readTable, type SeatLine } from "./_seating.ts";
import {
  type PotLine,
  readPots,
  readSeatNumber,
  readShownCards,
  readWon,
} from "./_summary_section.ts";

/** The lines of one hand. */
export interface HandLines {
  /** The first line and all up to the next hand. */
  readonly lines: readonly string[];
  /** Number of the first line in its text, from 1. */
  readonly first: number;
  /** Whether the text ends with the hand. */
  readonly isLast: boolean;
  /** Whether the last of them may lack its end. */
  readonly isTorn: boolean;
}

const SECTION = /^\*\*\* (?:(FIRST|SECOND|THIRD) )?(HOLE CARDS|SHOW DOWN|SUMMARY) \*\*\*$/;
/** Some exports add the rake so far in braces, or have brackets of its own for each street. */
const BOARD =
  /^\*\*\* (?:(FIRST|SECOND|THIRD) )?(FLOP|TURN|RIVER) \*\*\* +(\[[^\]]*\](?: \[..\]){0,2})(?: \{[^}]*\})?$/;
const RUNS: readonly string[] = ["FIRST", "SECOND", "THIRD"];
const BOARD_STREETS: readonly string[] = ["FLOP", "TURN", "RIVER"];

/** The reader of one hand. */
export class HandReader {
  private readonly scanner = new LineScanner();
  private readonly remainder: Remainder;
  private readonly parts: HandParts;
  private at = 1;
  private isShowdown = false;
  private isSummary = false;
  /** The board that the lines are about, from 1; 0 where it is dealt once. */
  private run = 0;
  private timesDealt = 0;
  /** Names of those who say that they sit out. */
  private readonly leaving = new Set<string>();

  /**
   * @param hand The lines of the hand.
   * @param header What the first of them says.
   * @param game The same, of the game.
   */
  constructor(
    private readonly hand: HandLines,
    header: HandHeader,
    private readonly game: GameHeader,
  ) {
    this.remainder = new Remainder(game.scale);
    this.parts = {
      header,
      game,
      table: { name: "", maxSeats: 0, buttonSeat: 0 },
      play: new Play([], 0, (reason) => this.stop(reason)),
      hero: null,
      boards: [[]],
      showdownEntries: [],
      voluntaryShows: [],
      collections: [],
      cashOuts: [],
      finishes: [],
      bounties: [],
      pots: { total: 0, rake: 0, nets: [] },
    };
  }

  /**
   * Reads the hand.
   *
   * @throws {HandStop} If the hand was cancelled or is cut off, or a line has no single reading.
   */
  read(): HandHistoryRecord {
    const { lines, first } = this.hand;
    if (lines.includes("Hand cancelled")) {
      throw new HandStop("cancelled", "the room cancelled it", first);
    }
    this.readSeating();
    for (; !this.isSummary; this.at++) this.readLine(this.line());
    this.readSummary();
    this.findOutWhoSatOut();
    const record = buildRecord(this.parts);
    if (typeof record === "string") throw new HandStop("error", record, first);
    return record;
  }

  private readSeating(): void {
    const table = readTable(this.line());
    if (table === null) {
      throw this.stop("wanted a line such as Table 'T' 6-max Seat #1 is the button");
    }
    const seats: SeatLine[] = [];
    for (this.at++;; this.at++) {
      const line = this.line();
      const seat = readSeat(line, this.game.scale);
      if (seat === null) {
        if (!isNote(line) || this.isDeedOf(seats, line)) break;
        this.passOver(line);
        continue;
      }
      if (seats.some((other) => other.name === seat.name || other.seat === seat.seat)) {
        throw this.stop("wanted a name and a seat that nobody else at the table has");
      }
      if (seats.length === MAX_SEATS) throw this.stop(`wanted at most ${MAX_SEATS} players`);
      seats.push(seat);
    }
    if (seats.length < 2) throw this.stop("wanted the seats of at least two players");
    this.parts.table = table;
    this.parts.play = new Play(seats, bigBlindOf(this.game), (reason) => this.stop(reason));
  }

  /** Whether a line tells what a player does, who may be named like a note. */
  private isDeedOf(seats: readonly SeatLine[], line: string): boolean {
    const { remainder } = this;
    return seats.some(({ name }) => line.startsWith(name) && remainder.read(line, name.length));
  }

  private readLine(line: string): void {
    if (line.startsWith("*** ") && this.readTitle(line)) return;
    if (line.startsWith("Uncalled bet (") && this.readUncalled(line)) return;
    if (line.startsWith("Dealt to ") && this.readDealt(line)) return;
    const seat = this.findPlayer(line);
    if (seat !== null) this.readDeed(seat);
    else this.passOver(line);
  }

  private readTitle(line: string): boolean {
    const title = SECTION.exec(line) ?? BOARD.exec(line);
    if (title === null) return false;
    const name = title[2];
    const cards: string | undefined = title[3];
    this.run = title[1] === undefined ? 0 : RUNS.indexOf(title[1]) + 1;
    this.isShowdown = name === "SHOW DOWN";
    this.isSummary = name === "SUMMARY";
    if (cards !== undefined) this.readBoard(BOARD_STREETS.indexOf(name) + 1, cards);
    return true;
  }

  private readBoard(street: number, cards: string): void {
    const { scanner, run, parts: { boards, play } } = this;
    scanner.open(cards.replaceAll("] [", " ").replace("[ ", "["));
    const board = scanner.cards(street + 2);
    if (board === null || !scanner.done) throw this.stop("wanted the cards of the board");
    const before = board.slice(0, street === 1 ? 0 : street + 1);
    const index = run === 0 ? 0 : run - 1;
    // Before a second board begins, it has the cards that lay there when it was decided on.
    const known = boards[index] ?? boards[0].slice(0, street === 1 ? 0 : street + 1);
    if (index > boards.length || !isSame(known, before)) {
      throw this.stop(`the board was [${formatCards(known)}] before`);
    }
    boards[index] = board;
    play.startStreet(street);
  }

  private readUncalled(line: string): boolean {
    const { scanner, parts: { play } } = this;
    scanner.open(line, "Uncalled bet (".length);
    const amount = readAmount(scanner, this.game.scale);
    if (amount < 0 || !scanner.skip(") returned to ")) return false;
    const name = scanner.rest;
    const seat = play.seats.find((seat) => seat.name === name);
    if (seat === undefined) return false;
    if (amount > 0) play.giveBack(seat, amount);
    return true;
  }

  private readDealt(line: string): boolean {
    const { scanner, parts } = this;
    for (const seat of parts.play.seats) {
      scanner.open(line, "Dealt to ".length);
      if (!scanner.skip(seat.name)) continue;
      const cards = scanner.skip(" ") ? scanner.cards(2) : null;
      if (cards === null || !scanner.done) continue;
      seat.cards = cards;
      parts.hero = this.timesDealt++ === 0 ? seat.name : null; // with all cards there is no hero
      return true;
    }
    return false;
  }

  /** The one player whose name and a remainder that fits make up the line, or null. */
  private findPlayer(line: string): PlayingSeat | null {
    const { remainder, parts: { play: { seats } } } = this;
    let found: PlayingSeat | null = null;
    let last: PlayingSeat | null = null;
    const initial = line.charCodeAt(0);
    for (let at = 0; at < seats.length; at++) {
      const seat = seats[at];
      if (seat.initial !== initial || !line.startsWith(seat.name)) continue;
      last = seat;
      if (!remainder.read(line, seat.name.length)) continue;
      if (found !== null) throw this.stop("the line has two readings");
      found = seat;
    }
    // What was read last may not be what fitted.
    if (found !== null && found !== last) remainder.read(line, found.name.length);
    return found;
  }

  private readDeed(seat: PlayingSeat): void {
    const { remainder, parts, run } = this;
    const { amount, prize } = remainder;
    const playerName = seat.name;
    const ofRun = run > 0 ? { run } : {};
    switch (remainder.kind) {
      case "post":
        return parts.play.post(seat, remainder.post, amount, remainder.allIn);
      case "action":
        parts.play.act(seat, remainder);
        if (remainder.cards.length > 0) this.show(seat); // he folds and shows
        return;
      case "show":
        return this.show(seat);
      case "muck":
        this.learnCards(seat, remainder.cards);
        if (!this.isDue(seat)) return;
        parts.showdownEntries.push({ playerName, holeCards: [], description: "", ...ofRun });
        return;
      case "collection":
        parts.collections.push({ playerName, amount, pot: remainder.pot, ...ofRun });
        return;
      case "cashOut":
        parts.cashOuts.push({ playerName, amount, fee: remainder.fee });
        return;
      case "finish": {
        const { place } = remainder;
        parts.finishes.push({ playerName, place, ...(prize !== undefined && { prize }) });
        return;
      }
      case "bounty": {
        const { eliminated } = remainder;
        const increase = prize !== undefined && { increase: prize };
        parts.bounties.push({ playerName, eliminated, amount, ...increase });
      }
    }
  }

  private show(seat: PlayingSeat): void {
    const { parts, run, remainder: { cards, kind, description } } = this;
    this.learnCards(seat, cards);
    const playerName = seat.name;
    const entry = {
      playerName,
      holeCards: cards,
      description: kind === "show" ? description : "",
      ...(run > 0 && { run }),
    };
    (this.isDue(seat) ? parts.showdownEntries : parts.voluntaryShows).push(entry);
  }

  /** Whether a player has to show or muck: he is at this showdown, and has not done so. */
  private isDue({ name, hasFolded }: PlayingSeat): boolean {
    if (!this.isShowdown || hasFolded) return false;
    const run = this.run > 0 ? this.run : undefined;
    return !this.parts.showdownEntries.some((entry) =>
      entry.playerName === name && entry.run === run
    );
  }

  private learnCards(seat: PlayingSeat, cards: readonly Card[]): void {
    if (cards.length < 2) return;
    if (seat.cards.length === 2 && !cards.every((card) => seat.cards.includes(card))) {
      throw this.stop(`${seat.name} holds [${formatCards(seat.cards)}] above`);
    }
    if (seat.cards.length === 0) seat.cards = cards;
  }

  /** A line that is no part of the play. One that should be is no reason to guess. */
  private passOver(line: string): void {
    const leaving = whoSitsOut(line);
    if (leaving !== null) this.leaving.add(leaving);
    else if (!isNote(line) && looksLikePlay(line)) {
      throw this.stop("the line has no reading at this table");
    }
  }

  /**
   * Who says that he sits out is not dealt into this hand if nothing more is told of him. (He who
   * says so in the middle of it means the next one.)
   */
  private findOutWhoSatOut(): void {
    for (const seat of this.parts.play.seats) {
      const { name, isInHand, cards } = seat;
      if (this.leaving.has(name) && !isInHand && cards.length === 0) seat.sitsOut = true;
    }
  }

  private readSummary(): void {
    const { parts } = this;
    for (; !this.line().startsWith("Total pot "); this.at++) this.passOver(this.line());
    const pots = readPots(this.line(), this.game.scale);
    if (pots === null) throw this.stop("wanted a line such as Total pot $3.70 | Rake $0.18");
    parts.pots = this.withRake(pots);
    parts.play.giveBackUnmatched(parts.pots.total);
    const { lines } = this.hand;
    let missing = parts.play.seats.filter(({ isInHand }) => isInHand).length;
    const expected = missing;
    for (this.at++; this.at < lines.length; this.at++) {
      if (this.readSummaryLine(lines[this.at])) missing--;
    }
    if (this.hand.isLast && missing > 0 && missing < expected) {
      throw new HandStop("partial", "its SUMMARY breaks off", this.hand.first + lines.length - 1);
    }
  }

  /** Some exports leave the rake out of the total pot, so that all of it is collected. */
  private withRake(pots: PotLine): PotLine {
    const { collections, cashOuts } = this.parts;
    const collected = collections.reduce((sum, { amount }) => sum + amount, 0);
    const isNet = collected === pots.total && cashOuts.length === 0;
    return isNet ? { ...pots, total: pots.total + pots.rake } : pots;
  }

  /** Whether a line is of a player who was in the hand to its end; reads what it says. */
  private readSummaryLine(line: string): boolean {
    if (line === "") return false;
    const { boards, play, cashOuts } = this.parts;
    const isBoard = line.startsWith("Board [");
    if (isBoard && line.replace("[ ", "[") !== `Board [${formatCards(boards[0])}]`) {
      throw this.stop(`the board was [${formatCards(boards[0])}] before`);
    }
    const number = readSeatNumber(line);
    const seat = number === null ? undefined : play.seats.find((seat) => seat.seat === number.seat);
    if (number === null || seat === undefined || !line.startsWith(seat.name, number.nameAt)) {
      return false;
    }
    const at = number.nameAt + seat.name.length;
    this.learnCards(seat, readShownCards(line, at));
    if (cashOuts.length > 0) seat.won = readWon(line, at, this.game.scale);
    return seat.isInHand;
  }

  /** The line under the cursor; empty lines are passed over. */
  private line(): string {
    const { lines, first } = this.hand;
    while (lines[this.at] === "") this.at++;
    if (this.at >= lines.length) {
      throw new HandStop("partial", "it has no SUMMARY", first + lines.length - 1);
    }
    return lines[this.at];
  }

  private stop(reason: string): HandStop {
    const { lines, first } = this.hand;
    return new HandStop("error", `${reason}, found ${lines[this.at]}`, first + this.at);
  }
}

function isSame(cards: readonly Card[], others: readonly Card[]): boolean {
  return cards.length === others.length && cards.every((card, place) => card === others[place]);
}
