/**
 * Whether a recorded hand adds up.
 *
 * @module
 */
import { type Card, formatCard } from "../cards/mod.ts";
import { playerMoney } from "./player_money.ts";
import type { HandHistoryRecord } from "./record.ts";

/**
 * Looks for what cannot be in a hand: chips that appear or vanish, a player who puts in more than
 * he has, a card that is dealt twice.
 *
 * @returns The first contradiction in words, or null if there is none.
 */
export function checkRecord(record: HandHistoryRecord): string | null {
  return moneyProblem(record) ?? cardProblem(record);
}

function moneyProblem(record: HandHistoryRecord): string | null {
  const { players, totalPot, totalRake } = record;
  let put = 0;
  let collected = 0;
  const results = playerMoney(record);
  for (let at = 0; at < results.length; at++) {
    const result = results[at];
    if (result.put > players[at].stack) {
      return `${result.name} puts in ${result.put} of ${players[at].stack} chips`;
    }
    put += result.put;
    collected += result.collected;
  }
  if (put !== totalPot) return `the players put in ${put}, but the total pot is ${totalPot}`;
  if (collected + totalRake !== totalPot) {
    return `${collected} collected and a rake of ${totalRake} do not make a total pot of ${totalPot}`;
  }
  return null;
}

function cardProblem(record: HandHistoryRecord): string | null {
  const seen = new Uint8Array(52);
  const { players, showdownEntries, boardCards } = record;
  for (const { name, holeCards } of players) {
    const shown = showdownEntries.find((entry) => entry.playerName === name)?.holeCards ?? [];
    const problem = firstTwice(seen, holeCards) ??
      firstTwice(seen, shown.filter((card) => !holeCards.includes(card)));
    if (problem !== null) return problem;
    if (holeCards.length === 2 && shown.some((card) => !holeCards.includes(card))) {
      return `${name} shows other cards than were dealt to him`;
    }
  }
  return firstTwice(seen, boardCards);
}

function firstTwice(seen: Uint8Array, cards: readonly Card[]): string | null {
  for (const card of cards) {
    if (seen[card]++ > 0) return `${formatCard(card)} is dealt twice`;
  }
  return null;
}
