/**
 * The clock: lets a long run breathe, and says when one starts.
 *
 * This is the only part of the engine that looks at the time. It decides when a run pauses, never
 * what it computes.
 *
 * @module
 */

/** Milliseconds between two pauses. */
const PAUSE_EVERY = 100;

/** Most hands or tournaments between two looks at the clock. */
const MAX_STRIDE = 1024;

/** Lets timers, signals and progress have their turn a few times a second. */
export class Pacer {
  private nextPause = performance.now() + PAUSE_EVERY;
  private countdown = 1;
  private stride = 1;

  /**
   * Starts the time.
   *
   * @param signal Stops the run.
   * @param report Called at every pause.
   */
  constructor(
    private readonly signal: AbortSignal | undefined,
    private readonly report: () => void,
  ) {}

  /** Whether the run has been told to stop. */
  get stopped(): boolean {
    return this.signal?.aborted === true;
  }

  /** Whether it is time to {@link pause}; ask after every hand or tournament. */
  isDue(): boolean {
    if (--this.countdown > 0) return false;
    const left = this.nextPause - performance.now();
    // Looking at the clock takes time as well: look less often where the work is short.
    if (left > PAUSE_EVERY / 2) this.stride = Math.min(2 * this.stride, MAX_STRIDE);
    else if (left < 0) this.stride = Math.max(1, this.stride >> 1);
    this.countdown = this.stride;
    return left < 0;
  }

  /** Lets everything else that waits have its turn. */
  async pause(): Promise<void> {
    this.report();
    await new Promise((resolve) => setTimeout(resolve, 0));
    this.nextPause = performance.now() + PAUSE_EVERY;
  }
}

/** When a run starts that has not been told when. */
export function runStart(): Date {
  return new Date();
}
