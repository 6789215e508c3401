/**
 * Hands that were read before.
 *
 * @module
 */
import type { FlatHand } from "./flat_hand.ts";

/** The hands of a reading, by 53 bits each. */
export class SeenHands {
  private readonly prints = new Set<number>();
  private low = 0;
  private high = 0;

  /** Adds a hand. Returns whether it was there before. */
  addHand(hand: FlatHand): boolean {
    this.low = 0x811c9dc5;
    this.high = 0x01000193;
    // Rooms number their hands. Other hands are known by all that happened in them.
    const { site } = hand.facts;
    if (site === undefined) this.addAll(hand);
    else this.addText(`${site} ${hand.handId} ${hand.timestamp}`);
    const before = this.prints.size;
    // FNV-1a with two different factors: a million hands share a print with odds of 1:16,000.
    this.prints.add((this.low >>> 0) * TWO_21 + (this.high >>> 11));
    return this.prints.size === before;
  }

  private addAll(hand: FlatHand): void {
    const { facts, playerCount, lineCount, boardCount, shownCount, collectionCount } = hand;
    this.addText(hand.handId);
    this.addText(hand.timestamp ?? "");
    this.addText(facts.tableName);
    this.addText(facts.tournament?.id ?? "");
    this.addNumber(hand.maxSeats);
    this.addNumber(hand.buttonSeat);
    this.addNumber(hand.totalPot);
    this.addNumber(hand.totalRake);
    for (let at = 0; at < playerCount; at++) this.addText(hand.names[at]);
    this.addNumbers(hand.seats, playerCount);
    this.addNumbers(hand.stacks, playerCount);
    this.addNumbers(hand.sittingOut, playerCount);
    this.addNumbers(hand.holeCards, 2 * playerCount);
    this.addNumbers(hand.lineStreets, lineCount);
    this.addNumbers(hand.linePlayers, lineCount);
    this.addNumbers(hand.lineTypes, lineCount);
    this.addNumbers(hand.lineAmounts, lineCount);
    this.addNumbers(hand.board, boardCount);
    this.addNumbers(hand.shownPlayers, shownCount);
    this.addNumbers(hand.shownCards, 2 * shownCount);
    this.addNumbers(hand.collectors, collectionCount);
    this.addNumbers(hand.collectedAmounts, collectionCount);
  }

  private addText(text: string): void {
    this.addCode(text.length);
    for (let at = 0; at < text.length; at++) this.addCode(text.charCodeAt(at));
  }

  private addNumbers(
    list: Float64Array | Int32Array | Int8Array | Uint8Array,
    count: number,
  ): void {
    this.addCode(count);
    for (let at = 0; at < count; at++) this.addNumber(list[at]);
  }

  private addNumber(value: number): void {
    this.addCode(value | 0);
    if (value > MAX_INT) this.addCode(value / TWO_32 | 0);
  }

  private addCode(code: number): void {
    this.low = Math.imul(this.low ^ code, 0x01000193);
    this.high = Math.imul(this.high ^ code, 0x85ebca6b);
  }
}

const TWO_21 = 2 ** 21;
const TWO_32 = 2 ** 32;
const MAX_INT = 2 ** 31 - 1;
