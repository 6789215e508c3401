/**
 * The row of numbers kept for each player: counts, then one maximum, then wide sums.
 *
 * @module
 */
import { POSITIONS } from "../../rules/mod.ts";
import { MAX_SEATS } from "../../types.ts";
import { COUNTER_NAMES } from "./counters.ts";

/** Hands at each seat. */
export const SEAT_HANDS: number = COUNTER_NAMES.length;
/** Hands in each position. */
export const POSITION_HANDS: number = SEAT_HANDS + MAX_SEATS;
/** Columns that are plain counts. */
export const COUNTS: number = POSITION_HANDS + POSITIONS.length;

/** Most chips collected in one hand. */
export const BIGGEST_POT: number = COUNTS;

/** First column of the wide sums; each takes two columns. */
export const WIDES: number = BIGGEST_POT + 1;
/** Chips won in hands that went to showdown. */
export const SHOWDOWN_NET: number = WIDES;
/** Rake paid, in millionths of a chip. */
export const RAKE_PAID: number = SHOWDOWN_NET + 2;
/** Results at each seat: {@link NET}, {@link NET_BB} and {@link NET_BB_SQUARED}. */
export const SEAT_RESULTS: number = RAKE_PAID + 2;
/** Columns of one result. */
export const RESULT_COLUMNS = 6;
/** Results in each position. */
export const POSITION_RESULTS: number = SEAT_RESULTS + MAX_SEATS * RESULT_COLUMNS;
/** Columns of a row. */
export const ROW: number = POSITION_RESULTS + POSITIONS.length * RESULT_COLUMNS;

/** Within a result: chips won. */
export const NET = 0;
/** Within a result: big blinds won, in units of {@link BB_UNITS}. */
export const NET_BB = 2;
/** Within a result: the sum of squares, in units of {@link BB_SQUARED_UNITS}. */
export const NET_BB_SQUARED = 4;

/** Units in a big blind. */
export const BB_UNITS = 1_000_000;
/** Units in a squared big blind. */
export const BB_SQUARED_UNITS = 10_000;
/** Units in a chip of rake. */
export const RAKE_UNITS = 1_000_000;
