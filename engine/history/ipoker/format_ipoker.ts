/**
 * Writes this project's own text log, which its specification calls the iPoker format.
 *
 * The lines are made by joining text and nothing else, as every hand of a long run comes by here.
 *
 * @module
 */
import { type Card, formatCard } from "../../cards/mod.ts";
import { bracketed } from "../_card_text.ts";
import type { BlindPosting, HandHistoryRecord, StreetAction } from "../record.ts";
import { playerOutcomes } from "../summary.ts";

/**
 * Writes a hand as text: a pure function of the record, with LF after every line. Amounts are
 * written in the record's smallest unit; what the text has no words for, such as the level of the
 * blinds or the rake of each pot, is left out.
 *
 * @throws {RangeError} If the record holds what would be wrong without words: no time, straddles,
 * dead posts, a hand shown in part, or several boards.
 */
export function formatIpoker(record: HandHistoryRecord): string {
  const { players, blindPostings, streetActions, boardCards, showdownEntries } = record;
  if (record.otherBoards !== undefined) throw unwritable(record, "several boards");
  let text = "Game #" + (record.handId ?? record.handNumber) + " starts on " + timeText(record) +
    '\nTable "' + record.tableName + '" (' + record.maxSeats + "-max) Seat #" + record.buttonSeat +
    " is the button\n";
  for (let at = 0; at < players.length; at++) {
    const { seat, name, stack, sittingOut } = players[at];
    text += "Seat " + seat + ": " + name + " (" + stack +
      (sittingOut ? " in chips) is sitting out\n" : " in chips)\n");
  }
  for (let at = 0; at < blindPostings.length; at++) text += postLine(record, blindPostings[at]);
  text += "*** HOLE CARDS ***\n" + dealtLines(record);
  for (let street = 0; street < 4; street++) {
    if (street > 0) {
      if (boardCards.length < street + 2) break;
      text += STREET_TITLES[street] + boardText(boardCards, street) + "]\n";
    }
    const lines = streetActions[street];
    for (let at = 0; at < lines.length; at++) text += actionLine(lines[at]);
  }
  if (showdownEntries.length > 0) text += showdownLines(record);
  return text + collectionLines(record) + summaryLines(record);
}

/** How the line of a street begins, by street index. */
export const STREET_TITLES: readonly string[] = [
  "",
  "*** FLOP *** [",
  "*** TURN *** [",
  "*** RIVER *** [",
];

function timeText(record: HandHistoryRecord): string {
  const { timestamp } = record;
  if (timestamp === null) throw unwritable(record, "no time");
  return timestamp.slice(0, 4) + "/" + timestamp.slice(5, 7) + "/" + timestamp.slice(8, 10) + " " +
    timestamp.slice(11, 19);
}

function postLine(record: HandHistoryRecord, post: BlindPosting): string {
  const end = post.amount + (post.allIn ? " and is all-in\n" : "\n");
  switch (post.blindType) {
    case "smallBlind":
      return post.playerName + ": posts small blind " + end;
    case "bigBlind":
      return post.playerName + ": posts big blind " + end;
    case "ante":
      return post.playerName + ": posts ante " + end;
    case "straddle":
      throw unwritable(record, "a straddle");
    case "deadPost":
      throw unwritable(record, "a dead post");
  }
}

/** Cards in the order of the deal: the first seat left of the button first. */
function dealtLines({ players, buttonSeat }: HandHistoryRecord): string {
  let first = 0;
  while (first < players.length && players[first].seat <= buttonSeat) first++;
  let text = "";
  for (let step = 0; step < players.length; step++) {
    const { name, holeCards } = players[(first + step) % players.length];
    if (holeCards.length > 0) text += "Dealt to " + name + " " + bracketed(holeCards) + "\n";
  }
  return text;
}

/** The cards of a street's line without the outer brackets: `2c 5d 9s] [Jc` for the turn. */
export function boardText(board: readonly Card[], street: number): string {
  let text = formatCard(board[0]) + " " + formatCard(board[1]) + " " + formatCard(board[2]);
  if (street === 2) text += "] [" + formatCard(board[3]);
  else if (street === 3) text += " " + formatCard(board[3]) + "] [" + formatCard(board[4]);
  return text;
}

function actionLine(action: StreetAction): string {
  const { playerName, amount } = action;
  const end = action.allIn ? " and is all-in\n" : "\n";
  switch (action.type) {
    case "fold":
      return playerName + ": folds\n";
    case "check":
      return playerName + ": checks\n";
    case "call":
      return playerName + ": calls " + amount + end;
    case "bet":
      return playerName + ": bets " + amount + end;
    case "raise":
      return playerName + ": raises " + action.by + " to " + action.to + end;
    case "uncalled":
      return "Uncalled bet (" + amount + ") returned to " + playerName + "\n";
  }
}

function showdownLines(record: HandHistoryRecord): string {
  let text = "*** SHOW DOWN ***\n";
  for (const { playerName, holeCards, description } of record.showdownEntries) {
    if (holeCards.length === 0) text += playerName + ": mucks hand\n";
    else if (holeCards.length === 2) {
      text += playerName + ": shows " + bracketed(holeCards) + " (" + description + ")\n";
    } else throw unwritable(record, "a hand shown in part");
  }
  return text;
}

function collectionLines({ collections }: HandHistoryRecord): string {
  let text = "";
  const lastPot = collections.length > 0 ? collections[collections.length - 1].pot : 0;
  for (let at = 0; at < collections.length; at++) {
    const { playerName, amount, pot } = collections[at];
    text += playerName + " collects " + amount + " from " + potText(pot, lastPot) + "\n";
  }
  return text;
}

/** The words for a pot: `main pot`, `side pot-1`, … */
export function potText(pot: number, lastPot: number): string {
  if (lastPot === 0) return "pot";
  if (pot === 0) return "main pot";
  return lastPot === 1 ? "side pot" : "side pot-" + pot;
}

function summaryLines(record: HandHistoryRecord): string {
  const { players, boardCards } = record;
  let text = "*** SUMMARY ***\nTotal pot " + record.totalPot + " | Rake " + record.totalRake + "\n";
  if (boardCards.length > 0) text += "Board: " + bracketed(boardCards) + "\n";
  const outcomes = playerOutcomes(record);
  for (let at = 0; at < players.length; at++) {
    text += "Seat " + players[at].seat + ": " + players[at].name + " " + outcomes[at] + "\n";
  }
  return text;
}

function unwritable(record: HandHistoryRecord, what: string): RangeError {
  return new RangeError(
    `Cannot write hand ${record.handId ?? record.handNumber} as iPoker text: it has ${what}`,
  );
}
