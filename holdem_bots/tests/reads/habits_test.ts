import { assert, assertAlmostEquals, assertEquals } from "@std/assert";
import { Habits, type Situation } from "../../reads/habits.ts";

const SITUATIONS: readonly Situation[] = ["unraised", "raised", "flop", "turn", "river"];

for (const situation of SITUATIONS) {
  Deno.test(`Habits move from what is customary to what is seen, in the situation ${situation}`, () => {
    const habits = new Habits();
    const strangers = habits.foldChance(situation);
    assert(strangers > 0.3 && strangers < 0.9);
    habits.record(situation, "call");
    assert(habits.foldChance(situation) < strangers);
    for (let i = 0; i < 10_000; i++) habits.record(situation, i % 4 === 0 ? "raise" : "call");
    assertAlmostEquals(habits.foldChance(situation), 0, 0.001);
    assertAlmostEquals(habits.raiseChance(situation), 0.25, 0.001);
    assertEquals(habits.answersSeen(situation), 10_001);
    for (const other of SITUATIONS) {
      if (other !== situation) assertEquals(habits.answersSeen(other), 0);
    }
  });
}

Deno.test("Habits.betChance() minds only actions that were free", () => {
  const habits = new Habits();
  const strangers = habits.betChance("flop");
  for (const type of ["fold", "call", "raise"] as const) habits.record("flop", type);
  assertEquals(habits.betChance("flop"), strangers);
  for (let i = 0; i < 10_000; i++) habits.record("flop", "bet");
  assertAlmostEquals(habits.betChance("flop"), 1, 0.001);
});

Deno.test("Habits.honesty tells bluffers from others, once they have shown hands", () => {
  const [bluffer, nit] = [new Habits(), new Habits()];
  assertAlmostEquals(bluffer.honesty, 0.8);
  for (let i = 0; i < 100; i++) {
    bluffer.recordShown((i + 0.5) / 100);
    nit.recordShown(0.9);
  }
  assert(bluffer.honesty < 0.1);
  assertEquals(nit.honesty, 1);
});
