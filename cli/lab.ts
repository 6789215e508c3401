/**
 * `deno task lab`: opens the notebooks in JupyterLab.
 *
 * @module
 */
import { fetchPackages, installKernel } from "./jupyter_kernel.ts";
import { type RunProgram, runProgram } from "./programs.ts";
import { type Output, terminalOutput } from "./terminal.ts";

/**
 * Runs the command.
 *
 * @param args Passed on to JupyterLab.
 * @param output Where it prints.
 * @param run Starts other programs.
 * @returns The exit code: 0 done, 1 failed.
 */
export async function main(
  args: readonly string[],
  output: Output,
  run: RunProgram,
): Promise<number> {
  if (await run("jupyter", ["lab", "--version"], "quiet") !== 0) {
    output.err("JupyterLab is not installed: install it with pip install jupyterlab\n");
    return 1;
  }
  try {
    await installKernel();
    await fetchPackages(run);
  } catch (error) {
    output.err(`${error instanceof Error ? error.message : error}\n`);
    return 1;
  }
  const code = await run("jupyter", ["lab", "--LabApp.default_url=/lab/tree/notebooks", ...args]);
  return code === 0 ? 0 : 1;
}

if (import.meta.main) Deno.exit(await main(Deno.args, terminalOutput, runProgram));
