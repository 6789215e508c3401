/**
 * The thread that plays units of work for a worker pool.
 *
 * @module
 */
/// <reference lib="deno.worker" />
import type { SeriesUnit, UnitAnswer, UnitOrder } from "./executor.ts";
import { runUnit } from "./series_unit.ts";

let stopper = new AbortController();

self.onmessage = async ({ data }: MessageEvent<UnitOrder>) => {
  if ("stop" in data) {
    stopper.abort(); // heard at the next pause of the run
    return;
  }
  stopper = new AbortController();
  self.postMessage(await answer(data.unit));
};

// Only text survives the way to another thread: the class of an error is lost otherwise.
async function answer(unit: SeriesUnit): Promise<UnitAnswer> {
  try {
    return { state: await runUnit(unit, stopper.signal) };
  } catch (error) {
    if (!(error instanceof Error)) return { error: { name: "Error", message: String(error) } };
    const { name, message, stack } = error;
    return { error: { name, message, stack } };
  }
}
