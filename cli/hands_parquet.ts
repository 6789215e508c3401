/**
 * `deno task hands parquet`.
 *
 * @module
 */
import { readHands, type ReadOptions } from "@marvin/holdem";
import { failureText } from "./hands_words.ts";
import { count, counted } from "./number_text.ts";
import { refuseExisting } from "./result_files.ts";
import type { Output } from "./terminal.ts";

/** What a row of a table can be. */
export const PARQUET_TABLES = ["hands", "actions"] as const;

/** The name of a table. */
export type ParquetTable = (typeof PARQUET_TABLES)[number];

/** Rows in memory at a time. */
const MAX_ROWS = 100_000;

/** What to write, and where. */
export interface ParquetOptions {
  readonly table: ParquetTable;
  /** A file that does not exist yet. */
  readonly out: string;
}

/**
 * Writes the columns of the frames of `@marvin/holdem/analysis`. Returns 1 if a hand is missing.
 *
 * @param begin Called once it is known that there is a place to write to.
 */
export async function writeHandsParquet(
  paths: readonly string[],
  options: ReadOptions,
  { table, out }: ParquetOptions,
  { begin, output }: { readonly begin: () => void; readonly output: Output },
): Promise<number> {
  refuseExisting(out);
  // Other commands need none of it, and begin faster without.
  const { ACTION_COLUMNS, ActionsRecorder, HAND_COLUMNS, HandsRecorder } = await import(
    "@marvin/holdem/analysis/frames"
  );
  const { ParquetFile, WholeFile } = await import("@marvin/holdem/analysis/logs");
  const columns = table === "hands" ? HAND_COLUMNS : ACTION_COLUMNS;
  using file = new WholeFile(out, (path) => new ParquetFile(path, columns));
  begin();
  const Recorder = table === "hands" ? HandsRecorder : ActionsRecorder;
  const recorder = new Recorder({ maxRows: MAX_ROWS, onFull: (rows) => file.write(rows) });
  let written = 0;
  let failures = 0;
  await readHands(paths, options).scan({
    hand(hand) {
      recorder.add(hand);
      written++;
    },
    problem(hand) {
      if (hand.status !== "error" && hand.status !== "partial") return;
      failures++;
      output.err(`${failureText(hand)}\n`);
    },
  });
  recorder[Symbol.dispose](); // hands over its last rows
  file.complete();
  output.err(`${counted(written, "hand")} written, ${count(failures)} lost\n`);
  return failures > 0 ? 1 : 0;
}
