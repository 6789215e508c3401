/**
 * `deno task kernel`: installs the Jupyter kernel that the notebooks run in.
 *
 * @module
 */
import { fetchPackages, installKernel } from "./jupyter_kernel.ts";
import { type RunProgram, runProgram } from "./programs.ts";
import { type Output, terminalOutput } from "./terminal.ts";

/**
 * Runs the command.
 *
 * @param output Where it prints.
 * @param run Starts other programs.
 * @returns The exit code: 0 done, 1 failed.
 */
export async function main(output: Output, run: RunProgram): Promise<number> {
  try {
    const file = await installKernel();
    await fetchPackages(run);
    output.out(`Installed the kernel "deno": ${file}\n`);
    return 0;
  } catch (error) {
    output.err(`${error instanceof Error ? error.message : error}\n`);
    return 1;
  }
}

if (import.meta.main) Deno.exit(await main(terminalOutput, runProgram));
