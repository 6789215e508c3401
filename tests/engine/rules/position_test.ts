import { assertEquals, assertThrows } from "@std/assert";
import { positionNames, POSITIONS } from "@marvin/holdem/rules";
import { readReference } from "../../_support/reference.ts";

Deno.test("positionNames() names every place once, at every size of table", () => {
  for (let players = 2; players <= 10; players++) {
    const names = positionNames(players);
    assertEquals(new Set(names).size, players);
    assertEquals(names[0], "BTN");
  }
  assertEquals(new Set(positionNames(10)), new Set(POSITIONS));
});

interface PositionVector {
  players: Record<string, { clockwiseFromButton: string[] }>;
}
const vectors = readReference("vectors/positions.json") as PositionVector | undefined;
for (const [players, { clockwiseFromButton }] of Object.entries(vectors?.players ?? {})) {
  Deno.test(`positionNames() of ${players} players are those of trackers`, () => {
    assertEquals([...positionNames(Number(players))], clockwiseFromButton);
  });
}

for (const players of [1, 11, 2.5, NaN]) {
  Deno.test(`positionNames() refuses ${players} players`, () => {
    assertThrows(
      () => positionNames(players),
      RangeError,
      `places of ${players} players: wanted 2`,
    );
  });
}
