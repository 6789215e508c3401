/**
 * What a record says between its lines.
 *
 * @module
 */
import type { Card } from "../cards/mod.ts";
import type { Chips } from "../types.ts";
import { type FlatHand, LINE_CODES } from "./flat_hand.ts";
import type {
  BlindPosting,
  BlindType,
  HandHistoryPlayer,
  HandHistoryRecord,
  ShowdownEntry,
  Stakes,
} from "./record.ts";

const { bigBlind: BIG_BLIND, straddle: STRADDLE, call: CALL, raise: RAISE } = LINE_CODES;

/**
 * Blinds and ante of the level: what the record states, else the largest post of each kind. A big
 * blind may have been posted short, or by nobody: then whoever called or raised it first tells what
 * it is. What nothing tells is 0.
 *
 * @param record A hand of any format; the stakes are in its units.
 */
export function recordedStakes(record: HandHistoryRecord): Stakes {
  if (record.stakes !== undefined) return record.stakes;
  const largest = (type: BlindType) =>
    record.blindPostings.reduce(
      (most, { blindType, amount }) => blindType === type ? Math.max(most, amount) : most,
      0,
    );
  return {
    smallBlind: largest("smallBlind"),
    bigBlind: Math.max(largest("bigBlind"), playedPrice(record)),
    ante: largest("ante"),
  };
}

/**
 * The big blind that {@link recordedStakes} tells, of a hand as lists of numbers.
 *
 * @param hand A hand of any format.
 */
export function flatBigBlind(hand: FlatHand): Chips {
  const { facts, lineTypes, lineAmounts, lineTotals, lineBys } = hand;
  if (facts.stakes !== undefined) return facts.stakes.bigBlind;
  let bigBlind = 0;
  let isStraddled = false;
  for (let line = 0; line < hand.postCount; line++) {
    if (lineTypes[line] === STRADDLE) isStraddled = true;
    if (lineTypes[line] === BIG_BLIND) bigBlind = Math.max(bigBlind, lineAmounts[line]);
  }
  if (isStraddled) return bigBlind;
  for (let line = hand.postCount; line < hand.lineCount; line++) {
    if (hand.lineStreets[line] > 0) break;
    if (lineTypes[line] === RAISE) return Math.max(bigBlind, lineTotals[line] - lineBys[line]);
    if (lineTypes[line] !== CALL) continue;
    bigBlind = Math.max(bigBlind, lineTotals[line]);
    if (hand.lineAllIns[line] === 0) return bigBlind;
  }
  return bigBlind;
}

/** The price to play before the flop as the first who paid or raised it tells, or 0. */
function playedPrice({ streetActions, blindPostings }: HandHistoryRecord): Chips {
  if (blindPostings.some(({ blindType }) => blindType === "straddle")) return 0;
  let least = 0;
  for (const { type, to, by, allIn } of streetActions[0]) {
    if (type === "raise") return to - by;
    if (type === "call" && !allIn) return to;
    if (type === "call") least = Math.max(least, to);
  }
  return least;
}

/**
 * Index of a player's post that takes his last chip, should one do so, or -1 if he posts nothing. It
 * is a blind if he has one, as antes are paid first, wherever their lines stand.
 */
export function lastPostOf(postings: readonly BlindPosting[], name: string): number {
  const isOwn = ({ playerName }: BlindPosting) => playerName === name;
  const blind = postings.findLastIndex((post) => post.blindType !== "ante" && isOwn(post));
  return blind >= 0 ? blind : postings.findLastIndex(isOwn);
}

/** Whether a player takes part: one who sits out does where he has cards, or posted or acted. */
export function isDealtIn(record: HandHistoryRecord, player: HandHistoryPlayer): boolean {
  const { name, sittingOut, holeCards } = player;
  return !sittingOut || holeCards.length > 0 || postsOrActs(record, name);
}

/** Whether a post or a line of the betting is of a player. */
export function postsOrActs(record: HandHistoryRecord, name: string): boolean {
  return record.blindPostings.some(({ playerName }) => playerName === name) || acts(record, name);
}

/** Whether a line of the betting is of a player. */
export function acts(record: HandHistoryRecord, name: string): boolean {
  return record.streetActions.some((lines) => lines.some((line) => line.playerName === name));
}

/** Both cards of a player, dealt openly or shown at the end, or null. */
export function knownCards(record: HandHistoryRecord, name: string): readonly Card[] | null {
  const dealt = record.players.find((player) => player.name === name)!.holeCards;
  if (dealt.length === 2) return dealt;
  const { showdownEntries, voluntaryShows = [] } = record;
  const isHis = ({ playerName, holeCards }: ShowdownEntry) =>
    playerName === name && holeCards.length === 2;
  return (showdownEntries.find(isHis) ?? voluntaryShows.find(isHis))?.holeCards ?? null;
}
