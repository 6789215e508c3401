/**
 * Assertions that code fails, and failures on purpose.
 *
 * @module
 */
import { failWith } from "./_fail.ts";
import type { AnyConstructor } from "./conditions.ts";

/** A class of errors, abstract ones included. */
export type ErrorClass<E extends Error> = abstract new (...args: never[]) => E;

/** Throws unless `fn` throws. @returns What it threw. */
export function assertThrows(fn: () => unknown, msg?: string): unknown;
/**
 * Throws unless `fn` throws an error of a class.
 *
 * @param msgIncludes Text the error's message must contain.
 * @returns The error it threw.
 */
export function assertThrows<E extends Error = Error>(
  fn: () => unknown,
  ErrorClass: ErrorClass<E>,
  msgIncludes?: string,
  msg?: string,
): E;
export function assertThrows(
  fn: () => unknown,
  classOrMsg?: AnyConstructor | string,
  msgIncludes?: string,
  msg?: string,
): unknown {
  const want = wantedError(classOrMsg, msgIncludes, msg);
  try {
    fn();
  } catch (error) {
    return checkError(error, want);
  }
  failWith("Expected function to throw", want.msg);
}

/** Rejects unless the promise of `fn` is rejected. @returns The reason. */
export function assertRejects(fn: () => PromiseLike<unknown>, msg?: string): Promise<unknown>;
/**
 * Rejects unless the promise of `fn` is rejected with an error of a class.
 *
 * @param msgIncludes Text the error's message must contain.
 * @returns The error.
 */
export function assertRejects<E extends Error = Error>(
  fn: () => PromiseLike<unknown>,
  ErrorClass: ErrorClass<E>,
  msgIncludes?: string,
  msg?: string,
): Promise<E>;
export async function assertRejects(
  fn: () => PromiseLike<unknown>,
  classOrMsg?: AnyConstructor | string,
  msgIncludes?: string,
  msg?: string,
): Promise<unknown> {
  const want = wantedError(classOrMsg, msgIncludes, msg);
  let promise: PromiseLike<unknown>;
  try {
    promise = fn();
  } catch {
    failWith("Function throws when expected to reject", want.msg);
  }
  try {
    await promise;
  } catch (error) {
    return checkError(error, want);
  }
  failWith("Expected function to reject", want.msg);
}

interface WantedError {
  readonly type?: AnyConstructor;
  readonly includes?: string;
  readonly msg?: string;
}

function wantedError(
  classOrMsg: AnyConstructor | string | undefined,
  includes: string | undefined,
  msg: string | undefined,
): WantedError {
  if (typeof classOrMsg === "function") return { type: classOrMsg, includes, msg };
  return { msg: classOrMsg };
}

function checkError(error: unknown, want: WantedError): unknown {
  const { type, includes, msg } = want;
  if (!type) return error;
  if (!(error instanceof Error)) failWith("A non-Error object was thrown or rejected", msg);
  if (!(error instanceof type)) {
    const found = `${error.constructor?.name ?? "Object"}: ${error.message}`;
    failWith(`Expected error to be instance of "${type.name}", but was "${found}"`, msg);
  }
  if (includes !== undefined && !error.message.includes(includes)) {
    failWith(
      `Expected error message to include ${JSON.stringify(includes)}, but got ` +
        JSON.stringify(error.message),
      msg,
    );
  }
  return error;
}

/** Fails in any case. */
export function fail(msg?: string): never {
  failWith("Failed assertion", msg);
}

/** Marks a line that must never run. */
export function unreachable(reason?: string): never {
  failWith("Unreachable", reason);
}

/** Marks what is left out on purpose. */
export function unimplemented(msg?: string): never {
  failWith("Unimplemented", msg);
}
