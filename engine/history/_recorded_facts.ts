/**
 * What a record says between its lines.
 *
 * @module
 */
import type { Card } from "../cards/mod.ts";
import type { Chips } from "../types.ts";
import type { HandHistoryPlayer, HandHistoryRecord, ShowdownEntry } from "./record.ts";

/**
 * The price to play before the flop as the first who paid or raised it tells, or 0: where the stakes
 * are not stated, the post of the big blind may have been short, or missing.
 */
export function playedPrice({ streetActions, blindPostings }: HandHistoryRecord): Chips {
  if (blindPostings.some(({ blindType }) => blindType === "straddle")) return 0;
  let least = 0;
  for (const { type, to, by, allIn } of streetActions[0]) {
    if (type === "raise") return to - by;
    if (type === "call" && !allIn) return to;
    if (type === "call") least = Math.max(least, to);
  }
  return least;
}

/** Whether a player takes part: a player who sits out may do so when he has posted. */
export function isDealtIn(record: HandHistoryRecord, player: HandHistoryPlayer): boolean {
  const { name, sittingOut, holeCards } = player;
  return !sittingOut || holeCards.length > 0 || acts(record, name) ||
    record.blindPostings.some((post) => post.playerName === name);
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
