/**
 * The terminal a command runs in.
 *
 * @module
 */
import type { OutputConfiguration } from "commander";
import { hearInterrupt } from "./interrupts.ts";
import { escapeLines } from "./text_table.ts";

/** Where a command prints. */
export interface Output {
  /** Results. */
  readonly out: (text: string) => void;
  /** Everything else: errors, notes, progress. */
  readonly err: (text: string) => void;
  /** Whether `err` is a terminal, which can show a line that changes. */
  readonly isTerminal: boolean;
  /**
   * Calls back when the user wants to stop.
   *
   * @param stop What to do then. If the user asks once more, the program ends at once.
   * @param isBusy Whether this thread may never come to listen, as bots of the user's play on it.
   * Then another one listens.
   * @returns How to stop waiting.
   */
  readonly onInterrupt: (stop: () => void, isBusy?: boolean) => Promise<() => void>;
}

/**
 * Where commander prints. It is told not to use colours, as it would look for them in the
 * environment, which commands may not read. Arguments that it repeats cannot steer the terminal.
 */
export function commanderOutput({ out, err }: Output): OutputConfiguration {
  return {
    writeOut: out,
    writeErr: (text) => err(escapeLines(text)),
    getOutHasColors: () => false,
    getErrHasColors: () => false,
  };
}

/** Results that could not be printed, such as to a file on a full disk. */
export class StandardOutputError extends Error {
  /** @param cause Why. */
  constructor(cause: Error) {
    super(`Cannot write standard output: ${cause.message}`, { cause });
    this.name = "StandardOutputError";
  }
}

const encoder = new TextEncoder();

/** Standard output, standard error, and Ctrl-C. */
export const terminalOutput: Output = {
  out(text) {
    try {
      writeAll(Deno.stdout, text);
    } catch (error) {
      // Whoever read this, such as `head`, has had enough of it: that is no fault.
      if (error instanceof Deno.errors.BrokenPipe) return;
      throw new StandardOutputError(error as Error);
    }
  },
  err(text) {
    try {
      writeAll(Deno.stderr, text);
    } catch {
      // There is nowhere left to tell it, and no reason to end a run.
    }
  },
  isTerminal: Deno.stderr.isTerminal(),
  onInterrupt: (stop, isBusy = false) =>
    isBusy ? hearInterruptAside(stop) : Promise.resolve(hearInterrupt(stop)),
};

/** Hears it in another thread, so that this one need not be free for the second Ctrl-C. */
async function hearInterruptAside(stop: () => void): Promise<() => void> {
  const thread = new Worker(new URL("./_interrupts_thread.ts", import.meta.url), {
    type: "module",
  });
  await new Promise<void>((resolve) => {
    thread.onmessage = ({ data }) => data === "listening" ? resolve() : stop();
  });
  return () => thread.terminate();
}

function writeAll(stream: typeof Deno.stdout, text: string): void {
  const bytes = encoder.encode(text);
  for (let written = 0; written < bytes.length;) {
    written += stream.writeSync(bytes.subarray(written));
  }
}
