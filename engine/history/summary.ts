/**
 * The last section of a hand history, which sums up what the lines above it say.
 *
 * @module
 */
import type { Card } from "../cards/mod.ts";
import type { Chips } from "../types.ts";
import { ByteText, piece } from "./_byte_text.ts";
import type { HandHistoryRecord, ShowdownEntry } from "./record.ts";

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
  const outcomes = playerOutcomes(record);
  return {
    totalPot: record.totalPot,
    rake: record.totalRake,
    board: record.boardCards,
    playerSummaries: record.players.map(({ seat, name }, at) => ({
      seat,
      name,
      action: outcomes[at],
    })),
  };
}

/** What became of each player, in words, in the order of the chairs. */
export function playerOutcomes(record: HandHistoryRecord): string[] {
  const streets = foldStreets(record);
  text.length = 0;
  for (let at = 0; at < streets.length; at++) {
    if (at > 0) text.addCode(SEPARATOR);
    writeOutcome(record, at, streets[at], text);
  }
  return text.toString().split("\0"); // decoded in one go, as a call costs more than the text
}

const SEPARATOR = 0;

const text = new ByteText(256);

/** The street (0 to 3) on which each player folded, or -1. */
export function foldStreets({ players, streetActions }: HandHistoryRecord): number[] {
  const streets: number[] = [];
  for (let at = 0; at < players.length; at++) streets.push(-1);
  for (let street = 0; street < streetActions.length; street++) {
    const lines = streetActions[street];
    for (let line = 0; line < lines.length; line++) {
      if (lines[line].type !== "fold") continue;
      for (let at = 0; at < players.length; at++) {
        if (players[at].name === lines[line].playerName) streets[at] = street;
      }
    }
  }
  return streets;
}

const FOLDED = ["before flop", "on the flop", "on the turn", "on the river"].map((when) =>
  piece(`folded ${when} (did not show)`)
);
const COLLECTED = piece("collected ");
const OPEN_SHOWED = piece(" (showed [");
const SHOWED = piece("showed [");
const WON_WITH = piece("] and won with ");
const LOST_WITH = piece("] and lost with ");
const CLOSE = piece(")");
const SAT_OUT = piece("sat out");
const MUCKED = piece("mucked");

/**
 * Adds what became of a player to a text.
 *
 * @param record The hand.
 * @param at Index of the player.
 * @param foldStreet The street on which he folded, or -1.
 * @param out The text.
 */
export function writeOutcome(
  record: HandHistoryRecord,
  at: number,
  foldStreet: number,
  out: ByteText,
): void {
  const { name, sittingOut } = record.players[at];
  if (foldStreet >= 0) {
    out.add(FOLDED[foldStreet]);
    return;
  }
  const collected = collectedBy(record, name);
  const shown = shownBy(record, name);
  if (collected >= 0) {
    out.add(COLLECTED);
    out.addInteger(collected);
  }
  if (shown !== null) {
    out.add(collected >= 0 ? OPEN_SHOWED : SHOWED);
    out.addCards(shown.holeCards, shown.holeCards.length);
    out.add(collected >= 0 ? WON_WITH : LOST_WITH);
    out.addText(shown.description);
    if (collected >= 0) out.add(CLOSE);
  } else if (collected < 0) out.add(sittingOut ? SAT_OUT : MUCKED);
}

/** Chips a player got from all pots, or -1 if he won none of them. */
function collectedBy({ collections }: HandHistoryRecord, name: string): Chips {
  let collected = -1;
  for (let at = 0; at < collections.length; at++) {
    const { playerName, amount } = collections[at];
    if (playerName === name) collected = (collected < 0 ? 0 : collected) + amount;
  }
  return collected;
}

function shownBy({ showdownEntries }: HandHistoryRecord, name: string): ShowdownEntry | null {
  for (let at = 0; at < showdownEntries.length; at++) {
    const entry = showdownEntries[at];
    if (entry.playerName === name && entry.holeCards.length > 0) return entry;
  }
  return null;
}
