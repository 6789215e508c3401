/**
 * The rows that charts are drawn from: plain objects, or a data frame with columns of these names.
 *
 * @module
 */
import type { Chips } from "@marvin/holdem";
import { foundText } from "../metrics/checks.ts";

/** A table that holds rows as lists in the order of its columns, as data frames do. */
export interface FrameLike {
  /** Names of the columns. */
  readonly columns: readonly string[];
  /** Rows as lists of cells. */
  readonly values: unknown;
}

/** Rows as objects, or a data frame that has columns with the names of their fields. */
export type RowSource<Row> = Iterable<Row> | FrameLike;

/** What a tournament brought a player. */
export interface TournamentRow {
  /** Number of the tournament in its run, from 1. */
  readonly tournament: number;
  /** Name of the player. */
  readonly player: string;
  /** Everything paid to play: buy-in and fee. */
  readonly cost: Chips;
  /** What the place won. */
  readonly prize: Chips;
}

/** What a hand brought a player. */
export interface HandRow {
  /** Number of the hand in its run, from 1. */
  readonly hand: number;
  /** Name of the player. */
  readonly player: string;
  /** Chips won or lost, after rake. */
  readonly net: number;
  /** Chips of the rake that the player paid; 0 where left out. */
  readonly rake?: number | null;
  /** Chips won or lost if all-ins had paid what they were worth, after rake. */
  readonly allInEv?: number | null;
  /** Whether the player went to showdown. */
  readonly showdown?: boolean | null;
}

/** Chips of a player before a hand of a tournament. */
export interface StackRow {
  /** Number of the hand, from 1. */
  readonly hand: number;
  /** Number of the tournament in its run; where there are several, only one of them is drawn. */
  readonly tournament?: number | null;
  /** Name of the player. */
  readonly player: string;
  /** Chips before the first post. */
  readonly stack: Chips;
  /** Chips won or lost in the hand, which tell the stacks after the last one. */
  readonly net?: number | null;
  /** Big blind of the level. */
  readonly bigBlind?: Chips | null;
}

/** A player who was dealt into a hand of a tournament. */
export interface LevelRow {
  /** Number of the tournament in its run. */
  readonly tournament: number;
  /** Name of the player. */
  readonly player: string;
  /** Big blind of the level. */
  readonly bigBlind: Chips;
}

/** Most rows a chart takes: beyond them, what it shows should be added up while it is played. */
const MAX_ROWS = 5_000_000;

/**
 * Reads rows.
 *
 * @param source Rows, or a data frame.
 * @param columns Fields that every row must have; asked of the first row only.
 * @throws {TypeError} If the source is neither, or a column is missing.
 * @throws {RangeError} If there are more than five million rows.
 */
export function readRows<Row extends object>(
  source: RowSource<Row>,
  columns: readonly (keyof Row & string)[],
): Row[] {
  const rows = isIterable(source) ? [...source] : rowsOfFrame<Row>(source);
  if (rows.length > MAX_ROWS) {
    throw new RangeError(
      `Cannot draw ${rows.length.toLocaleString("en-US")} rows: at most ` +
        `${MAX_ROWS.toLocaleString("en-US")} are possible, so choose some or add them up first`,
    );
  }
  if (rows.length > 0 && (typeof rows[0] !== "object" || rows[0] === null)) refuse(rows);
  const missing = rows.length === 0 ? [] : columns.filter((name) => !(name in rows[0]));
  if (missing.length > 0) {
    throw new TypeError(
      `Cannot draw rows without ${missing.join(", ")}: found ${
        Object.keys(rows[0]).join(", ") || "no columns"
      }`,
    );
  }
  return rows;
}

function isIterable<Row>(source: RowSource<Row>): source is Iterable<Row> {
  return typeof source === "object" && source !== null && Symbol.iterator in source;
}

function refuse(source: unknown): never {
  const isRecorder = typeof source === "object" && source !== null && "data" in source;
  throw new TypeError(
    "Cannot draw what is neither a list of rows nor a data frame: " +
      (isRecorder ? "draw the data of the recorder" : `found ${foundText(source)}`),
  );
}

function rowsOfFrame<Row>(frame: FrameLike): Row[] {
  const { columns, values } = frame ?? {};
  if (!Array.isArray(columns) || !Array.isArray(values)) refuse(frame);
  return values.map((cells: unknown[]) =>
    Object.fromEntries(columns.map((name, column) => [name, cells[column]])) as Row
  );
}
