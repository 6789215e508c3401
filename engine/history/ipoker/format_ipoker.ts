/**
 * Writes this project's own text log, which its specification calls the iPoker format.
 *
 * @module
 */
import { ByteText } from "../_byte_text.ts";
import type { BlindPosting, HandHistoryRecord, StreetAction } from "../record.ts";
import { foldStreets, writeOutcome } from "../summary.ts";
import { type Phrases, phrasesOf, potText, seatPiece, STREET_PIECES, WORDS } from "./_phrases.ts";
import { writtenTableName } from "./_table_name.ts";

/**
 * Writes a hand as text: a pure function of the record, with LF after every line. Amounts are
 * written in the record's smallest unit; what the text has no words for, such as the blinds of a
 * cash game or the rake of each pot, is left out.
 *
 * @throws {RangeError} If the record holds what would be wrong without words: no time, straddles,
 * dead posts, a hand shown in part, or several boards.
 */
export function formatIpoker(record: HandHistoryRecord): string {
  checkIpoker(record);
  text.length = 0;
  writeIpoker(record, text);
  return text.toString();
}

const text = new ByteText(4096);

/** Adds a hand that {@link checkIpoker} lets pass to a text, as {@link formatIpoker} writes it. */
export function writeIpoker(record: HandHistoryRecord, out: ByteText): void {
  const { players } = record;
  const phrases: Phrases[] = [];
  for (let at = 0; at < players.length; at++) phrases.push(phrasesOf(players[at].name));
  writeStart(record, phrases, out);
  writeStreets(record, phrases, out);
  writeEnd(record, phrases, out);
}

/**
 * Checks that the text can tell a hand.
 *
 * @throws {RangeError} As {@link formatIpoker} does.
 */
export function checkIpoker(record: HandHistoryRecord): void {
  const { blindPostings, showdownEntries, timestamp, otherBoards } = record;
  if (timestamp === null) throw unwritable(record, "no time");
  if (otherBoards !== undefined) throw unwritable(record, "several boards");
  for (let at = 0; at < blindPostings.length; at++) {
    const { blindType } = blindPostings[at];
    if (blindType === "straddle") throw unwritable(record, "a straddle");
    if (blindType === "deadPost") throw unwritable(record, "a dead post");
  }
  for (let at = 0; at < showdownEntries.length; at++) {
    const shown = showdownEntries[at].holeCards.length;
    if (shown !== 0 && shown !== 2) throw unwritable(record, "a hand shown in part");
  }
}

function unwritable(record: HandHistoryRecord, what: string): RangeError {
  return new RangeError(
    `Cannot write hand ${record.handId ?? record.handNumber} as iPoker text: it has ${what}`,
  );
}

/** Everything up to the first action. */
function writeStart(
  record: HandHistoryRecord,
  phrases: readonly Phrases[],
  out: ByteText,
): void {
  const { players, blindPostings } = record;
  out.add(WORDS.game);
  out.addText(record.handId ?? String(record.handNumber));
  out.add(WORDS.startsOn);
  out.addText(timeText(record.timestamp!));
  out.add(WORDS.table);
  out.addText(writtenTableName(record));
  out.add(WORDS.tableEnd);
  out.addInteger(record.maxSeats);
  out.add(WORDS.maxSeats);
  out.addInteger(record.buttonSeat);
  out.add(WORDS.isButton);
  for (let at = 0; at < players.length; at++) {
    const { seat, stack, sittingOut } = players[at];
    out.add(seatPiece(seat));
    out.add(phrases[at].stack);
    out.addInteger(stack);
    out.add(sittingOut ? WORDS.inChipsSittingOut : WORDS.inChips);
  }
  for (let at = 0; at < blindPostings.length; at++) writePost(blindPostings[at], phrases, out);
  out.add(WORDS.holeCards);
  writeDealtCards(record, phrases, out);
}

// Hands of a run mostly lie within one day.
let lastDay = "";
let lastDayText = "";

function timeText(timestamp: string): string {
  const day = timestamp.slice(0, 10);
  if (day !== lastDay) {
    lastDay = day;
    lastDayText = `${day.replaceAll("-", "/")} `;
  }
  return lastDayText + timestamp.slice(11, 19);
}

function writePost(post: BlindPosting, phrases: readonly Phrases[], out: ByteText): void {
  const { playerName, blindType, amount, allIn } = post;
  const { ante, smallBlind, bigBlind } = find(phrases, playerName);
  out.add(blindType === "ante" ? ante : blindType === "smallBlind" ? smallBlind : bigBlind);
  out.addInteger(amount);
  out.add(allIn ? WORDS.allIn : WORDS.lineEnd);
}

/** Cards in the order of the deal: the first seat left of the button first. */
function writeDealtCards(
  record: HandHistoryRecord,
  phrases: readonly Phrases[],
  out: ByteText,
): void {
  const { players, buttonSeat } = record;
  let first = 0;
  while (first < players.length && players[first].seat <= buttonSeat) first++;
  for (let step = 0; step < players.length; step++) {
    const at = (first + step) % players.length;
    const { holeCards } = players[at];
    if (holeCards.length === 0) continue;
    out.add(phrases[at].dealt);
    out.addCards(holeCards, holeCards.length);
    out.add(WORDS.closeLine);
  }
}

function writeStreets(
  record: HandHistoryRecord,
  phrases: readonly Phrases[],
  out: ByteText,
): void {
  const { streetActions, boardCards } = record;
  for (let street = 0; street < 4; street++) {
    if (street > 0) {
      if (boardCards.length < street + 2) return;
      out.add(STREET_PIECES[street]);
      out.addCards(boardCards, street === 1 ? 3 : street + 1);
      if (street > 1) {
        out.add(WORDS.nextCard);
        out.addCard(boardCards[street + 1]);
      }
      out.add(WORDS.closeLine);
    }
    const lines = streetActions[street];
    for (let at = 0; at < lines.length; at++) writeAction(lines[at], phrases, out);
  }
}

function writeAction(action: StreetAction, players: readonly Phrases[], out: ByteText): void {
  const { type, amount, allIn } = action;
  const phrases = find(players, action.playerName);
  switch (type) {
    case "fold":
      out.add(phrases.folds);
      return;
    case "check":
      out.add(phrases.checks);
      return;
    case "uncalled":
      out.add(WORDS.uncalled);
      out.addInteger(amount);
      out.add(WORDS.returnedTo);
      out.add(phrases.plain);
      out.add(WORDS.lineEnd);
      return;
    case "call":
      out.add(phrases.calls);
      out.addInteger(amount);
      break;
    case "bet":
      out.add(phrases.bets);
      out.addInteger(amount);
      break;
    case "raise":
      out.add(phrases.raises);
      out.addInteger(action.by);
      out.add(WORDS.to);
      out.addInteger(action.to);
      break;
  }
  out.add(allIn ? WORDS.allIn : WORDS.lineEnd);
}

/** Showdown, collections and summary. */
function writeEnd(record: HandHistoryRecord, phrases: readonly Phrases[], out: ByteText): void {
  const { players, boardCards, showdownEntries, collections } = record;
  if (showdownEntries.length > 0) out.add(WORDS.showDown);
  for (let at = 0; at < showdownEntries.length; at++) {
    const { playerName, holeCards, description } = showdownEntries[at];
    const { shows, mucks } = find(phrases, playerName);
    if (holeCards.length === 0) {
      out.add(mucks);
      continue;
    }
    out.add(shows);
    out.addCards(holeCards, 2);
    out.add(WORDS.openDescription);
    out.addText(description);
    out.add(WORDS.closeDescription);
  }
  const lastPot = collections.length > 0 ? collections[collections.length - 1].pot : 0;
  for (let at = 0; at < collections.length; at++) {
    const { playerName, amount, pot } = collections[at];
    out.add(find(phrases, playerName).collects);
    out.addInteger(amount);
    out.add(WORDS.from);
    out.addText(potText(pot, lastPot));
    out.add(WORDS.lineEnd);
  }
  out.add(WORDS.summary);
  out.addInteger(record.totalPot);
  out.add(WORDS.rake);
  out.addInteger(record.totalRake);
  out.add(WORDS.lineEnd);
  if (boardCards.length > 0) {
    out.add(WORDS.board);
    out.addCards(boardCards, boardCards.length);
    out.add(WORDS.closeLine);
  }
  const streets = foldStreets(record);
  for (let at = 0; at < players.length; at++) {
    out.add(seatPiece(players[at].seat));
    out.add(phrases[at].outcome);
    writeOutcome(record, at, streets[at], out);
    out.add(WORDS.lineEnd);
  }
}

function find(players: readonly Phrases[], name: string): Phrases {
  for (let at = 0; at < players.length; at++) if (players[at].name === name) return players[at];
  return phrasesOf(name);
}
