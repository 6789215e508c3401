/**
 * The one home of danfojs, whose DataFrames notebooks work with.
 *
 * It is loaded when the first DataFrame is made: that takes most of a second and 120 MB of memory,
 * and at the first time a download of 400 MB. Everything else here works without it.
 *
 * @module
 */
import { foundText } from "../metrics/checks.ts";
import { DISPLAY, type DisplayBundle } from "../notebook/display.ts";
import { type Cell, type ColumnType, isMissing, isNumeric, typeOfCells } from "./column.ts";
import { ColumnData } from "./column_data.ts";

/** A column of a {@link DataFrame}. */
export interface Series {
  /** Its cells. */
  readonly values: Cell[];
  /** Type of the cells in the words of danfojs, such as `float32`. */
  readonly dtype: string;
  /** Its name, as the only one of a list. */
  readonly columns: readonly (string | number)[];
}

/** A danfojs DataFrame: what is most used of it, as the package is not loaded to know its types. */
export interface DataFrame {
  /** Names of the columns. */
  readonly columns: string[];
  /** Types of the columns in the words of danfojs: `int32`, `float32`, `string`, `boolean`. */
  readonly dtypes: string[];
  /** Numbers of rows and columns. */
  readonly shape: number[];
  /** Rows as lists of cells; not a copy. */
  readonly values: unknown;
  /** Names of the rows. */
  readonly index: (string | number)[];
  /** A column by name. */
  column(name: string): Series;
  /** The first rows. */
  head(rows?: number): DataFrame;
  /** The last rows. */
  tail(rows?: number): DataFrame;
  /** Rows for which a list holds true. */
  query(condition: readonly boolean[] | Series): DataFrame;
  /** Chosen rows and columns by name. */
  loc(choice: { rows?: readonly unknown[]; columns?: readonly string[] }): DataFrame;
  /** Chosen rows and columns by number. */
  iloc(choice: { rows?: readonly unknown[]; columns?: readonly unknown[] }): DataFrame;
  /** A frame with one more column. */
  addColumn(name: string, cells: readonly Cell[] | Series): DataFrame;
  /** A frame without some columns. */
  drop(choice: { columns?: readonly string[]; index?: readonly unknown[] }): DataFrame;
  /** A frame with other names. */
  rename(names: Readonly<Record<string, string>>): DataFrame;
  /** Prints the frame. */
  print(): void;
  /** The frame as text. */
  toString(): string;
}

/** A table of either kind. What takes a frame gives back one of the same kind. */
export type Frame = ColumnData | DataFrame;

/** The class of all DataFrames. */
export type DataFrameClass = new (rows: Cell[][], options: {
  columns: string[];
  dtypes: string[];
  index?: number[];
}) => DataFrame;

/** The module itself, for what is not named here. */
export interface Danfo {
  /** The class of all frames. */
  readonly DataFrame: DataFrameClass & { readonly prototype: DataFrame };
  /** The class of all columns. */
  readonly Series: { readonly prototype: Series };
  /** Everything else. */
  readonly [name: string]: unknown;
}

/** Most rows of a DataFrame. Beyond them danfojs takes gigabytes and minutes. */
export const MAX_FRAME_ROWS = 200_000;

const DTYPES: Readonly<Record<ColumnType, string>> = {
  integer: "int32",
  number: "float32", // a name only: cells are doubles
  text: "string",
  boolean: "boolean",
};

let loading: Promise<Danfo> | undefined;

/**
 * Loads danfojs 1.1.2, once, and lets its DataFrames and Series show themselves in notebooks.
 *
 * Beware where it is silently wrong: `sortValues` with missing cells, `concat` of frames made of
 * objects, `groupby` of several keys, arithmetic on whole frames (32-bit), `toCSV`. The functions of
 * this folder do the same correctly.
 */
export function loadDanfo(): Promise<Danfo> {
  // The name is hidden from whoever lists what a program needs, so that only those download 400 MB
  // who make a DataFrame.
  return loading ??= import("danfojs" as string).then((danfo: Danfo) => {
    // What danfojs gives back is of the classes that those it exports are derived from.
    Object.defineProperty(Object.getPrototypeOf(danfo.DataFrame.prototype), DISPLAY, {
      value(this: DataFrame): DisplayBundle {
        return toColumns(this)[DISPLAY]();
      },
    });
    Object.defineProperty(Object.getPrototypeOf(danfo.Series.prototype), DISPLAY, {
      value(this: Series): DisplayBundle {
        const cells = this.values.map((cell) => isMissing(cell) ? null : cell);
        const type = columnType(cells, this.dtype);
        return new ColumnData([{ name: String(this.columns[0]), type, cells }])[DISPLAY]();
      },
    });
    return danfo;
  });
}

/**
 * Makes a DataFrame.
 *
 * @param data A table.
 * @throws {RangeError} If there are more than {@link MAX_FRAME_ROWS} rows, or a column has a name
 * that would replace a method of the frame, such as `count`.
 */
export async function toDataFrame(data: Frame): Promise<DataFrame> {
  if (!(data instanceof ColumnData)) return data;
  checkRowCount(data.rowCount);
  const { DataFrame } = await loadDanfo();
  return build(DataFrame, data);
}

/**
 * Makes sure that a DataFrame can hold so many rows.
 *
 * @throws {RangeError} If not; the message says what to do.
 */
export function checkRowCount(rows: number): void {
  if (rows <= MAX_FRAME_ROWS) return;
  const most = MAX_FRAME_ROWS.toLocaleString("en-US");
  throw new RangeError(
    `Cannot make a DataFrame of ${
      rows.toLocaleString("en-US")
    } rows or more: at most ${most} are ` +
      "possible. Take some with sampleRows(), or write all to a file with toParquet()",
  );
}

/**
 * A table as columns, whatever it is.
 *
 * @throws {TypeError} If it is none.
 */
export function toColumns(frame: Frame): ColumnData {
  if (frame instanceof ColumnData) return frame;
  const { columns, dtypes, values } = frame ?? {};
  if (!Array.isArray(columns) || !Array.isArray(dtypes)) {
    throw new TypeError(
      `Cannot read a table: wanted columns such as ColumnData.fromRows(rows) or a DataFrame, found ${
        foundText(frame)
      }`,
    );
  }
  const rows = values as Cell[][];
  return new ColumnData(columns.map((name, column) => {
    const cells = rows.map((row) => isMissing(row[column]) ? null : row[column]);
    return { name, type: columnType(cells, dtypes[column]), cells };
  }));
}

/** Gives a result the kind of the frame it was made from. */
export function like<F extends Frame>(frame: F, result: ColumnData): F {
  if (frame instanceof ColumnData) return result as F;
  return build(frame.constructor as Danfo["DataFrame"], result) as F;
}

function build(DataFrame: Danfo["DataFrame"], data: ColumnData): DataFrame {
  const bad = data.columns.find((name) => name in DataFrame.prototype || name.startsWith("$"));
  if (bad !== undefined) {
    throw new RangeError(
      `Cannot call a column of a DataFrame ${bad}, as that is the name of one of its parts`,
    );
  }
  return new DataFrame(data.values, {
    columns: data.columns,
    dtypes: data.types.map((type) => DTYPES[type]),
  });
}

/** The type that cells have; of cells that are all missing the type the frame says. */
function columnType(cells: readonly Cell[], dtype: string): ColumnType {
  const found = typeOfCells(cells);
  if (dtype === "float32" && found === "integer") return "number";
  if (found !== "text" || cells.some((cell) => cell !== null)) return found;
  const declared = (Object.keys(DTYPES) as ColumnType[]).find((type) => DTYPES[type] === dtype);
  return declared !== undefined && isNumeric(declared) ? declared : found;
}
