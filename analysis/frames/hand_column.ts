/**
 * A column of the table of hands and players, and how its cells are found.
 *
 * @module
 */
import type { AllInResult, RecordedHand } from "../metrics/mod.ts";
import type { ColumnBuilder, GrowingSpec } from "./column_builder.ts";

/** A hand with all that its rows tell. Lists are by player in the order of the record. */
export interface HandView {
  /** The hand. */
  readonly hand: RecordedHand;
  /** Number of the hand in its run or history, from 1. */
  readonly number: number;
  /** Number of its tournament, or null. */
  readonly tournament: number | null;
  /** Who was dealt in: the players who have a row, in their order. */
  readonly players: readonly number[];
  /** Counters of all players, as `countersOf` gives them. */
  readonly counters: ArrayLike<number>;
  /** Rake of each player. */
  readonly rakes: readonly number[];
  /** All-in adjusted winnings, or null where they are not wanted. */
  readonly allIn: AllInResult | null;
}

/** A column, and how to write its cells. */
export interface HandColumn extends GrowingSpec {
  /**
   * Writes a cell for each player dealt in. Whole columns are written, as one cell after another of
   * all columns would take several times as long.
   *
   * @param view The hand.
   * @param columns All columns, with room for the rows.
   * @param at Which of them this one is.
   * @param start The first row of the hand.
   */
  write(view: HandView, columns: ColumnBuilder, at: number, start: number): void;
}
