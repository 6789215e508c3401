/**
 * Assertions about a part of a value: a piece of text, some items, some fields.
 *
 * @module
 */
import { failWith } from "./_fail.ts";
import { assertEquals } from "./equality.ts";
import { equal } from "./equal.ts";
import { show } from "./_diff.ts";

/** Throws unless `expected` matches somewhere in `actual`. */
export function assertMatch(actual: string, expected: RegExp, msg?: string): void {
  if (!testAnew(expected, actual)) {
    failWith(`Expected actual: "${actual}" to match: "${expected}"`, msg);
  }
}

/** Throws if `expected` matches somewhere in `actual`. */
export function assertNotMatch(actual: string, expected: RegExp, msg?: string): void {
  if (testAnew(expected, actual)) {
    failWith(`Expected actual: "${actual}" to not match: "${expected}"`, msg);
  }
}

/** A global pattern remembers where it stopped; an assertion must not depend on that. */
function testAnew(pattern: RegExp, text: string): boolean {
  return new RegExp(pattern.source, pattern.flags).test(text);
}

/** Throws unless `actual` contains `expected`. */
export function assertStringIncludes(actual: string, expected: string, msg?: string): void {
  if (!actual.includes(expected)) {
    failWith(`Expected actual: "${actual}" to contain: "${expected}"`, msg);
  }
}

/** A list without methods of its own, such as an array, a typed array or a string object. */
export type ArrayLikeArg<T> = ArrayLike<T> & object;

/** Throws unless each item of `expected` equals some item of `actual`. */
export function assertArrayIncludes<T>(
  actual: ArrayLikeArg<T>,
  expected: ArrayLikeArg<T>,
  msg?: string,
): void {
  const found = Array.from(actual);
  const missing = Array.from(expected).filter((item) => !found.some((other) => equal(item, other)));
  if (missing.length === 0) return;
  failWith(
    `Expected actual: "${show(actual)}" to include: "${show(expected)}"`,
    `${msg ? `${msg}\n` : ""}missing: ${show(missing)}`,
  );
}

/** Throws unless `actual` holds every field of `expected`, at any depth; it may hold more. */
export function assertObjectMatch(
  // deno-lint-ignore no-explicit-any -- an interface has no index signature, and `any` lets it in
  actual: Record<PropertyKey, any>,
  expected: Record<PropertyKey, unknown>,
  msg?: string,
): void {
  assertEquals(pick(actual, expected, new Map()), expected, msg);
}

/** The part of `value` that `wanted` speaks of. `done` ends cycles. */
function pick(value: unknown, wanted: unknown, done: Map<object, unknown>): unknown {
  if (!isContainer(value) || !isContainer(wanted)) return value;
  if (Array.isArray(value) !== Array.isArray(wanted)) return value;
  const before = done.get(value);
  if (before !== undefined) return before;
  if (wanted instanceof Map || wanted instanceof Set) return pickEntries(value, wanted, done);
  const part = (Array.isArray(value) ? [] : Object.create(Object.getPrototypeOf(wanted))) as Record<
    PropertyKey,
    unknown
  >;
  done.set(value, part);
  for (const key of Reflect.ownKeys(wanted)) {
    if (key in value) part[key] = pick(Reflect.get(value, key), Reflect.get(wanted, key), done);
  }
  return part;
}

function isContainer(value: unknown): value is object {
  if (typeof value !== "object" || value === null) return false;
  return !(value instanceof Date || value instanceof RegExp || ArrayBuffer.isView(value));
}

function pickEntries(
  value: object,
  wanted: Map<unknown, unknown> | Set<unknown>,
  done: Map<object, unknown>,
): unknown {
  if (wanted instanceof Map && value instanceof Map) {
    const shared = [...value].filter(([key]) => wanted.has(key));
    return new Map(shared.map(([key, item]) => [key, pick(item, wanted.get(key), done)]));
  }
  if (wanted instanceof Set && value instanceof Set) {
    return new Set([...value].filter((item) => [...wanted].some((other) => equal(item, other))));
  }
  return value;
}
