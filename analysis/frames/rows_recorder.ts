/**
 * What all recorders of a few rows for each hand have in common.
 *
 * @module
 */
import type { CompletedHand, HandHistoryRecord, SimulationObserver } from "@marvin/holdem";
import { RunHands, TournamentNumbers } from "./_hand_source.ts";
import { type RowsTaker, ThinnedRows } from "./_thinned_rows.ts";
import type { Cell, ColumnSpec } from "./column.ts";
import type { ColumnData } from "./column_data.ts";

/** Options of all recorders of hands. */
export interface RowsRecorderOptions {
  /**
   * Most rows that are kept, 500,000 where left out. When there are more, only every second hand is
   * kept, then every fourth, and so on. A row of a hand takes about 250 bytes, one of an action 90.
   */
  readonly maxRows?: number;
  /**
   * Takes the rows whenever there are {@link maxRows} of them, and the rest when the recorder is
   * disposed of; then all hands are kept. For files that grow, see `ParquetFile`.
   */
  readonly onFull?: RowsTaker;
}

/** Records hands as rows: an observer of runs, to which the records of a history can be added. */
export abstract class RowsRecorder implements SimulationObserver, Disposable {
  private readonly rows: ThinnedRows;
  private readonly runHands = new RunHands();
  private readonly tournaments = new TournamentNumbers();

  /**
   * Starts empty.
   *
   * @param columns The columns of a row.
   */
  constructor(
    columns: readonly ColumnSpec[],
    { maxRows = 500_000, onFull }: RowsRecorderOptions,
  ) {
    this.rows = new ThinnedRows(columns, maxRows, onFull);
  }

  /** Of how many hands one is kept: 1 as long as all are. */
  get stride(): number {
    return this.rows.stride;
  }

  /** Rows kept so far. */
  get rowCount(): number {
    return this.rows.rowCount;
  }

  /** The rows so far. */
  get data(): ColumnData {
    return this.rows.build();
  }

  /** Records a hand of a run. */
  handCompleted(hand: CompletedHand): void {
    const number = this.rows.next();
    if (number === 0) {
      this.runHands.skip(hand);
      return;
    }
    const tournament = hand.tournament === 0 ? null : hand.tournament;
    this.rows.add(this.rowsOf(this.runHands.recordOf(hand), number, tournament));
  }

  /** Records a hand of a history. */
  add(record: HandHistoryRecord): void {
    const tournament = this.tournaments.of(record);
    const number = this.rows.next();
    if (number > 0) this.rows.add(this.rowsOf(record, number, tournament));
  }

  /** Gives the last rows to `onFull`, where there is one. */
  [Symbol.dispose](): void {
    this.rows.flush();
  }

  /**
   * The rows of a hand, each with a cell for every column.
   *
   * @param number Number of the hand in the run or history, from 1.
   * @param tournament Number of its tournament, from 1; null in a cash game.
   */
  protected abstract rowsOf(
    record: HandHistoryRecord,
    number: number,
    tournament: number | null,
  ): Cell[][];
}
