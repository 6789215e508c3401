/**
 * What happens after every hand of a run: statistics, the hand log, and whoever watches.
 *
 * @module
 */
import type { SimulationConfig } from "../config/mod.ts";
import {
  checkPlayerNames,
  FlatHand,
  flattenHand,
  type HandFacts,
  HandHistoryLogger,
  tableNameInLog,
} from "../history/mod.ts";
import type { BetLimitType } from "../rules/mod.ts";
import type { Table } from "../table/mod.ts";
import { runStart } from "./clock.ts";
import { CompletedHand, type SimulationObserver } from "./run_options.ts";
import type { PlayerIdentity, StatsCollector } from "./stats/mod.ts";

/** Who watches, and how logs are written. */
export interface WatchOptions {
  /** Watches every hand. */
  readonly observer?: SimulationObserver;
  /** Whether log files that are there are written anew; they are an error where left out. */
  readonly replacesLogs?: boolean;
  /**
   * Whether logs of a session have their names only once it is over: `named`, or `synced` if they
   * must be on the disk then. They have them from the beginning where left out.
   */
  readonly wholeLogs?: "named" | "synced";
}

/** Looks at the hands of a run. Dispose of it, however the run ends: that completes the logs. */
export class HandWatch {
  private readonly completed = new CompletedHand();

  /** Watches for the statistics, the log (if there is one) and the observer (if there is one). */
  constructor(
    private readonly stats: StatsCollector,
    private readonly log: HandLogWriter | null,
    private readonly observer: SimulationObserver | undefined,
  ) {}

  /**
   * A hand is over.
   *
   * @param table The table, which still shows the hand.
   * @param tournament Number of the tournament, or 0 in a cash game.
   */
  handCompleted(table: Table, tournament: number): void {
    this.stats.recordHand(table.hand);
    const { log, completed, observer } = this;
    if (log === null && observer?.handCompleted === undefined) return;
    completed.tournament = tournament;
    completed.show(table.hand, table.name);
    log?.write(completed);
    observer?.handCompleted?.(completed);
  }

  /** A tournament or cash game is over. */
  sessionCompleted(): void {
    this.log?.endSession();
  }

  /** Completes the log files. */
  [Symbol.dispose](): void {
    this.log?.close();
  }
}

/** What there is to watch. */
export interface WatchedRun {
  /** Who plays. */
  readonly players: readonly PlayerIdentity[];
  /** Where hands are counted. */
  readonly stats: StatsCollector;
}

/**
 * Starts to watch.
 *
 * @throws {LogError} If logs are wanted and their folder cannot be made.
 * @throws {RangeError} If logs are wanted and cannot hold a player's name.
 */
export function watchHands(
  { game, output }: SimulationConfig,
  { observer, replacesLogs, wholeLogs }: WatchOptions,
  { players, stats }: WatchedRun,
): HandWatch {
  if (!output.logHands && !output.logActions) return new HandWatch(stats, null, observer);
  checkPlayerNames(players.map(({ name }) => name));
  const logger = new HandHistoryLogger({
    logDir: output.logDir,
    layout: output.logLayout,
    hands: output.logHands,
    actions: output.logActions,
    startTime: output.startTime === undefined ? runStart() : new Date(output.startTime),
    replace: replacesLogs,
    whole: wholeLogs !== undefined,
    sync: wholeLogs === "synced",
  });
  return new HandWatch(stats, new HandLogWriter(logger, game.betLimit.type), observer);
}

/** Hand numbers that each tournament of a run has for itself: hand 34 of the 12th is 12000034. */
export const NUMBERS_A_TOURNAMENT = 1_000_000;

/** Tournaments whose logs are in one folder. */
const TOURNAMENTS_A_FOLDER = 1_000;

/** Seconds between the starts of two tournaments of a run. */
const TOURNAMENT_STEP = 60;

/**
 * Folder of a tournament's logs in that of all logs, so that none holds too many files: none for the
 * first thousand, then `tournaments_1001-2000` and so on.
 */
function folderOf(tournament: number): string {
  const before = Math.floor((tournament - 1) / TOURNAMENTS_A_FOLDER) * TOURNAMENTS_A_FOLDER;
  return before <= 0 ? "" : `tournaments_${before + 1}-${before + TOURNAMENTS_A_FOLDER}`;
}

/**
 * Turns hands into log entries.
 *
 * Number and time of a hand follow from its tournament and its place there alone, not from what
 * was played before: hand 34 of tournament 12 is number 12000034, 34 seconds after the start of
 * the tournament. So a tournament has the same log wherever, and in whatever order, it is played.
 */
class HandLogWriter {
  private session = "";
  private tournament = 0;
  private hands = 0;
  /** What is told of the hands of a table, as long as its blinds stay. */
  private facts: HandFacts = { tableName: "" };
  private factsOf = "";
  /** Filled anew with every hand. */
  private readonly flat = new FlatHand();

  constructor(private readonly logger: HandHistoryLogger, private readonly limit: BetLimitType) {}

  write(completed: CompletedHand): void {
    const { logger, flat } = this;
    const { tournament } = completed;
    if (tournament !== this.tournament) this.hands = 0;
    this.tournament = tournament;
    this.session = tournament === 0 ? completed.tableName : `Tournament ${tournament}`;
    const start = tournament === 0 ? 0 : (tournament - 1) * TOURNAMENT_STEP;
    const hand = this.hands++;
    this.noteTable(completed);
    flattenHand(completed.hand, {
      facts: this.facts,
      time: logger.timeAfter(start + hand),
      handNumber: tournament * NUMBERS_A_TOURNAMENT + hand + 1,
    }, flat);
    logger.logFlatHand(flat, this.session, folderOf(tournament));
  }

  endSession(): void {
    this.logger.endSession(this.session);
  }

  close(): void {
    this.logger.close();
  }

  /**
   * Notes the table's name, with what the text tells nowhere else: a limit, and the blinds of
   * tournaments, which may be posted short.
   */
  private noteTable({ tableName, tournament, hand }: CompletedHand): void {
    const { smallBlind, bigBlind, ante } = hand;
    const key = tournament === 0 ? tableName : `${tableName}/${smallBlind}/${bigBlind}/${ante}`;
    if (key === this.factsOf) return;
    this.factsOf = key;
    const { limit } = this;
    const ofTournament = tournament > 0 && {
      tournament: { id: String(tournament) },
      stakes: { smallBlind, bigBlind, ante },
    };
    this.facts = { tableName: tableNameInLog({ tableName, limit, ...ofTournament }) };
  }
}
