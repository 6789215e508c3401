/**
 * The live views that bots look at. They hold no state of their own: every question is answered
 * from the hand being played. They hide that hand itself, which has everybody's cards: what bots
 * print of a view, or write as JSON, is a copy of what they may know.
 *
 * @module
 */
import { Board, type HoleCards } from "../cards/mod.ts";
import type { ActionRecord, GameInfo, GameSnapshot, GameState, PlayerInfo } from "../player/mod.ts";
import {
  ALL_IN,
  type BetLimit,
  FOLDED,
  type Position,
  type Street,
  STREETS,
} from "../rules/mod.ts";
import type { Chips, PlayerId, SeatIndex } from "../types.ts";
import { actionRecords } from "./action_records.ts";
import { boardOf, holeCardsOf } from "./hand_result.ts";
import type { HandRunner } from "./hand_runner.ts";

/** Name of the method that the consoles of Deno and Node call. */
const INSPECT: unique symbol = Symbol.for("nodejs.util.inspect.custom");
type Inspect = (value: unknown, options: unknown) => string;

/** What all players of a table see: one object a table. */
export class PublicView {
  /** The hand being played. */
  declare readonly hand: HandRunner;
  /** The betting structure. */
  declare readonly limit: BetLimit;

  /** Whether cards have been dealt in this hand, so that everybody may look at his own. */
  cardsDealt = false;
  /** Whether hands have been shown, so that everybody may look at them. */
  cardsShown = false;
  /** Whether the table resets all stacks before every hand. */
  resetBankrollEachHand = false;

  declare private readonly bySeat: readonly PlayerView[];
  private listed: readonly PlayerView[] = [];
  /** The seats of {@link listed}: bit `1 << seat`. */
  private listedSeats = 0;
  private shownBoard: Board = Board.EMPTY;
  private shownBoardHand = -1;

  /**
   * @param hand The hand being played.
   * @param limit The betting structure.
   */
  constructor(hand: HandRunner, limit: BetLimit) {
    this.hand = hand;
    this.limit = limit;
    this.bySeat = Array.from({ length: hand.seats }, (_, seat) => new PlayerView(this, seat));
  }

  /** Players dealt in, by seat. The list is the same until other seats are dealt in. */
  players(): readonly PlayerView[] {
    const { dealtIn } = this.hand.round;
    if (dealtIn !== this.listedSeats) {
      this.listedSeats = dealtIn;
      this.listed = Object.freeze(this.bySeat.filter((_, seat) => (dealtIn >> seat & 1) === 1));
    }
    return this.listed;
  }

  /** The player dealt in at a seat. */
  player(seat: number): PlayerView {
    const player = this.bySeat[seat];
    if (player === undefined || !this.hand.round.isDealtIn(seat)) {
      throw new RangeError(`Cannot look at seat ${seat} as nobody was dealt in there`);
    }
    return player;
  }

  /** The open board, the same object until a card is added. */
  board(): Board {
    const { hand } = this;
    if (hand.handNumber !== this.shownBoardHand || hand.boardCount !== this.shownBoard.length) {
      this.shownBoardHand = hand.handNumber;
      this.shownBoard = boardOf(hand);
    }
    return this.shownBoard;
  }
}

/**
 * Moves a view to the seat its player has now. No method, as bots could call it to see the cards of
 * others.
 */
export let moveView: (view: GameView, seat: number) => void;

/** A player as everybody sees him. */
class PlayerView implements PlayerInfo {
  readonly #table: PublicView;
  readonly #at: number;

  constructor(table: PublicView, at: number) {
    this.#table = table;
    this.#at = at;
  }

  get id(): PlayerId {
    return this.#table.hand.ids[this.#at];
  }
  get name(): string {
    return this.#table.hand.names[this.#at];
  }
  get seat(): SeatIndex {
    return this.#at as SeatIndex;
  }
  get position(): Position {
    return this.#table.hand.positions.names[this.#at]!;
  }
  get stack(): Chips {
    return this.#table.hand.round.stack[this.#at];
  }
  get startingStack(): Chips {
    return this.#table.hand.startingStack[this.#at];
  }
  get streetBet(): Chips {
    return this.#table.hand.round.streetBet[this.#at];
  }
  get totalBet(): Chips {
    return this.#table.hand.round.committed[this.#at];
  }
  get isActive(): boolean {
    return !this.isFolded;
  }
  get isFolded(): boolean {
    return this.#table.hand.round.status[this.#at] === FOLDED;
  }
  get isAllIn(): boolean {
    return this.#table.hand.round.status[this.#at] === ALL_IN;
  }
  get shownCards(): HoleCards | null {
    const { hand, cardsShown } = this.#table;
    return cardsShown && hand.values[this.#at] > 0 ? holeCardsOf(hand, this.#at) : null;
  }
  get bankroll(): Chips {
    return this.#table.hand.bankroll[this.#at];
  }

  /** A copy that stays as it is. */
  copy(): PlayerInfo {
    return {
      id: this.id,
      name: this.name,
      seat: this.seat,
      position: this.position,
      stack: this.stack,
      startingStack: this.startingStack,
      streetBet: this.streetBet,
      totalBet: this.totalBet,
      isActive: this.isActive,
      isFolded: this.isFolded,
      isAllIn: this.isAllIn,
      shownCards: this.shownCards,
      bankroll: this.bankroll,
    };
  }

  /** What JSON has of it: a copy. */
  toJSON(): PlayerInfo {
    return this.copy();
  }

  [INSPECT](_depth: number, options: unknown, inspect: Inspect): string {
    return inspect(this.copy(), options);
  }
}

/**
 * The game as one player sees it. Each player has his own, so that one that is kept shows nobody
 * else's cards.
 */
export class GameView implements GameInfo {
  readonly #table: PublicView;
  #at: number;

  /**
   * @param table What everybody sees.
   * @param seat Where the player sits.
   */
  constructor(table: PublicView, seat: number) {
    this.#table = table;
    this.#at = seat;
  }

  static {
    moveView = (view, seat) => {
      view.#at = seat;
    };
  }

  get handNumber(): number {
    return this.#table.hand.handNumber;
  }
  get street(): Street {
    return STREETS[this.#table.hand.street];
  }
  get board(): Board {
    return this.#table.board();
  }
  get smallBlind(): Chips {
    return this.#table.hand.smallBlind;
  }
  get bigBlind(): Chips {
    return this.#table.hand.bigBlind;
  }
  get ante(): Chips {
    return this.#table.hand.ante;
  }
  get betLimit(): BetLimit {
    return this.#table.limit;
  }
  get numSeats(): number {
    return this.#table.hand.seats;
  }
  get numPlayers(): number {
    return this.#table.hand.numPlayers;
  }
  get buttonSeat(): SeatIndex {
    return this.#table.hand.button as SeatIndex;
  }
  get smallBlindSeat(): SeatIndex | null {
    return seatOrNull(this.#table.hand.smallBlindSeat);
  }
  get bigBlindSeat(): SeatIndex {
    return this.#table.hand.bigBlindSeat as SeatIndex;
  }
  get resetBankrollEachHand(): boolean {
    return this.#table.resetBankrollEachHand;
  }
  get seat(): SeatIndex {
    return this.#at as SeatIndex;
  }
  get holeCards(): HoleCards | null {
    const { hand, cardsDealt } = this.#table;
    return cardsDealt && hand.round.isDealtIn(this.#at) ? holeCardsOf(hand, this.#at) : null;
  }
  get players(): readonly PlayerInfo[] {
    return this.#table.players();
  }
  get me(): PlayerInfo {
    return this.#table.player(this.#at);
  }
  get pot(): Chips {
    return this.#table.hand.round.pot;
  }
  get currentBet(): Chips {
    return this.#table.hand.round.currentBet;
  }
  get numRaises(): number {
    return this.#table.hand.round.bets;
  }
  get numActivePlayers(): number {
    return this.#table.hand.round.live;
  }
  get numActivePlayersNotAllIn(): number {
    return this.#table.hand.round.able;
  }
  get numToAct(): number {
    const { round } = this.#table.hand;
    let count = 0;
    for (let seat = 0; seat < round.seats; seat++) if (round.isToAct(seat)) count++;
    return count;
  }
  get aggressorSeat(): SeatIndex | null {
    return seatOrNull(this.#table.hand.round.aggressor);
  }
  get callAmount(): Chips {
    return this.isTurn ? this.#table.hand.round.callAmount : 0;
  }
  get canCheck(): boolean {
    return this.isTurn && this.#table.hand.round.callAmount === 0;
  }
  get canRaise(): boolean {
    return this.isTurn && this.#table.hand.round.canRaise;
  }
  get minRaiseTo(): Chips {
    return this.isTurn ? this.#table.hand.round.minRaiseTo : 0;
  }
  get maxRaiseTo(): Chips {
    return this.isTurn ? this.#table.hand.round.maxRaiseTo : 0;
  }

  player(seat: number): PlayerInfo {
    return this.#table.player(seat);
  }

  actions(street?: Street): readonly ActionRecord[] {
    const all = actionRecords(this.#table.hand);
    if (street === undefined) return all;
    if (STREETS.includes(street)) return all.filter((action) => action.street === street);
    throw new RangeError(`Cannot tell the actions of ${street}: wanted ${STREETS.join(", ")}`);
  }

  snapshot(): GameSnapshot {
    return { ...this.state(), actions: this.actions() };
  }

  /** What JSON has of it: a snapshot. */
  toJSON(): GameSnapshot {
    return this.snapshot();
  }

  [INSPECT](_depth: number, options: unknown, inspect: Inspect): string {
    return inspect(this.snapshot(), options);
  }

  private get isTurn(): boolean {
    return this.#table.hand.round.toAct === this.#at;
  }

  private state(): GameState {
    return {
      handNumber: this.handNumber,
      street: this.street,
      board: this.board,
      smallBlind: this.smallBlind,
      bigBlind: this.bigBlind,
      ante: this.ante,
      betLimit: this.betLimit,
      numSeats: this.numSeats,
      numPlayers: this.numPlayers,
      buttonSeat: this.buttonSeat,
      smallBlindSeat: this.smallBlindSeat,
      bigBlindSeat: this.bigBlindSeat,
      resetBankrollEachHand: this.resetBankrollEachHand,
      seat: this.seat,
      holeCards: this.holeCards,
      players: this.#table.players().map((player) => player.copy()),
      pot: this.pot,
      currentBet: this.currentBet,
      numRaises: this.numRaises,
      numActivePlayers: this.numActivePlayers,
      numActivePlayersNotAllIn: this.numActivePlayersNotAllIn,
      numToAct: this.numToAct,
      aggressorSeat: this.aggressorSeat,
      callAmount: this.callAmount,
      canCheck: this.canCheck,
      canRaise: this.canRaise,
      minRaiseTo: this.minRaiseTo,
      maxRaiseTo: this.maxRaiseTo,
    };
  }
}

function seatOrNull(seat: number): SeatIndex | null {
  return seat < 0 ? null : seat as SeatIndex;
}
