/**
 * Cases about runs on several threads.
 *
 * @module
 */
import { assertEquals } from "@std/assert";
import { parseConfig, runSngSeries, WorkerPool } from "@marvin/holdem";
import type { CaseChecks } from "./_case.ts";

/** Checks of the kinds that are about threads. */
export const PARALLEL_CHECKS: CaseChecks = {
  "parallel": checkParallel,
  "worker-message": checkEmptyAnswer,
};

const SNG = parseConfig('[game]\ngame_type = "SitAndGo"\nstarting_chips = 300');

interface ParallelInput {
  readonly seed: number;
  readonly tournaments: number;
  readonly workers: readonly number[];
}

async function checkParallel(
  { seed, tournaments, workers }: ParallelInput,
  expect: { readonly identicalTables: boolean },
): Promise<void> {
  const alone = JSON.stringify(await runSngSeries(SNG, { seed, tournaments }));
  for (const jobs of workers) {
    using executor = new WorkerPool(jobs);
    const series = await runSngSeries(SNG, { seed, tournaments, executor });
    assertEquals(JSON.stringify(series) === alone, expect.identicalTables);
  }
}

/** Whatever its code: a thread that has nothing to report must say so. */
async function checkEmptyAnswer(
  _input: unknown,
  expect: { readonly received: boolean },
): Promise<void> {
  using executor = new WorkerPool(1);
  const unit = { config: SNG, seed: "7", from: 1, to: 0, botModules: [] };
  assertEquals((await executor.run(unit)).series[0] === 0, expect.received);
}
