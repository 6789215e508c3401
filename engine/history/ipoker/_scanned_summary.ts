/**
 * The end of a hand that is scanned: who got what, and the section that repeats all of it.
 *
 * @module
 */
import { type Piece, piece } from "../_byte_text.ts";
import { type FlatHand, NO_CARD } from "../flat_hand.ts";
import { OUTCOMES } from "../summary.ts";
import type { ByteCursor } from "./_byte_cursor.ts";
import { WORDS } from "./_phrases.ts";
import type { ScannedPlayers } from "./_scanned_players.ts";

const LF = 10;
const BLANK = 32;
const OPEN = 40;
const CLOSE = 41;
const MOST_ENTRIES = 16;
const HALF_A_DECK = 26;

/** Words for a pot, by kind. */
const ONLY_POT = 0;
const MAIN_POT = 1;
const SIDE_POT = 2;
const NUMBERED_POT = 3;

const POT = piece("pot\n");
const MAIN = piece("main pot\n");
const SIDE = piece("side pot\n");
const NUMBERED = piece("side pot-");

const SEAT = piece("Seat ");
const COLON = piece(": ");
const FOLDED: readonly Piece[] = OUTCOMES.folded.map((words) => piece(`${words}\n`));
const COLLECTED = piece(OUTCOMES.collected);
const OPEN_SHOWED = piece(OUTCOMES.openShowed);
const SHOWED = piece(OUTCOMES.showed);
const WON_WITH = piece(OUTCOMES.wonWith);
const LOST_WITH = piece(OUTCOMES.lostWith);
const MUCKED = piece(`${OUTCOMES.mucked}\n`);
const SAT_OUT = piece(`${OUTCOMES.satOut}\n`);

/** Reads the end of a hand. Methods tell whether it fits all that was read before. */
export class ScannedSummary {
  // Cards that were seen, a bit each, and how many they were.
  private low = 0;
  private high = 0;
  private seen = 0;
  // By entry of the showdown: the place of the words for the hand.
  private readonly wordStarts = new Int32Array(MOST_ENTRIES);
  private readonly wordLengths = new Int32Array(MOST_ENTRIES);
  // By entry of the collections: the kind of the words for the pot.
  private readonly potKinds = new Uint8Array(MOST_ENTRIES);

  constructor(
    private readonly cursor: ByteCursor,
    private readonly hand: FlatHand,
    private readonly players: ScannedPlayers,
  ) {}

  /** Whether a player has an entry in the showdown. */
  hasShown(player: number): boolean {
    return this.shownBy(player, false) >= 0;
  }

  /** Reads the words for the hand of the last entry of the showdown, and the end of the line. */
  readDescription(): boolean {
    const { cursor, hand } = this;
    const { bytes } = cursor;
    const start = cursor.at;
    let at = start;
    while (bytes[at] !== CLOSE) {
      if (bytes[at] === LF || bytes[at] === OPEN || bytes[at] === 0) return false;
      at++;
    }
    cursor.at = at;
    this.wordStarts[hand.shownCount - 1] = start;
    this.wordLengths[hand.shownCount - 1] = at - start;
    return cursor.skip(WORDS.closeDescription);
  }

  /** Reads the words for a pot of which a player gets something. */
  readPot(player: number, amount: number): boolean {
    const { cursor, hand, potKinds } = this;
    const entry = hand.collectionCount;
    if (entry === MOST_ENTRIES) return false;
    let pot = 0;
    if (cursor.skip(POT)) potKinds[entry] = ONLY_POT;
    else if (cursor.skip(MAIN)) potKinds[entry] = MAIN_POT;
    else if (cursor.skip(SIDE)) {
      potKinds[entry] = SIDE_POT;
      pot = 1;
    } else {
      potKinds[entry] = NUMBERED_POT;
      pot = cursor.skip(NUMBERED) ? cursor.integer() : -1;
      if (pot < 1 || pot > MOST_ENTRIES || !cursor.skipCode(LF)) return false;
    }
    if (entry > 0 && pot < hand.collectedPots[entry - 1]) return false;
    hand.addCollection(player, amount, pot);
    return true;
  }

  /** Reads the rest of the hand from the total pot on. */
  read(): boolean {
    const { cursor, hand } = this;
    hand.totalPot = cursor.integer();
    hand.totalRake = cursor.skip(WORDS.rake) ? cursor.integer() : -1;
    if (hand.totalPot < 0 || hand.totalRake < 0 || !cursor.skipCode(LF)) return false;
    if (hand.boardCount > 0 && !this.readBoard()) return false;
    return this.fitPotWords() && this.addsUp() && this.hasEachCardOnce() && this.readOutcomes();
  }

  private readBoard(): boolean {
    const { cursor, hand } = this;
    if (!cursor.skip(WORDS.board)) return false;
    for (let at = 0; at < hand.boardCount; at++) {
      if ((at === 0 ? cursor.card() : cursor.nextCard()) !== hand.board[at]) return false;
    }
    return cursor.skip(WORDS.closeLine);
  }

  /** Whether each pot is called what it is called among so many. */
  private fitPotWords(): boolean {
    const { collectedPots, collectionCount } = this.hand;
    if (collectionCount === 0) return true;
    const lastPot = collectedPots[collectionCount - 1];
    for (let at = 0; at < collectionCount; at++) {
      const wanted = lastPot === 0
        ? ONLY_POT
        : collectedPots[at] === 0
        ? MAIN_POT
        : lastPot === 1
        ? SIDE_POT
        : NUMBERED_POT;
      if (this.potKinds[at] !== wanted) return false;
    }
    return true;
  }

  private addsUp(): boolean {
    const { collectedAmounts, collectionCount, totalPot, totalRake } = this.hand;
    let collected = 0;
    for (let at = 0; at < collectionCount; at++) collected += collectedAmounts[at];
    return collected + totalRake === totalPot && this.players.put === totalPot;
  }

  /** Whether no card is there twice, and nobody shows other cards than were dealt to him. */
  private hasEachCardOnce(): boolean {
    const { playerCount, holeCards, shownCount, shownPlayers, shownCards, board, boardCount } =
      this.hand;
    this.low = this.high = this.seen = 0;
    for (let at = 0; at < 2 * playerCount; at++) this.see(holeCards[at]);
    for (let at = 0; at < boardCount; at++) this.see(board[at]);
    for (let entry = 0; entry < shownCount; entry++) {
      const [first, second] = [shownCards[2 * entry], shownCards[2 * entry + 1]];
      if (first === NO_CARD) continue;
      const own = 2 * shownPlayers[entry];
      if (holeCards[own] === NO_CARD) {
        this.see(first);
        this.see(second);
      } else if (first !== holeCards[own] || second !== holeCards[own + 1]) return false;
    }
    return bitsOf(this.low) + bitsOf(this.high) === this.seen;
  }

  private see(card: number): void {
    if (card === NO_CARD) return;
    if (card < HALF_A_DECK) this.low |= 1 << card;
    else this.high |= 1 << (card - HALF_A_DECK);
    this.seen++;
  }

  /** Reads the lines that say of every player what became of him. */
  private readOutcomes(): boolean {
    const { cursor, hand, players } = this;
    for (let player = 0; player < hand.playerCount; player++) {
      if (!cursor.skip(SEAT) || cursor.integer() !== hand.seats[player]) return false;
      if (!cursor.skip(COLON) || !players.skipName(player) || !cursor.skipCode(BLANK)) return false;
      if (!this.readOutcome(player)) return false;
    }
    return true;
  }

  private readOutcome(player: number): boolean {
    const { cursor, hand } = this;
    const street = this.players.foldStreets[player];
    if (street >= 0) return cursor.skip(FOLDED[street]);
    const collected = this.collectedBy(player);
    const shown = this.shownBy(player, true);
    if (collected >= 0) {
      if (!cursor.skip(COLLECTED) || cursor.integer() !== collected) return false;
      if (shown < 0) return cursor.skipCode(LF);
    } else if (shown < 0) return cursor.skip(hand.sittingOut[player] === 1 ? SAT_OUT : MUCKED);
    if (!cursor.skip(collected >= 0 ? OPEN_SHOWED : SHOWED)) return false;
    if (cursor.card() !== hand.shownCards[2 * shown]) return false;
    if (cursor.nextCard() !== hand.shownCards[2 * shown + 1]) return false;
    if (!cursor.skip(collected >= 0 ? WON_WITH : LOST_WITH)) return false;
    if (!cursor.repeats(this.wordStarts[shown], this.wordLengths[shown])) return false;
    cursor.at += this.wordLengths[shown];
    return collected >= 0 ? cursor.skip(WORDS.closeDescription) : cursor.skipCode(LF);
  }

  /** Chips a player got from all pots, or -1 if he won none of them. */
  private collectedBy(player: number): number {
    const { collectionCount, collectors, collectedAmounts } = this.hand;
    let collected = -1;
    for (let at = 0; at < collectionCount; at++) {
      if (collectors[at] === player) collected = Math.max(collected, 0) + collectedAmounts[at];
    }
    return collected;
  }

  /** Index of a player's entry in the showdown, if wanted one with cards, or -1. */
  private shownBy(player: number, withCards: boolean): number {
    const { shownCount, shownPlayers, shownCards } = this.hand;
    for (let at = 0; at < shownCount; at++) {
      if (shownPlayers[at] !== player) continue;
      if (!withCards || shownCards[2 * at] !== NO_CARD) return at;
    }
    return -1;
  }
}

/** How many bits of a whole number are set. */
function bitsOf(bits: number): number {
  let count = 0;
  for (let rest = bits; rest !== 0; rest &= rest - 1) count++;
  return count;
}
