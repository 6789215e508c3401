/**
 * The one way to fail.
 *
 * @module
 */
import { AssertionError } from "./assertion_error.ts";

/** Throws an {@link AssertionError} that ends with the caller's own words, if there are any. */
export function failWith(problem: string, msg?: string): never {
  throw new AssertionError(msg ? `${problem}: ${msg}` : problem);
}
