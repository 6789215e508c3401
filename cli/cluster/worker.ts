/**
 * `deno task worker`: plays tournaments for `deno task sim:cluster` on any machine.
 *
 * @module
 */
import { Command } from "commander";
import { createDefaultBotRegistry, WorkerPool } from "@marvin/holdem";
import { ClusterWorker } from "@marvin/holdem/cluster";
import { collectPaths, countFrom1, parseArguments } from "../arguments.ts";
import { loadBotModule } from "../bot_modules.ts";
import { counted } from "../number_text.ts";
import { programVersion } from "../program_version.ts";
import { ROWS_THREAD } from "../rows.ts";
import { commanderOutput, type Output, terminalOutput } from "../terminal.ts";
import { tellUserErrors } from "../user_errors.ts";

interface WorkerFlags {
  readonly redis: string;
  readonly jobs?: number;
  readonly lock?: number;
  readonly bots?: readonly string[];
}

/**
 * Runs the command until it is interrupted.
 *
 * @param args The arguments after the command's name.
 * @param output Where it prints.
 * @returns The exit code: 0 stopped, 1 Redis cannot be used, 2 bad arguments.
 */
export function main(args: readonly string[], output: Output): Promise<number> {
  return tellUserErrors(output, async () => {
    const command = createCommand(output);
    const exitCode = parseArguments(command, args);
    if (exitCode !== null) return exitCode;
    const { redis: url, jobs, lock, bots = [] } = command.opts<WorkerFlags>();
    const note = (text: string) => output.err(`${text}\n`);
    const registry = createDefaultBotRegistry();
    const botModules: string[] = [];
    for (const path of bots) botModules.push(await loadBotModule(path, registry));
    const version = await programVersion(botModules);
    using executor = new WorkerPool(jobs, ROWS_THREAD);
    const options = { url, version, executor, botModules, lockSeconds: lock, note };
    await using worker = await ClusterWorker.start(options);
    note(`Worker of version ${version} plays ${counted(executor.jobs, "unit")} at a time`);
    await interruption(output);
    note(`Stopping after ${counted(worker.units, "unit")}`);
    return 0;
  });
}

function createCommand(output: Output): Command {
  return new Command("deno task worker")
    .usage("--redis=URL [options]")
    .requiredOption("--redis <url>", "where Redis is: redis://[user:password@]host[:port]")
    .option("--jobs <n>", "units to play at a time (default: one a core)", countFrom1)
    .option("--bots <path>", "module that registers more bot types (repeatable)", collectPaths)
    .option(
      "--lock <s>",
      "seconds of silence until others play its units (default: 10)",
      countFrom1,
    )
    .helpOption("--help", "show this help")
    .allowExcessArguments(false)
    .addHelpText("after", "\nExample: deno task worker --redis=redis://10.0.0.1")
    .addHelpText("after", "Exit codes: 0 stopped, 1 Redis cannot be used, 2 bad arguments")
    .configureOutput(commanderOutput(output))
    .showHelpAfterError("Try deno task worker --help")
    .exitOverride();
}

/** Waits until the worker is told to stop. */
function interruption(output: Output): Promise<void> {
  return new Promise((resolve) => void output.onInterrupt(resolve));
}

if (import.meta.main) Deno.exit(await main(Deno.args, terminalOutput));
