/**
 * Blind levels: which blinds and ante a hand is played with.
 *
 * @module
 */
import type { Chips } from "../types.ts";

/**
 * Most levels of a doubling schedule: in the next one even a blind of one chip would be past the
 * largest exact number of chips.
 */
export const MAX_BLIND_LEVELS = 53;

/** One level of a blind schedule. */
export interface BlindLevel {
  /** Number of the level, counted from 1. */
  readonly level: number;
  /** Small blind, in chips; at most the big blind. */
  readonly smallBlind: Chips;
  /** Big blind, in chips. */
  readonly bigBlind: Chips;
  /** Ante of each player, in chips. */
  readonly ante: Chips;
  /** Hands the level lasts, from 1; the last level of a schedule lasts for ever. */
  readonly durationHands: number;
}

/** What {@link BlindSchedule.standard} doubles, and how often. */
export interface StandardBlinds {
  /** Small blind of the first level, in chips. */
  readonly smallBlind: Chips;
  /** Big blind of the first level, in chips. */
  readonly bigBlind: Chips;
  /** Ante of the first level, in chips; none where left out. */
  readonly ante?: Chips;
  /** How many levels there are, from 1 to {@link MAX_BLIND_LEVELS}. */
  readonly levels: number;
  /** How many hands a level lasts, from 1. */
  readonly handsPerLevel: number;
}

/** The blinds and ante of a whole tournament. Immutable. */
export class BlindSchedule {
  /** The levels in the order they are played; never empty. */
  readonly levels: readonly BlindLevel[];
  /** Hands played before each level begins. */
  readonly #starts: readonly number[];

  private constructor(levels: readonly BlindLevel[]) {
    if (levels.length === 0) throw new RangeError("Cannot use a blind schedule without a level");
    let handsBefore = 0;
    const starts: number[] = [];
    for (const level of levels) {
      checkLevel(level);
      starts.push(handsBefore);
      handsBefore += level.durationHands;
    }
    this.levels = levels;
    this.#starts = starts;
  }

  /**
   * The usual schedule: blinds and ante double from each level to the next.
   *
   * @throws {RangeError} If an amount is not a whole number of chips up to 2^53 - 1, the
   * small blind is larger than the big blind, or a count is out of its range.
   *
   * @example Ten hands a level
   * ```ts
   * import { BlindSchedule } from "@marvin/holdem";
   * import { assertEquals } from "@std/assert";
   *
   * const blinds = { smallBlind: 10, bigBlind: 20, levels: 5, handsPerLevel: 10 };
   * const schedule = BlindSchedule.standard(blinds);
   * assertEquals(schedule.levelAt(9).bigBlind, 20); // the tenth hand
   * assertEquals(schedule.levelAt(10).bigBlind, 40);
   * ```
   */
  static standard(blinds: StandardBlinds): BlindSchedule {
    const { smallBlind, bigBlind, ante = 0, levels, handsPerLevel } = blinds;
    if (!(Number.isInteger(levels) && levels >= 1 && levels <= MAX_BLIND_LEVELS)) {
      throw new RangeError(
        `Cannot double blinds: wanted 1-${MAX_BLIND_LEVELS} levels, found ${levels}`,
      );
    }
    const factors = Array.from({ length: levels }, (_, index) => 2 ** index);
    return BlindSchedule.custom(factors.map((factor) => ({
      smallBlind: smallBlind * factor,
      bigBlind: bigBlind * factor,
      ante: ante * factor,
      durationHands: handsPerLevel,
    })));
  }

  /**
   * A schedule of any levels, numbered from 1 in the order given.
   *
   * @throws {RangeError} If there is no level, a duration is not a whole number from 1, an amount
   * is not a whole number of chips, or a small blind is larger than its big blind.
   */
  static custom(levels: readonly Omit<BlindLevel, "level">[]): BlindSchedule {
    return new BlindSchedule(
      levels.map(({ smallBlind, bigBlind, ante, durationHands }, index) => (
        { level: index + 1, smallBlind, bigBlind, ante, durationHands }
      )),
    );
  }

  /**
   * The level of the next hand. Always the same object for the same level.
   *
   * @param handsPlayed Hands already over, from 0: the first hand of all asks with 0.
   * @throws {RangeError} If it is no such number.
   */
  levelAt(handsPlayed: number): BlindLevel {
    if (!(Number.isInteger(handsPlayed) && handsPlayed >= 0)) {
      throw new RangeError(
        `Cannot tell the level after ${handsPlayed} hands: wanted a whole number from 0`,
      );
    }
    let index = this.levels.length - 1;
    while (index > 0 && this.#starts[index] > handsPlayed) index--;
    return this.levels[index];
  }
}

/**
 * Refuses what is no blind schedule, such as a list of levels.
 *
 * @throws {TypeError} If it is something else.
 */
export function checkBlindSchedule(schedule: BlindSchedule): void {
  if (schedule instanceof BlindSchedule) return;
  throw new TypeError(
    `Cannot use ${schedule} as blinds: wanted such as BlindSchedule.custom([level, …])`,
  );
}

function checkLevel({ level, smallBlind, bigBlind, ante, durationHands }: BlindLevel): void {
  const refuse = (wanted: string, found: unknown) => {
    throw new RangeError(`Cannot use blind level ${level}: wanted ${wanted}, found ${found}`);
  };
  if (!Number.isSafeInteger(durationHands) || durationHands < 1) {
    refuse("a duration of 1 or more hands", durationHands);
  }
  for (const chips of [smallBlind, bigBlind, ante]) {
    if (!Number.isSafeInteger(chips) || chips < 0) refuse("whole chips up to 2^53 - 1", chips);
  }
  if (smallBlind > bigBlind) {
    refuse("a small blind up to the big blind", `${smallBlind}/${bigBlind}`);
  }
}
