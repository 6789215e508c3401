/**
 * Threads that a run asks for.
 *
 * @module
 */
import type { BotRegistry } from "../bots/mod.ts";
import type { Executor } from "./executor.ts";
import { WorkerPool } from "./worker_pool.ts";

/** Where a run is to be played. */
export interface PlaceOptions {
  /** Threads of its own. */
  readonly jobs?: number;
  /** Somewhere else; threads are not started then. */
  readonly executor?: Executor;
}

/** The bots of a run. */
interface BotOptions {
  /** Bot types of this program. */
  readonly registry?: BotRegistry;
  /** Modules that register them wherever they are loaded. */
  readonly botModules?: readonly string[];
}

/**
 * Refuses to play bots elsewhere that are known in this thread alone.
 *
 * @throws {RangeError} If that is asked for.
 */
export function refuseUnknownBots(
  { executor, jobs = 1, registry, botModules }: PlaceOptions & BotOptions,
): void {
  if ((executor !== undefined || jobs > 1) && registry !== undefined && botModules === undefined) {
    throw new RangeError(
      "Cannot play bots of this program elsewhere: name their modules, or leave executor and jobs out",
    );
  }
}

/**
 * Threads for one run, to be disposed of when it is over; null where it asks for none.
 *
 * @throws {RangeError} If it does not ask for a whole number of them, from 1.
 */
export function openThreads({ executor, jobs = 1 }: PlaceOptions): WorkerPool | null {
  if (!(Number.isInteger(jobs) && jobs >= 1)) {
    throw new RangeError(`Cannot play with ${jobs} jobs: wanted a whole number from 1`);
  }
  return executor !== undefined || jobs === 1 ? null : new WorkerPool(jobs);
}
