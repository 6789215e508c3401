/**
 * What a hand's log holds, as plain data: decisions and posts.
 *
 * @module
 */
import type { ActionRecord } from "../player/mod.ts";
import { STREETS } from "../rules/mod.ts";
import { type Chips, MAX_SEATS, type PlayerId, type SeatIndex } from "../types.ts";
import type { HandLog } from "./hand_log.ts";
import type { HandRunner } from "./hand_runner.ts";

/** An ante or blind. */
export interface Post {
  /** Who posted. */
  readonly playerId: PlayerId;
  /** Where the player sat, from 0. */
  readonly seat: SeatIndex;
  /** What for. Antes and dead posts go to the pot and are no part of the player's bet. */
  readonly type: "ante" | "smallBlind" | "bigBlind" | "deadPost";
  /** Chips, as many as the player had. */
  readonly amount: Chips;
  /** Whether it took the player's last chip. */
  readonly allIn: boolean;
}

/** The decisions of a hand so far, oldest first. */
export function actionRecords(hand: HandRunner): ActionRecord[] {
  return streetActions(hand).flat();
}

/** The decisions of a hand so far on each of the four streets, oldest first. */
export function streetActions(hand: HandRunner): (readonly ActionRecord[])[] {
  const { log } = hand;
  const { checkedStreets } = hand.roster;
  const streets: (readonly ActionRecord[])[] = new Array(STREETS.length);
  for (let street = 0; street < streets.length; street++) {
    const first = log.firstDecision(street);
    const end = log.endDecision(street);
    const key = checkedKey(log, first, end);
    streets[street] = key === 0
      ? listDecisions(hand, first, end)
      : checkedStreets.get(key) ?? rememberChecks(hand, key, first, end);
  }
  return streets;
}

/** The antes and blinds of a hand in the order in which they were paid. */
export function postsOf(hand: HandRunner): Post[] {
  const { log, ids } = hand;
  const posts: Post[] = new Array(log.firstDecision(0));
  for (let entry = 0; entry < posts.length; entry++) {
    posts[entry] = postAt(log, entry, ids[log.seat(entry)], log.amount(entry));
  }
  return posts;
}

// What hands share is frozen, as a change would show in all of them.

/** Seat, kind, street and all-in are the bits of an entry's code below this one. */
const PAID_CODES: number = 1 << 11;

/** Posts by what their code says, each as it was made last: see {@link freeAction}. */
const POSTS: (Post | undefined)[] = new Array(PAID_CODES).fill(undefined);

function postAt(log: HandLog, entry: number, playerId: PlayerId, amount: Chips): Post {
  const at = log.code(entry) & PAID_CODES - 1;
  const known = POSTS[at];
  if (known !== undefined && known.playerId === playerId && known.amount === amount) return known;
  return POSTS[at] = Object.freeze({
    playerId,
    seat: log.seat(entry) as SeatIndex,
    type: log.name(entry) as Post["type"],
    amount,
    allIn: log.isAllIn(entry),
  });
}

function listDecisions(hand: HandRunner, first: number, end: number): ActionRecord[] {
  const { log, ids, bigBlind } = hand;
  const count = end - first;
  const records: ActionRecord[] = new Array(count);
  for (let at = 0; at < count; at++) {
    const entry = first + at;
    const playerId = ids[log.seat(entry)];
    if (log.isFree(entry)) records[at] = freeAction(log, entry, playerId);
    else if (log.paidTo(entry) === bigBlind) records[at] = smallBet(log, entry, playerId);
    else records[at] = log.paidAction(entry, playerId);
  }
  return records;
}

/**
 * What tells one street on which all have checked from another at the same table: the street, who
 * was asked first and who was asked at all. 0 if somebody did anything else, or nobody was asked.
 */
function checkedKey(log: HandLog, first: number, end: number): number {
  if (first === end || !log.isFreeCheck(end - 1)) return 0; // after a bet there are none
  let seats = 0;
  for (let entry = first; entry < end; entry++) {
    if (!log.isFreeCheck(entry)) return 0;
    seats |= 1 << log.seat(entry);
  }
  return seats === 0 ? 0 : (log.street(first) << 4 | log.seat(first)) << MAX_SEATS | seats;
}

/** Streets that are checked through are common and long, so that hands share their lists as well. */
function rememberChecks(
  hand: HandRunner,
  key: number,
  first: number,
  end: number,
): readonly ActionRecord[] {
  const checks = Object.freeze(listDecisions(hand, first, end));
  hand.roster.checkedStreets.set(key, checks);
  return checks;
}

/**
 * Actions up to one big blind by their code, as they were made last: first those of players who put
 * all of it in at once, then those of players who had posted or bet some of it before.
 */
const SMALL_BETS: (ActionRecord | undefined)[] = new Array(2 * PAID_CODES).fill(
  undefined,
);

/**
 * The record of somebody who now has one big blind in front of him. Limps, smallest bets and calls
 * of them are common, so that results share them like {@link freeAction}.
 */
function smallBet(log: HandLog, entry: number, playerId: PlayerId): ActionRecord {
  const amount = log.paidAmount(entry);
  const to = log.paidTo(entry);
  const at = log.code(entry) & PAID_CODES - 1 | (amount === to ? 0 : PAID_CODES);
  const known = SMALL_BETS[at];
  if (
    known !== undefined && known.playerId === playerId && known.amount === amount && known.to === to
  ) return known;
  return SMALL_BETS[at] = Object.freeze(log.paidAction(entry, playerId));
}

/** Free checks and folds by what their code says of seat, kind and street, as they were made last. */
const FREE_ACTIONS: (ActionRecord | undefined)[] = new Array(1 << 10).fill(undefined);

/**
 * The record of a check or fold by who has no chips in front of him. Most actions are one, and the
 * records are most of what a result costs: so results share them, and a new one is made only where
 * somebody else sits there now.
 */
function freeAction(log: HandLog, entry: number, playerId: PlayerId): ActionRecord {
  const at = log.code(entry) & FREE_ACTIONS.length - 1;
  const known = FREE_ACTIONS[at];
  if (known !== undefined && known.playerId === playerId) return known;
  return FREE_ACTIONS[at] = Object.freeze({
    seat: log.seat(entry) as SeatIndex,
    playerId,
    street: STREETS[log.street(entry)],
    type: log.name(entry) as ActionRecord["type"],
    amount: 0,
    to: 0,
    allIn: false,
  });
}
