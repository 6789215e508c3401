/**
 * What has come out of a series so far.
 *
 * It is kept as whole numbers that merge in any order, so a series may be cut into units that are
 * played anywhere: a unit's {@link SeriesState} is all that has to come back.
 *
 * @module
 */
import type { SimulationConfig } from "../config/mod.ts";
import type { FaultExample } from "../hand/mod.ts";
import type { PlayerId } from "../types.ts";
import type { SeriesState } from "./executor.ts";
import { FaultTotals, identitiesOf } from "./players.ts";
import {
  buildSngSeriesResult,
  type PlayerIdentity,
  SngCounters,
  type SngSeriesStats,
  StatsCollector,
} from "./stats/mod.ts";

/** Sums over the tournaments of a series, or of a part of it. */
export class SeriesTotals {
  /** Who plays. */
  readonly players: readonly PlayerIdentity[];
  /** Statistics of the hands. */
  readonly stats: StatsCollector;
  /** Places and money. */
  readonly series: SngCounters;
  /** What bots did wrong. */
  readonly faults: FaultTotals;

  /** Starts with nothing played. */
  constructor({ game }: SimulationConfig) {
    this.players = identitiesOf(game);
    const entries = this.players.length;
    this.stats = new StatsCollector(entries);
    this.series = new SngCounters(entries, entries);
    this.faults = new FaultTotals(entries);
  }

  /** Tournaments played. */
  get tournaments(): number {
    return this.series.tournaments;
  }

  /** What has been played, to be sent to where the units of the series are put together. */
  exportState(): SeriesState {
    return {
      tournaments: this.tournaments,
      stats: this.stats.exportState(),
      series: this.series.exportState(),
      faults: this.players.map(({ playerId }) => ({
        counts: this.faults.of(playerId),
        examples: this.faults.examples(playerId),
      })),
    };
  }

  /** Adds what was played elsewhere. The first faults that are kept are those added first. */
  add(state: SeriesState): void {
    const { players } = this.stats;
    const stats = new StatsCollector(players);
    stats.importState(state.stats);
    this.stats.merge(stats);
    const series = new SngCounters(players, players);
    series.importState(state.series);
    this.series.merge(series);
    state.faults.forEach(({ counts, examples }, player) =>
      this.faults.addCounts(player as PlayerId, counts, examples)
    );
  }

  /** The results so far. */
  result(): SngSeriesStats {
    const players = this.players.map((identity) => (
      { ...identity, illegalActions: this.faults.of(identity.playerId) }
    ));
    return buildSngSeriesResult(this.series, this.stats, players);
  }

  /** The first faults of all players, in their order. */
  faultExamples(): FaultExample[] {
    return this.players.flatMap(({ playerId }) => this.faults.examples(playerId));
  }
}
