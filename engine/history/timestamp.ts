/**
 * Points in time as records write them.
 *
 * @module
 */

const DAY = 86_400_000;

// Hands of a run mostly lie within one day, whose text is the dear part.
let lastDay = NaN;
let lastDayText = "";

/**
 * A point in time as in {@link HandHistoryRecord.timestamp}, in UTC. Fractions of a second are
 * dropped.
 *
 * @param epochMs Milliseconds since 1970, from year 0 to 9999.
 * @throws {RangeError} If there is no such time.
 *
 * @example
 * ```ts
 * import { formatTimestamp } from "@marvin/holdem";
 * import { assertEquals } from "@std/assert";
 *
 * assertEquals(formatTimestamp(Date.UTC(2026, 4, 19, 12) + 999), "2026-05-19T12:00:00Z");
 * ```
 */
export function formatTimestamp(epochMs: number): string {
  const day = Math.floor(epochMs / DAY);
  if (day !== lastDay) {
    const text = new Date(day * DAY).toISOString(); // throws a RangeError for what is no time
    if (text.length !== 24) {
      throw new RangeError(`Cannot write the time ${text}: wanted four digits`);
    }
    lastDay = day;
    lastDayText = text.slice(0, 11);
  }
  const seconds = Math.floor((epochMs - day * DAY) / 1000);
  const minutes = Math.floor(seconds / 60);
  return lastDayText + TWO_DIGITS[Math.floor(minutes / 60)] + ":" + TWO_DIGITS[minutes % 60] + ":" +
    TWO_DIGITS[seconds % 60] + "Z";
}

const TWO_DIGITS: readonly string[] = Array.from(
  { length: 60 },
  (_, value) => String(value).padStart(2, "0"),
);
