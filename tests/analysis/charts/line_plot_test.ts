import { assert, assertEquals, assertLessOrEqual } from "@std/assert";
import fc from "fast-check";
import { placeEndLabels } from "../../../analysis/charts/_players.ts";
import { placeDotLabels } from "../../../analysis/charts/_dot_labels.ts";
import { thinOut } from "../../../analysis/charts/_thin_out.ts";
import { ticksOf } from "../../../analysis/charts/_ticks.ts";
import { textWidth } from "../../../analysis/notebook/text_width.ts";

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

Deno.test("ticksOf() never writes two values alike, and stays within the axis", () => {
  const ends = fc.tuple(
    fc.double({ min: -1e15, max: 1e15, noNaN: true }),
    fc.double({ min: 1e-6, max: 1e15, noNaN: true }),
  );
  fc.assert(fc.property(ends, fc.integer({ min: 1, max: 8 }), ([low, size], count) => {
    const high = low + Math.max(size, Math.abs(low) / 1000);
    const { values, text } = ticksOf([low, high], count);
    const texts = values.map(text);
    assertEquals(new Set(texts).size, texts.length, texts.join(" "));
    assertLessOrEqual(values.length, 2 * count + 1);
    for (const [at, value] of values.entries()) {
      assert(value >= low - 1e-6 * (high - low) && value <= high + 1e-6 * (high - low));
      assert(at === 0 || value > values[at - 1]);
    }
  }));
});

const TICKS: readonly [domain: [number, number], count: number, least: number, texts: string][] = [
  [[-0.5, 1], 6, 0, "−0.4 −0.2 0 0.2 0.4 0.6 0.8 1"], // a player who wins nothing
  [[0, 0.0001], 2, 0, "0 0.00005 0.0001"],
  [[-1200, 3000], 6, 0, "−1,000 −500 0 500 1,000 1,500 2,000 2,500 3,000"],
  [[0, 3e6], 6, 0, "0 500K 1M 1.5M 2M 2.5M 3M"],
  [[0, 4e12], 4, 0, "0 1T 2T 3T 4T"],
  [[1, 2], 8, 1, "1 2"], // there is no hand 1.5
  [[1, 1], 8, 1, "1"],
];
for (const [domain, count, least, texts] of TICKS) {
  Deno.test(`ticksOf() writes the values from ${domain.join(" to ")} so that people read them`, () => {
    const ticks = ticksOf(domain, count, least);
    assertEquals(ticks.values.map(ticks.text).join(" "), texts);
  });
}

Deno.test("placeDotLabels() never lets names hide each other or a dot where there is room", () => {
  const place = fc.record({
    x: fc.integer({ min: 0, max: 700 }),
    y: fc.integer({ min: 0, max: 400 }),
  });
  fc.assert(fc.property(fc.array(place, { minLength: 1, maxLength: 10 }), (places) => {
    const dots = places.map((dot, index) => ({ ...dot, label: `Player ${index}` }));
    const boxes = placeDotLabels(dots, { width: 700, height: 400 })
      .map(({ anchor, dx, dy }, index) => {
        const width = textWidth(dots[index].label, 12, true);
        const end = dots[index].x + dx;
        const left = anchor === "start" ? end : end - width;
        return { left, right: left + width, y: dots[index].y + dy };
      });
    for (const [at, { left, right, y }] of boxes.entries()) {
      assert(left >= 0 && right <= 700 && y >= 0 && y <= 400);
      for (const other of boxes.slice(0, at)) {
        assert(left >= other.right || other.left >= right || Math.abs(y - other.y) >= 15);
      }
      for (const dot of dots) assert(dot.x <= left || dot.x >= right || Math.abs(dot.y - y) >= 7);
    }
  }));
});
