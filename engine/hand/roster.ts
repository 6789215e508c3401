/**
 * Who is dealt in hand after hand.
 *
 * @module
 */
import type { ActionRecord } from "../player/mod.ts";
import type { PlayerId } from "../types.ts";

/**
 * Who was dealt in, for as long as nobody comes or goes, and what the results of such hands have in
 * common. What is here is shared, so it is frozen.
 */
export class Roster {
  /** The seats dealt in: bit `1 << seat`. */
  declare readonly dealtIn: number;
  /** By seat: who sits there, or null where nobody was dealt in. */
  declare readonly players: readonly (PlayerId | null)[];
  /**
   * The decisions of streets on which nobody bet, by street and who was asked: see `streetActions`.
   */
  readonly checkedStreets: Map<number, readonly ActionRecord[]> = new Map();

  /**
   * Copies who sits where.
   *
   * @param ids Who sits where; stale where nobody was dealt in.
   * @param seats Chairs at the table.
   * @param dealtIn The seats dealt in: bit `1 << seat`.
   */
  constructor(ids: readonly PlayerId[], seats: number, dealtIn: number) {
    this.dealtIn = dealtIn;
    this.players = Object.freeze(
      ids.slice(0, seats).map((id, seat) => (dealtIn >> seat & 1) === 1 ? id : null),
    );
  }
}
