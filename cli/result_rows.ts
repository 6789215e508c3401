/**
 * Results as rows of a table file.
 *
 * @module
 */
import { type CashGameResult, formatCsvField, type SngSeriesResult } from "@marvin/holdem";

/** One row: a value for each column, by the column's name. */
export type Row = Readonly<Record<string, string | number | null>>;

type Result = CashGameResult | SngSeriesResult;

/** One row a player. */
export function playerRows(result: Result): Row[] {
  return playersOf(result).map((player) => flat(player));
}

/** One row a player and seat; seats are counted from 1, as in the logs. */
export function seatRows(result: Result): Row[] {
  return playersOf(result).flatMap(({ name, bySeat }) =>
    bySeat.map((seat) => ({ name, ...flat({ ...seat, seat: seat.seat + 1 }) }))
  );
}

/** One row a player and position. */
export function positionRows(result: Result): Row[] {
  return playersOf(result).flatMap(({ name, byPosition }) =>
    byPosition.map((position) => ({ name, ...flat(position) }))
  );
}

/** Rows as CSV, with the names of the columns first; all rows have the same ones. */
export function formatCsv(rows: readonly Row[]): string {
  return rows.length === 0 ? "" : csvHeader(rows[0]) + csvLines(rows);
}

/** The names of the columns of a row as a line of CSV. */
export function csvHeader(row: Row): string {
  return csvLine(Object.keys(row));
}

/** Rows as lines of CSV without the names of the columns. */
export function csvLines(rows: readonly Row[]): string {
  return rows.map((row) => csvLine(Object.values(row))).join("");
}

function csvLine(cells: Row[string][]): string {
  return cells.map(formatCsvField).join() + "\r\n";
}

function playersOf(result: Result) {
  return result.gameType === "Cash" ? result.players : result.playerResults;
}

/**
 * An object as columns: intervals become two, places and counts of faults one each, lists of
 * results are left out.
 */
function flat(object: object): Row {
  const row: Record<string, string | number | null> = {};
  for (const [key, value] of Object.entries(object)) {
    if (key === "bySeat" || key === "byPosition") continue;
    if (key === "finishes") {
      (value as number[]).forEach((count, index) => row[`place${index + 1}`] = count);
    } else if (key.endsWith("Ci95")) {
      const [low, high] = (value ?? [null, null]) as (number | null)[];
      row[`${key}Low`] = low;
      row[`${key}High`] = high;
    } else if (typeof value === "object" && value !== null) {
      for (const [inner, count] of Object.entries(value)) row[inner] = count as number;
    } else row[key] = value as string | number | null;
  }
  return row;
}
