import { assertEquals } from "@std/assert";
import { parseDate } from "../../../../engine/history/ipoker_xml/date_text.ts";

const CASES: [text: string, timestamp: string | null][] = [
  ["2018-06-20 15:38:34", "2018-06-20T15:38:34Z"],
  ["07-Apr-2014 00:57:23", "2014-04-07T00:57:23Z"],
  ["2017/01/23 22:27:48", "2017-01-23T22:27:48Z"],
  ["18.05.2021 18:26:13", "2021-05-18T18:26:13Z"],
  ["30/01/2012 02:30", "2012-01-30T02:30:00Z"],
  ["1/2/2012 2:30", "2012-02-01T02:30:00Z"],
  ["2018-06-20T15:38:34Z", "2018-06-20T15:38:34Z"],
  ["2018-06-20 15:38:34.567 GMT", "2018-06-20T15:38:34Z"],
  ["2018-06-20 15:38:34 CET", null],
  ["30.02.2012 02:30:00", null],
  ["2012-13-01 02:30:00", null],
  ["2012-12-01 25:30:00", null],
  ["07-Avr-2014 00:57:23", null],
  ["07.04-2014 00:57:23", null],
  ["2014-04-2014 00:57:23", null],
  ["12-04-07 00:57:23", null],
  ["2018-06-20", null],
  ["", null],
];
for (const [text, timestamp] of CASES) {
  Deno.test(`parseDate() reads ${JSON.stringify(text)} as ${timestamp}`, () => {
    assertEquals(parseDate(text), timestamp);
  });
}
