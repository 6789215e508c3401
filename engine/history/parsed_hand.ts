/**
 * What a reader makes of one hand of a text.
 *
 * @module
 */
import type { HandHistoryRecord } from "./record.ts";

/**
 * How reading went: `ok`; `partial` (the text ends within the hand, as when a run was stopped);
 * `cancelled` (the room took the hand back); `error` (a line has no single reading, the hand does
 * not add up, or it is of another game).
 */
export type ParseStatus = "ok" | "partial" | "cancelled" | "error";

/** One hand of a text, read or not. */
export interface ParsedHand {
  /** How reading went. */
  readonly status: ParseStatus;
  /** The hand. Also there with `error` where every line was read and the hand does not add up. */
  readonly record?: HandHistoryRecord;
  /** Why the status is not `ok`. */
  readonly reason?: string;
  /** There, with `error`, where the hand is of another game than Texas hold'em. */
  readonly isOtherGame?: true;
  /** First line of the hand where it was read, else the line that stopped the reader; from 1. */
  readonly line: number;
}

/** One hand of a text, and where exactly it stands. */
export interface PlacedHand extends ParsedHand {
  /**
   * Characters (UTF-16 units) of the text before {@link line}: there the hand can be found again
   * without reading what comes before it.
   */
  readonly offset: number;
}
