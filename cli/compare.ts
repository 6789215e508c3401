/**
 * `deno task compare`: which bots are better, and how sure is that?
 *
 * @module
 */
import { Command, InvalidArgumentError, Option } from "commander";
import {
  type Adjustment,
  ADJUSTMENTS,
  checkComparable,
  compareBots,
  type CompareOptions,
  createDefaultBotRegistry,
  readConfig,
  runLeague,
  SEAT_PLANS,
  type SeatPlan,
  type SimulationConfig,
  type StopRule,
  WorkerPool,
} from "@marvin/holdem";
import manifest from "../deno.json" with { type: "json" };
import { collectPaths, countFrom1, parseArguments, parsePath, parseSeed } from "./arguments.ts";
import { loadBotModule } from "./bot_modules.ts";
import { formatComparison, formatLeague } from "./compare_text.ts";
import { ProgressLine } from "./progress_line.ts";
import { printResults } from "./report.ts";
import { checkOutputs } from "./result_files.ts";
import { commanderOutput, type Output, terminalOutput } from "./terminal.ts";
import { OutputError, tellUserErrors } from "./user_errors.ts";

/** A half width, and the unit it was given in. */
interface Width {
  readonly halfWidth: number;
  /** Empty where none was given. */
  readonly unit: "bb" | "%" | "";
}

interface CompareArguments {
  readonly seed?: string;
  readonly a?: string;
  readonly b?: string;
  readonly plan?: SeatPlan;
  readonly adjust?: Adjustment;
  readonly hands?: number;
  readonly tournaments?: number;
  readonly level?: number;
  readonly halfWidth?: Width;
  readonly until?: "sign" | Width;
  readonly league?: boolean;
  readonly jobs?: number;
  readonly json?: string;
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
export function main(args: readonly string[], output: Output): Promise<number> {
  return tellUserErrors(output, async (begin) => {
    const command = createCommand(output);
    const exitCode = parseArguments(command, args);
    if (exitCode !== null) return exitCode;
    const options = command.opts<CompareArguments>();
    const registry = createDefaultBotRegistry();
    const botModules: string[] = [];
    for (const path of options.bots ?? []) botModules.push(await loadBotModule(path, registry));
    const config = await readConfig(command.args[0], { botTypes: registry.types() });
    checkArguments(config, options);
    const compared = { ...compareOptions(options), registry, botModules };
    checkBots(config, compared, options);
    checkOutputs({ json: options.json });
    begin();
    return await play(config, compared, options, output);
  });
}

function createCommand(output: Output): Command {
  const plan = new Option("--plan <plan>", "who sits where (default: the config's, else rotate)");
  const adjust = new Option(
    "--adjust <luck>",
    "luck to take off (default: the config's, else none)",
  );
  return new Command("deno task compare")
    .usage("[options] <config.toml>")
    .argument("<config>", "", parsePath)
    .option("--a <name>", "compare this bot with all others (default: the config's or all pairs)")
    .option("--b <name>", "compare --a with this bot alone")
    .option("--league", "play every pair heads-up instead, and rank the bots")
    .addOption(plan.choices(SEAT_PLANS))
    .addOption(adjust.choices(ADJUSTMENTS))
    .option("--hands <n>", "hands of a cash game (default: the config's)", countFrom1)
    .option("--tournaments <n>", "tournaments (default: the config's)", countFrom1)
    .option("--until <rule>", "end early: at ±5bb (or ±2%), or at the sign of all pairs", parseRule)
    .option("--half-width <w>", "tell how many blocks are needed for ±w, such as 5bb", parseWidth)
    .option("--level <l>", "confidence of intervals (default: the config's or 0.95)", parseLevel)
    .option("--seed <n>", "seed of cards and seats (default: the config's or random)", parseSeed)
    .option("--jobs <n>", "units to play at a time (default: one a core)", countFrom1)
    .option("--json <path>", 'write results as JSON ("-" for stdout alone)', parsePath)
    .option("--bots <path>", "module that registers more bot types (repeatable)", collectPaths)
    .option("--quiet", "print neither progress nor the summary")
    .helpOption("--help", "show this help")
    .allowExcessArguments(false)
    .addHelpText(
      "after",
      "\n--a, --b, --adjust, --level, --half-width and --until may stand in [compare]",
    )
    .addHelpText("after", "\nExample: deno task compare --until=sign configs/heads_up.toml")
    .addHelpText("after", "Exit codes: 0 done, 1 failed while running, 2 bad arguments or config")
    .configureHelp({ showGlobalOptions: false })
    .configureOutput(commanderOutput(output))
    .showHelpAfterError("Try deno task compare --help")
    .exitOverride();
}

function compareOptions(options: CompareArguments): CompareOptions {
  const { a, adjust, b, halfWidth, hands, level, plan, seed, tournaments, until } = options;
  return {
    a,
    adjustment: adjust,
    b,
    halfWidth: halfWidth?.halfWidth,
    hands,
    level,
    seatPlan: plan,
    seed,
    tournaments,
    until: until as StopRule | undefined,
  };
}

function checkArguments({ game }: SimulationConfig, options: CompareArguments): void {
  const { a, b, halfWidth, hands, league, tournaments, until } = options;
  const isCash = game.gameType === "Cash";
  if (isCash && tournaments !== undefined) {
    throw new OutputError("Cannot use --tournaments with a cash game: its length is --hands");
  }
  if (!isCash && hands !== undefined) {
    throw new OutputError("Cannot use --hands with tournaments: their number is --tournaments");
  }
  if (league && (a ?? b ?? halfWidth) !== undefined) {
    throw new OutputError("Cannot use --a, --b or --half-width with --league");
  }
  const unit = isCash ? "bb" : "%";
  for (const width of [halfWidth, until]) {
    if (typeof width !== "object" || width.unit === "" || width.unit === unit) continue;
    throw new OutputError(
      `Cannot use ±${width.halfWidth}${width.unit} here: results are in ` +
        (isCash ? "big blinds in 100 hands (bb)" : "percent of the entry (%)"),
    );
  }
}

/** Makes every bot once, as a module may throw anything there. */
function checkBots(
  config: SimulationConfig,
  options: CompareOptions,
  { league }: CompareArguments,
): void {
  try {
    // A league compares all pairs, whatever the config says.
    checkComparable(league ? { ...config, compare: undefined } : config, options);
  } catch (error) {
    throw new OutputError(error instanceof Error ? error.message : String(error));
  }
}

/** The config with what stands in for it, as it goes to the results. */
function withArguments(
  config: SimulationConfig,
  { hands, plan, seed, tournaments }: CompareArguments,
): SimulationConfig {
  const { game, output } = config;
  return {
    ...config,
    game: {
      ...game,
      seed: seed ?? game.seed,
      numHands: hands ?? game.numHands,
      seatPlan: plan ?? game.seatPlan,
    },
    output: { ...output, numTournaments: tournaments ?? output.numTournaments },
  };
}

async function play(
  config: SimulationConfig,
  compare: CompareOptions,
  options: CompareArguments,
  output: Output,
): Promise<number> {
  const { jobs, league, quiet } = options;
  const stopper = new AbortController();
  const showsProgress = output.isTerminal && !quiet;
  const progress = new ProgressLine(output.err);
  using pool = isWorthThreads(config, options) ? new WorkerPool(jobs) : null;
  const isBusy = pool === null && (options.bots?.length ?? 0) > 0;
  const stopWaiting = await output.onInterrupt(() => stopper.abort(), isBusy);
  const runOptions: CompareOptions = {
    ...compare,
    executor: pool ?? undefined,
    signal: stopper.signal,
    onProgress: showsProgress ? (state) => progress.show(state) : undefined,
  };
  let result;
  let text;
  try {
    if (league) {
      result = await runLeague(config, runOptions);
      text = formatLeague(result, config);
    } else {
      result = await compareBots(config, runOptions);
      text = formatComparison(result, config);
    }
  } finally {
    if (showsProgress) progress.clear();
    stopWaiting();
  }
  const results = { version: manifest.version, config: withArguments(config, options), ...result };
  printResults({ text, results }, options, output);
  if (!stopper.signal.aborted) return 0;
  output.err("Stopped before the end: the results are those of what has been played\n");
  return 1;
}

/** Hands from which on threads are worth their start, and about as many tournaments. */
const [WORTH_HANDS, WORTH_TOURNAMENTS] = [20_000, 300];

function isWorthThreads({ game, output }: SimulationConfig, options: CompareArguments): boolean {
  const { hands = game.numHands, jobs, tournaments = output.numTournaments } = options;
  if (jobs !== undefined) return jobs > 1;
  return game.gameType === "Cash" ? hands >= WORTH_HANDS : tournaments >= WORTH_TOURNAMENTS;
}

function parseRule(text: string): "sign" | Width {
  return text === "sign" ? text : parseWidth(text);
}

function parseWidth(text: string): Width {
  const match = /^(?:±|\+-|\+\/-)?(\d+(?:\.\d+)?)(bb|%)?$/.exec(text);
  if (match === null || Number(match[1]) === 0) {
    throw new InvalidArgumentError("Wanted a width such as ±5bb or ±2%.");
  }
  return { halfWidth: Number(match[1]), unit: (match[2] ?? "") as Width["unit"] };
}

function parseLevel(text: string): number {
  const level = Number(text);
  if (!(level > 0 && level < 1)) throw new InvalidArgumentError("Wanted a share such as 0.95.");
  return level;
}

if (import.meta.main) Deno.exit(await main(Deno.args, terminalOutput));
