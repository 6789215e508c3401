/**
 * Collects the outcomes of a tournament series.
 *
 * As with hands, everything kept is a whole number, so that parts of a series merge in any order
 * to the last bit.
 *
 * @module
 */
import { checkCount } from "../../errors.ts";
import { type Chips, MAX_SEATS, type PlayerId } from "../../types.ts";
import { addWide, mergeWide, readWide } from "./_wide_sum.ts";
import type { Moments } from "./intervals.ts";

/** How a tournament ended for one player. */
export interface SngFinish {
  /** Who. */
  readonly playerId: PlayerId;
  /** Seat at the start, counted from 0. */
  readonly seat: number;
  /** Place, from 1; of players who tie, the best place they share. */
  readonly firstPlace: number;
  /** The worst place they share; equal to `firstPlace` for a player alone. */
  readonly lastPlace: number;
  /** Everything paid to play: buy-in and fee, of every entry. */
  readonly cost: Chips;
  /** What the place won. */
  readonly prize: Chips;
}

/** Sums over some tournaments of one player. */
export interface SngSums {
  /** How many tournaments. */
  readonly tournaments: number;
  /** Tournaments won; a tie for the first place counts. */
  readonly wins: number;
  /** Tournaments with a prize. */
  readonly cashes: number;
  /** Everything paid to play. */
  readonly cost: Chips;
  /** All prizes. */
  readonly prizes: Chips;
  /** Profit of each tournament. */
  readonly profit: Moments;
  /** Profit divided by cost of each tournament, to a billionth; 0 where nothing was paid. */
  readonly roi: Moments;
}

// Columns of a block of sums. There is one for each starting seat.
const TOURNAMENTS = 0;
const WINS = 1;
const CASHES = 2;
const COUNTS = 3;
const COST = 3;
const PRIZES = 5;
const PROFIT_SQUARED = 7;
const ROI = 9;
const ROI_SQUARED = 11;
const BLOCK = 13;

const BLOCKS = MAX_SEATS * BLOCK;
const DOUBLED_PLACES = BLOCKS;
const FINISHES = DOUBLED_PLACES + 1;

const ROI_UNITS = 1_000_000_000;

/** The outcomes of a series, or of a part of it. */
export class SngCounters {
  /** Number of players; their ids are 0 to `players - 1`. */
  declare readonly players: number;
  /** Places of a tournament: the number of its entries. */
  declare readonly places: number;

  private count = 0;
  private cutShort = 0;
  declare private readonly row: number;
  declare private readonly data: Float64Array;

  /**
   * Starts empty.
   *
   * @param players Number of players; their ids are 0 to `players - 1`.
   * @param places Places of a tournament: the number of its entries.
   * @throws {RangeError} If one is no whole number from 1.
   */
  constructor(players: number, places: number) {
    checkCount("a number of players", players, 1);
    checkCount("a number of places", places, 1);
    this.players = players;
    this.places = places;
    this.row = FINISHES + places;
    this.data = new Float64Array(players * this.row);
  }

  /** Tournaments recorded. */
  get tournaments(): number {
    return this.count;
  }

  /** Those of them that the limit of hands has ended. */
  get tournamentsCutShort(): number {
    return this.cutShort;
  }

  /**
   * Records one tournament.
   *
   * @param finishes How it ended, for each player.
   * @param isCutShort Whether the limit of hands has ended it.
   * @throws {RangeError} If there is no such player, seat or place, or money is not in whole chips.
   */
  record(finishes: readonly SngFinish[], isCutShort = false): void {
    for (const finish of finishes) this.checkFinish(finish);
    this.count++;
    if (isCutShort) this.cutShort++;
    for (const finish of finishes) this.recordFinish(finish);
  }

  /** Adds what another one of the same players and places has recorded. */
  merge(other: SngCounters): void {
    if (other.players !== this.players || other.places !== this.places) {
      throw new RangeError(
        `Cannot merge ${other.places} places of ${other.players} players into ` +
          `${this.places} of ${this.players}`,
      );
    }
    const { data, row } = this;
    this.count += other.count;
    this.cutShort += other.cutShort;
    for (let start = 0; start < data.length; start += row) {
      for (let block = start; block < start + BLOCKS; block += BLOCK) {
        mergeBlock(data, block, other.data, block);
      }
      for (let at = start + BLOCKS; at < start + row; at++) data[at] += other.data[at];
    }
  }

  /** Everything recorded, as whole numbers that {@link importState} reads. */
  exportState(): number[] {
    return [this.count, this.cutShort, ...this.data];
  }

  /**
   * Replaces everything recorded.
   *
   * @param state What {@link exportState} of as many players and places gave.
   * @throws {RangeError} If it has another length, or holds anything but whole numbers.
   */
  importState(state: readonly number[]): void {
    const [count, cutShort, ...data] = state;
    if (data.length !== this.data.length) {
      throw new RangeError(
        `Cannot import a series: wanted ${this.data.length + 2} numbers, found ${state.length}`,
      );
    }
    for (const number of state) checkCount("a state", number, -Infinity);
    this.count = count;
    this.cutShort = cutShort;
    this.data.set(data);
  }

  /**
   * Sums of all tournaments of a player. This and all that follows throws a RangeError where there
   * is no such player.
   */
  sums(player: PlayerId): SngSums {
    const row = this.rowOf(player);
    const total = new Float64Array(BLOCK);
    for (let seat = 0; seat < MAX_SEATS; seat++) {
      mergeBlock(total, 0, this.data, row + seat * BLOCK);
    }
    return readBlock(total, 0);
  }

  /** Sums of the tournaments that a player started at one seat, counted from 0. */
  sumsAtSeat(player: PlayerId, seat: number): SngSums {
    checkCount("a seat", seat, 0, MAX_SEATS - 1);
    return readBlock(this.data, this.rowOf(player) + seat * BLOCK);
  }

  /** How often a player took each place, first place first; ties count at their best place. */
  finishes(player: PlayerId): number[] {
    const start = this.rowOf(player) + FINISHES;
    return [...this.data.subarray(start, start + this.places)];
  }

  /** Sum of a player's places; a tie counts as the mean of the places it shares. */
  sumOfPlaces(player: PlayerId): number {
    return this.data[this.rowOf(player) + DOUBLED_PLACES] / 2;
  }

  /** Where the row of a player begins. */
  private rowOf(player: PlayerId): number {
    checkCount("a player id", player, 0, this.players - 1);
    return player * this.row;
  }

  /** Refuses what would be counted for somebody else, or nowhere. */
  private checkFinish({ playerId, seat, firstPlace, lastPlace, cost, prize }: SngFinish): void {
    this.rowOf(playerId);
    checkCount("a seat", seat, 0, MAX_SEATS - 1);
    checkCount("a first place", firstPlace, 1, this.places);
    checkCount("a last place", lastPlace, firstPlace, this.places);
    checkCount("a cost", cost);
    checkCount("a prize", prize);
  }

  /** One player's part of a tournament. */
  private recordFinish(finish: SngFinish): void {
    const { firstPlace, lastPlace, cost, prize } = finish;
    const { data } = this;
    const start = finish.playerId * this.row;
    const block = start + finish.seat * BLOCK;
    const profit = prize - cost;
    const roi = cost > 0 ? profit / cost : 0;
    data[block + TOURNAMENTS]++;
    if (firstPlace === 1) data[block + WINS]++;
    if (prize > 0) data[block + CASHES]++;
    addWide(data, block + COST, cost);
    addWide(data, block + PRIZES, prize);
    addWide(data, block + PROFIT_SQUARED, profit * profit);
    addWide(data, block + ROI, Math.round(roi * ROI_UNITS));
    addWide(data, block + ROI_SQUARED, Math.round(roi * roi * ROI_UNITS));
    data[start + DOUBLED_PLACES] += firstPlace + lastPlace;
    data[start + FINISHES + firstPlace - 1]++;
  }
}

function mergeBlock(into: Float64Array, at: number, from: Float64Array, fromAt: number): void {
  for (let column = 0; column < COUNTS; column++) into[at + column] += from[fromAt + column];
  for (let column = COUNTS; column < BLOCK; column += 2) {
    mergeWide(into, at + column, from, fromAt + column);
  }
}

function readBlock(data: Float64Array, at: number): SngSums {
  const tournaments = data[at + TOURNAMENTS];
  const cost = readWide(data, at + COST);
  const prizes = readWide(data, at + PRIZES);
  return {
    tournaments,
    wins: data[at + WINS],
    cashes: data[at + CASHES],
    cost,
    prizes,
    profit: {
      count: tournaments,
      sum: prizes - cost,
      sumOfSquares: readWide(data, at + PROFIT_SQUARED),
    },
    roi: {
      count: tournaments,
      sum: readWide(data, at + ROI) / ROI_UNITS,
      sumOfSquares: readWide(data, at + ROI_SQUARED) / ROI_UNITS,
    },
  };
}
