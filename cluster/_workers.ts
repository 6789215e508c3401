/**
 * Who is connected to Redis.
 *
 * @module
 */
import type { Redis } from "ioredis";
import { PREFIX } from "./_redis_link.ts";

/** Number of workers of each version that are connected now. */
export async function workersOf(client: Redis): Promise<Map<string, number>> {
  return countWorkers(await client.client("LIST") as string);
}

/** Number of workers of each version in an answer to CLIENT LIST. */
export function countWorkers(list: string): Map<string, number> {
  const counts = new Map<string, number>();
  // BullMQ names the connection of a worker after its queue, in base64.
  for (const [, queue] of list.matchAll(RegExp(` name=${PREFIX}:([\\w+/=]+)(?::w:\\S*)? `, "g"))) {
    const version = atob(queue);
    counts.set(version, (counts.get(version) ?? 0) + 1);
  }
  return counts;
}

/** What to say of workers of other versions. */
export function strangersText(workers: ReadonlyMap<string, number>): string {
  const texts = [...workers].map(([version, count]) => `${count} of version ${version}`);
  return texts.length === 0
    ? ""
    : `; there are ${texts.join(", ")}, which have other sources or --bots`;
}
