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
