import { assertEquals, assertThrows } from "@std/assert";
import fc from "fast-check";
import { Board, type Card, DECK_SIZE, HoleCards, parseCards } from "../../../engine/cards/mod.ts";
import { boardKey, evaluateWithBoard } from "../../../engine/evaluator/evaluate.ts";
import {
  handRankFraction,
  type HandStrength,
  handStrength,
} from "../../../engine/evaluator/hand_strength.ts";

/** The same by looking at every holding. */
function enumerate(hole: HoleCards, cards: readonly Card[]): HandStrength {
  const board = boardKey(cards);
  const own = evaluateWithBoard(board, hole.first, hole.second);
  const unseen = Array.from({ length: DECK_SIZE }, (_, card) => card as Card)
    .filter((card) => card !== hole.first && card !== hole.second && !cards.includes(card));
  let ahead = 0;
  let tied = 0;
  let behind = 0;
  unseen.forEach((second, place) => {
    for (let i = 0; i < place; i++) {
      const other = evaluateWithBoard(board, unseen[i], second);
      if (other < own) ahead++;
      else if (other === own) tied++;
      else behind++;
    }
  });
  return { ahead, tied, behind };
}

type Case = [title: string, hole: string, board: string, want: HandStrength];
const CASES: Case[] = [
  ["Papp's example (1998)", "AdQc", "3h4cJh", { ahead: 628, tied: 9, behind: 444 }],
  ["Pena's example (1999)", "Ah8h", "9h8c2c", { ahead: 903, tied: 6, behind: 172 }],
  ["a flush draw that is nothing yet", "8d7d", "9d6c2d", { ahead: 120, tied: 9, behind: 952 }],
  ["a board nobody can beat", "7h2c", "AhKhQhJhTh", { ahead: 0, tied: 990, behind: 0 }],
  ["quads with the best kicker", "KsAd", "KcKdKh2c3d", { ahead: 990, tied: 0, behind: 0 }],
];

for (const [title, hole, board, want] of CASES) {
  Deno.test(`handStrength() gives the known counts, of ${title}`, () => {
    assertEquals(handStrength(HoleCards.parse(hole), parseCards(board)), want);
    assertEquals(handStrength(HoleCards.parse(hole), Board.parse(board)), want);
  });
}

const ANY_CARDS = (cards: number) =>
  fc.uniqueArray(fc.nat(DECK_SIZE - 1), { minLength: cards, maxLength: cards });
/** Cards mostly of one suit: random boards seldom have four or five. */
const SUITED_CARDS = (cards: number) =>
  fc.tuple(
    fc.nat(3),
    fc.shuffledSubarray([...Array(DECK_SIZE).keys()], {
      minLength: DECK_SIZE,
      maxLength: DECK_SIZE,
    }),
  ).map(([suit, deck]) =>
    deck.toSorted((a, b) => rarity(a, suit) - rarity(b, suit)).slice(0, cards)
  );
const rarity = (card: number, suit: number) => (card & 3) === suit ? 0 : card % 5 === 0 ? 0 : 1;

for (const [street, onBoard] of [["flop", 3], ["turn", 4], ["river", 5]] as const) {
  for (const [kind, arbitrary] of [["any", ANY_CARDS], ["suited", SUITED_CARDS]] as const) {
    Deno.test(`handStrength() always equals enumeration, on the ${street} with ${kind} cards`, () => {
      fc.assert(
        fc.property(arbitrary(onBoard + 2), ([first, second, ...board]) => {
          const hole = HoleCards.of(first as Card, second as Card);
          assertEquals(handStrength(hole, board as Card[]), enumerate(hole, board as Card[]));
        }),
        { numRuns: 1_000 },
      );
    });
  }
}

Deno.test("handStrength() compares the flushes right, on boards of three to five suited cards", () => {
  const boards = ["9h5h2h", "9h5h2hKs", "9h5h2hKh", "9h5h2hKsQd", "9h5h2hKh9d", "KhQhJhTh8h"];
  for (const board of boards.map(parseCards)) {
    for (const cards of ["AhAd", "Ah3h", "4h3c", "6s6d", "7h6h", "AsAd"]) {
      const hole = HoleCards.parse(cards);
      assertEquals(handStrength(hole, board), enumerate(hole, board), `${cards} on ${board}`);
    }
  }
});

Deno.test("handStrength() refuses, when cards are missing, too many or doubled", () => {
  const hole = HoleCards.parse("AdQc");
  for (const board of ["", "3h4c"]) {
    assertThrows(() => handStrength(hole, parseCards(board)), RangeError, "wanted 3 to 5 cards");
  }
  assertThrows(() => handStrength(hole, parseCards("2c3c4c5c6c7c")), RangeError, "board of 6");
  assertThrows(() => handStrength(hole, parseCards("3h4cQc")), RangeError, "Qc twice");
});

Deno.test("handStrength() refuses what is no list of cards", () => {
  const hole = HoleCards.parse("AdQc");
  for (const board of [5, {}, [0, 1, NaN], ["2c", "3c", "4c"]]) {
    assertThrows(() => handStrength(hole, board as never), RangeError, "Cannot");
  }
});

Deno.test("handRankFraction() refuses what is no hand strength", () => {
  for (
    const strength of [{}, { ahead: 0, tied: 0, behind: 0 }, { ahead: 5, tied: 0, behind: -1 }]
  ) {
    assertThrows(() => handRankFraction(strength as never), RangeError, "Cannot rank a hand");
  }
});

Deno.test("handRankFraction() counts ties half", () => {
  assertEquals(handRankFraction({ ahead: 1, tied: 2, behind: 1 }), 0.5);
  assertEquals(handRankFraction({ ahead: 3, tied: 0, behind: 1 }), 0.75);
  assertEquals(handRankFraction({ ahead: 0, tied: 990, behind: 0 }), 0.5);
});
