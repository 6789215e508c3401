/**
 * `deno task merge`: puts the shards of a series together and prints who won.
 *
 * @module
 */
import { join } from "@std/path";
import { Command } from "commander";
import { mergeShards } from "@marvin/holdem";
import { parseArguments, parsePath } from "./arguments.ts";
import { type ReportOptions, reportResult } from "./report.ts";
import { checkOutputs } from "./result_files.ts";
import { checkRowsPlace, mergeRows, parseTables, type RowsOptions } from "./rows.ts";
import { commanderOutput, type Output, terminalOutput } from "./terminal.ts";
import { OutputError, tellUserErrors } from "./user_errors.ts";

/**
 * Runs the command.
 *
 * @param args The arguments after the command's name.
 * @param output Where it prints.
 * @returns The exit code: 0 done, 1 shards are missing or do not fit, 2 bad arguments.
 */
export function main(args: readonly string[], output: Output): Promise<number> {
  return tellUserErrors(output, async (begin) => {
    const command = createCommand(output);
    const exitCode = parseArguments(command, args);
    if (exitCode !== null) return exitCode;
    const options = command.opts<ReportOptions & RowsOptions>();
    const paths = ledgersOf(command.args[0]);
    checkOutputs(options);
    checkRowsPlace(options);
    begin(); // what goes wrong from here on is not for want of better arguments
    const { config, result, units } = mergeShards(paths);
    checkOutputs({ directory: config.output.directory });
    await mergeRows([...units], options);
    await reportResult(result, config, options, output);
    return 0;
  });
}

function createCommand(output: Output): Command {
  return new Command("deno task merge")
    .usage("[options] <dir>")
    .argument("<dir>", "folder that deno task sim --shard=I/N --out=DIR has written to", parsePath)
    .option(
      "--json <path>",
      'write results as JSON ("-" for stdout, and nothing else there)',
      parsePath,
    )
    .option("--csv <dir>", "write results as CSV files", parsePath)
    .option("--parquet <dir>", "write results as Parquet files", parsePath)
    .option(
      "--rows <list>",
      "rows to write with them (default: those that the shards have)",
      parseTables,
    )
    .option("--quiet", "print no summary")
    .helpOption("--help", "show this help")
    .allowExcessArguments(false)
    .addHelpText("after", "\nExample: deno task merge --json=results.json shards")
    .addHelpText("after", "Exit codes: 0 done, 1 shards are missing or do not fit, 2 bad arguments")
    .configureOutput(commanderOutput(output))
    .showHelpAfterError("Try deno task merge --help")
    .exitOverride();
}

/** The ledgers in a folder. */
function ledgersOf(folder: string): string[] {
  try {
    return [...Deno.readDirSync(folder)]
      .filter(({ name }) => name.endsWith(".ledger"))
      .map(({ name }) => join(folder, name));
  } catch (error) {
    throw new OutputError(`Cannot read ${folder}: ${(error as Error).message}`);
  }
}

if (import.meta.main) Deno.exit(await main(Deno.args, terminalOutput));
