/**
 * Who pays the rake of a hand.
 *
 * @module
 */
import { DEAD_POST, type HandLog, type HandRunner } from "../../hand/mod.ts";
import { ALL_IN, EMPTY } from "../../rules/mod.ts";
import type { Chips } from "../../types.ts";
import { addWide } from "./_wide_sum.ts";

/** Units in a chip of rake. */
export const RAKE_UNITS = 1_000_000;

/**
 * Shares the rake of each pot among those who put chips into it, in proportion to the chips. The
 * shares add up to the rake exactly; each is within a unit of its fair value.
 *
 * @param hand A hand that is over.
 * @param data The rows of all players.
 * @param rows By seat: where the player's row begins.
 * @param column Column of a row to add the share to: a wide sum, in units of {@link RAKE_UNITS}.
 */
export function shareRake(
  hand: HandRunner,
  data: Float64Array,
  rows: Int32Array,
  column: number,
): void {
  const { round, pots, seats } = hand;
  const { status, committed } = round;
  // Pots are the layers between the all-ins; the last one has everything above. The first may be one
  // of dead posts alone: see `Pots`.
  let low = -1;
  for (let pot = 0; pot < pots.count; pot++) {
    let high = Infinity;
    if (pot < pots.count - 1) {
      for (let seat = 0; seat < seats; seat++) {
        const chips = committed[seat];
        if (status[seat] === ALL_IN && chips > low && chips < high) high = chips;
      }
    }
    const bottom = low < 0 ? 0 : low;
    const units = pots.rake[pot] * RAKE_UNITS;
    const amount = pots.amount[pot];
    let chips = 0;
    let shared = 0;
    for (let seat = 0; seat < seats && units > 0; seat++) {
      if (status[seat] === EMPTY) continue;
      const top = committed[seat] < high ? committed[seat] : high;
      let added = top > bottom ? top - bottom : 0;
      if (pot === 0 && round.dead > 0) added += deadChips(hand.log, seat);
      if (added === 0) continue;
      chips += added;
      // Rounding the running total, not the parts, makes the parts add up.
      const soFar = Math.round(units * (chips / amount));
      addWide(data, rows[seat] + column, soFar - shared);
      shared = soFar;
    }
    low = high;
  }
}

function deadChips(log: HandLog, seat: number): Chips {
  let chips = 0;
  for (let entry = 0; entry < log.length; entry++) {
    if (log.kind(entry) === DEAD_POST && log.seat(entry) === seat) chips += log.amount(entry);
  }
  return chips;
}
