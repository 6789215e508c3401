/**
 * Lets each bot of this package play against the simple ones, and prints what it wins:
 * `deno run -A holdem_bots/measure.ts [--hands=200000] [--tournaments=2000] [--seed=7]`
 *
 * @module
 */

/** What sits at a table besides the measured bot. */
interface Field {
  readonly title: string;
  readonly bots: readonly string[];
}

/** Who is to be beaten. */
const SIMPLE_BOTS = [
  "call_bot",
  "fold_bot",
  "raise_bot",
  "random_bot",
  "flock_bot",
  "chump_bot",
] as const;

const FIELDS: readonly Field[] = [
  ...SIMPLE_BOTS.map((type) => ({ title: `five ${type}`, bots: new Array(5).fill(type) })),
  ...["fold_bot", "call_bot"].map((left) => ({
    title: `all but ${left}`,
    bots: SIMPLE_BOTS.filter((type) => type !== left),
  })),
];

/** Who plays with how many big blinds. */
const CASH_MATCHES = [["big_stack_bot", 100], ["short_stack_bot", 20], ["cash_bot", 50]] as const;

/** Lost chips count for more where they cannot be bought again. */
const TOURNAMENT_BOTS = ['bot_type = "short_stack_bot"', 'bot_type = "cash_bot"']
  .map((bot) => `${bot}\nrisk_aversion = 0.5`);

/** The part of the results of `deno task sim` that is read. */
interface Results {
  readonly players: readonly Readonly<Record<string, unknown>>[];
}

/** Plays a config, and returns a number and its interval for the first of its bots. */
async function measure(config: string, key: string, args: readonly string[]): Promise<string[]> {
  const path = await Deno.makeTempFile({ suffix: ".toml" });
  try {
    await Deno.writeTextFile(path, config);
    const sim = ["task", "--quiet", "sim", "--bots=holdem_bots/mod.ts", "--no-log", "--quiet"];
    const { success, stdout, stderr } = await new Deno.Command(Deno.execPath(), {
      args: [...sim, "--json=-", ...args, path],
      cwd: new URL("..", import.meta.url),
    }).output();
    if (!success) throw new Error(new TextDecoder().decode(stderr));
    const { players: [player] } = JSON.parse(new TextDecoder().decode(stdout)) as Results;
    const [low, high] = player[key.replace(/Percent|$/, "Ci95")] as number[];
    return [player[key] as number, low, high].map((value) => value.toFixed(1));
  } finally {
    await Deno.remove(path);
  }
}

function botTables(first: string, { bots }: Field): string {
  const others = bots.map((type, place) => `bot_type = "${type}"\nname = "${type} ${place + 1}"`);
  return [first, ...others].map((bot) => `[[game.bots]]\n${bot}\n`).join("");
}

function printRow(cells: readonly string[]): void {
  console.log(`| ${cells.join(" | ")} |`);
}

function printHead(value: string): void {
  printRow(["bot", "stack", "others", value, "from", "to"]);
  printRow(["---", "---", "---", "--:", "--:", "--:"]);
}

const [hands, tournaments, seed] = [["hands", 200_000], ["tournaments", 2_000], ["seed", 7]]
  .map(([name, usual]) =>
    Deno.args.find((arg) => arg.startsWith(`--${name}=`))?.split("=")[1] ?? `${usual}`
  );

printHead("bb/100");
for (const [type, bigBlinds] of CASH_MATCHES) {
  for (const field of FIELDS) {
    const game = `[game]\ngame_type = "Cash"\nnum_seats = 6\nbig_blind = 20\n` +
      `starting_chips = ${20 * bigBlinds}\nreset_bankroll_each_hand = true\n` +
      `randomize_seats = true\n` + botTables(`bot_type = "${type}"`, field);
    const args = [`--seed=${seed}`, `--hands=${hands}`];
    const result = await measure(game, "bbPer100", args);
    printRow([type, `${bigBlinds} bb`, field.title, ...result]);
  }
}

console.log();
printHead("ROI %");
for (const bot of TOURNAMENT_BOTS) {
  for (const field of FIELDS) {
    const game = `[game]\ngame_type = "SitAndGo"\nnum_seats = 6\nbig_blind = 20\n` +
      `starting_chips = 1500\nhands_per_level = 10\nbuy_in = 10\nfee = 1\nprizes = [30, 20, 10]\n` +
      `randomize_seats = true\n` + botTables(bot, field);
    const args = [`--seed=${seed}`, `--tournaments=${tournaments}`];
    const result = await measure(game, "roiPercent", args);
    printRow([bot.split('"')[1], "75 bb", field.title, ...result]);
  }
}
