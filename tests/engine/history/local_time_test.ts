import { assertEquals } from "@std/assert";
import { utcTimestamp } from "../../../engine/history/_local_time.ts";

const CASES: [title: string, local: string, zone: string, want: string | null][] = [
  ["takes UTC as it is", "2009-07-01T00:00:04", "UTC", "2009-07-01T00:00:04Z"],
  ["knows eastern time in summer", "2009-07-01T00:00:04", "ET", "2009-07-01T04:00:04Z"],
  ["knows eastern time in winter", "2009-01-01T00:00:04", "ET", "2009-01-01T05:00:04Z"],
  ["keeps standard time in summer", "2009-07-01T00:00:04", "EST", "2009-07-01T05:00:04Z"],
  ["takes CET for the place's time", "2013-10-04T19:53:27", "CET", "2013-10-04T17:53:27Z"],
  ["knows names of the IANA list", "2023-06-22T20:00:00", "Asia/Kolkata", "2023-06-22T14:30:00Z"],
  ["crosses midnight", "2009-12-31T23:30:00", "America/New_York", "2010-01-01T04:30:00Z"],
  ["is right an hour after the change", "2009-11-01T02:30:00", "ET", "2009-11-01T07:30:00Z"],
  ["refuses an unknown zone", "2009-07-01T00:00:04", "Moon/Crater", null],
  ["refuses the 30th of February", "2009-02-30T00:00:00", "UTC", null],
  ["refuses what is no time", "soon", "UTC", null],
];
for (const [title, local, zone, want] of CASES) {
  Deno.test(`utcTimestamp() ${title}`, () => assertEquals(utcTimestamp(local, zone), want));
}
