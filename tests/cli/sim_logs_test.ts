// What the command leaves on the disk, whatever happens to it.
import { assert, assertEquals, assertStringIncludes } from "@std/assert";
import { join } from "@std/path";
import { formatHand, parseHands, readHands, validateRecord } from "@marvin/holdem";
import { main as hands } from "../../cli/hands.ts";
import { main } from "../../cli/sim.ts";
import { type CommandRun, filesOf, runCommand, withFiles } from "../_support/commands.ts";

const CONFIG = `[game]
game_type = "SitAndGo"
seed = 5
[output]
log_hands = true
log_layout = "per_session"
start_time = "2026-05-19T12:00:00Z"
num_tournaments = 4
`;

const sim = (...args: string[]): Promise<CommandRun> => runCommand(main, ...args);

function withFolder(test: (folder: string, config: string) => Promise<void>): Promise<void> {
  return withFiles({ "game.toml": CONFIG }, (folder) => test(folder, join(folder, "game.toml")));
}

Deno.test("sim writes the same log bytes for the same seed, one file a tournament", async () => {
  await withFolder(async (folder, config) => {
    for (const run of ["a", "b"]) {
      assertEquals((await sim(`--log-dir=${join(folder, run)}`, config)).code, 0);
    }
    const files = filesOf(join(folder, "a"));
    assertEquals(files, filesOf(join(folder, "b")));
    assertEquals(
      Object.keys(files),
      [1, 2, 3, 4].map((n) => `session_Tournament_${n}_2026-05-19_12-00-00.txt`),
    );
    const hands = Object.values(files).flatMap((text) => [...parseHands(text)]);
    assertEquals(new Set(hands.map(({ status }) => status)), new Set(["ok"]));
    const numbers = hands.map(({ record }) => record!.handNumber);
    assertEquals(new Set(numbers).size, numbers.length);
    assertEquals([numbers[0], numbers[1]], [1_000_001, 1_000_002]);
  });
});

Deno.test("sim puts the logs of each thousand tournaments into a folder of its own", async () => {
  await withFolder(async (folder, config) => {
    const text = CONFIG.replace("= 4\n", "= 2001\n")
      .replace("seed = 5", 'seed = 5\nstarting_chips = 20\nbots = [{ bot_type = "call_bot" }]');
    Deno.writeTextFileSync(config, text.replace("}]", '}, { bot_type = "raise_bot" }]'));
    for (const jobs of [1, 2]) {
      const { code } = await sim(`--jobs=${jobs}`, `--log-dir=${folder}/${jobs}`, config);
      assertEquals(code, 0);
    }
    const files = filesOf(`${folder}/1`);
    assertEquals(filesOf(`${folder}/2`), files);
    const folderOf = (number: number) =>
      Object.keys(files).find((path) => path.includes(`Tournament_${number}_`))!
        .split("/").slice(0, -1).join();
    assertEquals([1, 1000, 1001, 2000, 2001].map(folderOf), [
      "",
      "",
      "tournaments_1001-2000",
      "tournaments_1001-2000",
      "tournaments_2001-3000",
    ]);
    const read = await Array.fromAsync(readHands(`${folder}/1`, { duplicates: "keep" }));
    assertEquals(new Set(read.map(({ status }) => status)), new Set(["ok"]));
    assertEquals(new Set(read.map(({ file }) => file)).size, 2_001);
  });
});

Deno.test("sim writes one file a hand where the config says so", async () => {
  await withFolder(async (folder, config) => {
    Deno.writeTextFileSync(config, CONFIG.replace("per_session", "per_hand"));
    const logs = join(folder, "logs");
    const { out } = await sim(`--log-dir=${logs}`, "--tournaments=1", config);
    const names = Object.keys(filesOf(logs));
    assertStringIncludes(out, `${names.length} hands, seed 5`);
    assert(names.includes("hand_1000001_2026-05-19_12-00-00.txt"));
    assert(names.includes("hand_1000002_2026-05-19_12-00-01.txt"));
  });
});

Deno.test("sim overwrites no log: a second run into the same files ends with code 1", async () => {
  await withFolder(async (folder, config) => {
    const logs = join(folder, "logs");
    assertEquals((await sim(`--log-dir=${logs}`, config)).code, 0);
    const before = filesOf(logs);
    const { code, err } = await sim(`--log-dir=${logs}`, config);
    assertEquals(code, 1);
    assertStringIncludes(err, "session_Tournament_1_");
    assertEquals(filesOf(logs), before);
  });
});

Deno.test("sim writes every decision as a row where the config says so", async () => {
  await withFolder(async (folder, config) => {
    const text = CONFIG.replace("log_hands = true", "log_hands = false\nlog_actions = true");
    Deno.writeTextFileSync(config, `${text}log_dir = "${folder}/logs"\n`);
    assertEquals((await sim("--tournaments=1", config)).code, 0);
    const [[name, rows], ...others] = Object.entries(filesOf(`${folder}/logs`));
    assertEquals(others, []);
    assertEquals(name, "actions_Tournament_1_2026-05-19_12-00-00.csv");
    const [header, first] = rows.split("\r\n");
    assertEquals(header, "hand,table,street,seat,player,action,amount,to,all_in,pot");
    assertEquals(first.split(",").slice(0, 2), ["1000001", '"Tournament 1']);
    assertStringIncludes(first, ",preflop,");
    assert(first.endsWith(",30"), first); // both blinds
  });
});

Deno.test("sim --no-log writes nothing", async () => {
  await withFolder(async (folder, config) => {
    Deno.writeTextFileSync(config, `${CONFIG}log_dir = "${folder}/logs"\n`);
    assertEquals((await sim("--no-log", config)).code, 0);
    assertEquals(Object.keys(filesOf(folder)), ["game.toml"]);
  });
});

Deno.test("sim refuses a folder for logs that cannot be made, before anything is played", async () => {
  await withFolder(async (_folder, config) => {
    for (const logs of [config, `${config}/logs`]) {
      const { code, out, err } = await sim(`--log-dir=${logs}`, config);
      assertEquals([code, out], [2, ""]);
      assertStringIncludes(err, `Cannot write hand histories to ${logs}`);
      assertEquals((await sim("--no-log", `--log-dir=${logs}`, config)).code, 0);
    }
  });
});

Deno.test("sim keeps whole hands on the disk when it is stopped by Ctrl-C", async () => {
  await withFolder(async (folder, config) => {
    const logs = join(folder, "logs");
    const child = new Deno.Command(Deno.execPath(), {
      args: ["run", "-A", "--quiet", "cli/sim.ts", `--log-dir=${logs}`, "--tournaments=9999999"]
        .concat(config),
      stdout: "piped",
      stderr: "piped",
    }).spawn();
    while (!Object.values(orNone(() => filesOf(logs))).some((text) => text.length > 0)) {
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
    child.kill("SIGINT");
    const { code, stdout, stderr } = await child.output();
    assertEquals(code, 1);
    assertStringIncludes(new TextDecoder().decode(stderr), "Stopped before the end");
    const table = new TextDecoder().decode(stdout);
    const hands = Object.values(filesOf(logs)).flatMap((text) => [...parseHands(text)]);
    assertEquals(new Set(hands.map(({ status }) => status)), new Set(["ok"]));
    assertStringIncludes(table, `${hands.length.toLocaleString("en-US")} hands, seed 5`);
  });
});

function orNone(read: () => Record<string, string>): Record<string, string> {
  try {
    return read();
  } catch (error) {
    if (error instanceof Deno.errors.NotFound) return {};
    throw error;
  }
}

const SAID_IN = { // PHH has no pot limit
  pot_limit: ["pokerstars", "ohh"],
  fixed_limit: ["pokerstars", "ohh", "phh"],
} as const;
for (const limit of ["pot_limit", "fixed_limit"] as const) {
  Deno.test(`sim writes logs that tell of ${limit}, in whatever format they are written again`, async () => {
    const game = `[game]\nseed = 5\nnum_hands = 200\nreset_bankroll_each_hand = true
[game.bet_limit]\ntype = "${limit}"\n`;
    await withFiles({
      "game.toml": game,
      "sng.toml": CONFIG + `[game.bet_limit]\ntype = "${limit}"\n`,
    }, async (folder) => {
      for (const config of ["game", "sng"]) {
        const logs = join(folder, config);
        const { code } = await sim(`--log-dir=${logs}`, join(folder, `${config}.toml`));
        assertEquals(code, 0);
        for await (const { status, record } of readHands(logs)) {
          assertEquals([status, record!.limit], ["ok", limit]);
          for (const format of SAID_IN[limit]) {
            const [again] = parseHands(formatHand(record!, format));
            assertEquals([again.status, again.record!.limit], ["ok", limit]);
            assertEquals(validateRecord(again.record!), []);
          }
        }
        const flags = ["--bot=raise_bot", "--player=RaiseBot"];
        const tested = await runCommand(hands, "test", ...flags, logs);
        assertStringIncludes(tested.out, "(100.0 %)");
      }
    });
  });
}
