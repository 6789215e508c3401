/**
 * Who sits where, counted from the button.
 *
 * @module
 */
import { type BettingRound, positionNames, POSITIONS } from "../rules/mod.ts";

// Index into POSITIONS by number of places and place, so that a hand looks up no text.
const CODES: readonly Uint8Array[] = [2, 3, 4, 5, 6, 7, 8, 9, 10].map((places) =>
  Uint8Array.from(positionNames(places), (name) => POSITIONS.indexOf(name))
);

/**
 * Finds the position of each seat as an index into `POSITIONS`. An empty button chair and a dead
 * small blind keep their places, so the others keep their names.
 *
 * @param round Who was dealt in where.
 * @param players How many that are.
 * @param button Seat of the button.
 * @param smallBlindSeat Seat that posts the small blind, or -1.
 * @param into The positions by seat; those of seats where nobody was dealt in stay as they are.
 */
export function findPositions(
  round: BettingRound,
  players: number,
  button: number,
  smallBlindSeat: number,
  into: Uint8Array,
): void {
  const { seats } = round;
  const headsUp = smallBlindSeat === button;
  const deadButton = !round.isDealtIn(button);
  const deadSmallBlind = smallBlindSeat < 0;
  const places = players + (deadButton ? 1 : 0) + (deadSmallBlind ? 1 : 0);
  const codes = CODES[headsUp ? 0 : Math.max(places, 3) - 2];
  let place = 0;
  for (let step = 0, seat = button; step < seats; step++) {
    if (step === 1 && !headsUp) place = deadSmallBlind ? 2 : 1;
    if (round.isDealtIn(seat)) into[seat] = codes[place++];
    if (++seat >= seats) seat = 0;
  }
}
