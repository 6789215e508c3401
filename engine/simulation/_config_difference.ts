/**
 * What differs between two configs.
 *
 * @module
 */

/** Path of a value, as in a TOML file, and what two sides have there. */
export type Difference = readonly [path: string, left: unknown, right: unknown];

/**
 * The first value that differs between two plain objects, or null. What is undefined counts as
 * missing, as it does in JSON.
 */
export function findDifference(left: unknown, right: unknown, path = ""): Difference | null {
  if (Object.is(left, right)) return null;
  if (!isObject(left) || !isObject(right)) return [path, left, right];
  for (const key of new Set([...Object.keys(left), ...Object.keys(right)])) {
    const name = Array.isArray(left) ? `[${key}]` : `${path === "" ? "" : "."}${tomlKey(key)}`;
    const difference = findDifference(left[key], right[key], `${path}${name}`);
    if (difference !== null) return difference;
  }
  return null;
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null;
}

/** `num_seats` for `numSeats`. */
function tomlKey(key: string): string {
  return key.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);
}
