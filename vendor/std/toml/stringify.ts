/**
 * Writing TOML.
 *
 * @module
 */
import { stringify as stringifyToml } from "smol-toml";

/**
 * Writes a table as TOML text.
 *
 * @throws {TypeError} If the value is no table, or holds something TOML cannot express.
 *
 * @example
 * ```ts
 * import { stringify } from "@std/toml";
 * import { assertEquals } from "@std/assert";
 *
 * assertEquals(stringify({ game: { small_blind: 10 } }), "[game]\nsmall_blind = 10\n");
 * ```
 */
export function stringify(obj: Record<string, unknown>): string {
  if (typeof obj !== "object" || obj === null || Array.isArray(obj) || obj instanceof Date) {
    const found = Array.isArray(obj) ? "an array" : String(obj);
    throw new TypeError(
      `Cannot write ${found} as TOML: the root of a document is a table, such as { bots: [] }`,
    );
  }
  return stringifyToml(obj);
}
