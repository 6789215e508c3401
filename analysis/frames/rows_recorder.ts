/**
 * What all recorders of a few rows for each hand have in common.
 *
 * @module
 */
import {
  type CompletedHand,
  FlatHand,
  flattenRecord,
  type HandHistoryRecord,
  type HandSink,
  type SimulationObserver,
} from "@marvin/holdem";
import { RecordedHand } from "../metrics/mod.ts";
import { RunHands, TournamentNumbers } from "./_hand_source.ts";
import { type RowsTaker, ThinnedRows } from "./_thinned_rows.ts";
import type { ColumnBuilder, GrowingSpec } from "./column_builder.ts";
import type { ColumnData } from "./column_data.ts";
import { ShownRows } from "./shown_rows.ts";

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

/** What a run or history calls a hand. */
export interface HandNumbers {
  /** Number of the hand in the run or history, from 1. */
  readonly number: number;
  /** Number of its tournament, from 1; null in a cash game. */
  readonly tournament: number | null;
}

/**
 * Records hands as rows: an observer of runs, to which the records of a history can be added. What
 * reads hands can scan them into it.
 */
export abstract class RowsRecorder extends ShownRows
  implements SimulationObserver, HandSink, Disposable {
  private readonly flat = new FlatHand();
  private readonly rows: ThinnedRows;
  private readonly runHands = new RunHands();
  private readonly tournaments = new TournamentNumbers();

  /**
   * Starts empty.
   *
   * @param columns The columns of a row.
   */
  constructor(
    columns: readonly GrowingSpec[],
    { maxRows = 500_000, onFull }: RowsRecorderOptions,
  ) {
    super();
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
  override get data(): ColumnData {
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
    this.record(this.runHands.flatten(hand, this.flat), number, tournament);
  }

  /** Records a hand of a history. */
  add(hand: HandHistoryRecord | FlatHand): void {
    const isFlat = hand instanceof FlatHand;
    const tournament = this.tournaments.of(isFlat ? hand.facts : hand);
    const number = this.rows.next();
    if (number === 0) return;
    this.record(isFlat ? hand : flattenRecord(hand, this.flat), number, tournament);
  }

  /** Records a hand that is scanned. */
  hand(hand: FlatHand): void {
    this.add(hand);
  }

  /** Gives the last rows to `onFull`, where there is one. */
  [Symbol.dispose](): void {
    this.rows.flush();
  }

  /** Adds the rows of a hand that is wanted. */
  private record(hand: FlatHand, number: number, tournament: number | null): void {
    const { columns } = this.rows;
    const before = columns.rowCount;
    this.write(new RecordedHand(hand), { number, tournament }, columns);
    this.rows.added(columns.rowCount - before);
  }

  /**
   * Adds the rows of a hand to all columns.
   *
   * @param hand The hand.
   * @param numbers What the run or history calls it.
   * @param columns Takes the rows.
   */
  protected abstract write(hand: RecordedHand, numbers: HandNumbers, columns: ColumnBuilder): void;
}
