/**
 * Makes Deno's kernel a good place to work in.
 *
 * @module
 */
import type { RunOptions } from "@marvin/holdem";
import { installCardDisplay } from "./_card_display.ts";
import { findKernel, type Kernel } from "./_kernel_api.ts";
import { OutputQueue } from "./_output_queue.ts";
import { ProgressDisplay } from "./_progress_display.ts";

/** The part of a run's options that shows its progress and stops it. */
export type WatchedRun = Pick<RunOptions, "onProgress" | "signal">;

/** What a notebook has after {@link setupNotebook}. */
export interface Notebook {
  /** Whether this code runs in Deno's kernel; if not, nothing has been changed. */
  readonly isKernel: boolean;
  /**
   * Options that show how far a run has come, and that make the Stop button end it with what has
   * been played so far. Outside a kernel they are empty.
   *
   * @param title Stands in front of the progress; nothing where left out.
   */
  watch(title?: string): WatchedRun;
}

// Kept with the kernel: a module that is loaded twice must not wrap its functions twice.
const KEY = Symbol.for("@marvin/holdem/notebook");

/**
 * Prepares the kernel; call it in the first cell.
 *
 * - All that cells print and show arrives, in order and in the right cell, when a program runs the
 *   notebook as well.
 * - The Stop button ends a run that is {@link Notebook.watch | watched} and keeps the kernel.
 * - Cards show themselves as cards.
 * - Errors of what nobody waits for are shown.
 * - Output that is too large for a notebook is left out, with a note in its place.
 *
 * Does nothing when it is called again, and nothing outside a kernel.
 *
 * @example
 * ```ts
 * import { setupNotebook } from "@marvin/holdem/analysis";
 * import { parseConfig, runCashGame } from "@marvin/holdem";
 *
 * const notebook = setupNotebook();
 * const config = parseConfig("[game]\nrake_percentage = 0.05");
 * await runCashGame(config, { seed: 7, hands: 100, ...notebook.watch("Cash game") });
 * ```
 */
export function setupNotebook(): Notebook {
  const kept = globalThis as unknown as Record<symbol, Notebook | undefined>;
  return kept[KEY] ??= createNotebook(findKernel());
}

function createNotebook(kernel: Kernel | null): Notebook {
  if (kernel === null) return { isKernel: false, watch: () => ({}) };
  installCardDisplay();
  const runs = new Map<AbortController, ProgressDisplay>();
  new OutputQueue(kernel, () => {
    for (const progress of runs.values()) progress.finish();
    runs.clear();
  });
  Deno.addSignalListener("SIGINT", () => {
    if (runs.size === 0) console.warn("Nothing to stop: restart the kernel to end it");
    for (const controller of runs.keys()) controller.abort();
  });
  showForgottenErrors();
  return {
    isKernel: true,
    watch(title = "") {
      const controller = new AbortController();
      const { signal } = controller;
      const progress = new ProgressDisplay(kernel.jupyter, title, signal);
      runs.set(controller, progress);
      return { signal, onProgress: (state) => progress.update(state) };
    },
  };
}

/** Errors of promises and timers that no cell waits for. */
function showForgottenErrors(): void {
  globalThis.addEventListener("unhandledrejection", (event) => {
    event.preventDefault();
    console.error("Not awaited:", event.reason);
  });
  globalThis.addEventListener("error", (event) => {
    event.preventDefault();
    console.error("Not caught:", event.error);
  });
}
