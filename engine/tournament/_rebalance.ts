/**
 * Moves players between the tables of a tournament, between hands.
 *
 * @module
 */
import { type Prng, shuffle } from "../random/mod.ts";
import type { Seat, Table } from "../table/mod.ts";

/**
 * Closes the tables that are not needed any more and levels the others, so that afterwards no two
 * differ by more than one player.
 *
 * - The last table of the list breaks first. Its players leave in the order drawn from `prng`, each
 *   for the smallest table.
 * - When one table is left, all players draw new seats there and the button starts anew.
 * - When two tables differ by two players, the one due the next big blind at the largest moves to
 *   the smallest (TDA 10), never into its small blind.
 *
 * Whoever moves gets the worst free seat.
 *
 * @param tables All open tables, without players who have no chips; closed ones are removed.
 * @param prng Draws the order in which players leave a table that breaks.
 */
export function rebalance(tables: Table[], prng: Prng): void {
  if (tables.length === 1) return;
  const players = tables.reduce((sum, table) => sum + table.numActive, 0);
  const closed = tables.splice(Math.ceil(players / tables[0].seats.length)).reverse();
  for (const table of closed) {
    const leaving = table.seats.filter((seat) => seat !== null);
    shuffle(leaving, prng);
    for (const seat of leaving) seatAt(smallest(tables), seat);
  }
  if (tables.length === 1) tables[0].shuffleSeats();
  else levelTables(tables);
}

function levelTables(tables: readonly Table[]): void {
  for (;;) {
    const from = largest(tables);
    const to = smallest(tables);
    if (from.numActive - to.numActive < 2) return;
    const seat = from.seats[from.nextBigBlindSeat()]!;
    from.standUp(seat.index);
    seatAt(to, seat);
  }
}

function seatAt(table: Table, { player, stack }: Seat): void {
  table.sitDown(player, stack, table.worstFreeSeat());
}

/** The table with the most players; the last of them, which is the next to break. */
function largest(tables: readonly Table[]): Table {
  return tables.reduce((best, table) => table.numActive >= best.numActive ? table : best);
}

/** The table with the fewest players; the first of them. */
function smallest(tables: readonly Table[]): Table {
  return tables.reduce((best, table) => table.numActive < best.numActive ? table : best);
}
