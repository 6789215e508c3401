/**
 * How users stop a command.
 *
 * @module
 */

/** Ctrl-C, and what a machine or a queue of jobs sends before it kills; Windows has only the first. */
const STOP_SIGNALS: readonly Deno.Signal[] = Deno.build.os === "windows"
  ? ["SIGINT"]
  : ["SIGINT", "SIGTERM"];

/** Calls back when the user wants to stop, if this thread is free then; returns how not to. */
export function hearInterrupt(stop: () => void): () => void {
  const listener = () => {
    stopWaiting(); // without a listener, a second Ctrl-C ends the program at once
    stop();
  };
  const stopWaiting = () => {
    for (const signal of STOP_SIGNALS) Deno.removeSignalListener(signal, listener);
  };
  for (const signal of STOP_SIGNALS) Deno.addSignalListener(signal, listener);
  return stopWaiting;
}
