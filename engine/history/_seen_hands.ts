/**
 * Hands that were read before.
 *
 * @module
 */
import type { FlatHand } from "./flat_hand.ts";

/** The hands of a reading, by 53 bits each. */
export class SeenHands {
  private readonly prints = new Set<number>();
  /** Two sums of 32 bits; in a list, as numbers of an object take memory anew with each change. */
  private readonly sums = new Int32Array(2);

  /** Adds a hand. Returns whether it was there before. */
  addHand(hand: FlatHand): boolean {
    const { sums } = this;
    sums[0] = 0x811c9dc5;
    sums[1] = 0x01000193;
    // Rooms number their hands. Other hands are known by all that happened in them.
    const { site } = hand.facts;
    if (site === undefined) this.addAll(hand);
    else this.addText(`${site} ${hand.handId} ${hand.timestamp}`);
    const before = this.prints.size;
    // FNV-1a with two different factors: a million hands share a print with odds of 1:16,000.
    this.prints.add((sums[0] >>> 0) * TWO_21 + (sums[1] >>> 11));
    return this.prints.size === before;
  }

  private addAll(hand: FlatHand): void {
    this.addText(hand.handId);
    this.addText(hand.timestamp ?? "");
    this.addText(hand.facts.tableName);
    this.addText(hand.facts.tournament?.id ?? "");
    this.addNumber(hand.maxSeats);
    this.addNumber(hand.buttonSeat);
    this.addNumber(hand.totalPot);
    this.addNumber(hand.totalRake);
    this.addPlayers(hand);
    this.addLines(hand);
    this.addEnd(hand);
  }

  private addPlayers({ playerCount, names, seats, stacks, sittingOut, holeCards }: FlatHand): void {
    this.add(playerCount);
    for (let at = 0; at < playerCount; at++) {
      this.addText(names[at]);
      this.addNumber(stacks[at]);
      this.add(seats[at] << 1 | sittingOut[at]);
      this.add(holeCards[2 * at] << 8 | holeCards[2 * at + 1] & 255);
    }
  }

  private addLines(hand: FlatHand): void {
    const { lineCount, lineStreets, linePlayers, lineTypes, lineAmounts } = hand;
    this.add(lineCount);
    for (let at = 0; at < lineCount; at++) {
      this.add(lineStreets[at] << 16 | linePlayers[at] << 8 | lineTypes[at]);
      this.addNumber(lineAmounts[at]);
    }
  }

  private addEnd(hand: FlatHand): void {
    const { boardCount, board, shownCount, shownPlayers, shownCards } = hand;
    const { collectionCount, collectors, collectedAmounts } = hand;
    this.add(boardCount);
    for (let at = 0; at < boardCount; at++) this.add(board[at]);
    this.add(shownCount);
    for (let at = 0; at < shownCount; at++) {
      this.add(shownPlayers[at]);
      this.add(shownCards[2 * at] << 8 | shownCards[2 * at + 1] & 255);
    }
    this.add(collectionCount);
    for (let at = 0; at < collectionCount; at++) {
      this.add(collectors[at]);
      this.addNumber(collectedAmounts[at]);
    }
  }

  private addText(text: string): void {
    this.add(text.length);
    for (let at = 0; at < text.length; at++) this.add(text.charCodeAt(at));
  }

  private addNumber(value: number): void {
    this.add(value | 0);
    if (value > MAX_INT) this.add(value / TWO_32 | 0);
  }

  private add(code: number): void {
    const { sums } = this;
    sums[0] = Math.imul(sums[0] ^ code, 0x01000193);
    sums[1] = Math.imul(sums[1] ^ code, 0x85ebca6b);
  }
}

const TWO_21 = 2 ** 21;
const TWO_32 = 2 ** 32;
const MAX_INT = 2 ** 31 - 1;
