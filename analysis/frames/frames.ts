/**
 * The four tables of this laboratory, as DataFrames for notebooks and as plain columns: tournaments,
 * players, hands, actions. Those of runs and of histories of any format have the same columns.
 *
 * @module
 */
import type {
  CashGameResult,
  FlatHand,
  HandHistoryRecord,
  ParsedHands,
  ReadHands,
  SngSeriesResult,
  TournamentResult,
} from "@marvin/holdem";
import { foundText } from "../metrics/checks.ts";
import { type HandLike, readableRecord } from "./_hand_source.ts";
import { ActionsRecorder } from "./actions_recorder.ts";
import type { ColumnData } from "./column_data.ts";
import { checkRowCount, type DataFrame, toDataFrame } from "./danfo.ts";
import { HandsRecorder } from "./hands_recorder.ts";
import {
  playersOfResult,
  PlayersRecorder,
  type PlayersRecorderOptions,
} from "./players_recorder.ts";
import { SeriesRecorder, type TournamentTerms } from "./series_recorder.ts";

/**
 * Hands of a history that are there at once: records, or what `parseHands()` gives. Hands that were not
 * read are left out.
 */
export type Hands = Iterable<HandLike>;

/** The same, or what `readHands()` gives, whose files are read while the frame is made. */
export type HandStream = Hands | AsyncIterable<HandLike>;

/** Results of a run. */
export type RunResult = CashGameResult | SngSeriesResult | TournamentResult;

/**
 * A DataFrame with one row for each tournament and player; see {@link SERIES_COLUMNS}.
 *
 * @param source A {@link SeriesRecorder} that has watched a run, the result of a single tournament, or
 * the hands of a history.
 * @param terms What a history does not tell: cost and prizes. Of a single table with all its hands
 * the places are worked out; else they are null where the history does not state them.
 * @throws {RangeError} If there are more than 200,000 rows, or no hand of any file could be read.
 * @throws {TypeError} If the source is the result of a series, which has no single tournaments.
 */
export async function seriesFrame(
  source: SeriesRecorder | TournamentResult | HandStream,
  terms: TournamentTerms = {},
): Promise<DataFrame> {
  if (source instanceof SeriesRecorder) return await toDataFrame(source.data);
  checkSource(source);
  if ("standings" in source) return await toDataFrame(seriesColumns(source));
  const recorder = new SeriesRecorder({ ...terms, maxRows: Infinity });
  await addAll(source, recorder);
  return await toDataFrame(recorder.data);
}

/**
 * The same as {@link seriesFrame} as plain columns, without danfojs and without limit.
 *
 * @throws {TypeError} As there, and if the source is what `readHands()` gives, which cannot be waited
 * for here.
 */
export function seriesColumns(
  source: SeriesRecorder | TournamentResult | Hands,
  terms: TournamentTerms = {},
): ColumnData {
  if (source instanceof SeriesRecorder) return source.data;
  checkSource(source);
  if ("standings" in source) {
    const recorder = new SeriesRecorder({ cost: source.series.entryCost });
    if (source.standings.length > 0) recorder.tournamentCompleted({ number: 1, ...source });
    return recorder.data;
  }
  const recorder = new SeriesRecorder({ ...terms, maxRows: Infinity });
  addEach(source, recorder);
  return recorder.data;
}

/**
 * A DataFrame with one row for each player; see {@link PLAYER_COLUMNS}.
 *
 * @param source Results of a run, a {@link PlayersRecorder} that has watched one, or the hands of a
 * history.
 * @param options What a history does not tell, and whether to work out all-in adjusted winnings.
 * @throws {RangeError} If no hand of any file could be read.
 * @throws {TypeError} If the source is none of these.
 */
export async function playersFrame(
  source: RunResult | PlayersRecorder | HandStream,
  options: PlayersRecorderOptions = {},
): Promise<DataFrame> {
  checkSource(source);
  if (source instanceof PlayersRecorder || "gameType" in source) {
    return await toDataFrame(playersColumns(source));
  }
  const recorder = new PlayersRecorder(options);
  await addAll(source, recorder);
  return await toDataFrame(recorder.data);
}

/**
 * The same as {@link playersFrame} as plain columns, without danfojs.
 *
 * @throws {TypeError} As there, and if the source is what `readHands()` gives, which cannot be waited
 * for here.
 */
export function playersColumns(
  source: RunResult | PlayersRecorder | Hands,
  options: PlayersRecorderOptions = {},
): ColumnData {
  if (source instanceof PlayersRecorder) return source.data;
  checkSource(source);
  if ("standings" in source) return playersOfResult(source.series);
  if ("gameType" in source) return playersOfResult(source);
  const recorder = new PlayersRecorder(options);
  addEach(source, recorder);
  return recorder.data;
}

/** Options of {@link handsFrame}. */
export interface HandsFrameOptions {
  /** Whether to work out all-in adjusted winnings; true where left out, see {@link HandsRecorder}. */
  readonly allInEv?: boolean;
}

/**
 * A DataFrame with one row for each hand and player; see {@link HAND_COLUMNS}.
 *
 * @param source A {@link HandsRecorder} that has watched a run, or the hands of a history.
 * @param options What to work out.
 * @throws {RangeError} If there are more than 200,000 rows, or no hand of any file could be read.
 * @throws {TypeError} If the source is the result of a run, which has no single hands.
 */
export async function handsFrame(
  source: HandsRecorder | HandStream,
  options: HandsFrameOptions = {},
): Promise<DataFrame> {
  if (source instanceof HandsRecorder) return await toDataFrame(source.data);
  const recorder = new HandsRecorder({ ...options, maxRows: Infinity });
  await addAll(source, recorder, () => checkRowCount(recorder.rowCount));
  return await toDataFrame(recorder.data);
}

/**
 * The same as {@link handsFrame} as plain columns, without danfojs and without limit.
 *
 * @throws {TypeError} As there, and if the source is what `readHands()` gives, which cannot be waited
 * for here.
 */
export function handsColumns(
  source: HandsRecorder | Hands,
  options: HandsFrameOptions = {},
): ColumnData {
  if (source instanceof HandsRecorder) return source.data;
  const recorder = new HandsRecorder({ ...options, maxRows: Infinity });
  addEach(source, recorder);
  return recorder.data;
}

/**
 * A DataFrame with one row for each post and action; see {@link ACTION_COLUMNS}.
 *
 * @param source An {@link ActionsRecorder} that has watched a run, or the hands of a history.
 * @throws {RangeError} If there are more than 200,000 rows, or no hand of any file could be read.
 * @throws {TypeError} If the source is the result of a run, which has no single hands.
 */
export async function actionsFrame(source: ActionsRecorder | HandStream): Promise<DataFrame> {
  if (source instanceof ActionsRecorder) return await toDataFrame(source.data);
  const recorder = new ActionsRecorder({ maxRows: Infinity });
  await addAll(source, recorder, () => checkRowCount(recorder.rowCount));
  return await toDataFrame(recorder.data);
}

/**
 * The same as {@link actionsFrame} as plain columns, without danfojs and without limit.
 *
 * @throws {TypeError} As there, and if the source is what `readHands()` gives, which cannot be waited
 * for here.
 */
export function actionsColumns(source: ActionsRecorder | Hands): ColumnData {
  if (source instanceof ActionsRecorder) return source.data;
  const recorder = new ActionsRecorder({ maxRows: Infinity });
  addEach(source, recorder);
  return recorder.data;
}

/** What hands can be added to. */
interface Recorder {
  add(hand: HandHistoryRecord | FlatHand): void;
}

/** Gives hands to a recorder, and remembers whether there was one. */
class HandCollector {
  private hasHands = false;
  private reason: string | undefined;

  constructor(private readonly recorder: Recorder, private readonly check: () => void) {}

  hand(hand: HandHistoryRecord | FlatHand): void {
    this.hasHands = true;
    this.recorder.add(hand);
    this.check();
  }

  problem({ status, reason }: { readonly status: string; readonly reason?: string }): void {
    if (status === "error") this.reason ??= reason;
  }

  /** Takes a record, or what a reader made of it. */
  take(hand: HandLike): void {
    const record = readableRecord(hand);
    if (record !== null) this.hand(record);
    else if ("status" in hand) this.problem(hand);
  }

  /**
   * Refuses files of which no hand could be read, such as a folder that there is not: an empty table
   * would not say why.
   */
  finish(): void {
    if (this.hasHands || this.reason === undefined) return;
    throw new RangeError(`Cannot find a hand: ${this.reason}`);
  }
}

/** Adds the hands of a history to a recorder, and looks after each whether to go on. */
async function addAll(
  source: HandStream,
  recorder: Recorder,
  check: () => void = () => {},
): Promise<void> {
  const collector = new HandCollector(recorder, check);
  checkSource(source);
  const areFiles = Symbol.asyncIterator in source;
  if (!areFiles) checkIterable(source);
  if (canScan(source)) await source.scan(collector);
  else for await (const hand of source) collector.take(hand);
  if (areFiles) collector.finish();
}

function addEach(source: Hands, recorder: Recorder): void {
  const collector = new HandCollector(recorder, () => {});
  checkIterable(source);
  if (canScan(source)) source.scan(collector);
  else for (const hand of source) collector.take(hand);
}

/** Whether hands can be had without a record of each. */
function canScan<Source extends HandStream>(
  source: Source,
): source is Source & (Source extends Hands ? ParsedHands : ParsedHands | ReadHands) {
  return "scan" in source && typeof source.scan === "function";
}

/** Refuses texts and the like, whose characters are no hands. */
function checkSource(source: object): void {
  if (typeof source === "object" && source !== null) return;
  throw new TypeError(
    `Cannot find hands in ${
      foundText(source)
    }: wanted records, parseHands(text) or readHands(paths)`,
  );
}

function checkIterable(source: object): void {
  checkSource(source);
  if (Symbol.iterator in source) return;
  if ("then" in source) throw new TypeError(`Cannot find hands: found ${foundText(source)}`);
  if (Symbol.asyncIterator in source) {
    throw new TypeError(
      "Cannot make columns of files that are still to be read: await handsFrame(…) or one of its " +
        "sisters instead, or await readHands(…).scan(recorder) and give the recorder to this function",
    );
  }
  throw new TypeError(
    "Cannot find single hands or tournaments in results: give the run a recorder as its observer, " +
      "such as new SeriesRecorder() or new HandsRecorder(), and then the recorder to this function",
  );
}
