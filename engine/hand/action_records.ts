/**
 * What a hand's log holds, as plain data: decisions and posts.
 *
 * @module
 */
import type { ActionRecord } from "../player/mod.ts";
import { noChips, STREETS } from "../rules/mod.ts";
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
export function streetActions(hand: HandRunner): ActionRecord[][] {
  const streets: ActionRecord[][] = new Array(STREETS.length);
  clearBets(hand.seats);
  addPosts(hand);
  for (let street = 0; street < streets.length; street++) {
    streets[street] = readDecisions(hand, street);
    clearBets(hand.seats);
  }
  return streets;
}

/** The antes and blinds of a hand in the order in which they were paid. */
export function postsOf(hand: HandRunner): Post[] {
  const { log, ids } = hand;
  const posts: Post[] = new Array(log.firstDecision(0));
  for (let entry = 0; entry < posts.length; entry++) {
    const seat = log.seat(entry) as SeatIndex;
    posts[entry] = {
      playerId: ids[seat],
      seat,
      type: log.name(entry) as Post["type"],
      amount: log.amount(entry),
      allIn: log.isAllIn(entry),
    };
  }
  return posts;
}

function readDecisions(hand: HandRunner, street: number): ActionRecord[] {
  const { log, ids } = hand;
  const first = log.firstDecision(street);
  const name = STREETS[street];
  const records: ActionRecord[] = new Array(log.endDecision(street) - first);
  for (let at = 0; at < records.length; at++) {
    const entry = first + at;
    const amount = log.amount(entry);
    const seat = log.seat(entry) as SeatIndex;
    const to = addBet(seat, amount);
    records[at] = amount === 0 ? freeAction(log, entry, ids[seat], to) : {
      seat,
      playerId: ids[seat],
      street: name,
      type: log.name(entry) as ActionRecord["type"],
      amount,
      to,
      allIn: log.isAllIn(entry),
    };
  }
  return records;
}

/** Bets on the street being read; here as a list for each hand would be thrown away at once. */
const BETS = noChips(MAX_SEATS);

function clearBets(seats: number): void {
  for (let seat = 0; seat < seats; seat++) BETS[seat] = 0;
}

/** Adds to the bet of a seat, and returns its total. */
function addBet(seat: number, amount: Chips): Chips {
  return BETS[seat] += amount;
}

/** Puts down the bets that the posts are. */
function addPosts({ log }: HandRunner): void {
  const end = log.firstDecision(0);
  for (let entry = 0; entry < end; entry++) {
    if (log.isLivePost(entry)) addBet(log.seat(entry), log.amount(entry));
  }
}

/** Checks and folds by what their code says of seat, kind and street, each as it was made last. */
const FREE_ACTIONS: (ActionRecord | undefined)[] = new Array(1 << 10).fill(undefined);

/**
 * The record of a check or fold. Most actions are one, and the records are most of what a result
 * costs: so results share them, and a new one is made only where somebody else sits there now, or
 * has other chips in front of him.
 */
function freeAction(log: HandLog, entry: number, playerId: PlayerId, to: Chips): ActionRecord {
  const at = log.code(entry) & FREE_ACTIONS.length - 1;
  const known = FREE_ACTIONS[at];
  if (known !== undefined && known.playerId === playerId && known.to === to) return known;
  return FREE_ACTIONS[at] = {
    seat: log.seat(entry) as SeatIndex,
    playerId,
    street: STREETS[log.street(entry)],
    type: log.name(entry) as ActionRecord["type"],
    amount: 0,
    to,
    allIn: false,
  };
}
