/**
 * Writes this project's own text log, which its specification calls the iPoker format.
 *
 * @module
 */
import { ByteText, piece } from "../_byte_text.ts";
import { FlatHand, LINE_CODES, NO_CARD } from "../flat_hand.ts";
import { flattenRecord } from "../flatten_record.ts";
import type { HandHistoryRecord } from "../record.ts";
import { foldStreets, writeOutcome } from "../summary.ts";
import { type Phrases, phrasesOf, potText, seatPiece, STREET_PIECES, WORDS } from "./_phrases.ts";
import { tableNameInLog } from "./table_name.ts";

const SMALL_BLIND = LINE_CODES.smallBlind;
const ANTE = LINE_CODES.ante;
const FOLD = LINE_CODES.fold;
const CHECK = LINE_CODES.check;
const CALL = LINE_CODES.call;
const RAISE = LINE_CODES.raise;
const UNCALLED = LINE_CODES.uncalled;
const COLON = 58;

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
  writeIpoker(flattenRecord(record, flat), text);
  return text.toString();
}

const text = new ByteText(4096);
const flat = new FlatHand();

/** Phrases of the players of the hand being written. Mostly they are those of the hand before. */
const phrases: Phrases[] = [];

/** Adds a hand that {@link checkIpoker} lets pass to a text, as {@link formatIpoker} writes it. */
export function writeIpoker(hand: FlatHand, out: ByteText): void {
  const { names, playerCount } = hand;
  for (let player = 0; player < playerCount; player++) {
    const name = names[player];
    if (phrases[player]?.name !== name) phrases[player] = phrasesOf(name);
  }
  writeStart(hand, out);
  writeStreets(hand, out);
  writeEnd(hand, out);
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
function writeStart(hand: FlatHand, out: ByteText): void {
  const { playerCount, seats, stacks, sittingOut, postCount } = hand;
  out.add(WORDS.game);
  const { idKey } = hand;
  if (typeof idKey === "number") out.addInteger(idKey);
  else out.addText(idKey);
  out.add(WORDS.startsOn);
  writeTime(hand, out);
  out.add(WORDS.table);
  out.addText(tableNameInLog(hand.facts));
  out.add(WORDS.tableEnd);
  out.addInteger(hand.maxSeats);
  out.add(WORDS.maxSeats);
  out.addInteger(hand.buttonSeat);
  out.add(WORDS.isButton);
  for (let player = 0; player < playerCount; player++) {
    out.add(seatPiece(seats[player]));
    out.add(phrases[player].stack);
    out.addInteger(stacks[player]);
    out.add(sittingOut[player] === 1 ? WORDS.inChipsSittingOut : WORDS.inChips);
  }
  for (let line = 0; line < postCount; line++) writePost(hand, line, out);
  out.add(WORDS.holeCards);
  writeDealtCards(hand, out);
}

const SECONDS_A_DAY = 86_400;

// Hands of a run mostly lie within one day.
let lastDay = NaN;
let lastDayPiece = piece("");

/** The start of the hand, such as `2026/05/19 12:00:00`. */
function writeTime(hand: FlatHand, out: ByteText): void {
  const { timeKey } = hand;
  if (typeof timeKey !== "number") {
    out.addText(timeText(hand.timestamp!));
    return;
  }
  const day = Math.floor(timeKey / SECONDS_A_DAY);
  if (day !== lastDay) {
    lastDay = day;
    lastDayPiece = piece(timeText(hand.timestamp!).slice(0, 11));
  }
  const seconds = timeKey - day * SECONDS_A_DAY;
  const minutes = Math.floor(seconds / 60);
  out.add(lastDayPiece);
  out.addTwoDigits(Math.floor(minutes / 60));
  out.addCode(COLON);
  out.addTwoDigits(minutes % 60);
  out.addCode(COLON);
  out.addTwoDigits(seconds % 60);
}

function timeText(timestamp: string): string {
  return `${timestamp.slice(0, 10).replaceAll("-", "/")} ${timestamp.slice(11, 19)}`;
}

function writePost(hand: FlatHand, line: number, out: ByteText): void {
  const { ante, smallBlind, bigBlind } = phrases[hand.linePlayers[line]];
  const type = hand.lineTypes[line];
  out.add(type === ANTE ? ante : type === SMALL_BLIND ? smallBlind : bigBlind);
  out.addInteger(hand.lineAmounts[line]);
  out.add(hand.lineAllIns[line] === 1 ? WORDS.allIn : WORDS.lineEnd);
}

/** Cards in the order of the deal: the first seat left of the button first. */
function writeDealtCards(hand: FlatHand, out: ByteText): void {
  const { playerCount, seats, buttonSeat, holeCards } = hand;
  let player = 0;
  while (player < playerCount && seats[player] <= buttonSeat) player++;
  for (let step = 0; step < playerCount; step++, player++) {
    if (player >= playerCount) player = 0;
    if (holeCards[2 * player] === NO_CARD) continue;
    out.add(phrases[player].dealt);
    out.addCardsAt(holeCards, 2 * player, 2);
    out.add(WORDS.closeLine);
  }
}

function writeStreets(hand: FlatHand, out: ByteText): void {
  const { lineCount, lineStreets, board, boardCount } = hand;
  let line = hand.postCount;
  for (let street = 0; street < 4; street++) {
    if (street > 0) {
      if (boardCount < street + 2) return;
      out.add(STREET_PIECES[street]);
      out.addCardsAt(board, 0, street === 1 ? 3 : street + 1);
      if (street > 1) {
        out.add(WORDS.nextCard);
        out.addCard(board[street + 1]);
      }
      out.add(WORDS.closeLine);
    }
    while (line < lineCount && lineStreets[line] === street) writeAction(hand, line++, out);
  }
}

function writeAction(hand: FlatHand, line: number, out: ByteText): void {
  const words = phrases[hand.linePlayers[line]];
  const type = hand.lineTypes[line];
  const amount = hand.lineAmounts[line];
  if (type === FOLD) {
    out.add(words.folds);
    return;
  }
  if (type === CHECK) {
    out.add(words.checks);
    return;
  }
  if (type === UNCALLED) {
    out.add(WORDS.uncalled);
    out.addInteger(amount);
    out.add(WORDS.returnedTo);
    out.add(words.plain);
    out.add(WORDS.lineEnd);
    return;
  }
  if (type === RAISE) {
    out.add(words.raises);
    out.addInteger(hand.lineBys[line]);
    out.add(WORDS.to);
    out.addInteger(hand.lineTotals[line]);
  } else {
    out.add(type === CALL ? words.calls : words.bets);
    out.addInteger(amount);
  }
  out.add(hand.lineAllIns[line] === 1 ? WORDS.allIn : WORDS.lineEnd);
}

/** Showdown, collections and summary. */
function writeEnd(hand: FlatHand, out: ByteText): void {
  const { playerCount, seats, board, boardCount, shownCount, collectionCount } = hand;
  if (shownCount > 0) out.add(WORDS.showDown);
  for (let entry = 0; entry < shownCount; entry++) writeShown(hand, entry, out);
  const lastPot = collectionCount > 0 ? hand.collectedPots[collectionCount - 1] : 0;
  for (let entry = 0; entry < collectionCount; entry++) {
    out.add(phrases[hand.collectors[entry]].collects);
    out.addInteger(hand.collectedAmounts[entry]);
    out.add(WORDS.from);
    out.addText(potText(hand.collectedPots[entry], lastPot));
    out.add(WORDS.lineEnd);
  }
  out.add(WORDS.summary);
  out.addInteger(hand.totalPot);
  out.add(WORDS.rake);
  out.addInteger(hand.totalRake);
  out.add(WORDS.lineEnd);
  if (boardCount > 0) {
    out.add(WORDS.board);
    out.addCardsAt(board, 0, boardCount);
    out.add(WORDS.closeLine);
  }
  const streets = foldStreets(hand);
  for (let player = 0; player < playerCount; player++) {
    out.add(seatPiece(seats[player]));
    out.add(phrases[player].outcome);
    writeOutcome(hand, player, streets[player], out);
    out.add(WORDS.lineEnd);
  }
}

function writeShown(hand: FlatHand, entry: number, out: ByteText): void {
  const { shows, mucks } = phrases[hand.shownPlayers[entry]];
  if (hand.shownCards[2 * entry] === NO_CARD) {
    out.add(mucks);
    return;
  }
  out.add(shows);
  out.addCardsAt(hand.shownCards, 2 * entry, 2);
  out.add(WORDS.openDescription);
  out.addText(hand.shownWords[entry]);
  out.add(WORDS.closeDescription);
}
