/**
 * The side that has units played.
 *
 * @module
 */
import { type Job, Queue, QueueEvents } from "bullmq";
import type { Executor, SeriesState, SeriesUnit } from "@marvin/holdem";
import { atMost, connectRedis, PREFIX, type RedisLink, unlessAborted } from "./_redis_link.ts";
import { jobName, type UnitJob } from "./_unit_job.ts";
import { strangersText, workersOf } from "./_workers.ts";
import { ClusterError } from "./cluster_error.ts";

/** Milliseconds between two looks at all units: events of a queue may get lost, units as well. */
const SWEEP_EVERY = 5_000;

/** Milliseconds without any finished unit after which somebody may ask who plays. */
const PATIENCE = 10_000;

/** Milliseconds that each of two steps of leaving may take where Redis does not answer. */
const CLOSE_TIMEOUT = 1_500;

/** Seconds for which Redis keeps results that nobody has fetched. */
const KEEP_SECONDS = 7 * 24 * 3600;

/** Events that Redis keeps; each holds a result, and the sweep finds what is missed. */
const KEEP_EVENTS = 200;

/** How a series is had played. */
export interface ClusterOptions {
  /** Where Redis is, such as `redis://user:password@host:6379`. */
  readonly url: string;
  /** Version of the program with its bots: only workers of the same one play. */
  readonly version: string;
  /** Told what the user should know. */
  readonly note: (text: string) => void;
}

/** A unit that somebody waits for. */
interface Waiting extends PromiseWithResolvers<SeriesState> {
  unit: UnitJob;
  /** Whether Redis knows it, unless it has lost it. */
  isSent: boolean;
}

/**
 * Workers on other machines. A unit is sent under a name that follows from what is played, so that
 * a run that was killed finds what workers have finished in the meantime.
 */
export class ClusterExecutor implements Executor, AsyncDisposable {
  /** As many workers as a small series is cut for: nobody knows how many will come. */
  readonly jobs = 16;

  private readonly queue: Queue<UnitJob, SeriesState>;
  private readonly events: QueueEvents;
  private readonly waiting = new Map<string, Waiting>();
  /** Units that are to be sent together. */
  private unsent: string[] = [];
  /** Units whose results have been fetched. */
  private readonly fetched: string[] = [];
  private readonly timer: ReturnType<typeof setInterval>;
  private lastProgress = performance.now();

  private constructor(private readonly link: RedisLink, private readonly options: ClusterOptions) {
    const shared = { connection: link.client, prefix: PREFIX };
    this.queue = new Queue(options.version, {
      ...shared,
      streams: { events: { maxLen: KEEP_EVENTS } },
      defaultJobOptions: {
        removeOnComplete: { age: KEEP_SECONDS },
        removeOnFail: { age: KEEP_SECONDS },
      },
    });
    this.events = new QueueEvents(options.version, shared);
    this.queue.on("error", () => {}); // the link tells
    this.events.on("error", () => {});
    this.events.on("completed", ({ jobId }) => void this.fetch([jobId]));
    this.events.on("failed", ({ jobId }) => void this.fetch([jobId]));
    this.timer = setInterval(() => this.sweep(), SWEEP_EVERY);
  }

  /**
   * Connects to Redis.
   *
   * @throws {ClusterError} If it cannot be reached or does not let us in.
   */
  static async connect(options: ClusterOptions): Promise<ClusterExecutor> {
    return new ClusterExecutor(await connectRedis(options.url, options.note), options);
  }

  /**
   * Has a unit played by whoever is free.
   *
   * @throws {ClusterError} If Redis does not take the unit, or a worker cannot play it.
   */
  async run({ botModules: _, ...unit }: SeriesUnit, signal?: AbortSignal): Promise<SeriesState> {
    const id = await jobName(unit);
    signal?.throwIfAborted();
    const { promise } = this.waiting.get(id) ?? this.send(id, unit);
    return await unlessAborted(promise, signal);
  }

  /** Leaves Redis as clean as it allows in a few seconds; what nobody waits for is not played. */
  async [Symbol.asyncDispose](): Promise<void> {
    clearInterval(this.timer);
    const isDone = this.waiting.size === 0;
    // A run that was stopped may be run again: what is finished is found then.
    const unwanted = isDone ? this.fetched : [...this.waiting.keys()];
    const removed = unwanted.map((id) => this.queue.remove(id).catch(() => {})); // being played
    await atMost(CLOSE_TIMEOUT, Promise.all(removed));
    const closed = [this.events.close(), this.queue.close()].map((end) => end.catch(() => {}));
    await atMost(CLOSE_TIMEOUT, Promise.all(closed));
    this.link.client.disconnect();
  }

  /** Sends a unit, with all others that are sent at this moment. */
  private send(id: string, unit: UnitJob): Waiting {
    const waiting = { unit, isSent: false, ...Promise.withResolvers<SeriesState>() };
    this.waiting.set(id, waiting);
    this.sendSoon(id);
    return waiting;
  }

  /** Has units sent once all others of this moment are there as well. */
  private sendSoon(...ids: readonly string[]): void {
    if (this.unsent.length === 0) setTimeout(() => this.sendAll(), 0);
    this.unsent.push(...ids);
  }

  /** Sends all units that are to be sent, and fetches what an earlier run has left of them. */
  private async sendAll(): Promise<void> {
    const ids = this.unsent;
    this.unsent = [];
    try {
      await this.queue.addBulk(ids.flatMap((jobId) => {
        const data = this.waiting.get(jobId)?.unit;
        return data === undefined ? [] : [{ name: "unit", data, opts: { jobId } }];
      }));
    } catch (error) {
      this.failAll(ids, error);
      return;
    }
    for (const id of ids) {
      const waiting = this.waiting.get(id);
      if (waiting !== undefined) waiting.isSent = true;
    }
    await this.fetch(ids, true);
  }

  /**
   * Fetches the results of units, as far as there are any.
   *
   * @param isFirst Whether they have just been sent: what failed, failed in an earlier run.
   */
  private async fetch(ids: readonly string[], isFirst = false): Promise<string[]> {
    const missing: string[] = [];
    let failure: Error | null = null;
    await Promise.all(ids.map(async (id) => {
      if (!this.waiting.has(id)) return;
      try {
        const job: Job<UnitJob, SeriesState> | undefined = await this.queue.getJob(id);
        if (job === undefined) missing.push(id);
        else if (job.finishedOn !== undefined) await this.finish(id, job, isFirst);
      } catch (error) { // looked at again at the next sweep
        failure = error as Error;
      }
    }));
    if (failure !== null) {
      this.options.note(`Redis at ${this.link.place}: ${(failure as Error).message}`);
    }
    return missing;
  }

  /** Hands on the result of a unit. */
  private async finish(
    id: string,
    job: Job<UnitJob, SeriesState>,
    isFirst: boolean,
  ): Promise<void> {
    if (job.failedReason && isFirst) return await job.retry("failed");
    const waiting = this.waiting.get(id);
    if (waiting === undefined) return; // fetched in the meantime
    this.waiting.delete(id);
    this.fetched.push(id);
    this.lastProgress = performance.now();
    if (!job.failedReason) return waiting.resolve(job.returnvalue);
    const { from, to } = waiting.unit;
    waiting.reject(
      new ClusterError(
        `A worker could not play the tournaments ${from} to ${to}: ${job.failedReason}`,
      ),
    );
  }

  /** Looks for results whose events were lost, and sends again what Redis has lost. */
  private async sweep(): Promise<void> {
    if (this.link.client.status !== "ready") return;
    const sent = [...this.waiting].filter(([, { isSent }]) => isSent).map(([id]) => id);
    const lost = await this.fetch(sent);
    if (lost.length > 0) {
      this.options.note(`Redis at ${this.link.place} has lost ${lost.length} units: sent again`);
      for (const id of lost) {
        const waiting = this.waiting.get(id);
        if (waiting === undefined) continue;
        waiting.isSent = false;
        waiting.unit = { ...waiting.unit, again: true };
      }
      this.sendSoon(...lost);
    }
    if (performance.now() - this.lastProgress > PATIENCE) await this.lookForWorkers();
  }

  /** Says so where nobody is there to play. */
  private async lookForWorkers(): Promise<void> {
    this.lastProgress = performance.now();
    const { version, note } = this.options;
    try {
      const workers = await workersOf(this.link.client);
      if (workers.has(version)) return;
      note(
        `No worker of version ${version} is connected to Redis at ${this.link.place}: start ` +
          `deno task worker --redis=URL there or elsewhere${strangersText(workers)}`,
      );
    } catch {
      // A server that does not list its clients.
    }
  }

  /** Tells those who wait for units that there is no way to have them played. */
  private failAll(ids: readonly string[], error: unknown): void {
    const message = error instanceof Error ? error.message : String(error);
    const [reason] = message.split(" script:", 1); // where in BullMQ it happened helps nobody
    const failure = new ClusterError(
      `Cannot have units played by way of Redis at ${this.link.place}: ${reason}`,
      error,
    );
    for (const id of ids) {
      this.waiting.get(id)?.reject(failure);
      this.waiting.delete(id);
    }
  }
}
