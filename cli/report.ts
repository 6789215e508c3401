/**
 * What a command prints and writes of results.
 *
 * @module
 */
import type { CashGameResult, SimulationConfig, SngSeriesResult } from "@marvin/holdem";
import { resultObject, writeCsv, writeJson, writeParquet } from "./result_files.ts";
import { formatResult } from "./result_text.ts";
import type { Output } from "./terminal.ts";

/** Where results go, besides the folder that the config names. */
export interface ReportOptions {
  /** File for JSON, or "-" for standard output. */
  readonly json?: string;
  /** Folder for CSV files. */
  readonly csv?: string;
  /** Folder for Parquet files. */
  readonly parquet?: string;
  /** Whether no summary is printed. */
  readonly quiet?: boolean;
}

/**
 * Prints the summary of results and writes their files.
 *
 * @throws {OutputError} If a file cannot be written.
 */
export async function reportResult(
  result: CashGameResult | SngSeriesResult,
  config: SimulationConfig,
  { json, csv, parquet, quiet }: ReportOptions,
  output: Output,
): Promise<void> {
  if (!quiet) (json === "-" ? output.err : output.out)(formatResult(result, config));
  if (json !== undefined) writeJson(json, resultObject(result, config), output.out);
  if (csv !== undefined) writeCsv(csv, result);
  if (parquet !== undefined) await writeParquet(parquet, result);
  const { directory } = config.output;
  if (directory !== undefined) {
    writeJson(`${directory}/results.json`, resultObject(result, config), output.out);
    writeCsv(directory, result);
  }
}
