/**
 * `deno task hands parquet`.
 *
 * @module
 */
import { readHands, type ReadOptions } from "@marvin/holdem";
import { failureText } from "./hands_words.ts";
import { counted } from "./number_text.ts";
import { OutputError } from "./result_files.ts";
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

/** Writes the columns of the frames of `@marvin/holdem/analysis`. Returns 1 if a hand is missing. */
export async function writeHandsParquet(
  paths: readonly string[],
  options: ReadOptions,
  { table, out }: ParquetOptions,
  output: Output,
): Promise<number> {
  create(out);
  // Other commands need none of it, and begin faster without.
  const { ACTION_COLUMNS, ActionsRecorder, HAND_COLUMNS, HandsRecorder } = await import(
    "@marvin/holdem/analysis/frames"
  );
  const { ParquetFile } = await import("@marvin/holdem/analysis/logs");
  using file = new ParquetFile(out, table === "hands" ? HAND_COLUMNS : ACTION_COLUMNS);
  const Recorder = table === "hands" ? HandsRecorder : ActionsRecorder;
  using recorder = new Recorder({ maxRows: MAX_ROWS, onFull: (rows) => file.write(rows) });
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
  output.err(`${counted(written, "hand")} written, ${failures} lost\n`);
  return failures > 0 ? 1 : 0;
}

function create(path: string): void {
  try {
    Deno.openSync(path, { write: true, createNew: true }).close();
  } catch (error) {
    const reason = error instanceof Deno.errors.AlreadyExists
      ? "the file exists; move it or choose another --out"
      : (error as Error).message;
    throw new OutputError(`Cannot write ${path}: ${reason}`);
  }
}
