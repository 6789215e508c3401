/**
 * Builds the money side of a record from what an iPoker client tells: posts, actions, and what each
 * player won. The client names neither uncalled bets nor rake nor all-ins, and its sums mean
 * different things from action to action; here they get one meaning.
 *
 * @module
 */
import type { Card } from "../../cards/mod.ts";
import type { Chips } from "../../types.ts";
import { lastPostOf } from "../_recorded_facts.ts";
import { wordsOfShown } from "../_shown_hand.ts";
import type {
  BlindPosting,
  HandHistoryPlayer,
  HandHistoryRecord,
  PotCollection,
  ShowdownEntry,
  Stakes,
  StreetAction,
} from "../record.ts";

/** Somebody at the table, in the order of the chairs. */
export interface SeatedPlayer {
  readonly seat: number;
  readonly name: string;
  readonly stack: Chips;
}

/**
 * What the client calls an action. `raiseTo` states the player's total on the street; all others
 * state the chips put in.
 */
export type IpokerAction = "fold" | "check" | "call" | "bet" | "raiseBy" | "raiseTo" | "allIn";

/** What the client calls a post. A `bigBlind` may hold a dead part. */
export type IpokerPost = "smallBlind" | "bigBlind" | "ante";

/** The part of a record that is built here. */
export type BuiltHand = Pick<
  HandHistoryRecord,
  | "players"
  | "blindPostings"
  | "streetActions"
  | "boardCards"
  | "showdownEntries"
  | "collections"
  | "totalPot"
  | "totalRake"
>;

/** A hand that cannot be: the text is damaged or means something else. */
export class UnbelievableHand extends Error {}

/** The builder of one hand. Players are named by their place in the order of the chairs. */
export class HandBuilder {
  private readonly blindPostings: BlindPosting[] = [];
  private readonly streetActions: StreetAction[][] = [[], [], [], []];
  private boardCards: readonly Card[] = [];
  private street = 0;
  private toMatch = 0;
  private bigBlindPosts = 0;
  private smallBlindPosts = 0;
  /** Blinds and ante as they were posted, 0 where they were not posted in full. */
  private readonly posted = { small: 0, big: 0, ante: 0 };

  // By player.
  private readonly behind: Chips[];
  private readonly streetBets: Chips[];
  /** Chips that somebody had to match: all but antes and dead posts. */
  private readonly live: Chips[];
  private readonly lastBetStreets: number[];
  private readonly holeCards: (readonly Card[])[];
  private readonly hasPosted: boolean[];
  /** Whether a player was dealt cards or has acted. */
  private readonly isDealtIn: boolean[];
  private readonly isFolded: boolean[];
  private readonly isSittingOut: boolean[];
  private readonly hasActed: boolean[];
  private lastAggressor = -1;

  /**
   * @param players Who sits at the table, in the order of the chairs.
   * @param buttonSeat Chair of the button.
   * @param bigBlind The hand's big blind, or null where the source does not tell it.
   */
  constructor(
    private readonly players: readonly SeatedPlayer[],
    private readonly buttonSeat: number,
    private readonly bigBlind: Chips | null,
  ) {
    const count = players.length;
    this.behind = players.map(({ stack }) => stack);
    this.streetBets = new Array(count).fill(0);
    this.live = new Array(count).fill(0);
    this.lastBetStreets = new Array(count).fill(0);
    this.holeCards = new Array(count).fill([]);
    this.hasPosted = new Array(count).fill(false);
    this.isDealtIn = new Array(count).fill(false);
    this.isFolded = new Array(count).fill(false);
    this.isSittingOut = new Array(count).fill(false);
    this.hasActed = new Array(count).fill(false);
  }

  /** Takes an ante or blind. A second small blind of a hand, or what exceeds the big blind, is dead. */
  post(at: number, type: IpokerPost, amount: Chips): void {
    if (this.street > 0) throw new UnbelievableHand(`${this.nameOf(at)} posts after the flop`);
    if (amount === 0) return;
    this.hasPosted[at] = true;
    switch (type) {
      case "ante":
        this.addPost(at, "ante", amount);
        this.posted.ante = Math.max(this.posted.ante, amount);
        return;
      case "smallBlind":
        if (this.smallBlindPosts++ > 0) return this.addPost(at, "deadPost", amount);
        this.addPost(at, "smallBlind", amount);
        if (this.behind[at] > 0) this.posted.small = amount;
        return;
      case "bigBlind": {
        const big = this.bigBlind ?? (this.posted.big || Infinity);
        if (amount > big) this.addPost(at, "deadPost", amount - big);
        this.addPost(at, "bigBlind", Math.min(amount, big));
        if (this.bigBlindPosts++ === 0 && this.behind[at] > 0) this.posted.big = amount;
      }
    }
  }

  /** Takes an action of a street from 0 (preflop) to 3 (river). */
  act(street: number, at: number, action: IpokerAction, amount: Chips): void {
    while (this.street < street) this.startNextStreet();
    if (this.street === 0) this.toMatch = Math.max(this.toMatch, this.bigBlind ?? 0);
    this.isDealtIn[at] = true;
    this.hasActed[at] = true;
    switch (action) {
      case "fold":
        this.isFolded[at] = true;
        return this.addAction(at, "fold", 0, 0);
      case "check":
        return this.addAction(at, "check", 0, 0);
      case "call":
        if (amount === 0) return this.addAction(at, "check", 0, 0);
        return this.putIn(at, "call", amount);
      case "bet":
      case "raiseBy":
      case "allIn":
        return this.bet(at, amount);
      case "raiseTo":
        return this.bet(at, amount - this.streetBets[at]);
    }
  }

  /** Notes that a player was dealt cards, known or not. */
  deal(at: number, cards: readonly Card[]): void {
    this.isDealtIn[at] = true;
    if (cards.length > 0) this.holeCards[at] = cards;
  }

  /** Notes that a player sits out, though he may have paid an ante. */
  sitOut(at: number): void {
    this.isSittingOut[at] = true;
  }

  /** Adds the cards of the flop, turn or river (street 1 to 3). */
  dealBoard(street: number, cards: readonly Card[]): void {
    const before = street === 1 ? 0 : street + 1;
    if (this.boardCards.length !== before || cards.length !== (street === 1 ? 3 : 1)) {
      throw new UnbelievableHand(
        `${cards.length} cards are dealt to a board of ${this.boardCards.length}`,
      );
    }
    this.boardCards = [...this.boardCards, ...cards];
  }

  /** The level as posts in full show it, or null if they do not. */
  get postedStakes(): Stakes | null {
    const { small, big, ante } = this.posted;
    return small > 0 && big > 0 ? { smallBlind: small, bigBlind: big, ante } : null;
  }

  /** The largest ante that was posted. */
  get postedAnte(): Chips {
    return this.posted.ante;
  }

  /** Whether nobody put in anything. */
  get isEmpty(): boolean {
    return this.blindPostings.length === 0 && this.live.every((chips) => chips === 0);
  }

  /** Whether nothing can follow: one player is left, or the betting on the river is over. */
  get isOver(): boolean {
    const inHand = this.playersInHand();
    if (inHand.length < 2) return inHand.length === 1 && !this.isEmpty;
    if (this.boardCards.length < 5) return false;
    const able = inHand.filter((at) => this.behind[at] > 0);
    const bets = this.street < 3 ? 0 : this.toMatch;
    const unmatched = able.filter((at) => bets > 0 && this.streetBets[at] < bets);
    if (unmatched.length > 0) return false;
    return able.length < 2 || (this.street === 3 && able.every((at) => this.hasActed[at]));
  }

  /**
   * Ends the hand.
   *
   * @param wins What each player won, or null where the source does not say.
   * @param includeUncalled Whether that holds the uncalled bet.
   * @throws {UnbelievableHand} If the sums do not make up a hand.
   */
  finish(wins: readonly (Chips | null)[], includeUncalled: boolean): BuiltHand {
    this.markPostsAllIn();
    const uncalledAt = this.giveUncalledBack();
    const uncalled = uncalledAt < 0 ? 0 : this.uncalledOf(uncalledAt);
    const collections: PotCollection[] = [];
    let collected = 0;
    for (let at = 0; at < this.players.length; at++) {
      const win = wins[at];
      if (win === null && (this.isDealtIn[at] || this.hasPosted[at])) {
        throw new UnbelievableHand(`it is not said what ${this.nameOf(at)} wins`);
      }
      let amount = win ?? 0;
      if (includeUncalled && at === uncalledAt) amount -= uncalled;
      if (amount < 0) {
        throw new UnbelievableHand(
          `${this.nameOf(at)} is said to win ${win}, but ${uncalled} goes back to him`,
        );
      }
      if (amount > 0) collections.push({ playerName: this.nameOf(at), amount, pot: 0 });
      collected += amount;
    }
    if (collected === 0) throw new UnbelievableHand("no player is said to win anything");
    let totalPot = -uncalled;
    for (let at = 0; at < this.players.length; at++) {
      totalPot += this.players[at].stack - this.behind[at];
    }
    if (collected > totalPot) {
      throw new UnbelievableHand(`${collected} is won of a pot of ${totalPot}`);
    }
    return {
      players: this.players.map((player, at) => this.finishedPlayer(player, at)),
      blindPostings: this.blindPostings,
      streetActions: this.streetActions,
      boardCards: this.boardCards,
      showdownEntries: this.showdown(),
      collections,
      totalPot,
      totalRake: totalPot - collected,
    };
  }

  private finishedPlayer({ seat, name, stack }: SeatedPlayer, at: number): HandHistoryPlayer {
    const player = { seat, name, stack, holeCards: this.holeCards[at] };
    const isAbsent = !this.isDealtIn[at] && !this.hasPosted[at];
    return isAbsent || this.isSittingOut[at] ? { ...player, sittingOut: true } : player;
  }

  private addPost(at: number, blindType: BlindPosting["blindType"], amount: Chips): void {
    this.take(at, amount);
    if (blindType !== "ante" && blindType !== "deadPost") {
      this.live[at] += amount;
      this.streetBets[at] += amount;
      this.toMatch = Math.max(this.toMatch, this.streetBets[at]);
    }
    this.blindPostings.push({ playerName: this.nameOf(at), amount, blindType, allIn: false });
  }

  private markPostsAllIn(): void {
    for (let at = 0; at < this.players.length; at++) {
      const name = this.nameOf(at);
      let posted = 0;
      for (const { playerName, amount } of this.blindPostings) {
        if (playerName === name) posted += amount;
      }
      if (posted === 0 || posted !== this.players[at].stack) continue;
      const last = lastPostOf(this.blindPostings, name);
      this.blindPostings[last] = { ...this.blindPostings[last], allIn: true };
    }
  }

  private startNextStreet(): void {
    this.street++;
    this.toMatch = 0;
    this.streetBets.fill(0);
    this.hasActed.fill(false);
    this.lastAggressor = -1;
  }

  /** A bet, raise or all-in is what the amounts make of it, whatever the client calls it. */
  private bet(at: number, amount: Chips): void {
    if (amount <= 0) {
      throw new UnbelievableHand(`${this.nameOf(at)} has ${this.streetBets[at]} in already`);
    }
    const to = this.streetBets[at] + amount;
    if (to <= this.toMatch) return this.putIn(at, "call", amount);
    this.hasActed.fill(false);
    this.hasActed[at] = true;
    this.lastAggressor = at;
    this.putIn(at, this.toMatch === 0 ? "bet" : "raise", amount);
  }

  private putIn(at: number, type: "call" | "bet" | "raise", amount: Chips): void {
    this.take(at, amount);
    this.live[at] += amount;
    this.streetBets[at] += amount;
    this.lastBetStreets[at] = this.street;
    const by = type === "raise" ? this.streetBets[at] - this.toMatch : 0;
    this.toMatch = Math.max(this.toMatch, this.streetBets[at]);
    this.addAction(at, type, amount, by);
  }

  private addAction(at: number, type: StreetAction["type"], amount: Chips, by: Chips): void {
    this.streetActions[this.street].push({
      playerName: this.nameOf(at),
      type,
      amount,
      to: this.streetBets[at],
      by,
      allIn: amount > 0 && this.behind[at] === 0,
    });
  }

  private take(at: number, amount: Chips): void {
    this.behind[at] -= amount;
    if (this.behind[at] < 0) {
      const { name, stack } = this.players[at];
      throw new UnbelievableHand(`${name} puts in ${stack - this.behind[at]} of ${stack} chips`);
    }
  }

  /** Adds the line of the uncalled bet; gives its player, or -1 if every bet was called. */
  private giveUncalledBack(): number {
    const at = this.live.indexOf(Math.max(...this.live));
    if (at < 0 || this.isFolded[at]) return -1;
    const amount = this.uncalledOf(at);
    if (amount === 0) return -1;
    const street = this.lastBetStreets[at];
    let streetTotal = 0;
    for (const { playerName, to } of this.streetActions[street]) {
      if (playerName === this.nameOf(at)) streetTotal = to;
    }
    // A blind that was never followed by an action of its player.
    if (streetTotal === 0) streetTotal = this.live[at];
    this.streetActions[street].push({
      playerName: this.nameOf(at),
      type: "uncalled",
      amount,
      to: streetTotal - amount,
      by: 0,
      allIn: false,
    });
    return at;
  }

  /** What the player with the largest live contribution has above the second largest. */
  private uncalledOf(top: number): Chips {
    let second = 0;
    for (let at = 0; at < this.live.length; at++) {
      if (at !== top) second = Math.max(second, this.live[at]);
    }
    return this.live[top] - second;
  }

  private playersInHand(): number[] {
    const inHand: number[] = [];
    for (let at = 0; at < this.players.length; at++) {
      const hasCards = this.isDealtIn[at] || (this.hasPosted[at] && !this.isSittingOut[at]);
      if (hasCards && !this.isFolded[at]) inHand.push(at);
    }
    return inHand;
  }

  /**
   * The hands at the end, as the last who bet on the river, else the first left of the button,
   * would show them first. The client does not tell who showed and who mucked: a hand that is known
   * counts as shown.
   */
  private showdown(): ShowdownEntry[] {
    const inHand = this.playersInHand();
    if (inHand.length < 2) return [];
    let first = this.street === 3 ? inHand.indexOf(this.lastAggressor) : -1;
    if (first < 0) first = inHand.findIndex((at) => this.players[at].seat > this.buttonSeat);
    const order = first < 0 ? inHand : [...inHand.slice(first), ...inHand.slice(0, first)];
    return order.map((at) => {
      const holeCards = this.holeCards[at];
      const description = wordsOfShown(holeCards, this.boardCards);
      return { playerName: this.nameOf(at), holeCards, description };
    });
  }

  private nameOf(at: number): string {
    return this.players[at].name;
  }
}
