/**
 * A tournament that has just been played.
 *
 * @module
 */
import type { Standing } from "../tournament/mod.ts";

/** A tournament that has just been played. Plain data. */
export interface CompletedTournament {
  /** Number of the tournament in the run, from 1. */
  readonly number: number;
  /** Best place first. */
  readonly standings: readonly Standing[];
  /** Chair of each player before the first hand, counted from 0, by player id. */
  readonly seats: readonly number[];
  /** Hands played in it. */
  readonly hands: number;
}
