/**
 * `deno task sim`: plays what a config says and prints who won.
 *
 * @module
 */
import { Command } from "commander";
import {
  type BotRegistry,
  checkPlayable,
  createDefaultBotRegistry,
  type Executor,
  type Ledger,
  readConfig,
  runCashGame,
  type RunOptions,
  runSngSeries,
  type SimulationConfig,
  type TournamentRange,
  withLedger,
  WorkerPool,
} from "@marvin/holdem";
import { collectPaths, countFrom1, parseArguments, parsePath, parseSeed } from "./arguments.ts";
import { loadBotModule } from "./bot_modules.ts";
import { ProgressLine } from "./progress_line.ts";
import { type ReportOptions, reportResult } from "./report.ts";
import { checkOutputs, type OutputPlaces } from "./result_files.ts";
import {
  beginRows,
  parseTables,
  ROWS_THREAD,
  type RowsOptions,
  type RunRows,
  tablesOf,
} from "./rows.ts";
import {
  checkLedgerOptions,
  type LedgerOptions,
  openLedger,
  parseShard,
  shardText,
} from "./sim_ledger.ts";
import { commanderOutput, type Output, terminalOutput } from "./terminal.ts";
import { OutputError, tellUserErrors } from "./user_errors.ts";

interface SimOptions extends LedgerOptions, ReportOptions, RowsOptions {
  readonly seed?: string;
  readonly tournaments?: number;
  readonly hands?: number;
  readonly jobs?: number;
  readonly redis?: string;
  readonly logDir?: string;
  readonly log: boolean;
  readonly bots?: readonly string[];
}

/** A game that is ready to be played. */
interface Game {
  readonly config: SimulationConfig;
  readonly registry: BotRegistry;
  /** URLs of the modules that register its bots. */
  readonly botModules: readonly string[];
  /** Tables that are written row by row. */
  readonly tables: ReturnType<typeof tablesOf>;
}

/** Plays units on other machines, until it is disposed of. */
export type RemoteExecutor = Executor & AsyncDisposable;

/**
 * Finds other machines.
 *
 * @param url Where Redis is.
 * @param botModules URLs of the modules that register bot types.
 * @throws {ClusterError} If Redis cannot be used.
 */
export type FindMachines = (
  url: string,
  botModules: readonly string[],
  output: Output,
) => Promise<RemoteExecutor>;

/**
 * Runs the command.
 *
 * @param args The arguments after the command's name.
 * @param output Where it prints.
 * @param findMachines Finds other machines, for `--redis`; only `deno task sim:cluster` can.
 * @returns The exit code: 0 done, 1 failed while running, 2 bad arguments or config.
 */
export function main(
  args: readonly string[],
  output: Output,
  findMachines?: FindMachines,
): Promise<number> {
  return tellUserErrors(output, async (begin) => {
    const command = createCommand(output);
    const exitCode = parseArguments(command, args);
    if (exitCode !== null) return exitCode;
    const options = command.opts<SimOptions>();
    const game = await readGame(command.args[0], options);
    await using machines = await machinesFor(game, options, output, findMachines);
    using pool = machines === null ? poolFor(game, options) : null;
    const executor = machines ?? pool;
    using ledger = await openLedger(game.config, options, executor?.jobs ?? 1, game.botModules);
    using rows = await beginRows(game.tables, game.config, options, ledger);
    begin();
    return await play(game, options, output, { executor, ledger, rows });
  });
}

function createCommand(output: Output): Command {
  return new Command("deno task sim")
    .usage("[options] <config.toml>")
    .argument("<config>", "", parsePath)
    .option("--seed <n>", "seed of cards and seats (default: the config's or random)", parseSeed)
    .option("--tournaments <n>", "tournaments to play (default: the config's)", countFrom1)
    .option("--hands <n>", "hands of a cash game to play (default: the config's)", countFrom1)
    .option("--jobs <n>", "tournaments to play at a time (default: one a core)", countFrom1)
    .option("--json <path>", 'write results as JSON ("-" for stdout alone)', parsePath)
    .option("--csv <dir>", "write results as CSV files", parsePath)
    .option("--parquet <dir>", "write results as Parquet files", parsePath)
    .option("--rows <list>", "tournaments,entries,hands: also a row for each", parseTables)
    .option("--log-dir <dir>", "write hand histories there, whatever the config says", parsePath)
    .option("--no-log", "write no hand histories, whatever the config says")
    .option("--bots <path>", "module that registers more bot types (repeatable)", collectPaths)
    .option(
      "--resume <file>",
      "keep what is finished in this file, and go on where it ends",
      parsePath,
    )
    .option("--shard <i/n>", "play only the i-th of n parts (see deno task merge)", parseShard)
    .option("--out <dir>", "folder for the shards", parsePath)
    .option("--redis <url>", "have it played by deno task worker on other machines")
    .option("--quiet", "print neither progress nor the summary")
    .helpOption("--help", "show this help")
    .allowExcessArguments(false)
    .addHelpText("after", "\nExample: deno task sim --seed=7 configs/sng_series.toml")
    .addHelpText("after", "Exit codes: 0 done, 1 failed while running, 2 bad arguments or config")
    .configureHelp({ showGlobalOptions: false })
    .configureOutput(commanderOutput(output))
    .showHelpAfterError("Try deno task sim --help")
    .exitOverride();
}

/** Reads all that is needed to play. */
async function readGame(path: string, options: SimOptions): Promise<Game> {
  const registry = createDefaultBotRegistry();
  const botModules: string[] = [];
  for (const path of options.bots ?? []) botModules.push(await loadBotModule(path, registry));
  const config = withOptions(await readConfig(path, { botTypes: registry.types() }), options);
  checkGame(config, registry);
  checkLedgerOptions(config, options);
  const tables = tablesOf(config, options);
  checkOutputs(outputPlaces(config, options));
  return { config, registry, botModules, tables };
}

function outputPlaces(
  { output: { directory, logHands, logActions, logDir } }: SimulationConfig,
  { json, csv, parquet, redis }: SimOptions,
): OutputPlaces {
  const logsHere = (logHands || logActions) && redis === undefined;
  return { json, csv, parquet, directory, logs: logsHere ? logDir : undefined };
}

/** Who plays, and what is kept and written of it. */
interface Helpers {
  readonly executor: Executor | null;
  readonly ledger: Ledger | null;
  readonly rows: RunRows | null;
}

async function play(
  { config, registry, botModules }: Game,
  options: SimOptions,
  output: Output,
  { executor, ledger, rows }: Helpers,
): Promise<number> {
  const stopper = new AbortController();
  const isBusy = executor === null && botModules.length > 0;
  const stopWaiting = await output.onInterrupt(() => stopper.abort(), isBusy);
  const showsProgress = output.isTerminal && !options.quiet;
  const progress = new ProgressLine(output.err);
  const hasRows = (unit: TournamentRange) => rows?.has(unit) ?? true;
  const runOptions: RunOptions = {
    ...rows?.options,
    registry,
    signal: stopper.signal,
    onProgress: showsProgress ? (state) => progress.show(state) : undefined,
  };
  const { shard, quiet } = options;
  let result;
  try {
    if (config.game.gameType === "Cash") result = await runCashGame(config, runOptions);
    else {
      result = await runSngSeries(ledger?.run.config ?? config, {
        ...runOptions,
        botModules,
        tournaments: config.output.numTournaments,
        executor: ledger === null ? executor ?? undefined : withLedger(executor!, ledger, hasRows),
        unitSize: ledger?.run.unitSize,
        shard,
      });
    }
  } finally {
    if (showsProgress) progress.clear();
    stopWaiting();
  }
  const isStopped = stopper.signal.aborted;
  if (!isStopped) rows?.complete();
  if (shard === undefined) await reportResult(result, config, options, output);
  else if (!isStopped && !quiet) output.out(shardText(shard, ledger!.path, options.out!));
  if (!isStopped) return 0;
  const advice = ledger === null ? "" : "; the same command goes on";
  const what = shard === undefined ? ": the results are those of what has been played" : "";
  const gap = rows === null ? "" : "; rows are written of whole runs only";
  output.err(`Stopped before the end${what}${gap}${advice}\n`);
  return 1;
}

/** Tournaments from which on threads are worth their start. */
const WORTH_THREADS = 300;

/** The threads for a run, or null where it is played on this one. */
function poolFor({ config, tables }: Game, options: SimOptions): WorkerPool | null {
  const { jobs, resume, shard } = options;
  const { game, output } = config;
  if (game.gameType === "Cash") return null;
  const isSmall = jobs === 1 || jobs === undefined && output.numTournaments < WORTH_THREADS;
  // Ledgers and rows are kept by units, which are played by threads only.
  const needsUnits = (resume ?? shard) !== undefined || tables.length > 0;
  return isSmall && !needsUnits ? null : new WorkerPool(jobs, ROWS_THREAD);
}

/** The machines for a run, or null where it is played on this one. */
async function machinesFor(
  { config, botModules }: Game,
  { redis, jobs }: SimOptions,
  output: Output,
  findMachines?: FindMachines,
): Promise<RemoteExecutor | null> {
  if (redis === undefined) return null;
  if (findMachines === undefined) {
    throw new OutputError("Cannot use --redis here: run deno task sim:cluster, which loads BullMQ");
  }
  if (config.game.gameType === "Cash") {
    throw new OutputError("Cannot use --redis with a cash game: it is played as one");
  }
  if (jobs !== undefined) {
    throw new OutputError("Cannot use --jobs with --redis: each deno task worker has its own");
  }
  return await findMachines(redis, botModules, output);
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

if (import.meta.main) Deno.exit(await main(Deno.args, terminalOutput));
