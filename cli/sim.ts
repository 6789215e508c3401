/**
 * `deno task sim`: plays what a config says and prints who won.
 *
 * @module
 */
import { Command, CommanderError, InvalidArgumentError } from "commander";
import {
  type BotRegistry,
  type CashGameResult,
  checkPlayable,
  createDefaultBotRegistry,
  InvalidConfigError,
  readConfig,
  runCashGame,
  type RunOptions,
  runSngSeries,
  type SimulationConfig,
  type SngSeriesResult,
  WorkerPool,
} from "@marvin/holdem";
import { loadBotModule } from "./bot_modules.ts";
import { ProgressLine } from "./progress_line.ts";
import { checkOutputs, OutputError, writeCsv, writeJson } from "./result_files.ts";
import { formatResult } from "./result_text.ts";
import { type Output, terminalOutput } from "./terminal.ts";

interface SimOptions {
  readonly seed?: string;
  readonly tournaments?: number;
  readonly hands?: number;
  readonly jobs?: number;
  readonly json?: string;
  readonly csv?: string;
  readonly logDir?: string;
  readonly log: boolean;
  readonly bots?: readonly string[];
  readonly quiet?: boolean;
}

/**
 * Runs the command.
 *
 * @param args The arguments after the command's name.
 * @param output Where it prints.
 * @returns The exit code: 0 done, 1 failed while running, 2 bad arguments or config.
 */
export async function main(args: readonly string[], output: Output): Promise<number> {
  const command = createCommand(output);
  try {
    command.parse([...args], { from: "user" });
  } catch (error) {
    if (error instanceof CommanderError) return error.exitCode === 0 ? 0 : 2;
    throw error;
  }
  const options = command.opts<SimOptions>();
  let registry: BotRegistry;
  let config: SimulationConfig;
  const botModules: string[] = [];
  try {
    registry = createDefaultBotRegistry();
    for (const path of options.bots ?? []) botModules.push(await loadBotModule(path, registry));
    const read = await readConfig(command.args[0], { botTypes: registry.types() });
    config = withOptions(read, options);
    checkGame(config, registry);
    checkOutputs(options, config.output.directory);
  } catch (error) {
    if (!isUserMistake(error)) throw error;
    output.err(`${error.message}\n`);
    return 2;
  }
  return await play(config, registry, botModules, options, output);
}

function createCommand(output: Output): Command {
  return new Command("deno task sim")
    .usage("[options] <config.toml>")
    .argument("<config>", "what to play")
    .option("--seed <n>", "seed for cards and seats (default: the config's, else a random one)")
    .option("--tournaments <n>", "tournaments to play (default: the config's)", countFrom1)
    .option("--hands <n>", "hands of a cash game to play (default: the config's)", countFrom1)
    .option("--jobs <n>", "tournaments to play at a time (default: one a core)", countFrom1)
    .option("--json <path>", 'write results as JSON ("-" for stdout, and nothing else there)')
    .option("--csv <dir>", "write results as CSV files")
    .option("--log-dir <dir>", "write hand histories there, whatever the config says")
    .option("--no-log", "write no hand histories, whatever the config says")
    .option("--bots <path>", "module that registers more bot types (repeatable)", collect)
    .option("--quiet", "print neither progress nor the summary")
    .helpOption("--help", "show this help")
    .allowExcessArguments(false)
    .addHelpText("after", "\nExample: deno task sim --seed=7 configs/sng_series.toml")
    .addHelpText("after", "Exit codes: 0 done, 1 failed while running, 2 bad arguments or config")
    .configureHelp({ showGlobalOptions: false })
    .configureOutput({ writeOut: output.out, writeErr: output.err })
    .showHelpAfterError("Try deno task sim --help")
    .exitOverride();
}

async function play(
  config: SimulationConfig,
  registry: BotRegistry,
  botModules: readonly string[],
  options: SimOptions,
  output: Output,
): Promise<number> {
  const stopper = new AbortController();
  const stopWaiting = output.onInterrupt(() => stopper.abort());
  const showsProgress = output.isTerminal && !options.quiet;
  const progress = new ProgressLine(output.err);
  const runOptions: RunOptions = {
    registry,
    signal: stopper.signal,
    onProgress: showsProgress ? (state) => progress.show(state) : undefined,
  };
  try {
    let result: CashGameResult | SngSeriesResult;
    try {
      using pool = poolFor(config, options);
      result = config.game.gameType === "Cash"
        ? await runCashGame(config, runOptions)
        : await runSngSeries(config, { ...runOptions, executor: pool ?? undefined, botModules });
    } finally {
      if (showsProgress) progress.clear();
      stopWaiting();
    }
    const toStdout = options.json === "-";
    if (!options.quiet) (toStdout ? output.err : output.out)(formatResult(result, config));
    if (options.json !== undefined) writeJson(options.json, result, config, output.out);
    if (options.csv !== undefined) writeCsv(options.csv, result);
    const { directory } = config.output;
    if (directory !== undefined) {
      writeJson(`${directory}/results.json`, result, config, output.out);
      writeCsv(directory, result);
    }
    if (!stopper.signal.aborted) return 0;
    output.err("Stopped before the end: the results are those of what has been played\n");
    return 1;
  } catch (error) {
    if (!isUserMistake(error)) throw error;
    output.err(`${error.message}\n`);
    return 1;
  }
}

/** Tournaments from which on threads are worth their start. */
const WORTH_THREADS = 300;

/** The threads for a run, or null where it is played on this one. */
function poolFor({ game, output }: SimulationConfig, { jobs }: SimOptions): WorkerPool | null {
  if (game.gameType === "Cash" || jobs === 1) return null;
  if (jobs === undefined && output.numTournaments < WORTH_THREADS) return null;
  return new WorkerPool(jobs);
}

function withOptions(config: SimulationConfig, options: SimOptions): SimulationConfig {
  const { seed, tournaments, hands, logDir, log } = options;
  const { game, output } = config;
  const isCash = game.gameType === "Cash";
  if (isCash && tournaments !== undefined) {
    throw new OutputError("Cannot use --tournaments with a cash game: its length is --hands");
  }
  if (!isCash && hands !== undefined) {
    throw new OutputError("Cannot use --hands with tournaments: their number is --tournaments");
  }
  return {
    game: { ...game, seed: seed ?? game.seed, numHands: hands ?? game.numHands },
    output: {
      ...output,
      numTournaments: tournaments ?? output.numTournaments,
      logHands: log && (logDir !== undefined || output.logHands),
      logActions: log && output.logActions,
      logDir: logDir ?? output.logDir,
    },
  };
}

function checkGame({ game }: SimulationConfig, registry: BotRegistry): void {
  try {
    checkPlayable(game, registry);
  } catch (error) { // a bot module may throw anything here
    throw new OutputError(error instanceof Error ? error.message : String(error));
  }
}

/** Whether an error is the user's to mend, and its message says how. */
function isUserMistake(error: unknown): error is Error {
  return error instanceof InvalidConfigError || error instanceof OutputError ||
    // An error of a worker thread keeps its name, not its class.
    error instanceof Error && error.name === "LogError";
}

function countFrom1(text: string): number {
  const count = Number(text);
  if (!Number.isSafeInteger(count) || count < 1) {
    throw new InvalidArgumentError("Wanted a whole number from 1.");
  }
  return count;
}

function collect(text: string, before: readonly string[] = []): string[] {
  return [...before, text];
}

if (import.meta.main) Deno.exit(await main(Deno.args, terminalOutput));
