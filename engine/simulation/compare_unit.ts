/**
 * Units of work of a comparison.
 *
 * @module
 */
import type { BotRegistry } from "../bots/mod.ts";
import { Pacer } from "./clock.ts";
import { BlockRecorder } from "./duplicate_blocks.ts";
import { CashSessions } from "./duplicate_sessions.ts";
import type { Executor, SeriesState, SeriesUnit } from "./executor.ts";
import { watchHands } from "./hand_watch.ts";
import { SeriesRun } from "./series_run.ts";

/**
 * Plays a unit whose bots are compared: sessions of a cash game, or tournaments. It begins and ends
 * with a block.
 *
 * @param signal Stops it; the block it was in is left out.
 */
export async function runComparedUnit(
  { config, seed, from, to, adjustment = "none" }: SeriesUnit,
  registry: BotRegistry,
  signal?: AbortSignal,
): Promise<SeriesState> {
  const pacer = new Pacer(signal, () => {});
  const recorder = new BlockRecorder(config, seed, adjustment, from);
  if (config.game.gameType === "Cash") {
    const run = new CashSessions(config, registry, seed);
    using watch = watchHands(config, { observer: recorder }, run.totals);
    await run.play(from, to, pacer, watch, (number, profits) => {
      recorder.sessionCompleted(number, profits);
    });
    return { ...run.totals.exportState(), blocks: recorder.totals.exportState() };
  }
  const run = new SeriesRun(config, registry, seed);
  using watch = watchHands(config, { observer: recorder }, run.totals);
  await run.play(from, to, pacer, watch, recorder);
  return { ...run.totals.exportState(), blocks: recorder.totals.exportState() };
}

/** Plays units in this thread, one after the other, with bots that need not be in a module. */
export class LocalExecutor implements Executor {
  /** Units that are played at the same time. */
  readonly jobs = 1;
  private last: Promise<unknown> = Promise.resolve();

  /** @param registry Makes the bots. */
  constructor(private readonly registry: BotRegistry) {}

  /** Plays a unit when those before are over. */
  run(unit: SeriesUnit, signal?: AbortSignal): Promise<SeriesState> {
    const played = this.last.then(() => {
      signal?.throwIfAborted();
      return runComparedUnit(unit, this.registry, signal);
    });
    this.last = played.catch(() => {});
    return played;
  }
}
