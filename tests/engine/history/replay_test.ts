import { assertEquals, assertThrows } from "@std/assert";
import {
  type BlindPosting,
  type HandHistoryPlayer,
  type HandHistoryRecord,
  parseCards,
  replayHand,
  type StreetAction,
} from "@marvin/holdem";
import { randomHands, textPart } from "./_random_hands.ts";
import { SCRIPTED_HANDS } from "./_scripted_hands.ts";

Deno.test("replayHand() finds every hand of the engine legal, and ends with its stacks", () => {
  for (const { record, result, limit } of randomHands("replay", 2_000)) {
    // The text log tells neither the limit nor the stakes, so that a short big blind has to be seen
    // through.
    for (const told of [{ ...record, limit }, textPart(record)]) {
      const replay = replayHand(told);
      assertEquals([replay.isComplete, replay.differences, replay.exceptions], [true, [], []]);
      assertEquals(replay.decisions.filter(({ isLegal }) => !isLegal), []);
      for (const { name, seat, stack } of record.players) {
        assertEquals(replay.stacks[name], stack + result.chipMovements[seat - 1]);
      }
    }
  }
});

Deno.test("replayHand() tells what was open to each player", () => {
  const { decisions } = replayHand(SCRIPTED_HANDS.heads_up());
  assertEquals(decisions.at(-1), {
    street: "flop",
    seat: 1,
    name: "Ann",
    legal: { callAmount: 80, canCheck: false, canRaise: true, minRaiseTo: 220, maxRaiseTo: 250 },
    action: { type: "fold", to: 60, amount: 0 },
    isLegal: true,
    potBefore: 300,
    stackBefore: 190,
  });
  assertEquals(decisions.length, 6);
});

Deno.test("replayHand() makes main and side pots, and gives them to the best hands", () => {
  const { pots, uncalled } = replayHand(SCRIPTED_HANDS.showdown_with_side_pots());
  assertEquals(pots, [
    { amount: 400, rake: 0, eligible: ["Ann", "Ben", "Dee", "Cy"], winners: { Ann: 400 } },
    { amount: 450, rake: 0, eligible: ["Ben", "Dee", "Cy"], winners: { Ben: 450 } },
    { amount: 240, rake: 0, eligible: ["Dee", "Cy"], winners: { Cy: 240 } },
  ]);
  assertEquals(uncalled, {});
});

Deno.test("replayHand() takes the rake of each pot from the record, however it is told", () => {
  const record = SCRIPTED_HANDS.rake();
  const { pots: _, ...collectionsOnly } = record;
  for (const told of [record, collectionsOnly]) {
    assertEquals(
      replayHand(told).pots.map(({ rake }) => rake),
      record.pots!.map((pot) => pot.rake),
    );
  }
  const inOneSum = { ...collectionsOnly, collections: totals(record) };
  const { pots, stacks, differences } = replayHand(inOneSum);
  assertEquals(pots.map(({ rake }) => rake), [null, null]);
  assertEquals([stacks, differences], [replayHand(record).stacks, []]);
});

/** What each player got, without the pots. */
function totals({ collections }: HandHistoryRecord): HandHistoryRecord["collections"] {
  return Object.entries(Object.groupBy(collections, ({ playerName }) => playerName)).map(
    ([playerName, parts]) => ({
      playerName,
      amount: parts!.reduce((sum, { amount }) => sum + amount, 0),
      pot: 0,
    }),
  );
}

// A plain hand of three to change: Ann on the button raises, Cy calls, Ann wins with a pair of aces.
const player = (seat: number, name: string, cards: string): HandHistoryPlayer => ({
  seat,
  name,
  stack: 1000,
  holeCards: parseCards(cards),
});
const post = (playerName: string, blindType: BlindPosting["blindType"], amount: number) => ({
  playerName,
  blindType,
  amount,
  allIn: false,
});
const act = (
  playerName: string,
  type: StreetAction["type"],
  amount = 0,
  to = amount,
  by = 0,
): StreetAction => ({ playerName, type, amount, to, by, allIn: false });
const FLOP = [act("Cy", "check"), act("Ann", "bet", 80), act("Cy", "call", 80)];
const CHECKS = [act("Cy", "check"), act("Ann", "check")];
const PLAIN: HandHistoryRecord = {
  handNumber: 1,
  timestamp: null,
  tableName: "T",
  maxSeats: 6,
  buttonSeat: 1,
  players: [player(1, "Ann", "AhAd"), player(2, "Ben", "7h2d"), player(3, "Cy", "KhKd")],
  blindPostings: [post("Ben", "smallBlind", 10), post("Cy", "bigBlind", 20)],
  streetActions: [
    [act("Ann", "raise", 60, 60, 40), act("Ben", "fold", 0, 10), act("Cy", "call", 40, 60)],
    FLOP,
    CHECKS,
    CHECKS,
  ],
  boardCards: parseCards("2c5d9sJc3h"),
  showdownEntries: [],
  collections: [{ playerName: "Ann", amount: 290, pot: 0 }],
  totalPot: 290,
  totalRake: 0,
  scale: 1,
};

const onFlop = (...lines: StreetAction[]) => ({
  streetActions: [PLAIN.streetActions[0], lines, CHECKS, CHECKS],
});

const WRONG: [title: string, change: Partial<HandHistoryRecord>, differences: string[]][] = [
  ["nothing is wrong", {}, []],
  [
    "a raise is too small",
    {
      streetActions: [
        [act("Ann", "raise", 30, 30, 10), act("Ben", "fold", 0, 10), act("Cy", "call", 10, 30)],
        FLOP,
        CHECKS,
        CHECKS,
      ],
      collections: [{ playerName: "Ann", amount: 230, pot: 0 }],
      totalPot: 230,
    },
    [
      "illegal: Ann raises to 30 before the flop, where only these are legal: fold, call 20, raise to 40-1000",
    ],
  ],
  [
    "two lines have changed places",
    onFlop(FLOP[1], FLOP[0], FLOP[2]),
    ["turn: Ann bets 80 on the flop when Cy is to act"],
  ],
  [
    "a line is missing",
    onFlop(FLOP[0], FLOP[1]),
    ["missing: no line says what Cy does on the flop"],
  ],
  [
    "somebody checks when there is a bet",
    onFlop(FLOP[0], FLOP[1], act("Cy", "check")),
    ["amount: Cy checks on the flop: the price is 80"],
  ],
  [
    "somebody calls less",
    onFlop(FLOP[0], FLOP[1], act("Cy", "call", 79)),
    ["amount: Cy calls 79 on the flop: the price is 80"],
  ],
  [
    "somebody bets more than he has",
    onFlop(FLOP[0], act("Ann", "bet", 941)),
    ["amount: Ann bets 941 on the flop: he has 940 chips"],
  ],
  [
    "a raise says two things",
    onFlop(FLOP[0], FLOP[1], act("Cy", "raise", 160, 170, 90)),
    ["amount: Cy raises to 170 on the flop: this takes 170 chips, found 160"],
  ],
  [
    "somebody acts once more",
    onFlop(...FLOP, act("Ann", "check")),
    ["extra: Ann checks when the betting on the flop is over"],
  ],
  [
    "somebody acts after the end",
    {
      streetActions: [
        [act("Ann", "fold"), act("Ben", "fold", 0, 10), act("Cy", "uncalled", 10)],
        [act("Cy", "check")],
        [],
        [],
      ],
      boardCards: [],
    },
    ["extra: Cy checks when the hand is over"],
  ],
  [
    "an all-in is none",
    onFlop(FLOP[0], { ...FLOP[1], allIn: true }, FLOP[2]),
    ["allIn: Ann bets 80 on the flop and has 860 chips left"],
  ],
  [
    "a post is no all-in",
    { blindPostings: [{ ...PLAIN.blindPostings[0], allIn: true }, PLAIN.blindPostings[1]] },
    ["allIn: Ben posts 10 and has 990 chips left"],
  ],
  [
    "a bet comes back that was called",
    onFlop(...FLOP, act("Ann", "uncalled", 5, 75)),
    ["uncalled: uncalled are no chips, found 5 to Ann"],
  ],
  [
    "the river is missing",
    { boardCards: parseCards("2c5d9sJc") },
    ["board: the betting ends with 5 board cards, found 4"],
  ],
  ["the pot is larger", { totalPot: 300 }, ["pots: the pots make up 290, found 300"]],
  [
    "the other hand wins",
    { collections: [{ playerName: "Cy", amount: 290, pot: 0 }] },
    ["winners: the pot goes to Ann (290), found Cy (290)"],
  ],
  [
    "somebody wins who has folded, and the cards are not known",
    {
      collections: [{ playerName: "Ben", amount: 290, pot: 0 }],
      players: PLAIN.players.map((player) => ({ ...player, holeCards: [] })),
    },
    ["winners: Ben cannot win the pot"],
  ],
  [
    "the winner gets less",
    { collections: [{ playerName: "Ann", amount: 200, pot: 0 }] },
    ["shares: of the pot are due Ann (290), found Ann (200)"],
  ],
];
for (const [title, change, differences] of WRONG) {
  Deno.test(`replayHand() tells the difference, when ${title}`, () => {
    const replay = replayHand({ ...PLAIN, ...change });
    assertEquals(replay.differences.map(({ code, message }) => `${code}: ${message}`), differences);
  });
}

Deno.test("replayHand() stops with the chips as they lie, when a line cannot be followed", () => {
  const { isComplete, pots, stacks } = replayHand({ ...PLAIN, ...onFlop(FLOP[0], FLOP[1]) });
  assertEquals([isComplete, pots, stacks], [false, [], { Ann: 860, Ben: 990, Cy: 940 }]);
});

Deno.test("replayHand() compares side pots, when the record tells them", () => {
  const record = SCRIPTED_HANDS.showdown_with_side_pots();
  const [main, ...sides] = record.pots!;
  const pots = [{ ...main, amount: 401 }, { ...sides[0], amount: 449 }, sides[1]];
  const { differences } = replayHand({ ...record, pots });
  assertEquals(differences[0], {
    code: "pots",
    message: "the pots are 400, 450, 240, found 401, 449, 240",
  });
});

const HALVES = { boardCards: parseCards("TcJdQsKsAc") };
const EXCEPTIONS: [title: string, change: Partial<HandHistoryRecord>, exception: string][] = [
  [
    "the board was dealt twice",
    {
      otherBoards: [parseCards("2c5d9sKcKs")],
      collections: [
        { playerName: "Ann", amount: 145, pot: 0, run: 1 },
        { playerName: "Cy", amount: 145, pot: 0, run: 2 },
      ],
    },
    "runItTwice",
  ],
  [
    "a pot is split into coins",
    {
      ...HALVES,
      collections: [
        { playerName: "Ann", amount: 150, pot: 0 },
        { playerName: "Cy", amount: 140, pot: 0 },
      ],
    },
    "oddChips",
  ],
  [
    "a hand was not shown",
    { players: [PLAIN.players[0], PLAIN.players[1], { ...PLAIN.players[2], holeCards: [] }] },
    "unknownCards",
  ],
];
for (const [title, change, exception] of EXCEPTIONS) {
  Deno.test(`replayHand() follows the record and says why, when ${title}`, () => {
    const record = { ...PLAIN, ...change };
    const { differences, exceptions, stacks } = replayHand(record);
    assertEquals([differences, exceptions], [[], [exception]]);
    const won = (name: string) =>
      record.collections.reduce((sum, got) => got.playerName === name ? sum + got.amount : sum, 0);
    assertEquals(stacks, { Ann: 860 + won("Ann"), Ben: 990, Cy: 860 + won("Cy") });
  });
}

Deno.test("replayHand() tells the difference, when the other hand wins the second run", () => {
  const { differences } = replayHand({
    ...PLAIN,
    otherBoards: [parseCards("2c5d9sKcKs")],
    collections: [
      { playerName: "Ann", amount: 145, pot: 0, run: 1 },
      { playerName: "Ann", amount: 145, pot: 0, run: 2 },
    ],
  });
  assertEquals(differences, [{
    code: "winners",
    message: "run 2 of the pot goes to Cy, found Ann",
  }]);
});

Deno.test("replayHand() lets nobody lose more than the cap of the hand", () => {
  const { decisions, stacks } = replayHand({
    ...PLAIN,
    cap: 140,
    streetActions: [PLAIN.streetActions[0], FLOP, [], []],
  });
  assertEquals(decisions.at(-1)?.stackBefore, 80);
  assertEquals(stacks, { Ann: 1150, Ben: 990, Cy: 860 });
});

Deno.test("replayHand() posts what was posted: straddles, dead blinds, a big blind for newcomers", () => {
  const dee = player(4, "Dee", "QhQd");
  const { decisions, differences, stacks } = replayHand({
    ...PLAIN,
    players: [...PLAIN.players, dee],
    blindPostings: [
      ...PLAIN.blindPostings,
      post("Dee", "straddle", 40),
      post("Ann", "bigBlind", 20),
      post("Ann", "deadPost", 10),
    ],
    streetActions: [
      [
        act("Ann", "call", 20, 40),
        act("Ben", "fold", 0, 10),
        act("Cy", "fold", 0, 20),
        act("Dee", "check", 0, 40),
      ],
      [act("Dee", "bet", 20), act("Ann", "fold"), act("Dee", "uncalled", 20)],
      [],
      [],
    ],
    boardCards: parseCards("2c5d9s"),
    collections: [{ playerName: "Dee", amount: 120, pot: 0 }],
    totalPot: 120,
  });
  assertEquals(differences, []);
  assertEquals(decisions.map(({ name }) => name), ["Ann", "Ben", "Cy", "Dee", "Dee", "Ann"]);
  assertEquals(decisions[0].legal.minRaiseTo, 80);
  assertEquals(stacks, { Ann: 950, Ben: 990, Cy: 980, Dee: 1080 });
});

Deno.test("replayHand() folds a player who is away, and leaves one out who has not posted", () => {
  const away = { sittingOut: true, holeCards: [] } as const;
  const { decisions, differences, stacks } = replayHand({
    ...PLAIN,
    players: [
      ...PLAIN.players,
      { ...player(4, "Dee", "QhQd"), ...away },
      { ...player(5, "Eve", "QhQd"), ...away },
    ],
    blindPostings: [...PLAIN.blindPostings, post("Dee", "ante", 5)],
    collections: [{ playerName: "Ann", amount: 295, pot: 0 }],
    totalPot: 295,
  });
  assertEquals(differences, []);
  assertEquals(decisions.some(({ name }) => name === "Dee"), false);
  assertEquals(stacks, { Ann: 1155, Ben: 990, Cy: 860, Dee: 995 });
});

Deno.test("replayHand() keeps a big-blind ante out of the betting, when the blind is all-in", () => {
  // The big blind has 30 after an ante of 10 for all: he is matched to 30, and the ante is his to win.
  const { differences, stacks, uncalled } = replayHand({
    ...PLAIN,
    players: [PLAIN.players[0], PLAIN.players[1], { ...PLAIN.players[2], stack: 40 }],
    blindPostings: [
      post("Cy", "deadPost", 10),
      post("Ben", "smallBlind", 25),
      { ...post("Cy", "bigBlind", 30), allIn: true },
    ],
    stakes: { smallBlind: 25, bigBlind: 50, ante: 0 },
    streetActions: [
      [act("Ann", "call", 50), act("Ben", "fold", 0, 25), act("Ann", "uncalled", 20, 30)],
      [],
      [],
      [],
    ],
    collections: [{ playerName: "Ann", amount: 95, pot: 0 }],
    totalPot: 95,
  });
  assertEquals(differences, []);
  assertEquals([stacks, uncalled], [{ Ann: 1065, Ben: 975, Cy: 0 }, { Ann: 20 }]);
});

Deno.test("replayHand() lets who has only an ante in the middle win the ante", () => {
  const checks = [act("Ben", "check"), act("Ann", "check")];
  const record: HandHistoryRecord = {
    ...PLAIN,
    players: [PLAIN.players[1], PLAIN.players[2], PLAIN.players[0]].map((known, at) => (
      { ...known, ...at === 2 && { stack: 10 }, name: ["Ann", "Ben", "Cy"][at], seat: at + 1 }
    )),
    blindPostings: [{ ...post("Cy", "deadPost", 10), allIn: true }, post("Ben", "smallBlind", 25)],
    stakes: { smallBlind: 25, bigBlind: 50, ante: 0 },
    streetActions: [[act("Ann", "call", 50), act("Ben", "call", 25, 50)], checks, checks, checks],
    collections: [
      { playerName: "Cy", amount: 10, pot: 0 },
      { playerName: "Ben", amount: 100, pot: 1 },
    ],
    totalPot: 110,
  };
  const { pots, stacks, differences } = replayHand(record);
  assertEquals(differences, []);
  assertEquals(pots.map(({ amount, eligible }) => [amount, eligible]), [
    [10, ["Ann", "Ben", "Cy"]],
    [100, ["Ann", "Ben"]],
  ]);
  assertEquals(stacks, { Ann: 950, Ben: 1050, Cy: 10 });
});

Deno.test("replayHand() copes with a player called __proto__", () => {
  const record = JSON.parse(JSON.stringify(PLAIN).replaceAll('"Ann"', '"__proto__"'));
  assertEquals(Object.entries(replayHand(record).stacks)[0], ["__proto__", 1150]);
});

const UNPLAYABLE: [title: string, change: Partial<HandHistoryRecord>, message: string][] = [
  ["the table has too many chairs", { maxSeats: 11 }, "it has 11 chairs"],
  ["there is no button", { buttonSeat: 0 }, "the button at seat 0"],
  [
    "nobody plays",
    { players: PLAIN.players.slice(0, 1) },
    "wanted two players with cards, found 1",
  ],
  [
    "two have a name",
    { players: [...PLAIN.players, player(4, "Ann", "QhQd")] },
    "Ann with 1000 chips at seat 4 is not the only one",
  ],
];
for (const [title, change, message] of UNPLAYABLE) {
  Deno.test(`replayHand() refuses, when ${title}`, () => {
    assertThrows(() => replayHand({ ...PLAIN, ...change }), RangeError, message);
  });
}
