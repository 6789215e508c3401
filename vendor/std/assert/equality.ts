/**
 * Assertions that two values are, or are not, the same.
 *
 * @module
 */
import { failWith } from "./_fail.ts";
import { equal } from "./equal.ts";
import { show, showDifference } from "./_diff.ts";

/** Throws, with a difference by line, unless both values hold the same ({@link equal}). */
export function assertEquals<T>(actual: T, expected: T, msg?: string): void {
  if (equal(actual, expected)) return;
  const suffix = msg ? `: ${msg}` : ".";
  failWith(`Values are not equal${suffix}\n\n${showDifference(actual, expected)}\n`);
}

/** Throws if both values hold the same ({@link equal}). */
export function assertNotEquals<T>(actual: T, expected: T, msg?: string): void {
  if (equal(actual, expected)) {
    failWith(`Expected actual: ${show(actual)} not to be: ${show(expected)}`, msg);
  }
}

/** Throws unless both are the same value or the same object (`Object.is`). */
export function assertStrictEquals<T>(
  actual: unknown,
  expected: T,
  msg?: string,
): asserts actual is T {
  if (Object.is(actual, expected)) return;
  const suffix = msg ? `: ${msg}` : ".";
  const problem = show(actual) === show(expected)
    ? `Values have the same structure but are not reference-equal${suffix}\n\n    ${show(actual)}`
    : `Values are not strictly equal${suffix}\n\n${showDifference(actual, expected)}`;
  failWith(`${problem}\n`);
}

/** Throws if both are the same value or the same object (`Object.is`). */
export function assertNotStrictEquals<T>(actual: T, expected: T, msg?: string): void {
  if (Object.is(actual, expected)) {
    failWith(`Expected "actual" to not be strictly equal to: ${show(actual)}`, msg);
  }
}

/**
 * Throws unless two numbers are close.
 *
 * @param tolerance Largest difference allowed; a ten-millionth of `expected` where left out.
 */
export function assertAlmostEquals(
  actual: number,
  expected: number,
  tolerance?: number,
  msg?: string,
): void {
  if (Object.is(actual, expected)) return;
  const allowed = tolerance ?? (Number.isFinite(expected) ? Math.abs(expected * 1e-7) : 1e-7);
  const delta = Math.abs(expected - actual);
  if (delta <= allowed) return;
  failWith(
    `Expected actual: "${actual}" to be close to "${expected}": ` +
      `delta "${delta}" is greater than "${allowed}"`,
    msg,
  );
}
