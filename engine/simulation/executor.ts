/**
 * Units of work, and who plays them.
 *
 * @module
 */
import type { Adjustment, SimulationConfig } from "../config/mod.ts";
import type { Fault, FaultExample } from "../hand/mod.ts";
import type { CompletedTournament } from "./completed_tournament.ts";

/** Which rows are written of a unit, where it is played. */
export interface UnitRows {
  /** Folder of the files, which whoever plays and whoever reads them must share. */
  readonly folder: string;
  /** Names of the tables, known to the thread that plays. */
  readonly tables: readonly string[];
}

/**
 * Some tournaments of a series, or some sessions of a cash game whose bots are compared: plain data,
 * to be played in any thread or process.
 */
export interface SeriesUnit {
  /** What is played; its hands are logged where they are played. */
  readonly config: SimulationConfig;
  /** Seed of the whole series, in its canonical form. */
  readonly seed: string;
  /** Number of the first tournament or session, from 1. */
  readonly from: number;
  /** Number of the last one. */
  readonly to: number;
  /** URLs of the modules that register bot types; see `registerBotModule`. */
  readonly botModules: readonly string[];
  /**
   * Whether it may have been begun before, by a process that did not finish it: log files that are
   * there are its own then, and are written anew. Otherwise they are never touched.
   */
  readonly again?: boolean;
  /** Whether it is kept in a ledger: its logs are on the disk before it counts. */
  readonly isKept?: boolean;
  /** The rows that are written of it; none where left out. */
  readonly rows?: UnitRows;
  /** Whether each tournament is told, to those who watch the run. */
  readonly tellsTournaments?: boolean;
  /** The luck that is measured where bots are compared; left out elsewhere. */
  readonly adjustment?: Adjustment;
}

/** What a unit came to: plain data, to be sent and stored. */
export interface SeriesState {
  /** Tournaments played to their end: fewer than the unit has where it was stopped. */
  readonly tournaments: number;
  /** Statistics of the hands. */
  readonly stats: readonly number[];
  /** Places and money. */
  readonly series: readonly number[];
  /** Faults of each player. */
  readonly faults: readonly {
    /** How often each fault happened. */
    readonly counts: Readonly<Record<Fault, number>>;
    /** The first of them. */
    readonly examples: readonly FaultExample[];
  }[];
  /** The tournaments in their order, where they are told. */
  readonly finished?: readonly CompletedTournament[];
  /** What was won block by block, where bots are compared. */
  readonly blocks?: readonly number[];
}

/** Plays units of work, some at a time. The local pool is one; others use more machines. */
export interface Executor {
  /** Units that are played at the same time. */
  readonly jobs: number;
  /**
   * Plays a unit.
   *
   * @param unit What to play.
   * @param signal Stops it: a unit that has begun ends after the hand being played and returns what
   * came out so far; the promise of one that has not begun is rejected.
   */
  run(unit: SeriesUnit, signal?: AbortSignal): Promise<SeriesState>;
}

/** What a thread is told: to play a unit, or to stop the one it is playing. */
export type UnitOrder = { readonly unit: SeriesUnit } | { readonly stop: true };

/** What the thread or process that has played a unit answers. */
export type UnitAnswer =
  | { readonly state: SeriesState }
  | {
    readonly error: { readonly name: string; readonly message: string; readonly stack?: string };
  };
