import { assert, assertAlmostEquals, assertEquals, assertThrows } from "@std/assert";
import fc from "fast-check";
import {
  Board,
  type Card,
  equity,
  type EquityHand,
  type EquityOptions,
  formatCards,
  HoleCards,
  parseCards,
} from "@marvin/holdem";
import { readReference } from "../../_support/reference.ts";

interface Vector {
  readonly hands: readonly string[];
  readonly board: string;
  readonly dead: string;
  readonly boards: number;
  readonly wins: readonly number[];
  readonly ties: readonly Record<string, number>[];
  readonly equity: readonly number[];
}

interface ClassVector {
  readonly a: string;
  readonly b: string;
  readonly boards: number;
  readonly wins: number;
  readonly ties: number;
}

for (const section of ["headsUp", "multiway", "postflop"] as const) {
  Deno.test(`equity() counts as the reference does: ${section}`, () => {
    const reference = readReference("vectors/equity.json") as
      | Record<typeof section, Vector[]>
      | undefined;
    for (const { hands, board, dead, ...want } of reference?.[section] ?? []) {
      const { boards, exact, players } = equity(hands, { board, dead });
      assertEquals(boards, want.boards);
      assert(exact);
      assertEquals(players.map(({ wins }) => wins), want.wins);
      assertEquals(players.map(({ ties }) => ties), want.ties);
      players.forEach((player, i) => assertAlmostEquals(player.equity, want.equity[i], 1e-11));
    }
  });
}

Deno.test("equity() adds up to the reference for whole classes of hands", () => {
  const reference = readReference("vectors/equity.json") as
    | { classVsClass: ClassVector[] }
    | undefined;
  for (const { a, b, ...want } of reference?.classVsClass ?? []) {
    if (b === "random") continue; // two thousand million boards
    const sums = { boards: 0, wins: 0, ties: 0 };
    for (const first of holdings(a)) {
      for (const second of holdings(b)) {
        if (new Set([...first, ...second]).size < 4) continue;
        const { boards, players } = equity([formatCards(first), formatCards(second)]);
        sums.boards += boards;
        sums.wins += players[0].wins;
        sums.ties += players[0].ties[2] ?? 0;
      }
    }
    assertEquals(sums, { boards: want.boards, wins: want.wins, ties: want.ties });
  }
});

Deno.test("equity() before the flop always adds up over the first board card", () => {
  const card = fc.integer({ min: 0, max: 51 }) as fc.Arbitrary<Card>;
  const cards = fc.uniqueArray(card, { minLength: 8, maxLength: 8 });
  fc.assert(
    fc.property(cards, fc.integer({ min: 2, max: 3 }), (cards, players) => {
      // Many dead cards keep the plain way through all boards short.
      const hands = Array.from(
        { length: players },
        (_, i) => formatCards(cards.slice(2 * i, 2 * i + 2)),
      );
      const live = cards.slice(0, 2 * players);
      const dead = Array.from({ length: 52 }, (_, card) => card as Card)
        .filter((card) => !live.includes(card) && card % 3 === 0);
      const whole = equity(hands, { dead });
      const wins = hands.map(() => 0);
      let boards = 0;
      for (let first = 0 as Card; first < 52; first++) {
        if (live.includes(first) || dead.includes(first)) continue;
        const part = equity(hands, { dead, board: [first] });
        part.players.forEach((player, i) => wins[i] += player.wins);
        boards += part.boards;
      }
      // Each board is met once for each of its five cards.
      assertEquals(boards, 5 * whole.boards);
      assertEquals(wins, whole.players.map((player) => 5 * player.wins));
    }),
    { numRuns: 3 },
  );
});

Deno.test("equity() goes through all hands of an unknown player on the river", () => {
  const { boards, exact, players } = equity(["5s4h", null], { board: "KsJhTh8h8c" });
  assertEquals([boards, exact], [990, true]);
  assertEquals(players[0], { wins: 0, ties: { 2: 259 }, losses: 731, equity: 259 / 2 / 990 });
});

Deno.test("equity() goes through all boards and hands of an unknown player on the flop", () => {
  const { boards, exact, players } = equity(["AdQc", "random"], { board: "3h4cJh" });
  assertEquals([boards, exact], [1_070_190, true]);
  assertAlmostEquals(players[0].equity, 0.511399, 1e-6); // printed in Papp's thesis of 1998
});

type Sampled = [title: string, hands: EquityHand[], options: EquityOptions, want: number];
const SAMPLED: Sampled[] = [
  ["known hands", ["AsAh", "KdKc"], {}, 0.812554896794],
  ["three hands", ["AsAh", "KdKc", "QsQh"], {}, 0.665054415307],
  ["a flop", ["AsAh", "KdQd"], { board: "Td9d2c" }, 0.531313131313],
  ["one unknown hand", ["AcAd", null], {}, 0.8520371330210104],
  ["four unknown hands", ["AcAd", null, null, null, null], {}, 0.5588],
  ["an unknown hand on the river", ["5s4h", null], { board: "KsJhTh8h8c" }, 0.130808],
  ["unknown hands only", [null, null, null], {}, 1 / 3],
];
for (const [title, hands, options, want] of SAMPLED) {
  Deno.test(`equity() of samples is within four standard errors, for ${title}`, () => {
    const { boards, exact, players } = equity(hands, { ...options, samples: 200_000, seed: 7 });
    assertEquals([boards, exact], [200_000, false]);
    const { equity: share, standardError } = players[0];
    assert(standardError !== undefined && standardError > 0 && standardError < 0.0012);
    assert(Math.abs(share - want) < 4 * standardError + 1e-4, `${share}, wanted ${want}`);
    assertAlmostEquals(players.reduce((sum, player) => sum + player.equity, 0), 1, 1e-12);
  });
}

Deno.test("equity() of samples depends on the seed alone", () => {
  const sample = (seed?: number) => equity(["AsAh", "KdKc"], { samples: 5_000, seed });
  assertEquals(sample(3), sample(3));
  assertEquals(sample(), sample(0));
  assert(sample(3).players[0].wins !== sample(4).players[0].wins);
});

Deno.test("equity() samples by itself where an unknown hand comes before the flop", () => {
  const { boards, exact } = equity(["AsAh", null]);
  assertEquals([boards, exact], [1_000_000, false]);
});

Deno.test("equity() reads hands and boards in every form", () => {
  const want = equity(["AsAh", "KdKc"], { board: "Ks7h2c", dead: "Qd" });
  const hands = [HoleCards.parse("As Ah"), HoleCards.parse("Kd Kc")];
  const dead = parseCards("Qd");
  assertEquals(equity(hands, { board: Board.parse("Ks7h2c"), dead }), want);
  assertEquals(equity(hands, { board: parseCards("Ks7h2c"), dead }), want);
  assertEquals(want.boards, 44 * 43 / 2);
  assertEquals(JSON.parse(JSON.stringify(want)), want);
});

Deno.test("equity() always adds up to the boards and to 1", () => {
  const card = fc.integer({ min: 0, max: 51 }) as fc.Arbitrary<Card>;
  const cards = fc.uniqueArray(card, { minLength: 7, maxLength: 23 });
  fc.assert(fc.property(cards, (cards) => {
    const hands = Array.from(
      { length: cards.length - 3 >> 1 },
      (_, i) => formatCards(cards.slice(3 + 2 * i, 5 + 2 * i)),
    );
    const { boards, players } = equity(hands, { board: cards.slice(0, 3) });
    for (const { wins, ties, losses } of players) {
      assertEquals(Object.values(ties).reduce((sum, deals) => sum + deals, wins + losses), boards);
    }
    assertAlmostEquals(players.reduce((sum, player) => sum + player.equity, 0), 1, 1e-12);
  }));
});

type Refusal = [title: string, hands: EquityHand[], options: EquityOptions, error: typeof Error];
const REFUSALS: Refusal[] = [
  ["a single hand", ["AsAh"], {}, RangeError],
  ["eleven hands", new Array(11).fill(null), {}, RangeError],
  ["a card in two hands", ["AsAh", "AsKd"], {}, RangeError],
  ["a card in a hand and on the board", ["AsAh", "KdKc"], { board: "As7h2c" }, RangeError],
  [
    "a card that is dead and on the board",
    ["AsAh", "KdKc"],
    { board: "7h", dead: "7h" },
    RangeError,
  ],
  ["six board cards", ["AsAh", "KdKc"], { board: "2c3c4c5c6c7c" }, RangeError],
  ["a number that is no card", ["AsAh", "KdKc"], { board: [52 as Card] }, RangeError],
  ["no samples", ["AsAh", "KdKc"], { samples: 0 }, RangeError],
  ["half a sample", ["AsAh", "KdKc"], { samples: 0.5 }, RangeError],
  ["a number as board", ["AsAh", "KdKc"], { board: 5 as never }, TypeError],
  ["an object as dead cards", ["AsAh", "KdKc"], { dead: {} as never }, TypeError],
  ["a text that is no hand", ["AsAh", "KdX"], {}, SyntaxError],
  ["three hole cards", ["AsAh", "KdKcQs"], {}, SyntaxError],
];
for (const [title, hands, options, error] of REFUSALS) {
  Deno.test(`equity() refuses ${title}`, () => {
    assertThrows(() => equity(hands, options), error, "Cannot");
  });
}

Deno.test("equity() refuses more hands than there are cards for", () => {
  const dead = Array.from({ length: 40 }, (_, card) => card as Card);
  assertThrows(() => equity(new Array(4).fill(null), { dead }), RangeError, "only 12 are left");
});

/** Every holding of a class such as `AA`, `AKs` or `72o`. */
function holdings(name: string): Card[][] {
  const ranks = [...name.slice(0, 2)];
  const found: Card[][] = [];
  for (const a of "cdhs") {
    for (const b of "cdhs") {
      const isWanted = ranks[0] === ranks[1] ? a < b : (a === b) === name.endsWith("s");
      if (isWanted) found.push(parseCards(ranks[0] + a + ranks[1] + b));
    }
  }
  return found;
}
