import { assertEquals } from "@std/assert";
import { parsePrice, type Price } from "../../../../engine/history/ipoker_xml/price_text.ts";

const CASES: [text: string, isTwister: boolean, want: Price | null][] = [
  ["$2,000.00+$50.00", false, { buyIn: 200_000, fee: 5000, currency: "USD" }],
  ["€0.67+€0.07+€0.26", true, { buyIn: 93, fee: 7, currency: "EUR" }],
  ["0€ + 0,02€ + 0,23€", true, { buyIn: 23, fee: 2, currency: "EUR" }],
  ["€22,25 + €22,25 + €5,50", false, { buyIn: 2225, fee: 550, bounty: 2225, currency: "EUR" }],
  ["Pts 11.00+Pts 0.00", false, { buyIn: 1100, fee: 0, currency: "Pts" }],
  ["€5", false, { buyIn: 500, currency: "EUR" }],
  ["10+1", false, { buyIn: 1000, fee: 100 }],
  ["Token", false, null],
  ["Einladung", false, null],
  ["", false, null],
];
for (const [text, isTwister, want] of CASES) {
  const where = isTwister ? " of a Twister" : "";
  Deno.test(`parsePrice() reads ${JSON.stringify(text)}${where}`, () => {
    assertEquals(parsePrice(text, isTwister), want);
  });
}
