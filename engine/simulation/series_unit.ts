/**
 * A unit of work: some tournaments of a series, described by plain data so that they can be played
 * in another thread, process or machine.
 *
 * @module
 */
import { type BotRegistry, createDefaultBotRegistry } from "../bots/mod.ts";
import { Pacer } from "./clock.ts";
import { runComparedUnit } from "./compare_unit.ts";
import type { CompletedTournament } from "./completed_tournament.ts";
import type { SeriesState, SeriesUnit } from "./executor.ts";
import { watchHands } from "./hand_watch.ts";
import { SeriesRun } from "./series_run.ts";

/**
 * Plays a unit.
 *
 * @param signal Stops it within a tournament, which is then left out.
 * @returns What came out, the same wherever it is played; to be added up with
 * {@link SeriesTotals.add}.
 */
export async function runUnit(unit: SeriesUnit, signal?: AbortSignal): Promise<SeriesState> {
  const registry = createDefaultBotRegistry();
  for (const url of unit.botModules) await registerBotModule(url, registry);
  if (unit.adjustment !== undefined) return await runComparedUnit(unit, registry, signal);
  const run = new SeriesRun(unit.config, registry, unit.seed);
  const pacer = new Pacer(signal, () => {});
  using watch = watchHands(unit.config, { replacesLogs: unit.again }, run.totals);
  const finished: CompletedTournament[] = [];
  const observer = unit.tellsTournaments
    ? { tournamentCompleted: (tournament: CompletedTournament) => finished.push(tournament) }
    : undefined;
  await run.play(unit.from, unit.to, pacer, watch, observer);
  const state = run.totals.exportState();
  return unit.tellsTournaments ? { ...state, finished } : state;
}

/**
 * Loads a module, and calls each of its exported functions whose name begins with `register` with
 * the registry.
 *
 * @param url URL of the module.
 */
export async function registerBotModule(url: string, registry: BotRegistry): Promise<void> {
  const module = await import(url);
  for (const [name, value] of Object.entries(module)) {
    if (name.startsWith("register") && typeof value === "function") await value(registry);
  }
}
