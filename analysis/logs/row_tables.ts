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
export function hasUnitRows({ folder, tables }: UnitRows, unit: TournamentRange): boolean {
  return tables.every((table) => {
    try {
      return Deno.statSync(unitRowsPath(folder, table as RowTable, unit)).isFile;
    } catch {
      return false;
    }
  });
}

/** Removes the rows of a unit. */
export function removeUnitRows({ folder, tables }: UnitRows, unit: TournamentRange): void {
  for (const table of tables) Deno.removeSync(unitRowsPath(folder, table as RowTable, unit));
}
