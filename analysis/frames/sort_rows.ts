/**
 * Rows in another order, or fewer of them.
 *
 * @module
 */
import { canonicalSeed, createPrng, drawBelow } from "@marvin/holdem";
import { checkCount } from "../metrics/checks.ts";
import { checkWord } from "./_check_word.ts";
import { type Cell, isMissing } from "./column.ts";
import { type Frame, like, toColumns } from "./danfo.ts";

/** Directions of {@link sortBy}. */
export const SORT_DIRECTIONS = ["ascending", "descending"] as const;

/** A direction of {@link sortBy}. */
export type SortDirection = (typeof SORT_DIRECTIONS)[number];

/** A column, or several with their directions, the most important first. */
export type SortKeys = string | readonly string[] | Readonly<Record<string, SortDirection>>;

/**
 * Sorts rows by one or more columns. Missing cells come last in either direction, rows that are equal
 * keep their order, text is ordered by its characters (so that dates such as `2026-05-19` are in
 * order).
 *
 * @param frame A frame; it stays as it is.
 * @param keys Columns, ascending unless they say otherwise.
 * @throws {RangeError} If there is no such column or direction.
 *
 * @example
 * ```ts
 * import { ColumnData, sortBy } from "@marvin/holdem/analysis/frames";
 * import { assertEquals } from "@std/assert";
 *
 * const data = ColumnData.fromRows([
 *   { player: "Ann", net: null },
 *   { player: "Ben", net: 3 },
 *   { player: "Cy", net: 7 },
 * ]);
 * assertEquals(sortBy(data, { net: "descending" }).cells("player"), ["Cy", "Ben", "Ann"]);
 * ```
 */
export function sortBy<F extends Frame>(frame: F, keys: SortKeys): F {
  const data = toColumns(frame);
  const sorts = sortsOf(keys).map(([name, direction]) => {
    checkWord(`sort ${name}`, direction, SORT_DIRECTIONS);
    return { cells: data.cells(name), sign: direction === "descending" ? -1 : 1 };
  });
  const order = Array.from({ length: data.rowCount }, (_, at) => at);
  order.sort((a, b) => {
    for (const { cells, sign } of sorts) {
      const difference = compareCells(cells[a], cells[b], sign);
      if (difference !== 0) return difference;
    }
    return 0;
  });
  return like(frame, data.take(order));
}

/**
 * Draws rows at random, each at most once, and leaves them in their order.
 *
 * @param frame A frame; it stays as it is.
 * @param count How many rows; all where there are no more.
 * @param seed Seed of the draws; 0 where left out.
 * @throws {RangeError} If the count is no whole number.
 */
export function sampleRows<F extends Frame>(
  frame: F,
  count: number,
  seed: number | string = 0,
): F {
  checkCount("a number of rows", count);
  const data = toColumns(frame);
  const prng = createPrng(canonicalSeed(seed), "rows");
  const chosen: number[] = [];
  for (let at = 0; at < data.rowCount && chosen.length < count; at++) {
    // Each row with the share of those still wanted among those still to come.
    if (drawBelow(prng, data.rowCount - at) < count - chosen.length) chosen.push(at);
  }
  return like(frame, data.take(chosen));
}

function sortsOf(keys: SortKeys): [name: string, direction: SortDirection][] {
  if (typeof keys === "string") return [[keys, "ascending"]];
  if (Array.isArray(keys)) return keys.map((name) => [name, "ascending"]);
  return Object.entries(keys as Readonly<Record<string, SortDirection>>);
}

function compareCells(a: Cell, b: Cell, sign: number): number {
  if (isMissing(a) || isMissing(b)) return Number(isMissing(a)) - Number(isMissing(b));
  return a < b ? -sign : a > b ? sign : 0;
}
