/**
 * The last section of a hand history, which sums up what the lines above it say.
 *
 * @module
 */
import type { Card } from "../cards/mod.ts";
import type { Chips } from "../types.ts";
import { bracketed } from "./_card_text.ts";
import type { HandHistoryPlayer, HandHistoryRecord } from "./record.ts";

/** What became of one player. */
export interface PlayerSummary {
  /** Chair, from 1. */
  readonly seat: number;
  /** Name of the player. */
  readonly name: string;
  /** Words such as `collected 800` or `folded on the flop (did not show)`. */
  readonly action: string;
}

/** The sum of a hand. */
export interface HandSummary {
  /** All pots together, rake included. */
  readonly totalPot: Chips;
  /** Chips the house took. */
  readonly rake: Chips;
  /** The open board cards. */
  readonly board: readonly Card[];
  /** One entry for each player in the order of the chairs. */
  readonly playerSummaries: readonly PlayerSummary[];
}

/** Sums up a hand. */
export function summarizeHand(record: HandHistoryRecord): HandSummary {
  const actions = playerOutcomes(record);
  return {
    totalPot: record.totalPot,
    rake: record.totalRake,
    board: record.boardCards,
    playerSummaries: record.players.map(({ seat, name }, at) => ({
      seat,
      name,
      action: actions[at],
    })),
  };
}

const FOLDED = [
  "folded before flop (did not show)",
  "folded on the flop (did not show)",
  "folded on the turn (did not show)",
  "folded on the river (did not show)",
];

/** What became of each player, in words, in the order of the chairs. */
export function playerOutcomes(record: HandHistoryRecord): string[] {
  const { players, streetActions } = record;
  const outcomes: string[] = [];
  for (let at = 0; at < players.length; at++) outcomes.push(outcomeOf(record, players[at]));
  for (let street = 0; street < streetActions.length; street++) {
    const lines = streetActions[street];
    for (let line = 0; line < lines.length; line++) {
      if (lines[line].type !== "fold") continue;
      for (let at = 0; at < players.length; at++) {
        if (players[at].name === lines[line].playerName) outcomes[at] = FOLDED[street];
      }
    }
  }
  return outcomes;
}

/** What became of a player who did not fold. */
function outcomeOf(record: HandHistoryRecord, player: HandHistoryPlayer): string {
  const { collections, showdownEntries } = record;
  const { name } = player;
  let collected = -1;
  for (let at = 0; at < collections.length; at++) {
    const { playerName, amount } = collections[at];
    if (playerName === name) collected = (collected < 0 ? 0 : collected) + amount;
  }
  for (let at = 0; at < showdownEntries.length; at++) {
    const { playerName, holeCards, description } = showdownEntries[at];
    if (playerName !== name || holeCards.length === 0) continue;
    const cards = bracketed(holeCards);
    return collected >= 0
      ? `collected ${collected} (showed ${cards} and won with ${description})`
      : `showed ${cards} and lost with ${description}`;
  }
  if (collected >= 0) return `collected ${collected}`;
  return player.sittingOut ? "sat out" : "mucked";
}
