/**
 * The chips of a hand while its lines are read.
 *
 * @module
 */
import type { Card } from "../../cards/mod.ts";
import type { Chips } from "../../types.ts";
import { lastPostOf } from "../_recorded_facts.ts";
import type { BlindPosting, BlindType, StreetAction } from "../record.ts";
import type { PostWords, Remainder } from "./_remainder.ts";
import type { SeatLine } from "./_seating.ts";

/** A player while the hand is read. */
export interface PlayingSeat extends SeatLine {
  /** Code of the first character of the name, which is the quickest to compare. */
  readonly initial: number;
  /** Both cards, if the text tells them. */
  cards: readonly Card[];
  /** Chips that are not in the middle. */
  behind: Chips;
  /** Chips in the middle that count on this street. */
  streetBet: Chips;
  /** Posts of the player, antes and dead posts included. */
  posted: Chips;
  /** Antes and dead posts among them. */
  dead: Chips;
  /** Whether he posted or acted. */
  isInHand: boolean;
  hasFolded: boolean;
  /** Whether he is not dealt in. */
  sitsOut: boolean;
  /** What he would have won if he had not sold it, as the summary says. */
  won: Chips;
}

/** The posts and actions of one hand, and what they leave each player. */
export class Play {
  /** Players in the order of the chairs. */
  readonly seats: readonly PlayingSeat[];
  readonly streetActions: StreetAction[][] = [[], [], [], []];
  private readonly posts: BlindPosting[] = [];
  private street = 0;
  /** Total that has to be matched on the street, the big blind even where it was posted short. */
  private price: Chips;
  private hasSmallBlind = false;

  /**
   * @param seats Who sits at the table.
   * @param bigBlind The big blind of the stakes.
   * @param stop Makes the error for what cannot be.
   */
  constructor(
    seats: readonly SeatLine[],
    private readonly bigBlind: Chips,
    private readonly stop: (reason: string) => Error,
  ) {
    this.price = bigBlind;
    this.seats = seats.toSorted((a, b) => a.seat - b.seat).map((seat) => ({
      ...seat,
      initial: seat.name.charCodeAt(0),
      cards: [],
      behind: seat.stack,
      streetBet: 0,
      posted: 0,
      dead: 0,
      isInHand: false,
      hasFolded: false,
      won: 0,
    }));
  }

  /** Begins a street; that of a second board as well. */
  startStreet(street: number): void {
    this.street = street;
    this.price = 0;
    for (const seat of this.seats) seat.streetBet = 0;
  }

  /** Takes a post. */
  post(seat: PlayingSeat, words: PostWords, amount: Chips, allIn: boolean): void {
    if (amount === 0) return; // some programs write that nobody pays an ante
    switch (words) {
      case "bothBlinds": { // for missed blinds; only the big one counts as a bet
        const live = Math.min(amount, this.bigBlind);
        this.add(seat, "bigBlind", live, allIn);
        if (amount > live) this.add(seat, "deadPost", amount - live, false);
        return;
      }
      case "smallBlind": // a second one is that of a player who missed his
        this.add(seat, this.hasSmallBlind ? "deadPost" : words, amount, allIn);
        this.hasSmallBlind = true;
        return;
      case "bigBlind":
      case "ante":
      case "straddle":
        this.add(seat, words, amount, allIn);
    }
  }

  /** Takes the action that a line tells. */
  act(seat: PlayingSeat, line: Remainder): void {
    const { price } = this;
    const { action: type, amount, to } = line;
    const added = type === "raise" ? to - seat.streetBet : amount;
    if (added < 0) throw this.stop(`${seat.name} has ${seat.streetBet} in already`);
    seat.behind -= added;
    seat.streetBet += added;
    seat.isInHand = true;
    if (type === "fold") seat.hasFolded = true;
    if (seat.behind < 0) throw this.stop(`${seat.name} puts in more than he has`);
    this.price = Math.max(price, seat.streetBet);
    this.streetActions[this.street].push({
      playerName: seat.name,
      type,
      amount: added,
      to: seat.streetBet,
      by: type === "raise" ? (to > price ? to - price : amount) : 0, // exports print the total twice
      allIn: line.allIn || (added > 0 && seat.behind === 0),
    });
  }

  /** Gives back what nobody matched. */
  giveBack(seat: PlayingSeat, amount: Chips): void {
    seat.behind += amount;
    seat.streetBet -= amount;
    if (seat.streetBet < 0) throw this.stop(`${seat.name} gets back more than he bet`);
    this.streetActions[this.street].push(uncalled(seat.name, amount, seat.streetBet));
  }

  /**
   * Gives back the unmatched part of the last bet where it is just the chips that the pots lack, as
   * some exports leave out the line of the uncalled bet.
   *
   * @param totalPot Chips that should be in the pots.
   */
  giveBackUnmatched(totalPot: Chips): void {
    let [most, second, total] = [0, 0, 0];
    let bettor: PlayingSeat | undefined;
    for (const seat of this.seats) {
      const bet = seat.stack - seat.behind - seat.dead;
      total += bet + seat.dead;
      if (bet <= most) second = Math.max(second, bet);
      else [most, second, bettor] = [bet, most, seat];
    }
    const excess = total - totalPot;
    if (bettor === undefined || excess <= 0 || excess !== most - second) return;
    const isOwn = ({ playerName }: StreetAction) => playerName === bettor.name;
    const lines = this.streetActions.findLast((lines) => lines.some(isOwn)) ??
      this.streetActions[0]; // a blind that nobody called
    const streetBet = lines.findLast(isOwn)?.to ?? most;
    if (streetBet >= excess) lines.push(uncalled(bettor.name, excess, streetBet - excess));
  }

  /** The posts, with those marked that took the last chip. */
  blindPostings(): BlindPosting[] {
    let postings = this.posts;
    for (const { name, stack, posted } of this.seats) {
      if (posted === 0 || posted !== stack) continue;
      const last = lastPostOf(postings, name);
      postings = postings.map((post, at) =>
        post.playerName === name ? { ...post, allIn: at === last } : post
      );
    }
    return postings;
  }

  private add(seat: PlayingSeat, blindType: BlindType, amount: Chips, allIn: boolean): void {
    seat.behind -= amount;
    seat.posted += amount;
    seat.isInHand = true;
    if (blindType === "ante" || blindType === "deadPost") seat.dead += amount;
    else seat.streetBet += amount;
    this.price = Math.max(this.price, seat.streetBet);
    if (seat.behind < 0) throw this.stop(`${seat.name} posts more than he has`);
    this.posts.push({ playerName: seat.name, amount, blindType, allIn });
  }
}

function uncalled(playerName: string, amount: Chips, to: Chips): StreetAction {
  return { playerName, type: "uncalled", amount, to, by: 0, allIn: false };
}
