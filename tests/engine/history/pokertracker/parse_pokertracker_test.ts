import { assertEquals, assertStringIncludes } from "@std/assert";
import { formatCards, parseCards } from "@marvin/holdem";
import type { HandHistoryRecord, ParsedHand } from "@marvin/holdem/history";
import {
  isPokertracker,
  parsePokertracker,
} from "../../../../engine/history/pokertracker/parse_pokertracker.ts";

const RIVER = `GAME #8162156892 Version:18.5.6.4 Uncalled:Y Texas Hold'em NL €0.50/€1 \
2018-12-26 22:40:05/GMT
Table Nowhere
Seat 6: Cid: Fold (€1,050.00 in chips)
Seat 1: Ann (€100.00 in chips) DEALER
Seat 3: Ben (x) (€50.00 in chips)
Ben (x): Post SB €0.50
Cid: Fold: Post BB €1.00
*** HOLE CARDS ***
Dealt to Ann [SA HK]
Ann: Raise (NF) €3.00
Ben (x): Call €2.50
Cid: Fold: Fold
*** FLOP *** [S3 S9 C4]
Ben (x): Check
Ann: Bet €4
Ben (x): Call €4
*** TURN *** [S3 S9 C4] [D10]
Ben (x): Check
Ann: Check
*** RIVER *** [HA]
Ben (x): Bet €10
Ann: Allin €93
Ben (x): Allin €33
*** SUMMARY ***
Total pot €98.00 Rake €3.00
Ann: Shows [SA HK] a pair of aces
Ben (x): Mucks [D2 D3] high card
Ann: wins €98.00
`;

const FOLDED = `GAME #3267261386: Texas Hold'em NL $0.05/$0.10 2011-05-08 21:04:34
Table Old
Seat 1: Ann ($10 in chips) DEALER
Seat 2: Ben ($20 in chips) (REBUY)
Ann: Post SB $0.05
Ben: Post BB $0.10
*** HOLE CARDS ***
Ann: Raise $0.35
Ben: Fold
*** SUMMARY ***
Total pot $0.50 Rake $0
Ann: wins $0.50
`;

const TOURNAMENT = `GAME #77 Version:11.1 Texas Hold'em NL Tournament 2012-05-08 21:04:34/GMT
Table Daily, 825200070, 3 (Tournament: Daily €5 Buy-In: €4.50 + €0.50)
Seat 1: Ann (1,500 in chips)
Seat 2: Ben (20 in chips)
Seat 3: Cid (1,000 in chips) DEALER
Ann: Post Ante 10
Ben: Post Ante 10
Cid: Post Ante 10
Ann: Post SB 50
Ben: Post BB Allin 10
*** HOLE CARDS ***
Cid: Fold
Ann: Check
*** FLOP *** [S3 S9 C4]
*** TURN *** [DJ]
*** RIVER *** [HA]
*** SUMMARY ***
Total pot 90 Rake 0
Ann: wins 40
Ben: Shows [SA HK]
Ben: wins 50
`;

function handsOf(text: string): ParsedHand[] {
  return [...parsePokertracker(text)];
}

function recordOf(text: string): HandHistoryRecord {
  const [hand, ...others] = handsOf(text);
  assertEquals(others, []);
  assertEquals(hand.reason, undefined);
  return hand.record!;
}

function actionsOf(record: HandHistoryRecord): string[][] {
  return record.streetActions.map((street) =>
    street.map(({ allIn, amount, playerName, to, type }) =>
      `${playerName} ${type}` + (amount > 0 ? ` ${amount} to ${to}` : "") + (allIn ? " all-in" : "")
    )
  );
}

Deno.test("parsePokertracker() reads what a hand tells", () => {
  const record = recordOf(RIVER);
  const { boardCards, collections, players, streetActions: _, showdownEntries, ...rest } = record;
  assertEquals(rest, {
    handNumber: 8162156892,
    timestamp: "2018-12-26T22:40:05Z",
    tableName: "Nowhere",
    maxSeats: 10,
    buttonSeat: 1,
    blindPostings: [
      { playerName: "Ben (x)", amount: 50, blindType: "smallBlind", allIn: false },
      { playerName: "Cid: Fold", amount: 100, blindType: "bigBlind", allIn: false },
    ],
    totalPot: 10_100,
    totalRake: 300,
    scale: 100,
    site: "iPoker",
    limit: "no_limit",
    currency: "EUR",
    stakes: { smallBlind: 50, bigBlind: 100, ante: 0 },
    hero: "Ann",
  });
  assertEquals(players, [
    { seat: 1, name: "Ann", stack: 10_000, holeCards: parseCards("As Kh") },
    { seat: 3, name: "Ben (x)", stack: 5000, holeCards: parseCards("2d 3d") },
    { seat: 6, name: "Cid: Fold", stack: 105_000, holeCards: [] },
  ]);
  assertEquals(formatCards(boardCards), "3s 9s 4c Td Ah");
  assertEquals(collections, [{ playerName: "Ann", amount: 9800, pot: 0 }]);
  assertEquals(showdownEntries.map(({ playerName }) => playerName), ["Ann", "Ben (x)"]);
  assertEquals(actionsOf(record), [
    ["Ann raise 300 to 300", "Ben (x) call 250 to 300", "Cid: Fold fold"],
    ["Ben (x) check", "Ann bet 400 to 400", "Ben (x) call 400 to 400"],
    ["Ben (x) check", "Ann check"],
    [
      "Ben (x) bet 1000 to 1000",
      "Ann raise 9300 to 9300 all-in",
      "Ben (x) call 3300 to 4300 all-in",
      "Ann uncalled 5000 to 4300",
    ],
  ]);
});

Deno.test("parsePokertracker() takes the win of old clients with the uncalled bet in it", () => {
  const record = recordOf(FOLDED);
  assertEquals(actionsOf(record)[0], [
    "Ann raise 35 to 40",
    "Ben fold",
    "Ann uncalled 30 to 10",
  ]);
  assertEquals([record.totalPot, record.totalRake, record.collections[0].amount], [20, 0, 20]);
});

Deno.test("parsePokertracker() reads a tournament's number, price and whole chips", () => {
  const record = recordOf(TOURNAMENT);
  assertEquals(record.tournament, {
    id: "825200070",
    name: "Daily €5",
    buyIn: 450,
    fee: 50,
    currency: "EUR",
  });
  assertEquals([record.scale, record.currency, record.players[0].stack], [1, undefined, 1500]);
  assertEquals(record.blindPostings.map(({ allIn }) => allIn), [false, false, false, false, true]);
});

Deno.test("parsePokertracker() puts a bet before the calls that some files write first", () => {
  const bet = "Ann: Bet €4\n";
  const call = "Ben (x): Call €4\n";
  assertEquals(recordOf(RIVER.replace(bet + call, call + bet)), recordOf(RIVER));
});

Deno.test("parsePokertracker() passes over lines of no player", () => {
  const chatty = RIVER.replace("*** FLOP ***", "The dealer yawns\n*** FLOP ***");
  assertEquals(recordOf(chatty), recordOf(RIVER));
});

const STOPS: [title: string, from: string, to: string, reason: string][] = [
  ["another game by name", "Texas Hold'em NL", "Omaha PL", "unsupported game: Omaha PL"],
  ["a date that is none", "2018-12-26", "yesterday", "wanted a game and a date"],
  ["a hand without a table", "Table Nowhere\n", "", "wanted the line of the table"],
  ["a hand without a dealer", " DEALER", "", "wanted a dealer"],
  ["a name taken twice", "Seat 3: Ben (x)", "Seat 3: Ann", "wanted a seat and a name that nobody"],
  ["an action it does not know", "Ann: Bet €4", "Ann: Flips €4", "wanted an action"],
  ["an amount that is none", "€1,050.00", "€1,05.00", "wanted an amount"],
  ["a card that is none", "[D10]", "[D1]", "wanted cards in place of D1"],
  ["a flop of four", "[S3 S9 C4]\n", "[S3 S9 C4 C5]\n", "wanted the cards of the street"],
  ["four hole cards", "[SA HK]", "[SA HK SQ HQ]", "unsupported game: 4 hole cards"],
  ["other wins than the total pot", "wins €98.00", "wins €97.00", "9700 is won of a total pot of"],
  ["another rake", "Rake €3.00", "Rake €2.00", "the players leave a rake of 300, found 200"],
  ["a hand without a total", "Total pot", "Total", "it has no total pot"],
];
for (const [title, from, to, reason] of STOPS) {
  Deno.test(`parsePokertracker() refuses ${title}, and reads the next hand`, () => {
    const hands = handsOf(RIVER.replace(from, to) + "\n\n\n" + FOLDED);
    assertEquals(hands.map(({ status }) => status), ["error", "ok"]);
    assertStringIncludes(hands[0].reason!, `Cannot read hand 8162156892: ${reason}`);
    assertEquals(hands[0].isOtherGame, reason.startsWith("unsupported game") ? true : undefined);
  });
}

Deno.test("parsePokertracker() refuses a line that two players may have written", () => {
  const text = RIVER.replaceAll("Ben (x)", "Cid").replaceAll("Cid: Fold", "Cid: Mucks [D2]");
  assertEquals(
    handsOf(text)[0].reason,
    "Cannot read hand 8162156892: the line has two readings, found Cid: Mucks [D2]: Post BB €1.00",
  );
});

Deno.test("parsePokertracker() numbers lines and survives what is no hand", () => {
  const hands = handsOf("\uFEFFnonsense\r\n" + RIVER.replaceAll("\n", "\r\n") + "\n\n" + FOLDED);
  assertEquals(hands.map(({ status, line }) => [status, line]), [
    ["error", 1],
    ["ok", 2],
    ["ok", 2 + RIVER.split("\n").length + 1],
  ]);
});

Deno.test("parsePokertracker() reports a text that ends within a hand", () => {
  for (let cut = RIVER.indexOf("\n") + 1; cut <= RIVER.lastIndexOf("€98"); cut++) {
    const statuses = handsOf(FOLDED + RIVER.slice(0, cut)).map(({ status }) => status);
    assertEquals(statuses, ["ok", "partial"], RIVER.slice(0, cut));
  }
});

Deno.test("parsePokertracker() reads a hand that begins in the line where another is cut off", () => {
  const whole = [...handsOf(RIVER), ...handsOf(FOLDED)].map(({ record }) => record);
  for (const [cut, status] of [["Total pot €98.00 Ra", "partial"], ["wins €98.00", "ok"]]) {
    const text = RIVER.slice(0, RIVER.indexOf(cut) + cut.length);
    const hands = handsOf(text + RIVER + FOLDED);
    assertEquals(hands.map((hand) => hand.status), [status, "ok", "ok"]);
    assertEquals(hands.slice(1).map(({ record }) => record), whole);
    assertEquals(hands[1].line, text.split("\n").length);
  }
});

Deno.test("parsePokertracker() reads files that were joined with their byte order marks", () => {
  const hands = handsOf(`\uFEFF${RIVER}\n\n\uFEFF${FOLDED.trimEnd()}\uFEFF${RIVER}`);
  assertEquals(hands.map(({ status }) => status), ["ok", "ok", "ok"]);
});

Deno.test("parsePokertracker() takes a player without an action for one who waits", () => {
  const text = RIVER.replace("Ben (x): Post", "Seat 9: Dan (€20 in chips)\nBen (x): Post")
    .replace("Ann: Raise", "Dan:\nAnn: Raise");
  const [{ status, record }] = handsOf(text);
  assertEquals([status, record?.players[3].sittingOut], ["ok", true]);
});

Deno.test("isPokertracker() tells its headers from the project's own", () => {
  assertEquals([RIVER, "\uFEFF\n" + FOLDED].map(isPokertracker), [true, true]);
  assertEquals(["Game #7 starts on 2026/05/19 12:00:00", "GAME", ""].map(isPokertracker), [
    false,
    false,
    false,
  ]);
});
