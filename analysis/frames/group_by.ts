/**
 * Sums, means and counts by group.
 *
 * @module
 */
import { quantileOf, summarizeSample } from "../metrics/mod.ts";
import { foundText } from "../metrics/checks.ts";
import { checkWord } from "./_check_word.ts";
import { type Cell, type Column, type ColumnType, isMissing } from "./column.ts";
import { ColumnData } from "./column_data.ts";
import { type Frame, like, toColumns } from "./danfo.ts";

/** What {@link groupBy} can work out of the cells of a group; missing ones are left out. */
export const AGGREGATIONS = [
  "count",
  "sum",
  "mean",
  "sd",
  "min",
  "median",
  "max",
  "first",
  "last",
] as const;

/** The name of an aggregation. `count` is the number of cells that are not missing. */
export type Aggregation = (typeof AGGREGATIONS)[number];

/** What to work out, by column. */
export type Aggregations = Readonly<Record<string, Aggregation | readonly Aggregation[]>>;

/**
 * Groups rows by the cells of some columns, each set of cells a group of its own, whatever their
 * texts. Groups stand in the order in which they first appear; keys keep their type, and missing
 * cells are a group like others.
 *
 * @param frame A frame; it stays as it is.
 * @param keys One or more columns; with none, all rows are one group.
 * @param aggregations What to work out. Results are called after column and aggregation, such as
 * `net_sum`. Booleans count as 0 and 1.
 * @throws {RangeError} If there is no such column or aggregation.
 * @throws {TypeError} If numbers are wanted of text.
 *
 * @example
 * ```ts
 * import { ColumnData, groupBy } from "@marvin/holdem/analysis/frames";
 * import { assertEquals } from "@std/assert";
 *
 * const data = ColumnData.fromRows([
 *   { player: "Ann", position: "BTN", net: 5 },
 *   { player: "Ann", position: "BTN", net: -1 },
 *   { player: "Ben", position: "BB", net: -4 },
 * ]);
 * const sums = groupBy(data, ["player", "position"], { net: ["sum", "count"] });
 * assertEquals([...sums][0], { player: "Ann", position: "BTN", net_sum: 4, net_count: 2 });
 * ```
 */
export function groupBy<F extends Frame>(
  frame: F,
  keys: string | readonly string[],
  aggregations: Aggregations,
): F {
  const data = toColumns(frame);
  const keyColumns = (typeof keys === "string" ? [keys] : keys).map((name) => data.column(name));
  const groups = groupRows(data, keyColumns);
  const columns: Column[] = keyColumns.map((column) => ({
    ...column,
    cells: groups.map(([first]) => column.cells.at(first) ?? null),
  }));
  if (typeof aggregations !== "object" || aggregations === null) {
    throw new TypeError(
      `Cannot sum up groups: wanted aggregations such as { net: "sum" }, found ${
        foundText(aggregations)
      }`,
    );
  }
  for (const [name, wanted] of Object.entries(aggregations)) {
    const column = data.column(name);
    for (const aggregation of [wanted].flat()) {
      checkWord(`sum up ${name}`, aggregation, AGGREGATIONS);
      columns.push({
        name: `${name}_${aggregation}`,
        type: resultType(column.type, aggregation),
        unit: aggregation === "count" ? undefined : column.unit,
        cells: groups.map((rows) => aggregate(column, rows, aggregation)),
      });
    }
  }
  return like(frame, new ColumnData(columns));
}

/** Row numbers of each group. */
function groupRows(data: ColumnData, keys: readonly Column[]): number[][] {
  if (keys.length === 0) {
    return [Array.from({ length: data.rowCount }, (_, at) => at)];
  }
  // Columns one after another: a group so far and a cell make a group, so that no keys are glued.
  let groupOf: number[] = new Array(data.rowCount).fill(0);
  for (const { cells } of keys) {
    const numbers = new Map<number, Map<Cell, number>>();
    let count = 0;
    groupOf = groupOf.map((group, at) => {
      let byCell = numbers.get(group);
      if (byCell === undefined) numbers.set(group, byCell = new Map());
      const cell = cells.at(at);
      const key = isMissing(cell) ? null : cell;
      let number = byCell.get(key);
      if (number === undefined) byCell.set(key, number = count++);
      return number;
    });
  }
  const rows: number[][] = [];
  groupOf.forEach((group, at) => (rows[group] ??= []).push(at));
  return rows;
}

function resultType(type: ColumnType, aggregation: Aggregation): ColumnType {
  if (aggregation === "count") return "integer";
  if (aggregation === "mean" || aggregation === "sd" || aggregation === "median") return "number";
  return aggregation === "sum" && type === "boolean" ? "integer" : type;
}

function aggregate(
  { name, type, cells }: Column,
  rows: readonly number[],
  aggregation: Aggregation,
): Cell {
  const found: Cell[] = [];
  for (const at of rows) {
    const cell = cells.at(at);
    if (!isMissing(cell)) found.push(cell);
  }
  switch (aggregation) {
    case "count":
      return found.length;
    case "first":
      return found[0] ?? null;
    case "last":
      return found.at(-1) ?? null;
    case "min":
      return found.reduce(
        (least: Cell, cell) => least === null || cell! < least ? cell : least,
        null,
      );
    case "max":
      return found.reduce((most: Cell, cell) => most === null || cell! > most ? cell : most, null);
    case "sum":
    case "mean":
    case "sd":
    case "median":
      if (type === "text") {
        throw new TypeError(`Cannot work out the ${aggregation} of ${name}, as it holds text`);
      }
      return aggregateNumbers(found.map(Number), aggregation);
  }
}

function aggregateNumbers(
  numbers: number[],
  aggregation: "sum" | "mean" | "sd" | "median",
): number | null {
  switch (aggregation) {
    case "sum":
      return numbers.reduce((sum, number) => sum + number, 0);
    case "mean":
      return summarizeSample(numbers).mean;
    case "sd":
      return summarizeSample(numbers).sd;
    case "median":
      return numbers.length === 0 ? null : quantileOf(numbers.sort((a, b) => a - b), 0.5);
  }
}
