/**
 * Tables as files: CSV and Parquet.
 *
 * @module
 */
export * from "./csv.ts";
export * from "./parquet.ts";
