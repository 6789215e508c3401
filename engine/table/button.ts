/**
 * Where the button and the blinds are: the dead-button rule (WSOP 87, 88; TDA 32).
 *
 * The big blind always moves to the next player, the small blind goes where the big blind was and
 * the button where the small blind was, even if nobody is left there. So nobody misses a blind or
 * posts one twice running.
 *
 * @module
 */
import { countSeats, seatAfter, seatBefore } from "../rules/mod.ts";

/** Places of button and blinds for one hand. */
export class ButtonPosition {
  /** Seat of the button; the chair may be empty. */
  button: number = 0;
  /** Seat of the big blind, or -1 before the first hand. */
  bigBlindSeat: number = -1;
  /** Seat that posts the small blind, or -1 where nobody does. */
  smallBlindSeat: number = -1;

  /** Chair of the small blind, whether or not somebody is there to post it. */
  private smallBlindChair = -1;
  declare private readonly seats: number;

  /**
   * Waits for the first hand.
   *
   * @param seats Chairs at the table.
   */
  constructor(seats: number) {
    this.seats = seats;
  }

  /** Starts anew, as after a shuffle of the seats: the next button is the first player after seat 0. */
  reset(): void {
    this.button = 0;
    this.bigBlindSeat = -1;
  }

  /** Puts the button of the next hand on a seat, which must be a player's. */
  startAt(button: number): void {
    this.button = (button + this.seats - 1) % this.seats;
    this.bigBlindSeat = -1;
  }

  /**
   * Moves on to the next hand.
   *
   * @param live The players dealt in, at least two: bit `1 << seat`.
   */
  advance(live: number): void {
    const isFirst = this.bigBlindSeat < 0;
    const lastSmallBlind = this.smallBlindChair;
    const lastBigBlind = this.bigBlindSeat;
    this.bigBlindSeat = this.nextBigBlind(live);
    if (countSeats(live) === 2) {
      this.button = this.smallBlindChair = seatAfter(live, this.bigBlindSeat);
    } else {
      this.smallBlindChair = isFirst ? seatBefore(live, this.bigBlindSeat) : lastBigBlind;
      // Who came to sit between button and small blind would act there without a blind to pay.
      const nearest = seatBefore(live, this.smallBlindChair);
      const button = isFirst ? nearest : lastSmallBlind;
      this.button = this.stepsToSmallBlind(nearest) < this.stepsToSmallBlind(button)
        ? nearest
        : button;
    }
    this.smallBlindSeat = (live >> this.smallBlindChair & 1) === 1 ? this.smallBlindChair : -1;
  }

  /**
   * Seat that posts the big blind of the next hand.
   *
   * @param live As for {@link advance}.
   */
  nextBigBlind(live: number): number {
    if (this.bigBlindSeat >= 0) return seatAfter(live, this.bigBlindSeat);
    const button = seatAfter(live, this.button);
    return seatAfter(live, countSeats(live) === 2 ? button : seatAfter(live, button));
  }

  /** Places from a seat to the chair of the small blind, clockwise. */
  private stepsToSmallBlind(seat: number): number {
    const steps = this.smallBlindChair - seat;
    return steps < 0 ? steps + this.seats : steps;
  }
}
