/**
 * What a recorded hand says about each of its players, worked out once and used by everything that
 * looks at hands one by one.
 *
 * @module
 */
import {
  type Card,
  type Chips,
  flatBigBlind,
  FlatHand,
  flattenRecord,
  type HandHistoryRecord,
  LINE_CODES,
  MAX_SEATS,
  NO_CARD,
  type Position,
  positionNames,
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

/** Most players of a hand: the lines of a flat hand name them by a byte. */
export const MOST_PLAYERS = 256;

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

  /** The hand itself. */
  readonly flat: FlatHand;

  /**
   * Reads a hand.
   *
   * @param hand A record, or a flat hand, which must stay as it is while this is used.
   * @throws {RangeError} If a line of a record names somebody who has no seat.
   */
  constructor(hand: HandHistoryRecord | FlatHand) {
    const flat = this.flat = hand instanceof FlatHand ? hand : flattenRecord(hand);
    const { playerCount, facts: { stakes } } = flat;
    const put: Chips[] = [];
    const dead: Chips[] = [];
    const collected: Chips[] = [];
    const folds: number[] = [];
    const dealtIn: boolean[] = [];
    for (let at = 0; at < playerCount; at++) {
      put.push(0);
      dead.push(0);
      collected.push(0);
      folds.push(NOT_FOLDED);
      dealtIn.push(flat.sittingOut[at] === 0 || flat.holeCards[2 * at] !== NO_CARD);
    }
    this.put = put;
    this.dead = dead;
    this.collected = collected;
    this.foldStreets = folds;
    this.dealtIn = dealtIn;
    const posts = addPosts(flat, put, dead, dealtIn);
    this.smallBlind = stakes?.smallBlind ?? posts.smallBlind;
    this.bigBlind = flatBigBlind(flat);
    this.ante = stakes?.ante ?? posts.ante;
    const { lineTypes, linePlayers, lineAmounts, lineStreets, lineCount } = flat;
    for (let line = flat.postCount; line < lineCount; line++) {
      const at = linePlayers[line];
      put[at] += lineTypes[line] === LINE_CODES.uncalled ? -lineAmounts[line] : lineAmounts[line];
      dealtIn[at] = true;
      if (lineTypes[line] === LINE_CODES.fold) folds[at] = lineStreets[line];
    }
    for (let entry = 0; entry < flat.collectionCount; entry++) {
      collected[flat.collectors[entry]] += flat.collectedAmounts[entry];
    }
    let dealt = 0;
    let live = 0;
    for (let at = 0; at < playerCount; at++) {
      if (!dealtIn[at]) continue;
      dealt++;
      // Who is away has no line: his hand is folded when it is his turn.
      if (flat.sittingOut[at] === 1 && collected[at] === 0 && !hasActed(flat, at)) folds[at] = 0;
      if (folds[at] === NOT_FOLDED) live++;
    }
    this.dealtInCount = dealt;
    this.live = live;
    const clockwise = this.clockwiseFromButton();
    this.bigBlindPlayer = firstPoster(flat, clockwise, LINE_CODES.bigBlind);
    this.positions = this.placePlayers(clockwise, posts.smallBlindPlayer);
  }

  /** Chips won or lost by a player. */
  net(player: number): Chips {
    return this.collected[player] - this.put[player];
  }

  /** Chips won or lost by each player. */
  get nets(): Chips[] {
    const nets: Chips[] = [];
    for (let at = 0; at < this.put.length; at++) nets.push(this.collected[at] - this.put[at]);
    return nets;
  }

  /** Whether two or more players went to showdown. */
  get hasShowdown(): boolean {
    return this.live > 1;
  }

  /** Both cards of a player, dealt openly or shown, or null. */
  holeCards(player: number): readonly Card[] | null {
    const { holeCards, shownCount, shownPlayers, shownCards, facts, names } = this.flat;
    if (holeCards[2 * player + 1] !== NO_CARD) return cardsAt(holeCards, player);
    for (let entry = 0; entry < shownCount; entry++) {
      if (shownPlayers[entry] !== player || shownCards[2 * entry + 1] === NO_CARD) continue;
      return cardsAt(shownCards, entry);
    }
    for (const shown of facts.voluntaryShows ?? []) {
      if (shown.playerName === names[player] && shown.holeCards.length === 2) {
        return shown.holeCards;
      }
    }
    return null;
  }

  /** The open board cards. */
  get board(): readonly Card[] {
    return [...this.flat.board.subarray(0, this.flat.boardCount)] as Card[];
  }

  /** Street of the last decision, 0 to 3; 0 where nobody had one. */
  get lastBettingStreet(): number {
    const { lineCount, lineStreets, lineTypes, postCount } = this.flat;
    for (let line = lineCount - 1; line >= postCount; line--) {
      if (lineTypes[line] !== LINE_CODES.uncalled) return lineStreets[line];
    }
    return 0;
  }

  /**
   * Main pot and side pots, without bets that nobody called. Folded chips are part of every layer
   * they reach, and layers that the same players can win are one pot.
   */
  pots(): RecordedPot[] {
    const { put, dead } = this;
    const { facts, totalRake } = this.flat;
    const pots: { amount: Chips; eligible: number[]; contributed: Chips[] }[] = [];
    const tops = this.layerTops();
    let low = 0;
    let total = 0;
    for (let layer = 0; layer < tops.length; layer++) {
      // What somebody who folded put in beyond the last who did not lies in the last pot.
      const high = layer === tops.length - 1 ? Infinity : tops[layer];
      const eligible: number[] = [];
      const contributed: Chips[] = [];
      let amount = 0;
      for (let at = 0; at < put.length; at++) {
        const layered = put[at] - dead[at];
        const part = Math.max(0, Math.min(layered, high) - low) + (layer === 0 ? dead[at] : 0);
        contributed.push(part);
        amount += part;
        if (this.isLive(at) && layered >= tops[layer]) eligible.push(at);
      }
      total += amount;
      low = tops[layer];
      const last = pots.at(-1);
      if (last?.eligible.length === eligible.length) {
        last.amount += amount;
        for (let at = 0; at < put.length; at++) last.contributed[at] += contributed[at];
      } else if (amount > 0) pots.push({ amount, eligible, contributed });
    }
    const stated = facts.pots?.length === pots.length ? facts.pots : undefined;
    return pots.map(({ amount, eligible, contributed }, at) => {
      const rake = stated?.[at].rake ?? totalRake * amount / total;
      return { amount, rake, eligible, contributed };
    });
  }

  /** Chips up to which each layer of the pots reaches, the main pot's first. */
  private layerTops(): Chips[] {
    const { put, dead } = this;
    const tops: Chips[] = [];
    for (let at = 0; at < put.length; at++) {
      const layered = put[at] - dead[at];
      if (this.isLive(at) && !tops.includes(layered)) tops.push(layered);
    }
    return tops.sort((a, b) => a - b);
  }

  /** Whether a player was dealt in and never folded. */
  private isLive(at: number): boolean {
    return this.dealtIn[at] && this.foldStreets[at] === NOT_FOLDED;
  }

  /** Players who were dealt in, from the chair after the button on. */
  private clockwiseFromButton(): number[] {
    const { seats, playerCount, buttonSeat } = this.flat;
    let first = 0;
    while (first < playerCount && seats[first] <= buttonSeat) first++;
    const clockwise: number[] = [];
    for (let at = first; at < playerCount; at++) if (this.dealtIn[at]) clockwise.push(at);
    for (let at = 0; at < first; at++) if (this.dealtIn[at]) clockwise.push(at);
    return clockwise;
  }

  /** An empty button chair and a dead small blind keep their places, as in the engine. */
  private placePlayers(clockwise: readonly number[], smallBlind: number): (Position | null)[] {
    const { seats, playerCount, buttonSeat } = this.flat;
    const positions: (Position | null)[] = [];
    for (let at = 0; at < playerCount; at++) positions.push(null);
    if (clockwise.length === 0) return positions;
    const last = clockwise[clockwise.length - 1];
    const hasButton = seats[last] === buttonSeat;
    const headsUp = hasButton &&
      (smallBlind === last || smallBlind < 0 && clockwise.length === 2);
    const deadSmallBlind = !headsUp && smallBlind < 0 && this.isBigBlind(clockwise);
    const places = clockwise.length + (hasButton ? 0 : 1) + (deadSmallBlind ? 1 : 0);
    if (places > MAX_SEATS) return positions; // nobody has given them names
    const names = positionNames(headsUp ? 2 : Math.max(3, places));
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
    const { postCount, linePlayers, lineAllIns } = this.flat;
    for (let line = 0; line < postCount; line++) {
      if (linePlayers[line] === second && lineAllIns[line] === 1) return false;
    }
    return true;
  }
}

/** What the posts tell. */
interface Posts {
  readonly smallBlindPlayer: number;
  readonly smallBlind: Chips;
  readonly ante: Chips;
}

/** Adds the posts to what each player put in. */
function addPosts(flat: FlatHand, put: Chips[], dead: Chips[], dealtIn: boolean[]): Posts {
  const { postCount, lineTypes, linePlayers, lineAmounts } = flat;
  let smallBlindPlayer = NOBODY;
  let smallBlind = 0;
  let ante = 0;
  for (let line = 0; line < postCount; line++) {
    const at = linePlayers[line];
    const amount = lineAmounts[line];
    put[at] += amount;
    dealtIn[at] = true;
    switch (lineTypes[line]) {
      case LINE_CODES.smallBlind:
        if (smallBlindPlayer < 0) smallBlindPlayer = at;
        smallBlind = Math.max(smallBlind, amount);
        break;
      case LINE_CODES.ante:
        ante = Math.max(ante, amount);
        break;
      case LINE_CODES.deadPost:
        dead[at] += amount;
    }
  }
  return { smallBlindPlayer, smallBlind, ante };
}

/** The first of some players who made a kind of post, or {@link NOBODY}. */
function firstPoster(flat: FlatHand, order: readonly number[], type: number): number {
  const { postCount, lineTypes, linePlayers } = flat;
  for (let step = 0; step < order.length; step++) {
    for (let line = 0; line < postCount; line++) {
      if (lineTypes[line] === type && linePlayers[line] === order[step]) return order[step];
    }
  }
  return NOBODY;
}

/** Whether a player has a line on any street. */
function hasActed({ postCount, lineCount, linePlayers }: FlatHand, player: number): boolean {
  for (let line = postCount; line < lineCount; line++) {
    if (linePlayers[line] === player) return true;
  }
  return false;
}

function cardsAt(cards: Int8Array, index: number): readonly Card[] {
  return [cards[2 * index] as Card, cards[2 * index + 1] as Card];
}
