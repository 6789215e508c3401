/**
 * What the strategies of one bot share.
 *
 * @module
 */
import { BoardStrength } from "./postflop/board_strength.ts";
import { TableReads } from "./reads/table_reads.ts";

/** One for each bot. */
export class Mind {
  /** What it knows about the others. */
  readonly reads: TableReads = new TableReads();
  /** What it knows about its hand on the board. */
  readonly strength: BoardStrength = new BoardStrength();

  /**
   * Makes one that knows nobody.
   *
   * @param riskAversion How much more than won chips lost ones count if they are the whole stack: 0
   * in cash games.
   */
  constructor(readonly riskAversion: number) {}
}
