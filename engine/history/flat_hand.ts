/**
 * A hand as lists of numbers: what a record tells, without an object for every line of it.
 *
 * Reading a log makes one record after another only to add them up; one flat hand that is filled
 * again and again makes no garbage, and costs a fraction.
 *
 * @module
 */
import type { Chips } from "../types.ts";
import { BLIND_TYPES, type HandHistoryRecord, STREET_ACTION_TYPES } from "./record.ts";
import { formatTimestamp } from "./timestamp.ts";

/** Kinds of line by their code: posts first, then what happens on a street. */
export const LINE_TYPES = [...BLIND_TYPES, ...STREET_ACTION_TYPES] as const;

/** A kind of line. */
export type LineType = (typeof LINE_TYPES)[number];

/** The code of each kind of line, its index in {@link LINE_TYPES}. */
export const LINE_CODES: Readonly<Record<LineType, number>> = Object.fromEntries(
  LINE_TYPES.map((type, code) => [type, code]),
) as Record<LineType, number>;

/** Stands for a card that is not known. */
export const NO_CARD: number = -1;

/** What a record says of the hand as a whole, where the source tells it. */
export type HandFacts = Pick<
  HandHistoryRecord,
  | "tableName"
  | "site"
  | "limit"
  | "currency"
  | "stakes"
  | "tournament"
  | "pots"
  | "voluntaryShows"
  | "finishes"
  | "bounties"
  | "cap"
>;

const NO_FACTS: HandFacts = { tableName: "" };

/**
 * One hand. Players are named by their index in the order of the chairs, amounts are in the units of
 * {@link scale}. Lists are longer than they have entries: the counts tell how many are of the hand.
 *
 * What reads hands fills the same object with every hand, so whoever is given one takes out of it
 * what he wants before he returns.
 *
 * @example A record as a flat hand
 * ```ts
 * import { buildHandHistoryRecord, flattenRecord, LINE_CODES, playHand } from "@marvin/holdem";
 * import { assertEquals } from "@std/assert";
 *
 * const { result } = playHand({
 *   seats: [{ seat: 1, name: "Ann", stack: 100 }, { seat: 2, name: "Ben", stack: 100 }],
 *   button: 1,
 *   smallBlind: 1,
 *   bigBlind: 2,
 *   actions: [{ name: "Ann", type: "fold" }],
 * });
 * const context = { tableName: "T", timestamp: "2026-05-19T12:00:00Z" };
 * const hand = flattenRecord(buildHandHistoryRecord(result!, ["Ann", "Ben"], context));
 * assertEquals(hand.names.slice(0, hand.playerCount), ["Ann", "Ben"]);
 * assertEquals([...hand.lineTypes.subarray(0, hand.lineCount)], [
 *   LINE_CODES.smallBlind,
 *   LINE_CODES.bigBlind,
 *   LINE_CODES.fold,
 *   LINE_CODES.uncalled,
 * ]);
 * ```
 */
export class FlatHand {
  /** What is told of the hand as a whole. */
  facts: HandFacts = NO_FACTS;
  /** As in the record. */
  handNumber = 0;
  /** Chairs at the table. */
  maxSeats = 0;
  /** Chair of the button, from 1. */
  buttonSeat = 0;
  /** Parts of a chip or of the currency's unit that 1 stands for. */
  scale = 1;
  /** All pots together, rake included. */
  totalPot: Chips = 0;
  /** Chips the house took. */
  totalRake: Chips = 0;

  /** Players at the table. */
  playerCount = 0;
  /** Name of each player. */
  names: string[] = [];
  /** Chair of each player, from 1, in rising order. */
  seats: Int32Array = new Int32Array(10);
  /** Chips of each player before the first post. */
  stacks: Float64Array = new Float64Array(10);
  /** 1 for a player of whom the text says that he sits out, else 0. */
  sittingOut: Uint8Array = new Uint8Array(10);
  /** Two for each player: cards that were dealt openly, or {@link NO_CARD}. */
  holeCards: Int8Array = new Int8Array(20);

  /** Lines of posts and of all streets. */
  lineCount = 0;
  /** The first lines are posts; so many. */
  postCount = 0;
  /** Street of each line, 0 to 3; posts are of street 0. */
  lineStreets: Uint8Array = new Uint8Array(64);
  /** Who the line is about. */
  linePlayers: Uint8Array = new Uint8Array(64);
  /** What happens, by {@link LINE_TYPES}. */
  lineTypes: Uint8Array = new Uint8Array(64);
  /** Chips put in; for `uncalled` chips given back. */
  lineAmounts: Float64Array = new Float64Array(64);
  /** The player's total on the street afterwards, without antes; not told of posts. */
  lineTotals: Float64Array = new Float64Array(64);
  /** 1 for a line that took the last chip, else 0. */
  lineAllIns: Uint8Array = new Uint8Array(64);
  /** For a raise, how much it is above what was to match, else 0. */
  lineBys: Float64Array = new Float64Array(64);

  /** Open board cards. */
  boardCount = 0;
  /** The board. */
  board: Int8Array = new Int8Array(5);

  /** Entries of the showdown. */
  shownCount = 0;
  /** Who showed or mucked. */
  shownPlayers: Uint8Array = new Uint8Array(16);
  /** Two for each entry: the cards shown, or {@link NO_CARD}. */
  shownCards: Int8Array = new Int8Array(32);
  /** What was shown in words, such as `a pair of aces`; not told by what reads logs. */
  readonly shownWords: string[] = [];

  /** Entries of who got what. */
  collectionCount = 0;
  /** Who collected. */
  collectors: Uint8Array = new Uint8Array(16);
  /** Chips, after rake. */
  collectedAmounts: Float64Array = new Float64Array(16);
  /** 0 for the main pot, then the side pots. */
  collectedPots: Uint8Array = new Uint8Array(16);

  private otherId: string | null = null;
  private time: string | number | null = null;

  /** The source's id of the hand. */
  get handId(): string {
    return String(this.idKey);
  }

  /** The same as a number, where that has the same text; else as text. */
  get idKey(): number | string {
    return this.otherId ?? this.handNumber;
  }

  /** Start of the hand in UTC as in the record, or null if the source has no time. */
  get timestamp(): string | null {
    const { time } = this;
    return typeof time === "number" ? formatTimestamp(1000 * time) : time;
  }

  /** The same in seconds since 1970, where the source tells it so; else as text. */
  get timeKey(): number | string | null {
    return this.time;
  }

  /**
   * Forgets the last hand.
   *
   * @param handNumber Number of the next.
   * @param handId Its id, where that is not the number as text.
   */
  clear(handNumber: number, handId: string | null = null): void {
    this.handNumber = handNumber;
    this.otherId = handId;
    this.time = null;
    this.playerCount = 0;
    this.lineCount = this.postCount = 0;
    this.boardCount = this.shownCount = this.collectionCount = 0;
  }

  /** Sets when the hand began, as text or in seconds since 1970. */
  setTime(time: string | number | null): void {
    this.time = time;
  }

  /** Adds a player; his cards are not known. */
  addPlayer(seat: number, name: string, stack: Chips, sittingOut: boolean): void {
    const at = this.playerCount++;
    if (at === this.seats.length) {
      this.seats = grown(this.seats, new Int32Array(2 * at));
      this.stacks = grown(this.stacks, new Float64Array(2 * at));
      this.sittingOut = grown(this.sittingOut, new Uint8Array(2 * at));
      this.holeCards = grown(this.holeCards, new Int8Array(4 * at));
    }
    this.names[at] = name;
    this.seats[at] = seat;
    this.stacks[at] = stack;
    this.sittingOut[at] = sittingOut ? 1 : 0;
    this.holeCards[2 * at] = this.holeCards[2 * at + 1] = NO_CARD;
  }

  /** Adds a post or action; posts come first. */
  addLine(
    street: number,
    player: number,
    type: number,
    amount: Chips,
    total: Chips,
    allIn: boolean,
    by: Chips = 0,
  ): void {
    const at = this.lineCount++;
    if (at === this.lineTypes.length) this.growLines(2 * at);
    this.lineStreets[at] = street;
    this.linePlayers[at] = player;
    this.lineTypes[at] = type;
    this.lineAmounts[at] = amount;
    this.lineTotals[at] = total;
    this.lineAllIns[at] = allIn ? 1 : 0;
    this.lineBys[at] = by;
    if (type < FIRST_ACTION) this.postCount++;
  }

  /** Adds an entry of the showdown. */
  addShown(player: number, first: number, second: number, words = ""): void {
    const at = this.shownCount++;
    if (at === this.shownPlayers.length) {
      this.shownPlayers = grown(this.shownPlayers, new Uint8Array(2 * at));
      this.shownCards = grown(this.shownCards, new Int8Array(4 * at));
    }
    this.shownPlayers[at] = player;
    this.shownCards[2 * at] = first;
    this.shownCards[2 * at + 1] = second;
    this.shownWords[at] = words;
  }

  /** Adds what a player got from a pot. */
  addCollection(player: number, amount: Chips, pot: number): void {
    const at = this.collectionCount++;
    if (at === this.collectors.length) {
      this.collectors = grown(this.collectors, new Uint8Array(2 * at));
      this.collectedAmounts = grown(this.collectedAmounts, new Float64Array(2 * at));
      this.collectedPots = grown(this.collectedPots, new Uint8Array(2 * at));
    }
    this.collectors[at] = player;
    this.collectedAmounts[at] = amount;
    this.collectedPots[at] = pot;
  }

  /** Makes room for so many lines. */
  private growLines(room: number): void {
    this.lineStreets = grown(this.lineStreets, new Uint8Array(room));
    this.linePlayers = grown(this.linePlayers, new Uint8Array(room));
    this.lineTypes = grown(this.lineTypes, new Uint8Array(room));
    this.lineAmounts = grown(this.lineAmounts, new Float64Array(room));
    this.lineTotals = grown(this.lineTotals, new Float64Array(room));
    this.lineAllIns = grown(this.lineAllIns, new Uint8Array(room));
    this.lineBys = grown(this.lineBys, new Float64Array(room));
  }
}

const FIRST_ACTION = BLIND_TYPES.length;

function grown<List extends { set(from: List): void }>(from: List, to: List): List {
  to.set(from);
  return to;
}
