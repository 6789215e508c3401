/**
 * How a tournament is set up.
 *
 * @module
 */
import { checkFlag } from "../errors.ts";
import type { IllegalActionPolicy } from "../hand/mod.ts";
import type { HoldemPlayer } from "../player/mod.ts";
import type { BetLimit } from "../rules/mod.ts";
import { type Chips, MAX_SEATS } from "../types.ts";
import { type BlindSchedule, checkBlindSchedule } from "./blind_schedule.ts";
import { checkPrizeStructure, type PrizeStructure } from "./prize_structure.ts";

/** Hands after which a tournament is stopped where nothing else is asked for. */
export const DEFAULT_MAX_HANDS = 100_000;

/** How a tournament is set up. */
export interface TournamentOptions {
  /** All entries, at least two; ids and names are unique. */
  readonly players: readonly HoldemPlayer[];
  /** Chairs at each table, 2 to 10. As many tables open as the players need. */
  readonly seatsPerTable: number;
  /** Chips each player begins with. */
  readonly startingChips: Chips;
  /** The blinds; levels go by the hands played at each table. */
  readonly blindSchedule: BlindSchedule;
  /** What the places win; at most as many prizes as players. */
  readonly prizeStructure: PrizeStructure;
  /** Seed of the run. */
  readonly seed: number | string | bigint;
  /**
   * Number of the tournament in its run; 1 where left out. Together with the seed it decides all
   * cards and seats.
   */
  readonly number?: number;
  /** What tables are named after; `Tournament 12` (with the number) where left out. */
  readonly name?: string;
  /**
   * Whether seats are drawn at the start. Otherwise the players sit down in the order given, table
   * by table in turn. Where left out, seats are drawn if there are two tables or more.
   */
  readonly randomizeSeats?: boolean;
  /** No limit where left out. */
  readonly betLimit?: BetLimit;
  /** What to do with illegal actions; `check_fold` where left out. */
  readonly illegalAction?: IllegalActionPolicy;
  /**
   * Hands at each table after which the tournament is stopped, for blinds that bust nobody:
   * {@link DEFAULT_MAX_HANDS} where left out. Who is left then is ranked by chips, and equal stacks
   * share their places and prizes.
   */
  readonly maxHands?: number;
}

/**
 * Refuses options that no tournament can be played with.
 *
 * @throws {RangeError} As the constructor of a tournament says.
 * @throws {TypeError} If the players are no list, or the blinds or prizes something else.
 */
export function checkTournamentOptions(options: TournamentOptions): void {
  const { players, seatsPerTable, startingChips, prizeStructure } = options;
  const { number = 1, maxHands = DEFAULT_MAX_HANDS } = options;
  if (!Array.isArray(players)) {
    throw new TypeError(`Cannot start a tournament with ${players}: wanted a list of bots`);
  }
  checkBlindSchedule(options.blindSchedule);
  checkPrizeStructure(prizeStructure);
  const entries = players.length;
  const refuse = (wanted: string, found: unknown) => {
    throw new RangeError(`Cannot start a tournament: wanted ${wanted}, found ${found}`);
  };
  if (entries < 2) refuse("2 or more players", entries);
  for (const key of ["id", "name"] as const) {
    const values = players.map((player) => player[key]);
    if (new Set<unknown>(values).size < entries) refuse(`one ${key} a player`, values.join(", "));
  }
  if (!(Number.isInteger(seatsPerTable) && seatsPerTable >= 2 && seatsPerTable <= MAX_SEATS)) {
    refuse(`2 to ${MAX_SEATS} seats at a table`, seatsPerTable);
  }
  if (!(Number.isSafeInteger(number) && number >= 0)) refuse("a whole number from 0", number);
  if (!(Number.isInteger(startingChips) && startingChips > 0)) {
    refuse("a whole number of starting chips from 1", startingChips);
  }
  if (!Number.isSafeInteger(entries * startingChips)) {
    refuse("up to 2^53 - 1 chips in play", `${entries} times ${startingChips}`);
  }
  const prizes = prizeStructure.prizes.length;
  if (prizes > entries) refuse(`up to ${entries} prizes`, prizes);
  if (!(Number.isInteger(maxHands) && maxHands > 0)) refuse("1 or more hands", maxHands);
  checkFlag("game.randomize_seats", options.randomizeSeats);
}
