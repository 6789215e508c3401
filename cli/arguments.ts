/**
 * Readers of arguments that several commands have.
 *
 * @module
 */
import { type Command, CommanderError, InvalidArgumentError } from "commander";
import { canonicalSeed } from "@marvin/holdem";

/**
 * Reads the arguments of a command, which has then said what is wrong with them, or shown its help.
 *
 * @returns The exit code if that was all: 0 after the help, 2 after a mistake; else null.
 */
export function parseArguments(command: Command, args: readonly string[]): number | null {
  try {
    command.parse([...args], { from: "user" });
    return null;
  } catch (error) {
    return exitCodeOf(error);
  }
}

/** As {@link parseArguments} for a command of several, which runs the one it is asked for. */
export async function runArguments(
  command: Command,
  args: readonly string[],
): Promise<number | null> {
  try {
    await command.parseAsync([...args], { from: "user" });
    return null;
  } catch (error) {
    return exitCodeOf(error);
  }
}

/** The exit code after what a command says of its arguments; any other error is thrown again. */
function exitCodeOf(error: unknown): number {
  if (error instanceof CommanderError) return error.exitCode === 0 ? 0 : 2;
  throw error;
}

/** Reads a whole number from 1. */
export function countFrom1(text: string): number {
  return countFrom(1, text);
}

/** Reads a whole number from 0. */
export function countFrom0(text: string): number {
  return countFrom(0, text);
}

/**
 * Reads a path, which cannot be empty: that is a variable of a script that was not set. Nor can it
 * look like an option: that is one whose path was forgotten.
 */
export function parsePath(text: string): string {
  if (text === "") throw new InvalidArgumentError("Wanted a path.");
  if (text.startsWith("-") && text !== "-") {
    throw new InvalidArgumentError(`Wanted a path (of a file that is called so: ./${text}).`);
  }
  return text;
}

/** Reads a seed, which cannot look like an option either. */
export function parseSeed(text: string): string {
  if (text.startsWith("--")) throw new InvalidArgumentError("Wanted a seed.");
  try {
    return canonicalSeed(text);
  } catch (error) {
    if (!(error instanceof RangeError)) throw error;
    throw new InvalidArgumentError(`${error.message}.`);
  }
}

/** Adds the path of an option that may be given again. */
export function collectPaths(text: string, before: readonly string[] = []): string[] {
  return [...before, parsePath(text)];
}

/** Adds the value of an option that may be given again. */
export function collect(text: string, before: readonly string[] = []): string[] {
  return [...before, text];
}

function countFrom(least: number, text: string): number {
  const count = Number(text);
  if (!Number.isSafeInteger(count) || count < least) {
    throw new InvalidArgumentError(`Wanted a whole number from ${least}.`);
  }
  return count;
}
