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
import type { SimulationObserver } from "./run_options.ts";
import { SeriesRun } from "./series_run.ts";
import type { TournamentRange } from "./shard.ts";

/** Writes the rows of a unit while it is played. */
export interface UnitRecorder extends SimulationObserver, Disposable {
  /** The unit has been played to its end: its rows count. Without this they are thrown away. */
  complete(): void;
}

/**
 * Plays a unit.
 *
 * @param signal Stops it within a tournament, which is then left out.
 * @param recorder Writes its rows; disposed of at the end.
 * @returns What came out, the same wherever it is played; to be added up with
 * {@link SeriesTotals.add}.
 * @throws {RangeError} If rows are wanted and there is no recorder.
 */
export async function runUnit(
  unit: SeriesUnit,
  signal?: AbortSignal,
  recorder?: UnitRecorder,
): Promise<SeriesState> {
  using rows = recorder;
  if (unit.rows !== undefined && rows === undefined) {
    throw new RangeError("Cannot write rows here: the threads of this executor do not know how");
  }
  const registry = createDefaultBotRegistry();
  for (const url of unit.botModules) await registerBotModule(url, registry);
  if (unit.adjustment !== undefined) return await runComparedUnit(unit, registry, signal);
  const run = new SeriesRun(unit.config, registry, unit.seed);
  const pacer = new Pacer(signal, () => {});
  const finished: CompletedTournament[] = [];
  const observer: SimulationObserver = {
    handCompleted: rows?.handCompleted?.bind(rows),
    tournamentCompleted(tournament) {
      if (unit.tellsTournaments) finished.push(tournament);
      rows?.tournamentCompleted?.(tournament);
    },
  };
  {
    const wholeLogs = unit.isKept ? "synced" : "named";
    const options = { observer, replacesLogs: unit.again, wholeLogs } as const;
    using watch = watchHands(unit.config, options, run.totals);
    await run.play(unit.from, unit.to, pacer, watch, observer);
  }
  const state = run.totals.exportState();
  if (isWhole(unit, state)) rows?.complete();
  return unit.tellsTournaments ? { ...state, finished } : state;
}

/** Whether a unit has been played to its end. */
export function isWhole({ from, to }: TournamentRange, { tournaments }: SeriesState): boolean {
  return tournaments === to - from + 1;
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
