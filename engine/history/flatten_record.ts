/**
 * A record as a flat hand.
 *
 * @module
 */
import { FlatHand, LINE_CODES, NO_CARD } from "./flat_hand.ts";
import type { HandHistoryRecord } from "./record.ts";

/**
 * Writes a record into a flat hand, for what takes hands of any source in the same way.
 *
 * @param record The hand.
 * @param into The flat hand to fill; a new one where left out.
 * @returns The flat hand.
 * @throws {RangeError} If a line names somebody who has no seat.
 */
export function flattenRecord(
  record: HandHistoryRecord,
  into: FlatHand = new FlatHand(),
): FlatHand {
  const { players, boardCards, showdownEntries, collections, handNumber, handId } = record;
  into.clear(handNumber, handId ?? null);
  into.setTime(record.timestamp);
  into.facts = record;
  into.maxSeats = record.maxSeats;
  into.buttonSeat = record.buttonSeat;
  into.scale = record.scale;
  into.totalPot = record.totalPot;
  into.totalRake = record.totalRake;
  for (let at = 0; at < players.length; at++) {
    const { seat, name, stack, sittingOut, holeCards } = players[at];
    into.addPlayer(seat, name, stack, sittingOut === true);
    into.holeCards[2 * at] = holeCards[0] ?? NO_CARD;
    into.holeCards[2 * at + 1] = holeCards[1] ?? NO_CARD;
  }
  flattenLines(record, into);
  for (; into.boardCount < boardCards.length && into.boardCount < 5; into.boardCount++) {
    into.board[into.boardCount] = boardCards[into.boardCount];
  }
  for (let at = 0; at < showdownEntries.length; at++) {
    const { playerName, holeCards, description } = showdownEntries[at];
    const player = indexOf(record, playerName);
    into.addShown(player, holeCards[0] ?? NO_CARD, holeCards[1] ?? NO_CARD, description);
  }
  for (let at = 0; at < collections.length; at++) {
    const { playerName, amount, pot } = collections[at];
    into.addCollection(indexOf(record, playerName), amount, pot);
  }
  return into;
}

function flattenLines(record: HandHistoryRecord, into: FlatHand): void {
  const { blindPostings, streetActions } = record;
  for (let at = 0; at < blindPostings.length; at++) {
    const { playerName, blindType, amount, allIn } = blindPostings[at];
    into.addLine(0, indexOf(record, playerName), LINE_CODES[blindType], amount, 0, allIn);
  }
  for (let street = 0; street < streetActions.length; street++) {
    const lines = streetActions[street];
    for (let at = 0; at < lines.length; at++) {
      const { playerName, type, amount, to, allIn, by } = lines[at];
      into.addLine(street, indexOf(record, playerName), LINE_CODES[type], amount, to, allIn, by);
    }
  }
}

function indexOf({ players, handNumber }: HandHistoryRecord, name: string): number {
  for (let at = 0; at < players.length; at++) if (players[at].name === name) return at;
  throw new RangeError(`Cannot find ${name} among the players of hand ${handNumber}`);
}
