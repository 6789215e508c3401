/**
 * What a recorded hand says about each of its players, worked out once and used by everything that
 * looks at hands one by one.
 *
 * @module
 */
import {
  type Card,
  type Chips,
  type HandHistoryRecord,
  type Position,
  positionNames,
  type StreetAction,
} from "@marvin/holdem";

/** A pot, and who paid for it. */
export interface RecordedPot {
  /** Chips before rake. */
  readonly amount: Chips;
  /** Chips the house took, with fractions where the record only tells the rake of all pots. */
  readonly rake: number;
  /** Players who could win it, as indices of the record's players. */
  readonly eligible: readonly number[];
  /** Chips each player of the record put in. */
  readonly contributed: readonly Chips[];
}

/** Street of a player who has not folded. */
export const NOT_FOLDED = 4;

const NOBODY = -1;

/**
 * A recorded hand with its sums. Lists are by player in the order of the record; amounts are in the
 * units of the record.
 */
export class RecordedHand {
  /** Whether the player was dealt in. */
  readonly dealtIn: readonly boolean[];
  /** Place counted from the button; null for those not dealt in, and at tables of more than ten. */
  readonly positions: readonly (Position | null)[];
  /** Street of the fold, 0 to 3, or {@link NOT_FOLDED}. */
  readonly foldStreets: readonly number[];
  /** Chips put in, less what went back uncalled. */
  readonly put: readonly Chips[];
  /** Chips put in that are no part of the layers of the pots, such as a big-blind ante. */
  readonly dead: readonly Chips[];
  /** Chips got from all pots, after rake. */
  readonly collected: readonly Chips[];
  /** Player who posted the big blind, or -1. */
  readonly bigBlindPlayer: number;
  /** Big blind of the level; the largest post where the record does not tell. */
  readonly bigBlind: Chips;
  /** Small blind of the level; the post where the record does not tell. */
  readonly smallBlind: Chips;
  /** Ante of the level; the largest post where the record does not tell. */
  readonly ante: Chips;
  /** Players dealt in. */
  readonly dealtInCount: number;
  /** Players who never folded. */
  readonly live: number;

  private readonly indices = new Map<string, number>();

  /**
   * Reads a record.
   *
   * @throws {RangeError} If a line names somebody who has no seat.
   */
  constructor(readonly record: HandHistoryRecord) {
    const { players, blindPostings, streetActions, collections, stakes } = record;
    const count = players.length;
    players.forEach(({ name }, at) => this.indices.set(name, at));
    const put: Chips[] = new Array(count).fill(0);
    const dead: Chips[] = new Array(count).fill(0);
    const collected: Chips[] = new Array(count).fill(0);
    const folds: number[] = new Array(count).fill(NOT_FOLDED);
    const acts: boolean[] = new Array(count).fill(false);
    const dealtIn = players.map(({ sittingOut, holeCards }) => !sittingOut || holeCards.length > 0);
    const highest = { smallBlind: 0, bigBlind: 0, ante: 0, straddle: 0, deadPost: 0 };
    let smallBlindPlayer = NOBODY;
    const bigBlindPlayers: number[] = [];
    for (const { playerName, amount, blindType } of blindPostings) {
      const at = this.indexOf(playerName);
      put[at] += amount;
      dealtIn[at] = true;
      highest[blindType] = Math.max(highest[blindType], amount);
      if (blindType === "deadPost") dead[at] += amount;
      else if (blindType === "smallBlind" && smallBlindPlayer < 0) smallBlindPlayer = at;
      else if (blindType === "bigBlind") bigBlindPlayers.push(at);
    }
    streetActions.forEach((lines, street) => {
      for (const { playerName, type, amount } of lines) {
        const at = this.indexOf(playerName);
        put[at] += type === "uncalled" ? -amount : amount;
        dealtIn[at] = acts[at] = true;
        if (type === "fold") folds[at] = street;
      }
    });
    for (const { playerName, amount } of collections) {
      collected[this.indexOf(playerName)] += amount;
    }
    // Who is away has no line: his hand is folded when it is his turn.
    players.forEach(({ sittingOut }, at) => {
      if (sittingOut && dealtIn[at] && !acts[at] && collected[at] === 0) folds[at] = 0;
    });
    this.put = put;
    this.dead = dead;
    this.collected = collected;
    this.foldStreets = folds;
    this.dealtIn = dealtIn;
    this.dealtInCount = dealtIn.filter(Boolean).length;
    this.live = dealtIn.filter((isIn, at) => isIn && folds[at] === NOT_FOLDED).length;
    this.smallBlind = stakes?.smallBlind ?? highest.smallBlind;
    this.bigBlind = stakes?.bigBlind ?? highest.bigBlind;
    this.ante = stakes?.ante ?? highest.ante;
    const clockwise = this.clockwiseFromButton();
    this.bigBlindPlayer = clockwise.find((at) => bigBlindPlayers.includes(at)) ?? NOBODY;
    this.positions = this.placePlayers(clockwise, smallBlindPlayer);
  }

  /** Chips won or lost by a player. */
  net(player: number): Chips {
    return this.collected[player] - this.put[player];
  }

  /** Index of a player by name. */
  indexOf(name: string): number {
    const index = this.indices.get(name);
    if (index !== undefined) return index;
    throw new RangeError(
      `Cannot find ${name} among the players of hand ${this.record.handNumber}`,
    );
  }

  /** Whether two or more players went to showdown. */
  get hasShowdown(): boolean {
    return this.live > 1;
  }

  /** Both cards of a player, dealt openly or shown, or null. */
  holeCards(player: number): readonly Card[] | null {
    const { players, showdownEntries, voluntaryShows = [] } = this.record;
    const { name, holeCards } = players[player];
    if (holeCards.length === 2) return holeCards;
    for (const shown of [...showdownEntries, ...voluntaryShows]) {
      if (shown.playerName === name && shown.holeCards.length === 2) return shown.holeCards;
    }
    return null;
  }

  /** Street of the last decision, 0 to 3; 0 where nobody had one. */
  get lastBettingStreet(): number {
    const isDecision = ({ type }: StreetAction) => type !== "uncalled";
    return Math.max(0, this.record.streetActions.findLastIndex((lines) => lines.some(isDecision)));
  }

  /**
   * Main pot and side pots, without bets that nobody called. Folded chips are part of every layer
   * they reach, and layers that the same players can win are one pot.
   */
  pots(): RecordedPot[] {
    const { record, put, dead, foldStreets, dealtIn } = this;
    const layered = put.map((chips, at) => chips - dead[at]);
    const isLive = (at: number) => dealtIn[at] && foldStreets[at] === NOT_FOLDED;
    const tops = [...new Set(layered.filter((_, at) => isLive(at)))].sort((a, b) => a - b);
    const pots: { amount: Chips; eligible: number[]; contributed: Chips[] }[] = [];
    let low = 0;
    tops.forEach((top, layer) => {
      // What somebody who folded put in beyond the last who did not lies in the last pot.
      const high = layer === tops.length - 1 ? Infinity : top;
      const contributed = layered.map((chips, at) =>
        Math.max(0, Math.min(chips, high) - low) + (pots.length === 0 && layer === 0 ? dead[at] : 0)
      );
      const eligible = layered.flatMap((chips, at) => isLive(at) && chips >= top ? [at] : []);
      const amount = contributed.reduce((sum, chips) => sum + chips, 0);
      const last = pots.at(-1);
      if (last?.eligible.length === eligible.length) {
        last.amount += amount;
        last.contributed = last.contributed.map((chips, at) => chips + contributed[at]);
      } else if (amount > 0) pots.push({ amount, eligible, contributed });
      low = top;
    });
    const total = pots.reduce((sum, { amount }) => sum + amount, 0);
    const stated = record.pots?.length === pots.length ? record.pots : undefined;
    return pots.map((pot, at) => ({
      ...pot,
      rake: stated?.[at].rake ?? record.totalRake * pot.amount / total,
    }));
  }

  /** Players who were dealt in, from the chair after the button on. */
  private clockwiseFromButton(): number[] {
    const { players, buttonSeat } = this.record;
    const seats = players.flatMap((_, at) => this.dealtIn[at] ? [at] : []);
    const isAfter = (at: number) => players[at].seat > buttonSeat;
    seats.sort((a, b) =>
      Number(isAfter(b)) - Number(isAfter(a)) || players[a].seat - players[b].seat
    );
    return seats;
  }

  /** An empty button chair and a dead small blind keep their places, as in the engine. */
  private placePlayers(clockwise: readonly number[], smallBlind: number): (Position | null)[] {
    const { players, buttonSeat } = this.record;
    const positions: (Position | null)[] = new Array(players.length).fill(null);
    const last = clockwise.at(-1);
    if (last === undefined) return positions;
    const hasButton = players[last].seat === buttonSeat;
    const headsUp = hasButton &&
      (smallBlind === last || smallBlind < 0 && clockwise.length === 2);
    const deadSmallBlind = !headsUp && smallBlind < 0 && this.isBigBlind(clockwise);
    const places = clockwise.length + (hasButton ? 0 : 1) + (deadSmallBlind ? 1 : 0);
    const names = positionNames(headsUp ? 2 : Math.max(3, places));
    if (names === undefined) return positions;
    let place = deadSmallBlind ? 2 : 1;
    for (const at of clockwise) {
      positions[at] = hasButton && at === last ? names[0] : names[place++];
    }
    return positions;
  }

  /** Whether the first player from the button, who posted no small blind, had the big one. */
  private isBigBlind([first, second]: readonly number[]): boolean {
    if (this.bigBlindPlayer >= 0) return this.bigBlindPlayer === first;
    // His ante took his last chip. The next player would have posted, had it been his turn.
    return this.record.blindPostings.every(({ playerName, allIn }) =>
      this.indexOf(playerName) !== second || !allIn
    );
  }
}
