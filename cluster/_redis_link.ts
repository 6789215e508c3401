/**
 * The connection to Redis.
 *
 * @module
 */
import { Redis } from "ioredis";
import { ClusterError } from "./cluster_error.ts";

/** Milliseconds until a first connection must be there. */
const CONNECT_TIMEOUT = 5_000;

/** Most milliseconds between two attempts to connect again. */
const MAX_RETRY_DELAY = 2_000;

/** Begins all keys and the names of all connections. */
export const PREFIX = "marvin";

/** An open connection, which comes back by itself when it is lost. */
export interface RedisLink {
  /** The client; its owner disconnects it. */
  readonly client: Redis;
  /** Where it leads, without user and password: for messages. */
  readonly place: string;
}

/**
 * Connects to Redis.
 *
 * @param url Such as `redis://user:password@host:6379`, or `rediss://` for TLS.
 * @param note Told when the connection is lost, when it is back, and what is unwise about how the
 * server is set up.
 * @throws {ClusterError} If the server cannot be reached or does not let us in.
 */
export async function connectRedis(url: string, note: (text: string) => void): Promise<RedisLink> {
  const place = placeOf(url);
  let reason = "no answer";
  let isFirst = true; // when it is worth an error at once that nobody answers
  const client = new Redis(url, {
    lazyConnect: true,
    maxRetriesPerRequest: null, // commands wait for the server to come back
    connectTimeout: CONNECT_TIMEOUT,
    retryStrategy: (tries) => isFirst ? null : Math.min(100 * tries, MAX_RETRY_DELAY),
  });
  client.on("error", (error: Error) => reason = error.message);
  try {
    await client.connect();
    await client.ping(); // which is refused without the right password
  } catch (error) {
    client.disconnect();
    const found = error instanceof Error && !/closed/i.test(error.message) ? error.message : reason;
    throw new ClusterError(`Cannot use Redis at ${place}: ${found}`);
  }
  isFirst = false;
  let isConnected = true;
  client.on("close", () => {
    if (isConnected) note(`The connection to Redis at ${place} is lost; waiting for it`);
    isConnected = false;
  });
  client.on("ready", () => {
    if (!isConnected) note(`Redis at ${place} is back`);
    isConnected = true;
  });
  for (const warning of warningsOf(await client.info())) note(`Redis at ${place}: ${warning}`);
  return { client, place };
}

/** What is unwise about a server, by its answer to INFO. */
export function warningsOf(info: string): string[] {
  const warnings: string[] = [];
  if (/^aof_enabled:0/m.test(info)) {
    warnings.push(
      "it forgets all units when it stops (start it with --appendonly yes to keep them)",
    );
  }
  const policy = info.match(/^maxmemory_policy:(\S+)/m)?.[1] ?? "noeviction";
  if (policy !== "noeviction") {
    warnings.push(
      `it may throw away units when its memory is full, as maxmemory-policy is ${policy} ` +
        "(start it with --maxmemory-policy noeviction)",
    );
  }
  return warnings;
}

/** A URL without what must not be shown. */
export function placeOf(url: string): string {
  const { protocol, hostname, port } = parseUrl(url);
  return `${protocol}//${hostname}:${port || 6379}`;
}

function parseUrl(url: string): URL {
  try {
    const parsed = new URL(url);
    if (/^rediss?:$/.test(parsed.protocol) && parsed.hostname !== "") return parsed;
  } catch {
    // Told below: the message of URL shows its text, which may hold a password.
  }
  throw new ClusterError(
    "Cannot use this address of Redis: wanted redis://HOST:PORT or rediss://USER:PASSWORD@HOST:PORT",
  );
}

/** Waits for something that may never come, but not longer than this. */
export async function atMost(milliseconds: number, work: Promise<unknown>): Promise<void> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const end = new Promise((resolve) => timer = setTimeout(resolve, milliseconds));
  await Promise.race([work, end]);
  clearTimeout(timer);
}

/**
 * Waits for work, but not after a signal. Once the wait is over, the signal holds nothing of it:
 * that of a run is there for all of its units.
 *
 * @throws What the signal gives as its reason.
 */
export async function unlessAborted<T>(work: Promise<T>, signal?: AbortSignal): Promise<T> {
  if (signal === undefined) return await work;
  signal.throwIfAborted();
  const { promise: aborted, reject } = Promise.withResolvers<never>();
  const stop = () => reject(signal.reason);
  signal.addEventListener("abort", stop);
  try {
    return await Promise.race([work, aborted]);
  } finally {
    signal.removeEventListener("abort", stop);
  }
}
