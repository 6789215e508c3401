/**
 * A recorded hand as a row of moments, each with everything that lies on the table. The steps of the
 * engine know the chips only: no bets apart from the pot, no words, no rake.
 *
 * @module
 */
import {
  type BlindType,
  type Card,
  type Chips,
  formatCards,
  type HandHistoryRecord,
  type StreetAction,
  STREETS,
} from "@marvin/holdem";

/** A player at one moment. */
export interface SeatState {
  readonly name: string;
  /** Chips behind. */
  stack: Chips;
  /** Chips in front of him on this street. */
  bet: Chips;
  /** His cards as far as the record knows them. */
  cards: readonly Card[];
  hasFolded: boolean;
  isAllIn: boolean;
  /** Chips collected so far. */
  won: Chips;
  isSittingOut: boolean;
}

/** One moment of a hand. */
export interface HandMoment {
  /** What has just happened. */
  readonly text: string;
  /** Cards on the board. */
  readonly board: readonly Card[];
  /** Chips in the middle, those in front of players left out. */
  readonly pot: Chips;
  /** Index of the player who acted; -1 where nobody did. */
  readonly actor: number;
  /** Players in the order of their chairs. */
  readonly seats: readonly Readonly<SeatState>[];
}

const BLIND_WORDS: Readonly<Record<BlindType, string>> = {
  smallBlind: "posts the small blind",
  bigBlind: "posts the big blind",
  ante: "posts the ante",
  straddle: "straddles",
  deadPost: "posts a dead blind",
};

const STREET_WORDS = ["Before the flop", "Flop", "Turn", "River"];

/** Board cards open on each street. */
const BOARD_SIZES = [0, 3, 4, 5];

/** An amount in the units of a record, such as `1,250` or `3.50`. */
export function amountText(amount: Chips, { scale, currency }: HandHistoryRecord): string {
  const digits = Math.max(0, Math.ceil(Math.log10(scale)));
  const value = (amount / scale).toLocaleString("en-US", {
    minimumFractionDigits: digits,
    maximumFractionDigits: digits,
  });
  return currency === undefined ? value : `${value} ${currency}`;
}

/** All moments of a hand, from the empty table to the last payment. */
export function handMoments(record: HandHistoryRecord): HandMoment[] {
  return new MomentBuilder(record).build();
}

class MomentBuilder {
  private readonly moments: HandMoment[] = [];
  private readonly seats: SeatState[];
  private pot = 0;
  private board: readonly Card[] = [];

  constructor(private readonly record: HandHistoryRecord) {
    this.seats = record.players.map(({ name, stack, holeCards, sittingOut }) => ({
      name,
      stack,
      bet: 0,
      cards: holeCards,
      hasFolded: false,
      isAllIn: false,
      won: 0,
      isSittingOut: sittingOut === true,
    }));
  }

  build(): HandMoment[] {
    const { record } = this;
    this.add(`Hand ${record.handId ?? record.handNumber} begins`);
    for (const { playerName, amount, blindType, allIn } of record.blindPostings) {
      const isDead = blindType === "ante" || blindType === "deadPost";
      const seat = this.pay(playerName, amount, isDead);
      if (allIn) this.seats[seat].isAllIn = true;
      this.add(`${playerName} ${BLIND_WORDS[blindType]} ${this.amount(amount)}`, seat);
    }
    for (const street of STREETS.keys()) this.playStreet(street);
    this.collectBets();
    for (const { playerName, holeCards, description, run } of record.showdownEntries) {
      const seat = this.indexOf(playerName);
      if (holeCards.length > 0) this.seats[seat].cards = holeCards;
      const shown = holeCards.length === 0
        ? "does not show"
        : `shows ${formatCards(holeCards)}${description === "" ? "" : `: ${description}`}`;
      this.add(`${playerName} ${shown}${runText(run)}`, seat);
    }
    for (const { playerName, holeCards } of record.voluntaryShows ?? []) {
      const seat = this.indexOf(playerName);
      this.seats[seat].cards = holeCards;
      this.add(`${playerName} shows ${formatCards(holeCards)}`, seat);
    }
    this.payOut();
    return this.moments;
  }

  private playStreet(street: number): void {
    const { boardCards, streetActions } = this.record;
    const size = BOARD_SIZES[street];
    if (street > 0) {
      if (boardCards.length < size) return;
      this.collectBets();
      const dealt = formatCards(boardCards.slice(BOARD_SIZES[street - 1], size));
      this.board = boardCards.slice(0, size);
      this.add(`${STREET_WORDS[street]}: ${dealt}`);
    }
    for (const action of streetActions[street] ?? []) this.act(action);
  }

  private act({ playerName, type, amount, to, allIn }: StreetAction): void {
    if (type === "uncalled") {
      const seat = this.indexOf(playerName);
      this.seats[seat].stack += amount;
      this.seats[seat].bet -= amount;
      this.add(`${this.amount(amount)} go back to ${playerName}`, seat);
      return;
    }
    const seat = this.pay(playerName, amount);
    if (type === "fold") this.seats[seat].hasFolded = true;
    if (allIn) this.seats[seat].isAllIn = true;
    const words = {
      fold: "folds",
      check: "checks",
      call: `calls ${this.amount(amount)}`,
      bet: `bets ${this.amount(to)}`,
      raise: `raises to ${this.amount(to)}`,
    }[type];
    this.add(`${playerName} ${words}${allIn ? " and is all-in" : ""}`, seat);
  }

  private payOut(): void {
    const { collections, totalRake, pots = [] } = this.record;
    if (totalRake > 0) {
      this.pot -= totalRake;
      this.add(`The house takes ${this.amount(totalRake)}`);
    }
    const isSplit = pots.length > 1 || collections.some(({ pot }) => pot > 0);
    for (const { playerName, amount, pot, run } of collections) {
      const seat = this.indexOf(playerName);
      this.pot -= amount;
      this.seats[seat].stack += amount;
      this.seats[seat].won += amount;
      const which = !isSplit ? "" : pot === 0 ? " from the main pot" : ` from side pot ${pot}`;
      this.add(`${playerName} collects ${this.amount(amount)}${which}${runText(run)}`, seat);
    }
  }

  /** Moves chips of a player in front of him, or into the middle where they are nobody's bet. */
  private pay(name: string, amount: Chips, isDead = false): number {
    const seat = this.indexOf(name);
    this.seats[seat].stack -= amount;
    if (isDead) this.pot += amount;
    else this.seats[seat].bet += amount;
    return seat;
  }

  private collectBets(): void {
    for (const seat of this.seats) {
      this.pot += seat.bet;
      seat.bet = 0;
    }
  }

  private add(text: string, actor = -1): void {
    const { board, pot, seats } = this;
    this.moments.push({ text, board, pot, actor, seats: seats.map((seat) => ({ ...seat })) });
  }

  private amount(amount: Chips): string {
    return amountText(amount, this.record);
  }

  private indexOf(name: string): number {
    const index = this.seats.findIndex((seat) => seat.name === name);
    if (index >= 0) return index;
    throw new RangeError(`Cannot find ${name} among the players of the hand`);
  }
}

function runText(run: number | undefined): string {
  return run === undefined ? "" : ` (board ${run})`;
}
