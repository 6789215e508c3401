/**
 * Threads that a run asks for.
 *
 * @module
 */
import type { Executor } from "./executor.ts";
import { WorkerPool } from "./worker_pool.ts";

/** Where a run is to be played. */
export interface PlaceOptions {
  /** Threads of its own. */
  readonly jobs?: number;
  /** Somewhere else; threads are not started then. */
  readonly executor?: Executor;
}

/** Whether a run is played elsewhere than in this thread. */
export function isPlayedElsewhere({ executor, jobs = 1 }: PlaceOptions): boolean {
  return executor !== undefined || jobs > 1;
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
