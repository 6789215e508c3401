/**
 * What every run can be told, and what it tells while it runs.
 *
 * @module
 */
import type { BotRegistry } from "../bots/mod.ts";
import { buildHandResult, type HandResult, type HandRunner } from "../hand/mod.ts";
import type { CompletedTournament } from "./completed_tournament.ts";
import type { Executor, UnitRows } from "./executor.ts";
import type { Shard, TournamentRange } from "./shard.ts";

/** How far a run has come. */
export interface Progress {
  /** What {@link done} and {@link total} count. */
  readonly unit: "hands" | "tournaments";
  /** How many are over. */
  readonly done: number;
  /** How many were asked for; a game that ends early does not reach them. */
  readonly total: number;
  /** Hands played so far. */
  readonly hands: number;
}

/** A hand that has just been played. Valid until the observer returns. */
export class CompletedHand {
  /** Number of the hand in the run, from 1. */
  number = 0;
  /** Number of the tournament in the run, from 1; 0 in a cash game. */
  tournament = 0;
  /** Name of the table, such as `Tournament 12, Table 1`. */
  tableName = "";
  /** The hand as the engine holds it: columns by seat. */
  hand!: HandRunner;

  #result: HandResult | null = null;

  /** The outcome as plain data that may be kept; made when it is asked for. */
  get result(): HandResult {
    return this.#result ??= buildHandResult(this.hand);
  }

  /** Shows another hand. */
  show(hand: HandRunner, tableName: string): void {
    this.hand = hand;
    this.tableName = tableName;
    this.number++;
    this.#result = null;
  }
}

/** Watches a run. Nothing it does can change the results. */
export interface SimulationObserver {
  /** Called after every hand. */
  handCompleted?(hand: CompletedHand): void;
  /** Called after every tournament. */
  tournamentCompleted?(tournament: CompletedTournament): void;
}

/** Options of all runs. */
export interface RunOptions {
  /** Seed; the config's where left out, else one is drawn and stored in the results. */
  readonly seed?: number | string;
  /** The bot types to play with; the built-in ones where left out. */
  readonly registry?: BotRegistry;
  /** Watches every hand and tournament. */
  readonly observer?: SimulationObserver;
  /** Called some times a second, and when the run ends. */
  readonly onProgress?: (progress: Progress) => void;
  /** Stops the run after the hand being played; what has been played is returned. */
  readonly signal?: AbortSignal;
  /**
   * Threads that tournaments of a series, or blocks of a comparison, are shared among; 1 where left
   * out. The results are the same. What is one session, such as a cash game, is played in this
   * thread alone. Threads of one run end with it: give a {@link WorkerPool} as executor to keep them.
   */
  readonly jobs?: number;
}

/**
 * How long a run is.
 *
 * @throws {RangeError} If that is no whole number from 1.
 */
export function lengthOf(length: number, unit: Progress["unit"]): number {
  if (Number.isSafeInteger(length) && length >= 1) return length;
  throw new RangeError(`Cannot play ${length} ${unit}: wanted a whole number from 1`);
}

/** Options of a cash game. */
export interface CashGameOptions extends RunOptions {
  /** Hands to play; the config's `num_hands` where left out. */
  readonly hands?: number;
}

/** Options of tournaments. */
export interface TournamentRunOptions extends RunOptions {
  /**
   * Plays units of the series elsewhere, such as a {@link WorkerPool}; all is played here where it
   * is left out. The results are the same, to the last bit. Nobody can watch the hands then.
   */
  readonly executor?: Executor;
  /** For an executor: URLs of the modules that register the bot types that are not built in. */
  readonly botModules?: readonly string[];
  /**
   * For an executor: tournaments of a unit, which suits the executor where left out. The results
   * are the same.
   */
  readonly unitSize?: number;
  /** For an executor whose threads write rows: which, and where. */
  readonly rows?: UnitRows;
  /** For an executor: called with every unit that is finished, in their order. */
  readonly onUnit?: (unit: TournamentRange) => void | Promise<void>;
  /** Plays only this part of the series. */
  readonly shard?: Shard;
  /** Tournaments of the series; the config's `num_tournaments` where left out. */
  readonly tournaments?: number;
}
