// What commands say and leave where nothing more can be written.
import { assert, assertEquals, assertMatch, assertStringIncludes } from "@std/assert";
import { join } from "@std/path";
import { parseHands } from "@marvin/holdem";
import { main as sim } from "../../cli/sim.ts";
import { filesOf, runAsProgram, runCommand, withFiles } from "../_support/commands.ts";

const OUTPUT = `[output]
log_hands = true
log_actions = true
log_layout = "per_session"
start_time = "2026-05-19T12:00:00Z"
num_tournaments = 4
`;
const CASH = `[game]\nnum_hands = 2000\nreset_bankroll_each_hand = true\nseed = 5\n${OUTPUT}`;
/** Tournaments so long that their logs are written while they are played. */
const SNG = `[game]
game_type = "SitAndGo"
starting_chips = 1_000_000
hands_per_level = 200
seed = 5
${OUTPUT}`;

const IS_LINUX = Deno.build.os === "linux";

for (const [title, config, args] of [["a cash game", CASH, []], ["threads", SNG, ["--jobs=2"]]]) {
  Deno.test({
    name: `sim tells of a full disk in one line when several logs of ${title} are open`,
    ignore: !IS_LINUX,
    fn: () =>
      withFiles({ "game.toml": config as string }, async (folder) => {
        const logs = join(folder, "logs");
        const { code, out, err } = await runAsProgram(
          "cli/sim.ts",
          [...args as string[], `--log-dir=${logs}`, join(folder, "game.toml")],
          { fileLimit: 50_000 },
        );
        assertEquals([code, out], [1, ""]);
        assertMatch(err, /^Cannot write .*\.(?:txt|csv): File too large .*\n$/);
        for (const [name, text] of Object.entries(filesOf(logs))) {
          if (!name.endsWith(".txt")) continue;
          for (const { status } of parseHands(text)) assertEquals(status, "ok");
        }
      }),
  });
}

for (
  const args of [
    ["convert", "--to=phh", "--out=DIR/out.phhs"],
    ["convert", "--to=phh", "--out=DIR/out/"],
    ["parquet", "--table=actions", "--out=DIR/out.parquet"],
  ]
) {
  Deno.test({
    name: `hands ${args.join(" ")} leaves nothing of a file that does not fit on the disk`,
    ignore: !IS_LINUX,
    fn: () =>
      withFiles({ "game.toml": CASH }, async (folder) => {
        await runCommand(sim, `--log-dir=${folder}/logs`, "--quiet", `${folder}/game.toml`);
        const before = Object.keys(filesOf(folder));
        const { code, out, err } = await runAsProgram(
          "cli/hands.ts",
          [...args.map((arg) => arg.replace("DIR", folder)), `${folder}/logs`],
          { fileLimit: 20_000 },
        );
        assertEquals([code, out], [1, ""]);
        assertMatch(err, /^Cannot write .*\/out.*: .*too large.*\n$/i);
        assertEquals(Object.keys(filesOf(folder)), before);
      }),
  });
}

const FULL = "/dev/full";
const GAME = "[game]\nnum_hands = 40\nreset_bankroll_each_hand = true\nseed = 5\n";
const UNPRINTED = "Cannot write standard output: No space left on device (os error 28)\n";

type Printing = [script: string, args: (folder: string) => string[], files: string[]];
const PRINTING: Printing[] = [
  [
    "cli/sim.ts",
    (folder) => ["--no-log", `--json=${folder}/r.json`, `--csv=${folder}`, `${folder}/game.toml`],
    ["players.csv", "r.json"],
  ],
  ["cli/sim.ts", (folder) => ["--json=-", "--quiet", `${folder}/game.toml`], []],
  ["cli/compare.ts", (folder) => [`--json=${folder}/r.json`, `${folder}/game.toml`], ["r.json"]],
  ["cli/sim.ts", () => ["--help"], []],
  ["cli/hands.ts", () => ["summary", "tests/golden/ipoker_rake.txt"], []],
  ["cli/hands.ts", () => ["show", "tests/golden/ipoker_rake.txt"], []],
  ["cli/hands.ts", () => ["csv", "tests/golden/ipoker_rake.txt"], []],
  ["cli/hands.ts", () => ["convert", "--to=phh", "tests/golden/ipoker_rake.txt"], []],
];
for (const [script, args, files] of PRINTING) {
  Deno.test({
    name: `${script} ${args("DIR").join(" ")} says that nothing can be printed, and keeps files`,
    ignore: !IS_LINUX,
    fn: () =>
      withFiles({ "game.toml": GAME }, async (folder) => {
        const run = await runAsProgram(script, args(folder), { stdout: FULL });
        assertEquals([run.code, run.err], [1, UNPRINTED]);
        const there = Object.keys(filesOf(folder));
        for (const name of files) assert(there.includes(name), there.join());
        if (files.includes("r.json")) {
          assertStringIncludes(Deno.readTextFileSync(join(folder, "r.json")), '"seed": "5"');
        }
      }),
  });
}
