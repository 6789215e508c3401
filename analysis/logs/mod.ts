/**
 * Tables as files: CSV and Parquet, and the rows of long runs.
 *
 * @module
 */
export { parseCsv, readCsv, toCsv } from "./csv.ts";
export * from "./csv_file.ts";
export * from "./parquet.ts";
export * from "./whole_file.ts";
export * from "./row_tables.ts";
export * from "./unit_rows_recorder.ts";
export * from "./series_rows.ts";
