/**
 * Tables as Parquet files, which DuckDB, Polars and pandas read fast and without loss.
 *
 * @module
 */
import { asyncBufferFromFile, parquetMetadataAsync, parquetRead, parquetSchema } from "hyparquet";
import { fileWriter, ParquetWriter, schemaFromColumnData } from "hyparquet-writer";
import {
  type Cell,
  type CellList,
  type Column,
  ColumnData,
  type ColumnSpec,
  type ColumnType,
  type Frame,
  isMissing,
  toColumns,
} from "../frames/mod.ts";

/** Types of columns in Parquet: whole numbers of 64 bits, doubles, UTF-8, booleans. */
const PARQUET_TYPES = {
  integer: "INT64",
  number: "DOUBLE",
  text: "STRING",
  boolean: "BOOLEAN",
} as const;

/** Rows that are compressed, and can be skipped, together. */
const ROW_GROUP = 100_000;

/**
 * A Parquet file that is written piece by piece, for tables that are too large for memory. Close it,
 * or it cannot be read.
 *
 * @example All hands of a long run
 * ```ts
 * import { parseConfig, runCashGame } from "@marvin/holdem";
 * import { HAND_COLUMNS, HandsRecorder } from "@marvin/holdem/analysis/frames";
 * import { ParquetFile, readParquet } from "@marvin/holdem/analysis/logs";
 * import { assertEquals } from "@std/assert";
 *
 * const path = Deno.makeTempFileSync({ suffix: ".parquet" });
 * {
 *   using file = new ParquetFile(path, HAND_COLUMNS);
 *   using recorder = new HandsRecorder({ maxRows: 500, onFull: (rows) => file.write(rows) });
 *   const config = parseConfig("[game]\nnum_seats = 2\nreset_bankroll_each_hand = true");
 *   await runCashGame(config, { seed: 7, hands: 1_000, observer: recorder });
 * }
 * assertEquals((await readParquet(path)).rowCount, 2_000);
 * Deno.removeSync(path);
 * ```
 */
export class ParquetFile implements Disposable {
  private readonly writer: ParquetWriter;
  private isClosed = false;

  /**
   * Begins a file; one that is there is replaced.
   *
   * @param path Path of the file.
   * @param specs Its columns.
   */
  constructor(path: string, private readonly specs: readonly ColumnSpec[]) {
    const schema = schemaFromColumnData({ columnData: specs.map((spec) => sourceOf(spec, [])) });
    this.writer = new ParquetWriter({ writer: fileWriter(path), schema });
  }

  /**
   * Writes more rows.
   *
   * @param data The columns of the file, in any order.
   * @throws {RangeError} If one is missing.
   * @throws {TypeError} If a cell is not of the type of its column.
   */
  write(data: ColumnData): void {
    if (data.rowCount === 0) return;
    const columnData = this.specs.map((spec) => ({
      name: spec.name,
      data: parquetCells(spec, data.column(spec.name)),
    }));
    this.writer.write({ columnData, rowGroupSize: ROW_GROUP });
  }

  /** Completes the file. */
  close(): void {
    if (this.isClosed) return;
    this.isClosed = true;
    this.writer.finish();
  }

  /** Completes the file. */
  [Symbol.dispose](): void {
    this.close();
  }
}

/**
 * Writes a table as a Parquet file; one that is there is replaced.
 *
 * @param frame A table of either kind.
 * @param path Path of the file.
 * @throws {TypeError} If a cell is not of the type of its column.
 */
export function toParquet(frame: Frame, path: string): void {
  const data = toColumns(frame);
  using file = new ParquetFile(path, data.list);
  file.write(data);
}

/**
 * Reads a Parquet file of plain columns.
 *
 * @param path Path of the file.
 * @throws {TypeError} If a column is none of whole numbers, numbers, texts and booleans.
 */
export async function readParquet(path: string): Promise<ColumnData> {
  const source = await openParquet(path);
  return await readRows(source, 0, Number(source.metadata.num_rows));
}

/**
 * Reads a Parquet file of plain columns piece by piece, for files that are too large for memory: the
 * rows that were written together.
 *
 * @param path Path of the file.
 * @throws {TypeError} If a column is none of whole numbers, numbers, texts and booleans.
 */
export async function* readParquetPieces(path: string): AsyncGenerator<ColumnData> {
  const source = await openParquet(path);
  let start = 0;
  for (const { num_rows } of source.metadata.row_groups) {
    const end = start + Number(num_rows);
    yield await readRows(source, start, end);
    start = end;
  }
}

/** An open Parquet file. */
interface ParquetSource {
  readonly file: Awaited<ReturnType<typeof asyncBufferFromFile>>;
  readonly metadata: Awaited<ReturnType<typeof parquetMetadataAsync>>;
}

async function openParquet(path: string): Promise<ParquetSource> {
  const file = await asyncBufferFromFile(path);
  return { file, metadata: await parquetMetadataAsync(file) };
}

/** The rows from one to before another, which are whole row groups. */
async function readRows(
  { file, metadata }: ParquetSource,
  rowStart: number,
  rowEnd: number,
): Promise<ColumnData> {
  const columns = parquetSchema(metadata).children.map(({ element }) => {
    const type = typeOfElement(element);
    const cells: Cell[] = new Array(rowEnd - rowStart).fill(null);
    return { name: element.name, type, cells };
  });
  const byName = new Map(columns.map(({ name, cells }) => [name, cells]));
  await parquetRead({
    file,
    metadata,
    rowStart,
    rowEnd,
    onChunk: ({ columnName, columnData, rowStart: first }) => {
      const cells = byName.get(columnName)!;
      const start = first - rowStart;
      for (let at = 0; at < columnData.length; at++) cells[start + at] = cellOf(columnData[at]);
    },
  });
  return new ColumnData(columns);
}

function sourceOf({ name, type }: ColumnSpec, data: unknown[]) {
  return { name, type: PARQUET_TYPES[type], nullable: true, data };
}

/** Cells as the writer takes them: numbers without gaps as a block, which is a tenth of the memory. */
function parquetCells(
  { name, type }: ColumnSpec,
  { cells }: Column,
): unknown[] | BigInt64Array | Float64Array {
  const { length } = cells;
  const block = type === "integer"
    ? new BigInt64Array(length)
    : type === "number"
    ? new Float64Array(length)
    : new Array(length);
  for (let at = 0; at < length; at++) {
    const cell = cells.at(at);
    if (isMissing(cell)) return cellsWithGaps(name, type, cells);
    block[at] = parquetCell(name, type, cell);
  }
  return block;
}

function cellsWithGaps(name: string, type: ColumnType, cells: CellList): unknown[] {
  return Array.from({ length: cells.length }, (_, at) => {
    const cell = cells.at(at);
    return isMissing(cell) ? null : parquetCell(name, type, cell);
  });
}

function parquetCell(name: string, type: ColumnType, cell: Exclude<Cell, null>): unknown {
  const fits = type === "text"
    ? typeof cell === "string"
    : type === "boolean"
    ? typeof cell === "boolean"
    : typeof cell === "number" && (type === "number" || Number.isSafeInteger(cell));
  if (!fits) throw new TypeError(`Cannot write ${cell} to ${name}: wanted a cell of type ${type}`);
  return type === "integer" ? BigInt(cell) : cell;
}

function typeOfElement(
  { name, type, converted_type, logical_type }: {
    readonly name: string;
    readonly type?: string;
    readonly converted_type?: string;
    readonly logical_type?: { readonly type: string };
  },
): ColumnType {
  switch (type) {
    case "INT32":
    case "INT64":
      return "integer";
    case "FLOAT":
    case "DOUBLE":
      return "number";
    case "BOOLEAN":
      return "boolean";
    default:
      if (converted_type === "UTF8" || logical_type?.type === "STRING") return "text";
      throw new TypeError(`Cannot read the column ${name} of type ${type ?? "group"}`);
  }
}

function cellOf(value: unknown): Cell {
  return typeof value === "bigint" ? Number(value) : value as Cell ?? null;
}
