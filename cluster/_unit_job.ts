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

/** Makes names of jobs: the same for the same unit, whoever asks for it, and whenever. */
export class JobNames {
  private last: Omit<UnitJob, "from" | "to"> | null = null;
  private digest = "";

  /** Name of a unit: a digest of what is played, and which tournaments of it. */
  async nameOf({ from, to, config, seed, tellsTournaments, adjustment }: UnitJob): Promise<string> {
    const { last } = this;
    if (
      config !== last?.config || seed !== last.seed || adjustment !== last.adjustment ||
      tellsTournaments !== last.tellsTournaments
    ) {
      this.last = { config, seed, tellsTournaments, adjustment };
      this.digest = await digestOf(JSON.stringify(this.last));
    }
    return `${this.digest}-${from}-${to}`;
  }
}

async function digestOf(text: string): Promise<string> {
  const bytes = await crypto.subtle.digest("SHA-256", new TextEncoder().encode(text));
  return new Uint8Array(bytes).toHex().slice(0, 24);
}
