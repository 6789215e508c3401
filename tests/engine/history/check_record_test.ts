import { assertEquals } from "@std/assert";
import { checkRecord, type HandHistoryRecord, parseCards } from "@marvin/holdem";
import { randomHands } from "./_random_hands.ts";
import { SCRIPTED_HANDS } from "./_scripted_hands.ts";

Deno.test("checkRecord() finds nothing wrong, whatever hand the engine plays", () => {
  for (const { record } of randomHands("check", 1_000)) assertEquals(checkRecord(record), null);
});

const HAND = SCRIPTED_HANDS.rake();
const [ann, ben, cy] = HAND.players;
const WRONG: [title: string, change: Partial<HandHistoryRecord>, problem: string][] = [
  ["the total is wrong", { totalPot: 449 }, "the players put in 562, but the total pot is 449"],
  [
    "the rake is wrong",
    { totalRake: 20 },
    "540 collected and a rake of 20 do not make a total pot of 562",
  ],
  [
    "a stack is short",
    { players: [{ ...ann, stack: 220 }, ben, cy] },
    "Ann puts in 221 of 220 chips",
  ],
  [
    "a board card is in a hand",
    { boardCards: parseCards("2c5d9sJcAh") },
    "Ah is dealt twice",
  ],
  [
    "two players hold a card",
    { players: [ann, { ...ben, holeCards: parseCards("KhAd") }, cy], showdownEntries: [] },
    "Ad is dealt twice",
  ],
  [
    "a player shows a card of another",
    {
      players: HAND.players.map((player) => ({ ...player, holeCards: [] })),
      boardCards: parseCards("Qh5d9s"),
    },
    "Qh is dealt twice",
  ],
  [
    "a card that is shown unasked is another's",
    {
      voluntaryShows: [{ playerName: "Cy", holeCards: parseCards("Ah"), description: "" }],
      players: [ann, ben, { ...cy, holeCards: [] }],
      showdownEntries: [],
    },
    "Ah is dealt twice",
  ],
  [
    "other cards are shown unasked",
    {
      voluntaryShows: [{ playerName: "Ann", holeCards: parseCards("7h7d"), description: "" }],
      showdownEntries: [],
    },
    "Ann shows other cards than were dealt to him",
  ],
  [
    "two pairs of cards are shown",
    {
      players: [ann, { ...ben, holeCards: [] }, cy],
      voluntaryShows: [{ playerName: "Ben", holeCards: parseCards("7h7d"), description: "" }],
    },
    "Ben shows other cards than were dealt to him",
  ],
  [
    "a second board has a card of the first",
    { otherBoards: [parseCards("2c5d9s3hAs")], boardCards: parseCards("2c5d9sJc3h") },
    "3h is dealt twice",
  ],
  [
    "a second board has a card of a hand",
    { otherBoards: [parseCards("2c5d9sJcAh")] },
    "Ah is dealt twice",
  ],
  [
    "other cards are shown",
    { players: [ann, { ...ben, holeCards: parseCards("2h2d") }, cy] },
    "Ben shows other cards than were dealt to him",
  ],
];
for (const [title, change, problem] of WRONG) {
  Deno.test(`checkRecord() tells the contradiction, when ${title}`, () => {
    assertEquals(checkRecord({ ...HAND, ...change }), problem);
  });
}
