/**
 * Writes the last section of a hand.
 *
 * @module
 */
import { formatCards } from "../../cards/mod.ts";
import { postsOrActs } from "../_recorded_facts.ts";
import type { HandHistoryPlayer, HandHistoryRecord, ShowdownEntry } from "../record.ts";
import { boardsOf, type Writing } from "./_writing.ts";

/** Which time the board is dealt, where it is dealt more than once. */
export const RUN_WORDS: readonly string[] = ["FIRST", "SECOND", "THIRD"];

/** The last section, from its title on. */
export function summaryText(writing: Writing): string {
  const { record } = writing;
  return `*** SUMMARY ***\n${potsLine(writing)}${boardLines(record)}` +
    record.players.map((player) => seatLine(writing, player)).join("");
}

function potsLine({ record, money, pots }: Writing): string {
  let text = `Total pot ${money(record.totalPot)}`;
  for (let pot = 0; pots > 1 && pot < pots; pot++) {
    const name = pot === 0 ? "Main pot" : pots === 2 ? "Side pot" : `Side pot-${pot}`;
    text += ` ${name} ${money(netOf(record, pot))}.`;
  }
  return `${text} | Rake ${money(record.totalRake)}\n`;
}

/** What is left of a pot when the rake is taken. */
function netOf({ pots, collections }: HandHistoryRecord, pot: number): number {
  if (pots !== undefined && pot < pots.length) return pots[pot].amount - pots[pot].rake;
  return collections.reduce((sum, won) => won.pot === pot ? sum + won.amount : sum, 0);
}

const TIMES = ["", "", "twice", "three times"];

function boardLines(record: HandHistoryRecord): string {
  const boards = boardsOf(record);
  if (boards.length === 1) {
    return boards[0].length === 0 ? "" : `Board [${formatCards(boards[0])}]\n`;
  }
  return `Hand was run ${TIMES[boards.length]}\n` +
    boards.map((board, run) => `${RUN_WORDS[run]} Board [${formatCards(board)}]\n`).join("");
}

/** The line of a player, or nothing for one of whom the hand has no line. */
function seatLine(writing: Writing, player: HandHistoryPlayer): string {
  const { blindPostings, buttonSeat } = writing.record;
  const { name, seat } = player;
  if (!postsOrActs(writing.record, name)) return "";
  const firstPoster = (type: string) =>
    blindPostings.find(({ blindType }) => blindType === type)?.playerName;
  return `Seat ${seat}: ${name}` +
    (seat === buttonSeat ? " (button)" : "") +
    (firstPoster("smallBlind") === name ? " (small blind)" : "") +
    (firstPoster("bigBlind") === name ? " (big blind)" : "") +
    ` ${outcomeOf(writing, player)}\n`;
}

function outcomeOf(writing: Writing, player: HandHistoryPlayer): string {
  const { record, money } = writing;
  const { name, holeCards } = player;
  const folded = foldText(record, name);
  if (folded !== null) return folded;
  const shown = record.showdownEntries.filter((entry) =>
    entry.playerName === name && writing.wordsFor(entry) !== ""
  );
  const won = wonBy(record, name);
  const hasCashedOut = writing.hasCashedOut(name);
  if (shown.length > 0) {
    const results = shown.map((entry) => resultText(writing, entry)).join(", ");
    const sold = won > 0 ? " (pot not awarded as player cashed out)" : " (cashed out)";
    return `showed [${formatCards(shown[0].holeCards)}] ${results}${hasCashedOut ? sold : ""}`;
  }
  if (record.collections.some(({ playerName }) => playerName === name)) {
    return `collected (${money(won)})` +
      (hasCashedOut ? " (pot not awarded as player cashed out)" : "");
  }
  const partly = record.showdownEntries.find(({ playerName, holeCards }) =>
    playerName === name && holeCards.length > 0
  );
  const cards = holeCards.length > 0 ? holeCards : partly?.holeCards ?? [];
  if (record.collections.length === 0) return "mucked"; // all folded, and there was no pot
  return cards.length > 0 ? `mucked [${formatCards(cards)}]` : "mucked";
}

/** `and won ($38.95) with a pair of Tens`, for one board. */
function resultText(writing: Writing, entry: ShowdownEntry): string {
  const won = wonBy(writing.record, entry.playerName, entry.run);
  const words = writing.wordsFor(entry);
  return won > 0 ? `and won (${writing.money(won)}) with ${words}` : `and lost with ${words}`;
}

/** What a player got from all pots, or with one board. */
function wonBy({ collections }: HandHistoryRecord, name: string, run?: number): number {
  let won = 0;
  for (const collection of collections) {
    const isOfRun = run === undefined || collection.run === undefined || collection.run === run;
    if (collection.playerName === name && isOfRun) won += collection.amount;
  }
  return won;
}

const FOLDED = ["before Flop", "on the Flop", "on the Turn", "on the River"];

function foldText(
  { streetActions, blindPostings }: HandHistoryRecord,
  name: string,
): string | null {
  const street = streetActions.findIndex((lines) =>
    lines.some(({ playerName, type }) => playerName === name && type === "fold")
  );
  if (street < 0) return null;
  const hasBet = street > 0 ||
    streetActions[0].some(({ playerName, amount }) => playerName === name && amount > 0) ||
    blindPostings.some(({ playerName, blindType }) =>
      playerName === name && blindType !== "ante" && blindType !== "deadPost"
    );
  return `folded ${FOLDED[street]}${hasBet ? "" : " (didn't bet)"}`;
}
