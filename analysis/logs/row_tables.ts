/**
 * The tables that a long run writes row by row, and the files of its units.
 *
 * @module
 */
import type { TournamentRange, UnitRows } from "@marvin/holdem";
import {
  type ColumnSpec,
  HAND_COLUMNS,
  SERIES_COLUMNS,
  TOURNAMENT_COLUMNS,
} from "../frames/mod.ts";

/** Tables with a row for each tournament, for each player of a tournament, for each of a hand. */
export const ROW_TABLES = ["tournaments", "entries", "hands"] as const;

/** A table that is written row by row. */
export type RowTable = (typeof ROW_TABLES)[number];

/**
 * The tables that a unit is to be played with. A unit may come from another thread or machine, so
 * their names are checked.
 *
 * @throws {RangeError} If one is none of {@link ROW_TABLES}.
 */
export function tablesOfUnit({ tables }: UnitRows): RowTable[] {
  return tables.map((name) => {
    const table = ROW_TABLES.find((table) => table === name);
    if (table !== undefined) return table;
    throw new RangeError(`Cannot write rows of ${name}: wanted any of ${ROW_TABLES.join(", ")}`);
  });
}

/** The columns of each table. */
export const ROW_COLUMNS: Readonly<Record<RowTable, readonly ColumnSpec[]>> = {
  tournaments: TOURNAMENT_COLUMNS,
  entries: SERIES_COLUMNS,
  hands: HAND_COLUMNS,
};

/** Digits of the numbers in names of files, so that names are in the order of the tournaments. */
const DIGITS = 9;

/**
 * Path of the rows of a unit, such as `rows/entries/000000251-000000500.parquet`.
 *
 * @param folder Folder of the rows of all units.
 * @param unit The tournaments of the unit.
 */
export function unitRowsPath(
  folder: string,
  table: RowTable,
  { from, to }: TournamentRange,
): string {
  const [first, last] = [from, to].map((number) => String(number).padStart(DIGITS, "0"));
  return `${folder}/${table}/${first}-${last}.parquet`;
}

/** Whether the rows of a unit are there, for all tables that are wanted. */
export function hasUnitRows(rows: UnitRows, unit: TournamentRange): boolean {
  return tablesOfUnit(rows).every((table) => {
    try {
      return Deno.statSync(unitRowsPath(rows.folder, table, unit)).isFile;
    } catch {
      return false;
    }
  });
}

/** Removes the rows of a unit. */
export function removeUnitRows(rows: UnitRows, unit: TournamentRange): void {
  for (const table of tablesOfUnit(rows)) Deno.removeSync(unitRowsPath(rows.folder, table, unit));
}
