/**
 * The configs of the project, and digests of what comes out when they are played.
 *
 * @module
 */
import {
  type CashGameResult,
  readConfig,
  type SimulationConfig,
  type SngSeriesResult,
} from "@marvin/holdem";
import { resultObject } from "../../cli/result_files.ts";

/** Tournaments of a unit: one, some, and more than a series here has. */
export const UNIT_SIZES = [1, 7, 250];

/** Units that are played at a time. */
export const JOBS = [1, 2, 4];

/** A config of the project, without logs. */
export interface NamedConfig {
  /** Name of its file in `configs/`. */
  readonly name: string;
  /** What is played: 30 tournaments, 10 where there are many tables, or 2,000 hands. */
  readonly config: SimulationConfig;
}

/** All configs of the project, by name. */
export async function namedConfigs(): Promise<NamedConfig[]> {
  const names = [...Deno.readDirSync("configs")].map(({ name }) => name).sort();
  return await Promise.all(names.map(async (name) => {
    const { game, output } = await readConfig(`configs/${name}`);
    const numTournaments = game.gameType === "SitAndGo" ? 30 : 10;
    const silent = { ...output, logHands: false, logActions: false, numTournaments };
    return { name, config: { game: { ...game, numHands: 2_000 }, output: silent } };
  }));
}

/** Digest of the JSON that `deno task sim --json` writes of a run. */
export async function digestOf(
  result: CashGameResult | SngSeriesResult,
  config: SimulationConfig,
): Promise<string> {
  return await textDigest(JSON.stringify(resultObject(result, config), null, 2) + "\n");
}

/** Digest of a text. */
export async function textDigest(text: string): Promise<string> {
  const bytes = await crypto.subtle.digest("SHA-256", new TextEncoder().encode(text));
  return new Uint8Array(bytes).toHex();
}
