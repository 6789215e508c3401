/**
 * What went wrong with a log file.
 *
 * @module
 */

/** A log file that could not be written. Hands that were logged before it are whole. */
export class LogError extends Error {
  /**
   * Says which file could not be written, and why.
   *
   * @param path The file or folder.
   * @param reason What could not be done and why.
   * @param cause The error below, if there is one.
   */
  constructor(readonly path: string, reason: string, cause?: unknown) {
    super(`Cannot write ${path}: ${reason}`, cause === undefined ? undefined : { cause });
    this.name = "LogError";
  }
}
