import { assertEquals } from "@std/assert";
import fc from "fast-check";
import {
  bestFive,
  type Card,
  describeHand,
  evaluate,
  formatCards,
  kickerSuffix,
  parseCards,
} from "@marvin/holdem";

type Description = [cards: string, ours: string, pokerStars: string];
const DESCRIPTIONS: Description[] = [
  ["Ac Kd 9h 7s 5c 3d 2h", "high card Ace", "high card Ace"],
  ["Kd 9h 7s 5c 3d", "high card King", "high card King"],
  ["Ac Ad 9h 7s 5c", "a pair of Aces", "a pair of Aces"],
  ["6c 6d 9h 7s 2c", "a pair of Sixes", "a pair of Sixes"],
  ["2c 2d 9h 7s 5c", "a pair of Deuces", "a pair of Deuces"],
  ["Kc Kd Qh Qs 5c", "two pairs, Kings over Queens", "two pair, Kings and Queens"],
  ["6c 6d 2h 2s 3c 3d Ah", "two pairs, Sixes over Threes", "two pair, Sixes and Threes"],
  ["Ac Ad Ah 7s 5c", "three of a kind, Aces", "three of a kind, Aces"],
  ["Ac 2d 3h 4s 5c", "a straight, Ace to Five", "a straight, Ace to Five"],
  ["9c 8d 7h 6s 5c", "a straight, Five to Nine", "a straight, Five to Nine"],
  ["Ac Kd Qh Js Tc", "a straight, Ten to Ace", "a straight, Ten to Ace"],
  ["Ac Jc 9c 7c 5c", "a flush, Ace high", "a flush, Ace high"],
  ["Ac Ad Ah Ks Kc", "a full house, Aces over Kings", "a full house, Aces full of Kings"],
  ["6c 6d 6h 2s 2c", "a full house, Sixes over Deuces", "a full house, Sixes full of Deuces"],
  ["Ac Ad Ah As 5c", "four of a kind, Aces", "four of a kind, Aces"],
  ["Ac 2c 3c 4c 5c", "a straight flush, Ace to Five", "a straight flush, Ace to Five"],
  ["Kd Qd Jd Td 9d", "a straight flush, Nine to King", "a straight flush, Nine to King"],
  ["Ac Kc Qc Jc Tc", "a royal flush", "a Royal Flush"],
];
for (const [text, ours, pokerStars] of DESCRIPTIONS) {
  Deno.test(`describeHand() says "${ours}" of ${text}`, () => {
    const cards = parseCards(text);
    assertEquals(describeHand(cards), ours);
    assertEquals(describeHand(evaluate(cards)), ours);
    assertEquals(describeHand(cards, "pokerstars"), pokerStars);
  });
}

type Suffix = [title: string, shown: string, before: string, want: string];
const SUFFIXES: Suffix[] = [
  ["a better kicker", "Jc Kh 2c 3d Jd 7h 8d", "Qd Js 2c 3d Jd 7h 8d", " - King kicker"],
  ["a worse kicker", "Jd Ah Qd 3s 9c 9s As", "Ad Kd Qd 3s 9c 9s As", " - lower kicker"],
  [
    "the kickers up to the third",
    "Ah Jh 6d 7c 6h 2s Qc",
    "As 9d 6d 7c 6h 2s Qc",
    " - Ace+Queen+Jack kicker",
  ],
  [
    "the kickers up to the second",
    "Ad Kd 8c 3s 2d 3h 4c",
    "Ac Tc 8c 3s 2d 3h 4c",
    " - Ace+King kicker",
  ],
  ["the second card of a high card", "Ac Td 9h 7s 5c", "Ah 8c 7h 6s 5c", " - Ten kicker"],
  ["the kicker of quads", "8s 8d 8h 8c Ks", "8s 8d 8h 8c Qs", " - King kicker"],
  ["nothing for the same hand", "Ac Td 9h 7s 5c", "Ad Tc 9h 7s 5c", ""],
  ["nothing for another pair", "Ac Ad 9h 7s 5c", "Kc Kd 9h 7s 5c", ""],
  ["nothing for another second pair", "Ac Ad 9h 9s 5c", "Ac Ad 8h 8s 5c", ""],
  ["nothing for another category", "Ac Ad 9h 9s 5c", "Ac Ad Kh 8s 5c", ""],
  ["nothing for flushes", "Ac Kc 9c 7c 5c", "Ad Qd 9d 7d 5d", ""],
];
for (const [title, shown, before, want] of SUFFIXES) {
  Deno.test(`kickerSuffix() gives ${title}`, () => {
    assertEquals(kickerSuffix(evaluate(parseCards(shown)), evaluate(parseCards(before))), want);
  });
}

type Five = [title: string, cards: string, five: string];
const FIVES: Five[] = [
  ["the top of a six-card flush", "Ad 7d Qd 4d Td Jd Ac", "Ad Qd Jd Td 7d"],
  ["the flush, not the straight", "Th Jh Qh Kh 2c 9c 3h", "Kh Qh Jh Th 3h"],
  ["the wheel with its ace last", "Ac 2d 3h 4s 5c Kd Kh", "5c 4s 3h 2d Ac"],
  ["the pair before its kickers", "2c 2d Ah Ks Qc 9d 8h", "2c 2d Ah Ks Qc"],
  ["the higher pairs and the kicker", "3c 3d Ah As Qc Qd 8h", "Ah As Qc Qd 8h"],
  ["the full house of two sets", "3c 3d 3h As Ac Ad 8h", "As Ac Ad 3c 3d"],
  ["the quads and the kicker", "3c 3d 3h 3s Ac Ad 8h", "3c 3d 3h 3s Ac"],
  ["the straight flush, not the higher flush", "9h 8h 7h 6h 5h Ah Kd", "9h 8h 7h 6h 5h"],
];
for (const [title, cards, five] of FIVES) {
  Deno.test(`bestFive() takes ${title}`, () => {
    assertEquals(formatCards(bestFive(parseCards(cards))), five);
  });
}

Deno.test("bestFive() always takes five of the cards that are worth what all are", () => {
  const card = fc.integer({ min: 0, max: 51 }) as fc.Arbitrary<Card>;
  fc.assert(fc.property(fc.uniqueArray(card, { minLength: 5, maxLength: 7 }), (cards) => {
    const five = bestFive(cards);
    return five.length === 5 && five.every((card) => cards.includes(card)) &&
      evaluate(five) === evaluate(cards);
  }));
});
