/**
 * Does what README.md tells newcomers to do. `UPDATE_GOLDEN=1` rewrites the output it shows.
 */
import { assertEquals, assertStringIncludes } from "@std/assert";
import { formatHand } from "@marvin/holdem";
import config from "../deno.json" with { type: "json" };
import { SCRIPTED_HANDS } from "./engine/history/_scripted_hands.ts";

const ROOT = new URL("../", import.meta.url);
const README = new URL("README.md", ROOT);
/** The text of the n-th block of a language in README.md. */
function blockOf(language: string, index = 0): string {
  const text = Deno.readTextFileSync(README);
  return [...text.matchAll(RegExp("^```" + language + "\n([^]*?)^```", "gm"))][index][1];
}

/** Compares an output with the one that stands in README.md below a comment that names it. */
function checkShown(name: string, printed: string): void {
  const text = Deno.readTextFileSync(README);
  const start = text.indexOf("```text\n", text.indexOf(`<!-- begin: ${name} -->`)) + 8;
  const end = text.indexOf("```", start);
  if (Deno.env.get("UPDATE_GOLDEN") === "1") {
    Deno.writeTextFileSync(README, text.slice(0, start) + printed + text.slice(end));
  } else assertEquals(text.slice(start, end), printed);
}

/** Runs a task as it is written, and returns what it prints. */
function task(name: "sim" | "hands", ...args: string[]): string {
  const [, ...command] = config.tasks[name].command.split(" ");
  return deno([...command, ...args], ROOT);
}

function deno(args: string[], cwd: string | URL): string {
  const env = { NO_COLOR: "1" };
  const { success, stdout, stderr } = new Deno.Command(Deno.execPath(), { args, cwd, env })
    .outputSync();
  if (!success) throw new Error(new TextDecoder().decode(stderr));
  return new TextDecoder().decode(stdout);
}

/** Runs a program that stands in a folder of its own, and returns what it prints. */
function runIn(folder: string, program: string): string {
  const options = ["-A", "--no-check", "--lock=deno.lock", "--frozen", "--config=deno.json"]
    .map((option) => option.replace(/(?<==)deno/, new URL("deno", ROOT).pathname));
  return deno(["run", ...options, program], folder);
}

/** Runs a test with a folder of its own. */
function withFolder(test: (folder: string) => void): void {
  const folder = Deno.makeTempDirSync();
  try {
    test(folder);
  } finally {
    Deno.removeSync(folder, { recursive: true });
  }
}

Deno.test("README.md shows a bot that plays as it stands", () => {
  withFolder((folder) => {
    Deno.writeTextFileSync(`${folder}/my_bots.ts`, blockOf("ts"));
    Deno.writeTextFileSync(`${folder}/my_game.toml`, blockOf("toml"));
    const bots = `--bots=${folder}/my_bots.ts`;
    const printed = task("sim", bots, "--no-log", `${folder}/my_game.toml`);
    assertStringIncludes(printed, "5,000 hands");
    assertStringIncludes(printed, "PairBot");
  });
});

Deno.test("README.md shows what deno task sim prints, and deno task hands of its logs", () => {
  withFolder((folder) => {
    const path = `${folder}/sng_series.toml`;
    const series = Deno.readTextFileSync(new URL("configs/sng_series.toml", ROOT));
    // Runs begin now where a config does not say.
    const dated = series.replace("[output]\n", '[output]\nstart_time = "2026-05-19T12:00:00Z"\n');
    Deno.writeTextFileSync(path, dated);
    const printed = task("sim", `--log-dir=${folder}/logs`, path).replace(`${folder}/`, "");
    checkShown("output of deno task --quiet sim configs/sng_series.toml", printed);
    const summary = task("hands", "summary", `${folder}/logs`);
    checkShown("output of deno task --quiet hands summary logs", summary);
  });
});

Deno.test("README.md shows three lines that make a table of a folder", () => {
  withFolder((folder) => {
    const { rake, heads_up, walk } = SCRIPTED_HANDS;
    Deno.mkdirSync(`${folder}/histories`);
    Deno.writeTextFileSync(`${folder}/histories/a.txt`, formatHand(rake(), "pokerstars"));
    Deno.writeTextFileSync(`${folder}/histories/b.xml`, formatHand(heads_up(), "ipoker-xml"));
    Deno.writeTextFileSync(`${folder}/histories/c.ohh`, formatHand(walk(), "ohh"));
    Deno.writeTextFileSync(`${folder}/table.ts`, blockOf("ts", 2));
    checkShown("output of the lines above", runIn(folder, "table.ts"));
  });
});

Deno.test("README.md shows three lines that make a chart of results", () => {
  withFolder((folder) => {
    const config = new URL("configs/sng_series.toml", ROOT).pathname;
    const options = ["--no-log", "--tournaments=20", `--json=${folder}/results.json`];
    task("sim", ...options, config);
    Deno.writeTextFileSync(`${folder}/chart.ts`, blockOf("ts ignore"));
    runIn(folder, "chart.ts");
    const picture = Deno.readTextFileSync(`${folder}/finishes.svg`);
    assertStringIncludes(picture, "n = 20 tournaments");
    assertStringIncludes(picture, "Folding Fay: 1st");
  });
});

Deno.test("README.md and the automatic build run the same command for the tests", () => {
  const command = blockOf("sh", 1).trim();
  assertStringIncludes(command, "task test");
  assertStringIncludes(Deno.readTextFileSync(new URL(".ci/run", ROOT)), `run ${command} |`);
});
