/**
 * Collects the statistics of a run, hand by hand.
 *
 * Everything kept is a whole number, and sums stay exact however large they grow. So statistics of
 * parts of a run, merged in any order, are those of the whole run to the last bit.
 *
 * @module
 */
import { checkCount, checkWord } from "../../errors.ts";
import type { HandRunner } from "../../hand/mod.ts";
import { EMPTY, FOLDED, type Position, POSITIONS } from "../../rules/mod.ts";
import { type Chips, MAX_SEATS, type PlayerId } from "../../types.ts";
import { ActionCounter } from "./_action_counter.ts";
import { RAKE_UNITS, shareRake } from "./_rake_share.ts";
import { addWide, mergeWide, readWide } from "./_wide_sum.ts";
import {
  COUNTER_COLUMNS,
  COUNTER_NAMES,
  type CounterName,
  type PlayerCounters,
} from "./counters.ts";

// What is used for every player of every hand is private to this file, functions included: V8 has to
// look up what a module imports each time.

// The row of numbers kept for each player: counts, then one maximum, then wide sums.
/** Hands at each seat. */
const SEAT_HANDS: number = COUNTER_NAMES.length;
/** Hands in each position. */
const POSITION_HANDS: number = SEAT_HANDS + MAX_SEATS;
/** Columns that are plain counts. */
const COUNTS: number = POSITION_HANDS + POSITIONS.length;
/** Most chips collected in one hand. */
const BIGGEST_POT: number = COUNTS;
/** First column of the wide sums; each takes two columns. */
const WIDES: number = BIGGEST_POT + 1;
/** Chips won in hands that went to showdown. */
const SHOWDOWN_NET: number = WIDES;
/** Rake paid, in units of {@link RAKE_UNITS}. */
const RAKE_PAID: number = SHOWDOWN_NET + 2;
/** Results at each seat: {@link NET}, {@link NET_BB} and {@link NET_BB_SQUARED}. */
const SEAT_RESULTS: number = RAKE_PAID + 2;
/** Columns of one result. */
const RESULT_COLUMNS = 6;
/** Results in each position. */
const POSITION_RESULTS: number = SEAT_RESULTS + MAX_SEATS * RESULT_COLUMNS;
/** Columns of a row. */
const ROW: number = POSITION_RESULTS + POSITIONS.length * RESULT_COLUMNS;

/** Within a result: chips won. */
const NET = 0;
/** Within a result: big blinds won, in units of {@link BB_UNITS}. */
const NET_BB = 2;
/** Within a result: the sum of squares, in units of {@link BB_SQUARED_UNITS}. */
const NET_BB_SQUARED = 4;

/** Units in a big blind. */
const BB_UNITS = 1_000_000;
/** Units in a squared big blind. */
const BB_SQUARED_UNITS = 10_000;

const addTo = addWide;
const EMPTY_STATUS = EMPTY;
const FOLDED_STATUS = FOLDED;

const HANDS = COUNTER_COLUMNS.hands;
const WALK = COUNTER_COLUMNS.walk;
const NO_CHOICE = COUNTER_COLUMNS.noChoice;
const SAW_FLOP = COUNTER_COLUMNS.sawFlop;
const WENT_TO_SHOWDOWN = COUNTER_COLUMNS.wentToShowdown;
const WON_AT_SHOWDOWN = COUNTER_COLUMNS.wonAtShowdown;
const WON_WHEN_SAW_FLOP = COUNTER_COLUMNS.wonWhenSawFlop;
const HANDS_WON = COUNTER_COLUMNS.handsWon;

/** What a player won over some hands. */
export interface ResultSum {
  /** How many hands. */
  readonly hands: number;
  /** Chips won. */
  readonly net: Chips;
  /** Sum over the hands of chips won divided by the hand's big blind, each to a millionth. */
  readonly netBb: number;
  /** Sum of the squares of the same, each to a ten-thousandth. */
  readonly netBbSquared: number;
}

/**
 * The statistics of a run, or of a part of it. Cheap enough to be always on: it allocates nothing
 * while it records.
 */
export class StatsCollector {
  /** Number of players; their ids are 0 to `players - 1`. */
  declare readonly players: number;

  private handCount = 0;
  declare private readonly data: Float64Array;
  private readonly rows: Int32Array = new Int32Array(MAX_SEATS);
  declare private readonly actions: ActionCounter;

  /**
   * Starts empty.
   *
   * @param players Number of players; their ids are 0 to `players - 1`.
   * @throws {RangeError} If that is no whole number from 1.
   */
  constructor(players: number) {
    checkCount("a number of players", players, 1);
    this.players = players;
    this.data = new Float64Array(players * ROW);
    this.actions = new ActionCounter(this.data, this.rows);
  }

  /** Hands recorded. */
  get hands(): number {
    return this.handCount;
  }

  /** Chips taken by the house. */
  get totalRake(): Chips {
    const total = new Float64Array(2);
    for (let row = 0; row < this.data.length; row += ROW) {
      mergeWide(total, 0, this.data, row + RAKE_PAID);
    }
    return readWide(total, 0) / RAKE_UNITS;
  }

  /** Records a hand that is over. */
  recordHand(hand: HandRunner): void {
    const { rows } = this;
    const { seats, ids } = hand;
    const positions = hand.positions.codes;
    for (let seat = 0; seat < seats; seat++) rows[seat] = ids[seat] * ROW;
    this.handCount++;
    this.actions.count(hand, positions);
    this.recordOutcome(hand, positions);
    if (hand.pots.totalRake > 0) shareRake(hand, this.data, rows, RAKE_PAID);
  }

  /** Adds what another collector of the same players has recorded. */
  merge(other: StatsCollector): void {
    if (other.players !== this.players) {
      throw new RangeError(
        `Cannot merge statistics of ${other.players} players into those of ${this.players}`,
      );
    }
    const { data } = this;
    const from = other.data;
    this.handCount += other.handCount;
    for (let row = 0; row < data.length; row += ROW) {
      for (let at = row; at < row + COUNTS; at++) data[at] += from[at];
      data[row + BIGGEST_POT] = Math.max(data[row + BIGGEST_POT], from[row + BIGGEST_POT]);
      for (let at = row + WIDES; at < row + ROW; at += 2) mergeWide(data, at, from, at);
    }
  }

  /** Everything recorded, as whole numbers that {@link importState} reads. */
  exportState(): number[] {
    return [this.handCount, ...this.data];
  }

  /**
   * Replaces everything recorded.
   *
   * @param state What {@link exportState} of a collector of as many players gave.
   * @throws {RangeError} If it has another length, or holds anything but whole numbers.
   */
  importState(state: readonly number[]): void {
    if (state.length !== this.data.length + 1) {
      throw new RangeError(
        `Cannot import statistics: wanted ${this.data.length + 1} numbers, found ${state.length}`,
      );
    }
    for (const number of state) checkCount("a state", number, -Infinity);
    this.handCount = state[0];
    this.data.set(state.slice(1));
  }

  /**
   * The counters of a player. This and all that follows throws a RangeError where there is no such
   * player.
   */
  counters(player: PlayerId): PlayerCounters {
    const row = this.rowOf(player);
    return Object.fromEntries(
      COUNTER_NAMES.map((name, column) => [name, this.data[row + column]]),
    ) as Record<CounterName, number>;
  }

  /** What a player won in all hands. */
  result(player: PlayerId): ResultSum {
    const row = this.rowOf(player);
    const total = new Float64Array(RESULT_COLUMNS);
    for (let seat = 0; seat < MAX_SEATS; seat++) {
      const at = row + SEAT_RESULTS + seat * RESULT_COLUMNS;
      for (let sum = 0; sum < RESULT_COLUMNS; sum += 2) mergeWide(total, sum, this.data, at + sum);
    }
    return resultSum(this.data[row + HANDS], total, 0);
  }

  /** What a player won at one seat, counted from 0. */
  resultAtSeat(player: PlayerId, seat: number): ResultSum {
    checkCount("a seat", seat, 0, MAX_SEATS - 1);
    const row = this.rowOf(player);
    const hands = this.data[row + SEAT_HANDS + seat];
    return resultSum(hands, this.data, row + SEAT_RESULTS + seat * RESULT_COLUMNS);
  }

  /** What a player won in one position. */
  resultInPosition(player: PlayerId, position: Position): ResultSum {
    checkWord("tell results in the position", position, POSITIONS);
    const row = this.rowOf(player);
    const code = POSITIONS.indexOf(position);
    const hands = this.data[row + POSITION_HANDS + code];
    return resultSum(hands, this.data, row + POSITION_RESULTS + code * RESULT_COLUMNS);
  }

  /** Most chips a player collected in one hand, after rake. */
  biggestPotWon(player: PlayerId): Chips {
    return this.data[this.rowOf(player) + BIGGEST_POT];
  }

  /** Chips a player won in hands in which he went to showdown. */
  showdownWinnings(player: PlayerId): Chips {
    return readWide(this.data, this.rowOf(player) + SHOWDOWN_NET);
  }

  /**
   * Rake a player paid, in chips to a millionth: his part of the chips in each pot is his part of
   * its rake (weighted contributed). The parts of all players add up to the rake exactly.
   */
  rakePaid(player: PlayerId): number {
    return readWide(this.data, this.rowOf(player) + RAKE_PAID) / RAKE_UNITS;
  }

  /** Where the row of a player begins. */
  private rowOf(player: PlayerId): number {
    checkCount("a player id", player, 0, this.players - 1);
    return player * ROW;
  }

  /** Who saw the flop and the showdown, and who won how much. */
  private recordOutcome(hand: HandRunner, positions: Uint8Array): void {
    const { data, rows } = this;
    const { acted, foldedPreflop } = this.actions;
    const { round, seats, bigBlind, bigBlindSeat, showdown } = hand;
    const flop = hand.boardCount > 0;
    for (let seat = 0; seat < seats; seat++) {
      const status = round.status[seat];
      if (status === EMPTY_STATUS) continue;
      const isLive = status !== FOLDED_STATUS;
      const row = rows[seat];
      const position = positions[seat];
      data[row + HANDS]++;
      data[row + SEAT_HANDS + seat]++;
      data[row + POSITION_HANDS + position]++;
      if ((acted >> seat & 1) === 0) {
        const walk = seat === bigBlindSeat && round.live === 1 && isLive;
        data[row + (walk ? WALK : NO_CHOICE)]++;
      }
      const net = round.stack[seat] - hand.startingStack[seat];
      const won = hand.won(seat);
      if (flop && (foldedPreflop >> seat & 1) === 0) {
        data[row + SAW_FLOP]++;
        if (won > 0) data[row + WON_WHEN_SAW_FLOP]++;
      }
      if (showdown && isLive) {
        data[row + WENT_TO_SHOWDOWN]++;
        if (won > 0) data[row + WON_AT_SHOWDOWN]++;
        addTo(data, row + SHOWDOWN_NET, net);
      }
      if (won > 0) {
        data[row + HANDS_WON]++;
        if (won > data[row + BIGGEST_POT]) data[row + BIGGEST_POT] = won;
      }
      if (net === 0) continue;
      const bb = bigBlind > 0 ? net / bigBlind : 0;
      const netBb = roundToEven(bb * BB_UNITS);
      const squared = roundToEven(bb * bb * BB_SQUARED_UNITS);
      addResult(data, row + SEAT_RESULTS + seat * RESULT_COLUMNS, net, netBb, squared);
      addResult(data, row + POSITION_RESULTS + position * RESULT_COLUMNS, net, netBb, squared);
    }
  }
}

/** A number of this size has no room for fractions. */
const NO_FRACTIONS = 1.5 * 2 ** 52;

/**
 * The nearest whole number, the even one of two: exact up to 2^51, and whole beyond. `Math.round`
 * takes several times as long, which is a part of the time of a hand that can be measured.
 */
function roundToEven(value: number): number {
  return value + NO_FRACTIONS - NO_FRACTIONS;
}

function addResult(
  data: Float64Array,
  at: number,
  net: Chips,
  netBb: number,
  squared: number,
): void {
  addTo(data, at + NET, net);
  addTo(data, at + NET_BB, netBb);
  addTo(data, at + NET_BB_SQUARED, squared);
}

function resultSum(hands: number, data: Float64Array, at: number): ResultSum {
  return {
    hands,
    net: readWide(data, at + NET),
    netBb: readWide(data, at + NET_BB) / BB_UNITS,
    netBbSquared: readWide(data, at + NET_BB_SQUARED) / BB_SQUARED_UNITS,
  };
}
