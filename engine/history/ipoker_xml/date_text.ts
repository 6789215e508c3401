/**
 * Dates as iPoker clients of all countries print them.
 *
 * @module
 */
import { formatTimestamp } from "../timestamp.ts";

const MONTHS = ["jan", "feb", "mar", "apr", "may", "jun", "jul", "aug", "sep", "oct", "nov", "dec"];
const DATE =
  /^(\d{4}|\d{1,2})([-\/.])(\d{1,2}|[A-Za-z]{3})\2(\d{4}|\d{1,2})[ T](\d{1,2}):(\d{2})(?::(\d{2})(?:\.\d+)?)?(?:Z| ?GMT| ?UTC)?$/;

/**
 * Reads a date such as `2018-06-20 15:38:34`, `07-Apr-2014 00:57:23`, `2017/01/23 22:27:48`,
 * `18.05.2021 18:26:13` or `30/01/2012 02:30`. Hardly a text names its zone; UTC is assumed, as
 * trackers do.
 *
 * @returns A timestamp as records have it, or null if the text is no such date.
 */
export function parseDate(text: string): string | null {
  const match = DATE.exec(text);
  if (match === null) return null;
  const [, first, , middle, last, hour, minute, second = "0"] = match;
  const [year, day] = first.length === 4 ? [first, last] : [last, first];
  if (year.length !== 4 || day.length > 2) return null;
  const month = /^\d/.test(middle) ? Number(middle) - 1 : MONTHS.indexOf(middle.toLowerCase());
  const epochMs = Date.UTC(+year, month, +day, +hour, +minute, +second);
  const date = new Date(epochMs);
  // Date takes the 30th of February for the 2nd of March.
  const isReal = date.getUTCMonth() === month && date.getUTCDate() === Number(day) &&
    date.getUTCHours() === Number(hour) && date.getUTCMinutes() === Number(minute) &&
    date.getUTCSeconds() === Number(second);
  return isReal ? formatTimestamp(epochMs) : null;
}
