import { assertEquals, assertMatch, assertStringIncludes, assertThrows } from "@std/assert";
import { formatHand, type HandHistoryRecord, parseCards, summarizeHand } from "@marvin/holdem";
import { assertGolden } from "../../../_support/golden.ts";
import { scripted, SCRIPTED_HANDS } from "../_scripted_hands.ts";

for (const [name, play] of Object.entries(SCRIPTED_HANDS)) {
  Deno.test(`formatHand() writes the same text as ever, when the hand is ${name}`, () => {
    assertGolden(`ipoker_${name}.txt`, formatHand(play(), "ipoker"));
  });
}

// The numbers are those of the gaps in the original specification of the format.
const LINES: [title: string, hand: string, lines: string][] = [
  ["1: writes the time in UTC to the second", "walk", "Game #1 starts on 2026/05/19 12:00:00\n"],
  [
    "4: writes the table's name in quotes, then chairs and button",
    "walk",
    'Table "Cash Game Table 1" (6-max) Seat #1 is the button\n',
  ],
  [
    "5: gives the button to the small blind heads-up",
    "heads_up",
    "Seat #1 is the button\nSeat 1: Ann (300 in chips)\nSeat 4: Ben (300 in chips)\n" +
    "Ann: posts small blind 10\nBen: posts big blind 20\n",
  ],
  [
    "5: writes no small blind where it is dead",
    "dead_small_blind",
    "Ann: posts big blind 20\n*** HOLE CARDS ***\n",
  ],
  [
    "7: lists the players dealt in by chair",
    "walk",
    "Seat 1: Ann (500 in chips)\nSeat 3: Ben (500 in chips)\nSeat 6: Cy (500 in chips)\n",
  ],
  [
    "10: writes blinds before antes, though antes are paid first",
    "antes_with_short_stacks",
    "Dee: posts big blind 10 and is all-in\nBen: posts ante 50 and is all-in\n" +
    "Dee: posts ante 50\nCy: posts ante 50\nAnn: posts ante 30 and is all-in\n",
  ],
  ["12: writes bets with their street total", "heads_up", "Ann: bets 60\n"],
  ["12: tells who is all-in", "all_in_preflop", "Ann: raises 980 to 1000 and is all-in\n"],
  ["13: writes raises by and to", "heads_up", "Ann: raises 30 to 50\n"],
  ["13: writes calls by the chips added", "heads_up", "Ben: calls 30\n"],
  [
    "14: gives back an uncalled bet at the end of its street",
    "all_in_preflop",
    "Cy: folds\nUncalled bet (600) returned to Ann\n*** FLOP *** [2c 5d 9s]\n",
  ],
  [
    "15: writes a walk without a check",
    "walk",
    "Ben: folds\nUncalled bet (10) returned to Cy\nCy collects 20 from pot\n*** SUMMARY ***\n",
  ],
  [
    "17: names several side pots, main pot first",
    "showdown_with_side_pots",
    "Ann collects 400 from main pot\nBen collects 450 from side pot-1\n" +
    "Cy collects 240 from side pot-2\n",
  ],
  [
    "17: names a single side pot",
    "rake",
    "Ann collects 348 from main pot\nAnn collects 192 from side pot\n",
  ],
  ["17: names one pot just pot", "heads_up", "Ben collects 220 from pot\n"],
  [
    "19: deals to all players from the left of the button",
    "walk",
    "Dealt to Ben [Kh Kd]\nDealt to Cy [Qh Qd]\nDealt to Ann [Ah Ad]\n",
  ],
  ["20: describes hands in the log's words", "rake", "Ann: shows [Ah Ad] (a pair of Aces)\n"],
  ["21: counts the rake into the total pot", "rake", "Total pot 562 | Rake 22\n"],
  [
    "22: sums up every seat",
    "rake",
    "Board: [2c 5d 9s Jc 3h]\n" +
    "Seat 1: Ann collected 540 (showed [Ah Ad] and won with a pair of Aces)\n" +
    "Seat 3: Ben showed [Kh Kd] and lost with a pair of Kings\n" +
    "Seat 6: Cy showed [Qh Qd] and lost with a pair of Queens\n",
  ],
  [
    "22: says on which street a player folded",
    "heads_up",
    "Seat 1: Ann folded on the flop (did not show)\nSeat 4: Ben collected 220\n",
  ],
];
for (const [title, hand, lines] of LINES) {
  Deno.test(`formatHand() answers gap ${title}`, () => {
    assertStringIncludes(formatHand(SCRIPTED_HANDS[hand](), "ipoker"), lines);
  });
}

Deno.test("formatHand() answers gap 6: a blind level that is not in the text leaves no trace", () => {
  const hand = SCRIPTED_HANDS.antes_with_short_stacks();
  const { stakes: _stakes, ...without } = hand;
  assertEquals(formatHand(without, "ipoker"), formatHand(hand, "ipoker"));
});

Deno.test("formatHand() answers gap 13: a raise over a short big blind is by what was above it", () => {
  const hand = scripted({
    button: 1,
    smallBlind: 10,
    bigBlind: 30,
    seats: [
      { seat: 1, name: "Ann", stack: 500 },
      { seat: 2, name: "Ben", stack: 500 },
      { seat: 3, name: "Cy", stack: 20 },
    ],
  }, [["Ann", "raise", 120], ["Ben", "fold"]]);
  const text = formatHand(hand, "ipoker");
  assertStringIncludes(text, "Cy: posts big blind 20 and is all-in\n");
  assertStringIncludes(text, "Ann: raises 90 to 120\n");
  assertStringIncludes(text, "Uncalled bet (100) returned to Ann\n");
});

Deno.test("formatHand() answers gap 16: no showdown section without a showdown", () => {
  for (const name of ["walk", "heads_up"]) {
    assertEquals(formatHand(SCRIPTED_HANDS[name](), "ipoker").includes("SHOW DOWN"), false);
  }
});

Deno.test("formatHand() answers gap 18: a loser may muck", () => {
  const hand = SCRIPTED_HANDS.rake();
  const mucked: HandHistoryRecord = {
    ...hand,
    showdownEntries: hand.showdownEntries.map((entry) =>
      entry.playerName === "Ben" ? { ...entry, holeCards: [], description: "" } : entry
    ),
  };
  const text = formatHand(mucked, "ipoker");
  assertStringIncludes(text, "\nBen: mucks hand\n");
  assertStringIncludes(text, "\nSeat 3: Ben mucked\n");
});

Deno.test("formatHand() answers gap 25: LF after every line, one at the end, no blanks", () => {
  for (const play of Object.values(SCRIPTED_HANDS)) {
    const text = formatHand(play(), "ipoker");
    assertMatch(text, /[^\n]\n$/);
    assertEquals(/\r|[ \t]\n|\n\n|\uFEFF/.test(text), false);
  }
});

const WALK = SCRIPTED_HANDS.walk();
const UNWRITABLE: [title: string, change: Partial<HandHistoryRecord>, message: string][] = [
  ["there is no time", { timestamp: null }, "it has no time"],
  ["there is a straddle", { blindPostings: [post("straddle")] }, "it has a straddle"],
  ["there is a dead post", { blindPostings: [post("deadPost")] }, "it has a dead post"],
  ["the board was dealt twice", { otherBoards: [parseCards("2c5d9sJc4h")] }, "several boards"],
  [
    "one card was shown",
    {
      showdownEntries: [
        { playerName: "Cy", holeCards: parseCards("Qh"), description: "high card Queen" },
      ],
    },
    "it has a hand shown in part",
  ],
];
for (const [title, change, message] of UNWRITABLE) {
  Deno.test(`formatHand() answers gap 26: it refuses the hand, when ${title}`, () => {
    assertThrows(() => formatHand({ ...WALK, ...change }, "ipoker"), RangeError, message);
  });
}

Deno.test("formatHand() names the formats, when asked for an unknown one", () => {
  const unknown = "ipoker3" as "ipoker";
  assertThrows(() => formatHand(WALK, unknown), RangeError, "format ipoker3: wanted one of ipoker");
});

Deno.test("summarizeHand() says what the summary section says, when the hand is over", () => {
  const { totalPot, rake, board, playerSummaries } = summarizeHand(SCRIPTED_HANDS.heads_up());
  assertEquals({ totalPot, rake, board: board.length }, { totalPot: 220, rake: 0, board: 3 });
  assertEquals(playerSummaries, [
    { seat: 1, name: "Ann", action: "folded on the flop (did not show)" },
    { seat: 4, name: "Ben", action: "collected 220" },
  ]);
});

function post(blindType: "straddle" | "deadPost"): HandHistoryRecord["blindPostings"][number] {
  return { playerName: "Ann", amount: 40, blindType, allIn: false };
}
