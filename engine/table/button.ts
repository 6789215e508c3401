/**
 * Where the button and the blinds are: the dead-button rule (WSOP 87, 88; TDA 32).
 *
 * The big blind always moves to the next player, the small blind goes where the big blind was and
 * the button where the small blind was, even if nobody is left there. So nobody misses a blind or
 * posts one twice running.
 *
 * @module
 */

/** Places of button and blinds for one hand. */
export class ButtonPosition {
  /** Seat of the button; the chair may be empty. */
  button: number = 0;
  /** Seat of the big blind, or -1 before the first hand. */
  bigBlindSeat: number = -1;

  readonly #seats: number;
  /** Chair of the small blind, whether or not somebody is there to post it. */
  #smallBlindChair = -1;
  #isLive: (seat: number) => boolean = () => false;

  /**
   * Waits for the first hand.
   *
   * @param seats Chairs at the table.
   */
  constructor(seats: number) {
    this.#seats = seats;
  }

  /** Starts anew, as after a shuffle of the seats: the next button is the first player after seat 0. */
  reset(): void {
    this.button = 0;
    this.bigBlindSeat = -1;
  }

  /** Puts the button of the next hand on a seat, which must be a player's. */
  startAt(button: number): void {
    this.button = (button + this.#seats - 1) % this.#seats;
    this.bigBlindSeat = -1;
  }

  /** Seat that posts the small blind, or -1 where nobody does. */
  get smallBlindSeat(): number {
    return this.#isLive(this.#smallBlindChair) ? this.#smallBlindChair : -1;
  }

  /**
   * Moves on to the next hand.
   *
   * @param players How many players are dealt in; at least two.
   * @param isLive Whether the player at a seat is dealt in.
   */
  advance(players: number, isLive: (seat: number) => boolean): void {
    const isFirst = this.bigBlindSeat < 0;
    const lastSmallBlind = this.#smallBlindChair;
    const lastBigBlind = this.bigBlindSeat;
    this.bigBlindSeat = this.nextBigBlind(players, isLive);
    if (players === 2) {
      this.button = this.#smallBlindChair = this.#nextLive(this.bigBlindSeat);
      return;
    }
    this.#smallBlindChair = isFirst ? this.#liveBefore(this.bigBlindSeat) : lastBigBlind;
    this.button = isFirst ? this.#liveBefore(this.#smallBlindChair) : lastSmallBlind;
    // Who came to sit between button and small blind would act there without a blind to pay.
    const nearest = this.#liveBefore(this.#smallBlindChair);
    if (this.#stepsToSmallBlind(nearest) < this.#stepsToSmallBlind(this.button)) {
      this.button = nearest;
    }
  }

  /**
   * Seat that posts the big blind of the next hand.
   *
   * @param players As for {@link advance}.
   * @param isLive As for {@link advance}.
   */
  nextBigBlind(players: number, isLive: (seat: number) => boolean): number {
    this.#isLive = isLive;
    if (this.bigBlindSeat >= 0) return this.#nextLive(this.bigBlindSeat);
    const button = this.#nextLive(this.button);
    return this.#nextLive(players === 2 ? button : this.#nextLive(button));
  }

  #stepsToSmallBlind(seat: number): number {
    return (this.#smallBlindChair - seat + this.#seats) % this.#seats;
  }

  #nextLive(seat: number): number {
    let next = seat;
    do next = (next + 1) % this.#seats; while (!this.#isLive(next));
    return next;
  }

  #liveBefore(seat: number): number {
    let before = seat;
    do before = (before + this.#seats - 1) % this.#seats; while (!this.#isLive(before));
    return before;
  }
}
