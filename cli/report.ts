/**
 * What a command prints and writes of results.
 *
 * @module
 */
import { join } from "@std/path";
import type { CashGameResult, SimulationConfig, SngSeriesResult } from "@marvin/holdem";
import { formatJson, resultObject, writeCsv, writeJson, writeParquet } from "./result_files.ts";
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
 * Writes the files of results, then prints their summary.
 *
 * @throws {OutputError} If a file cannot be written.
 * @throws {StandardOutputError} If the summary cannot be printed; the files are there.
 */
export async function reportResult(
  result: CashGameResult | SngSeriesResult,
  config: SimulationConfig,
  options: ReportOptions,
  output: Output,
): Promise<void> {
  const { csv, parquet } = options;
  const { directory } = config.output;
  const results = resultObject(result, config);
  if (csv !== undefined) writeCsv(csv, result);
  if (parquet !== undefined) await writeParquet(parquet, result);
  if (directory !== undefined) {
    writeJson(join(directory, "results.json"), results);
    writeCsv(directory, result);
  }
  printResults({ text: formatResult(result, config), results }, options, output);
}

/** Results in words, and as one object. */
export interface PrintedResults {
  /** The summary. */
  readonly text: string;
  /** What JSON holds. */
  readonly results: Readonly<Record<string, unknown>>;
}

/**
 * Writes results as JSON and prints their summary, in this order: what is printed may fail to come
 * out, as when standard output is a file on a full disk.
 *
 * @throws {OutputError} If the file cannot be written.
 * @throws {StandardOutputError} If they cannot be printed.
 */
export function printResults(
  { text, results }: PrintedResults,
  { json, quiet }: Pick<ReportOptions, "json" | "quiet">,
  { out, err }: Output,
): void {
  const isPrinted = json === "-";
  if (json !== undefined && !isPrinted) writeJson(json, results);
  if (!quiet) (isPrinted ? err : out)(text);
  if (isPrinted) out(formatJson(results));
}
