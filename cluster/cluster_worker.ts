/**
 * The side that plays units.
 *
 * @module
 */
import { type Job, Worker } from "bullmq";
import type { Executor, SeriesState } from "@marvin/holdem";
import { atMost, connectRedis, PREFIX, type RedisLink } from "./_redis_link.ts";
import { jobName, type UnitJob } from "./_unit_job.ts";
import { ClusterError } from "./cluster_error.ts";
import type { ClusterOptions } from "./cluster_executor.ts";

/** Milliseconds that leaving may take: units that are played longer go to another worker. */
const CLOSE_TIMEOUT = 3_000;

/** How often a unit may lose its worker until it is given up: it may be the unit that kills them. */
const MAX_LOST_WORKERS = 100;

/** How a worker plays. */
export interface WorkerOptions extends ClusterOptions {
  /**
   * Plays the units, in threads of its own: this one must be free to tell Redis again and again that
   * the worker is alive.
   */
  readonly executor: Executor;
  /** URLs of the modules that register bot types. */
  readonly botModules: readonly string[];
  /** Seconds after which a unit is given to another worker if this one is silent; 10 if left out. */
  readonly lockSeconds?: number;
}

/** A worker: plays units of any run of its version until it is disposed of. */
export class ClusterWorker implements AsyncDisposable {
  /** Units played so far. */
  units = 0;

  private readonly worker: Worker<UnitJob, SeriesState>;

  private constructor(private readonly link: RedisLink, private readonly options: WorkerOptions) {
    const { version, executor, note, lockSeconds = 10 } = options;
    this.worker = new Worker(version, (job) => this.play(job), {
      connection: link.client,
      prefix: PREFIX,
      concurrency: executor.jobs + 1, // one waits, so that no thread has to
      lockDuration: 1000 * lockSeconds,
      stalledInterval: 500 * lockSeconds,
      maxStalledCount: MAX_LOST_WORKERS,
      runRetryDelay: 1_000, // after an error of Redis
    });
    this.worker.on("error", (error) => {
      if (link.client.status === "ready") note(`Redis at ${link.place}: ${error.message}`);
    });
    this.worker.on("failed", (job, error) => {
      note(`Cannot play the unit ${job?.id}: ${error.stack ?? error.message}`);
    });
  }

  /**
   * Connects to Redis and begins to play.
   *
   * @throws {ClusterError} If it cannot be reached or does not let us in.
   */
  static async start(options: WorkerOptions): Promise<ClusterWorker> {
    return new ClusterWorker(await connectRedis(options.url, options.note), options);
  }

  /** Ends the units being played, but waits a few seconds at most, even if Redis is gone. */
  async [Symbol.asyncDispose](): Promise<void> {
    await atMost(CLOSE_TIMEOUT, this.worker.close().catch(() => {}));
    this.link.client.disconnect();
  }

  /** Plays a unit, and says in one line why it cannot. */
  private async play({ id, data, attemptsStarted }: Job<UnitJob>): Promise<SeriesState> {
    if (id !== await jobName(data)) {
      throw new ClusterError("its config is not the one it is named after");
    }
    const { botModules, executor } = this.options;
    const again = data.again || attemptsStarted > 1;
    try {
      const state = await executor.run({ ...data, botModules, again });
      this.units++;
      return state;
    } catch (error) {
      // Only the message gets to the other side.
      if (error instanceof Error && error.name !== "Error") {
        error.message = `${error.name}: ${error.message}`;
      }
      throw error;
    }
  }
}
