/**
 * Reads hands of the project's own text log exactly as they are written, straight into a flat hand.
 *
 * It knows one spelling of everything, and asks all that the reader of records and `checkRecord` ask.
 * What is written otherwise, or does not add up, it leaves to them: they know more spellings, and
 * tell what is wrong.
 *
 * @module
 */
import { piece } from "../_byte_text.ts";
import { type FlatHand, LINE_CODES, NO_CARD } from "../flat_hand.ts";
import { ByteCursor } from "./_byte_cursor.ts";
import { DEEDS, STREET_PIECES, WORDS } from "./_phrases.ts";
import { factsOfTable, ScannedNames } from "./_scanned_names.ts";
import { COLLECTS, COLON, ScannedPlayers } from "./_scanned_players.ts";
import { ScannedSummary } from "./_scanned_summary.ts";

const LF = 10;
const BLANK = 32;
const STAR = 42;
const SLASH = 47;
const COLON_CODE = 58;
const CLOSING_BRACKET = 93;
const [LOWER_B, LOWER_C, LOWER_F, LOWER_R] = [98, 99, 102, 114];

const SEAT = piece("Seat ");
const SEAT_COLON = piece(": ");
const BLANK_BRACKET = piece(" (");
const DEALT_TO = piece("Dealt to ");
const BLANK_OPEN = piece(" [");

// V8 looks up what is imported: what is asked for again and again is private to this file.
const TABLE = WORDS.table;
const TABLE_END = WORDS.tableEnd;
const IS_BUTTON = WORDS.isButton;
const IN_CHIPS = WORDS.inChips;
const IN_CHIPS_SITTING_OUT = WORDS.inChipsSittingOut;
const SMALL_BLIND = piece(DEEDS.smallBlind);
const BIG_BLIND = piece(DEEDS.bigBlind);
const ANTE = piece(DEEDS.ante);
const FOLDS = piece(DEEDS.folds);
const CHECKS = piece(DEEDS.checks);
const CALLS = piece(DEEDS.calls);
const BETS = piece(DEEDS.bets);
const RAISES = piece(DEEDS.raises);
const SHOWS = piece(DEEDS.shows);
const MUCKS = piece(DEEDS.mucks);
const TITLES = STREET_PIECES;

const ANTE_CODE = LINE_CODES.ante;
const MOST_DIGITS_OF_NUMBER = 15;
const SECONDS_A_DAY = 86_400;
const DAYS_OF_MONTH = [31, 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31];

/** The scanner of one text. */
export class HandScanner {
  readonly cursor = new ByteCursor();
  private readonly players: ScannedPlayers;
  private readonly summary: ScannedSummary;
  private readonly tables = new ScannedNames();
  /** By player: the post that takes his last chip if one does. */
  private readonly lastPosts = new Int32Array(16);

  /** @param hand Is filled with every hand that is read. */
  constructor(private readonly hand: FlatHand) {
    this.players = new ScannedPlayers(this.cursor, hand);
    this.summary = new ScannedSummary(this.cursor, hand, this.players);
  }

  /**
   * Reads the hand that begins at the cursor.
   *
   * @returns Whether it was read. If so, the cursor stands behind its last line; if not, anywhere.
   */
  read(): boolean {
    this.players.clear();
    return this.readHeader() && this.readTable() && this.readSeats() && this.readPosts() &&
      this.readDealtCards() && this.readStreets() && this.readShowdown() &&
      this.readCollections() && this.summary.read();
  }

  private readHeader(): boolean {
    const { cursor, hand } = this;
    if (!cursor.skip(WORDS.game)) return false;
    const number = cursor.integer(MOST_DIGITS_OF_NUMBER);
    const time = number >= 0 && cursor.skip(WORDS.startsOn) ? this.readTime() : -1;
    if (time < 0) return false;
    hand.clear(number);
    hand.setTime(time);
    return true;
  }

  /** Seconds since 1970, or -1. */
  private readTime(): number {
    const { cursor } = this;
    const year = cursor.digits(4);
    const month = cursor.skipCode(SLASH) ? cursor.digits(2) : -1;
    const day = cursor.skipCode(SLASH) ? cursor.digits(2) : -1;
    const hour = cursor.skipCode(BLANK) ? cursor.digits(2) : -1;
    const minute = cursor.skipCode(COLON_CODE) ? cursor.digits(2) : -1;
    const second = cursor.skipCode(COLON_CODE) ? cursor.digits(2) : -1;
    if (year < 1970 || month < 1 || month > 12 || day < 1 || hour < 0 || hour > 23) return -1;
    if (minute < 0 || minute > 59 || second < 0 || second > 59) return -1;
    const isLeap = year % 4 === 0 && (year % 100 !== 0 || year % 400 === 0);
    if (day > DAYS_OF_MONTH[month - 1] + (isLeap && month === 2 ? 1 : 0)) return -1;
    return SECONDS_A_DAY * daysSince1970(year, month, day) + 3600 * hour + 60 * minute + second;
  }

  private readTable(): boolean {
    const { cursor, hand } = this;
    if (!cursor.skip(TABLE)) return false;
    const start = cursor.at;
    // From its end, as the name may hold anything, be it this very line.
    const lineEnd = cursor.find(LF, start) + 1;
    const buttonEnd = lineEnd - IS_BUTTON.length;
    if (!cursor.isAt(IS_BUTTON, buttonEnd)) return false;
    const buttonStart = numberBefore(cursor, buttonEnd);
    const sizeEnd = buttonStart - WORDS.maxSeats.length;
    if (!cursor.isAt(WORDS.maxSeats, sizeEnd)) return false;
    const sizeStart = numberBefore(cursor, sizeEnd);
    const end = sizeStart - TABLE_END.length;
    if (end < start || !cursor.isAt(TABLE_END, end)) return false;
    hand.facts = factsOfTable(this.tables.find(cursor.bytes, start, end));
    cursor.at = sizeStart;
    hand.maxSeats = cursor.integer();
    cursor.at = buttonStart;
    hand.buttonSeat = cursor.integer();
    if (hand.buttonSeat < 1 || hand.buttonSeat > hand.maxSeats) return false;
    cursor.at = lineEnd;
    return true;
  }

  private readSeats(): boolean {
    const { cursor, hand, players } = this;
    let before = 0;
    while (cursor.skip(SEAT)) {
      const seat = cursor.integer();
      if (seat <= before || seat > hand.maxSeats || !cursor.skip(SEAT_COLON)) return false;
      before = seat;
      const start = cursor.at;
      const lineEnd = cursor.find(LF, start) + 1;
      const sitsOut = cursor.isAt(IN_CHIPS_SITTING_OUT, lineEnd - IN_CHIPS_SITTING_OUT.length);
      const chipsEnd = lineEnd - (sitsOut ? IN_CHIPS_SITTING_OUT : IN_CHIPS).length;
      if (!sitsOut && !cursor.isAt(IN_CHIPS, chipsEnd)) return false;
      const chipsStart = numberBefore(cursor, chipsEnd);
      const end = chipsStart - BLANK_BRACKET.length;
      if (end <= start || !cursor.isAt(BLANK_BRACKET, end)) return false;
      cursor.at = chipsStart;
      const stack = cursor.integer();
      if (stack < 0 || !players.add(seat, start, end, stack, sitsOut)) return false;
      cursor.at = lineEnd;
    }
    return players.areDistinct();
  }

  private readPosts(): boolean {
    const { cursor, hand, players, lastPosts } = this;
    lastPosts.fill(-1);
    while (!cursor.skip(WORDS.holeCards)) {
      const player = players.find(COLON);
      if (player < 0) return false;
      const type = this.readPostType();
      if (type < 0) return false;
      const amount = cursor.integer();
      const left = players.behind[player] - amount;
      if (amount <= 0 || left < 0) return false;
      players.behind[player] = left;
      if (type !== ANTE_CODE) players.streetBets[player] += amount;
      const last = lastPosts[player];
      if (last < 0 || type !== ANTE_CODE || hand.lineTypes[last] === ANTE_CODE) {
        lastPosts[player] = hand.lineCount;
      }
      const allIn = this.readLineEnd();
      if (allIn < 0) return false;
      hand.addLine(0, player, type, amount, 0, allIn === 1);
    }
    // Antes are paid before blinds, so that only now it is known which post took the last chip.
    for (let line = 0; line < hand.lineCount; line++) {
      const player = hand.linePlayers[line];
      const isAllIn = players.behind[player] === 0 && lastPosts[player] === line;
      if (isAllIn !== (hand.lineAllIns[line] === 1)) return false;
    }
    return true;
  }

  private readPostType(): number {
    const { cursor } = this;
    if (cursor.skip(SMALL_BLIND)) return LINE_CODES.smallBlind;
    if (cursor.skip(BIG_BLIND)) return LINE_CODES.bigBlind;
    return cursor.skip(ANTE) ? LINE_CODES.ante : -1;
  }

  /** 1 behind words for an all-in, 0 behind a plain end of line, else -1. */
  private readLineEnd(): number {
    const { cursor } = this;
    if (cursor.skipCode(LF)) return 0;
    return cursor.skip(WORDS.allIn) ? 1 : -1;
  }

  private readDealtCards(): boolean {
    const { cursor, hand, players } = this;
    while (cursor.skip(DEALT_TO)) {
      const player = players.find(BLANK_OPEN);
      if (player < 0) return false;
      const first = cursor.card();
      const second = cursor.nextCard();
      if (first < 0 || second < 0 || !cursor.skip(WORDS.closeLine)) return false;
      if (hand.holeCards[2 * player] !== NO_CARD) return false;
      hand.holeCards[2 * player] = first;
      hand.holeCards[2 * player + 1] = second;
    }
    return true;
  }

  private readStreets(): boolean {
    for (let street = 0;; street++) {
      if (!this.readActions(street)) return false;
      if (street === 3 || !this.cursor.skip(TITLES[street + 1])) return true;
      if (!this.readBoard(street + 1)) return false;
      this.players.startStreet();
    }
  }

  private readBoard(street: number): boolean {
    const { cursor, hand } = this;
    const { board, boardCount } = hand;
    const open = street === 1 ? 3 : street + 1;
    for (let at = 0; at < open; at++) {
      const card = at === 0 ? cursor.card() : cursor.nextCard();
      if (card < 0 || (at < boardCount && card !== board[at])) return false;
      board[at] = card;
    }
    if (street > 1) {
      const added = cursor.skip(WORDS.nextCard) ? cursor.card() : -1;
      if (added < 0 || boardCount !== open) return false;
      board[open] = added;
    }
    hand.boardCount = street + 2;
    return cursor.skipCode(CLOSING_BRACKET) && cursor.skipCode(LF);
  }

  /** Reads up to a line that is no action; whether all until there can be. */
  private readActions(street: number): boolean {
    const { cursor, players } = this;
    while (cursor.bytes[cursor.at] !== STAR || !cursor.isAt(STARS, cursor.at)) {
      if (cursor.skip(WORDS.uncalled)) {
        const amount = cursor.integer();
        if (!cursor.skip(WORDS.returnedTo)) return false;
        const player = players.find(END_OF_LINE);
        if (player < 0 || !players.giveBack(street, player, amount)) return false;
        continue;
      }
      const player = players.find(COLON);
      if (player < 0) return true; // a collection
      if (!this.readAction(street, player)) return false;
    }
    return true;
  }

  private readAction(street: number, player: number): boolean {
    const { cursor, players } = this;
    switch (cursor.bytes[cursor.at]) {
      case LOWER_F:
        return cursor.skip(FOLDS) && players.fold(street, player);
      case LOWER_C:
        if (cursor.skip(CHECKS)) return players.putIn(street, player, LINE_CODES.check, 0, false);
        return cursor.skip(CALLS) && this.readChips(street, player, LINE_CODES.call);
      case LOWER_B:
        return cursor.skip(BETS) && this.readChips(street, player, LINE_CODES.bet);
      case LOWER_R: {
        if (!cursor.skip(RAISES)) return false;
        const by = cursor.integer();
        const to = cursor.skip(WORDS.to) ? cursor.integer() : -1;
        if (by <= 0 || to <= by) return false;
        const allIn = this.readLineEnd();
        const added = to - players.streetBets[player];
        return allIn >= 0 &&
          players.putIn(street, player, LINE_CODES.raise, added, allIn === 1, by);
      }
      default:
        return false;
    }
  }

  private readChips(street: number, player: number, type: number): boolean {
    const amount = this.cursor.integer();
    const allIn = amount > 0 ? this.readLineEnd() : -1;
    return allIn >= 0 && this.players.putIn(street, player, type, amount, allIn === 1);
  }

  private readShowdown(): boolean {
    const { cursor, hand, players, summary } = this;
    if (!cursor.skip(WORDS.showDown)) return true;
    for (let player = players.find(COLON); player >= 0; player = players.find(COLON)) {
      if (summary.hasShown(player)) return false;
      if (cursor.skip(MUCKS)) {
        hand.addShown(player, NO_CARD, NO_CARD);
        continue;
      }
      if (!cursor.skip(SHOWS)) return false;
      const first = cursor.card();
      const second = cursor.nextCard();
      if (first < 0 || second < 0 || !cursor.skip(WORDS.openDescription)) return false;
      hand.addShown(player, first, second);
      if (!summary.readDescription()) return false;
    }
    return true;
  }

  private readCollections(): boolean {
    const { cursor, players, summary } = this;
    while (!cursor.skip(WORDS.summary)) {
      const player = players.find(COLLECTS);
      if (player < 0) return false;
      const amount = cursor.integer();
      if (amount < 0 || !cursor.skip(WORDS.from) || !summary.readPot(player, amount)) return false;
    }
    return true;
  }
}

const ZERO = 48;
const STARS = piece("***");
const END_OF_LINE = piece("\n");

/** Where the digits that end at a place begin. */
function numberBefore({ bytes }: ByteCursor, end: number): number {
  let start = end;
  while (bytes[start - 1] >= ZERO && bytes[start - 1] <= ZERO + 9) start--;
  return start;
}

/** Days of the Gregorian calendar, counted in years that begin with March. */
function daysSince1970(year: number, month: number, day: number): number {
  const from = month > 2 ? year : year - 1;
  const days = Math.floor((153 * ((month + 9) % 12) + 2) / 5) + day - 1;
  return 365 * from + Math.floor(from / 4) - Math.floor(from / 100) + Math.floor(from / 400) +
    days - 719_468;
}
