/**
 * Flat hands as plain objects that can be compared.
 *
 * @module
 */
import type { FlatHand } from "@marvin/holdem";

/** All that a flat hand tells. */
export function contents(hand: FlatHand): object {
  const { playerCount, lineCount, postCount, boardCount, shownCount, collectionCount } = hand;
  const { tableName, tournament, stakes } = hand.facts;
  return {
    facts: { tableName, tournament, stakes },
    handNumber: hand.handNumber,
    handId: hand.handId,
    timestamp: hand.timestamp,
    maxSeats: hand.maxSeats,
    buttonSeat: hand.buttonSeat,
    scale: hand.scale,
    pot: [hand.totalPot, hand.totalRake],
    names: hand.names.slice(0, playerCount),
    seats: [...hand.seats.subarray(0, playerCount)],
    stacks: [...hand.stacks.subarray(0, playerCount)],
    sittingOut: [...hand.sittingOut.subarray(0, playerCount)],
    holeCards: [...hand.holeCards.subarray(0, 2 * playerCount)],
    lineCount,
    postCount,
    lineStreets: [...hand.lineStreets.subarray(0, lineCount)],
    linePlayers: [...hand.linePlayers.subarray(0, lineCount)],
    lineTypes: [...hand.lineTypes.subarray(0, lineCount)],
    lineAmounts: [...hand.lineAmounts.subarray(0, lineCount)],
    lineTotals: [...hand.lineTotals.subarray(0, lineCount)],
    lineAllIns: [...hand.lineAllIns.subarray(0, lineCount)],
    lineBys: [...hand.lineBys.subarray(0, lineCount)],
    board: [...hand.board.subarray(0, boardCount)],
    shownPlayers: [...hand.shownPlayers.subarray(0, shownCount)],
    shownCards: [...hand.shownCards.subarray(0, 2 * shownCount)],
    collectors: [...hand.collectors.subarray(0, collectionCount)],
    collectedAmounts: [...hand.collectedAmounts.subarray(0, collectionCount)],
    collectedPots: [...hand.collectedPots.subarray(0, collectionCount)],
  };
}
