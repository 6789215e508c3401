/**
 * Threads that play units of work. They are started once and kept, as a fresh one costs more than
 * a short unit.
 *
 * @module
 */
import type { Executor, SeriesState, SeriesUnit, UnitAnswer } from "./executor.ts";

interface Waiting {
  readonly unit: SeriesUnit;
  readonly resolve: (state: SeriesState) => void;
  readonly reject: (error: unknown) => void;
}

/** Worker threads of this process. */
export class WorkerPool implements Executor {
  private readonly idle: Worker[] = [];
  private readonly all = new Set<Worker>();
  private readonly queue: Waiting[] = [];

  /**
   * Starts no thread yet; that is done as units come.
   *
   * @param jobs Most threads at a time, at least 1; as many as the machine has cores where left out.
   */
  constructor(readonly jobs: number = navigator.hardwareConcurrency) {}

  /** Plays a unit on the first thread that is free. */
  run(unit: SeriesUnit, signal?: AbortSignal): Promise<SeriesState> {
    return new Promise<SeriesState>((resolve, reject) => {
      if (signal?.aborted) return reject(signal.reason);
      const waiting: Waiting = {
        unit,
        resolve: (state) => {
          signal?.removeEventListener("abort", giveUp);
          resolve(state);
        },
        reject: (error) => {
          signal?.removeEventListener("abort", giveUp);
          reject(error);
        },
      };
      const giveUp = () => {
        const at = this.queue.indexOf(waiting);
        if (at >= 0) this.queue.splice(at, 1);
        reject(signal!.reason); // the thread finishes the unit, and nobody listens
      };
      signal?.addEventListener("abort", giveUp);
      this.queue.push(waiting);
      this.next();
    });
  }

  /** Ends all threads; what they were playing is lost. */
  close(): void {
    for (const worker of this.all) worker.terminate();
    this.all.clear();
    this.idle.length = 0;
    for (const { reject } of this.queue.splice(0)) reject(new Error("The worker pool is closed"));
  }

  /** Ends all threads. */
  [Symbol.dispose](): void {
    this.close();
  }

  /** Gives the next unit to a free thread, if there are both. */
  private next(): void {
    while (this.queue.length > 0) {
      const worker = this.idle.pop() ?? this.start();
      if (worker === null) return;
      this.play(worker, this.queue.shift()!);
    }
  }

  /** A new thread, or null where there are enough. */
  private start(): Worker | null {
    if (this.all.size >= this.jobs) return null;
    const worker = new Worker(new URL("./_unit_worker.ts", import.meta.url), { type: "module" });
    this.all.add(worker);
    return worker;
  }

  /** Lets a thread play a unit. */
  private play(worker: Worker, { unit, resolve, reject }: Waiting): void {
    worker.onmessage = ({ data }: MessageEvent<UnitAnswer>) => {
      this.idle.push(worker);
      if ("state" in data) resolve(data.state);
      else reject(revive(data.error));
      this.next();
    };
    worker.onerror = (event) => { // the thread itself has failed, as by a module that is missing
      event.preventDefault();
      worker.terminate();
      this.all.delete(worker);
      reject(new Error(`A worker failed: ${event.message}`));
      this.next();
    };
    worker.postMessage(unit);
  }
}

/** An error as it was where it was thrown, but for its class. */
function revive(
  { name, message, stack }: { name: string; message: string; stack?: string },
): Error {
  const error = new Error(message);
  error.name = name;
  if (stack !== undefined) error.stack = stack;
  return error;
}
