/**
 * How far a run has come, in a line of the notebook that changes.
 *
 * @module
 */
import type { Progress } from "@marvin/holdem";
import type { JupyterApi } from "./_kernel_api.ts";
import { escapeMarkup } from "./display.ts";

/** Milliseconds between two updates. */
const UPDATE_EVERY = 250;

/** What becomes of a run. */
export type RunState = "running" | "done" | "stopped" | "ended early";

/** The line of one run. */
export class ProgressDisplay {
  private readonly id = `progress-${crypto.randomUUID()}`;
  private readonly start = performance.now();
  private nextUpdate = 0;
  private isShown = false;
  private last: Progress | null = null;

  /**
   * Shows nothing yet: a run that is over at once needs one line, not two.
   *
   * @param jupyter Where the line is shown.
   * @param title What runs.
   * @param signal Tells whether the run was stopped.
   */
  constructor(
    private readonly jupyter: JupyterApi,
    private readonly title: string,
    private readonly signal: AbortSignal,
  ) {}

  /** Takes note of how far the run is, and shows it some times a second. */
  update(progress: Progress): void {
    const { done, total } = progress;
    if (this.last !== null && this.last.done >= total) return;
    this.last = progress;
    const now = performance.now();
    if (done < total && now < this.nextUpdate) return;
    this.nextUpdate = now + UPDATE_EVERY;
    this.show(done < total ? "running" : "done");
  }

  /** The cell is over, and with it the run. */
  finish(): void {
    if (this.last === null || this.last.done >= this.last.total) return;
    this.show(this.signal.aborted ? "stopped" : "ended early");
  }

  private show(state: RunState): void {
    const seconds = (performance.now() - this.start) / 1000;
    const text = progressText(this.title, this.last!, state, seconds);
    const { done, total } = this.last!;
    const bar = state === "running"
      ? `<progress max="${total}" value="${done}" style="width:16em"></progress> `
      : "";
    this.jupyter.display(
      {
        "text/html": `<div style="font-family:sans-serif">${bar}${escapeMarkup(text)}</div>`,
        "text/plain": text,
      },
      { raw: true, display_id: this.id, update: this.isShown },
    );
    this.isShown = true;
  }
}

/**
 * The line as text, such as `Series: 40 % · 200 of 500 tournaments · 31,000 hands/s · 3 s left`.
 *
 * @param seconds Time since the run began.
 */
export function progressText(
  title: string,
  { unit, done, total, hands }: Progress,
  state: RunState,
  seconds: number,
): string {
  const count = (value: number) => value.toLocaleString("en-US");
  const start = title === "" ? "" : `${title}: `;
  if (state !== "running") {
    const what = done < total ? `${state} after ${count(done)} of ${count(total)}` : count(done);
    const played = unit === "hands" ? "" : ` · ${count(hands)} hands`;
    return `${start}${what} ${unit}${played} · ${seconds.toFixed(1)} s`;
  }
  const now = `${start}${Math.floor(100 * done / total)} % · ${count(done)} of ${
    count(total)
  } ${unit}`;
  if (done === 0) return now; // neither speed nor end can be told
  const rate = Math.round(hands / Math.max(seconds, 1e-3));
  return `${now} · ${count(rate)} hands/s · ${timeText(seconds * (total - done) / done)} left`;
}

function timeText(seconds: number): string {
  const whole = Math.ceil(seconds);
  return whole < 60 ? `${whole} s` : `${Math.floor(whole / 60)} min ${whole % 60} s`;
}
