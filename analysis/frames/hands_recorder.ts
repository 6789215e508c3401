/**
 * Records hands while they are played or read: a row for each hand and player.
 *
 * @module
 */
import { adjustAllIn, countersOf, rakeShares, type RecordedHand } from "../metrics/mod.ts";
import type { ColumnBuilder } from "./column_builder.ts";
import type { HandView } from "./hand_column.ts";
import { HAND_COLUMNS } from "./hand_columns.ts";
import { type HandNumbers, RowsRecorder, type RowsRecorderOptions } from "./rows_recorder.ts";

/** Options of a {@link HandsRecorder}. */
export interface HandsRecorderOptions extends RowsRecorderOptions {
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
export class HandsRecorder extends RowsRecorder {
  private readonly allInEv: boolean;
  private counters: Int32Array | undefined;

  /** Starts empty. */
  constructor({ allInEv = true, ...options }: HandsRecorderOptions = {}) {
    super(HAND_COLUMNS, options);
    this.allInEv = allInEv;
  }

  /** A row for each player who was dealt in. */
  protected override write(hand: RecordedHand, numbers: HandNumbers, columns: ColumnBuilder): void {
    const players: number[] = [];
    for (let at = 0; at < hand.dealtIn.length; at++) if (hand.dealtIn[at]) players.push(at);
    const view: HandView = {
      hand,
      number: numbers.number,
      tournament: numbers.tournament,
      players,
      counters: this.counters = countersOf(hand, this.counters),
      rakes: rakeShares(hand),
      allIn: this.allInEv ? adjustAllIn(hand) : null,
    };
    const start = columns.extend(players.length);
    for (let at = 0; at < HAND_COLUMNS.length; at++) {
      HAND_COLUMNS[at].write(view, columns, at, start);
    }
  }
}
