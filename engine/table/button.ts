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
  button = 0;
  /** Chair of the small blind, whether or not somebody is there to post it. */
  private smallBlindChair = -1;
  /** Seat of the big blind, or -1 before the first hand. */
  bigBlindSeat = -1;

  private isLive: (seat: number) => boolean = () => false;

  /** @param seats Chairs at the table. */
  constructor(private readonly seats: number) {}

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

  /** Seat that posts the small blind, or -1 where nobody does. */
  get smallBlindSeat(): number {
    return this.isLive(this.smallBlindChair) ? this.smallBlindChair : -1;
  }

  /** The chair of the small blind; a newcomer must not take it. -1 before the first hand. */
  get smallBlindPlace(): number {
    return this.bigBlindSeat < 0 ? -1 : this.smallBlindChair;
  }

  /**
   * Moves on to the next hand.
   *
   * @param players How many players are dealt in; at least two.
   * @param isLive Whether the player at a seat is dealt in.
   */
  advance(players: number, isLive: (seat: number) => boolean): void {
    this.isLive = isLive;
    if (this.bigBlindSeat < 0) {
      this.button = this.nextLive(this.button);
      this.smallBlindChair = players === 2 ? this.button : this.nextLive(this.button);
      this.bigBlindSeat = this.nextLive(this.smallBlindChair);
      return;
    }
    const lastBigBlind = this.bigBlindSeat;
    const lastSmallBlind = this.smallBlindChair;
    this.bigBlindSeat = this.nextLive(lastBigBlind);
    if (players === 2) {
      this.button = this.smallBlindChair = this.nextLive(this.bigBlindSeat);
      return;
    }
    this.smallBlindChair = lastBigBlind;
    this.button = lastSmallBlind;
    // A newcomer at a short table can leave the button at or past the new big blind.
    if (
      this.stepsTo(this.button) >= this.stepsTo(this.smallBlindChair) ||
      this.stepsTo(this.button) === 0
    ) {
      this.button = this.liveBefore(this.smallBlindChair);
    }
  }

  /** Steps clockwise from the big blind to a seat. */
  private stepsTo(seat: number): number {
    return (seat - this.bigBlindSeat + this.seats) % this.seats;
  }

  private nextLive(seat: number): number {
    let next = seat;
    do next = (next + 1) % this.seats; while (!this.isLive(next));
    return next;
  }

  private liveBefore(seat: number): number {
    let before = seat;
    do before = (before + this.seats - 1) % this.seats; while (!this.isLive(before));
    return before;
  }
}
