/**
 * The folder that several paths share.
 *
 * @module
 */
import { SEPARATOR } from "./paths.ts";

/**
 * The longest folder all paths begin with, ending with a separator; empty if there is none.
 *
 * @example
 * ```ts
 * import { common } from "@std/path";
 * import { assertEquals } from "@std/assert";
 *
 * assertEquals(common(["./logs/a/1.txt", "./logs/b/2.txt"]), "./logs/");
 * ```
 */
export function common(paths: string[]): string {
  const [first = "", ...others] = paths.map((path) => path.split(SEPARATOR));
  const parts = paths.length === 0 ? [] : first as string[];
  let shared = others.length === 0 ? parts.length - 1 : parts.length;
  for (const other of others) {
    const limit = Math.min(shared, other.length);
    const differs = parts.slice(0, limit).findIndex((part, i) => part !== other[i]);
    shared = differs === -1 ? limit : differs;
  }
  const prefix = parts.slice(0, Math.max(shared, 0)).join(SEPARATOR);
  return prefix === "" && shared <= 0
    ? ""
    : prefix.endsWith(SEPARATOR)
    ? prefix
    : prefix + SEPARATOR;
}
