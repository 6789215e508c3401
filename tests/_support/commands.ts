/**
 * Commands of the shell, run in a test.
 *
 * @module
 */
import { join } from "@std/path";
import type { Output } from "../../cli/terminal.ts";

/** What a command has printed, and its exit code. */
export interface CommandRun {
  readonly code: number;
  readonly out: string;
  readonly err: string;
}

/** The `main` of a command. */
export type Command = (args: readonly string[], output: Output) => number | Promise<number>;

/** Runs a command where nothing is a terminal and nobody stops it. */
export async function runCommand(command: Command, ...args: string[]): Promise<CommandRun> {
  let out = "";
  let err = "";
  const code = await command(args, {
    out: (text) => out += text,
    err: (text) => err += text,
    isTerminal: false,
    onInterrupt: () => () => {},
  });
  return { code, out, err };
}

/** Runs a test with files, by their names, in a folder of its own. */
export async function withFiles(
  files: Readonly<Record<string, string>>,
  test: (folder: string) => void | Promise<void>,
): Promise<void> {
  const folder = Deno.makeTempDirSync();
  try {
    for (const [name, text] of Object.entries(files)) {
      Deno.writeTextFileSync(join(folder, name), text);
    }
    await test(folder);
  } finally {
    Deno.removeSync(folder, { recursive: true });
  }
}

/** Name and text of every file of a folder. */
export function filesOf(folder: string): Record<string, string> {
  const names = [...Deno.readDirSync(folder)].map(({ name }) => name).sort();
  return Object.fromEntries(names.map((name) => [name, Deno.readTextFileSync(join(folder, name))]));
}
