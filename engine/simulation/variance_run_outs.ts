/**
 * What the rest of the board may bring: who wins which pot, and how likely that is.
 *
 * @module
 */
import { type Card, DECK_SIZE } from "../cards/mod.ts";
import { evaluate7 } from "../evaluator/mod.ts";
import type { HandRunner } from "../hand/mod.ts";
import { drawBelow, type Prng } from "../random/mod.ts";
import type { Chips } from "../types.ts";

/** A pot that is played for. */
export interface OpenPot {
  /** Chips for the winners. */
  readonly amount: Chips;
  /** Who may win it: bit `1 << seat`. */
  readonly eligible: number;
}

/** One way in which the pots may go. */
export interface PotOutcome {
  /** Winners of each pot: bit `1 << seat`. */
  readonly winners: readonly number[];
  /** How many of the run-outs looked at end so. */
  count: number;
}

/** What there is to win, and what is known of the board. */
export interface OpenHand {
  /** The hand: only its players and cards are looked at. */
  readonly hand: HandRunner;
  /** Cards on the board that lie already, from 0 to 5. */
  readonly boardCount: number;
  /** The pots. */
  readonly pots: readonly OpenPot[];
  /** Draws run-outs where there are too many to look at all. */
  readonly prng: () => Prng;
}

/** Most run-outs that a flop leaves: two of the 45 cards that heads-up players do not see. */
const FLOP_RUN_OUTS = 45 * 44 / 2;

/** Goes through run-outs; one object serves hand after hand. */
export class RunOuts {
  private readonly stub: Card[] = [];
  private readonly board: Card[] = [0, 0, 0, 0, 0] as Card[];
  private readonly seats: number[] = [];
  private readonly values: number[] = [];
  private question = "";
  private found: number[] = [];
  private outcomes: PotOutcome[] = [];
  private pots: readonly OpenPot[] = [];

  /**
   * @param sample Run-outs looked at, at random, where there are more of them and more than a flop
   * leaves.
   */
  constructor(private readonly sample: number) {}

  /**
   * How the pots may go. Cards of all players dealt in, folded or not, cannot come any more.
   *
   * @returns All outcomes that were seen; their counts add up to the run-outs looked at.
   */
  outcomesOf({ hand, boardCount, pots, prng }: OpenHand): readonly PotOutcome[] {
    // Who wins does not depend on how much, so a bet that all call changes nothing.
    const question = [boardCount, ...pots.map(({ eligible }) => eligible)].join();
    if (question === this.question) return this.outcomes;
    this.question = question;
    this.outcomes = [];
    this.pots = pots;
    this.found = pots.map(() => 0);
    this.collectCards(hand, boardCount);
    const all = countBoards(this.stub.length, 5 - boardCount);
    if (all <= Math.max(this.sample, FLOP_RUN_OUTS)) {
      this.lookAtAll(hand, boardCount, 0);
    } else this.lookAtSome(hand, boardCount, prng());
    return this.outcomes;
  }

  /** Forgets the last answer; to be called before the first question about another hand. */
  forget(): void {
    this.question = "";
  }

  private collectCards({ round, seats, holeCards, board }: HandRunner, boardCount: number): void {
    const { stub } = this;
    const known = new Uint8Array(DECK_SIZE);
    for (let seat = 0; seat < seats; seat++) {
      if (round.isDealtIn(seat)) {
        known[holeCards[2 * seat]] = known[holeCards[2 * seat + 1]] = 1;
      }
    }
    for (let place = 0; place < boardCount; place++) {
      this.board[place] = board[place] as Card;
      known[board[place]] = 1;
    }
    stub.length = this.seats.length = 0;
    for (let card = 0; card < DECK_SIZE; card++) if (known[card] === 0) stub.push(card as Card);
    const contested = this.pots.reduce((seats, { eligible }) => seats | eligible, 0);
    for (let seat = 0; seat < seats; seat++) {
      if ((contested >> seat & 1) === 1) this.seats.push(seat);
    }
  }

  private lookAtAll(hand: HandRunner, place: number, from: number): void {
    if (place === 5) return this.look(hand);
    const { stub, board } = this;
    for (let at = from; at < stub.length; at++) {
      board[place] = stub[at];
      this.lookAtAll(hand, place + 1, at + 1);
    }
  }

  private lookAtSome(hand: HandRunner, boardCount: number, prng: Prng): void {
    const { stub, board } = this;
    for (let looks = this.sample; looks > 0; looks--) {
      for (let place = boardCount, at = 0; place < 5; place++, at++) {
        const other = at + drawBelow(prng, stub.length - at);
        const card = stub[other];
        stub[other] = stub[at];
        board[place] = stub[at] = card;
      }
      this.look(hand);
    }
  }

  /** Finds out who wins on the board that lies now. */
  private look({ holeCards }: HandRunner): void {
    const { board, found, pots, seats, values } = this;
    for (let at = 0; at < seats.length; at++) {
      const seat = seats[at];
      values[seat] = evaluate7(
        holeCards[2 * seat] as Card,
        holeCards[2 * seat + 1] as Card,
        board[0],
        board[1],
        board[2],
        board[3],
        board[4],
      );
    }
    for (let pot = 0; pot < pots.length; pot++) {
      const { eligible } = pots[pot];
      let best = -1;
      let winners = 0;
      for (let at = 0; at < seats.length; at++) {
        const seat = seats[at];
        if ((eligible >> seat & 1) === 0) continue;
        const value = values[seat];
        if (value > best) {
          best = value;
          winners = 1 << seat;
        } else if (value === best) winners |= 1 << seat;
      }
      found[pot] = winners;
    }
    this.count();
  }

  /** There are few outcomes, so a list is searched faster than any map. */
  private count(): void {
    const { outcomes, found } = this;
    for (let at = 0; at < outcomes.length; at++) {
      const { winners } = outcomes[at];
      let pot = 0;
      while (pot < found.length && winners[pot] === found[pot]) pot++;
      if (pot === found.length) {
        outcomes[at].count++;
        return;
      }
    }
    outcomes.push({ winners: [...found], count: 1 });
  }
}

/** Ways to take some of the cards. */
function countBoards(cards: number, missing: number): number {
  let boards = 1;
  for (let left = missing; left > 0; left--) {
    boards *= (cards - missing + left) / (missing - left + 1);
  }
  return Math.round(boards);
}
