import { assertEquals, assertThrows } from "@std/assert";
import fc from "fast-check";
import { parseConfig, runSngSeries, shardRange } from "@marvin/holdem";

const CONFIG = parseConfig('[game]\ngame_type = "SitAndGo"\nstarting_chips = 500\nseed = 5');

Deno.test("shardRange() always cuts a series into parts that differ by one at most", () => {
  const sizes = fc.record({
    tournaments: fc.integer({ min: 0, max: 5_000 }),
    count: fc.integer({ min: 1, max: 60 }),
  });
  fc.assert(fc.property(sizes, ({ tournaments, count }) => {
    let next = 1;
    const lengths = Array.from({ length: count }, (_, place) => {
      const { from, to } = shardRange({ index: place + 1, count }, tournaments);
      assertEquals(from, next);
      next = to + 1;
      return to - from + 1;
    });
    assertEquals(next, tournaments + 1);
    return Math.max(...lengths) - Math.min(...lengths) <= 1;
  }));
});

for (const [index, count] of [[0, 3], [4, 3], [1.5, 3], [1, 0], [NaN, 3], [1, 2.5]]) {
  Deno.test(`shardRange() refuses shard ${index} of ${count}`, () => {
    assertThrows(() => shardRange({ index, count }, 10), RangeError, `shard ${index} of ${count}`);
  });
}

Deno.test("runSngSeries() plays a shard with the tournaments it has in the whole", async () => {
  const numbers: number[] = [];
  const series = await runSngSeries(CONFIG, {
    tournaments: 10,
    shard: { index: 2, count: 3 },
    observer: { tournamentCompleted: ({ number }) => numbers.push(number) },
  });
  assertEquals(numbers, [4, 5, 6]);
  assertEquals([series.tournamentsPlayed, series.tournamentsWanted], [3, 3]);
});
