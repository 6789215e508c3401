/**
 * A file that grows by lines, each with a checksum, so that whatever happens to it is noticed.
 *
 * @module
 */
import { crc32 } from "./_crc32.ts";

/** Where a line stands in the file, in bytes, without its end. */
export interface LinePlace {
  readonly start: number;
  readonly length: number;
}

const LF = 10;
/** A tab and the checksum, after the text of a line. */
const CHECK_LENGTH = 9;
const CHUNK = 1 << 20;

const encoder = new TextEncoder();
const decoder = new TextDecoder();

/** An open file of lines `<JSON>\t<CRC-32>\n`. */
export class CheckedLines {
  /** Lines whose checksum is right, in their order. */
  readonly good: readonly LinePlace[];
  /** Where the last whole line ends: the length the file should have. */
  private end = 0;

  /**
   * Reads all lines, and changes nothing.
   *
   * @param file The file; closed by {@link close}.
   */
  constructor(private readonly file: Deno.FsFile) {
    const good: LinePlace[] = [];
    for (const [start, line] of wholeLines(file)) {
      this.end = start + line.length + 1;
      if (isChecked(line)) good.push({ start, length: line.length });
    }
    this.good = good;
  }

  /** Whether no line has been completed. */
  get isEmpty(): boolean {
    return this.end === 0;
  }

  /** The first characters of the file. */
  head(length: number): string {
    return decoder.decode(this.bytes(0, length));
  }

  /** Cuts off the bytes after the last whole line. */
  cutTail(): void {
    this.file.truncateSync(this.end);
  }

  /** What a good line holds. */
  read({ start, length }: LinePlace): unknown {
    return JSON.parse(decoder.decode(this.bytes(start, length - CHECK_LENGTH)));
  }

  /**
   * Adds a line, and waits until it is on the disk. If that fails, nothing of it is left there.
   *
   * @returns Where it stands.
   */
  append(value: unknown): LinePlace {
    const text = JSON.stringify(value);
    const line = encoder.encode(`${text}\t${crc32(encoder.encode(text))}\n`);
    const place = { start: this.end, length: line.length - 1 };
    try {
      this.file.seekSync(this.end, Deno.SeekMode.Start);
      for (let written = 0; written < line.length;) {
        written += this.file.writeSync(line.subarray(written)); // may be short on a full disk
      }
      this.file.syncDataSync();
    } catch (error) {
      this.cutTail();
      throw error;
    }
    this.end += line.length;
    return place;
  }

  /** Closes the file, which also gives up its lock. */
  close(): void {
    this.file.close();
  }

  private bytes(start: number, length: number): Uint8Array {
    const bytes = new Uint8Array(length);
    this.file.seekSync(start, Deno.SeekMode.Start);
    for (let filled = 0; filled < length;) {
      const count = this.file.readSync(bytes.subarray(filled));
      if (count === null) return bytes.subarray(0, filled);
      filled += count;
    }
    return bytes;
  }
}

/** Each line that has an end, without it, and where it starts. */
function* wholeLines(file: Deno.FsFile): Generator<[start: number, line: Uint8Array]> {
  const chunk = new Uint8Array(CHUNK);
  let rest = new Uint8Array(0);
  let start = 0;
  file.seekSync(0, Deno.SeekMode.Start);
  for (let count = file.readSync(chunk); count !== null; count = file.readSync(chunk)) {
    const bytes = new Uint8Array(rest.length + count);
    bytes.set(rest);
    bytes.set(chunk.subarray(0, count), rest.length);
    let from = 0;
    for (let to = bytes.indexOf(LF); to >= 0; to = bytes.indexOf(LF, from)) {
      yield [start, bytes.subarray(from, to)];
      start += to + 1 - from;
      from = to + 1;
    }
    rest = bytes.subarray(from);
  }
}

function isChecked(line: Uint8Array): boolean {
  const length = line.length - CHECK_LENGTH;
  if (length < 0) return false;
  return decoder.decode(line.subarray(length)) === `\t${crc32(line.subarray(0, length))}`;
}
