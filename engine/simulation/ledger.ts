/**
 * The ledger: a file that keeps what is finished of a series, so that a run that was stopped, or
 * killed at any instant, goes on where it was.
 *
 * @module
 */
import type { SimulationConfig } from "../config/mod.ts";
import { canonicalSeed, drawSeed } from "../random/mod.ts";
import { CheckedLines, type LinePlace } from "./_checked_lines.ts";
import { findDifference } from "./_config_difference.ts";
import { runStart } from "./clock.ts";
import type { Executor, SeriesState, SeriesUnit } from "./executor.ts";
import { isWhole } from "./series_unit.ts";
import type { Shard, TournamentRange } from "./shard.ts";

/** What a ledger is of: all that decides what its units come to. */
export interface LedgerRun {
  /** Version of the program that plays. */
  readonly version: string;
  /** What is played; a ledger's own always has a seed, and a start time where hands are logged. */
  readonly config: SimulationConfig;
  /** Tournaments of a unit. */
  readonly unitSize: number;
  /** The part of the series, where it is not all. */
  readonly shard?: Shard;
}

/** A ledger that cannot be used or written. */
export class LedgerError extends Error {
  /**
   * Says which ledger it is, and what is wrong.
   *
   * @param path The file.
   * @param message What could not be done, and why.
   * @param cause The error below, if there is one.
   */
  constructor(readonly path: string, message: string, cause?: unknown) {
    super(message, cause === undefined ? undefined : { cause });
    this.name = "LedgerError";
  }
}

/** How a file begins. Another one is never written to, as it may be anything of the user's. */
const FIRST_LINE = '{"ledger":1,';

/**
 * Finished units of one run, in a file of lines with checksums: the first tells the run, each other
 * a unit. A line that is damaged is left out, and its unit is played again.
 */
export class Ledger {
  /** Where each unit stands, by its {@link keyOf | key}. */
  private readonly places = new Map<string, LinePlace>();

  private constructor(
    /** Path of the file. */
    readonly path: string,
    /** What is played. Play this, so that all units fit together. */
    readonly run: LedgerRun,
    /** Whether the run was begun before. */
    readonly isResumed: boolean,
    private readonly lines: CheckedLines,
  ) {
    for (const place of lines.good.slice(1)) {
      this.places.set(keyOf(lines.read(place) as TournamentRange), place);
    }
  }

  /**
   * Opens the ledger of a run, or begins one, and keeps others out until it is closed.
   *
   * @param path The file.
   * @param wanted What is to be played. The length of a series may differ from that of an earlier
   * run, and so may the size of units. Where no seed is given, the ledger's is used, or one drawn.
   * @throws {LedgerError} If the file is no ledger, one of another run, in use, or out of reach.
   */
  static open(path: string, wanted: LedgerRun): Ledger {
    const file = openFile(path, { read: true, write: true, create: true });
    try {
      if (!file.tryLockSync(true)) {
        throw new LedgerError(path, `Cannot use ${path}: another run is writing to it`);
      }
      const lines = new CheckedLines(file);
      const stored = storedRun(path, lines);
      if (stored !== null) checkSame(path, stored, wanted);
      lines.cutTail();
      const run = stored ?? begun(wanted);
      if (stored === null) append(path, lines, { ledger: 1, ...run });
      return new Ledger(path, run, stored !== null, lines);
    } catch (error) {
      file.close();
      throw error;
    }
  }

  /**
   * Opens a ledger to look into it.
   *
   * @throws {LedgerError} If there is none.
   */
  static read(path: string): Ledger {
    const file = openFile(path, { read: true });
    try {
      const lines = new CheckedLines(file);
      const stored = storedRun(path, lines);
      if (stored === null) throw noLedger(path);
      return new Ledger(path, stored, true, lines);
    } catch (error) {
      file.close();
      throw error;
    }
  }

  /** Whether a unit is finished. */
  has(unit: TournamentRange): boolean {
    return this.places.has(keyOf(unit));
  }

  /** What a unit came to, or null where it is not finished. */
  find(unit: TournamentRange): SeriesState | null {
    const place = this.places.get(keyOf(unit));
    if (place === undefined) return null;
    return (this.lines.read(place) as { state: SeriesState }).state;
  }

  /**
   * Keeps a finished unit. It is on the disk when this returns.
   *
   * @throws {LedgerError} If it cannot be written; units that were kept before are still there.
   */
  append({ from, to }: TournamentRange, state: SeriesState): void {
    this.places.set(keyOf({ from, to }), append(this.path, this.lines, { from, to, state }));
  }

  /** Closes the file, and lets others in. */
  close(): void {
    this.lines.close();
  }

  /** Closes the file. */
  [Symbol.dispose](): void {
    this.close();
  }
}

/**
 * Has units played that a ledger does not hold, and keeps them there.
 *
 * @param executor Who plays them.
 * @param ledger Where they are kept. Its run is the one to play:
 * `runSngSeries(run.config, { executor, unitSize: run.unitSize, shard: run.shard })`.
 * @param hasRows Whether the rows of a finished unit are there, for runs that write some: if not, it
 * is played again.
 */
export function withLedger(
  executor: Executor,
  ledger: Ledger,
  hasRows: (unit: SeriesUnit) => boolean = () => true,
): Executor {
  return {
    jobs: executor.jobs,
    async run(unit: SeriesUnit, signal?: AbortSignal): Promise<SeriesState> {
      if (unit.adjustment !== undefined) {
        throw new RangeError("Cannot keep a comparison in a ledger: only a series");
      }
      const known = ledger.find(unit);
      const isTold = !unit.tellsTournaments || known?.finished !== undefined;
      if (known !== null && isTold && hasRows(unit)) return known;
      const again = ledger.isResumed || unit.again;
      const state = await executor.run({ ...unit, again, isKept: true }, signal);
      if (isWhole(unit, state)) ledger.append(unit, state);
      return state;
    },
  };
}

/**
 * Says how two runs differ, or null where their units fit together.
 *
 * @param theirs A run.
 * @param ours Another; what it leaves to chance (seed, start time) fits with anything.
 */
export function differenceOfRuns(theirs: LedgerRun, ours: LedgerRun): string | null {
  if (theirs.version !== ours.version) {
    return `of another version of the program: ${theirs.version} there, ${ours.version} here`;
  }
  const { game, output } = ours.config;
  const isFree = { seed: game.seed === undefined, startTime: output.startTime === undefined };
  const difference = findDifference(comparable(theirs, isFree), comparable(ours, isFree));
  if (difference === null) return null;
  const [path, there, here] = difference;
  const what = path === "game.seed" ? "of another seed" : `of another config: ${path} is`;
  return `${what} ${JSON.stringify(there)} there, ${JSON.stringify(here)} here`;
}

/** All of a run that must be the same, as plain as it is in a file. */
function comparable(
  { config: { game, output }, shard }: LedgerRun,
  isFree: { readonly seed: boolean; readonly startTime: boolean },
): unknown {
  const { directory: _, numTournaments, startTime, ...logs } = output;
  return throughJson({
    game: { ...game, seed: isFree.seed ? undefined : canonicalSeed(game.seed!) },
    output: {
      ...logs,
      startTime: isFree.startTime ? undefined : startTime,
      // A series can be made longer: that changes no tournament, but what belongs to a shard.
      numTournaments: shard === undefined ? undefined : numTournaments,
    },
    shard,
  });
}

/** A value as it comes back from a file. */
function throughJson<T>(value: T): T {
  return JSON.parse(JSON.stringify(value));
}

/** The run with nothing left to chance. */
function begun(run: LedgerRun): LedgerRun {
  const { game, output } = run.config;
  const isLogged = output.logHands || output.logActions;
  const startTime = output.startTime ?? (isLogged ? runStart().toISOString() : undefined);
  return throughJson({
    ...run,
    config: {
      game: { ...game, seed: game.seed ?? drawSeed() },
      output: { ...output, startTime },
    },
  });
}

/** The run that the first line tells, or null where the file has not got that far. */
function storedRun(path: string, lines: CheckedLines): LedgerRun | null {
  const [first] = lines.good;
  if (first?.start === 0) {
    const { ledger, ...run } = lines.read(first) as LedgerRun & { ledger: number };
    if (ledger === 1) return run;
  }
  if (lines.isEmpty && FIRST_LINE.startsWith(lines.head(FIRST_LINE.length))) return null;
  throw noLedger(path);
}

function checkSame(path: string, stored: LedgerRun, wanted: LedgerRun): void {
  const difference = differenceOfRuns(stored, wanted);
  if (difference !== null) {
    throw new LedgerError(path, `Cannot go on with the ledger ${path} as it is ${difference}`);
  }
}

function append(path: string, lines: CheckedLines, value: unknown): LinePlace {
  try {
    return lines.append(value);
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw new LedgerError(path, `Cannot write ${path}: ${reason}; what it held is kept`, error);
  }
}

function openFile(path: string, options: Deno.OpenOptions): Deno.FsFile {
  try {
    return Deno.openSync(path, options);
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw new LedgerError(path, `Cannot open the ledger ${path}: ${reason}`, error);
  }
}

function noLedger(path: string): LedgerError {
  return new LedgerError(
    path,
    `Cannot use ${path}: it is no ledger, or its first line is damaged; move it away to start anew`,
  );
}

function keyOf({ from, to }: TournamentRange): string {
  return `${from}-${to}`;
}
