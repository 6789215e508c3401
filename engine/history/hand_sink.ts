/**
 * What takes hands while they are read.
 *
 * @module
 */
import type { FlatHand } from "./flat_hand.ts";
import type { PlacedHand } from "./parsed_hand.ts";

/** Where a hand stands. */
export interface HandPlace {
  /** Path of the file; empty for a text. */
  readonly file: string;
  /** Number of the hand's first line, from 1. */
  readonly line: number;
}

/** Takes the hands of a source one after another. */
export interface HandSink<Problem = PlacedHand> {
  /**
   * Takes a hand that was read.
   *
   * @param hand The hand; it is another one as soon as this returns.
   * @param place Where it stands; another place as soon as this returns.
   */
  hand(hand: FlatHand, place: HandPlace): void;
  /**
   * Takes what is no hand that was read: a reader's word for it, with a status that is not `ok`.
   *
   * @param hand What is wrong.
   */
  problem?(hand: Problem): void;
}
