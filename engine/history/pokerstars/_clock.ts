/**
 * The times PokerStars prints: the clock of New York, mostly with the player's own beside it.
 *
 * @module
 */
import { LineScanner } from "../_line_scanner.ts";
import { utcTimestamp } from "../_local_time.ts";
import { formatTimestamp } from "../timestamp.ts";

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

const ZONE_WORDS = /^ ?\(?([A-Za-z][A-Za-z0-9:+-]*|)\)?(?: \[([^\]]*)\])?$/;

const scanner = new LineScanner();

// Hands of a file mostly lie within one day.
let lastDate = "";
let lastDay = NaN;

/**
 * Reads `2013/10/04 19:53:27 CET [2013/10/04 13:53:27 ET]`, one of the two alone, or the older
 * `2006/05/07 - 09:33:40 (ET)`.
 *
 * @returns The time in UTC, null if the text does not tell a known place of the clock, or undefined
 * if the text is no time.
 */
export function readClock(text: string): string | null | undefined {
  scanner.open(text);
  const wall = readWall();
  const zones = ZONE_WORDS.exec(scanner.rest);
  if (Number.isNaN(wall) || zones === null) return undefined;
  const zone = zones[1];
  const bracket: string | undefined = zones[2];
  if (bracket !== undefined) {
    scanner.open(bracket);
    const newYork = readWall();
    if (Number.isNaN(newYork) || !scanner.skip(" ET") || !scanner.done) return undefined;
    const [first, second] = utcOfNewYork(newYork);
    const isSecond = second !== undefined && zone !== "ET" && utcOf(wall, zone) === second;
    return formatTimestamp(isSecond ? second : first);
  }
  const utc = utcOf(wall, zone);
  return utc === null ? null : formatTimestamp(utc);
}

/** Writes a time in UTC as `2013/10/04 17:53:27 UTC [2013/10/04 13:53:27 ET]`. */
export function formatClock(timestamp: string): string {
  const utc = Date.parse(timestamp);
  const { start, end } = summerTime(Number(timestamp.slice(0, 4)));
  const isSummer = utc >= start + 5 * HOUR && utc < end + 4 * HOUR;
  return `${wallText(utc)} UTC [${wallText(utc - (isSummer ? 4 : 5) * HOUR)} ET]`;
}

/** What a clock shows, in milliseconds as if it stood in Greenwich, or NaN. */
function readWall(): number {
  const year = scanner.digits(4);
  const month = scanner.skip("/") ? scanner.digits(2) : null;
  const day = scanner.skip("/") ? scanner.digits(2) : null;
  if (year === null || month === null || day === null) return NaN;
  if (year + month + day !== lastDate) {
    lastDate = year + month + day;
    lastDay = dayOf(Number(year), Number(month), Number(day));
  }
  if (!scanner.skip(" - ")) scanner.skip(" ");
  const hour = scanner.digits(2) ?? scanner.digits(1);
  const minute = scanner.skip(":") ? scanner.digits(2) ?? scanner.digits(1) : null;
  const second = scanner.skip(":") ? scanner.digits(2) ?? scanner.digits(1) : null;
  if (second === null || minute === null || hour === null) return NaN;
  if (Number(hour) > 23 || Number(minute) > 59 || Number(second) > 59) return NaN;
  return lastDay + Number(hour) * HOUR + Number(minute) * MINUTE + Number(second) * 1000;
}

/** The start of a day, or NaN if there is no such day. */
function dayOf(year: number, month: number, day: number): number {
  const start = new Date(Date.UTC(year, month - 1, day));
  const isDay = start.getUTCMonth() === month - 1 && start.getUTCDate() === day;
  return isDay ? start.getTime() : NaN;
}

/** The moment when the clocks of a zone show a time, or null if the zone is not known. */
function utcOf(wall: number, zone: string): number | null {
  if (zone === "ET") return utcOfNewYork(wall)[0]; // the usual one, without a detour over text
  const timestamp = zone === "" ? null : utcTimestamp(formatTimestamp(wall).slice(0, -1), zone);
  return timestamp === null ? null : Date.parse(timestamp);
}

/** The moment when the clocks of New York show a time; two in the hour that autumn repeats. */
function utcOfNewYork(wall: number): [first: number, second?: number] {
  const { start, end } = summerTime(new Date(wall).getUTCFullYear());
  if (wall < start || wall >= end) return [wall + 5 * HOUR];
  return wall < end - HOUR ? [wall + 4 * HOUR] : [wall + 4 * HOUR, wall + 5 * HOUR];
}

// By year, as hands of a file mostly lie within one.
const summerTimes = new Map<number, { start: number; end: number }>();

/** Where the clocks of New York stand when they are changed: at two o'clock. */
function summerTime(year: number): { start: number; end: number } {
  let bounds = summerTimes.get(year);
  if (bounds === undefined) {
    bounds = year >= 2007 // since the Energy Policy Act of 2005
      ? { start: sundayFrom(year, 2, 8), end: sundayFrom(year, 10, 1) }
      : { start: sundayFrom(year, 3, 1), end: sundayFrom(year, 9, 25) };
    summerTimes.set(year, bounds);
  }
  return bounds;
}

/** Two o'clock on the first Sunday not before a day. */
function sundayFrom(year: number, month: number, day: number): number {
  const from = new Date(Date.UTC(year, month, day, 2));
  return from.getTime() + (7 - from.getUTCDay()) % 7 * DAY;
}

function wallText(wall: number): string {
  const [date, time] = new Date(wall).toISOString().split("T");
  return `${date.replaceAll("-", "/")} ${Number(time.slice(0, 2))}${time.slice(2, 8)}`;
}
