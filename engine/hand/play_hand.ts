/**
 * Drives one hand by hand: for tests, questions about the rules, and puzzles.
 *
 * @module
 */
import { type Card, Dealer, DECK_SIZE, formatCard, HoleCards, parseCards } from "../cards/mod.ts";
import { IllegalActionError } from "../errors.ts";
import { canonicalSeed, createPrng } from "../random/mod.ts";
import {
  type ActionType,
  type BetLimit,
  checkBlinds,
  formatAction,
  NO_LIMIT,
  NO_RAKE,
  type RakeConfig,
  type Street,
  STREETS,
} from "../rules/mod.ts";
import { type Chips, MAX_SEATS, type PlayerId } from "../types.ts";
import { buildHandResult, type HandResult } from "./hand_result.ts";
import { HandRunner } from "./hand_runner.ts";
import { legalActions } from "./legal_actions.ts";

/** A player of a {@link HandScript}. */
export interface ScriptSeat {
  /** Chair, from 1 to 10. */
  readonly seat: number;
  /** Name, unique in the script. */
  readonly name: string;
  /** Chips before antes and blinds; at least 1. */
  readonly stack: Chips;
  /** Cards such as `AhAd`; dealt at random where left out. */
  readonly holeCards?: string;
}

/** One action of a {@link HandScript}. */
export interface ScriptAction {
  /** Who acts; must be the player to act. */
  readonly name: string;
  /** What he does. `bet` and `raise` mean the same. */
  readonly type: ActionType;
  /** For `bet` and `raise`: the new total on this street. */
  readonly to?: Chips;
}

/** A hand to play. */
export interface HandScript {
  /** Two to ten players. */
  readonly seats: readonly ScriptSeat[];
  /** Chair of the button, from 1 to 10; nobody needs to sit there. */
  readonly button: number;
  /** Chips; 0 for none. Who has less posts all of it. */
  readonly smallBlind: Chips;
  /** Chips; also the smallest bet and raise. */
  readonly bigBlind: Chips;
  /** Ante each player posts before the blinds. */
  readonly ante?: Chips;
  /** No limit where left out. */
  readonly betLimit?: BetLimit;
  /** No rake where left out. */
  readonly rake?: RakeConfig;
  /** Board such as `2c5d9sJc3h`; what is missing is dealt at random. */
  readonly board?: string;
  /**
   * Cards from the top of the deck for whatever is not given otherwise: one card each from the
   * left of the button, a second one each, then the board; no burn cards.
   */
  readonly deck?: string;
  /** Seed of the cards that are dealt at random; "0" where left out. */
  readonly seed?: number | string;
  /** The actions so far. */
  readonly actions?: readonly ScriptAction[];
}

/** The decision that is pending in a {@link HandState}. */
export interface PendingDecision {
  /** Chair, from 1. */
  readonly seat: number;
  /** Who is to act. */
  readonly name: string;
  /** Chips to add to stay in; 0 if checking is free. */
  readonly callAmount: Chips;
  /** Whether checking is free. */
  readonly canCheck: boolean;
  /** Whether a bet or raise is allowed, be it a short all-in. */
  readonly canRaise: boolean;
  /** Smallest street total to bet or raise to; 0 if that is not allowed. */
  readonly minRaiseTo: Chips;
  /** Largest street total to bet or raise to; 0 if that is not allowed. */
  readonly maxRaiseTo: Chips;
}

/** A pot of a {@link HandState}. */
export interface PotState {
  /** Chips, before rake. */
  readonly amount: Chips;
  /** Names of those who can win it, by seat. */
  readonly eligible: readonly string[];
  /** Chips each winner got, after rake; empty before the hand is over. */
  readonly winners: Readonly<Record<string, Chips>>;
}

/** A hand after its script. */
export interface HandState {
  /** What is to be decided next, or null once the hand is over. */
  readonly next: PendingDecision | null;
  /** Street of the pending decision; the last one played once the hand is over. */
  readonly street: Street;
  /** Main pot and side pots. During a hand this street's bets are included. */
  readonly pots: readonly PotState[];
  /** Chips behind, by name. */
  readonly stacks: Readonly<Record<string, Chips>>;
  /** Chips of a bet that nobody matched and that went back, by name. */
  readonly uncalled: Readonly<Record<string, Chips>>;
  /** The outcome once the hand is over. */
  readonly result: HandResult | null;
}

/**
 * Plays a hand from its start through the actions given. When they run out the hand waits for the
 * next decision; streets without a decision are dealt by themselves.
 *
 * @throws {IllegalActionError} If an action is not legal, or not that player's.
 * @throws {RangeError} If the players, chips or cards of the script cannot be.
 * @throws {SyntaxError} If a card cannot be read.
 *
 * @example A short all-in does not reopen the betting
 * ```ts
 * import { playHand } from "@marvin/holdem";
 * import { assertEquals } from "@std/assert";
 *
 * const { next } = playHand({
 *   seats: [
 *     { seat: 1, name: "Ann", stack: 130 },
 *     { seat: 2, name: "Ben", stack: 1000 },
 *     { seat: 3, name: "Cy", stack: 1000 },
 *   ],
 *   button: 3,
 *   smallBlind: 10,
 *   bigBlind: 20,
 *   actions: [
 *     { name: "Cy", type: "raise", to: 100 },
 *     { name: "Ann", type: "allIn" },
 *     { name: "Ben", type: "fold" },
 *   ],
 * });
 * assertEquals([next?.name, next?.callAmount, next?.canRaise], ["Cy", 30, false]);
 * ```
 */
export function playHand(script: HandScript): HandState {
  const hand = setUp(script);
  for (const action of script.actions ?? []) {
    act(hand, action);
    runOut(hand);
  }
  return stateOf(hand);
}

function setUp(script: HandScript): HandRunner {
  const button = seatNumber(script.button, "the button");
  const players = checkPlayers(script.seats);
  checkBlinds(script.smallBlind, script.bigBlind, script.ante ?? 0);
  const hand = new HandRunner(MAX_SEATS, script.betLimit ?? NO_LIMIT, script.rake ?? NO_RAKE);
  hand.clear();
  hand.handNumber = 1;
  players.forEach((player, index) => {
    if (player === undefined) return;
    const id = script.seats.indexOf(player) as PlayerId;
    hand.identify(index, id, player.name);
    hand.sit(index, player.stack, 0);
  });
  dealScript(hand, script, players, button);
  const next = (seat: number) => {
    let at = seat;
    do at = (at + 1) % MAX_SEATS; while (players[at] === undefined);
    return at;
  };
  const headsUp = script.seats.length === 2 && players[button] !== undefined;
  const smallBlindSeat = headsUp ? button : next(button);
  hand.begin({
    smallBlind: script.smallBlind,
    bigBlind: script.bigBlind,
    ante: script.ante ?? 0,
    button,
    smallBlindSeat,
    bigBlindSeat: next(smallBlindSeat),
  });
  runOut(hand);
  return hand;
}

/** The players by seat index. */
function checkPlayers(seats: readonly ScriptSeat[]): (ScriptSeat | undefined)[] {
  if (seats.length < 2) {
    throw new RangeError(`Cannot play with ${seats.length} players: wanted 2 to 10`);
  }
  const players: (ScriptSeat | undefined)[] = new Array(MAX_SEATS).fill(undefined);
  const names = new Set<string>();
  for (const player of seats) {
    const index = seatNumber(player.seat, player.name);
    if (players[index] !== undefined) {
      throw new RangeError(`Cannot seat ${player.name}: seat ${player.seat} is taken`);
    }
    if (typeof player.name !== "string" || player.name === "") {
      throw new RangeError(`Cannot seat ${player.name} on seat ${player.seat}: wanted a name`);
    }
    if (names.has(player.name)) throw new RangeError(`Cannot seat ${player.name} twice`);
    if (!(Number.isSafeInteger(player.stack) && player.stack >= 1)) {
      throw new RangeError(
        `Cannot seat ${player.name} with ${player.stack} chips: wanted a whole number from 1`,
      );
    }
    names.add(player.name);
    players[index] = player;
  }
  return players;
}

function dealScript(
  hand: HandRunner,
  script: HandScript,
  players: readonly (ScriptSeat | undefined)[],
  button: number,
): void {
  const given = new Set<Card>();
  const take = (cards: readonly Card[], whose: string) => {
    for (const card of cards) {
      if (given.has(card)) {
        throw new RangeError(`Cannot deal ${whose} ${formatCard(card)}, which is in use already`);
      }
      given.add(card);
    }
    return cards;
  };
  const board = take(parseCards(script.board ?? ""), "the board");
  if (board.length > 5) throw new RangeError(`Cannot deal a board of ${board.length} cards`);
  const holes = players.map((player) => {
    if (player?.holeCards === undefined) return undefined;
    const { first, second } = HoleCards.parse(player.holeCards);
    return take([first, second], player.name);
  });
  const rest = cardsLeft(script, given);
  const left = rest.length;
  const draw = () => {
    const card = rest.shift();
    if (card === undefined) {
      const wanted = 2 * script.seats.length + 5 - given.size;
      throw new RangeError(`Cannot deal ${wanted} cards: the deck has too few cards, ${left}`);
    }
    return card;
  };
  for (let which = 0; which < 2; which++) {
    for (let step = 1; step <= MAX_SEATS; step++) {
      const seat = (button + step) % MAX_SEATS;
      if (players[seat] !== undefined) {
        hand.holeCards[2 * seat + which] = holes[seat]?.[which] ?? draw();
      }
    }
  }
  for (let place = 0; place < 5; place++) hand.board[place] = board[place] ?? draw();
}

/** Cards from the top: the script's deck, else a shuffled one, without those given otherwise. */
function cardsLeft(script: HandScript, given: ReadonlySet<Card>): Card[] {
  if (script.deck !== undefined) return parseCards(script.deck).filter((card) => !given.has(card));
  const dealer = new Dealer(createPrng(canonicalSeed(script.seed ?? "0"), "hand"), MAX_SEATS);
  dealer.shuffle();
  const deck = Array.from({ length: DECK_SIZE }, (_, place) => dealer.cardAt(place));
  return deck.filter((card) => !given.has(card));
}

function act(hand: HandRunner, action: ScriptAction): void {
  const { round } = hand;
  const isOpen = action.to === undefined && ["bet", "raise"].includes(action.type);
  const text = isOpen
    ? `${action.type} to no amount`
    : formatAction({ type: action.type, to: action.to ?? NaN });
  const refuse = (): never => {
    const turn = round.toAct < 0 ? "" : `${hand.names[round.toAct]} to act: `;
    throw new IllegalActionError(action.name, text, turn + legalActions(round));
  };
  if (round.toAct < 0 || hand.names[round.toAct] !== action.name) return refuse();
  switch (action.type) {
    case "fold":
      hand.fold();
      return;
    case "check":
      if (round.callAmount > 0) refuse();
      hand.checkOrCall();
      return;
    case "call":
      if (round.callAmount === 0) refuse();
      hand.checkOrCall();
      return;
    case "bet":
    case "raise": {
      const to = action.to ?? NaN;
      if (!round.canRaiseTo(to)) refuse();
      hand.raiseTo(to);
      return;
    }
    case "allIn": {
      const stack = round.stack[round.toAct];
      const total = stack + round.streetBet[round.toAct];
      if (round.canRaise && round.maxRaiseTo === total) hand.raiseTo(total);
      // Where nobody is left to bet against, all-in is a call: the rest would come back anyway.
      else if (round.callAmount > 0 && (round.callAmount === stack || round.able === 1)) {
        hand.checkOrCall();
      } else refuse();
      return;
    }
  }
  refuse(); // a type that a script without type checks may hold
}

function runOut(hand: HandRunner): void {
  while (hand.round.toAct < 0 && !hand.over) hand.advance();
}

function stateOf(hand: HandRunner): HandState {
  const { round } = hand;
  const stacks: Record<string, Chips> = {};
  for (let seat = 0; seat < MAX_SEATS; seat++) {
    if (round.isDealtIn(seat)) stacks[hand.names[seat]] = round.stack[seat];
  }
  return {
    next: round.toAct < 0 ? null : {
      seat: round.toAct + 1,
      name: hand.names[round.toAct],
      callAmount: round.callAmount,
      canCheck: round.callAmount === 0,
      canRaise: round.canRaise,
      minRaiseTo: round.minRaiseTo,
      maxRaiseTo: round.maxRaiseTo,
    },
    street: STREETS[hand.street],
    pots: potsOf(hand),
    stacks,
    uncalled: hand.uncalledSeat < 0 ? {} : { [hand.names[hand.uncalledSeat]]: hand.uncalled },
    result: hand.over ? buildHandResult(hand) : null,
  };
}

function potsOf(hand: HandRunner): PotState[] {
  const { pots, round } = hand;
  if (!hand.over) pots.build(round);
  const states: PotState[] = [];
  for (let pot = 0; pot < pots.count; pot++) {
    const eligible: string[] = [];
    const winners: Record<string, Chips> = {};
    for (let seat = 0; seat < MAX_SEATS; seat++) {
      if ((pots.eligible[pot] >> seat & 1) === 1) eligible.push(hand.names[seat]);
      if (hand.over && (pots.winners[pot] >> seat & 1) === 1) {
        winners[hand.names[seat]] = pots.share[pot * MAX_SEATS + seat];
      }
    }
    states.push({ amount: pots.amount[pot], eligible, winners });
  }
  return states;
}

function seatNumber(seat: number, whose: string): number {
  if (!(Number.isInteger(seat) && seat >= 1 && seat <= MAX_SEATS)) {
    throw new RangeError(`Cannot put ${whose} on seat ${seat}: wanted 1 to ${MAX_SEATS}`);
  }
  return seat - 1;
}
