/**
 * The record of a hand that this engine has played.
 *
 * @module
 */
import type { Card, HoleCards } from "../cards/mod.ts";
import { DECK_SIZE } from "../cards/mod.ts";
import type { HandResult } from "../hand/mod.ts";
import type { BetLimitType } from "../rules/mod.ts";
import type { Chips } from "../types.ts";
import { handWords } from "./_hand_words.ts";
import type {
  BlindPosting,
  HandHistoryPlayer,
  HandHistoryRecord,
  PotCollection,
  PotTotal,
  ShowdownEntry,
  StreetAction,
  TournamentInfo,
} from "./record.ts";

/** What a {@link HandResult} does not know of its hand. */
export interface HandContext {
  /** Name of the table, free text. */
  readonly tableName: string;
  /** Start of the hand, as {@link formatTimestamp} writes it. */
  readonly timestamp: string;
  /** Chairs at the table; as many as the result lists where left out. */
  readonly maxSeats?: number;
  /** Number of the hand; the table's where left out. */
  readonly handNumber?: number;
  /** The betting structure. */
  readonly limit?: BetLimitType;
  /** The tournament the hand is part of. */
  readonly tournament?: TournamentInfo;
}

/**
 * Builds the record of a finished hand. Posts stand in the order small blind, big blind, antes
 * from the left of the button.
 *
 * @param result What happened.
 * @param names Names of the players, by player id.
 * @param context Where and when.
 *
 * @example
 * ```ts
 * import { buildHandHistoryRecord, formatHand, playHand } from "@marvin/holdem";
 * import { assertStringIncludes } from "@std/assert";
 *
 * const { result } = playHand({
 *   seats: [{ seat: 1, name: "Ann", stack: 300 }, { seat: 2, name: "Ben", stack: 300 }],
 *   button: 1,
 *   smallBlind: 10,
 *   bigBlind: 20,
 *   actions: [{ name: "Ann", type: "allIn" }, { name: "Ben", type: "fold" }],
 * });
 * const record = buildHandHistoryRecord(result!, ["Ann", "Ben"], {
 *   tableName: "Cash Game Table 1",
 *   timestamp: "2026-05-19T12:00:00Z",
 * });
 * assertStringIncludes(formatHand(record, "ipoker"), "Ann collects 40 from pot");
 * ```
 */
export function buildHandHistoryRecord(
  result: HandResult,
  names: readonly string[],
  context: HandContext,
): HandHistoryRecord {
  const { seatAssignments } = result;
  const nameAt = (seat: number): string => names[seatAssignments[seat]!];
  const pots = potTotals(result);
  const record: Writable<HandHistoryRecord> = {
    handNumber: context.handNumber ?? result.handNumber,
    timestamp: context.timestamp,
    tableName: context.tableName,
    maxSeats: context.maxSeats ?? seatAssignments.length,
    buttonSeat: result.dealerSeat + 1,
    players: playersOf(result, nameAt),
    blindPostings: postingsOf(result, nameAt),
    streetActions: streetActionsOf(result, nameAt),
    boardCards: result.board.cards,
    showdownEntries: showdownOf(result, nameAt),
    collections: collectionsOf(result, nameAt),
    totalPot: totalOf(pots),
    totalRake: result.totalRake,
    scale: 1,
    stakes: { smallBlind: result.smallBlind, bigBlind: result.bigBlind, ante: result.ante },
    pots,
  };
  const { limit, tournament } = context;
  if (limit !== undefined) record.limit = limit;
  if (tournament !== undefined) record.tournament = tournament;
  return record;
}

type Writable<T> = { -readonly [Key in keyof T]: T[Key] };

type NameAt = (seat: number) => string;

function playersOf(result: HandResult, nameAt: NameAt): HandHistoryPlayer[] {
  const { seatAssignments, startingStacks, holeCards } = result;
  const players: HandHistoryPlayer[] = [];
  for (let seat = 0; seat < seatAssignments.length; seat++) {
    if (seatAssignments[seat] === null) continue;
    players.push({
      seat: seat + 1,
      name: nameAt(seat),
      stack: startingStacks[seat],
      holeCards: cardList(holeCards[seat]!),
    });
  }
  return players;
}

function postingsOf(result: HandResult, nameAt: NameAt): BlindPosting[] {
  const { posts } = result;
  const postings: BlindPosting[] = [];
  // The engine lists posts as they are paid, antes first; the log writes blinds first.
  for (const wantAntes of [false, true]) {
    for (let at = 0; at < posts.length; at++) {
      const { type, seat, amount, allIn } = posts[at];
      if ((type === "ante") !== wantAntes) continue;
      postings.push({ playerName: nameAt(seat), amount, blindType: type, allIn });
    }
  }
  return postings;
}

function streetActionsOf(result: HandResult, nameAt: NameAt): StreetAction[][] {
  const { actions, uncalled, bigBlind } = result;
  const streets: StreetAction[][] = [];
  let last = 0;
  for (let street = 0; street < 4; street++) {
    const lines: StreetAction[] = [];
    let toMatch = street === 0 ? bigBlind : 0; // the whole blind, even if it was posted short
    const records = actions[street];
    for (let at = 0; at < records.length; at++) {
      const { seat, type, amount, to, allIn } = records[at];
      const by = type === "raise" ? to - toMatch : 0;
      lines.push({ playerName: nameAt(seat), type, amount, to, by, allIn });
      if (to > toMatch) toMatch = to;
    }
    if (lines.length > 0) last = street;
    streets.push(lines);
  }
  if (uncalled !== null) {
    // A bet goes back when its street is over, and there is no betting after it.
    streets[last].push({
      playerName: nameAt(uncalled.seat),
      type: "uncalled",
      amount: uncalled.amount,
      to: streetTotal(result, last, uncalled.seat) - uncalled.amount,
      by: 0,
      allIn: false,
    });
  }
  return streets;
}

function streetTotal(result: HandResult, street: number, seat: number): Chips {
  const records = result.actions[street];
  for (let at = records.length - 1; at >= 0; at--) {
    if (records[at].seat === seat) return records[at].to;
  }
  let posted = 0;
  for (const post of result.posts) {
    if (post.seat === seat && (post.type === "smallBlind" || post.type === "bigBlind")) {
      posted += post.amount;
    }
  }
  return posted;
}

function showdownOf(result: HandResult, nameAt: NameAt): ShowdownEntry[] {
  const { showOrder, holeCards, handValues } = result;
  const entries: ShowdownEntry[] = [];
  for (let at = 0; at < showOrder.length; at++) {
    const seat = showOrder[at];
    entries.push({
      playerName: nameAt(seat),
      holeCards: cardList(holeCards[seat]!),
      description: handWords(handValues[seat]!),
    });
  }
  return entries;
}

function collectionsOf(result: HandResult, nameAt: NameAt): PotCollection[] {
  const { potWinners } = result;
  const collections: PotCollection[] = [];
  for (let pot = 0; pot < potWinners.length; pot++) {
    const winners = potWinners[pot];
    for (let at = 0; at < winners.length; at++) {
      const { seat, amount } = winners[at];
      collections.push({ playerName: nameAt(seat), amount, pot });
    }
  }
  return collections;
}

function potTotals(result: HandResult): PotTotal[] {
  const { potAmounts, rakePerPot } = result;
  const pots: PotTotal[] = [];
  for (let pot = 0; pot < potAmounts.length; pot++) {
    pots.push({ amount: potAmounts[pot], rake: rakePerPot[pot] });
  }
  return pots;
}

function totalOf(pots: readonly PotTotal[]): Chips {
  let total = 0;
  for (let pot = 0; pot < pots.length; pot++) total += pots[pot].amount;
  return total;
}

// Hole cards come again and again: their lists are made once, and frozen as records share them.
const CARD_LISTS: (readonly Card[] | undefined)[] = new Array(DECK_SIZE * DECK_SIZE)
  .fill(undefined);

function cardList({ first, second }: HoleCards): readonly Card[] {
  return CARD_LISTS[first * DECK_SIZE + second] ??= Object.freeze([first, second]);
}
