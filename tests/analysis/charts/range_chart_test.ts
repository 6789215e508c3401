import { assert, assertEquals, assertStringIncludes, assertThrows } from "@std/assert";
import fc from "fast-check";
import { combosOf, HandRange, parseCards, STARTING_HANDS } from "@marvin/holdem";
import { rangeChart } from "../../../analysis/charts/mod.ts";

/** Texts within the plot of a picture, in their order. */
function textsOf(svg: string): string[] {
  return [...svg.matchAll(/<text [^>]*translate[^>]*>([^<]*)<\/text>/g)].map(([, text]) => text);
}

Deno.test("rangeChart() names all starting hands, aces top left and suited ones above", () => {
  const { svg } = rangeChart("random");
  assertEquals(textsOf(svg), [...STARTING_HANDS]);
  const places = [...svg.matchAll(/translate\((\d+),(\d+)\)"[^>]*>(\w+)</g)];
  const placeOf = (name: string) => {
    const [, x, y] = places.find(([, , , text]) => text === name)!;
    return { x: Number(x), y: Number(y) };
  };
  const [aces, suited, offsuit] = ["AA", "AKs", "AKo"].map(placeOf);
  assertEquals([suited.y, offsuit.x], [aces.y, aces.x]);
  assert(suited.x > aces.x && offsuit.y > aces.y);
});

type Case = [title: string, range: HandRange | string, caption: string];
const CAPTIONS: Case[] = [
  ["pairs and all that is above", "QQ+, AKs", "n = 22 combos: 1.7 % of 1,326 hands."],
  ["a single holding", "AsKs", "n = 1 combo: 0.1 % of 1,326 hands. Below"],
  ["weights", "AA:0.5, KK", "n = 12 combos, weighted 9.0: 0.7 % of 1,326 hands. Below"],
  ["everything", "random", "n = 1,326 combos: 100.0 % of 1,326 hands."],
  [
    "what is left without dead cards",
    HandRange.all().removeCards(parseCards("As 7d 2c")),
    "n = 1,176 combos: 100.0 % of 1,176 hands without 2c 7d As.",
  ],
];
for (const [title, range, caption] of CAPTIONS) {
  Deno.test(`rangeChart() counts ${title}`, () => {
    assertStringIncludes(rangeChart(range).text, caption);
  });
}

type Weight = [weight: number, says: readonly string[]];
const WEIGHTS: Weight[] = [
  [1, []],
  [0.999, ["&gt;99 %"]],
  [0.25, ["25 %"]],
  [0.0001, ["&lt;1 %"]],
];
for (const [weight, says] of WEIGHTS) {
  Deno.test(`rangeChart() writes a weight of ${weight} as ${says[0] ?? "nothing"}`, () => {
    const { svg } = rangeChart(`AKs:${weight}`);
    assertEquals(textsOf(svg).filter((text) => text.includes("%")), [...says]);
  });
}

Deno.test("rangeChart() leaves out percentages where cells are too low for them", () => {
  const { svg, text } = rangeChart("AA:0.5", { height: 200 });
  assertEquals(textsOf(svg).filter((text) => text.includes("%")), []);
  assertEquals(text.includes("Below a hand"), false);
});

Deno.test("rangeChart() says so when there are no hands", () => {
  assertStringIncludes(rangeChart(new HandRange(), { title: "Calls" }).text, "Calls\nNo hands");
});

Deno.test("rangeChart() cuts the notation of a range with a weight for each holding", () => {
  let weight = 0;
  const range = HandRange.all().scale(() => ++weight / 2000);
  assert(range.toString().length > 10_000);
  const { text, svg } = rangeChart(range);
  assertEquals(text.split("\n")[1].length, 500);
  assert(svg.length < 60_000);
});

Deno.test("rangeChart() names what is no range", () => {
  assertThrows(() => rangeChart("AKx"), SyntaxError, "AKx");
});

Deno.test("rangeChart() does not change the range, and counts the combos of its hands", () => {
  const hands = fc.uniqueArray(fc.nat({ max: 168 }), { minLength: 1 });
  fc.assert(
    fc.property(hands, (indices) => {
      const range = HandRange.ofStartingHands(indices);
      const before = range.toString();
      const combos = indices.reduce((sum, index) => sum + combosOf(index), 0);
      const { text } = rangeChart(range);
      assertEquals(range.toString(), before);
      assertStringIncludes(text, `n = ${combos.toLocaleString("en-US")} combo`);
    }),
    { numRuns: 20 },
  );
});
