/**
 * Several frames as one, and one in a few numbers.
 *
 * @module
 */
import { quantileOf, summarizeSample } from "../metrics/mod.ts";
import { type Cell, type Column, type ColumnType, isMissing, isNumeric } from "./column.ts";
import { ColumnData } from "./column_data.ts";
import { type Frame, like, toColumns } from "./danfo.ts";

/**
 * Puts frames below each other. Columns are matched by name; what a frame does not have is null.
 *
 * @param frames One or more frames; they stay as they are.
 * @throws {RangeError} If there are none.
 */
export function concat<F extends Frame>(frames: readonly F[]): F {
  if (frames.length === 0) throw new RangeError("Cannot put no frames below each other");
  const parts = frames.map(toColumns);
  const names = [...new Set(parts.flatMap(({ columns }) => columns))];
  const columns = names.map((name): Column => {
    const found = parts.filter((part) => part.columns.includes(name))
      .map((part) => part.column(name));
    const cells = parts.flatMap((part): Cell[] =>
      part.columns.includes(name) ? part.cells(name) : new Array(part.rowCount).fill(null)
    );
    return { ...found[0], type: commonType(found), cells };
  });
  return like(frames[0], new ColumnData(columns));
}

/**
 * Adds the columns of another frame, row by row where the keys are equal. Every row of the first
 * frame stays once for each match, and once with nulls where there is none.
 *
 * @param left The frame whose rows stay; it stays as it is.
 * @param right The frame whose columns are added.
 * @param keys Columns that both have.
 * @throws {RangeError} If a key is missing, or another column is in both.
 */
export function leftJoin<F extends Frame>(
  left: F,
  right: Frame,
  keys: string | readonly string[],
): F {
  const names = typeof keys === "string" ? [keys] : keys;
  const [one, other] = [toColumns(left), toColumns(right)];
  const keyOf = (data: ColumnData) => {
    const columns = names.map((name) => data.column(name).cells);
    // JSON keeps types apart, and texts within their quotes.
    return (at: number) => JSON.stringify(columns.map((cells) => cells.at(at) ?? null));
  };
  const otherKey = keyOf(other);
  const rowsByKey = Map.groupBy(Array.from({ length: other.rowCount }, (_, at) => at), otherKey);
  const ownKey = keyOf(one);
  const ownRows: number[] = [];
  const otherRows: number[] = [];
  for (let at = 0; at < one.rowCount; at++) {
    for (const match of rowsByKey.get(ownKey(at)) ?? [-1]) {
      ownRows.push(at);
      otherRows.push(match);
    }
  }
  const added = other.list.filter(({ name }) => !names.includes(name)).map((column): Column => ({
    ...column,
    cells: otherRows.map((at) => at < 0 ? null : column.cells.at(at) ?? null),
  }));
  return like(left, new ColumnData([...one.take(ownRows).list, ...added]));
}

/**
 * Describes each column of numbers: how many, how many missing, mean, standard deviation, smallest,
 * quartiles, largest. Booleans count as 0 and 1.
 *
 * @param frame A frame; it stays as it is.
 * @returns A frame with a row for each such column, named in `variable`.
 */
export function describe<F extends Frame>(frame: F): F {
  const data = toColumns(frame);
  const described = data.list.filter(({ type }) => type !== "text");
  const rows = described.map(({ name }) => {
    const numbers = data.numbers(name).sort((a, b) => a - b);
    const { mean, sd } = summarizeSample(numbers);
    const quantile = (share: number) => numbers.length === 0 ? null : quantileOf(numbers, share);
    return {
      variable: name,
      n: numbers.length,
      missing: data.rowCount - numbers.length,
      average: mean,
      sd,
      minimum: quantile(0),
      q25: quantile(0.25),
      q50: quantile(0.5),
      q75: quantile(0.75),
      maximum: quantile(1),
    };
  });
  return like(frame, ColumnData.fromRows(rows, DESCRIPTION_COLUMNS));
}

// Some usual names, such as count and mean, are those of methods of a DataFrame.
const DESCRIPTION_COLUMNS = [
  { name: "variable", type: "text", about: "Name of the column" },
  { name: "n", type: "integer", about: "Cells that are not missing" },
  { name: "missing", type: "integer", about: "Cells that are missing" },
  { name: "average", type: "number", about: "Mean" },
  { name: "sd", type: "number", about: "Sample standard deviation" },
  { name: "minimum", type: "number", about: "Smallest" },
  { name: "q25", type: "number", about: "Lower quartile" },
  { name: "q50", type: "number", about: "Median" },
  { name: "q75", type: "number", about: "Upper quartile" },
  { name: "maximum", type: "number", about: "Largest" },
] as const;

function commonType(columns: readonly Column[]): ColumnType {
  const types = new Set(
    columns.filter(({ type, cells }) => type !== "text" || hasCells(cells)).map(({ type }) => type),
  );
  if (types.size === 1) return [...types][0];
  return types.size > 1 && [...types].every(isNumeric) ? "number" : "text";
}

function hasCells(cells: Column["cells"]): boolean {
  for (let at = 0; at < cells.length; at++) if (!isMissing(cells.at(at))) return true;
  return false;
}
