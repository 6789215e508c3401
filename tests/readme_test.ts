/**
 * Does what README.md tells newcomers to do. `UPDATE_GOLDEN=1` rewrites the output it shows.
 */
import { assertEquals, assertStringIncludes } from "@std/assert";
import config from "../deno.json" with { type: "json" };

const ROOT = new URL("../", import.meta.url);
const README = new URL("README.md", ROOT);
const SHOWN = /(<!-- begin: output of deno task --quiet sim (.*) -->\n+```text\n)([^`]*)(?=```)/;

/** The text of the n-th block of a language in README.md. */
function blockOf(language: string, index = 0): string {
  const text = Deno.readTextFileSync(README);
  return [...text.matchAll(RegExp("^```" + language + "\n([^]*?)^```", "gm"))][index][1];
}

/** Runs `deno task sim` as the task is written, and returns what it prints. */
function sim(...args: string[]): string {
  const [, ...command] = config.tasks.sim.command.split(" ");
  const { success, stdout, stderr } = new Deno.Command(Deno.execPath(), {
    args: [...command, ...args],
    cwd: ROOT,
    env: { NO_COLOR: "1" },
  }).outputSync();
  if (!success) throw new Error(new TextDecoder().decode(stderr));
  return new TextDecoder().decode(stdout);
}

Deno.test("README.md shows a bot that plays as it stands", () => {
  const folder = Deno.makeTempDirSync();
  try {
    Deno.writeTextFileSync(`${folder}/my_bots.ts`, blockOf("ts"));
    Deno.writeTextFileSync(`${folder}/my_game.toml`, blockOf("toml"));
    const printed = sim(`--bots=${folder}/my_bots.ts`, "--no-log", `${folder}/my_game.toml`);
    assertStringIncludes(printed, "5,000 hands");
    assertStringIncludes(printed, "PairBot");
  } finally {
    Deno.removeSync(folder, { recursive: true });
  }
});

Deno.test("README.md shows what deno task sim prints", () => {
  const text = Deno.readTextFileSync(README);
  const [, , args, shown] = text.match(SHOWN)!;
  const logs = Deno.makeTempDirSync();
  const printed = sim(`--log-dir=${logs}`, ...args.split(" ")).replace(logs, "logs");
  Deno.removeSync(logs, { recursive: true });
  if (Deno.env.get("UPDATE_GOLDEN") === "1") {
    Deno.writeTextFileSync(README, text.replace(SHOWN, (_, start) => start + printed));
  } else assertEquals(shown, printed);
});

Deno.test("README.md and the automatic build run the same command for the tests", () => {
  const command = blockOf("sh", 1).trim();
  assertStringIncludes(command, "task test");
  assertStringIncludes(Deno.readTextFileSync(new URL(".ci/run", ROOT)), `run ${command} |`);
});
