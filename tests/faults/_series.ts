/**
 * A series to be disturbed, and what comes out if it is not.
 *
 * @module
 */
import { join } from "@std/path";
import { parseConfig, runSngSeries, type SimulationConfig, WorkerPool } from "@marvin/holdem";
import { resultObject } from "../../cli/result_files.ts";

/** Text of a config; six bots, seed 2026. */
export function configText(tournaments: number, more = ""): string {
  return `[game]
game_type = "SitAndGo"
seed = 2026
[output]
num_tournaments = ${tournaments}
start_time = "2026-05-19T12:00:00Z"
${more}`;
}

/** What `--json=-` prints for a config whose run is not disturbed. */
export async function undisturbed(text: string): Promise<string> {
  const config = parseConfig(text);
  const { logHands: _, ...output } = config.output;
  const silent: SimulationConfig = { ...config, output: { ...output, logHands: false } };
  using executor = new WorkerPool();
  const result = await runSngSeries(silent, { executor });
  return JSON.stringify(resultObject(result, config), null, 2) + "\n";
}

/** Runs a test in a folder of its own, which holds a config. */
export async function withConfig(
  text: string,
  test: (config: string, folder: string) => Promise<void>,
): Promise<void> {
  const folder = Deno.makeTempDirSync();
  const config = join(folder, "game.toml");
  Deno.writeTextFileSync(config, text);
  try {
    await test(config, folder);
  } finally {
    Deno.removeSync(folder, { recursive: true });
  }
}

export { filesOf } from "../_support/commands.ts";
