/**
 * A hand that this engine has played as a flat hand.
 *
 * @module
 */
import type { HandValue } from "../evaluator/mod.ts";
import { ANTE, type HandRunner, LOG_KINDS, RAISE, showOrder, UNCALLED } from "../hand/mod.ts";
import { noChips } from "../rules/mod.ts";
import { MAX_SEATS } from "../types.ts";
import { FlatHand, type HandFacts, LINE_CODES } from "./flat_hand.ts";
import { handWords } from "./_hand_words.ts";

/** What the engine does not know of its hand. */
export interface FlatContext {
  /** What is told of the hand as a whole, the name of its table at least. */
  readonly facts: HandFacts;
  /** Start of the hand, in seconds since 1970; null if it is of no interest. */
  readonly time: number | null;
  /** Number of the hand. */
  readonly handNumber: number;
}

/** Line codes by kind of log entry. */
const CODES: readonly number[] = LOG_KINDS.map((kind) => LINE_CODES[kind]);

/** Players by seat, here so that no hand has to allocate them. */
const PLAYERS = noChips(MAX_SEATS);

/**
 * Writes a hand that is over into a flat hand: the same as the flattened record of its result, but
 * without making either.
 *
 * @param hand The hand.
 * @param context Where and when.
 * @param into The flat hand to fill; a new one where left out.
 * @returns The flat hand.
 *
 * @example
 * ```ts
 * import { call, createPrng, flattenHand, type PlayerId, Table } from "@marvin/holdem";
 * import { assertEquals } from "@std/assert";
 *
 * const table = new Table({ numSeats: 2, smallBlind: 10, bigBlind: 20, startingChips: 1000 }, {
 *   cards: createPrng("7", "cards"),
 *   seats: createPrng("7", "seats"),
 * });
 * table.sitDown({ id: 0 as PlayerId, name: "Ann", act: () => call() });
 * table.sitDown({ id: 1 as PlayerId, name: "Ben", act: () => call() });
 * table.runHand();
 * const context = { facts: { tableName: "T" }, time: 1_780_000_000, handNumber: 1 };
 * assertEquals(flattenHand(table.hand, context).totalPot, 40);
 * ```
 */
export function flattenHand(
  hand: HandRunner,
  { facts, time, handNumber }: FlatContext,
  into: FlatHand = new FlatHand(),
): FlatHand {
  const { seats, pots, board, boardCount } = hand;
  into.clear(handNumber);
  into.setTime(time);
  into.facts = facts;
  into.maxSeats = seats;
  into.buttonSeat = hand.button + 1;
  into.scale = 1;
  into.totalPot = 0;
  for (let pot = 0; pot < pots.count; pot++) into.totalPot += pots.amount[pot];
  into.totalRake = pots.totalRake;
  addPlayers(hand, into);
  addPosts(hand, into);
  addActions(hand, into);
  for (let place = 0; place < boardCount; place++) into.board[place] = board[place];
  into.boardCount = boardCount;
  for (const seat of showOrder(hand)) {
    const words = handWords(hand.values[seat] as HandValue);
    const [first, second] = [hand.holeCards[2 * seat], hand.holeCards[2 * seat + 1]];
    into.addShown(PLAYERS[seat], first, second, words);
  }
  addCollections(hand, into);
  return into;
}

function addPlayers(hand: HandRunner, into: FlatHand): void {
  for (let seat = 0; seat < hand.seats; seat++) {
    if (!hand.round.isDealtIn(seat)) continue;
    const player = into.playerCount;
    PLAYERS[seat] = player;
    into.addPlayer(seat + 1, hand.names[seat], hand.startingStack[seat], false);
    into.holeCards[2 * player] = hand.holeCards[2 * seat];
    into.holeCards[2 * player + 1] = hand.holeCards[2 * seat + 1];
  }
}

/** Posts: the engine has antes first, as they are paid; records have them last. */
function addPosts({ log }: HandRunner, into: FlatHand): void {
  for (let round = 0; round < 2; round++) {
    for (let entry = 0; entry < log.firstDecision(0); entry++) {
      const kind = log.kind(entry);
      if ((kind === ANTE) !== (round === 1)) continue;
      const amount = log.amount(entry);
      into.addLine(0, PLAYERS[log.seat(entry)], CODES[kind], amount, 0, log.isAllIn(entry));
    }
  }
}

function addActions({ log, bigBlind }: HandRunner, into: FlatHand): void {
  let street = -1;
  let toMatch = 0;
  for (let entry = log.firstDecision(0); entry < log.length; entry++) {
    const kind = log.kind(entry);
    const amount = log.amount(entry);
    if (log.street(entry) !== street) {
      street = log.street(entry);
      toMatch = street === 0 ? bigBlind : 0; // the whole blind, even if it was posted short
    }
    const total = log.to(entry);
    const by = kind === RAISE ? total - toMatch : 0;
    if (kind !== UNCALLED && total > toMatch) toMatch = total;
    const allIn = kind !== UNCALLED && log.isAllIn(entry);
    into.addLine(street, PLAYERS[log.seat(entry)], CODES[kind], amount, total, allIn, by);
  }
}

function addCollections({ pots, button, seats }: HandRunner, into: FlatHand): void {
  for (let pot = 0; pot < pots.count; pot++) {
    for (let step = 0, seat = button; step < seats; step++) {
      if (++seat >= seats) seat = 0;
      if ((pots.winners[pot] >> seat & 1) === 0) continue;
      into.addCollection(PLAYERS[seat], pots.share[pot * MAX_SEATS + seat], pot);
    }
  }
}
