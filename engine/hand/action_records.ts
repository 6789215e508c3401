/**
 * What a hand's log holds, as plain data: decisions and posts.
 *
 * @module
 */
import type { ActionRecord } from "../player/mod.ts";
import { noChips, STREETS } from "../rules/mod.ts";
import { type Chips, MAX_SEATS, type PlayerId, type SeatIndex } from "../types.ts";
import {
  ANTE,
  DEAD_POST,
  entryIsAllIn,
  entryKind,
  entrySeat,
  entryStreet,
  LOG_KINDS,
  RAISE,
  UNCALLED,
} from "./hand_log.ts";
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

/** Bets on the street being read; here as a list for each hand would be thrown away at once. */
const STREET_BETS = noChips(MAX_SEATS);

/** The decisions of a hand so far, oldest first. */
export function actionRecords(hand: HandRunner): ActionRecord[] {
  return streetActions(hand).flat();
}

/** The decisions of a hand so far on each of the four streets, oldest first. */
export function streetActions(hand: HandRunner): ActionRecord[][] {
  const { log } = hand;
  const streets: ActionRecord[][] = new Array(STREETS.length);
  for (let street = 0, entry = 0; street < STREETS.length; street++) {
    const first = entry;
    let count = 0;
    for (; entry < log.length; entry++) {
      const code = log.code(entry);
      if (entryStreet(code) !== street) break;
      if (entryKind(code) <= RAISE) count++;
    }
    streets[street] = count === 0 ? [] : readStreet(hand, first, count);
  }
  return streets;
}

/** The antes and blinds of a hand in the order in which they were paid. */
export function postsOf(hand: HandRunner): Post[] {
  const { log, ids } = hand;
  const posts: Post[] = [];
  for (let entry = 0; entry < log.length; entry++) {
    const code = log.code(entry);
    const kind = entryKind(code);
    if (kind <= RAISE) break; // all posts come before the first decision
    if (kind === UNCALLED) continue;
    const seat = entrySeat(code) as SeatIndex;
    posts.push({
      playerId: ids[seat],
      seat,
      type: LOG_KINDS[kind] as Post["type"],
      amount: log.amount(entry),
      allIn: entryIsAllIn(code),
    });
  }
  return posts;
}

/** The `count` decisions of a street that begins at `entry`. */
function readStreet(hand: HandRunner, entry: number, count: number): ActionRecord[] {
  const { log, ids, seats } = hand;
  const street = STREETS[entryStreet(log.code(entry))];
  const records: ActionRecord[] = new Array(count);
  for (let seat = 0; seat < seats; seat++) STREET_BETS[seat] = 0;
  for (let at = 0; at < count; entry++) {
    const code = log.code(entry);
    const amount = log.amount(entry);
    const kind = entryKind(code);
    const seat = entrySeat(code) as SeatIndex;
    if (kind !== ANTE && kind !== DEAD_POST) STREET_BETS[seat] += amount;
    if (kind > RAISE) continue;
    records[at++] = {
      seat,
      playerId: ids[seat],
      street,
      type: LOG_KINDS[kind] as ActionRecord["type"],
      amount,
      to: STREET_BETS[seat],
      allIn: entryIsAllIn(code),
    };
  }
  return records;
}
