/**
 * The last section of a hand history, which sums up what the lines above it say.
 *
 * @module
 */
import type { Card } from "../cards/mod.ts";
import type { Chips } from "../types.ts";
import { ByteText, piece } from "./_byte_text.ts";
import { type FlatHand, LINE_CODES, NO_CARD } from "./flat_hand.ts";
import { flattenRecord } from "./flatten_record.ts";
import type { HandHistoryRecord } from "./record.ts";

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
  const outcomes = playerOutcomes(flattenRecord(record));
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
export function playerOutcomes(hand: FlatHand): string[] {
  const streets = foldStreets(hand);
  text.length = 0;
  for (let player = 0; player < hand.playerCount; player++) {
    if (player > 0) text.addCode(SEPARATOR);
    writeOutcome(hand, player, streets[player], text);
  }
  return text.toString().split("\0"); // decoded in one go, as a call costs more than the text
}

const SEPARATOR = 0;
const FOLD = LINE_CODES.fold;

const text = new ByteText(256);

/** The words for what became of a player, between numbers and cards. */
export const OUTCOMES = {
  /** By the street of the fold. */
  folded: ["before flop", "on the flop", "on the turn", "on the river"].map((when) =>
    `folded ${when} (did not show)`
  ),
  collected: "collected ",
  openShowed: " (showed [",
  showed: "showed [",
  wonWith: "] and won with ",
  lostWith: "] and lost with ",
  satOut: "sat out",
  mucked: "mucked",
} as const;

const FOLDED = OUTCOMES.folded.map(piece);
const COLLECTED = piece(OUTCOMES.collected);
const OPEN_SHOWED = piece(OUTCOMES.openShowed);
const SHOWED = piece(OUTCOMES.showed);
const WON_WITH = piece(OUTCOMES.wonWith);
const LOST_WITH = piece(OUTCOMES.lostWith);
const CLOSE = piece(")");
const SAT_OUT = piece(OUTCOMES.satOut);
const MUCKED = piece(OUTCOMES.mucked);

/**
 * Adds what became of a player to a text.
 *
 * @param foldStreet The street on which he folded, or -1: see {@link foldStreets}.
 */
export function writeOutcome(
  hand: FlatHand,
  player: number,
  foldStreet: number,
  out: ByteText,
): void {
  if (foldStreet >= 0) {
    out.add(FOLDED[foldStreet]);
    return;
  }
  const collected = collectedBy(hand, player);
  const shown = shownBy(hand, player);
  if (collected >= 0) {
    out.add(COLLECTED);
    out.addInteger(collected);
  }
  if (shown >= 0) {
    out.add(collected >= 0 ? OPEN_SHOWED : SHOWED);
    out.addCardsAt(hand.shownCards, 2 * shown, 2);
    out.add(collected >= 0 ? WON_WITH : LOST_WITH);
    out.addText(hand.shownWords[shown]);
    if (collected >= 0) out.add(CLOSE);
  } else if (collected < 0) out.add(hand.sittingOut[player] === 1 ? SAT_OUT : MUCKED);
}

const FOLD_STREETS: number[] = [];

/**
 * The street (0 to 3) on which each player folded, or -1.
 *
 * @returns A list by player that is valid until the next call.
 */
export function foldStreets(hand: FlatHand): readonly number[] {
  const { playerCount, postCount, lineCount, linePlayers, lineTypes, lineStreets } = hand;
  for (let player = 0; player < playerCount; player++) FOLD_STREETS[player] = -1;
  for (let line = postCount; line < lineCount; line++) {
    if (lineTypes[line] === FOLD) FOLD_STREETS[linePlayers[line]] = lineStreets[line];
  }
  return FOLD_STREETS;
}

/** Chips a player got from all pots, or -1 if he won none of them. */
function collectedBy(hand: FlatHand, player: number): Chips {
  const { collectionCount, collectors, collectedAmounts } = hand;
  let collected = -1;
  for (let at = 0; at < collectionCount; at++) {
    if (collectors[at] === player) collected = Math.max(collected, 0) + collectedAmounts[at];
  }
  return collected;
}

/** The first entry of the showdown in which a player showed, or -1. */
function shownBy({ shownCount, shownPlayers, shownCards }: FlatHand, player: number): number {
  for (let at = 0; at < shownCount; at++) {
    if (shownPlayers[at] === player && shownCards[2 * at] !== NO_CARD) return at;
  }
  return -1;
}
