/**
 * Prizes by finishing place. A prize pool is made of buy-ins; fees belong to the house.
 *
 * @module
 */
import { type Chips, MAX_SEATS } from "../types.ts";

/** What each place of a tournament wins. Immutable. */
export class PrizeStructure {
  /** Prizes in whole chips, first place first; places past the end win nothing. */
  readonly prizes: readonly Chips[];
  /** Sum of all prizes, in chips. */
  readonly pool: Chips;

  private constructor(prizes: readonly Chips[]) {
    for (const prize of prizes) checkWhole("prize", prize);
    this.prizes = prizes;
    this.pool = prizes.reduce((sum, prize) => sum + prize, 0);
    checkWhole("prize pool", this.pool);
  }

  /**
   * The usual prizes of one table: winner takes all for 2 or 3 players, 65 % and 35 % for 4 to 6,
   * 50 %, 30 % and 20 % for 7 to 10.
   *
   * @param buyIn What each player adds to the prize pool, in chips.
   * @param players How many players paid, from 2 to 10.
   * @throws {RangeError} If the pool is not a whole number of chips or there are too few or too
   * many players.
   *
   * @example Nobody loses a chip to rounding
   * ```ts
   * import { PrizeStructure } from "@marvin/holdem";
   * import { assertEquals } from "@std/assert";
   *
   * assertEquals(PrizeStructure.standardSng(11, 5).prizes, [36, 19]);
   * ```
   */
  static standardSng(buyIn: Chips, players: number): PrizeStructure {
    if (!(Number.isInteger(players) && players >= 2 && players <= MAX_SEATS)) {
      throw new RangeError(
        `Cannot share the prizes of one table: wanted 2-${MAX_SEATS} players, found ${players}`,
      );
    }
    const shares = players <= 3 ? [100] : players <= 6 ? [65, 35] : [50, 30, 20];
    return PrizeStructure.ofShares(buyIn * players, shares);
  }

  /**
   * The usual prizes of a tournament with many tables, by number of entries: from 3 places for up
   * to 12 entries to 36 places for 176 and more. The percentages are a card room's published table.
   *
   * @param buyIn What each entry adds to the prize pool, in chips.
   * @param entries How many entries were paid, from 2. Two entries cannot fill three places, so the
   * third prize goes to the winner.
   * @throws {RangeError} If the pool is not a whole number of chips or there are too few entries.
   */
  static standardMtt(buyIn: Chips, entries: number): PrizeStructure {
    if (!(Number.isInteger(entries) && entries >= 2)) {
      throw new RangeError(
        `Cannot share the prizes of a tournament with ${entries} entries: wanted 2 or more`,
      );
    }
    const { first, groups } = MTT_COLUMNS.find(({ upTo }) => entries <= upTo)!;
    const [winner, ...others] = [
      ...first,
      ...groups.flatMap((share, group) => Array<number>(GROUP_SIZES[group]).fill(share)),
    ];
    const unfilled = others.splice(entries - 1).reduce((sum, share) => sum + share, 0);
    return PrizeStructure.ofShares(buyIn * entries, [winner + unfilled, ...others]);
  }

  /**
   * Splits a pool by shares: each prize is rounded down and what is left goes to the first place.
   *
   * @param pool What there is to win, in chips.
   * @param shares Whole numbers in any common unit, such as percent, first place first.
   * @throws {RangeError} If the pool is not a whole number of chips, a share is not a whole number
   * from 0, or they add up to nothing.
   *
   * @example Three equal prizes
   * ```ts
   * import { PrizeStructure } from "@marvin/holdem";
   * import { assertEquals } from "@std/assert";
   *
   * assertEquals(PrizeStructure.ofShares(10, [1, 1, 1]).prizes, [4, 3, 3]);
   * ```
   */
  static ofShares(pool: Chips, shares: readonly number[]): PrizeStructure {
    checkWhole("prize pool", pool);
    for (const share of shares) checkWhole("share of a prize pool", share);
    const total = shares.reduce((sum, share) => sum + share, 0);
    if (total === 0) throw new RangeError("Cannot split a prize pool by shares that are all 0");
    // BigInt: doubles lose chips of pools past 2^53 / total.
    const prizes = shares.map((share) => Number(BigInt(pool) * BigInt(share) / BigInt(total)));
    prizes[0] += pool - prizes.reduce((sum, prize) => sum + prize, 0);
    return new PrizeStructure(prizes);
  }

  /**
   * Prizes just as listed, first place first. They need not fall from place to place, nor add up
   * to the buy-ins.
   *
   * @throws {RangeError} If a prize or their sum is not a whole number of chips.
   */
  static custom(prizes: readonly Chips[]): PrizeStructure {
    return new PrizeStructure([...prizes]);
  }

  /**
   * What a place wins, in chips; 0 past the last prize.
   *
   * @param place Finishing place, from 1.
   * @throws {RangeError} If it is no whole number from 1.
   */
  prizeFor(place: number): Chips {
    if (!(Number.isInteger(place) && place >= 1)) {
      throw new RangeError(
        `Cannot tell the prize of place ${place}: wanted a whole number from 1`,
      );
    }
    return place <= this.prizes.length ? this.prizes[place - 1] : 0;
  }
}

/**
 * Refuses what is no prize structure, such as a list of prizes.
 *
 * @throws {TypeError} If it is something else.
 */
export function checkPrizeStructure(prizes: PrizeStructure): void {
  if (prizes instanceof PrizeStructure) return;
  throw new TypeError(
    `Cannot use ${prizes} as prizes: wanted such as PrizeStructure.custom([50, 30, 20])`,
  );
}

function checkWhole(what: string, value: number): void {
  if (!(Number.isSafeInteger(value) && value >= 0)) {
    throw new RangeError(
      `Cannot use a ${what} that is not a whole number from 0 to 2^53 - 1: found ${value}`,
    );
  }
}

/** Shares for up to so many entries, in hundredths of a percent. */
interface MttColumn {
  readonly upTo: number;
  /** One share for each of the first nine places, or fewer. */
  readonly first: readonly number[];
  /** One share for all the places of each group of {@link GROUP_SIZES}. */
  readonly groups: readonly number[];
}

/** Places that win alike from the tenth on: 10-12, 13-15, 16-18, 19-27 and 28-36. */
const GROUP_SIZES = [3, 3, 3, 9, 9];

const MTT_COLUMNS: readonly MttColumn[] = [
  {
    upTo: 12,
    first: [5000, 3000, 2000],
    groups: [],
  },
  {
    upTo: 18,
    first: [4000, 3000, 2000, 1000],
    groups: [],
  },
  {
    upTo: 27,
    first: [4000, 2300, 1600, 1200, 900],
    groups: [],
  },
  {
    upTo: 36,
    first: [3300, 2000, 1500, 1100, 800, 700, 600],
    groups: [],
  },
  {
    upTo: 50,
    first: [2900, 1800, 1300, 1000, 800, 700, 600, 500, 400],
    groups: [],
  },
  {
    upTo: 66,
    first: [2600, 1650, 1200, 950, 800, 650, 500, 400, 350],
    groups: [300],
  },
  {
    upTo: 83,
    first: [2550, 1600, 1150, 900, 750, 600, 450, 350, 300],
    groups: [250, 200],
  },
  {
    upTo: 117,
    first: [2500, 1550, 1100, 850, 700, 550, 400, 300, 250],
    groups: [220, 200, 180],
  },
  {
    upTo: 175,
    first: [2300, 1400, 1050, 800, 600, 450, 350, 290, 240],
    groups: [200, 170, 140, 110],
  },
  {
    upTo: Infinity,
    first: [2250, 1350, 1030, 775, 600, 450, 350, 270, 210],
    groups: [165, 135, 110, 90, 75],
  },
];
