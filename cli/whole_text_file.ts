/**
 * Text files that have their names only once they are whole.
 *
 * @module
 */
import { OutputError } from "./user_errors.ts";

/** Characters that are written at once. */
const FULL = 1 << 20;

const encoder = new TextEncoder();

/**
 * A text file that is written under another name, and gets its own when it is whole and on the disk.
 * So whoever finds the file finds all of it; one that was there before stays until then. Where its
 * path is a link, the file that the link leads to is replaced, and the link stays.
 */
export class WholeTextFile implements Disposable {
  private readonly target: string;
  private readonly unfinished: string;
  private file: Deno.FsFile | null = null;
  private waiting: string[] = [];
  private length = 0;

  /**
   * Begins a file.
   *
   * @param path Path of the file, once it is whole.
   * @throws {OutputError} If it cannot be begun.
   */
  constructor(readonly path: string) {
    this.target = targetOf(path);
    this.unfinished = `${this.target}.part`;
    this.attempt(() => {
      this.file = Deno.openSync(this.unfinished, { write: true, create: true, truncate: true });
    });
  }

  /**
   * Writes more text.
   *
   * @throws {OutputError} If it cannot be written, as on a full disk; nothing is left of the file.
   */
  write(text: string): void {
    this.waiting.push(text);
    this.length += text.length;
    if (this.length >= FULL) this.attempt((file) => this.flush(file));
  }

  /**
   * Waits until the file is on the disk, and gives it its name.
   *
   * @throws {OutputError} If that fails; nothing is left of the file.
   */
  complete(): void {
    this.attempt((file) => {
      this.flush(file);
      file.syncSync();
      Deno.renameSync(this.unfinished, this.target);
    });
    this.close();
  }

  /** Throws away what was not completed. */
  [Symbol.dispose](): void {
    if (this.file === null) return;
    this.close();
    try {
      Deno.removeSync(this.unfinished);
    } catch {
      // Somebody else has removed it.
    }
  }

  private flush(file: Deno.FsFile): void {
    const bytes = encoder.encode(this.waiting.join(""));
    for (let at = 0; at < bytes.length;) at += file.writeSync(bytes.subarray(at));
    this.waiting = [];
    this.length = 0;
  }

  private close(): void {
    this.file?.close();
    this.file = null;
  }

  /** Does some work, and if it fails throws the file away and says which it was. */
  private attempt(work: (file: Deno.FsFile) => void): void {
    try {
      work(this.file!);
    } catch (error) {
      this[Symbol.dispose]();
      throw new OutputError(`Cannot write ${this.path}: ${reasonOf(error)}`);
    }
  }
}

/**
 * Where a file is that is written to a path: there, or where the link that is there leads.
 *
 * @throws {OutputError} If it is a link that leads nowhere.
 */
export function targetOf(path: string): string {
  try {
    return isLink(path) ? Deno.realPathSync(path) : path;
  } catch (error) {
    throw new OutputError(
      `Cannot write ${path}: it is a link that leads nowhere (${reasonOf(error)})`,
    );
  }
}

/** What went wrong, in the words of the system. */
export function reasonOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}

function isLink(path: string): boolean {
  try {
    return Deno.lstatSync(path).isSymlink;
  } catch {
    return false; // what is wrong with the path is told when the file is begun
  }
}
