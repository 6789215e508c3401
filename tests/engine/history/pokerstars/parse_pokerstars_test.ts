import { assertEquals } from "@std/assert";
import { formatHand, parseCards, parseHands, validateRecord } from "@marvin/holdem";
import { decodeText } from "../../../../engine/history/decode_text.ts";
import {
  isPokerstars,
  parsePokerstars,
} from "../../../../engine/history/pokerstars/parse_pokerstars.ts";
import { recordOf, SIDE_POTS, swap, TWICE, WALK } from "./_texts.ts";

Deno.test("parsePokerstars() reads a hand that ends before the flop", () => {
  const none = { by: 0, allIn: false };
  assertEquals(recordOf(WALK), {
    handNumber: 101,
    timestamp: "2014-01-06T06:42:52Z",
    tableName: "Isildur's PLO 50",
    maxSeats: 6,
    buttonSeat: 1,
    players: [
      { seat: 1, name: "Ann", stack: 1000, holeCards: parseCards("AsKd") },
      { seat: 3, name: "Roni (LBK)", stack: 995, holeCards: [] },
      { seat: 6, name: "re:Bert", stack: 1050, holeCards: [] },
    ],
    blindPostings: [
      { playerName: "Roni (LBK)", amount: 5, blindType: "smallBlind", allIn: false },
      { playerName: "re:Bert", amount: 10, blindType: "bigBlind", allIn: false },
    ],
    streetActions: [
      [
        { playerName: "Ann", type: "fold", amount: 0, to: 0, ...none },
        { playerName: "Roni (LBK)", type: "fold", amount: 0, to: 5, ...none },
        { playerName: "re:Bert", type: "uncalled", amount: 5, to: 5, ...none },
      ],
      [],
      [],
      [],
    ],
    boardCards: [],
    showdownEntries: [],
    collections: [{ playerName: "re:Bert", amount: 10, pot: 0 }],
    totalPot: 10,
    totalRake: 0,
    scale: 100,
    site: "PokerStars",
    limit: "no_limit",
    stakes: { smallBlind: 5, bigBlind: 10, ante: 0 },
    pots: [{ amount: 10, rake: 0 }],
    currency: "USD",
    hero: "Ann",
  });
});

Deno.test("parsePokerstars() reads pots, mucked cards, bounties and places of a tournament", () => {
  const record = recordOf(SIDE_POTS);
  assertEquals(record.tournament, {
    id: "55",
    buyIn: 460,
    bounty: 460,
    fee: 80,
    currency: "USD",
    level: "IV",
  });
  assertEquals([record.scale, record.currency], [1, undefined]);
  assertEquals(record.players.map(({ bounty }) => bounty), [460, 690, 460, 460]);
  assertEquals(record.players.map(({ sittingOut }) => sittingOut ?? false), [
    false,
    false,
    false,
    true,
  ]);
  assertEquals(record.players[1].holeCards, parseCards("QdQs"));
  assertEquals(record.showdownEntries.map(({ description }) => description), [
    "a pair of Aces",
    "a pair of Kings",
    "",
  ]);
  assertEquals(record.collections, [
    { playerName: "Ann", amount: 940, pot: 0 },
    { playerName: "Ann", amount: 800, pot: 1 },
  ]);
  assertEquals(record.pots, [{ amount: 940, rake: 0 }, { amount: 800, rake: 0 }]);
  assertEquals(record.stakes, { smallBlind: 50, bigBlind: 100, ante: 10 });
  assertEquals(record.bounties, [
    { playerName: "Ann", eliminated: "Cy", amount: 460 },
    { playerName: "Ann", eliminated: "Bob", amount: 345, increase: 345 },
  ]);
  assertEquals(record.finishes, [
    { playerName: "Bob", place: 3, prize: 2000 },
    { playerName: "Cy", place: 2, prize: 2923 },
    { playerName: "Ann", place: 1, prize: 5429 },
  ]);
});

Deno.test("parsePokerstars() reads both boards of a hand that was run twice", () => {
  const record = recordOf(TWICE);
  assertEquals(record.boardCards, parseCards("2c5d9sJc3h"));
  assertEquals(record.otherBoards, [parseCards("2c5d9sKd4h")]);
  assertEquals(record.collections, [
    { playerName: "Ann", amount: 3900, pot: 0, run: 1 },
    { playerName: "Bob", amount: 3900, pot: 0, run: 2 },
  ]);
  assertEquals(record.showdownEntries.map(({ run }) => run), [1, 1, 2, 2]);
  assertEquals([record.fast, record.cap], [true, 4000]);
});

const NOTES = [
  "Zed joins the table at seat #5",
  "Zed leaves the table",
  `Zed said, "Ann: folds"`,
  "Ann has timed out",
  "Ann has timed out while disconnected",
  "Ann is disconnected",
  "Ann is connected",
  "Ann: sits out",
  "Zed: is sitting out",
  "Zed was removed from the table for failing to post",
  "Zed will be allowed to play after the button",
  "Ann re-buys and receives 1500 chips for $5",
  "Ann has 15 seconds left to act",
  "Ann: sits out (disconnected)",
];

Deno.test("parsePokerstars() passes over notes wherever they stand", () => {
  const lines = TWICE.trimEnd().split("\n");
  const atPosts = 4;
  const text = lines.flatMap((line, at) => at < atPosts ? [line] : [...NOTES, line]).join("\r\n");
  const [{ record, status }] = parsePokerstars(text);
  assertEquals(status, "ok");
  assertEquals(record, recordOf(TWICE));
});

Deno.test("parsePokerstars() takes a missed small blind for dead and the big one for a bet", () => {
  const text = swap(
    WALK,
    "re:Bert: posts big",
    "Ann: posts small & big blinds $0.15\nre:Bert: posts big",
  )
    .replace("Ann: folds", "Ann: checks")
    .replace("Roni (LBK): folds", "Roni (LBK): folds\nre:Bert: checks")
    .replace("Uncalled bet ($0.05) returned to re:Bert", "*** FLOP *** [2c 5d 9s]\nAnn: folds")
    .replaceAll("$0.10 from", "$0.30 from").replace("pot $0.10", "pot $0.30");
  const { blindPostings } = recordOf(text);
  assertEquals(blindPostings.map(({ blindType, amount }) => [blindType, amount]), [
    ["smallBlind", 5],
    ["bigBlind", 10],
    ["deadPost", 5],
    ["bigBlind", 10],
  ]);
});

Deno.test("parsePokerstars() takes a straddle for a bet and a second small blind for dead", () => {
  const text = swap(
    WALK,
    "*** HOLE",
    "Ann: posts small blind $0.05\nAnn: posts straddle $0.20\n*** HOLE",
  )
    .replace("Ann: folds", "Ann: checks")
    .replace("Roni (LBK): folds", "Roni (LBK): calls $0.15\nre:Bert: folds")
    .replace(
      "Uncalled bet ($0.05) returned to re:Bert",
      "*** FLOP *** [2c 5d 9s]\nRoni (LBK): folds",
    )
    .replaceAll("re:Bert collected $0.10", "Ann collected $0.55").replace("pot $0.10", "pot $0.55");
  const { blindPostings, streetActions } = recordOf(text);
  assertEquals(blindPostings.map(({ blindType }) => blindType), [
    "smallBlind",
    "bigBlind",
    "deadPost",
    "straddle",
  ]);
  assertEquals(streetActions[0][1], {
    playerName: "Roni (LBK)",
    type: "call",
    amount: 15,
    to: 20,
    by: 0,
    allIn: false,
  });
});

Deno.test("parsePokerstars() keeps hands that are shown unasked apart from the showdown", () => {
  const text = swap(WALK, "Ann: folds", "Ann: folds [As Kd]")
    .replace("re:Bert: doesn't show hand", "re:Bert: shows [Qc]");
  const { showdownEntries, voluntaryShows } = recordOf(text);
  assertEquals(showdownEntries, []);
  assertEquals(voluntaryShows, [
    { playerName: "Ann", holeCards: parseCards("AsKd"), description: "" },
    { playerName: "re:Bert", holeCards: parseCards("Qc"), description: "" },
  ]);
});

Deno.test("parsePokerstars() keeps what who has folded shows apart from the showdown", () => {
  const shown = swap(SIDE_POTS, "Bob: mucks", "Dee: shows [7h 7d] (a pair of Sevens)\nBob: mucks");
  const { showdownEntries, voluntaryShows } = recordOf(shown);
  assertEquals(showdownEntries, recordOf(SIDE_POTS).showdownEntries);
  assertEquals(voluntaryShows?.map(({ playerName }) => playerName), ["Dee"]);
  const mucked = swap(SIDE_POTS, "Bob: mucks", "Dee: mucks hand\nBob: mucks");
  assertEquals(recordOf(mucked), recordOf(SIDE_POTS));
});

Deno.test("parsePokerstars() passes over a hand that is mucked without a showdown, or twice", () => {
  const mucked = swap(WALK, "re:Bert: doesn't show hand", "re:Bert: mucks hand");
  assertEquals(recordOf(mucked), recordOf(WALK));
  const twice = swap(SIDE_POTS, "Bob: mucks hand", "Bob: mucks hand\nBob: mucks hand");
  assertEquals(recordOf(twice), recordOf(SIDE_POTS));
});

Deno.test("parsePokerstars() gives a sold share of the pot to its winner, and the price apart", () => {
  const { collections, cashOuts } = recordOf(
    swap(SIDE_POTS, "Ann collected 800 from side pot\n", "")
      .replace(
        "Ann collected 940 from main pot\n",
        "Ann cashed out the hand for 1500 | Cash Out Fee 15\n",
      ),
  );
  assertEquals(cashOuts, [{ playerName: "Ann", amount: 1500, fee: 15 }]);
  assertEquals(collections, [
    { playerName: "Ann", amount: 940, pot: 0 },
    { playerName: "Ann", amount: 800, pot: 1 },
  ]);
});

Deno.test("parsePokerstars() gives back an uncalled bet whose line was left out", () => {
  assertEquals(
    recordOf(swap(WALK, "Uncalled bet ($0.05) returned to re:Bert\n", "")),
    recordOf(WALK),
  );
  assertEquals(
    recordOf(swap(SIDE_POTS, "Uncalled bet (300) returned to Ann\n", "")),
    recordOf(SIDE_POTS),
  );
});

Deno.test("parsePokerstars() tells how far a raise goes, though an export prints its total twice", () => {
  assertEquals(
    recordOf(swap(SIDE_POTS, "raises 900 to 1000", "raises 1000 to 1000")),
    recordOf(SIDE_POTS),
  );
  const straddled = swap(WALK, "*** HOLE", "Ann: posts straddle $0.20\n*** HOLE")
    .replace("Ann: folds", "Roni (LBK): raises $0.45 to $0.50")
    .replace("Roni (LBK): folds", "re:Bert: folds\nAnn: folds")
    .replace("($0.05) returned to re:Bert", "($0.30) returned to Roni (LBK)")
    .replace("re:Bert collected $0.10", "Roni (LBK) collected $0.50")
    .replace("pot $0.10", "pot $0.50");
  assertEquals(recordOf(straddled).streetActions[0][0].by, 30);
});

Deno.test("parsePokerstars() adds the rake to a total pot that is printed without it", () => {
  const raked = swap(WALK, "re:Bert collected $0.10", "re:Bert collected $0.08");
  const gross = swap(raked, "Total pot $0.10 | Rake $0", "Total pot $0.10 | Rake $0.02");
  const net = swap(gross, "Total pot $0.10", "Total pot $0.08");
  assertEquals(recordOf(gross).totalRake, 2);
  assertEquals(recordOf(net), recordOf(gross));
  assertEquals(
    recordOf(swap(net, "Uncalled bet ($0.05) returned to re:Bert\n", "")),
    recordOf(gross),
  );
});

Deno.test("parsePokerstars() reads a card that is shown beside an unknown one", () => {
  for (const cards of ["[XX Qc]", "[Qc XX]", "[XX Qc] ()"]) {
    const text = swap(WALK, "re:Bert: doesn't show hand", `re:Bert: shows ${cards}`);
    assertEquals(recordOf(text).voluntaryShows, [
      { playerName: "re:Bert", holeCards: parseCards("Qc"), description: "" },
    ]);
  }
});

Deno.test("parsePokerstars() reads chips with cents, though the blinds are whole", () => {
  const text = swap(SIDE_POTS, "Dee (2000 in", "Dee (1999.50 in");
  const { scale, stakes, totalPot, players } = recordOf(text);
  assertEquals([scale, totalPot, players[3].stack], [100, 174_000, 199_950]);
  assertEquals(stakes, { smallBlind: 5000, bigBlind: 10_000, ante: 1000 });
});

Deno.test("parsePokerstars() takes no number in a name for chips with cents", () => {
  for (const name of ["Ann 2.5", "Ann (2.5)", "Ann v. 1.0 to", "1.5 in chips"]) {
    const named = recordOf(SIDE_POTS.replaceAll("Ann", name));
    assertEquals([named.scale, named.totalPot, named.players[0].name], [1, 1740, name]);
  }
  for (const [piece, other] of [["blind 50", "blind 50.00"], ["raises 900", "raises 900.00"]]) {
    assertEquals(recordOf(swap(SIDE_POTS, piece, other)).scale, 100);
  }
});

type Reading = [title: string, text: string];
const SAME_WALK: Reading[] = [
  ["with CR and LF", WALK.replaceAll("\n", "\r\n")],
  ["with CR alone", WALK.replaceAll("\n", "\r")],
  ["after a byte order mark", "\uFEFF" + WALK],
  ["with blanks at the ends of lines", WALK.replaceAll("\n", " \n")],
  ["with empty lines between", WALK.replaceAll("\n", "\n\n")],
  ["with blanks before all lines", "****** # 1 ******\n" + WALK.replaceAll(/^/gm, " ")],
  ["with tabs before all lines", WALK.replaceAll(/^/gm, "\t")],
  ["without a last line end", WALK.trimEnd()],
  ["without lines of seats in the summary", WALK.slice(0, WALK.indexOf("Seat 1: Ann (button)"))],
  ["with antes of nothing", swap(WALK, "*** HOLE", "Ann: posts the ante $0\n*** HOLE")],
  [
    "with nothing given back",
    swap(WALK, "re:Bert collected", "Uncalled bet ($0) returned to Ann\nre:Bert collected"),
  ],
  ["with a lost connection", swap(WALK, "Ann: folds", "Ann: folds (disconnect)")],
  ["with money to one decimal", swap(WALK, "$10.50", "$10.5")],
  [
    "with lines behind it",
    WALK + "Hand ended at 2014/01/06 1:42:52\n*********** # 2 ***********\n",
  ],
];
for (const [title, text] of SAME_WALK) {
  Deno.test(`parsePokerstars() reads the same hand ${title}`, () => {
    assertEquals(recordOf(text), recordOf(WALK));
  });
}

Deno.test("parsePokerstars() reads a board with brackets for each street", () => {
  const text = swap(SIDE_POTS, "[2c 5d 9s Jc] [3h]", "[2c 5d 9s] [Jc] [3h]");
  assertEquals(recordOf(text), recordOf(SIDE_POTS));
});

Deno.test("parsePokerstars() reads chips and boards as a converter words them", () => {
  const text = SIDE_POTS.replaceAll(" in chips", " in Chips")
    .replaceAll("*** [", "***  [").replaceAll(" [2c", " [ 2c");
  assertEquals(recordOf(text), recordOf(SIDE_POTS));
});

Deno.test("parsePokerstars() reads two boards that are dealt from the flop on", () => {
  const text = TWICE.replace("*** FLOP *** [2c 5d 9s]\n", "")
    .replace("raises $8 to $10", "raises $38 to $40 and has reached the $40 cap")
    .replace("calls $8", "calls $38 and has reached the $40 cap")
    .replace(/Bob: bets .*\n.*calls \$30.*\n/, "")
    .replace("*** FIRST TURN", "*** FIRST FLOP *** [2c 5d 9s]\n*** FIRST TURN")
    .replace("*** SECOND TURN", "*** SECOND FLOP *** [2d 5h 9h]\n*** SECOND TURN")
    .replaceAll("[2c 5d 9s] [Kd]", "[2d 5h 9h] [Kd]").replaceAll("[2c 5d 9s Kd]", "[2d 5h 9h Kd]")
    .replace("SECOND Board [2c 5d 9s", "SECOND Board [2d 5h 9h");
  const { boardCards, otherBoards } = recordOf(text);
  assertEquals([boardCards, otherBoards], [
    parseCards("2c5d9sJc3h"),
    [parseCards("2d5h9hKd4h")],
  ]);
});

Deno.test("parsePokerstars() reads the cards of a hand that is mucked", () => {
  const text = swap(SIDE_POTS, "Bob: mucks hand", "Bob: mucks [Qd Qs]")
    .replace("mucked [Qd Qs]", "mucked");
  assertEquals(recordOf(text), recordOf(SIDE_POTS));
});

Deno.test("parsePokerstars() passes over the rake so far behind a street", () => {
  const text = swap(SIDE_POTS, "[2c 5d 9s] [Jc]", "[2c 5d 9s] [Jc] {Rake: $0}");
  assertEquals(recordOf(text), recordOf(SIDE_POTS));
});

const WALK_PAST_EVE =
  `PokerStars Hand #100: Hold'em No Limit ($0.50/$1.00 USD) - 2020/01/15 12:00:00 ET
Table 'Mizar' 6-max Seat #1 is the button
Seat 1: Ann ($100 in chips)
Seat 2: Ben ($100 in chips)
Seat 3: Cy ($100 in chips)
Seat 5: Eve ($20 in chips)
Ben: posts small blind $0.50
Eve: sits out 
Cy: posts big blind $1
*** HOLE CARDS ***
Ann: folds
Ann: sits out 
Ben: folds
Uncalled bet ($0.50) returned to Cy
Cy collected $1 from pot
*** SUMMARY ***
Total pot $1 | Rake $0
Seat 1: Ann (button) folded before Flop (didn't bet)
Seat 2: Ben (small blind) folded before Flop
Seat 3: Cy (big blind) collected ($1)
`;
for (const place of ["among the posts", "before the posts", "as its own chair's line"]) {
  Deno.test(`parsePokerstars() deals nobody in who says that he sits out, ${place}`, () => {
    const text = WALK_PAST_EVE;
    const early = text.replace("Eve: sits out \n", "").replace(
      "Ben: posts",
      "Eve: sits out\nBen: posts",
    );
    const chair = text.replace("Eve: sits out \n", "").replace(
      "Eve ($20 in chips)",
      "$& is sitting out",
    );
    const read = { "among the posts": text, "before the posts": early }[place] ?? chair;
    const [{ status, record }] = parseHands(read);
    assertEquals(status, "ok");
    const out = record!.players.filter(({ sittingOut }) => sittingOut).map(({ name }) => name);
    assertEquals(out, ["Eve"]); // Ann means the next hand
    assertEquals(validateRecord(record!), []);
    const [{ status: asPhh }] = parseHands(formatHand(record!, "phh"));
    assertEquals(asPhh, "ok");
  });
}

Deno.test("parsePokerstars() reads that who sits out is folded though a blind took his last chip", () => {
  const record = recordOf(`PokerStars Hand #9: Tournament #8, 90+10 Hold'em No Limit - Level II \
(15/30) - 2020/02/16 22:26:13 ET
Table '8 1' 9-max Seat #1 is the button
Seat 1: Ann (800 in chips)
Seat 2: Ben (900 in chips)
Seat 5: Cy (20 in chips) is sitting out
Ben: posts small blind 15
Cy: posts big blind 20 and is all-in
*** HOLE CARDS ***
Ann: raises 30 to 60
Ben: calls 45
Cy: folds
*** FLOP *** [2c 5d 9s]
Ben: checks
Ann: checks
*** TURN *** [2c 5d 9s] [Jc]
Ben: checks
Ann: checks
*** RIVER *** [2c 5d 9s Jc] [3h]
Ben: checks
Ann: checks
*** SHOW DOWN ***
Ben: shows [Kh Kd] (a pair of Kings)
Ann: shows [Ah Ad] (a pair of Aces)
Ann collected 80 from side pot
Ann collected 60 from main pot
Cy finished the tournament in 3rd place
*** SUMMARY ***
Total pot 140 Main pot 60. Side pot 80. | Rake 0
Board [2c 5d 9s Jc 3h]
`);
  assertEquals(validateRecord(record), []);
  assertEquals(record.pots, [{ amount: 60, rake: 0 }, { amount: 80, rake: 0 }]);
  assertEquals(record.streetActions[0].map(({ type }) => type), ["raise", "call", "fold"]);
});

Deno.test("parsePokerstars() counts a player who waits after a move as sitting out", () => {
  const moved = "is sitting out";
  const text = swap(SIDE_POTS, moved, "out of hand (moved from another table into small blind)");
  assertEquals(recordOf(text), recordOf(SIDE_POTS));
});

Deno.test("parsePokerstars() reads names in Windows-1252", () => {
  const bytes = Uint8Array.from(
    WALK.replaceAll("Ann", "Zoé"),
    (character) => character.charCodeAt(0),
  );
  assertEquals(recordOf(decodeText(bytes)).players[0].name, "Zoé");
});

type Detected = [title: string, text: string, want: boolean];
const DETECTED: Detected[] = [
  ["a hand", WALK, true],
  ["a hand behind other lines", "Transcript for a friend\n\n" + WALK, true],
  ["a text of CR", WALK.replaceAll("\n", "\r"), true],
  ["an indented hand", " " + WALK, true],
  ["a hand in capitals", WALK.toUpperCase(), true],
  ["the log of another room", "Full Tilt Poker Game #12: Table Elm - $1/$2 - No Limit", false],
  ["a piece of a hand", WALK.slice(WALK.indexOf("*** HOLE")), true],
  ["another log", "Game #1 starts on 2026/05/19 12:00:00\n*** HOLE CARDS ***\n", false],
  ["nothing", "", false],
  ["a letter", "Dear Ann,\n", false],
];
for (const [title, text, want] of DETECTED) {
  Deno.test(`isPokerstars() is ${want}, when the text is ${title}`, () => {
    assertEquals(isPokerstars(text), want);
  });
}
