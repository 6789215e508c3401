import { assertEquals } from "@std/assert";
import fc from "fast-check";
import { parseMoney } from "../../../../engine/history/ipoker_xml/money_text.ts";

const CASES: [text: string, hundredths: number | null][] = [
  ["€0.05", 5],
  ["0,05€", 5],
  ["1 001,24€", 100_124],
  ["1\u00a0001,24€", 100_124],
  ["1\u202f001,24 €", 100_124],
  ["$2,000.00", 200_000],
  ["1.500", 150_000],
  ["8.290", 829_000],
  ["1,500", 150_000],
  ["RSD1,110.25", 111_025],
  ["50,979.51kr", 5_097_951],
  ["50979.51kr", 5_097_951],
  ["£0", 0],
  ["Pts 11.00", 1100],
  ["CNY/DP 12.5", 1250],
  ["127,695.15", 12_769_515],
  ["1.234.567,8", 123_456_780],
  ["1,234,567", 123_456_700],
  ["9,86€", 986],
  ["1'000", 100_000],
  ["5.", 500],
  ["12.5", 1250],
  ["0.100", 10],
  ["1500", 150_000],
  ["", null],
  ["Token", null],
  ["N/A", null],
  ["-5", null],
  ["€-5", null],
  ["-€5", null],
  ["\u2212 €5", null],
  ["0.125", null],
  ["1.23.4", null],
  ["12,34.567", null],
  ["1.234,567", null],
  ["1234,567", null],
  ["1.2345", null],
  ["5x6", null],
  ["90071992547409.92", null],
  ["90071992547409.91", 9_007_199_254_740_991],
];
for (const [text, hundredths] of CASES) {
  Deno.test(`parseMoney() reads ${JSON.stringify(text)} as ${hundredths}`, () => {
    assertEquals(parseMoney(text), hundredths);
  });
}

Deno.test("parseMoney() reads back an amount in every style", () => {
  const styles: [thousands: string, decimal: string, before: string, behind: string][] = [
    [",", ".", "$", ""],
    [".", ",", "", "€"],
    [" ", ",", "", " kr"],
    ["", ".", "RSD", ""],
  ];
  fc.assert(fc.property(fc.nat(2 ** 31 - 1), fc.constantFrom(...styles), (cents, style) => {
    const [thousands, decimal, before, behind] = style;
    const whole = String(Math.floor(cents / 100)).replace(/\B(?=(\d{3})+$)/g, thousands);
    const text = before + whole + decimal + String(cents % 100).padStart(2, "0") + behind;
    assertEquals(parseMoney(text), cents);
  }));
});
