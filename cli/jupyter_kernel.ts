/**
 * Deno's kernel as Jupyter finds it: a folder of Jupyter's with a file that says how to start it.
 *
 * @module
 */
import { dirname } from "@std/path";
import config from "../deno.json" with { type: "json" };
import type { RunProgram } from "./programs.ts";

/** What Jupyter reads of a kernel; everything else in the file is kept. */
interface KernelSpec {
  readonly argv: readonly string[];
  readonly env?: Readonly<Record<string, string>>;
  readonly display_name?: string;
  readonly language?: string;
}

/** The kernel as `deno jupyter --install` describes it, which does not ask where Jupyter looks. */
const NEW_SPEC: KernelSpec = {
  argv: ["deno", "jupyter", "--kernel", "--conn", "{connection_file}"],
  display_name: "Deno",
  language: "typescript",
};

/** What decides where Jupyter keeps its files. */
export interface Machine {
  readonly os: typeof Deno.build.os;
  readonly env: (name: string) => string | undefined;
}

/** This machine. */
export const thisMachine: Machine = { os: Deno.build.os, env: (name) => Deno.env.get(name) };

/**
 * Jupyter's folder of the user, as
 * https://docs.jupyter.org/en/latest/use/jupyter-directories.html lists it.
 */
export function jupyterDataFolder({ os, env }: Machine): string {
  const chosen = env("JUPYTER_DATA_DIR");
  if (chosen) return chosen;
  if (os === "windows") return `${env("APPDATA")}\\jupyter`;
  if (os === "darwin") return `${env("HOME")}/Library/Jupyter`;
  return `${env("XDG_DATA_HOME") || `${env("HOME")}/.local/share`}/jupyter`;
}

/**
 * Makes sure that Jupyter has Deno's kernel, and that it suits long runs: half of the machine's
 * memory to use, and no colour codes in outputs. What the user has set himself stays.
 *
 * @returns The file that was written.
 * @throws {SyntaxError} If the file is there and cannot be read.
 */
export async function installKernel(machine: Machine = thisMachine): Promise<string> {
  const file = `${jupyterDataFolder(machine)}/kernels/deno/kernel.json`;
  const spec = await readSpec(file) ?? NEW_SPEC;
  const heap = Math.floor(Deno.systemMemoryInfo().total / 2 / 2 ** 20);
  const env = { NO_COLOR: "1", DENO_V8_FLAGS: `--max-old-space-size=${heap}`, ...spec.env };
  const argv = [Deno.execPath(), ...spec.argv.slice(1)];
  await Deno.mkdir(dirname(file), { recursive: true });
  await Deno.writeTextFile(file, `${JSON.stringify({ ...spec, argv, env }, null, 2)}\n`);
  return file;
}

/**
 * Fetches all packages that notebooks use, data frames included. A kernel would fetch them as well
 * when they are needed, but without a word for as long as that takes.
 *
 * @throws {Error} If they cannot be fetched; Deno has told why.
 */
export async function fetchPackages(run: RunProgram): Promise<void> {
  const { danfojs } = config.scopes["./analysis/frames/"];
  const code = await run(Deno.execPath(), ["cache", "analysis/mod.ts", danfojs]);
  if (code === 0) return;
  throw new Error(
    `Cannot fetch the packages of the notebooks: deno cache ended with code ${code}. ` +
      "Try again where the npm registry can be reached",
  );
}

async function readSpec(file: string): Promise<KernelSpec | null> {
  try {
    return JSON.parse(await Deno.readTextFile(file));
  } catch (error) {
    if (error instanceof Deno.errors.NotFound) return null;
    if (!(error instanceof SyntaxError)) throw error;
    throw new SyntaxError(`Cannot read ${file}: ${error.message}`);
  }
}
