/**
 * Tournaments being played, and what has come out so far.
 *
 * What comes out is kept as whole numbers that merge in any order, so a series may be cut into
 * units that are played anywhere: a unit's {@link SeriesState} is all that has to come back.
 *
 * @module
 */
import type { BotRegistry } from "../bots/mod.ts";
import { type SimulationConfig, toBlindSchedule, toPrizeStructure } from "../config/mod.ts";
import type { FaultExample } from "../hand/mod.ts";
import type { Table } from "../table/mod.ts";
import { Tournament, type TournamentOptions } from "../tournament/mod.ts";
import type { Chips, PlayerId } from "../types.ts";
import type { Pacer } from "./clock.ts";
import type { SeriesState } from "./executor.ts";
import type { HandWatch } from "./hand_watch.ts";
import { FaultTotals, Players } from "./players.ts";
import type { SimulationObserver } from "./run_options.ts";
import {
  buildSngSeriesResult,
  SngCounters,
  type SngSeriesStats,
  StatsCollector,
} from "./stats/mod.ts";

/** A series, or a part of one, being played. */
export class SeriesRun {
  /** Statistics of the hands so far. */
  readonly stats: StatsCollector;
  /** Who plays. */
  readonly players: Players;
  /** What each entry costs. */
  readonly entryCost: Chips;

  private readonly series: SngCounters;
  private readonly faults: FaultTotals;
  private readonly setUp: Omit<TournamentOptions, "players" | "number">;

  /**
   * Gets ready to play.
   *
   * @param config What to play.
   * @param registry Makes the bots.
   * @param seed Seed of the whole series.
   */
  constructor(config: SimulationConfig, registry: BotRegistry, seed: string) {
    const { game } = config;
    this.players = new Players(game, registry, seed);
    const entries = this.players.identities.length;
    this.stats = new StatsCollector(entries);
    this.series = new SngCounters(entries, entries);
    this.faults = new FaultTotals(entries);
    this.entryCost = game.buyIn + game.fee;
    this.setUp = {
      seatsPerTable: game.numSeats,
      startingChips: game.startingChips,
      blindSchedule: toBlindSchedule(game),
      prizeStructure: toPrizeStructure(game),
      betLimit: game.betLimit,
      illegalAction: game.illegalAction,
      randomizeSeats: game.gameType === "MultiTableTournament" || game.randomizeSeats,
      seed,
    };
  }

  /** Tournaments played. */
  get tournaments(): number {
    return this.series.tournaments;
  }

  /**
   * Plays tournaments.
   *
   * @param from Number of the first, from 1.
   * @param to Number of the last.
   * @param pacer Pauses the run, and stops it; a tournament that is stopped is left out.
   * @param watch Sees every hand.
   * @param observer Sees every tournament.
   */
  async play(
    from: number,
    to: number,
    pacer: Pacer,
    watch: HandWatch,
    observer?: SimulationObserver,
  ): Promise<void> {
    const { series, faults, entryCost, players } = this;
    for (let number = from; number <= to && !pacer.stopped; number++) {
      const tournament = new Tournament({ ...this.setUp, players: players.create(number), number });
      const seats = startingSeats(tournament, players.identities.length);
      const onHand = (table: Table) => watch.handCompleted(table, number);
      while (!tournament.isFinished && !pacer.stopped) {
        tournament.playRound(onHand);
        if (pacer.isDue()) await pacer.pause();
      }
      for (const player of tournament.players) faults.add(player);
      watch.sessionCompleted();
      if (!tournament.isFinished) break;
      const { standings } = tournament;
      series.record(standings.map(({ playerId, firstPlace, lastPlace, prize }) => (
        { playerId, seat: seats[playerId], firstPlace, lastPlace, cost: entryCost, prize }
      )));
      observer?.tournamentCompleted?.({ number, standings, hands: tournament.handsPlayed });
    }
  }

  /** What has been played, to be sent to where the units of the series are put together. */
  exportState(): SeriesState {
    return {
      stats: this.stats.exportState(),
      series: this.series.exportState(),
      faults: this.players.identities.map(({ playerId }) => ({
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
    const players = this.players.identities.map((identity) => (
      { ...identity, illegalActions: this.faults.of(identity.playerId) }
    ));
    return buildSngSeriesResult(this.series, this.stats, players);
  }

  /** The first faults of all players, in their order. */
  faultExamples(): FaultExample[] {
    return this.players.identities.flatMap(({ playerId }) => this.faults.examples(playerId));
  }
}

/** Seat of each player before the first hand, by player id. */
function startingSeats(tournament: Tournament, players: number): Uint8Array {
  const seats = new Uint8Array(players);
  for (const table of tournament.tables) {
    for (const seat of table.seats) if (seat !== null) seats[seat.playerId] = seat.index;
  }
  return seats;
}
