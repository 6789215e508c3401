import { assertEquals } from "@std/assert";
import { effectiveStack } from "../../preflop/effective_stack.ts";
import { type MadeUpPlayer, viewOf } from "../_spot.ts";

const CASES: readonly [title: string, players: readonly MadeUpPlayer[], want: number][] = [
  ["is the own stack where others have more", [{ stack: 400 }, { stack: 900 }], 20],
  ["is the largest of the others where the own is larger", [
    { stack: 900 },
    { stack: 100 },
    { stack: 500 },
  ], 25],
  ["counts what is in the pot", [{ stack: 300, totalBet: 100 }, { stack: 500 }], 20],
];
for (const [title, players, want] of CASES) {
  Deno.test(`effectiveStack() ${title}`, () => {
    assertEquals(effectiveStack(viewOf({ players })), want);
  });
}
