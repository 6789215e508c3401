/**
 * The outcome of a hand as plain data.
 *
 * @module
 */
import { Board, type Card, HoleCards } from "../cards/mod.ts";
import type { HandValue } from "../evaluator/mod.ts";
import type { ActionRecord } from "../player/mod.ts";
import { EMPTY, FOLDED, type Position, POSITIONS, STREETS } from "../rules/mod.ts";
import { type Chips, MAX_SEATS, type PlayerId, type SeatIndex } from "../types.ts";
import { BIG_BLIND, IS_ALL_IN, LOG_KINDS, RAISE, SMALL_BLIND, UNCALLED } from "./hand_log.ts";
import type { HandRunner } from "./hand_runner.ts";
import { seatPositions } from "./positions.ts";

/** What a player got from one pot. */
export interface PotWinner {
  /** Who won. */
  readonly playerId: PlayerId;
  /** Where the winner sat, from 0. */
  readonly seat: SeatIndex;
  /** Chips, after rake. */
  readonly amount: Chips;
}

/** An ante or blind. */
export interface Post {
  /** Who posted. */
  readonly playerId: PlayerId;
  /** Where the player sat, from 0. */
  readonly seat: SeatIndex;
  /** What for. Antes and dead posts go to the pot and are no part of the player's bet. */
  readonly type: "ante" | "smallBlind" | "bigBlind" | "deadPost";
  /** Chips, as many as the player had. */
  readonly amount: Chips;
  /** Whether it took the player's last chip. */
  readonly allIn: boolean;
}

/**
 * Everything there is to know about a finished hand. Lists named "by seat" have one entry for each
 * chair, with null (or 0 chips) where nobody was dealt in. Plain data, fit for JSON.
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

/** Copies the outcome out of a runner whose hand is over. */
export function buildHandResult(hand: HandRunner): HandResult {
  const { round, pots, seats } = hand;
  const handValues: (HandValue | null)[] = [];
  const chipMovements: Chips[] = [];
  const holeCards: (HoleCards | null)[] = [];
  const seatAssignments: (PlayerId | null)[] = [];
  const startingStacks: Chips[] = [];
  for (let seat = 0; seat < seats; seat++) {
    const dealtIn = round.status[seat] !== EMPTY;
    handValues.push(hand.values[seat] > 0 ? hand.values[seat] as HandValue : null);
    chipMovements.push(dealtIn ? hand.net(seat) : 0);
    holeCards.push(dealtIn ? holeCardsOf(hand, seat) : null);
    seatAssignments.push(dealtIn ? hand.ids[seat] : null);
    startingStacks.push(dealtIn ? hand.startingStack[seat] : 0);
  }
  const potWinners: PotWinner[][] = [];
  const potAmounts: Chips[] = [];
  const potEligible: SeatIndex[][] = [];
  const rakePerPot: Chips[] = [];
  for (let pot = 0; pot < pots.count; pot++) {
    potWinners.push(winnersOf(hand, pot));
    potAmounts.push(pots.amount[pot]);
    potEligible.push(seatsIn(pots.eligible[pot], seats));
    rakePerPot.push(pots.rake[pot]);
  }
  const positions = seatPositions(hand);
  return {
    handNumber: hand.handNumber,
    potWinners,
    potAmounts,
    potEligible,
    handValues,
    board: boardOf(hand),
    chipMovements,
    totalRake: pots.totalRake,
    rakePerPot,
    actions: streetActions(hand),
    posts: postsOf(hand),
    uncalled: hand.uncalledSeat < 0
      ? null
      : { seat: hand.uncalledSeat as SeatIndex, amount: hand.uncalled },
    holeCards,
    seatAssignments,
    positions: seatAssignments.map((id, seat) => id === null ? null : POSITIONS[positions[seat]]),
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
  const cards: Card[] = [];
  for (let place = 0; place < hand.boardCount; place++) cards.push(hand.board[place] as Card);
  return new Board(cards);
}

/** The decisions of a hand so far, oldest first, as plain data. */
export function actionRecords(hand: HandRunner): ActionRecord[] {
  const { log } = hand;
  const records: ActionRecord[] = [];
  const streetBets: Chips[] = new Array(hand.seats).fill(0);
  let street = 0;
  for (let entry = 0; entry < log.length; entry++) {
    const kind = log.kind(entry);
    const seat = log.seat(entry);
    const amount = log.amount(entry);
    if (log.street(entry) !== street) {
      street = log.street(entry);
      streetBets.fill(0);
    }
    if (kind <= RAISE || kind === SMALL_BLIND || kind === BIG_BLIND) streetBets[seat] += amount;
    if (kind > RAISE) continue;
    records.push({
      seat: seat as SeatIndex,
      playerId: hand.ids[seat],
      street: STREETS[street],
      type: LOG_KINDS[kind] as ActionRecord["type"],
      amount,
      to: streetBets[seat],
      allIn: (log.flags(entry) & IS_ALL_IN) !== 0,
    });
  }
  return records;
}

/**
 * Seats in the order in which they show: whoever bet or raised last on the river, else the first
 * seat left of the button, then clockwise (WSOP rule 70). Empty without a showdown.
 */
export function showOrder(hand: HandRunner): SeatIndex[] {
  if (!hand.showdown) return [];
  const { round, seats } = hand;
  const first = hand.street === 3 && round.aggressor >= 0 ? round.aggressor : hand.button + 1;
  const order: SeatIndex[] = [];
  for (let step = 0; step < seats; step++) {
    const seat = (first + step) % seats;
    if (round.status[seat] !== EMPTY && round.status[seat] !== FOLDED) {
      order.push(seat as SeatIndex);
    }
  }
  return order;
}

function winnersOf(hand: HandRunner, pot: number): PotWinner[] {
  const { pots, seats } = hand;
  const winners: PotWinner[] = [];
  for (let step = 1; step <= seats; step++) {
    const seat = (hand.button + step) % seats;
    if ((pots.winners[pot] >> seat & 1) === 0) continue;
    winners.push({
      playerId: hand.ids[seat],
      seat: seat as SeatIndex,
      amount: pots.share[pot * MAX_SEATS + seat],
    });
  }
  return winners;
}

function seatsIn(mask: number, seats: number): SeatIndex[] {
  const list: SeatIndex[] = [];
  for (let seat = 0; seat < seats; seat++) {
    if ((mask >> seat & 1) === 1) list.push(seat as SeatIndex);
  }
  return list;
}

function streetActions(hand: HandRunner): ActionRecord[][] {
  const streets: ActionRecord[][] = [[], [], [], []];
  for (const action of actionRecords(hand)) streets[STREETS.indexOf(action.street)].push(action);
  return streets;
}

function postsOf(hand: HandRunner): Post[] {
  const { log } = hand;
  const posts: Post[] = [];
  for (let entry = 0; entry < log.length; entry++) {
    const kind = log.kind(entry);
    if (kind <= RAISE || kind === UNCALLED) continue;
    const seat = log.seat(entry);
    posts.push({
      playerId: hand.ids[seat],
      seat: seat as SeatIndex,
      type: LOG_KINDS[kind] as Post["type"],
      amount: log.amount(entry),
      allIn: (log.flags(entry) & IS_ALL_IN) !== 0,
    });
  }
  return posts;
}
