/**
 * Times as configs write them.
 *
 * @module
 */

/** Years of times: as many after the last one as any run may need. */
export const [FIRST_YEAR, LAST_YEAR]: readonly [number, number] = [1000, 8999];

/** The time that a value of a config is, or null if it is none or of another year. */
export function timeOf(value: unknown): Date | null {
  const isText = typeof value === "string" && TIME.test(value);
  if (!isText && !(value instanceof Date)) return null;
  const time = isText ? new Date(inUtc(value)) : value as Date;
  const year = time.getUTCFullYear(); // NaN if there is no such time
  return year >= FIRST_YEAR && year <= LAST_YEAR ? time : null;
}

const TIME = /^\d{4}-\d\d-\d\d(?:T\d\d:\d\d(?::\d\d(?:\.\d{1,3})?)?(?:Z|[+-]\d\d:\d\d)?)?$/;

/** Whether a month has a day such as `2026-02-29`. */
export function isDay(text: string): boolean {
  const start = new Date(`${text}T00:00:00Z`);
  return !Number.isNaN(Number(start)) && start.toISOString().startsWith(text);
}

/** A time without its zone is UTC here; JavaScript would take the zone of the machine. */
function inUtc(text: string): string {
  return /T.*(?:Z|[+-]\d\d:\d\d)$/.test(text) || !text.includes("T") ? text : `${text}Z`;
}
