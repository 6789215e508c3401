/**
 * A log file that takes hand after hand and keeps only whole ones on the disk.
 *
 * @module
 */
import { ByteText } from "./_byte_text.ts";
import type { FlatHand } from "./flat_hand.ts";
import { writeIpoker } from "./ipoker/format_ipoker.ts";
import { LogError } from "./log_error.ts";

/** What a session needs of an open file; `Deno.FsFile` fits. */
export interface OpenFile {
  /** Writes some of the bytes, not always all; returns how many. */
  writeSync(bytes: Uint8Array): number;
  truncateSync(length: number): void;
  close(): void;
}

/** Bytes that make a write worthwhile. */
const FULL = 1 << 16;
const LF = 10;

/** Adds a hand to a file that `isFirst` tells is empty. */
export type HandWriter = (hand: FlatHand, to: ByteText, isFirst: boolean) => void;

/** Writes a hand in the `ipoker` format, with a blank line between it and the one before. */
export function writeLogEntry(hand: FlatHand, to: ByteText, isFirst: boolean): void {
  if (!isFirst) to.addCode(LF);
  writeIpoker(hand, to);
}

/** One open log file and the hands that are not on the disk yet. */
export class SessionFile {
  private readonly buffer = new ByteText(FULL + (1 << 14)); // room for a last hand
  /** Ends of the hands in the buffer. */
  private readonly handEnds: number[] = [];
  private bytesOnDisk = 0;
  /** What went wrong; null as long as all is well. */
  failure: LogError | null = null;

  /**
   * @param path Path of the file, for messages.
   * @param file The file, new and empty; closed by {@link close}.
   * @param write How a hand is written.
   */
  constructor(
    readonly path: string,
    private readonly file: OpenFile,
    private readonly write: HandWriter = writeLogEntry,
  ) {}

  /**
   * Adds a hand.
   *
   * @param hand A hand that the format has words for.
   * @throws {LogError} If the buffer was full and could not be written, now or before.
   */
  append(hand: FlatHand): void {
    if (this.failure !== null) throw this.failure;
    const { buffer } = this;
    this.write(hand, buffer, this.bytesOnDisk + buffer.length === 0);
    this.handEnds.push(buffer.length);
    if (buffer.length >= FULL) this.flush();
  }

  /**
   * Writes the buffer to the disk. If that fails, the file is cut back to its last whole hand and
   * takes no more.
   *
   * @throws {LogError} If not everything could be written.
   */
  flush(): void {
    const { file } = this;
    const { bytes, length } = this.buffer;
    let written = 0;
    try {
      while (written < length) {
        const count = file.writeSync(bytes.subarray(written, length));
        if (count === 0) throw new Error("no byte was written");
        written += count;
      }
    } catch (error) {
      this.fail(written, error as Error);
    }
    this.bytesOnDisk += length;
    this.forget();
  }

  /** Writes what is left and closes the file. A failure that was reported is not reported again. */
  close(): void {
    try {
      this.flush();
    } finally {
      this.file.close();
    }
  }

  private fail(written: number, cause: Error): never {
    let whole = 0;
    for (const end of this.handEnds) if (end <= written) whole = end;
    this.forget();
    let outcome = "the file ends with its last whole hand";
    try {
      this.file.truncateSync(this.bytesOnDisk + whole);
    } catch (error) {
      outcome = `its end could not be cut off either (${(error as Error).message})`;
    }
    this.failure = new LogError(this.path, `${cause.message}; ${outcome}`, cause);
    throw this.failure;
  }

  private forget(): void {
    this.buffer.length = 0;
    this.handEnds.length = 0;
  }
}
