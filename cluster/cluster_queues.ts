/**
 * The queues that there are, to look at.
 *
 * @module
 */
import { Queue } from "bullmq";
import { connectRedis, PREFIX, type RedisLink } from "./_redis_link.ts";
import type { ClusterOptions } from "./cluster_executor.ts";

/** A queue: a `Queue` of BullMQ. */
export interface UnitQueue {
  /** The version whose units it holds. */
  readonly name: string;
}

/** Keys that are looked through at a time. */
const SCAN_COUNT = 1_000;

/** The queues of a Redis, one for each version of the program. Looking at them changes nothing. */
export class ClusterQueues implements AsyncDisposable {
  private readonly byVersion = new Map<string, Queue>();

  private constructor(private readonly link: RedisLink) {}

  /**
   * Connects to Redis.
   *
   * @throws {ClusterError} If it cannot be reached or does not let us in.
   */
  static async connect({ url, note }: Omit<ClusterOptions, "version">): Promise<ClusterQueues> {
    return new ClusterQueues(await connectRedis(url, note));
  }

  /** Where Redis is, without user and password. */
  get place(): string {
    return this.link.place;
  }

  /** The queues that there are now, by version. */
  async list(): Promise<UnitQueue[]> {
    const versions = await this.versions();
    for (const version of versions) {
      if (this.byVersion.has(version)) continue;
      const { client: connection } = this.link;
      // A queue writes down how long it is to be, unless told not to.
      const queue = new Queue(version, { connection, prefix: PREFIX, skipMetasUpdate: true });
      queue.on("error", () => {}); // the link tells
      this.byVersion.set(version, queue);
    }
    return versions.map((version) => this.byVersion.get(version)!);
  }

  /** Disconnects. */
  async [Symbol.asyncDispose](): Promise<void> {
    await Promise.all([...this.byVersion.values()].map((queue) => queue.close().catch(() => {})));
    this.link.client.disconnect();
  }

  /** The versions that have a queue, in order. */
  private async versions(): Promise<string[]> {
    const found = new Set<string>();
    const pattern = `${PREFIX}:*:meta`;
    let cursor = "0";
    do {
      const [next, keys] = await this.link.client.scan(
        cursor,
        "MATCH",
        pattern,
        "COUNT",
        SCAN_COUNT,
      );
      for (const key of keys) found.add(key.slice(PREFIX.length + 1, -":meta".length));
      cursor = next;
    } while (cursor !== "0");
    return [...found].sort();
  }
}
