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
    onInterrupt: () => Promise.resolve(() => {}),
  });
  return { code, out, err };
}

/** Where and how a command is run as a program of its own. */
export interface ProgramPlace {
  /** Bytes from which on no file that it writes can grow, as on a full disk; any where left out. */
  readonly fileLimit?: number;
  /** Where its standard output goes, instead of to the test. */
  readonly stdout?: string;
}

/** Runs a command as a program of its own. Needs a shell. */
export async function runAsProgram(
  script: string,
  args: readonly string[],
  { fileLimit, stdout }: ProgramPlace,
): Promise<CommandRun> {
  // Without the trap, the signal would end the program before it hears of the error.
  const limit = fileLimit === undefined
    ? ""
    : `trap '' XFSZ; ulimit -f ${Math.ceil(fileLimit / 512)}; `;
  const target = stdout === undefined ? "" : ` > '${stdout}'`;
  const child = new Deno.Command("sh", {
    args: [
      "-c",
      `${limit}exec "$0" run -A --quiet "$@"${target}`,
      Deno.execPath(),
      script,
      ...args,
    ],
  });
  const result = await child.output();
  const text = (bytes: Uint8Array) => new TextDecoder().decode(bytes);
  return { code: result.code, out: text(result.stdout), err: text(result.stderr) };
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

/** Path and text of every file of a folder and those below it. */
export function filesOf(folder: string): Record<string, string> {
  const found: [path: string, text: string][] = [];
  for (const { name, isDirectory } of Deno.readDirSync(folder)) {
    const path = join(folder, name);
    if (!isDirectory) found.push([name, Deno.readTextFileSync(path)]);
    else {for (const [below, text] of Object.entries(filesOf(path))) {
        found.push([`${name}/${below}`, text]);
      }}
  }
  return Object.fromEntries(found.sort(([a], [b]) => a < b ? -1 : 1));
}
