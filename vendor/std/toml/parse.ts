/**
 * Reading TOML.
 *
 * @module
 */
import { parse as parseToml, TomlDate, TomlError } from "smol-toml";

/**
 * Parses TOML text.
 *
 * @returns Plain objects, arrays, texts, numbers and booleans; `Date` for a date, text for a time
 * of day.
 * @throws {SyntaxError} If the text is not TOML; the message holds the line and column.
 *
 * @example
 * ```ts
 * import { parse } from "@std/toml";
 * import { assertEquals } from "@std/assert";
 *
 * assertEquals(parse("[game]\nsmall_blind = 10"), { game: { small_blind: 10 } });
 * ```
 */
export function parse(tomlString: string): Record<string, unknown> {
  try {
    return plainTable(parseToml(tomlString, { unsafeKeyBehaviour: "throw" }));
  } catch (error) {
    if (!(error instanceof TomlError)) throw error;
    const { line, column } = error;
    throw new SyntaxError(`Parse error on line ${line}, column ${column}: ${reasonOf(error)}`, {
      cause: error,
    });
  }
}

/** What is wrong, without the parser's heading and its picture of the place. */
function reasonOf({ message }: TomlError): string {
  const reason = message.split("\n", 1)[0].replace(/^Invalid TOML document: /, "");
  return reason === "document contains an unsafe property"
    ? "a key may not be called __proto__ or constructor"
    : reason;
}

function plainTable(table: object): Record<string, unknown> {
  return Object.fromEntries(Object.entries(table).map(([key, value]) => [key, plain(value)]));
}

function plain(value: unknown): unknown {
  if (typeof value !== "object" || value === null) return value;
  if (Array.isArray(value)) return value.map(plain);
  if (value instanceof TomlDate) return value.isTime() ? value.toISOString() : new Date(+value);
  return plainTable(value);
}
