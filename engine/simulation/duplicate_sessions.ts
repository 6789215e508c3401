/**
 * Cash games in which the same cards are played again and again with other seats.
 *
 * @module
 */
import type { BotRegistry } from "../bots/mod.ts";
import { type SimulationConfig, toTableConfig } from "../config/mod.ts";
import { createPrng } from "../random/mod.ts";
import { Table } from "../table/mod.ts";
import type { Chips } from "../types.ts";
import type { Pacer } from "./clock.ts";
import type { HandWatch } from "./hand_watch.ts";
import { Players } from "./players.ts";
import { SeatSchedule } from "./seat_plan.ts";
import { SeriesTotals } from "./series_totals.ts";

/** Told after each session what each player has won in it, by player id. */
export type OnSession = (number: number, profits: readonly number[]) => void;

/**
 * A cash game cut into sessions of one round of the button each, with fresh bots in every session:
 * so a session depends on its number alone, and the sessions of a block, which have the same cards,
 * differ in the seats alone. Blocks are independent of each other, whatever bots remember.
 */
export class CashSessions {
  /** What has come out so far. */
  readonly totals: SeriesTotals;
  /** Hands of a session. */
  readonly handsOfSession: number;

  private readonly players: Players;
  private readonly schedule: SeatSchedule;
  private readonly table: Table;
  private readonly startingChips: Chips;

  /**
   * Gets ready to play.
   *
   * @param config What to play; stacks are reset every hand.
   * @param registry Makes the bots.
   * @param seed Seed of the whole run.
   */
  constructor(
    { game, output }: SimulationConfig,
    registry: BotRegistry,
    private readonly seed: string,
  ) {
    this.players = new Players(game, registry, seed);
    this.totals = new SeriesTotals({ game, output });
    this.handsOfSession = handsOfSession(game);
    this.schedule = new SeatSchedule(game.seatPlan, game.bots.length, seed);
    this.startingChips = game.startingChips;
    const config = { ...toTableConfig(game), name: "Cash Game Table 1" };
    this.table = new Table(config, this.streams(0));
  }

  /**
   * Plays sessions.
   *
   * @param from Number of the first, from 1.
   * @param to Number of the last.
   * @param pacer Pauses the run, and stops it after a session.
   * @param watch Sees every hand.
   * @param onSession Told after every session.
   */
  async play(
    from: number,
    to: number,
    pacer: Pacer,
    watch: HandWatch,
    onSession?: OnSession,
  ): Promise<void> {
    const { players, schedule, startingChips, table, totals } = this;
    const profits: Chips[] = players.identities.map(() => 0);
    for (let number = from; number <= to && !pacer.stopped; number++) {
      const { block, seating } = schedule.session(number);
      const bots = players.create(number);
      table.reopen(this.streams(block));
      for (const player of seating) table.sitDown(bots[player]);
      for (let hand = 0; hand < this.handsOfSession; hand++) {
        table.runHand();
        watch.handCompleted(table, 0);
        if (pacer.isDue()) await pacer.pause();
      }
      for (let chair = 0; chair < seating.length; chair++) {
        const seat = table.seats[chair]!;
        profits[seat.playerId] = seat.profit(startingChips);
        totals.faults.add(seat.player);
      }
      onSession?.(number, profits);
    }
  }

  /** The streams of a block, from their start. */
  private streams(block: number): ConstructorParameters<typeof Table>[1] {
    const { seed } = this;
    return {
      cards: createPrng(seed, "cards", block, 1),
      seats: createPrng(seed, "seats", block, 1),
    };
  }
}

/** Hands of a session: one with every player on the button. */
export function handsOfSession({ bots }: SimulationConfig["game"]): number {
  return bots.length;
}
