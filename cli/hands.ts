/**
 * `deno task hands`: looks into hand histories, checks, converts and tests them.
 *
 * @module
 */
import { Command, Option } from "commander";
import { findFiles, HISTORY_FORMATS, type HistoryFormat, WRITABLE_FORMATS } from "@marvin/holdem";
import {
  collect,
  collectPaths,
  countFrom0,
  parsePath,
  parseSeed,
  runArguments,
} from "./arguments.ts";
import { checkHands } from "./hands_check.ts";
import { convertHands, type ConvertOptions } from "./hands_convert.ts";
import { CSV_TABLES, type CsvTable, writeHandsCsv } from "./hands_csv.ts";
import { PARQUET_TABLES, type ParquetOptions, writeHandsParquet } from "./hands_parquet.ts";
import { showHand } from "./hands_show.ts";
import { summarizeHands } from "./hands_summary.ts";
import { type BotTestFlags, testHands } from "./hands_test_bot.ts";
import { commanderOutput, type Output, terminalOutput } from "./terminal.ts";
import { escapeLines } from "./text_table.ts";
import { OutputError, tellUserErrors } from "./user_errors.ts";

interface ReadFlags {
  readonly format?: HistoryFormat;
  readonly keepDuplicates?: boolean;
}

/**
 * Runs the command.
 *
 * @param args The arguments after the command's name.
 * @param output Where it prints.
 * @returns The exit code: 0 done, 1 hands with problems or failed while running, 2 bad arguments.
 */
export function main(args: readonly string[], output: Output): Promise<number> {
  return tellUserErrors(output, async (begin) => {
    let code = 0;
    const escaped = { ...output, err: (lines: string) => output.err(escapeLines(lines)) };
    const command = createCommand(escaped, { begin, finish: (result) => code = result });
    return await runArguments(command, args) ?? code;
  });
}

/** What subcommands tell of how far they have come. */
interface Course {
  /** Arguments are good. */
  readonly begin: () => void;
  /** All is done, with this exit code. */
  readonly finish: (code: number) => void;
}

function createCommand(output: Output, { begin, finish }: Course): Command {
  // For people; what other programs read is printed as it is.
  const text: Output = { ...output, out: (lines) => output.out(escapeLines(lines)) };
  const command = styled(new Command("deno task hands"), output)
    .usage("<command> [options] <path...>")
    .description("Looks into hand histories of any format: files, folders, *.txt, gzip")
    .addHelpText("after", "\nExample: deno task hands check logs")
    .addHelpText("after", "Exit codes: 0 done, 1 hands with problems or failed, 2 bad arguments");
  const add = (name: string, description: string, example: string) => {
    const subcommand = styled(command.command(name), output)
      .description(description)
      .argument("<path...>", "", collectPaths)
      .hook("preAction", ({ processedArgs: [paths] }) => refuseMissing(paths))
      .addOption(choice("--format <name>", "format of the files (default: told file by file)"))
      .addHelpText("after", `\nExample: deno task hands ${example}`);
    return subcommand;
  };
  add("summary", "Counts hands, players, formats and problems", "summary logs")
    .action(async (paths, flags: ReadFlags) => {
      finish(await summarizeHands(paths, readOptions(flags), text));
    });
  add("check", "Plays every hand again and lists all problems", "check 'logs/*.txt'")
    .action(async (paths, flags: ReadFlags) => {
      finish(await checkHands(paths, readOptions(flags), text));
    });
  add("convert", "Writes the hands in another format", "convert --to=ohh --out=logs.ohh logs")
    .addOption(choice("--to <name>", "format to write", WRITABLE_FORMATS).makeOptionMandatory())
    .option(
      "--out <path>",
      "new file, or folder for one file each (default: standard output)",
      parsePath,
    )
    .option("--keep-duplicates", "write hands again that were read before")
    .action(async (paths, flags: ReadFlags & ConvertOptions) => {
      finish(await convertHands(paths, readOptions(flags), flags, { begin, output }));
    });
  add("show", "Shows one hand with pot and stacks at each step", "show --hand=7 logs")
    .option("--hand <id>", "number of the hand (default: the first)")
    .action(async (paths, flags: ReadFlags & { hand?: string }) => {
      finish(await showHand(paths, readOptions(flags), flags.hand, text));
    });
  add("csv", "Writes a row for each hand, player or action", "csv --table=actions logs > a.csv")
    .addOption(
      new Option("--table <name>", "what a row is").choices(CSV_TABLES).default("players"),
    )
    .option("--keep-duplicates", "write hands again that were read before")
    .action(async (paths, flags: ReadFlags & { table: CsvTable }) => {
      finish(await writeHandsCsv(paths, readOptions(flags), flags.table, output));
    });
  add("parquet", "Writes a table for DuckDB, Polars and their like", "parquet --out=a.parquet logs")
    .addOption(
      new Option("--table <name>", "a row for each hand and player, or for each action")
        .choices(PARQUET_TABLES).default("hands"),
    )
    .requiredOption("--out <path>", "new file", parsePath)
    .option("--keep-duplicates", "write hands again that were read before")
    .action(async (paths, flags: ReadFlags & ParquetOptions) => {
      finish(await writeHandsParquet(paths, readOptions(flags), flags, { begin, output }));
    });
  add("test", "Asks a bot what it would have done", "test --bot=chump_bot logs")
    .requiredOption("--bot <type>", "bot type to ask")
    .option("--bots <path>", "module that registers more bot types (repeatable)", collectPaths)
    .option("--player <name>", "ask only for this player (repeatable)", collect)
    .option("--show <n>", "differences to show", countFrom0, 10)
    .option("--seed <n>", "seed of the bot's own choices", parseSeed, "0")
    .action(async (paths, flags: ReadFlags & BotTestFlags) => {
      finish(await testHands(paths, readOptions(flags), flags, text));
    });
  return command;
}

/** What all commands have in common. */
function styled(command: Command, output: Output): Command {
  return command
    .helpOption("--help", "show this help")
    .helpCommand(false)
    .configureOutput(commanderOutput(output))
    .showHelpAfterError("Try deno task hands --help")
    .exitOverride();
}

function choice(
  flags: string,
  description: string,
  choices: readonly HistoryFormat[] = HISTORY_FORMATS,
): Option {
  return new Option(flags, description).choices(choices);
}

/**
 * Refuses paths and patterns that lead to nothing.
 *
 * @throws {OutputError} If there is one.
 */
async function refuseMissing(paths: readonly string[]): Promise<void> {
  for (const path of paths) {
    const { value: first } = await findFiles([path]).next();
    if (first?.problem !== undefined && first.path === path) {
      throw new OutputError(`Cannot read ${path}: ${first.problem}`);
    }
  }
}

function readOptions({ format, keepDuplicates }: ReadFlags) {
  return { format, duplicates: keepDuplicates ? "keep" : "report" } as const;
}

if (import.meta.main) Deno.exit(await main(Deno.args, terminalOutput));
