// A row for each tournament, entry and hand: the same bytes however a run was played.
import { assert, assertEquals, assertStringIncludes } from "@std/assert";
import { join } from "@std/path";
import { parseCsv, readParquet } from "@marvin/holdem/analysis/logs";
import { main as merge } from "../../cli/merge.ts";
import { main as sim } from "../../cli/sim.ts";
import { runCommand, withFiles } from "../_support/commands.ts";
import { runAndKill } from "../_support/killed_runs.ts";

const CONFIG = `[game]
game_type = "SitAndGo"
starting_chips = 500
buy_in = 10
seed = 2026
[output]
num_tournaments = 40
`;
const CASH = "[game]\nnum_hands = 50\nreset_bankroll_each_hand = true\nseed = 5\n";
const ALL = "--rows=tournaments,entries,hands";

function withFolder(
  test: (folder: string, config: string) => Promise<void>,
  config = CONFIG,
): Promise<void> {
  return withFiles({ "game.toml": config }, (folder) => test(folder, join(folder, "game.toml")));
}

const namesOf = (folder: string): string[] =>
  [...Deno.readDirSync(folder)].map(({ name }) => name).sort();

/** Name and bytes of every file of a folder. */
function bytesOf(folder: string): Record<string, Uint8Array> {
  return Object.fromEntries(
    namesOf(folder).map((name) => [name, Deno.readFileSync(join(folder, name))]),
  );
}

/** Runs a command that must end well. */
async function mustRun(command: typeof sim | typeof merge, ...args: string[]): Promise<string> {
  const { code, out, err } = await runCommand(command, ...args);
  assertEquals([code, err], [0, ""]);
  return out;
}

Deno.test("sim --csv writes rows of tournaments and entries, --rows says which", async () => {
  await withFolder(async (folder, config) => {
    const csv = join(folder, "csv");
    await mustRun(sim, `--csv=${csv}`, config);
    const summary = ["players.csv", "positions.csv", "seats.csv"];
    assertEquals(namesOf(csv), ["entries.csv", ...summary, "tournaments.csv"]);
    const entries = Deno.readTextFileSync(join(csv, "entries.csv")).trimEnd().split("\r\n");
    assertEquals(entries.length, 1 + 40 * 6);
    assertStringIncludes(entries[0], "tournament,tournamentId,player,seat,");
    for (const [rows, files] of [["none", []], ["hands", ["hands.csv"]]] as const) {
      const other = join(folder, rows);
      await mustRun(sim, `--csv=${other}`, `--rows=${rows}`, config);
      assertEquals(namesOf(other), [...files, ...summary]);
    }
  });
});

Deno.test("sim --parquet writes players, and rows that add up to them", async () => {
  await withFolder(async (folder, config) => {
    await mustRun(sim, `--parquet=${folder}`, config);
    const [players, entries] = await Promise.all(
      ["players", "entries"].map((name) => readParquet(join(folder, `${name}.parquet`))),
    );
    for (const { player, profit } of players) {
      const profits = entries.filter((row) => row.player === player).numbers("profit");
      assertEquals(profits.reduce((sum, money) => sum + money), profit);
    }
  });
});

Deno.test("sim writes the same rows with 1, 2 and 3 threads, resumed, and in shards", async () => {
  await withFolder(async (folder, config) => {
    const at = (name: string) => join(folder, name);
    const into = (name: string) => [`--csv=${at(name)}`, `--parquet=${at(name)}`];
    for (const jobs of [1, 2, 3]) {
      await mustRun(sim, `--jobs=${jobs}`, ALL, ...into(`${jobs}`), config);
    }
    const ledger = `--resume=${at("run.ledger")}`;
    await mustRun(sim, ledger, ALL, ...into("begun"), "--tournaments=25", config);
    // Some rows are gone, and some were never wanted: those units are played again.
    Deno.removeSync(join(at("run.ledger.rows"), "hands"), { recursive: true });
    await mustRun(sim, ledger, ALL, ...into("resumed"), config);
    await mustRun(sim, ledger, ALL, ...into("again"), config);
    for (const shard of ["1/3", "2/3", "3/3"]) {
      await mustRun(sim, `--shard=${shard}`, `--out=${at("shards")}`, ALL, config);
    }
    await mustRun(merge, ...into("merged"), at("shards"));
    const want = bytesOf(at("1"));
    assertEquals(Object.keys(want).length, 3 + 1 + 2 * 3);
    for (const name of ["2", "3", "resumed", "again", "merged"]) {
      assertEquals(bytesOf(at(name)), want, name);
    }
  });
});

Deno.test("sim --resume ends with the same rows after every kill", async () => {
  await withFolder(async (folder, config) => {
    Deno.writeTextFileSync(config, CONFIG.replace("= 40", "= 400"));
    const want = join(folder, "want");
    await mustRun(sim, "--jobs=1", ALL, `--csv=${want}`, config);
    const [ledger, csv] = ["run.ledger", "csv"].map((name) => join(folder, name));
    const args = ["--jobs=2", ALL, `--csv=${csv}`, "--quiet", config];
    const { kills } = await runAndKill(ledger, args, () => {
      assertEquals(namesOf(csv).filter((name) => !name.endsWith(".part")), []);
    });
    assert(kills > 0);
    assertEquals(bytesOf(csv), bytesOf(want));
  });
});

Deno.test("sim writes rows of the hands of a cash game where they are wanted", async () => {
  await withFolder(async (folder, config) => {
    await mustRun(sim, `--csv=${join(folder, "a")}`, config);
    assertEquals(namesOf(join(folder, "a")), ["players.csv", "positions.csv", "seats.csv"]);
    await mustRun(sim, `--csv=${join(folder, "b")}`, "--rows=hands", config);
    const hands = Deno.readTextFileSync(join(folder, "b", "hands.csv")).trimEnd().split("\r\n");
    assertEquals(hands.length, 1 + 50 * 6);
    assertEquals(hands.at(-1)!.split(",")[0], "50");
  }, CASH);
});

Deno.test("sim leaves no rows of a run that is stopped, and says so", async () => {
  await withFolder(async (folder, config) => {
    const csv = join(folder, "csv");
    let err = "";
    const code = await sim([`--csv=${csv}`, "--tournaments=1000000", "--jobs=2", config], {
      out: () => {},
      err: (text) => err += text,
      isTerminal: false,
      onInterrupt: (stop) => {
        const timer = setTimeout(stop, 1_000);
        return Promise.resolve(() => clearTimeout(timer));
      },
    });
    assertEquals(code, 1);
    assertStringIncludes(err, "rows are written of whole runs only");
    assertEquals(namesOf(csv), ["players.csv", "positions.csv", "seats.csv"]);
  });
});

Deno.test("merge names the rows that shards do not have", async () => {
  await withFolder(async (folder, config) => {
    const shards = join(folder, "shards");
    await mustRun(sim, "--shard=1/2", `--out=${shards}`, "--rows=entries", config);
    await mustRun(sim, "--shard=2/2", `--out=${shards}`, config);
    const csv = `--csv=${join(folder, "csv")}`;
    const { code, err } = await runCommand(merge, csv, shards);
    assertEquals(code, 1);
    assertStringIncludes(
      err,
      `are not in ${shards}/shard-2-of-2.ledger.rows: play the shard again`,
    );
    assertEquals(namesOf(join(folder, "csv")), []);
    await mustRun(sim, "--shard=2/2", `--out=${shards}`, "--rows=entries", config);
    await mustRun(merge, csv, shards);
    const entries = parseCsv(Deno.readTextFileSync(join(folder, "csv", "entries.csv")));
    assertEquals(entries.rowCount, 240);
  });
});

/** Arguments that do not go together, and what is said. */
const REFUSED: readonly [config: string, args: readonly string[], message: string][] = [
  [CONFIG, ["--rows=entries"], "Cannot use --rows without --csv or --parquet"],
  [CONFIG, ["--rows=entrants", "--csv=."], "Wanted tournaments, entries, hands, joined by commas"],
  [CONFIG, ["--shard=1/2", "--out=x", "--parquet=."], "done by deno task merge"],
  [CASH, ["--rows=entries", "--csv=."], "Cannot write entries of a cash game"],
];
for (const [text, args, message] of REFUSED) {
  Deno.test(`sim refuses ${args.join(" ")} with code 2`, async () => {
    await withFolder(async (folder, config) => {
      const { code, err } = await runCommand(sim, ...args, config);
      assertEquals(code, 2);
      assertStringIncludes(err, message);
      assertEquals(namesOf(folder), ["game.toml"]);
    }, text);
  });
}
