/**
 * A log file that takes hand after hand and keeps only whole ones on the disk.
 *
 * @module
 */
import { LogError } from "./log_error.ts";

/** What a session needs of an open file; `Deno.FsFile` fits. */
export interface OpenFile {
  /** Writes some of the bytes, not always all; returns how many. */
  writeSync(bytes: Uint8Array): number;
  truncateSync(length: number): void;
  close(): void;
}

const BUFFER_BYTES = 1 << 16;
const LF = 10;

const encoder = new TextEncoder();

/** One open log file and the hands that are not on the disk yet. */
export class SessionFile {
  private buffer = new Uint8Array(BUFFER_BYTES);
  private used = 0;
  /** Ends of the hands in the buffer. */
  private readonly handEnds: number[] = [];
  private bytesOnDisk = 0;
  private failure: LogError | null = null;

  /**
   * @param path Path of the file, for messages.
   * @param file The file, new and empty; closed by {@link close}.
   */
  constructor(readonly path: string, private readonly file: OpenFile) {}

  /**
   * Adds a hand, with a blank line between it and the one before.
   *
   * @throws {LogError} If the buffer was full and could not be written, now or before.
   */
  append(text: string): void {
    if (this.failure !== null) throw this.failure;
    const most = 3 * text.length + 1; // no UTF-16 unit takes more than three bytes
    if (this.used + most > this.buffer.length) {
      this.flush();
      if (most > this.buffer.length) this.buffer = new Uint8Array(most);
    }
    if (this.bytesOnDisk + this.used > 0) this.buffer[this.used++] = LF;
    this.used += encoder.encodeInto(text, this.buffer.subarray(this.used)).written;
    this.handEnds.push(this.used);
  }

  /**
   * Writes the buffer to the disk. If that fails, the file is cut back to its last whole hand and
   * takes no more.
   *
   * @throws {LogError} If not everything could be written.
   */
  flush(): void {
    const { buffer, file, used } = this;
    let written = 0;
    try {
      while (written < used) {
        const count = file.writeSync(buffer.subarray(written, used));
        if (count === 0) throw new Error("no byte was written");
        written += count;
      }
    } catch (error) {
      this.fail(written, error as Error);
    }
    this.bytesOnDisk += used;
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
    this.used = 0;
    this.handEnds.length = 0;
  }
}
