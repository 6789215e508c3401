import { assertEquals, assertThrows } from "@std/assert";
import fc from "fast-check";
import {
  boardKey,
  type Card,
  countHandRanks,
  evaluate,
  evaluate7,
  evaluateSeats,
  evaluateWithBoard,
  HAND_RANKS,
  type HandRank,
  handRankOf,
  type HandValue,
  parseCards,
  playingRanks,
  shuffle,
} from "@marvin/holdem";
import { createPrng } from "@marvin/holdem";
import { readReference } from "../../_support/reference.ts";

/** Number of different sets of five, six and seven cards in each category, worst first. */
const FIVE = [1302540, 1098240, 123552, 54912, 10200, 5108, 3744, 624, 36, 4];
const SIX = [6612900, 9730740, 2532816, 732160, 361620, 205792, 165984, 14664, 1656, 188];

/** Number of classes in each category, worst first. */
const FIVE_CLASSES = [1277, 2860, 858, 858, 10, 1277, 156, 156, 9, 1];
const SIX_CLASSES = [770, 2135, 846, 715, 10, 1277, 156, 156, 9, 1];

Deno.test("evaluateWithBoard() counts every hand of five cards as combinatorics does", () => {
  const { hands, classes } = byCategory(countValues(3));
  assertEquals(hands, FIVE);
  assertEquals(classes, FIVE_CLASSES);
});

Deno.test("evaluateWithBoard() counts every hand of six cards as combinatorics does", () => {
  const { hands, classes } = byCategory(countValues(4));
  assertEquals(hands, SIX);
  assertEquals(classes, SIX_CLASSES);
});

Deno.test("countHandRanks() counts every hand of five and six cards as combinatorics does", () => {
  assertEquals(countHandRanks(5), FIVE);
  assertEquals(countHandRanks(6), SIX);
});

Deno.test("evaluate() numbers the classes of a category from 0 without a gap", () => {
  const seen = countValues(3);
  FIVE_CLASSES.forEach((count, category) => {
    const indices = Array.from(seen.subarray(category << 12, (category + 1) << 12))
      .flatMap((hands, index) => hands > 0 ? [index] : []);
    assertEquals(indices, Array.from({ length: count }, (_, index) => index));
  });
});

Deno.test("evaluate() agrees with the reference counts of five and six cards", () => {
  const reference = readReference("vectors/hand_frequency.json") as HandFrequency | undefined;
  if (reference === undefined) return;
  for (const count of [5, 6] as const) {
    const { hands, classes } = byCategory(countValues(count - 2));
    const { counts, distinct } = reference.cards[count];
    assertEquals(hands, HAND_RANKS.map((rank) => counts[uncapitalize(rank)]));
    assertEquals(classes, HAND_RANKS.map((rank) => distinct[uncapitalize(rank)]));
  }
});

/** The worst and the best hand of each category. */
const BORDERS: [rank: HandRank, worst: string, best: string][] = [
  ["HighCard", "7c 5d 4h 3s 2c", "Ac Kd Qh Js 9c"],
  ["Pair", "2c 2d 5h 4s 3c", "Ac Ad Kh Qs Jc"],
  ["TwoPair", "3c 3d 2h 2s 4c", "Ac Ad Kh Ks Qc"],
  ["ThreeOfAKind", "2c 2d 2h 4s 3c", "Ac Ad Ah Ks Qc"],
  ["Straight", "5c 4d 3h 2s Ac", "Ac Kd Qh Js Tc"],
  ["Flush", "7c 5c 4c 3c 2c", "Ac Kc Qc Jc 9c"],
  ["FullHouse", "2c 2d 2h 3s 3c", "Ac Ad Ah Ks Kc"],
  ["FourOfAKind", "2c 2d 2h 2s 3c", "Ac Ad Ah As Kc"],
  ["StraightFlush", "5c 4c 3c 2c Ac", "Kd Qd Jd Td 9d"],
  ["RoyalFlush", "Ac Kc Qc Jc Tc", "Ad Kd Qd Jd Td"],
];
for (const [place, [rank, worst, best]] of BORDERS.entries()) {
  Deno.test(`evaluate() keeps to the borders of ${rank}`, () => {
    assertEquals(valueOf(worst), place << 12);
    assertEquals(valueOf(best), place << 12 | FIVE_CLASSES[place] - 1);
    assertEquals(handRankOf(valueOf(worst)), rank);
    assertEquals(handRankOf(valueOf(best)), rank);
  });
}

type Comparison = [title: string, better: string, worse: string];
const COMPARISONS: Comparison[] = [
  ["the wheel as the lowest straight", "6h 5c 4d 3h 2c Ks 9d", "Ad 5c 4d 3h 2c Ks 9s"],
  ["the wheel above three aces", "Ad 5c 4d 3h 2c", "As Ac Ad Kh Qs"],
  ["flushes by their fourth card", "Qd Jd 9d 7d 6d Kc Qc", "Qd Jd 9d 6d 5d Kc Ah"],
  ["the better of two sets as a full house", "Ks Kd Kc Qs Qd Qc 2h", "Ks Kd Kc Js Jd Ah 2h"],
  ["the kicker of quads on the board", "8s 8d 8h 8c Ks 2d 3h", "8s 8d 8h 8c Qs 2d 3h"],
  ["three pairs by the best two and a kicker", "As Ad Ks Kd Qs Qd 2c", "As Ad Ks Kd Js Jd 2c"],
  ["a straight flush above a higher straight", "9h 8h 7h 6h 5h Ts Jd", "9h 8h 7h 6h 2h Ts Jd"],
];
for (const [title, better, worse] of COMPARISONS) {
  Deno.test(`evaluate() compares ${title}`, () => {
    assertEquals(valueOf(better) > valueOf(worse), true);
  });
}

type Refusal = [title: string, cards: number[]];
const REFUSALS: Refusal[] = [
  ["four cards", [0, 1, 2, 3]],
  ["eight cards", [0, 1, 2, 3, 4, 5, 6, 7]],
  ["no cards", []],
  ["a card twice", [0, 4, 8, 12, 0]],
  ["a high card twice", [51, 4, 8, 12, 16, 51]],
  ["a number above 51", [0, 1, 2, 3, 52]],
  ["a negative number", [0, 1, 2, 3, -1]],
  ["a fraction", [0, 1, 2, 3, 4.5]],
  ["no number", [0, 1, 2, 3, NaN]],
];
for (const [title, cards] of REFUSALS) {
  Deno.test(`evaluate() refuses ${title}`, () => {
    assertThrows(() => evaluate(cards as Card[]), RangeError, "Cannot evaluate");
  });
}

Deno.test("evaluate() never depends on the order of the cards", () => {
  fc.assert(fc.property(hands(5, 7), fc.nat(), (cards, seed) => {
    const other = [...cards];
    shuffle(other, createPrng(String(seed)));
    return evaluate(other) === evaluate(cards);
  }));
});

Deno.test("evaluate() always gives seven cards the value of their best five", () => {
  fc.assert(fc.property(hands(7, 7), (cards) => {
    return evaluate(cards) === Math.max(...fiveOf(cards).map((five) => evaluate(five)));
  }));
});

Deno.test("evaluate() always gives six cards the value of their best five", () => {
  fc.assert(fc.property(hands(6, 6), (cards) => {
    return evaluate(cards) === Math.max(...fiveOf(cards).map((five) => evaluate(five)));
  }));
});

Deno.test("evaluateSeats() always values the hands of the seats asked for, and no others", () => {
  fc.assert(fc.property(fc.integer(), fc.integer({ min: 0, max: 1023 }), (seed, seats) => {
    const deck = Array.from({ length: 52 }, (_, card) => card as Card);
    shuffle(deck, createPrng(String(seed), "test"));
    const board = deck.slice(0, 5);
    const values = new Int32Array(10).fill(-1);
    evaluateSeats(Uint8Array.from(board), Uint8Array.from(deck.slice(5, 25)), seats, values);
    for (let seat = 0; seat < 10; seat++) {
      const holeCards = deck.slice(5 + 2 * seat, 7 + 2 * seat);
      const wanted = (seats >> seat & 1) === 1 ? evaluate([...board, ...holeCards]) : -1;
      assertEquals(values[seat], wanted);
    }
  }));
});

Deno.test("evaluate7() and evaluateWithBoard() always agree with evaluate()", () => {
  fc.assert(fc.property(hands(7, 7), (cards) => {
    const [c0, c1, c2, c3, c4, c5, c6] = cards;
    const value = evaluate(cards);
    return evaluate7(c0, c1, c2, c3, c4, c5, c6) === value &&
      evaluateWithBoard(boardKey([c0, c1, c2, c3, c4]), c5, c6) === value;
  }));
});

Deno.test("playingRanks() always names the ranks of the best five cards", () => {
  fc.assert(fc.property(hands(5, 5), (cards) => {
    const ranks = new Set(cards.map((card) => card >> 2));
    const playing = playingRanks(evaluate(cards));
    assertEquals(new Set(playing), ranks);
    assertEquals(playing.length, ranks.size);
  }));
});

Deno.test("handRankOf() refuses what is no hand value", () => {
  for (const value of [NaN, -1, 2.5, 10 << 12, undefined]) {
    const message = `Cannot tell the category of ${value}`;
    assertThrows(() => handRankOf(value as HandValue), RangeError, message);
  }
});

Deno.test("countHandRanks() refuses hands of other sizes, which it counted for ever", () => {
  for (const size of [NaN, 4, 8, 5.5, "5"]) {
    assertThrows(() => countHandRanks(size as 5), RangeError, `number of cards of ${size}`);
  }
});

Deno.test("playingRanks() refuses a number that is no hand value", () => {
  assertThrows(() => playingRanks((10 << 12) as HandValue), RangeError, "Cannot read a hand value");
});

interface HandFrequency {
  readonly cards: Record<5 | 6 | 7, {
    readonly counts: Record<string, number>;
    readonly distinct: Record<string, number>;
  }>;
}

/** Number of hands by value, over all boards of some size with two higher cards. */
function countValues(boardSize: number): Int32Array {
  const counts = new Int32Array(HAND_RANKS.length << 12);
  addBoards([], 0);
  return counts;

  function addBoards(board: Card[], from: number): void {
    if (board.length === boardSize) return addHands(board, from);
    for (let card = from; card < 52; card++) addBoards([...board, card as Card], card + 1);
  }

  function addHands(board: Card[], from: number): void {
    const key = boardKey(board);
    for (let first = from; first < 51; first++) {
      for (let second = first + 1; second < 52; second++) {
        counts[evaluateWithBoard(key, first as Card, second as Card)]++;
      }
    }
  }
}

function byCategory(counts: Int32Array): { hands: number[]; classes: number[] } {
  const categories = HAND_RANKS.map((_, place) => counts.subarray(place << 12, place + 1 << 12));
  return {
    hands: categories.map((category) => category.reduce((sum, hands) => sum + hands, 0)),
    classes: categories.map((category) => category.filter((hands) => hands > 0).length),
  };
}

function hands(minLength: number, maxLength: number): fc.Arbitrary<Card[]> {
  const card = fc.integer({ min: 0, max: 51 }) as fc.Arbitrary<Card>;
  return fc.uniqueArray(card, { minLength, maxLength });
}

/** All ways to choose five of the cards. */
function fiveOf(cards: readonly Card[]): Card[][] {
  const subsets = cards.reduce<Card[][]>(
    (found, card) => [...found, ...found.map((subset) => [...subset, card])],
    [[]],
  );
  return subsets.filter((subset) => subset.length === 5);
}

function valueOf(text: string): HandValue {
  return evaluate(parseCards(text));
}

function uncapitalize(text: string): string {
  return text[0].toLowerCase() + text.slice(1);
}
