import { assertEquals } from "@std/assert";
import { type HandHistoryRecord, validateRecord } from "@marvin/holdem";
import { randomHands } from "./_random_hands.ts";
import { SCRIPTED_HANDS } from "./_scripted_hands.ts";

Deno.test("validateRecord() finds nothing wrong, whatever hand the engine plays", () => {
  for (const { record } of randomHands("validate", 1_000)) assertEquals(validateRecord(record), []);
});

const HAND = SCRIPTED_HANDS.rake();
const [ann, ben, cy] = HAND.players;
const WRONG: [title: string, change: Partial<HandHistoryRecord>, problems: string[]][] = [
  [
    "two players share a name and a chair",
    { players: [ann, ben, cy, { ...ben, stack: 7 }] },
    ["players: Ben sits at the table twice", "players: seat 3 is taken twice"],
  ],
  ["somebody has no seat", { players: [ann, cy] }, ["players: Ben has no seat"]],
  ["nobody sits at the table", {
    players: [],
    blindPostings: [],
    streetActions: [[], [], [], []],
    showdownEntries: [],
    collections: [],
    totalPot: 0,
    totalRake: 0,
  }, ["players: Cannot replay hand 1: wanted two players with cards, found 0"]],
  [
    "a tournament hand is raked",
    { tournament: { id: "12" } },
    ["pot: a tournament hand has a rake of 22"],
  ],
  [
    "chips and cards are wrong at once",
    { totalPot: 563, boardCards: [...HAND.boardCards.slice(0, 4), ann.holeCards[0]] },
    [
      "pot: the players put in 562, but the total pot is 563",
      "pot: 540 collected and a rake of 22 do not make a total pot of 563",
      "cards: Ah is dealt twice",
      "pots: the pots make up 562, found 563",
    ],
  ],
];
for (const [title, change, problems] of WRONG) {
  Deno.test(`validateRecord() tells all problems, when ${title}`, () => {
    const found = validateRecord({ ...HAND, ...change });
    assertEquals(found.map(({ code, message }) => `${code}: ${message}`), problems);
  });
}
