/**
 * Readers of arguments that several commands have.
 *
 * @module
 */
import { InvalidArgumentError } from "commander";

/** Reads a whole number from 1. */
export function countFrom1(text: string): number {
  return countFrom(1, text);
}

/** Reads a whole number from 0. */
export function countFrom0(text: string): number {
  return countFrom(0, text);
}

/** Adds the value of an option that may be given again. */
export function collect(text: string, before: readonly string[] = []): string[] {
  return [...before, text];
}

function countFrom(least: number, text: string): number {
  const count = Number(text);
  if (!Number.isSafeInteger(count) || count < least) {
    throw new InvalidArgumentError(`Wanted a whole number from ${least}.`);
  }
  return count;
}
