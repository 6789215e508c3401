import { assert, assertEquals, assertLessOrEqual } from "@std/assert";
import fc from "fast-check";
import { placeEndLabels } from "../../../analysis/charts/_players.ts";
import { wrapText } from "../../../analysis/charts/_text_width.ts";
import { thinOut } from "../../../analysis/charts/_thin_out.ts";

Deno.test("thinOut() never loses the ends, the peak or the pit of a line, nor its order", () => {
  const values = fc.array(fc.integer({ min: -50, max: 50 }), { minLength: 1, maxLength: 5000 });
  fc.assert(fc.property(values, (line) => {
    const points = line.map((y, x) => ({ x, y }));
    const kept = thinOut(points, ({ y }) => y);
    const heights = kept.map(({ y }) => y);
    assertLessOrEqual(kept.length, 800);
    assertEquals([kept[0], kept.at(-1)], [points[0], points.at(-1)]);
    assertEquals(Math.max(...heights), Math.max(...line));
    assertEquals(Math.min(...heights), Math.min(...line));
    return kept.every(({ x }, at) => at === 0 || x > kept[at - 1].x);
  }));
});

Deno.test("placeEndLabels() never lets names overlap where there is room for them", () => {
  const ends = fc.array(fc.double({ min: -10, max: 110, noNaN: true }), {
    minLength: 1,
    maxLength: 10,
  });
  fc.assert(fc.property(ends, (ys) => {
    const lines = ys.map((y, index) => ({ name: `P${index}`, color: "#000", y }));
    const labels = placeEndLabels(lines, [0, 100], 300).map(({ labelY }) => labelY);
    for (const [at, y] of labels.entries()) {
      if (at > 0) assert(y - labels[at - 1] >= 5 - 1e-9); // 15 of 300 pixels
      assert(y <= 100 && y >= 0);
    }
  }));
});

Deno.test("wrapText() keeps every word, and lines that fit", () => {
  const words = "Share of each place; players who tie are counted at the best place they share";
  const lines = wrapText(words, 11, 120);
  assertEquals(lines.join(" "), words);
  assert(lines.length > 3);
  assertEquals(wrapText("Donaudampfschiffahrtsgesellschaft", 11, 20).length, 1);
  assertEquals(wrapText("", 11, 20), []);
});
