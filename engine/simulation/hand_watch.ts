/**
 * What happens after every hand of a run: statistics, the hand log, and whoever watches.
 *
 * @module
 */
import type { SimulationConfig } from "../config/mod.ts";
import type { Table } from "../table/mod.ts";
import { CompletedHand, type RunOptions } from "./run_options.ts";
import type { PlayerIdentity, StatsCollector } from "./stats/mod.ts";

/** Looks at the hands of a run. */
export class HandWatch {
  private readonly completed = new CompletedHand();

  constructor(private readonly stats: StatsCollector, private readonly options: RunOptions) {}

  /** A hand is over. */
  handCompleted(table: Table, tournament: number): void {
    this.stats.recordHand(table.hand);
    const { observer } = this.options;
    if (observer?.handCompleted === undefined) return;
    this.completed.tournament = tournament;
    this.completed.show(table.hand, table.name);
    observer.handCompleted(this.completed);
  }

  sessionCompleted(_name: string): void {}

  [Symbol.dispose](): void {}
}

/** Starts to watch. */
export function watchHands(
  _config: SimulationConfig,
  options: RunOptions,
  _players: readonly PlayerIdentity[],
  stats: StatsCollector,
): HandWatch {
  return new HandWatch(stats, options);
}
