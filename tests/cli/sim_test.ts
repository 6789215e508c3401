import { assert, assertEquals, assertMatch, assertStringIncludes } from "@std/assert";
import { join } from "@std/path";
import type { Cell } from "@marvin/holdem/analysis/frames";
import { parseCsv } from "@marvin/holdem/analysis/logs";
import { main as compare } from "../../cli/compare.ts";
import { main } from "../../cli/sim.ts";
import { widthOf } from "../../cli/text_table.ts";
import { type CommandRun, runCommand, withFiles } from "../_support/commands.ts";

const sim = (...args: string[]): Promise<CommandRun> => runCommand(main, ...args);

/** Runs a test with a config in a folder of its own. */
function withFolder(
  config: string,
  test: (folder: string, path: string) => Promise<void>,
): Promise<void> {
  return withFiles({ "game.toml": config }, (folder) => test(folder, join(folder, "game.toml")));
}

const CASH = "[game]\nnum_hands = 50\nreset_bankroll_each_hand = true\nseed = 5\n";
const SNG = '[game]\ngame_type = "SitAndGo"\nseed = 5\n[output]\nnum_tournaments = 3\n';
const CONFIGS = [...Deno.readDirSync("configs")].map(({ name }) => name).sort();

for (const name of CONFIGS) {
  Deno.test(`sim plays configs/${name} and prints a table of 100 columns at most`, async () => {
    const { code, out, err } = await sim("--no-log", `configs/${name}`);
    assertEquals([code, err], [0, ""]);
    for (const line of out.split("\n")) assert([...line].length <= 100, line);
    assert(out.split("\n").length > 4);
  });
}

Deno.test("sim sorts its table by profit", async () => {
  await withFolder(SNG, async (_folder, path) => {
    const { out } = await sim(path);
    const profits = out.split("\n").slice(3, 9).map((line) =>
      Number(line.match(/[+-]?[\d,]+/)![0].replaceAll(",", ""))
    );
    assertEquals(profits, [...profits].sort((a, b) => b - a));
    assertEquals(profits.length, 6);
  });
});

Deno.test("sim --json=- prints one object and nothing else", async () => {
  await withFolder(CASH, async (_folder, path) => {
    const { code, out, err } = await sim("--json=-", path);
    const result = JSON.parse(out);
    assertEquals(code, 0);
    assertEquals(Object.keys(result), [
      "version",
      "seed",
      "gameType",
      "config",
      "totals",
      "players",
      "faultExamples",
    ]);
    assertEquals([result.seed, result.gameType, result.totals.hands], ["5", "Cash", 50]);
    const player = result.players[0];
    for (
      const key of [
        "playerId name botType hands netProfit bankroll finalStack rakePaid bbPer100 bbPer100Ci95",
        "vpip pfr threeBet aggressionFactor wtsd wsd illegalActions bySeat byPosition",
      ].join(" ").split(" ")
    ) assert(key in player, key);
    assertStringIncludes(err, "player");
    assertEquals((await sim("--json=-", "--quiet", path)).err, "");
  });
});

Deno.test("sim --json of tournaments holds what a series has", async () => {
  await withFolder(SNG, async (_folder, path) => {
    const { out } = await sim("--json=-", path);
    const player = JSON.parse(out).players[0];
    for (
      const key of [
        "tournaments wins finishes totalEntryFees totalPrizeMoney netProfit roiPercent",
        "roiSdPercent roiCi95 avgFinish itmPercent vpip pfr bySeat byPosition",
      ].join(" ").split(" ")
    ) assert(key in player, key);
    assertEquals(player.finishes.length, 6);
  });
});

Deno.test("sim writes the same bytes for the same seed, to files too", async () => {
  await withFolder(SNG, async (folder, path) => {
    const file = join(folder, "result.json");
    assertEquals((await sim(`--json=${file}`, path)).code, 0);
    assertEquals(Deno.readTextFileSync(file), (await sim("--json=-", path)).out);
  });
});

Deno.test("sim --json replaces the file that a link leads to, and refuses a link to nowhere", async () => {
  await withFolder(CASH, async (folder, path) => {
    Deno.mkdirSync(join(folder, "results"));
    Deno.writeTextFileSync(join(folder, "results/day.json"), "old");
    const link = join(folder, "last.json");
    Deno.symlinkSync("results/day.json", link);
    assertEquals((await sim("--quiet", `--json=${link}`, path)).code, 0);
    assert(Deno.lstatSync(link).isSymlink);
    assertStringIncludes(Deno.readTextFileSync(join(folder, "results/day.json")), '"seed": "5"');
    Deno.removeSync(join(folder, "results/day.json"));
    const { code, out, err } = await sim(`--json=${link}`, path);
    assertEquals([code, out], [2, ""]);
    assertStringIncludes(err, "it is a link that leads nowhere");
  });
});

Deno.test("sim --csv writes a row for each player, seat and position", async () => {
  await withFolder(CASH, async (folder, path) => {
    assertEquals((await sim(`--csv=${join(folder, "csv")}`, path)).code, 0);
    const rows = (name: string) =>
      Deno.readTextFileSync(join(folder, "csv", name)).trimEnd().split("\r\n");
    assertEquals(rows("players.csv").length, 7);
    assertStringIncludes(rows("players.csv")[0], "playerId,name,botType");
    assertStringIncludes(rows("players.csv")[0], "bbPer100Ci95Low,bbPer100Ci95High");
    assertEquals(rows("seats.csv")[1].split(",").slice(0, 2), ["CallBot", "1"]);
    assertEquals(rows("positions.csv").length, 1 + 6 * 6);
  });
});

Deno.test("sim writes CSV in which every name is read as it is, and none is a formula", async () => {
  const names = ["'=x", "true", "-5", "007", '=HYPERLINK("a", "b")', "A, B"];
  const bots = names.map((name) => `{ bot_type = "call_bot", name = ${JSON.stringify(name)} }`);
  await withFolder(`${CASH}bots = [${bots}]\n`, async (folder, path) => {
    const output = `[output]\nlog_actions = true\nlog_hands = false\nlog_dir = "${folder}/logs"\n`;
    Deno.writeTextFileSync(path, Deno.readTextFileSync(path) + output);
    const { code, err } = await sim(`--csv=${folder}`, "--rows=hands", path);
    assertEquals([code, err], [0, ""]);
    const [log] = Deno.readDirSync(join(folder, "logs"));
    const files = {
      "players.csv": "name",
      "seats.csv": "name",
      "positions.csv": "name",
      "hands.csv": "player",
      [`logs/${log.name}`]: "player",
    };
    for (const [file, column] of Object.entries(files)) {
      const text = Deno.readTextFileSync(join(folder, file));
      assertEquals(new Set(parseCsv(text).cells(column)), new Set<Cell>(names), file);
      assertEquals(/(?:^|,)"?[=+@]/m.test(text), false, file);
    }
    const { types, columns } = parseCsv(Deno.readTextFileSync(join(folder, "players.csv")));
    assertEquals(types[columns.indexOf("netProfit")], "integer");
  });
});

Deno.test("sim writes its results to the folder that the config names", async () => {
  await withFolder(CASH, async (folder, path) => {
    const results = join(folder, "results");
    Deno.writeTextFileSync(path, `${CASH}[output]\ndirectory = "${results}"\n`);
    assertEquals((await sim("--quiet", path)).code, 0);
    const names = [...Deno.readDirSync(results)].map(({ name }) => name).sort();
    assertEquals(names, ["players.csv", "positions.csv", "results.json", "seats.csv"]);
  });
});

Deno.test("sim takes seed and length from its options", async () => {
  await withFolder(CASH, async (_folder, path) => {
    const { out } = await sim("--seed=9", "--hands=70", path);
    assertStringIncludes(out, "70 hands, rake 0, seed 9");
  });
  await withFolder(SNG, async (_folder, path) => {
    assertStringIncludes((await sim("--tournaments=2", path)).out, "2 × Sit & Go");
  });
});

Deno.test("sim --bots plays with the bot types of a module", async () => {
  const module = `import { call } from "@marvin/holdem";
  export function registerMyBots(registry) {
    registry.register("my_bot", { create: ({ id, name }) => ({ id, name, act: () => call() }) });
  }`;
  const bots = '[[game.bots]]\nbot_type = "my_bot"\n[[game.bots]]\nbot_type = "fold_bot"\n';
  await withFolder(CASH + bots, async (folder, path) => {
    const file = join(folder, "bots.ts");
    Deno.writeTextFileSync(file, module);
    const { code, out, err } = await sim(`--bots=${file}`, path);
    assertEquals([code, err], [0, ""]);
    assertStringIncludes(out, "MyBot");
  });
});

/**
 * Interrupts a cash game of a bot when it is first asked, and once more when the command says that
 * this would help. Returns the exit code and what was printed on the way.
 */
async function interruptBot(act: string): Promise<[code: number, err: string]> {
  const module = `import { call } from "@marvin/holdem";
  let isAsked = false;
  function act() {
    if (!isAsked) console.error("asked");
    isAsked = true;
    ${act}
  }
  export function registerMyBots(registry) {
    registry.register("my_bot", { create: ({ id, name }) => ({ id, name, act }) });
  }`;
  const bots = '[[game.bots]]\nbot_type = "my_bot"\n[[game.bots]]\nbot_type = "call_bot"\n';
  let err = "";
  let code = 0;
  await withFolder(CASH + bots, async (folder, path) => {
    const file = join(folder, "bots.ts");
    Deno.writeTextFileSync(file, module);
    const child = new Deno.Command(Deno.execPath(), {
      args: ["run", "-A", "--quiet", "cli/sim.ts", `--bots=${file}`, "--hands=999999999", path],
      stdout: "null",
      stderr: "piped",
    }).spawn();
    for await (const text of child.stderr.pipeThrough(new TextDecoderStream())) {
      err += text;
      if (/asked|again/.test(text)) child.kill("SIGINT");
    }
    code = (await child.status).code;
  });
  return [code, err];
}

Deno.test("sim --bots stops at Ctrl-C, and at the second one if a bot never answers", async () => {
  const [code, err] = await interruptBot("return call();");
  assertEquals(code, 1);
  assertStringIncludes(err, "Stopped before the end");

  const [signal, words] = await interruptBot("for (;;);");
  assertEquals(signal, 128 + 2); // ended by SIGINT
  assertStringIncludes(words, "Still waiting for a bot to answer: Ctrl-C again ends");
});

Deno.test("sim tells what bots did that they may not do", async () => {
  const module = `export const registerBad = (registry) => registry.register("bad_bot", {
    create: ({ id, name }) => ({ id, name, act: () => ({ type: "raise", to: 3 }) }),
  });`;
  const bots = '[[game.bots]]\nbot_type = "bad_bot"\n[[game.bots]]\nbot_type = "call_bot"\n';
  await withFolder(CASH + bots, async (folder, path) => {
    const file = join(folder, "bots.ts");
    Deno.writeTextFileSync(file, module);
    const { out } = await sim(`--bots=${file}`, path);
    assertStringIncludes(out, "illegal");
    assertStringIncludes(out, "Illegal actions of BadBot: ");
    assertStringIncludes(out, "BadBot raise to 3 (legal: ");
  });
});

Deno.test("sim tells an exception of a bot in one line, and who could not be made", async () => {
  const module = `export function registerBots(registry) {
    const act = () => { throw new Error("no luck\\n\\x1b[31m" + "x".repeat(300)); };
    registry.register("odd_bot", { create: ({ id, name }) => ({ id, name, act }) });
    registry.register("no_bot", { create() { throw new Error("no data"); } });
  }`;
  const bots = (type: string) =>
    `[[game.bots]]\nbot_type = "${type}"\nname = "Odd"\n[[game.bots]]\nbot_type = "call_bot"\n`;
  await withFolder(CASH + bots("odd_bot"), async (folder, path) => {
    const file = join(folder, "bots.ts");
    Deno.writeTextFileSync(file, module);
    const { out } = await sim(`--bots=${file}`, "--hands=1", path);
    assertMatch(out, /^Cash game, blinds 10\/20: 1 hand, /);
    assertMatch(out, /\nIllegal actions of Odd: 4 exceptions\n/);
    assertMatch(out, / Odd Error: no luck\\n\\u001b\[31mx+… \(legal: .*\)\n$/);
    assertEquals(out.trimEnd().split("\n").length, 10);
    Deno.writeTextFileSync(path, CASH + bots("no_bot"));
    for (const command of [main, compare]) {
      const { code, err } = await runCommand(command, `--bots=${file}`, path);
      assertEquals([code, err], [2, 'Cannot make "Odd", a no_bot: no data\n']);
    }
  });
});

Deno.test("sim prints 100 columns at most, when there are more chips than people can read", async () => {
  const chips = "starting_chips = 900_000_000_000\nsmall_blind = 1\nrake_percentage = 0.05\n" +
    '[[game.bots]]\nbot_type = "raise_bot"\nname = "日本語のなまえがながいひと"\n' +
    '[[game.bots]]\nbot_type = "random_bot"\nname = "A name of many characters"\n' +
    '[[game.bots]]\nbot_type = "odd_bot"\n';
  const module = `export const registerOdd = (registry) => registry.register("odd_bot", {
    create: ({ id, name }) => ({ id, name, act: () => ({ type: "raise", to: -3 }) }),
  });`;
  await withFolder(CASH + chips, async (folder, path) => {
    const file = join(folder, "bots.ts");
    Deno.writeTextFileSync(file, module);
    const { out } = await sim(`--bots=${file}`, path);
    const table = out.split("\n").slice(2, 6);
    assertMatch(table[1], / \+\d\.\d\de1\d /);
    assertEquals(new Set(table.map(widthOf)).size, 1, out);
    assert(widthOf(table[0]) <= 100, out);
  });
});

Deno.test("sim says that a seat plan takes whole blocks", async () => {
  const one = await sim("--no-log", "--hands=1", "configs/heads_up.toml");
  assertStringIncludes(one.out, ": 4 hands (1 asked for, in whole blocks of 4), rake");
  const eight = await sim("--no-log", "--hands=8", "configs/heads_up.toml");
  assertStringIncludes(eight.out, ": 8 hands, rake");
});

Deno.test("sim and compare end with code 1 at an illegal action, where the config wants that", async () => {
  const module = `export const registerBad = (registry) => registry.register("bad_bot", {
    create: ({ id, name }) => ({ id, name, act: () => ({ type: "raise", to: 3 }) }),
  });`;
  const bots = '[[game.bots]]\nbot_type = "bad_bot"\n[[game.bots]]\nbot_type = "call_bot"\n';
  for (const game of [CASH, SNG.replace("[output]", `${bots}[output]`)]) {
    const policy = game.replace("[game]\n", '[game]\nillegal_action = "throw"\n');
    await withFolder(game === CASH ? policy + bots : policy, async (folder, path) => {
      const file = join(folder, "bots.ts");
      Deno.writeTextFileSync(file, module);
      for (const jobs of [1, 2]) {
        for (const command of [main, compare]) {
          const { code, err } = await runCommand(command, `--jobs=${jobs}`, `--bots=${file}`, path);
          assertEquals(code, 1);
          assertMatch(err, /^Cannot let BadBot raise to 3 as only .* \(.*, hand \d+, preflop\)\n$/);
        }
      }
    });
  }
});

Deno.test("sim --help fits a screen and ends with an example and the exit codes", async () => {
  const { code, out } = await sim("--help");
  assertEquals(code, 0);
  const lines = out.trimEnd().split("\n");
  assert(lines.length <= 24 && lines.every((line) => line.length <= 80), out);
  assertStringIncludes(lines.at(-2)!, "Example: deno task sim");
  assertStringIncludes(lines.at(-1)!, "Exit codes: 0 done");
});

type Mistake = [title: string, args: (folder: string, path: string) => string[], message: string];
const MISTAKES: Mistake[] = [
  ["no config", () => [], "missing required argument"],
  ["two configs", (_folder, path) => [path, path], "too many arguments"],
  ["an unknown option", (_folder, path) => ["--sede=3", path], "unknown option '--sede=3'"],
  ["no hands", (_folder, path) => ["--hands=0", path], "whole number from 1"],
  ["half a hand", (_folder, path) => ["--hands=0.5", path], "whole number from 1"],
  ["tournaments in a cash game", (_folder, path) => ["--tournaments=3", path], "--hands"],
  ["a missing config", (folder) => [join(folder, "no.toml")], "no file"],
  ["a folder as config", (folder) => [folder], "folder"],
  ["a missing bot module", (folder, path) => [`--bots=${folder}/no.ts`, path], "Cannot load bots"],
  ["a bot module without bots", (_f, path) => ["--bots=cli/text_table.ts", path], "registerBots"],
  [
    "a missing folder for JSON",
    (folder, path) => [`--json=${folder}/no/x.json`, path],
    "no folder",
  ],
  ["a folder for JSON", (folder, path) => [`--json=${folder}`, path], "it is a folder"],
  [
    "a file as folder for JSON",
    (_f, path) => [`--json=${path}/x.json`, path],
    "there is no folder",
  ],
  [
    "a device for JSON",
    (_f, path) => ["--json=/dev/null", path],
    "Cannot write /dev/null: it is no",
  ],
  ...["json", "csv", "parquet", "log-dir", "bots", "resume", "out"].map((option): Mistake => [
    `an empty --${option}`,
    (_folder, path) => [`--${option}=`, path],
    "Wanted a path.",
  ]),
  ...["json", "csv", "parquet", "log-dir", "bots", "resume", "out"].map((option): Mistake => [
    `an option for the path of --${option}`,
    (_folder, path) => [path, `--${option}`, "--quiet"],
    "argument '--quiet' is invalid. Wanted a path (of a file that is called so: ./--quiet)",
  ]),
  ["an empty path of a config", () => [""], "Wanted a path."],
  ["an option for a seed", (_folder, path) => [path, "--seed", "--quiet"], "Wanted a seed."],
  ["an empty seed", (_folder, path) => ["--seed=", path], "Cannot use a seed without any"],
  [
    "a seed that steers the terminal",
    (_folder, path) => ["--seed=\x1b[31m", path],
    "argument '\\u001b[31m' is invalid. Cannot use a seed with control characters",
  ],
  ["a file for CSV", (_folder, path) => [`--csv=${path}`, path], "Cannot write results to"],
];
for (const [title, args, message] of MISTAKES) {
  Deno.test(`sim refuses ${title} with code 2, and touches nothing`, async () => {
    await withFolder(CASH, async (folder, path) => {
      const { code, out, err } = await sim(...args(folder, path));
      assertEquals([code, out], [2, ""]);
      assertStringIncludes(err, message);
      assert(!err.includes("    at "), err);
      assertEquals([...Deno.readDirSync(folder)].length, 1);
    });
  });
}

Deno.test("sim refuses a bad config with code 2, all its problems at once", async () => {
  await withFolder("[game]\nbig_blnd = 20\nante = -1\n", async (_folder, path) => {
    const { code, err } = await sim(path);
    assertEquals(code, 2);
    assertStringIncludes(err, `${path}:2: game.big_blnd`);
    assertStringIncludes(err, "did you mean big_blind?");
    assertStringIncludes(err, `${path}:3: game.ante`);
  });
});

for (const parameter of ['bet_fraction = "much"', "bet_fractoin = 1"]) {
  Deno.test(`sim refuses a bot with ${parameter} with code 2`, async () => {
    const bots = `[[game.bots]]\nbot_type = "call_bot"\n[[game.bots]]\nbot_type = "flock_bot"\n`;
    await withFolder(CASH + bots + parameter, async (_folder, path) => {
      const { code, err } = await sim(path);
      assertEquals(code, 2);
      assertStringIncludes(err, parameter.split(" ")[0]);
    });
  });
}

Deno.test("sim says which tournaments the limit of hands has ended", async () => {
  const bots = '[[game.bots]]\nbot_type = "fold_bot"\n'.repeat(2);
  const text = `[game]\ngame_type = "SitAndGo"\nnum_blind_levels = 1\n${bots}`;
  await withFolder(text, async (folder, path) => {
    const json = join(folder, "results.json");
    const { code, out } = await sim("--seed=1", "--tournaments=1", `--json=${json}`, path);
    assertEquals(code, 0);
    assertStringIncludes(out, "1 tournament ended by the limit of 100,000 hands: places by chips");
    const { tournaments, tournamentsCutShort } = JSON.parse(Deno.readTextFileSync(json)).totals;
    assertEquals([tournaments, tournamentsCutShort], [1, 1]);
  });
});

Deno.test("sim stops on Ctrl-C with code 1, and prints what has been played", async () => {
  await withFolder(CASH, async (_folder, path) => {
    let out = "";
    let err = "";
    let waits = false;
    const code = await main(["--hands=100000000", path], {
      out: (text) => out += text,
      err: (text) => err += text,
      isTerminal: true,
      onInterrupt: (stop) => {
        const timer = setTimeout(stop, 300);
        waits = true;
        return Promise.resolve(() => {
          clearTimeout(timer);
          waits = false;
        });
      },
    });
    assertEquals([code, waits], [1, false]);
    assertStringIncludes(out, "of 100,000,000 hands");
    assertStringIncludes(err, "hands/s");
    assertStringIncludes(err, "Stopped before the end");
  });
});

Deno.test("sim does not mind when its reader has had enough", async () => {
  const child = new Deno.Command(Deno.execPath(), {
    args: ["run", "-A", "--quiet", "cli/sim.ts", "--no-log", "--json=-", "configs/heads_up.toml"],
    stdout: "piped",
    stderr: "piped",
  }).spawn();
  await child.stdout.cancel();
  const errors = await new Response(child.stderr).text();
  assertEquals((await child.status).code, 0);
  assert(!errors.includes("BrokenPipe"), errors);
});
