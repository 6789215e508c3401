/**
 * What can go wrong between machines.
 *
 * @module
 */

/** Redis that cannot be used, or a unit that a worker could not play. */
export class ClusterError extends Error {
  /**
   * Never shows a password.
   *
   * @param message What could not be done, and why.
   * @param cause The error below, if there is one.
   */
  constructor(message: string, cause?: unknown) {
    super(message, cause === undefined ? undefined : { cause });
    this.name = "ClusterError";
  }
}
