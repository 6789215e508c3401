import { assert, assertAlmostEquals, assertEquals, assertThrows } from "@std/assert";
import fc from "fast-check";
import {
  Board,
  boardKey,
  type Card,
  DECK_SIZE,
  equity,
  evaluateWithBoard,
  HoleCards,
  parseCards,
} from "@marvin/holdem";
import { HandPotential } from "../../../engine/strategy/hand_potential.ts";
import { HandRange } from "../../../engine/strategy/hand_range.ts";
import { readReference } from "../../_support/reference.ts";

interface LookAheadVector {
  readonly table: readonly (readonly number[])[];
  readonly ppotFloat: number | null;
  readonly npotFloat: number | null;
  readonly ehs: number;
  readonly ehsOptimistic: number;
}

interface Vector {
  readonly hole: string;
  readonly board: string;
  readonly range?: string;
  /** What weights are multiplied with so that they are whole. */
  readonly weightScale?: number;
  readonly ahead: number;
  readonly tied: number;
  readonly behind: number;
  readonly handStrengthFloat: number;
  readonly look1?: LookAheadVector;
  readonly look2?: LookAheadVector;
  readonly multi: Readonly<Record<string, number>>;
}

const reference = readReference("vectors/hand_potential.json") as
  | { readonly uniform: readonly Vector[]; readonly weighted: readonly Vector[] }
  | undefined;
const potential = new HandPotential();

function assertClose(actual: number | null, want: number | null, title: string): void {
  if (want === null || actual === null) assertEquals(actual, want, title);
  else assertAlmostEquals(actual, want, 1e-9, title);
}

for (const section of ["uniform", "weighted"] as const) {
  Deno.test(`HandPotential.analyze() gives the values of the reference: ${section}`, () => {
    for (const vector of reference?.[section] ?? []) {
      const scale = vector.weightScale ?? 1;
      const hole = HoleCards.parse(vector.hole);
      const board = parseCards(vector.board);
      const range = vector.range === undefined ? undefined : HandRange.parse(vector.range);
      const title = `${vector.hole} on ${vector.board} against ${vector.range ?? "anything"}`;
      for (const lookAhead of [1, 2] as const) {
        const report = potential.analyze(hole, board, { range, lookAhead });
        const now = [vector.ahead, vector.tied, vector.behind];
        now.forEach((want, i) => assertClose(scale * report.now[i], want, title));
        assertClose(report.handStrength, vector.handStrengthFloat, title);
        const want = vector[`look${lookAhead}`];
        if (want === undefined) continue;
        want.table.flat().forEach((count, i) => {
          assertClose(scale * report.later.flat()[i], count, title);
        });
        assertClose(report.positivePotential, want.ppotFloat, title);
        assertClose(report.negativePotential, want.npotFloat, title);
        assertClose(report.effectiveHandStrength, want.ehs, title);
        assertClose(report.optimisticHandStrength, want.ehsOptimistic, title);
      }
      for (const [opponents, want] of Object.entries(vector.multi)) {
        const options = { range, opponents: Number(opponents) };
        assertClose(potential.handStrength(hole, board, options), want, title);
      }
    }
  });
}

Deno.test("HandPotential reproduces Papp's example (1998)", () => {
  const [hole, board] = [HoleCards.parse("AdQc"), Board.parse("3h4cJh")];
  const { later, ...report } = potential.analyze(hole, board, { lookAhead: 2 });
  assertEquals(report.now, [628, 9, 444]);
  assertEquals(later, [[449005, 3211, 169504], [0, 8370, 540], [91981, 1036, 346543]]);
  assertAlmostEquals(potential.handStrength(hole, board), 0.585, 5e-4);
  assertAlmostEquals(report.positivePotential!, 0.208, 5e-4);
  assertAlmostEquals(report.negativePotential!, 0.274, 5e-4);
  assertAlmostEquals(potential.positivePotential(hole, board)!, 0.108, 5e-4);
  assertAlmostEquals(potential.negativePotential(hole, board)!, 0.145, 5e-4);
  assertAlmostEquals(potential.handStrength(hole, board, { opponents: 5 }), 0.0686, 5e-5);
});

Deno.test("HandPotential finds no potential, on the river", () => {
  const [hole, board] = [HoleCards.parse("AdQc"), parseCards("3h4cJh8s5d")];
  const report = potential.analyze(hole, board, { lookAhead: 2 });
  assertEquals([report.positivePotential, report.negativePotential], [0, 0]);
  assertEquals(report.effectiveHandStrength, report.handStrength);
});

Deno.test("HandPotential.analyze() gives null, when nothing is better or worse", () => {
  const quads = potential.analyze(HoleCards.parse("2c2d"), parseCards("2h2s9d"));
  assertEquals(quads.positivePotential, null);
  const options = { range: HandRange.parse("AA") };
  const drawing = potential.analyze(HoleCards.parse("KcKd"), parseCards("2h7s9d"), options);
  assertEquals(drawing.negativePotential, null);
  assertEquals(drawing.effectiveHandStrength, drawing.positivePotential);
});

const anyCards = fc.uniqueArray(fc.nat(DECK_SIZE - 1), { minLength: 5, maxLength: 7 });

/** One card ahead by looking at every holding and card. */
function enumerate(
  { first, second }: HoleCards,
  board: readonly Card[],
  range: HandRange,
): number[] {
  const seen = [first, second, ...board];
  const unseen = Array.from({ length: DECK_SIZE }, (_, card) => card as Card)
    .filter((card) => !seen.includes(card));
  const sums = new Array<number>(9).fill(0);
  for (const next of unseen) {
    const boards = [boardKey(board), boardKey([...board, next])];
    for (const [{ first: a, second: b }, weight] of range) {
      if ([...seen, next].includes(a) || [...seen, next].includes(b)) continue;
      const [now, then] = boards.map((key) =>
        1 + Math.sign(evaluateWithBoard(key, a, b) - evaluateWithBoard(key, first, second))
      );
      sums[3 * now + then] += weight;
    }
  }
  return sums;
}

Deno.test("HandPotential.analyze() always equals enumeration, whatever board came before", () => {
  const ranges = ["22+,A2s+,KTs+,QJs,T9s:0.5,AJo+", "random", "55-22:0.25,JTs,76s,K9o+"]
    .map((text) => HandRange.parse(text));
  fc.assert(
    fc.property(anyCards, fc.constantFrom(...ranges), ([first, second, ...cards], range) => {
      const hole = HoleCards.of(first as Card, second as Card);
      const board = cards.slice(0, 4) as Card[];
      const { later } = potential.analyze(hole, board, { range });
      assertEquals(later.flat(), enumerate(hole, board, range));
    }),
    { numRuns: 100 },
  );
});

Deno.test("HandPotential's effective strength always is the equity, with all cards looked at", () => {
  fc.assert(
    fc.property(anyCards, ([first, second, ...board]) => {
      const hole = HoleCards.of(first as Card, second as Card);
      const { effectiveHandStrength } = potential.analyze(hole, board as Card[], { lookAhead: 2 });
      const { exact, players } = equity([hole, null], { board: board as Card[] });
      assert(exact);
      assertAlmostEquals(effectiveHandStrength, players[0].equity, 1e-9);
    }),
    { numRuns: 30 },
  );
});

Deno.test("HandPotential notices that a range has changed", () => {
  const [hole, board] = [HoleCards.parse("KcKd"), parseCards("2h7s9d")];
  const range = HandRange.parse("AA,QQ");
  assertEquals(potential.handStrength(hole, board, { range }), 0.5);
  range.setWeight(12, 12, 0);
  assertEquals(potential.handStrength(hole, board, { range }), 1);
});

Deno.test("HandPotential refuses wrong boards and impossible ranges", () => {
  const hole = HoleCards.parse("AdQc");
  for (const board of ["", "3h4c", "2c3c4c5c6c7c"]) {
    assertThrows(
      () => potential.analyze(hole, parseCards(board)),
      RangeError,
      "wanted 3 to 5 cards",
    );
  }
  assertThrows(() => potential.analyze(hole, parseCards("3h4cQc")), RangeError, "Qc twice");
  const twice = parseCards("3h4c").concat(parseCards("3h"));
  assertThrows(() => potential.handStrength(hole, twice), RangeError, "3h twice");
  const range = HandRange.parse("AdAh,QcQd");
  assertThrows(
    () => potential.handStrength(hole, parseCards("3h4c5d"), { range }),
    RangeError,
    "without any that is possible",
  );
});
