/**
 * `deno task kernel`: installs the Jupyter kernel that the notebooks run in.
 *
 * @module
 */
import { installKernel } from "./jupyter_kernel.ts";
import { type Output, terminalOutput } from "./terminal.ts";

/** Runs the command; returns the exit code. */
export async function main(output: Output): Promise<number> {
  try {
    const file = await installKernel();
    output.out(`Installed the kernel "deno": ${file}\n`);
    return 0;
  } catch (error) {
    output.err(`${error instanceof Error ? error.message : error}\n`);
    return 1;
  }
}

if (import.meta.main) Deno.exit(await main(terminalOutput));
