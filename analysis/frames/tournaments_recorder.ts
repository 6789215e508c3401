/**
 * Records tournaments while they are played: a row for each.
 *
 * @module
 */
import type { CompletedTournament, SimulationConfig, SimulationObserver } from "@marvin/holdem";
import { type RowsTaker, ThinnedRows } from "./_thinned_rows.ts";
import type { ColumnSpec } from "./column.ts";
import type { ColumnData } from "./column_data.ts";
import { ShownRows } from "./shown_rows.ts";

/** The columns of a table with one row for each tournament. Money is in the unit of the config. */
export const TOURNAMENT_COLUMNS: readonly ColumnSpec[] = [
  { name: "tournament", type: "integer", about: "Number of the tournament, from 1" },
  { name: "entrants", type: "integer", about: "Players of the tournament" },
  { name: "hands", type: "integer", about: "Hands of the tournament at all tables" },
  { name: "cost", type: "number", unit: "money", about: "Buy-in and fee of each" },
  { name: "prizePool", type: "number", unit: "money", about: "All prizes" },
  { name: "winner", type: "text", about: "Name of the player who won" },
  { name: "winnerSeat", type: "integer", about: "Chair at his first hand, from 1" },
  { name: "winnerPrize", type: "number", unit: "money", about: "What he won" },
];

/** Options of a {@link TournamentsRecorder}. */
export interface TournamentsRecorderOptions {
  /**
   * Most rows that are kept, 1,000,000 where left out. When there are more, only every second
   * tournament is kept, then every fourth, and so on.
   */
  readonly maxRows?: number;
  /** Takes the rows whenever there are so many, and the rest at the end; then all are kept. */
  readonly onFull?: RowsTaker;
}

/**
 * Records tournaments as rows; see {@link TOURNAMENT_COLUMNS}. Give it to a run as its observer.
 *
 * @example
 * ```ts
 * import { parseConfig, runSngSeries } from "@marvin/holdem";
 * import { TournamentsRecorder } from "@marvin/holdem/analysis/frames";
 * import { assertEquals } from "@std/assert";
 *
 * const config = parseConfig('[game]\ngame_type = "SitAndGo"\nbuy_in = 10');
 * const observer = new TournamentsRecorder(config);
 * const { totalHands } = await runSngSeries(config, { seed: 7, tournaments: 20, observer });
 * assertEquals(observer.data.rowCount, 20);
 * assertEquals(observer.data.numbers("hands").reduce((sum, hands) => sum + hands), totalHands);
 * ```
 */
export class TournamentsRecorder extends ShownRows implements SimulationObserver, Disposable {
  private readonly rows: ThinnedRows;
  private readonly cost: number;

  /**
   * Starts empty.
   *
   * @param config What is played, which tells what it costs.
   */
  constructor(
    { game }: SimulationConfig,
    { maxRows = 1_000_000, onFull }: TournamentsRecorderOptions = {},
  ) {
    super();
    this.cost = game.buyIn + game.fee;
    this.rows = new ThinnedRows(TOURNAMENT_COLUMNS, maxRows, onFull);
  }

  /** Of how many tournaments one is kept: 1 as long as all are. */
  get stride(): number {
    return this.rows.stride;
  }

  /** The rows so far. */
  override get data(): ColumnData {
    return this.rows.build();
  }

  /** Records a tournament of a run. */
  tournamentCompleted({ number, standings, seats, hands }: CompletedTournament): void {
    if (this.rows.next() === 0) return;
    const [winner] = standings;
    const prizePool = standings.reduce((sum, { prize }) => sum + prize, 0);
    const seat = seats[winner.playerId] + 1;
    const { cost } = this;
    this.rows.add([
      [number, standings.length, hands, cost, prizePool, winner.name, seat, winner.prize],
    ]);
  }

  /** Gives the last rows to `onFull`, where there is one. */
  [Symbol.dispose](): void {
    this.rows.flush();
  }
}
