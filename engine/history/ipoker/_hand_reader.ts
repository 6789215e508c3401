/**
 * Reads one hand of the project's own text log, from its second line to its last.
 *
 * @module
 */
import { type Card, formatCards } from "../../cards/mod.ts";
import { HandStop } from "../_hand_stop.ts";
import { LineScanner } from "../_line_scanner.ts";
import { lastPostOf } from "../_recorded_facts.ts";
import type { TextLines } from "../_text_lines.ts";
import type {
  BlindPosting,
  HandHistoryPlayer,
  HandHistoryRecord,
  PotCollection,
  ShowdownEntry,
  StreetAction,
} from "../record.ts";
import { FlatHand } from "../flat_hand.ts";
import { flattenRecord } from "../flatten_record.ts";
import { playerOutcomes } from "../summary.ts";
import { HandLines } from "./_hand_lines.ts";
import type { HandHeader } from "./_header.ts";
import type { Remainder } from "./_remainder.ts";
import { potText, STREET_TITLES } from "./_phrases.ts";
import { readTableName } from "./table_name.ts";

const flat = new FlatHand();

/** The reader of one hand. */
export class HandReader {
  private readonly scanner = new LineScanner();
  private tableName = "";
  private maxSeats = 0;
  private buttonSeat = 0;
  // By player, in the order of the chairs.
  private readonly seats: number[] = [];
  private readonly stacks: number[] = [];
  private readonly sittingOut: boolean[] = [];
  private readonly holeCards: (readonly Card[])[] = [];
  private readonly behind: number[] = [];
  private readonly streetBets: number[] = [];

  private readonly blindPostings: BlindPosting[] = [];
  private readonly streetActions: StreetAction[][] = [[], [], [], []];
  private readonly showdownEntries: ShowdownEntry[] = [];
  private readonly collections: PotCollection[] = [];
  private boardCards: readonly Card[] = [];
  private uncalled = 0;

  private readonly lines: HandLines;
  private readonly names: string[];
  private readonly remainder: Remainder;

  /** @param lines Stands at the hand's second line; stands behind the hand afterwards. */
  constructor(lines: TextLines, private readonly header: HandHeader) {
    this.lines = new HandLines(lines);
    this.names = this.lines.names;
    this.remainder = this.lines.remainder;
  }

  /**
   * Reads the hand.
   *
   * @throws {HandStop} If the text ends within the hand, or a line has no single reading.
   */
  read(): HandHistoryRecord {
    this.readTable();
    this.readSeats();
    this.readPosts();
    this.readDealtCards();
    this.readStreets();
    if (this.lines.skip("*** SHOW DOWN ***")) this.readShowdown();
    this.readCollections();
    return this.readSummary();
  }

  private readTable(): void {
    const { scanner } = this;
    scanner.open(this.lines.current);
    const name = scanner.skip('Table "') ? scanner.upToLast('" (') : null;
    this.maxSeats = scanner.integer();
    const hasButton = scanner.skip("-max) Seat #");
    this.buttonSeat = scanner.integer();
    if (name === null || !hasButton || !scanner.skip(" is the button") || !scanner.done) {
      throw this.lines.stop(`wanted a line such as Table "T" (6-max) Seat #1 is the button`);
    }
    if (this.buttonSeat < 1 || this.buttonSeat > this.maxSeats) {
      throw this.lines.stop(`the button is at seat ${this.buttonSeat} of ${this.maxSeats}`);
    }
    this.tableName = name;
    this.lines.advance();
  }

  private readSeats(): void {
    const { scanner, names, seats } = this;
    for (; this.lines.current.startsWith("Seat "); this.lines.advance()) {
      scanner.open(this.lines.current, "Seat ".length);
      const seat = scanner.integer();
      const name = scanner.skip(": ") ? scanner.upToLast(" (") : null;
      const stack = scanner.integer();
      if (name === null || stack < 0 || !scanner.skip(" in chips)")) break;
      const sitsOut = scanner.skip(" is sitting out");
      if (!scanner.done) break;
      if (seat > this.maxSeats || seat <= (seats.length > 0 ? seats[seats.length - 1] : 0)) {
        throw this.lines.stop(`wanted seats in rising order up to ${this.maxSeats}`);
      }
      if (name === "" || names.includes(name)) {
        throw this.lines.stop("wanted a name that nobody else at the table has");
      }
      seats.push(seat);
      names.push(name);
      this.stacks.push(stack);
      this.behind.push(stack);
      this.sittingOut.push(sitsOut);
      this.holeCards.push([]);
      this.streetBets.push(0);
    }
    if (seats.length < 2) throw this.lines.stop("wanted the seats of at least two players");
  }

  private readPosts(): void {
    const { behind, blindPostings, names, remainder, streetBets } = this;
    const numbers: number[] = [];
    while (!this.lines.skip("*** HOLE CARDS ***")) {
      const at = this.lines.findPlayer(remainder.isPost);
      if (at < 0 && this.lines.skipNote()) continue;
      if (at < 0) throw this.lines.stop("wanted a post");
      const { post, amount, allIn } = remainder;
      behind[at] -= amount;
      if (behind[at] < 0) throw this.lines.stop(`${names[at]} posts more than he has`);
      if (post !== "ante") streetBets[at] += amount;
      blindPostings.push({ playerName: names[at], amount, blindType: post, allIn });
      numbers.push(this.lines.number);
      this.lines.advance();
    }
    for (let index = 0; index < blindPostings.length; index++) {
      const posting = blindPostings[index];
      const at = names.indexOf(posting.playerName);
      const allIn = behind[at] === 0 && lastPostOf(blindPostings, names[at]) === index;
      if (posting.allIn && !allIn) {
        const reason = `${names[at]} is not all-in by this post`;
        throw new HandStop("error", reason, numbers[index]);
      }
      if (allIn) blindPostings[index] = { ...posting, allIn };
    }
  }

  private readDealtCards(): void {
    const { scanner, names, holeCards } = this;
    while (true) {
      const line = this.lines.current;
      if (!line.startsWith("Dealt to ")) {
        if (this.lines.skipNote()) continue;
        return;
      }
      let found = -1;
      for (let at = 0; at < names.length && found < 0; at++) {
        scanner.open(line, "Dealt to ".length);
        if (!scanner.skip(names[at]) || !scanner.skip(" ")) continue;
        const cards = scanner.cards(2);
        if (cards === null || !scanner.done) continue;
        if (holeCards[at].length > 0) throw this.lines.stop(`${names[at]} is dealt cards twice`);
        holeCards[at] = cards;
        found = at;
      }
      if (found < 0) return; // a player may be called "Dealt to …"
      this.lines.advance();
    }
  }

  private readStreets(): void {
    for (let street = 0;; street++) {
      this.readActions(street);
      if (street === 3 || !this.readStreetTitle(street + 1)) return;
      this.streetBets.fill(0);
    }
  }

  /** Reads the line of a street, if the cursor stands at one. */
  private readStreetTitle(street: number): boolean {
    const { scanner, boardCards } = this;
    const line = this.lines.current;
    const title = STREET_TITLES[street];
    if (!line.startsWith(title) || !line.endsWith("]")) return false;
    scanner.open(line, title.length - 1);
    const before = scanner.cards(street === 1 ? 3 : street + 1);
    const added = street === 1 ? [] : scanner.skip(" ") ? scanner.cards(1) : null;
    if (before === null || added === null || !scanner.done) return false;
    const board = [...before, ...added];
    if (boardCards.some((card, at) => card !== board[at])) {
      throw this.lines.stop(`the board was [${formatCards(boardCards)}] before`);
    }
    this.boardCards = board;
    this.lines.advance();
    return true;
  }

  private readActions(street: number): void {
    const lines = this.streetActions[street];
    while (true) {
      const returned = this.uncalledPlayer();
      const at = this.lines.findPlayer(this.remainder.isAction);
      if (at >= 0 && returned >= 0) throw this.lines.stop("the line has two readings");
      if (at >= 0) lines.push(this.act(at));
      else if (returned >= 0) lines.push(this.giveBack(returned));
      else if (this.lines.skipNote()) continue;
      else return;
      this.lines.advance();
    }
  }

  /** Who gets back {@link uncalled} chips in the line, or -1 if it is no such line. */
  private uncalledPlayer(): number {
    const { scanner } = this;
    const line = this.lines.current;
    if (!line.startsWith("Uncalled bet (")) return -1;
    scanner.open(line, "Uncalled bet (".length);
    this.uncalled = scanner.integer();
    const isReturn = this.uncalled > 0 && scanner.skip(") returned to ");
    return isReturn ? this.names.indexOf(scanner.rest) : -1;
  }

  /** Moves the chips of an action, and looks whether the player has them. */
  private act(at: number): StreetAction {
    const { names, behind, streetBets } = this;
    const { action: type, allIn: isFlagged, to, amount } = this.remainder;
    const playerName = names[at];
    const added = type === "raise" ? to - streetBets[at] : amount;
    if (added < 0) throw this.lines.stop(`${playerName} has ${streetBets[at]} in already`);
    behind[at] -= added;
    streetBets[at] += added;
    if (behind[at] < 0) throw this.lines.stop(`${playerName} puts in more than he has`);
    // The flag is derived, as texts may leave it out, but where it stands it must be true.
    const allIn = added > 0 && behind[at] === 0;
    if (isFlagged && !allIn) throw this.lines.stop(`${playerName} has ${behind[at]} chips left`);
    const by = type === "raise" ? amount : 0;
    return { playerName, type, amount: added, to: streetBets[at], by, allIn };
  }

  private giveBack(at: number): StreetAction {
    const { names, behind, streetBets, uncalled: amount } = this;
    const playerName = names[at];
    behind[at] += amount;
    streetBets[at] -= amount;
    if (streetBets[at] < 0) throw this.lines.stop(`${playerName} gets back more than he bet`);
    return { playerName, type: "uncalled", amount, to: streetBets[at], by: 0, allIn: false };
  }

  private readShowdown(): void {
    const { remainder } = this;
    while (true) {
      const at = this.lines.findPlayer(remainder.isShow);
      if (at < 0 && this.lines.skipNote()) continue;
      if (at < 0) return;
      const { cards: holeCards, description } = remainder;
      const playerName = this.names[at];
      if (this.showdownEntries.some((entry) => entry.playerName === playerName)) {
        throw this.lines.stop(`${playerName} shows twice`);
      }
      this.showdownEntries.push({ playerName, holeCards, description });
      this.lines.advance();
    }
  }

  private readCollections(): void {
    const { collections, remainder } = this;
    const numbers: number[] = [];
    const words: string[] = [];
    while (!this.lines.skip("*** SUMMARY ***")) {
      const at = this.lines.findPlayer(remainder.isCollection);
      if (at < 0 && this.lines.skipNote()) continue;
      if (at < 0) throw this.lines.stop("wanted an action, a collection or a section");
      const { amount, pot, potWords } = remainder;
      if (collections.length > 0 && pot < collections[collections.length - 1].pot) {
        throw this.lines.stop("wanted the pots in their order");
      }
      collections.push({ playerName: this.names[at], amount, pot });
      words.push(potWords);
      numbers.push(this.lines.number);
      this.lines.advance();
    }
    const lastPot = collections.length > 0 ? collections[collections.length - 1].pot : 0;
    for (let at = 0; at < words.length; at++) {
      const wanted = potText(collections[at].pot, lastPot);
      if (words[at] !== wanted) {
        throw new HandStop("error", `wanted ${wanted}, found ${words[at]}`, numbers[at]);
      }
    }
  }

  private readSummary(): HandHistoryRecord {
    const { scanner, boardCards } = this;
    scanner.open(this.lines.current);
    const totalPot = scanner.skip("Total pot ") ? scanner.integer() : -1;
    const totalRake = scanner.skip(" | Rake ") ? scanner.integer() : -1;
    if (totalPot < 0 || totalRake < 0 || !scanner.done) {
      throw this.lines.stop("wanted a line such as Total pot 40 | Rake 2");
    }
    this.lines.advance();
    if (boardCards.length > 0) this.lines.want(`Board: [${formatCards(boardCards)}]`);
    const record = this.record(totalPot, totalRake);
    if (this.lines.isAtEnd && !this.lines.isCutOff) return record; // seat lines may be left out
    const outcomes = playerOutcomes(flattenRecord(record, flat));
    for (let at = 0; at < outcomes.length; at++) {
      this.lines.want(`Seat ${this.seats[at]}: ${this.names[at]} ${outcomes[at]}`);
    }
    if (!this.lines.isAtEnd) throw this.lines.stop("wanted nothing behind the last seat");
    return record;
  }

  private record(totalPot: number, totalRake: number): HandHistoryRecord {
    const { id, timestamp } = this.header;
    const handNumber = Number(id);
    const players: HandHistoryPlayer[] = [];
    for (let at = 0; at < this.seats.length; at++) {
      const player = {
        seat: this.seats[at],
        name: this.names[at],
        stack: this.stacks[at],
        holeCards: this.holeCards[at],
      };
      players.push(this.sittingOut[at] ? { ...player, sittingOut: true } : player);
    }
    return {
      handNumber,
      ...(!Number.isSafeInteger(handNumber) && { handId: id }),
      timestamp,
      ...readTableName(this.tableName),
      maxSeats: this.maxSeats,
      buttonSeat: this.buttonSeat,
      players,
      blindPostings: this.blindPostings,
      streetActions: this.streetActions,
      boardCards: this.boardCards,
      showdownEntries: this.showdownEntries,
      collections: this.collections,
      totalPot,
      totalRake,
      scale: 1,
    };
  }
}
