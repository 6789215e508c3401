/**
 * The thread that plays units of work for a worker pool.
 *
 * @module
 */
/// <reference lib="deno.worker" />
import type { SeriesUnit, UnitAnswer } from "./executor.ts";
import { runUnit } from "./series_unit.ts";

self.onmessage = async ({ data }: MessageEvent<SeriesUnit>) => {
  self.postMessage(await answer(data));
};

// Only text survives the way to another thread: the class of an error is lost otherwise.
async function answer(unit: SeriesUnit): Promise<UnitAnswer> {
  try {
    return { state: await runUnit(unit) };
  } catch (error) {
    if (!(error instanceof Error)) return { error: { name: "Error", message: String(error) } };
    const { name, message, stack } = error;
    return { error: { name, message, stack } };
  }
}
