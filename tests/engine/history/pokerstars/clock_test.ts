import { assertEquals } from "@std/assert";
import fc from "fast-check";
import { formatClock, readClock } from "../../../../engine/history/pokerstars/_clock.ts";

type Case = [title: string, text: string, want: string | null | undefined];
const CASES: Case[] = [
  ["adds five hours in winter", "2014/01/06 1:42:52 ET", "2014-01-06T06:42:52Z"],
  ["adds four hours in summer", "2014/07/06 21:42:52 ET", "2014-07-07T01:42:52Z"],
  ["knows the last second of winter", "2014/03/09 1:59:59 ET", "2014-03-09T06:59:59Z"],
  ["knows the first second of summer", "2014/03/09 3:00:00 ET", "2014-03-09T07:00:00Z"],
  ["knows the last hour of summer", "2014/11/02 0:59:59 ET", "2014-11-02T04:59:59Z"],
  ["knows the first hour of winter", "2014/11/02 2:00:00 ET", "2014-11-02T07:00:00Z"],
  ["takes the first of two hours", "2014/11/02 1:30:00 ET", "2014-11-02T05:30:00Z"],
  [
    "tells two hours by the other clock",
    "2014/11/02 7:30:00 CET [2014/11/02 1:30:00 ET]",
    "2014-11-02T06:30:00Z",
  ],
  [
    "tells the first of two hours by the other clock",
    "2014/11/02 6:30:00 CET [2014/11/02 1:30:00 ET]",
    "2014-11-02T05:30:00Z",
  ],
  ["knows the changes before 2007", "2006/04/02 3:00:00 ET", "2006-04-02T07:00:00Z"],
  ["knows winter before 2007", "2006/10/29 2:00:00 ET", "2006-10-29T07:00:00Z"],
  [
    "believes the time in brackets",
    "2014/10/21 1:13:12 WET [2014/10/21 1:13:12 ET]",
    "2014-10-21T05:13:12Z",
  ],
  [
    "believes the time in brackets beside any name of a zone",
    "2014/10/21 1:13:12 UTC-3 [2014/10/21 1:13:12 ET]",
    "2014-10-21T05:13:12Z",
  ],
  ["does not guess the clock of an unknown offset", "2013/08/04 19:53:27 GMT+9:30", null],
  ["reads minutes and seconds of one digit", "2018/01/18 12:1:4 ET", "2018-01-18T17:01:04Z"],
  ["reads UTC alone", "2025/06/21 17:47:21 UTC", "2025-06-21T17:47:21Z"],
  ["reads another zone alone", "2013/08/04 19:53:27 CET", "2013-08-04T17:53:27Z"],
  ["reads the older form", "2006/05/07 - 09:33:40 (ET)", "2006-05-07T13:33:40Z"],
  ["does not guess the clock of an unknown place", "2013/08/04 19:53:27 XYZ", null],
  ["does not guess the clock of no place", "2013/08/04 19:53:27", null],
  ["refuses the 30th of February", "2014/02/30 1:42:52 ET", undefined],
  ["refuses the 25th hour", "2014/01/06 24:42:52 ET", undefined],
  ["refuses what is no time", "yesterday", undefined],
];
for (const [title, text, want] of CASES) {
  Deno.test(`readClock() ${title}`, () => assertEquals(readClock(text), want));
}

Deno.test("formatClock() writes UTC and the clock of New York", () => {
  assertEquals(
    formatClock("2014-07-07T01:42:52Z"),
    "2014/07/07 1:42:52 UTC [2014/07/06 21:42:52 ET]",
  );
});

Deno.test("readClock() always reads what formatClock() wrote", () => {
  const range = { min: new Date("1990-01-01T00:00:00Z"), max: new Date("2090-01-01T00:00:00Z") };
  fc.assert(fc.property(fc.date({ ...range, noInvalidDate: true }), (date) => {
    const timestamp = date.toISOString().slice(0, 19) + "Z";
    assertEquals(readClock(formatClock(timestamp)), timestamp);
  }));
});
