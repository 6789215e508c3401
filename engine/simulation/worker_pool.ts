/**
 * Threads that play units of work. They are started once and kept, as a fresh one costs more than
 * a short unit.
 *
 * @module
 */
import type { Executor, SeriesState, SeriesUnit, UnitAnswer, UnitOrder } from "./executor.ts";

interface Waiting {
  readonly unit: SeriesUnit;
  readonly signal: AbortSignal | undefined;
  readonly resolve: (state: SeriesState) => void;
  readonly reject: (error: unknown) => void;
}

/** The thread that plays where no other is named. */
const PLAIN_THREAD = new URL("./_unit_worker.ts", import.meta.url);

/** Worker threads of this process. */
export class WorkerPool implements Executor {
  private readonly idle: Worker[] = [];
  private readonly all = new Set<Worker>();
  private readonly queue: Waiting[] = [];
  /** Tells who waits for what is being played that the pool is closed. */
  private readonly giveUp = new Set<() => void>();

  /**
   * Starts no thread yet; that is done as units come.
   *
   * @param jobs Most threads at a time, at least 1; as many as the machine has cores where left out.
   * @param thread Module of a thread, which calls `playOrders`; one that writes no rows where left
   * out.
   */
  constructor(
    readonly jobs: number = navigator.hardwareConcurrency,
    private readonly thread: URL = PLAIN_THREAD,
  ) {}

  /** Plays a unit on the first thread that is free. */
  run(unit: SeriesUnit, signal?: AbortSignal): Promise<SeriesState> {
    return new Promise<SeriesState>((resolve, reject) => {
      this.queue.push({ unit, signal, resolve, reject });
      this.next();
    });
  }

  /** Ends all threads; what they were playing is lost. */
  close(): void {
    for (const worker of this.all) worker.terminate();
    this.all.clear();
    this.idle.length = 0;
    for (const giveUp of this.giveUp) giveUp();
    for (const { reject } of this.queue.splice(0)) reject(closedError());
  }

  /** Ends all threads. */
  [Symbol.dispose](): void {
    this.close();
  }

  /** Gives the next unit to a free thread, if there are both. */
  private next(): void {
    while (this.queue.length > 0) {
      const { signal, reject } = this.queue[0];
      if (signal?.aborted) {
        this.queue.shift();
        reject(signal.reason);
        continue;
      }
      const worker = this.idle.pop() ?? this.start();
      if (worker === null) return;
      this.play(worker, this.queue.shift()!);
    }
  }

  /** A new thread, or null where there are enough. */
  private start(): Worker | null {
    if (this.all.size >= this.jobs) return null;
    const worker = new Worker(this.thread, { type: "module" });
    this.all.add(worker);
    return worker;
  }

  /** Lets a thread play a unit. */
  private play(worker: Worker, { unit, signal, resolve, reject }: Waiting): void {
    const send = (order: UnitOrder) => worker.postMessage(order);
    const stop = () => send({ stop: true });
    const end = () => {
      signal?.removeEventListener("abort", stop);
      this.giveUp.delete(giveUp);
    };
    const giveUp = () => {
      end();
      reject(closedError());
    };
    signal?.addEventListener("abort", stop);
    this.giveUp.add(giveUp);
    worker.onmessage = ({ data }: MessageEvent<UnitAnswer>) => {
      end();
      this.idle.push(worker);
      if ("state" in data) resolve(data.state);
      else reject(revive(data.error));
      this.next();
    };
    worker.onerror = (event) => { // the thread itself has failed, as by a module that is missing
      end();
      event.preventDefault();
      worker.terminate();
      this.all.delete(worker);
      reject(new Error(`A worker failed: ${event.message}`));
      this.next();
    };
    send({ unit });
  }
}

function closedError(): Error {
  return new Error("The worker pool is closed");
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
