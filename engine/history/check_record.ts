/**
 * Whether a recorded hand adds up, as every reader asks of every hand.
 *
 * @module
 */
import { type Card, DECK_SIZE, formatCard } from "../cards/mod.ts";
import { playerMoney } from "./player_money.ts";
import type { HandHistoryRecord } from "./record.ts";
import type { RecordProblem } from "./record_problem.ts";

/**
 * Looks for what cannot be in a hand: chips that appear or vanish, a player who puts in more than
 * he has, a card that is dealt twice. Whether the hand was played by the rules is asked by
 * `validateRecord`.
 *
 * @returns The first contradiction in words, or null if there is none.
 */
export function checkRecord(record: HandHistoryRecord): string | null {
  return bookProblems(record)[0]?.message ?? null;
}

/** All that {@link checkRecord} looks for. */
export function bookProblems(record: HandHistoryRecord): RecordProblem[] {
  const problems: RecordProblem[] = [];
  addMoneyProblems(record, problems);
  addCardProblems(record, problems);
  return problems;
}

function addMoneyProblems(record: HandHistoryRecord, problems: RecordProblem[]): void {
  const { players, totalPot, totalRake } = record;
  let put = 0;
  let collected = 0;
  const money = playerMoney(record);
  for (let at = 0; at < money.length; at++) {
    const result = money[at];
    const { stack } = players[at];
    if (result.put > stack) {
      const message = `${result.name} puts in ${result.put} of ${stack} chips`;
      problems.push({ code: "chips", message });
    }
    put += result.put;
    collected += result.collected;
  }
  if (put !== totalPot) {
    const message = `the players put in ${put}, but the total pot is ${totalPot}`;
    problems.push({ code: "pot", message });
  }
  if (collected + totalRake !== totalPot) {
    problems.push({
      code: "pot",
      message:
        `${collected} collected and a rake of ${totalRake} do not make a total pot of ${totalPot}`,
    });
  }
}

function addCardProblems(record: HandHistoryRecord, problems: RecordProblem[]): void {
  const seen = new Uint8Array(DECK_SIZE);
  const { players, showdownEntries, voluntaryShows = [], boardCards, otherBoards = [] } = record;
  const entries = voluntaryShows.length === 0
    ? showdownEntries
    : [...showdownEntries, ...voluntaryShows];
  for (const { name, holeCards } of players) {
    addRepeated(seen, holeCards, problems);
    let others: readonly Card[] = [];
    for (const entry of entries) {
      if (entry.playerName !== name) continue;
      // He shows the same cards for each board.
      for (const card of entry.holeCards) {
        if (!holeCards.includes(card) && !others.includes(card)) others = [...others, card];
      }
    }
    addRepeated(seen, others, problems);
    if (holeCards.length + others.length > 2) {
      problems.push({
        code: "cards",
        message: `${name} shows other cards than were dealt to him`,
      });
    }
  }
  addRepeated(seen, boardCards, problems);
  for (const board of otherBoards) {
    // It begins with the cards that lay there before.
    const first = board.findIndex((card, at) => card !== boardCards[at]);
    addRepeated(seen, first < 0 ? [] : board.slice(first), problems);
  }
}

function addRepeated(seen: Uint8Array, cards: readonly Card[], problems: RecordProblem[]): void {
  for (const card of cards) {
    if (seen[card]++ > 0) {
      problems.push({ code: "cards", message: `${formatCard(card)} is dealt twice` });
    }
  }
}
