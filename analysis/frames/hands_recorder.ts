/**
 * Records hands while they are played or read: a row for each hand and player.
 *
 * @module
 */
import type { CompletedHand, HandHistoryRecord, SimulationObserver } from "@marvin/holdem";
import { adjustAllIn, countHand, rakeShares, RecordedHand } from "../metrics/mod.ts";
import { RunHands, TournamentNumbers } from "./_hand_source.ts";
import { type RowsTaker, ThinnedRows } from "./_thinned_rows.ts";
import type { Cell } from "./column.ts";
import type { ColumnData } from "./column_data.ts";
import { HAND_COLUMNS, type HandView } from "./hand_columns.ts";

/** Options of recorders of hands. */
export interface HandsRecorderOptions {
  /**
   * Most rows that are kept, 500,000 where left out (about 250 bytes each). When there are more,
   * only every second hand is kept, then every fourth, and so on.
   */
  readonly maxRows?: number;
  /**
   * Takes the rows whenever there are {@link maxRows} of them, and the rest when the recorder is
   * disposed of; then all hands are kept. For files that grow, see `ParquetFile`.
   */
  readonly onFull?: RowsTaker;
  /**
   * Whether to work out all-in adjusted winnings; true where left out. It takes about a millisecond
   * for each all-in before the flop, so leave it out of long runs that do not need it.
   */
  readonly allInEv?: boolean;
}

/**
 * Records hands as rows; see {@link HAND_COLUMNS} for what they tell. Give it to a run as its
 * observer, or add records.
 *
 * @example
 * ```ts
 * import { parseConfig, runCashGame } from "@marvin/holdem";
 * import { groupBy, HandsRecorder } from "@marvin/holdem/analysis/frames";
 * import { assertEquals } from "@std/assert";
 *
 * const config = parseConfig("[game]\nnum_seats = 2\nreset_bankroll_each_hand = true");
 * const observer = new HandsRecorder();
 * const { players } = await runCashGame(config, { seed: 7, hands: 100, observer });
 * const sums = groupBy(observer.data, "player", { net: "sum" });
 * assertEquals(sums.cells("net_sum"), players.map(({ netProfit }) => netProfit));
 * ```
 */
export class HandsRecorder implements SimulationObserver, Disposable {
  private readonly rows: ThinnedRows;
  private readonly runHands = new RunHands();
  private readonly tournaments = new TournamentNumbers();
  private readonly allInEv: boolean;

  /** Starts empty. */
  constructor({ maxRows = 500_000, onFull, allInEv = true }: HandsRecorderOptions = {}) {
    this.rows = new ThinnedRows(HAND_COLUMNS, maxRows, onFull);
    this.allInEv = allInEv;
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

  /** A row for each player who was dealt in. */
  private rowsOf(record: HandHistoryRecord, number: number, tournament: number | null): Cell[][] {
    const hand = new RecordedHand(record);
    const view: HandView = {
      hand,
      number,
      tournament,
      counters: countHand(hand),
      rakes: rakeShares(hand),
      allIn: this.allInEv ? adjustAllIn(hand) : null,
    };
    return record.players.flatMap((_, at) =>
      hand.dealtIn[at] ? [HAND_COLUMNS.map((column) => column.of(view, at))] : []
    );
  }
}
