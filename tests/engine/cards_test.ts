import { assertEquals, assertThrows } from "@std/assert";
import {
  Board,
  type Card,
  cardOf,
  describeHand,
  formatCard,
  formatCards,
  HoleCards,
  parseCard,
  parseCards,
} from "@marvin/holdem";
import type { HandValue } from "@marvin/holdem";

const NO_CARDS = [-1, 52, 60, 64, 1.5, NaN, Infinity] as Card[];

for (const card of NO_CARDS) {
  Deno.test(`${card} is no card, wherever it is given`, () => {
    const wanted = `Cannot use ${card} as a card: wanted a whole number from 0 to 51`;
    assertThrows(() => HoleCards.of(card, 3 as Card), RangeError, wanted);
    assertThrows(() => HoleCards.of(3 as Card, card), RangeError, wanted);
    assertThrows(() => new Board([card]), RangeError, wanted);
    assertThrows(() => formatCard(card), RangeError, wanted);
    assertThrows(() => formatCards([0, card]), RangeError, wanted);
  });
}

Deno.test("parseCards() and others refuse what is no text, such as cards", () => {
  for (const cards of [5, [12, 51], undefined] as never[]) {
    const message = `Cannot read cards from ${cards}: wanted text such as "AhKd"`;
    for (const parse of [parseCard, parseCards, HoleCards.parse, Board.parse]) {
      assertThrows(() => parse(cards), TypeError, message);
    }
  }
});

Deno.test("HoleCards.of() keeps apart all pairs of cards, whatever it was asked before", () => {
  const seen = new Set<HoleCards>();
  for (let first = 0; first < 52; first++) {
    for (let second = 0; second < 52; second++) {
      if (first === second) continue;
      const cards = HoleCards.of(first as Card, second as Card);
      assertEquals([cards.first, cards.second], [first, second]);
      seen.add(cards);
    }
  }
  assertEquals(seen.size, 52 * 51);
  for (const [first, second] of [[0.5, 2], [0, 64], [-1, 70], [0, NaN], [2, 0.5]]) {
    assertThrows(() => HoleCards.of(first as Card, second as Card), RangeError, "as a card");
  }
});

Deno.test("a board holds no card twice", () => {
  const cards = [1, 2, 1] as Card[];
  assertThrows(() => new Board(cards), RangeError, "Cannot put 2d on a board twice");
});

Deno.test("cardOf() refuses what is no rank or suit", () => {
  assertEquals(cardOf(12, 3), 51);
  assertThrows(() => cardOf(13, 0), RangeError, "Cannot use 13 as a rank");
  assertThrows(() => cardOf(0, -1), RangeError, "Cannot use -1 as a suit");
});

for (const value of [NaN, -1, 1.5, 10 << 12]) {
  Deno.test(`describeHand() refuses ${value}`, () => {
    assertThrows(() => describeHand(value as HandValue), RangeError, `found ${value}`);
  });
}
