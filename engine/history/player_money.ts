/**
 * What each player put in, got and won in a recorded hand.
 *
 * @module
 */
import type { Chips } from "../types.ts";
import type { HandHistoryRecord } from "./record.ts";

/** Money of one player in one hand, in the units of the record. */
export interface PlayerMoney {
  /** Name of the player. */
  readonly name: string;
  /** Chips put in, less what went back uncalled. */
  readonly put: Chips;
  /** Chips got from all pots, after rake. */
  readonly collected: Chips;
  /** Chips won, or lost if negative. */
  readonly net: Chips;
}

/**
 * Adds up a hand from its lines, for each player in the order of the chairs.
 *
 * @throws {RangeError} If a line names somebody who has no seat.
 */
export function playerMoney(record: HandHistoryRecord): PlayerMoney[] {
  const { players } = record;
  const put: number[] = new Array(players.length).fill(0);
  const collected: number[] = new Array(players.length).fill(0);
  for (const post of record.blindPostings) put[indexOf(record, post.playerName)] += post.amount;
  for (const street of record.streetActions) {
    for (const { playerName, type, amount } of street) {
      if (amount > 0) put[indexOf(record, playerName)] += type === "uncalled" ? -amount : amount;
    }
  }
  for (const { playerName, amount } of record.collections) {
    collected[indexOf(record, playerName)] += amount;
  }
  return players.map(({ name }, at) => ({
    name,
    put: put[at],
    collected: collected[at],
    net: collected[at] - put[at],
  }));
}

function indexOf(record: HandHistoryRecord, name: string): number {
  const { players } = record;
  for (let at = 0; at < players.length; at++) if (players[at].name === name) return at;
  throw new RangeError(`Cannot find ${name} among the players of hand ${record.handNumber}`);
}
