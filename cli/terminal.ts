/**
 * The terminal a command runs in.
 *
 * @module
 */
import type { OutputConfiguration } from "commander";

/** Where a command prints. */
export interface Output {
  /** Results. */
  readonly out: (text: string) => void;
  /** Everything else: errors, notes, progress. */
  readonly err: (text: string) => void;
  /** Whether `err` is a terminal, which can show a line that changes. */
  readonly isTerminal: boolean;
  /** Calls back when the user wants to stop; returns how to stop waiting for that. */
  readonly onInterrupt: (stop: () => void) => () => void;
}

/**
 * Where commander prints. It is told not to use colours, as it would look for them in the
 * environment, which commands may not read.
 */
export function commanderOutput({ out, err }: Output): OutputConfiguration {
  return {
    writeOut: out,
    writeErr: err,
    getOutHasColors: () => false,
    getErrHasColors: () => false,
  };
}

const encoder = new TextEncoder();

/** Ctrl-C, and what a machine or a queue of jobs sends before it kills; Windows has only the first. */
const STOP_SIGNALS: readonly Deno.Signal[] = Deno.build.os === "windows"
  ? ["SIGINT"]
  : ["SIGINT", "SIGTERM"];

/** Standard output, standard error, and Ctrl-C. */
export const terminalOutput: Output = {
  out: (text) => writeAll(Deno.stdout, text),
  err: (text) => writeAll(Deno.stderr, text),
  isTerminal: Deno.stderr.isTerminal(),
  onInterrupt(stop) {
    const listener = () => {
      stopWaiting(); // a second Ctrl-C ends the program at once
      stop();
    };
    const stopWaiting = () => {
      for (const signal of STOP_SIGNALS) Deno.removeSignalListener(signal, listener);
    };
    for (const signal of STOP_SIGNALS) Deno.addSignalListener(signal, listener);
    return stopWaiting;
  },
};

function writeAll(stream: typeof Deno.stdout, text: string): void {
  const bytes = encoder.encode(text);
  try {
    for (let written = 0; written < bytes.length;) {
      written += stream.writeSync(bytes.subarray(written));
    }
  } catch (error) {
    // Whoever read this, such as `head`, has had enough of it: that is no fault.
    if (!(error instanceof Deno.errors.BrokenPipe)) throw error;
  }
}
