/**
 * Writes the hands of a run to files.
 *
 * @module
 */
import { writeActionRows } from "./_action_rows.ts";
import { ByteText } from "./_byte_text.ts";
import { FlatHand } from "./flat_hand.ts";
import { flattenRecord } from "./flatten_record.ts";
import { beginFile, finishFile, syncPath } from "./_unfinished_file.ts";
import { type HandWriter, SessionFile, writeLogEntry } from "./_session_file.ts";
import { checkIpoker, writeIpoker } from "./ipoker/format_ipoker.ts";
import { LogError } from "./log_error.ts";
import type { HandHistoryRecord } from "./record.ts";
import { formatTimestamp } from "./timestamp.ts";

/** Where and how a {@link HandHistoryLogger} writes. */
export interface HandLoggerOptions {
  /** Folder of the files; it is made if it is missing. TOML: `log_dir`. */
  readonly logDir: string;
  /** One file for each hand, or one for each table or tournament. TOML: `log_layout`. */
  readonly layout: "per_hand" | "per_session";
  /** Whether hands are written; they are where left out. TOML: `log_hands`. */
  readonly hands?: boolean;
  /** Whether decisions are written as well; not where left out. TOML: `log_actions`. */
  readonly actions?: boolean;
  /** Start of the run, in milliseconds since 1970 or as a date. TOML: `start_time`. */
  readonly startTime: Date | number;
  /** Whether files that are there are written anew; they are an error where left out. */
  readonly replace?: boolean;
  /**
   * Whether a file of a session has its name only once the session is over: until then it is called
   * `NAME.1.part`. A file that is being written has its name from the beginning where left out.
   */
  readonly whole?: boolean;
  /** Whether such files are on the disk before they have their names. */
  readonly sync?: boolean;
}

/** A file of a session that goes on. */
interface OpenSession {
  readonly file: SessionFile;
  /** Its name, once the session is over. */
  readonly path: string;
  /** Its name until then. */
  readonly openPath: string;
}

/**
 * Logs hands in the `ipoker` format: with layout `per_hand` to `hand_<n>_<time>.txt`, else to
 * `session_<name>_<time>.txt`, where a blank line separates hands and the time is that of the
 * run's start, so that sessions of two runs never have the same name by chance.
 *
 * Decisions go to `actions_<name>_<time>.csv`, one file a session whatever the layout: a row for each
 * with its hand, table, street, chair, player, action, chips, total on the street, whether it was
 * all-in, and the pot before it.
 *
 * No file is ever appended to, and none overwritten unless `replace` says that they are those of this
 * very run. Where the name is taken, as by an earlier run with the
 * same fixed start time, the hand is refused: mixing two runs in one folder would make every count
 * over it wrong, so the user has to move the old files or name another folder.
 *
 * Sessions are buffered. Whatever goes wrong, files hold whole hands only.
 */
export class HandHistoryLogger {
  private readonly sessions = new Map<string, OpenSession>();
  private readonly actions = new Map<string, OpenSession>();
  /** Folders that are there. */
  private readonly folders = new Set<string>();
  private readonly startTime: number;
  // Filled anew with every hand.
  private readonly flat = new FlatHand();
  private readonly text = new ByteText(4096);

  /**
   * Makes the folder, if it is missing.
   *
   * @param options Where and how to write.
   * @throws {LogError} If the folder cannot be made.
   * @throws {RangeError} If the start time is no time.
   */
  constructor(private readonly options: HandLoggerOptions) {
    this.startTime = Number(options.startTime);
    formatTimestamp(this.startTime); // better refused now than at the first hand
    this.makeFolder(options.logDir);
  }

  /** The time that many seconds after the start of the run, in seconds since 1970. */
  timeAfter(seconds: number): number {
    return Math.floor(this.startTime / 1000) + seconds;
  }

  /**
   * Logs a hand under the number and time that its record holds.
   *
   * @param record The hand.
   * @param session The session whose file it goes to; its table where left out.
   * @param folder Folder of the session in that of the logs; none where left out.
   * @throws {LogError} If a file cannot be made or written.
   * @throws {RangeError} If the format has no words for what the hand holds.
   */
  logHand(record: HandHistoryRecord, session: string = record.tableName, folder = ""): void {
    if (this.options.hands ?? true) checkIpoker(record); // before a file is made
    this.logFlatHand(flattenRecord(record, this.flat), session, folder);
  }

  /**
   * The same of a flat hand, which the format must have words for: {@link flattenHand} makes such.
   *
   * @param hand The hand, with all that {@link FlatHand} can hold.
   * @param session The session whose file it goes to.
   * @param folder Folder of the session in that of the logs; none where empty.
   * @throws {LogError} If a file cannot be made or written.
   */
  logFlatHand(hand: FlatHand, session: string, folder: string): void {
    const { layout, hands = true, actions = false } = this.options;
    if (hands && layout === "per_hand") this.writeFile(hand, folder);
    else if (hands) {
      (this.sessions.get(session) ?? this.startSession(session, folder)).file.append(hand);
    }
    if (!actions) return;
    (this.actions.get(session) ?? this.startActions(session, folder)).file.append(hand);
  }

  /** Completes and closes the files of a session that is over. */
  endSession(session: string): void {
    const hands = this.sessions.get(session);
    const actions = this.actions.get(session);
    this.sessions.delete(session);
    this.actions.delete(session);
    try {
      if (hands !== undefined) this.complete(hands);
    } finally {
      if (actions !== undefined) this.complete(actions);
    }
  }

  /** Writes all that is buffered to the disk. */
  flush(): void {
    for (const { file } of this.sessions.values()) file.flush();
    for (const { file } of this.actions.values()) file.flush();
  }

  /** Ends all sessions. */
  close(): void {
    const failures: unknown[] = [];
    for (const session of new Set([...this.sessions.keys(), ...this.actions.keys()])) {
      try {
        this.endSession(session);
      } catch (error) {
        failures.push(error);
      }
    }
    if (failures.length > 0) throw failures[0];
    const { whole, sync } = this.options;
    if (whole && sync) {
      for (const folder of this.folders) {
        this.attempt(folder, () => syncPath(folder));
      }
    }
  }

  /** Ends all sessions. */
  [Symbol.dispose](): void {
    this.close();
  }

  /** Writes a file that holds one hand. */
  private writeFile(hand: FlatHand, folder: string): void {
    const { text } = this;
    text.length = 0;
    writeIpoker(hand, text);
    const path = this.pathOf(folder, `hand_${hand.handNumber}`, hand.timestamp!);
    try {
      if (this.options.replace) removeIfThere(path);
      Deno.writeFileSync(path, text.bytes.subarray(0, text.length), { createNew: true });
    } catch (error) {
      if (error instanceof Deno.errors.AlreadyExists) throw takenError(path, error);
      removeIfThere(path); // a part of a hand is worse than none
      throw new LogError(path, messageOf(error), error);
    }
  }

  /** Opens the log of a session at its first hand. */
  private startSession(session: string, folder: string): OpenSession {
    const start = formatTimestamp(this.startTime);
    const path = this.pathOf(folder, `session_${safeFileName(session)}`, start);
    const file = this.openFile(path, writeLogEntry);
    this.sessions.set(session, file);
    return file;
  }

  /** Opens the rows of a session at its first hand. */
  private startActions(session: string, folder: string): OpenSession {
    const start = formatTimestamp(this.startTime);
    const path = this.pathOf(folder, `actions_${safeFileName(session)}`, start, "csv");
    const file = this.openFile(path, writeActionRows);
    this.actions.set(session, file);
    return file;
  }

  /** Opens an empty file. */
  private openFile(path: string, write: HandWriter): OpenSession {
    const { whole, replace } = this.options;
    try {
      if (whole) {
        if (!replace && isThere(path)) throw new Deno.errors.AlreadyExists();
        const { file, path: openPath } = beginFile(path);
        return { file: new SessionFile(path, file, write), path, openPath };
      }
      if (replace) removeIfThere(path);
      const file = Deno.openSync(path, { write: true, createNew: true });
      return { file: new SessionFile(path, file, write), path, openPath: path };
    } catch (error) {
      if (error instanceof Deno.errors.AlreadyExists) throw takenError(path, error);
      throw new LogError(path, messageOf(error), error);
    }
  }

  /** Completes a file; of one that could not be written, nothing is left unless it has its name. */
  private complete({ file, path, openPath }: OpenSession): void {
    if (openPath === path) return file.close();
    try {
      file.close();
      if (file.failure !== null) return removeIfThere(openPath); // which was told
      this.attempt(path, () => finishFile(openPath, path, this.options.sync === true));
    } catch (error) {
      removeIfThere(openPath);
      throw error;
    }
  }

  /** Path of the file whose name begins with `start` and ends with a time; its folder is there. */
  private pathOf(folder: string, start: string, timestamp: string, ending = "txt"): string {
    const time = timestamp.slice(0, 19).replace("T", "_").replaceAll(":", "-");
    const { logDir } = this.options;
    const path = folder === "" ? logDir : `${logDir}/${folder}`;
    this.makeFolder(path);
    return `${path}/${start}_${time}.${ending}`;
  }

  /** Makes a folder, if it is missing. */
  private makeFolder(path: string): void {
    if (this.folders.has(path)) return;
    try {
      Deno.mkdirSync(path, { recursive: true });
    } catch (error) {
      throw new LogError(path, `no such folder can be made: ${messageOf(error)}`, error);
    }
    this.folders.add(path);
  }

  /** Does some work, and says which path it was if it fails. */
  private attempt(path: string, work: () => void): void {
    try {
      work();
    } catch (error) {
      throw new LogError(path, messageOf(error), error);
    }
  }
}

/** A session's name as part of a file name: `Tournament 12, Table 1` is `Tournament_12_Table_1`. */
function safeFileName(name: string): string {
  return name.replace(/[^A-Za-z0-9.-]+/g, "_").slice(0, 100);
}

function takenError(path: string, cause: unknown): LogError {
  return new LogError(
    path,
    "the file exists, and logs are never overwritten; move it or choose another log_dir",
    cause,
  );
}

function isThere(path: string): boolean {
  try {
    Deno.lstatSync(path);
    return true;
  } catch (error) {
    if (error instanceof Deno.errors.NotFound) return false;
    throw error;
  }
}

function removeIfThere(path: string): void {
  try {
    Deno.removeSync(path);
  } catch (error) {
    if (!(error instanceof Deno.errors.NotFound)) throw error;
  }
}

function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}
