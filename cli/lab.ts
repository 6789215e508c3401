/**
 * `deno task lab`: opens the notebooks in JupyterLab.
 *
 * @module
 */
import { installKernel } from "./jupyter_kernel.ts";
import { type Output, terminalOutput } from "./terminal.ts";

const ROOT = new URL("../", import.meta.url);

/**
 * Runs the command.
 *
 * @param args Passed on to JupyterLab.
 * @returns The exit code: 0 done, 1 failed.
 */
export async function main(args: readonly string[], output: Output): Promise<number> {
  if (!await hasLab()) {
    output.err("JupyterLab is not installed: install it with pip install jupyterlab\n");
    return 1;
  }
  try {
    await installKernel();
  } catch (error) {
    output.err(`${error instanceof Error ? error.message : error}\n`);
    return 1;
  }
  // The kernel would fetch the packages as well, but without a word for as long as it takes.
  await run(Deno.execPath(), ["cache", "analysis/mod.ts"]);
  return await run("jupyter", ["lab", "--LabApp.default_url=/lab/tree/notebooks", ...args]);
}

async function hasLab(): Promise<boolean> {
  try {
    const command = new Deno.Command("jupyter", { args: ["lab", "--version"] });
    return (await command.output()).success;
  } catch (error) {
    if (error instanceof Deno.errors.NotFound) return false;
    throw error;
  }
}

async function run(program: string, args: readonly string[]): Promise<number> {
  const command = new Deno.Command(program, { args: [...args], cwd: ROOT });
  // Ctrl-C is for JupyterLab, which asks back before it ends.
  const ignore = () => {};
  Deno.addSignalListener("SIGINT", ignore);
  const { code } = await command.spawn().status;
  Deno.removeSignalListener("SIGINT", ignore);
  return code;
}

if (import.meta.main) Deno.exit(await main(Deno.args, terminalOutput));
