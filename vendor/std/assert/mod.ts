/**
 * Assertions for tests: the names and signatures of `@std/assert`, on this runtime's own means.
 *
 * @module
 */
export * from "./assertion_error.ts";
export * from "./equal.ts";
export * from "./conditions.ts";
export * from "./equality.ts";
export * from "./contents.ts";
export * from "./failures.ts";
