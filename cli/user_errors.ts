/**
 * Errors that are the user's to mend: each is told in one line, and decides the exit code.
 *
 * @module
 */
import { firstError } from "@marvin/holdem";
import type { Output } from "./terminal.ts";
import { escapeLines } from "./text_table.ts";

/** Something about arguments or files that the user can mend. */
export class OutputError extends Error {
  /** @param message What could not be done, and why. */
  constructor(message: string) {
    super(message);
    this.name = "OutputError";
  }
}

/**
 * Names of the errors whose message says all that the user must know. An error of a worker thread
 * keeps its name, not its class, and the classes of the cluster and of rows may not be loaded.
 */
const USER_ERRORS: ReadonlySet<string> = new Set([
  "BotCreationError",
  "ClusterError",
  "IllegalActionError",
  "InvalidConfigError",
  "LedgerError",
  "LogError",
  "LongHandError",
  "MergeError",
  "OutputError",
  "StandardOutputError",
  "UnitRowsError",
]);

/** Those that good arguments do not help against, whenever they come. */
const NEVER_OF_ARGUMENTS: ReadonlySet<string> = new Set(["ClusterError", "StandardOutputError"]);

/**
 * What went wrong, without Deno's advice to run a command with another flag: users of a task cannot
 * give it one.
 */
export function inOurWords(message: string): string {
  return message.replace(
    /Requires \w+ access to ("[^"]*"), run again with the --allow-\w+ flag/g,
    "a deno task may not use $1",
  );
}

/**
 * Runs a command, and tells what the user can mend in one line. All other errors are ours, or those
 * of a bot, and go on with their stack.
 *
 * @param work The command. It calls `begin` once arguments and input are known to be good.
 * @returns The exit code: that of the command; 2 if it fails before it has begun, 1 after that.
 */
export async function tellUserErrors(
  output: Output,
  work: (begin: () => void) => Promise<number>,
): Promise<number> {
  let hasBegun = false;
  try {
    return await work(() => hasBegun = true);
  } catch (error) {
    const first = firstError(error);
    if (!(first instanceof Error && USER_ERRORS.has(first.name))) throw first;
    output.err(`${escapeLines(inOurWords(first.message))}\n`);
    return hasBegun || NEVER_OF_ARGUMENTS.has(first.name) ? 1 : 2;
  }
}
