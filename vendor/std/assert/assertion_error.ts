/**
 * The error every assertion throws.
 *
 * @module
 */

/** What an assertion throws when it does not hold. */
export class AssertionError extends Error {
  /**
   * Describes a broken expectation.
   *
   * @param message What was wanted and what was found.
   * @param options The error that caused this one, if any.
   */
  constructor(message: string, options?: ErrorOptions) {
    super(message, options);
    this.name = "AssertionError";
  }
}
