/**
 * The outcome of a hand as plain data.
 *
 * @module
 */
import { Board, type Card, HoleCards } from "../cards/mod.ts";
import type { HandValue } from "../evaluator/mod.ts";
import type { ActionRecord } from "../player/mod.ts";
import { countSeats, noChips, type Position } from "../rules/mod.ts";
import { type Chips, MAX_SEATS, type PlayerId, type SeatIndex } from "../types.ts";
import { type Post, postsOf, streetActions } from "./action_records.ts";
import type { HandRunner } from "./hand_runner.ts";

/** What a player got from one pot. */
export interface PotWinner {
  /** Who won. */
  readonly playerId: PlayerId;
  /** Where the winner sat, from 0. */
  readonly seat: SeatIndex;
  /** Chips, after rake. */
  readonly amount: Chips;
}

/**
 * Everything there is to know about a finished hand. Lists named "by seat" have one entry for each
 * chair, with null (or 0 chips) where nobody was dealt in. Plain data, fit for JSON; what results
 * share with each other is frozen.
 */
export interface HandResult {
  /** Number of the hand at its table, from 1. */
  readonly handNumber: number;
  /** Winners of each pot, main pot first, each list clockwise from the left of the button. */
  readonly potWinners: readonly (readonly PotWinner[])[];
  /** Chips in each pot before rake. */
  readonly potAmounts: readonly Chips[];
  /** Seats that could win each pot. */
  readonly potEligible: readonly (readonly SeatIndex[])[];
  /** By seat: value of the hand at showdown, else null. */
  readonly handValues: readonly (HandValue | null)[];
  /** The cards that were opened; five if there was a showdown. */
  readonly board: Board;
  /** By seat: chips won or lost. They add up to minus the rake. */
  readonly chipMovements: readonly Chips[];
  /** Rake deducted from all pots. */
  readonly totalRake: Chips;
  /** Rake deducted from each pot. */
  readonly rakePerPot: readonly Chips[];
  /** Actions on each street: preflop, flop, turn, river. */
  readonly actions: readonly (readonly ActionRecord[])[];
  /** Antes and blinds in the order in which they were paid. */
  readonly posts: readonly Post[];
  /** Bet that nobody matched and that went back before the pots were made, or null. */
  readonly uncalled: { readonly seat: SeatIndex; readonly amount: Chips } | null;
  /** By seat: everybody's cards, shown or not. */
  readonly holeCards: readonly (HoleCards | null)[];
  /** By seat: who sat there. */
  readonly seatAssignments: readonly (PlayerId | null)[];
  /** By seat: place counted from the button. */
  readonly positions: readonly (Position | null)[];
  /** By seat: chips before the first post. */
  readonly startingStacks: readonly Chips[];
  /** Seats that went to showdown in the order in which they show; empty without one. */
  readonly showOrder: readonly SeatIndex[];
  /** Seat that posted the small blind, or null where it was dead. */
  readonly sbSeat: SeatIndex | null;
  /** Seat that posted the big blind, be it less than {@link bigBlind}. */
  readonly bbSeat: SeatIndex;
  /** Seat of the button; in tournaments the chair may be empty. */
  readonly dealerSeat: SeatIndex;
  /** Small blind of the level. */
  readonly smallBlind: Chips;
  /** Big blind of the level. */
  readonly bigBlind: Chips;
  /** Ante each player owed; 0 if there was none. */
  readonly ante: Chips;
}

// Lists that results share are frozen, as a change would show in all of them.
const NOBODY: readonly SeatIndex[] = Object.freeze([]);
const NO_RAKES = Array.from({ length: MAX_SEATS + 1 }, (_, pots) => Object.freeze(noChips(pots)));

/** Copies the outcome out of a runner whose hand is over. */
export function buildHandResult(hand: HandRunner): HandResult {
  const { round, pots, seats } = hand;
  // Lists of the right length from the start, as lists that grow are slow.
  const handValues: (HandValue | null)[] = new Array(seats);
  const chipMovements: Chips[] = new Array(seats);
  const holeCards: (HoleCards | null)[] = new Array(seats);
  const startingStacks: Chips[] = new Array(seats);
  for (let seat = 0; seat < seats; seat++) {
    const dealtIn = round.isDealtIn(seat);
    handValues[seat] = hand.values[seat] > 0 ? hand.values[seat] as HandValue : null;
    chipMovements[seat] = dealtIn ? hand.net(seat) : 0;
    holeCards[seat] = dealtIn ? holeCardsOf(hand, seat) : null;
    startingStacks[seat] = dealtIn ? hand.startingStack[seat] : 0;
  }
  const { count } = pots;
  const potAmounts: Chips[] = new Array(count);
  const potWinners: PotWinner[][] = new Array(count);
  const potEligible: (readonly SeatIndex[])[] = new Array(count);
  for (let pot = 0; pot < count; pot++) {
    potAmounts[pot] = pots.amount[pot];
    potWinners[pot] = winnersOf(hand, pot);
    potEligible[pot] = seatsFrom(0, pots.eligible[pot]);
  }
  return {
    handNumber: hand.handNumber,
    potWinners,
    potAmounts,
    potEligible,
    handValues,
    board: boardOf(hand),
    chipMovements,
    totalRake: pots.totalRake,
    rakePerPot: pots.totalRake === 0 ? NO_RAKES[count] : pots.rake.slice(0, count),
    actions: streetActions(hand),
    posts: postsOf(hand),
    uncalled: hand.uncalledSeat < 0
      ? null
      : { seat: hand.uncalledSeat as SeatIndex, amount: hand.uncalled },
    holeCards,
    seatAssignments: hand.roster.players,
    positions: hand.positions.names,
    startingStacks,
    showOrder: showOrder(hand),
    sbSeat: hand.smallBlindSeat < 0 ? null : hand.smallBlindSeat as SeatIndex,
    bbSeat: hand.bigBlindSeat as SeatIndex,
    dealerSeat: hand.button as SeatIndex,
    smallBlind: hand.smallBlind,
    bigBlind: hand.bigBlind,
    ante: hand.ante,
  };
}

/** The cards of a seat that was dealt in. */
export function holeCardsOf(hand: HandRunner, seat: number): HoleCards {
  return HoleCards.of(hand.holeCards[2 * seat] as Card, hand.holeCards[2 * seat + 1] as Card);
}

/** The open board cards. */
export function boardOf(hand: HandRunner): Board {
  if (hand.boardCount === 0) return Board.EMPTY;
  const cards: Card[] = new Array(hand.boardCount);
  for (let place = 0; place < hand.boardCount; place++) cards[place] = hand.board[place] as Card;
  return new Board(cards, true);
}

/**
 * Seats in the order in which they show: whoever bet or raised last on the river, else the first
 * seat left of the button, then clockwise (WSOP rule 70). Empty without a showdown.
 */
export function showOrder(hand: HandRunner): readonly SeatIndex[] {
  if (!hand.showdown) return NOBODY;
  const { round, seats } = hand;
  const first = hand.street === 3 && round.aggressor >= 0 ? round.aggressor : hand.button + 1;
  return seatsFrom(first < seats ? first : 0, round.liveSeats());
}

function winnersOf(hand: HandRunner, pot: number): PotWinner[] {
  const { pots, seats } = hand;
  const set = pots.winners[pot];
  const winners: PotWinner[] = new Array(countSeats(set));
  for (let count = 0, seat = hand.button + 1; count < winners.length; seat++) {
    if (seat >= seats) seat = 0;
    if ((set >> seat & 1) === 0) continue;
    winners[count++] = {
      playerId: hand.ids[seat],
      seat: seat as SeatIndex,
      amount: pots.share[pot * MAX_SEATS + seat],
    };
  }
  return winners;
}

/** Lists of seats that have been asked for, by set and first seat. */
const SEAT_LISTS: (readonly SeatIndex[] | undefined)[] = new Array(MAX_SEATS << MAX_SEATS)
  .fill(undefined);

/** The seats of a set clockwise from a seat; the same gives the same list. */
function seatsFrom(first: number, set: number): readonly SeatIndex[] {
  return SEAT_LISTS[first << MAX_SEATS | set] ??= listSeats(first, set);
}

function listSeats(first: number, set: number): readonly SeatIndex[] {
  const list: SeatIndex[] = [];
  for (let step = 0; step < MAX_SEATS; step++) {
    const seat = (first + step) % MAX_SEATS;
    if ((set >> seat & 1) === 1) list.push(seat as SeatIndex);
  }
  return Object.freeze(list);
}
