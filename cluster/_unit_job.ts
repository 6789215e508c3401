/**
 * A unit of work as a job of a queue.
 *
 * There is one queue for each version of the program with its bots, so that a worker never sees a
 * unit that it would play otherwise than the rest.
 *
 * @module
 */
import type { SeriesUnit } from "@marvin/holdem";

/** What is sent to a worker. It has modules of its own for the bots. */
export type UnitJob = Omit<SeriesUnit, "botModules">;

/**
 * Name of a unit as a job: the same for the same unit, whoever asks for it, and whenever.
 *
 * @returns A digest of all that decides what comes out, and which tournaments it is.
 */
export async function jobName(
  { from, to, again: _again, isKept: _isKept, ...played }: UnitJob,
): Promise<string> {
  const text = JSON.stringify(Object.entries(played).sort(([a], [b]) => a < b ? -1 : 1));
  return `${await digestOf(text)}-${from}-${to}`;
}

async function digestOf(text: string): Promise<string> {
  const bytes = await crypto.subtle.digest("SHA-256", new TextEncoder().encode(text));
  return new Uint8Array(bytes).toHex().slice(0, 24);
}
