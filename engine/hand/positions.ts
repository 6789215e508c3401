/**
 * Who sits where, counted from the button.
 *
 * @module
 */
import { countSeats, type Position, positionNames, POSITIONS } from "../rules/mod.ts";

// Index into POSITIONS by number of places and place, so that a hand looks up no text.
const CODES: readonly Uint8Array[] = [2, 3, 4, 5, 6, 7, 8, 9, 10].map((places) =>
  Uint8Array.from(positionNames(places), (name) => POSITIONS.indexOf(name))
);

/** The positions at a table for as long as nobody comes or goes and the button lies at a seat. */
export class SeatPositions {
  /** Who was dealt in: bit `1 << seat`. */
  declare readonly dealtIn: number;
  /** Seat that posts the small blind, or -1. */
  declare readonly smallBlindSeat: number;
  /** By seat: index into `POSITIONS`; 0 where nobody was dealt in. */
  declare readonly codes: Uint8Array;
  /** By seat: the position, or null where nobody was dealt in. */
  declare readonly names: readonly (Position | null)[];

  /**
   * Finds the positions. An empty button chair and a dead small blind keep their places, so the
   * others keep their names.
   *
   * @param seats Chairs at the table.
   * @param dealtIn Who was dealt in: bit `1 << seat`.
   * @param button Seat of the button.
   * @param smallBlindSeat Seat that posts the small blind, or -1.
   */
  constructor(seats: number, dealtIn: number, button: number, smallBlindSeat: number) {
    const codes = new Uint8Array(seats);
    const names: (Position | null)[] = [];
    for (let seat = 0; seat < seats; seat++) names.push(null);
    const headsUp = smallBlindSeat === button;
    const deadButton = (dealtIn >> button & 1) === 0;
    const deadSmallBlind = smallBlindSeat < 0;
    const places = countSeats(dealtIn) + (deadButton ? 1 : 0) + (deadSmallBlind ? 1 : 0);
    const order = CODES[headsUp ? 0 : Math.max(places, 3) - 2];
    let place = 0;
    for (let step = 0, seat = button; step < seats; step++) {
      if (step === 1 && !headsUp) place = deadSmallBlind ? 2 : 1;
      if ((dealtIn >> seat & 1) === 1) {
        codes[seat] = order[place++];
        names[seat] = POSITIONS[codes[seat]];
      }
      if (++seat >= seats) seat = 0;
    }
    this.dealtIn = dealtIn;
    this.smallBlindSeat = smallBlindSeat;
    this.codes = codes;
    this.names = Object.freeze(names);
  }
}
