/**
 * Sets of seats as the bits of a number: `1 << seat` is in the set where the seat is.
 *
 * @module
 */

/** How many seats are in a set. */
export function countSeats(set: number): number {
  let count = 0;
  for (let rest = set; rest !== 0; rest &= rest - 1) count++;
  return count;
}

/** The lowest seat of a set, or -1 if it is empty. */
export function lowestSeat(set: number): number {
  return 31 - Math.clz32(set & -set);
}

/** The first seat of a set that is not empty clockwise from a seat, which comes last itself. */
export function seatAfter(set: number, seat: number): number {
  const ahead = set >> seat + 1 << seat + 1;
  return lowestSeat(ahead !== 0 ? ahead : set);
}

/** The first seat of a set that is not empty counter-clockwise from a seat, which comes last. */
export function seatBefore(set: number, seat: number): number {
  const behind = set & (1 << seat) - 1;
  return 31 - Math.clz32(behind !== 0 ? behind : set);
}
