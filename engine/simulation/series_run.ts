/**
 * Tournaments being played.
 *
 * @module
 */
import type { BotRegistry } from "../bots/mod.ts";
import { type SimulationConfig, toBlindSchedule, toPrizeStructure } from "../config/mod.ts";
import type { Table } from "../table/mod.ts";
import { Tournament, type TournamentOptions } from "../tournament/mod.ts";
import type { Chips } from "../types.ts";
import type { Pacer } from "./clock.ts";
import type { HandWatch } from "./hand_watch.ts";
import { Players } from "./players.ts";
import type { SimulationObserver } from "./run_options.ts";
import { SeatSchedule } from "./seat_plan.ts";
import { SeriesTotals } from "./series_totals.ts";

/** A series, or a part of one, being played. */
export class SeriesRun {
  /** What has come out so far. */
  readonly totals: SeriesTotals;

  private readonly players: Players;
  private readonly schedule: SeatSchedule;
  private readonly entryCost: Chips;
  private readonly setUp: Omit<TournamentOptions, "players" | "number" | "name">;

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
    this.schedule = new SeatSchedule(game.seatPlan, this.players.identities.length, seed);
    this.totals = new SeriesTotals(config);
    this.entryCost = entryCostOf(config);
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
    const { entryCost, players, totals: { series, faults } } = this;
    for (let number = from; number <= to && !pacer.stopped; number++) {
      const { block, seating } = this.schedule.session(number);
      const bots = players.create(number);
      const tournament = new Tournament({
        ...this.setUp,
        players: seating.map((player) => bots[player]),
        number: block,
        name: `Tournament ${number}`,
      });
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
      const finishes = standings.map(({ playerId, firstPlace, lastPlace, prize }) => (
        { playerId, seat: seats[playerId], firstPlace, lastPlace, cost: entryCost, prize }
      ));
      const left = standings.filter(({ bustedInRound }) => bustedInRound === null);
      series.record(finishes, left.length > 1);
      observer?.tournamentCompleted?.({
        number,
        standings: [...standings],
        seats: [...seats],
        hands: tournament.handsPlayed,
      });
    }
  }
}

/** What each entry costs. */
export function entryCostOf({ game }: SimulationConfig): Chips {
  return game.buyIn + game.fee;
}

/** Seat of each player before the first hand, by player id. */
function startingSeats(tournament: Tournament, players: number): Uint8Array {
  const seats = new Uint8Array(players);
  for (const table of tournament.tables) {
    for (const seat of table.seats) if (seat !== null) seats[seat.playerId] = seat.index;
  }
  return seats;
}
