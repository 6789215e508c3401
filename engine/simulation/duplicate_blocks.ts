/**
 * What players won block by block: the independent observations of a comparison.
 *
 * @module
 */
import { type Adjustment, type SimulationConfig, toPrizeStructure } from "../config/mod.ts";
import { createPrng } from "../random/mod.ts";
import { icm } from "../tournament/mod.ts";
import { handsOfSession } from "./duplicate_sessions.ts";
import { entryCostOf } from "./series_run.ts";
import type { CompletedTournament } from "./completed_tournament.ts";
import type { CompletedHand, SimulationObserver } from "./run_options.ts";
import { seatingsOf } from "./seat_plan.ts";
import { JointMoments } from "./stats/mod.ts";
import { LuckMeter } from "./variance_luck.ts";

/** How results are counted in a comparison. */
export const RESULT_UNITS = ["bb/100", "% ROI"] as const;

/**
 * How results are counted in a comparison: big blinds won in 100 hands of a cash game, or profit in
 * percent of the cost of an entry (in chips where entry is free).
 */
export type ResultUnit = (typeof RESULT_UNITS)[number];

/** The unit of a config. */
export function resultUnit({ game }: SimulationConfig): ResultUnit {
  return game.gameType === "Cash" ? "bb/100" : "% ROI";
}

/** Moments of blocks, and of the sessions they are made of. */
export class BlockTotals {
  /** Ids of the players. */
  readonly players: readonly number[];
  /**
   * Of blocks, as means over their sessions: first what each player won, then how much of it was
   * luck, by player id.
   */
  readonly blocks: JointMoments;
  /** Of sessions: what each player won. */
  readonly sessions: JointMoments;

  /** @param players How many players. */
  constructor(players: number) {
    this.players = Array.from({ length: players }, (_, player) => player);
    this.blocks = new JointMoments(2 * players);
    this.sessions = new JointMoments(players);
  }

  /** Adds what {@link exportState} of another one gave. */
  add(state: readonly number[]): void {
    const other = new BlockTotals(this.players.length);
    const cut = state.length - other.sessions.exportState().length;
    other.blocks.importState(state.slice(0, cut));
    other.sessions.importState(state.slice(cut));
    this.blocks.merge(other.blocks);
    this.sessions.merge(other.sessions);
  }

  /** Everything as whole numbers, to be sent. */
  exportState(): number[] {
    return [...this.blocks.exportState(), ...this.sessions.exportState()];
  }
}

/** Watches sessions, and adds them up to blocks. */
export class BlockRecorder implements SimulationObserver {
  /** What has come out so far; blocks that are not complete are left out. */
  readonly totals: BlockTotals;

  private readonly players: number;
  private readonly sessionsOfBlock: number;
  private readonly unit: number;
  private readonly entryCost: number;
  private readonly luck: LuckMeter | null;
  private readonly session: Float64Array;
  private readonly block: Float64Array;
  private hands = 0;

  /**
   * @param config What is played.
   * @param seed Seed of the run.
   * @param adjustment The luck that is measured.
   * @param next Number of the first session, the first one of a block.
   */
  constructor(
    config: SimulationConfig,
    private readonly seed: string,
    adjustment: Adjustment,
    private next: number,
  ) {
    const { game } = config;
    this.players = game.bots.length;
    this.totals = new BlockTotals(this.players);
    this.sessionsOfBlock = seatingsOf(game.seatPlan, this.players).length;
    this.entryCost = entryCostOf(config);
    this.unit = game.gameType === "Cash"
      ? 100 / game.bigBlind / handsOfSession(game)
      : 100 / (this.entryCost || 100);
    this.luck = luckMeter(config, adjustment);
    this.session = new Float64Array(2 * this.players);
    this.block = new Float64Array(2 * this.players);
  }

  /** Measures the luck of a hand of the present session. */
  handCompleted({ hand }: CompletedHand): void {
    if (this.luck === null) return;
    const number = ++this.hands;
    const luck = this.luck.measure(hand, () => createPrng(this.seed, "luck", this.next, number));
    if (luck === null) return;
    for (let seat = 0; seat < hand.seats; seat++) {
      if (!hand.round.isDealtIn(seat)) continue;
      this.session[this.players + hand.ids[seat]] += luck[seat];
    }
  }

  /** Ends a session that is a tournament. */
  tournamentCompleted({ number, standings }: CompletedTournament): void {
    const profits: number[] = [];
    for (const { playerId, prize } of standings) profits[playerId] = prize - this.entryCost;
    this.sessionCompleted(number, profits);
  }

  /** Ends a session: what each player won in it, in chips and by player id. */
  sessionCompleted(number: number, profits: readonly number[]): void {
    const { players, session, sessionsOfBlock, block, totals, unit } = this;
    for (let player = 0; player < players; player++) session[player] = profits[player];
    for (let at = 0; at < session.length; at++) {
      session[at] *= unit;
      block[at] += session[at] / sessionsOfBlock;
    }
    totals.sessions.add(session);
    if (number % sessionsOfBlock === 0) {
      totals.blocks.add(block);
      block.fill(0);
    }
    session.fill(0);
    this.hands = 0;
    this.next = number + 1;
  }
}

/** What measures luck in the games of a config. */
function luckMeter(config: SimulationConfig, adjustment: Adjustment): LuckMeter | null {
  if (adjustment === "none") return null;
  if (config.game.gameType === "Cash") return new LuckMeter({ adjustment });
  const { prizes } = toPrizeStructure(config.game);
  return new LuckMeter({ adjustment, stackValue: (stacks) => icm(stacks, prizes) });
}
