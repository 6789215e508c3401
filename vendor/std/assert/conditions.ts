/**
 * Assertions about one value: true, present, of a kind.
 *
 * @module
 */
import { AssertionError } from "./assertion_error.ts";
import { failWith } from "./_fail.ts";
import { show } from "./_diff.ts";

/** Any class, abstract ones included. */
export type AnyConstructor = abstract new (...args: never[]) => unknown;

/** Throws unless `expr` is truthy. */
export function assert(expr: unknown, msg = ""): asserts expr {
  if (!expr) throw new AssertionError(msg);
}

/** Values that count as false. */
export type Falsy = false | 0 | 0n | "" | null | undefined;

/** Throws unless `expr` is falsy. */
export function assertFalse(expr: unknown, msg = ""): asserts expr is Falsy {
  if (expr) throw new AssertionError(msg);
}

/** Throws if `actual` is null or undefined. */
export function assertExists<T>(actual: T, msg?: string): asserts actual is NonNullable<T> {
  if (actual === undefined || actual === null) {
    failWith(`Expected actual: "${actual}" to not be null or undefined`, msg);
  }
}

/** Throws unless `actual` was made by `expectedType` or a subclass. */
export function assertInstanceOf<T extends AnyConstructor>(
  actual: unknown,
  expectedType: T,
  msg?: string,
): asserts actual is InstanceType<T> {
  if (actual instanceof expectedType) return;
  const found = actual === null
    ? "null"
    : typeof actual === "object"
    ? `"${actual.constructor?.name ?? "Object"}"`
    : `"${typeof actual}"`;
  failWith(`Expected object to be an instance of "${expectedType.name}" but was ${found}`, msg);
}

/** Throws if `actual` was made by `unexpectedType` or a subclass. */
export function assertNotInstanceOf<A, T>(
  actual: A,
  unexpectedType: abstract new (...args: never[]) => T,
  msg?: string,
): asserts actual is Exclude<A, T> {
  if (actual instanceof unexpectedType) {
    failWith(`Expected object to not be an instance of "${unexpectedType.name}"`, msg);
  }
}

/** Throws unless `actual` is more than `expected`. */
export function assertGreater<T>(actual: T, expected: T, msg?: string): void {
  if (!(actual > expected)) failWith(`Expect ${show(actual)} > ${show(expected)}`, msg);
}

/** Throws unless `actual` is at least `expected`. */
export function assertGreaterOrEqual<T>(actual: T, expected: T, msg?: string): void {
  if (!(actual >= expected)) failWith(`Expect ${show(actual)} >= ${show(expected)}`, msg);
}

/** Throws unless `actual` is less than `expected`. */
export function assertLess<T>(actual: T, expected: T, msg?: string): void {
  if (!(actual < expected)) failWith(`Expect ${show(actual)} < ${show(expected)}`, msg);
}

/** Throws unless `actual` is at most `expected`. */
export function assertLessOrEqual<T>(actual: T, expected: T, msg?: string): void {
  if (!(actual <= expected)) failWith(`Expect ${show(actual)} <= ${show(expected)}`, msg);
}
