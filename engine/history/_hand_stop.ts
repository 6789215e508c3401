/**
 * Why a reader gives up a hand.
 *
 * @module
 */
import type { ParseStatus } from "./parsed_hand.ts";

/** Ends the reading of one hand; the text's other hands are still read. */
export class HandStop extends Error {
  /**
   * @param status What becomes of the hand.
   * @param reason Why.
   * @param line The line that stops the reader, from 1.
   */
  constructor(readonly status: ParseStatus, reason: string, readonly line: number) {
    super(reason);
    this.name = "HandStop";
  }
}

/** Ends the reading of a hand that is no Texas hold'em. */
export class OtherGame extends HandStop {
  /**
   * @param game What was played, such as `Omaha Pot Limit`.
   * @param line The line that tells, from 1.
   */
  constructor(game: string, line: number) {
    super("error", `unsupported game: ${game}`, line);
    this.name = "OtherGame";
  }
}
