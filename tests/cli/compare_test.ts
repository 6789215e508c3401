import { assert, assertEquals, assertRejects, assertStringIncludes } from "@std/assert";
import { join } from "@std/path";
import { main } from "../../cli/compare.ts";
import { type CommandRun, runCommand, withFiles } from "../_support/commands.ts";

const compare = (...args: string[]): Promise<CommandRun> => runCommand(main, ...args);

const CASH =
  "[game]\nnum_hands = 400\nstarting_chips = 500\nreset_bankroll_each_hand = true\nseed = 5\n";
const SNG = '[game]\ngame_type = "SitAndGo"\nstarting_chips = 300\nseed = 5\n' +
  "[output]\nnum_tournaments = 30\nlog_hands = true\n";

/** Runs the command on a config of this text. */
async function compareText(config: string, ...args: string[]): Promise<CommandRun> {
  let run: CommandRun;
  await withFiles({ "game.toml": config }, async (folder) => {
    run = await compare(...args, join(folder, "game.toml"));
  });
  return run!;
}

Deno.test("compare prints players and pairs in 100 columns at most", async () => {
  const { code, out, err } = await compareText(CASH, "--adjust=all_in", "--half-width=±20bb");
  assertEquals([code, err], [0, ""]);
  const lines = out.split("\n");
  for (const line of lines) assert([...line].length <= 100, line);
  assertEquals(
    lines[0],
    "Cash game, blinds 10/20, seat plan rotate, luck taken off: all_in, seed 5",
  );
  assertEquals(lines[1], "12 blocks of 6 rounds of the button, 432 hands");
  assertEquals(lines.filter((line) => /^\w+Bot [<>?] \w+Bot /.test(line)).length, 15);
  assertStringIncludes(out, "blocks to go");
});

Deno.test("compare prints SNGs, and writes no logs", async () => {
  const { out } = await compareText(
    SNG,
    "--a=CallBot",
    "--b=FoldBot",
    "--plan=none",
    "--level=0.9",
  );
  assertStringIncludes(out, "Sit & Go, seat plan none, seed 5\n30 blocks of 1 tournament,");
  assertStringIncludes(out, "% ROI ± 90 %");
  assertStringIncludes(out, "CallBot ");
});

Deno.test("compare --until ends early, and says so", async () => {
  const early = await compareText(
    CASH,
    "--until=sign",
    "--a=RandomBot",
    "--b=FoldBot",
    "--hands=90000",
  );
  assertStringIncludes(early.out, "valid at any time");
  assertStringIncludes(early.out, "Ended early, as was wanted");
  const never = await compareText(CASH, "--until=0.1bb");
  assertStringIncludes(never.out, "Not decided when all was played");
});

Deno.test("compare --json=- prints one object and nothing else", async () => {
  const { out, err } = await compareText(CASH, "--json=-");
  const result = JSON.parse(out);
  for (const key of ["version", "config", "seed", "unit", "blocks", "players", "pairs"]) {
    assert(key in result, key);
  }
  assertEquals([result.seed, result.pairs.length], ["5", 15]);
  assertStringIncludes(err, "seat plan rotate");
  assertEquals((await compareText(CASH, "--json=-", "--quiet")).err, "");
});

Deno.test("compare gives the same, whatever --jobs is", async () => {
  const [one, two] = [await compareText(CASH, "--jobs=1"), await compareText(CASH, "--jobs=2")];
  assertEquals(one, two);
});

Deno.test("compare --league ranks the bots and prints who beat whom", async () => {
  const { code, out } = await compareText(CASH, "--league", "--hands=100");
  assertEquals(code, 0);
  for (const line of out.split("\n")) assert([...line].length <= 100, line);
  assertStringIncludes(out, "League of 6 bots, heads-up: 1,500 hands");
  assertEquals(out.split("\n").filter((line) => /^ +[1-6] {2}\w+Bot/.test(line)).length, 6);
});

Deno.test("compare puts its arguments into the config of its results", async () => {
  const args = ["--json=-", "--quiet", "--hands=36", "--seed=7", "--plan=balanced"];
  const { game, output } = JSON.parse((await compareText(CASH, ...args)).out).config;
  assertEquals([game.numHands, game.seed, game.seatPlan], [36, "7", "balanced"]);
  assertEquals(output.numTournaments, 1);
  const sng = await compareText(SNG, "--json=-", "--quiet", "--tournaments=6");
  assertEquals(JSON.parse(sng.out).config.output.numTournaments, 6);
});

Deno.test("compare takes an error of a bot for no mistake in its arguments", async () => {
  const module = `export function registerBots(registry) {
    const act = () => { throw new RangeError("Out of my range"); };
    registry.register("my_bot", { create: ({ id, name }) => ({ id, name, act }) });
  }`;
  const config = CASH.replace("[game]", '[game]\nillegal_action = "throw"') +
    '[[game.bots]]\nbot_type = "my_bot"\n[[game.bots]]\nbot_type = "fold_bot"\n';
  await withFiles({ "game.toml": config, "bots.ts": module }, async (folder) => {
    await assertRejects(
      () => compare(`--bots=${folder}/bots.ts`, "--jobs=1", join(folder, "game.toml")),
      RangeError,
      "Out of my range",
    );
  });
});

type Refusal = [args: string[], config: string, message: string];
const REFUSALS: Refusal[] = [
  [["--tournaments=5"], CASH, "its length is --hands"],
  [["--hands=5"], SNG, "their number is --tournaments"],
  [["--until=±5%"], CASH, "Cannot use ±5% here: results are in big blinds in 100 hands (bb)"],
  [["--half-width=5bb"], SNG, "Cannot use ±5bb here: results are in percent of the entry (%)"],
  [["--until=soon"], CASH, "Wanted a width such as ±5bb or ±2%."],
  [["--until=0"], CASH, "Wanted a width such as ±5bb or ±2%."],
  [["--level=95"], CASH, "Wanted a share such as 0.95."],
  [["--plan=circle"], CASH, "Allowed choices are none, rotate, balanced."],
  [["--a=Nobody"], CASH, 'Cannot compare "Nobody": the bots are CallBot'],
  [["--league", "--a=CallBot"], CASH, "Cannot use --a, --b or --half-width with --league"],
  [[], "[game]", "a Cash game needs reset_bankroll_each_hand = true"],
  [["--json=nowhere/x.json"], CASH, "there is no folder nowhere"],
  [["--json="], CASH, "Wanted a path."],
  [["--bots="], CASH, "Wanted a path."],
  [["--seed="], CASH, "Cannot use a seed without any character"],
  [["--bots=nowhere.ts"], CASH, "Cannot load bots from nowhere.ts"],
];
for (const [args, config, message] of REFUSALS) {
  Deno.test(`compare refuses ${args.join(" ") || "stacks that go on"}: ${message}`, async () => {
    const { code, out, err } = await compareText(config, ...args);
    assertEquals([code, out], [2, ""]);
    assertStringIncludes(err, message);
  });
}
