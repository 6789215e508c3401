/**
 * Hands of a run and hands of a history as the same flat hands.
 *
 * @module
 */
import {
  type CompletedHand,
  type FlatHand,
  flattenHand,
  type HandFacts,
  type HandHistoryRecord,
  NUMBERS_A_TOURNAMENT,
} from "@marvin/holdem";
import { foundText } from "../metrics/checks.ts";

/** A hand of a text: a record, or what a reader made of it. */
export type HandLike = HandHistoryRecord | {
  /** How reading went; only `ok` is taken. */
  readonly status: string;
  /** What was wrong. */
  readonly reason?: string;
  /** The hand. */
  readonly record?: HandHistoryRecord;
};

/**
 * The record of a hand, or null if it could not be read to its end.
 *
 * @throws {TypeError} If it is no hand at all.
 */
export function readableRecord(hand: HandLike): HandHistoryRecord | null {
  if (typeof hand !== "object" || hand === null || !("status" in hand || "players" in hand)) {
    throw new TypeError(
      `Cannot find a hand in ${
        foundText(hand)
      }: wanted records, as parseHands() and readHands() yield`,
    );
  }
  if (!("status" in hand)) return hand;
  return hand.status === "ok" && hand.record !== undefined ? hand.record : null;
}

/** Turns the hands of a run into flat hands, numbered as in its logs. */
export class RunHands {
  private tournament = 0;
  private hands = 0;

  /**
   * Fills a flat hand with a hand that has just been played. It has no time, as runs need none.
   *
   * @returns The flat hand.
   */
  flatten({ tournament, tableName, hand }: CompletedHand, into: FlatHand): FlatHand {
    this.count(tournament);
    const { smallBlind, bigBlind, ante, pots } = hand;
    const facts: HandFacts = {
      tableName,
      stakes: { smallBlind, bigBlind, ante },
      pots: Array.from({ length: pots.count }, (_, pot) => (
        { amount: pots.amount[pot], rake: pots.rake[pot] }
      )),
      tournament: tournament === 0 ? undefined : { id: String(tournament) },
    };
    const handNumber = tournament * NUMBERS_A_TOURNAMENT + this.hands;
    return flattenHand(hand, { facts, time: null, handNumber }, into);
  }

  /** Counts a hand that is not wanted. */
  skip({ tournament }: CompletedHand): void {
    this.count(tournament);
  }

  private count(tournament: number): void {
    if (tournament !== this.tournament) this.hands = 0;
    this.tournament = tournament;
    this.hands++;
  }
}

/** Numbers tournaments from 1 in the order in which they first appear. */
export class TournamentNumbers {
  private readonly numbers = new Map<string, number>();
  // Hands of a table mostly follow each other, and share what is told of it.
  private last: HandFacts | null = null;
  private lastNumber = 0;

  /** The number of a hand's tournament, or null in a cash game. */
  of(facts: HandFacts): number | null {
    const { site = "", tournament } = facts;
    if (tournament === undefined) return null;
    if (facts === this.last) return this.lastNumber;
    const key = `${site}\n${tournament.id}`;
    let number = this.numbers.get(key);
    if (number === undefined) this.numbers.set(key, number = this.numbers.size + 1);
    this.last = facts;
    this.lastNumber = number;
    return number;
  }
}
