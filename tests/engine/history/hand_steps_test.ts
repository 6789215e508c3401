import { assertEquals } from "@std/assert";
import { formatCards, handSteps, parseCards } from "@marvin/holdem";
import { randomHands } from "./_random_hands.ts";
import { SCRIPTED_HANDS } from "./_scripted_hands.ts";

Deno.test("handSteps() shows the chips move, step by step", () => {
  const record = SCRIPTED_HANDS.all_in_preflop();
  const steps = handSteps(record).map(({ type, street, playerName, cards, pot, stacks }) =>
    `${street} ${type} ${playerName || formatCards(cards)}: ${pot} | ${stacks.join(" ")}`
  );
  assertEquals(steps, [
    "preflop smallBlind Ben: 10 | 1000 390 500",
    "preflop bigBlind Cy: 30 | 1000 390 480",
    "preflop raise Ann: 1030 | 0 390 480",
    "preflop call Ben: 1420 | 0 0 480",
    "preflop fold Cy: 1420 | 0 0 480",
    "preflop uncalled Ann: 820 | 600 0 480",
    "flop deal 2c 5d 9s: 820 | 600 0 480",
    "turn deal Jc: 820 | 600 0 480",
    "river deal 3h: 820 | 600 0 480",
    "river show Ben: 820 | 600 0 480",
    "river show Ann: 820 | 600 0 480",
    "river collect Ann: 0 | 1420 0 480",
  ]);
});

Deno.test("handSteps() shows every board, when the hand was run twice", () => {
  const record = SCRIPTED_HANDS.all_in_preflop();
  const otherBoards = [parseCards("2c5d9sJd3d")];
  const deals = handSteps({ ...record, otherBoards }).filter(({ type }) => type === "deal");
  assertEquals(deals.map(({ cards, run }) => `${run}: ${formatCards(cards)}`), [
    "0: 2c 5d 9s",
    "0: Jc",
    "0: 3h",
    "2: 2c 5d 9s Jd 3d",
  ]);
});

Deno.test("handSteps() ends with the rake in the middle and the stacks of the engine, always", () => {
  for (const { record, result } of randomHands("steps", 500)) {
    const { pot, stacks } = handSteps(record).at(-1)!;
    assertEquals(pot, record.totalRake);
    assertEquals(
      stacks,
      record.players.map(({ seat, stack }) => stack + result.chipMovements[seat - 1]),
    );
  }
});
