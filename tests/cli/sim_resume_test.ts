// Runs that are stopped or killed and go on, and runs in parts: all give what one run gives.
import { assert, assertEquals, assertStringIncludes } from "@std/assert";
import { join } from "@std/path";
import { main as merge } from "../../cli/merge.ts";
import { main as sim } from "../../cli/sim.ts";
import { filesOf, runCommand, withFiles } from "../_support/commands.ts";
import { runAndKill } from "../_support/killed_runs.ts";

const CONFIG = `[game]
game_type = "SitAndGo"
starting_chips = 500
seed = 2026
[output]
log_hands = true
log_layout = "per_session"
start_time = "2026-05-19T12:00:00Z"
num_tournaments = 400
`;

function withFolder(test: (folder: string, config: string) => Promise<void>): Promise<void> {
  return withFiles({ "game.toml": CONFIG }, (folder) => test(folder, join(folder, "game.toml")));
}

Deno.test("sim --resume goes on after every kill, to the same results and logs", async () => {
  await withFolder(async (folder, config) => {
    const logs = join(folder, "logs");
    const options = [`--log-dir=${logs}`, "--json=-", "--quiet"];
    const { out } = await runCommand(sim, ...options, "--jobs=1", config);
    const whole = filesOf(logs);
    Deno.removeSync(logs, { recursive: true });
    const ledger = join(folder, "run.ledger");
    const run = await runAndKill(ledger, [...options, "--jobs=2", config]);
    assertEquals(run.out, out);
    assert(run.kills > 0);
    assertEquals(filesOf(logs), whole);
    // All is finished: nothing is played, so no log is touched.
    Deno.removeSync(logs, { recursive: true });
    assertEquals((await runCommand(sim, ...options, `--resume=${ledger}`, config)).out, out);
  });
});

Deno.test("sim --resume uses the seed that was drawn when the run was begun", async () => {
  await withFolder(async (folder, config) => {
    Deno.writeTextFileSync(config, CONFIG.replace("seed = 2026", ""));
    const args = [`--resume=${join(folder, "a")}`, "--no-log", "--tournaments=5", config];
    const { code, out } = await runCommand(sim, ...args);
    assertEquals([code, (await runCommand(sim, ...args)).out], [0, out]);
  });
});

Deno.test("sim --resume refuses the ledger of another run with code 2, and leaves it alone", async () => {
  await withFolder(async (folder, config) => {
    const ledger = join(folder, "a");
    const args = [`--resume=${ledger}`, "--no-log", "--tournaments=5", config];
    assertEquals((await runCommand(sim, ...args)).code, 0);
    const before = Deno.readFileSync(ledger);
    const { code, err } = await runCommand(sim, "--seed=7", ...args);
    assertEquals(code, 2);
    assertStringIncludes(err, `ledger ${ledger} as it is of another seed "2026" there, "7" here`);
    assertEquals(Deno.readFileSync(ledger), before);
  });
});

Deno.test("sim plays shards that merge to what one run gives, logs included", async () => {
  await withFolder(async (folder, config) => {
    const json = join(folder, "one.json");
    const logs = ["a", "b"].map((name) => join(folder, name));
    await runCommand(sim, `--log-dir=${logs[0]}`, `--json=${json}`, "--tournaments=20", config);
    const shards = join(folder, "shards");
    for (const shard of ["2/3", "1/3", "3/3", "2/3"]) {
      const { code, out } = await runCommand(
        sim,
        `--shard=${shard}`,
        `--out=${shards}`,
        `--log-dir=${logs[1]}`,
        "--tournaments=20",
        config,
      );
      assertEquals(code, 0);
      assertStringIncludes(out, `deno task merge ${shards}`);
    }
    assertEquals(filesOf(logs[1]), filesOf(logs[0]));
    const merged = join(folder, "merged.json");
    const { code, out } = await runCommand(merge, `--json=${merged}`, shards);
    assertEquals(code, 0);
    assertStringIncludes(out, "20 × Sit & Go");
    const text = Deno.readTextFileSync(json).replace(logs[0], logs[1]);
    assertEquals(Deno.readTextFileSync(merged), text);
    Deno.removeSync(join(shards, "shard-2-of-3.ledger"));
    assertEquals(await runCommand(merge, shards), {
      code: 1,
      out: "",
      err: "Cannot merge these shards:\n- shard 2 of 3 is missing\n",
    });
  });
});

/** Arguments that do not go together, and what is said. */
const REFUSED: readonly [args: readonly string[], message: string][] = [
  [["--shard=1/2"], "--shard and --out without the other"],
  [["--out=x"], "--shard and --out without the other"],
  [["--shard=3/2", "--out=x"], "Wanted a part and their number, such as 3/10."],
  [["--shard=0/2", "--out=x"], "Wanted a part and their number, such as 3/10."],
  [["--shard=1/2", "--out=x", "--resume=y"], "a shard always goes on where it was"],
  [["--shard=1/2", "--out=x", "--json=-"], "done by deno task merge"],
  [["--redis=redis://localhost"], "run deno task sim:cluster"],
];
for (const [args, message] of REFUSED) {
  Deno.test(`sim refuses ${args.join(" ")} with code 2`, async () => {
    await withFolder(async (_folder, config) => {
      const { code, err } = await runCommand(sim, "--no-log", ...args, config);
      assertEquals(code, 2);
      assertStringIncludes(err, message);
    });
  });
}

Deno.test("sim refuses shards whose seed or time is left to chance, and cash games", async () => {
  await withFolder(async (folder, config) => {
    const args = ["--shard=1/2", `--out=${folder}/shards`, config];
    const cash = '[game]\ngame_type = "Cash"\n';
    for (
      const [text, message] of [
        [CONFIG.replace("seed = 2026", ""), "all must have the same --seed"],
        [CONFIG.replace(/start_time.*/, ""), "without output.start_time"],
        [cash, "it is played as one"],
      ]
    ) {
      Deno.writeTextFileSync(config, text);
      const { code, err } = await runCommand(sim, ...args);
      assertEquals(code, 2);
      assertStringIncludes(err, message);
    }
  });
});

Deno.test("merge ends with code 2 where rows have no place", async () => {
  const { code, err } = await runCommand(merge, "--rows=hands", ".");
  assertEquals(code, 2);
  assertStringIncludes(err, "Cannot use --rows without --csv or --parquet");
});

Deno.test("merge ends with code 2 where there is no folder, and shows its help", async () => {
  const { code, err } = await runCommand(merge, "no/such/folder");
  assertEquals(code, 2);
  assertStringIncludes(err, "Cannot read no/such/folder");
  const help = await runCommand(merge, "--help");
  assertEquals(help.code, 0);
  assertStringIncludes(help.out, "Usage: deno task merge [options] <dir>");
});
