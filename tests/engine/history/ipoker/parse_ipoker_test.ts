import { assert, assertEquals, assertStringIncludes, assertThrows } from "@std/assert";
import fc from "fast-check";
import {
  checkPlayerNames,
  formatHand,
  type HandHistoryRecord,
  parseHands,
  playerMoney,
} from "@marvin/holdem";
import { NASTY_NAMES, randomHands, textPart } from "../_random_hands.ts";
import { SCRIPTED_HANDS } from "../_scripted_hands.ts";

const WALK = formatHand(SCRIPTED_HANDS.walk(), "ipoker");
const RAKE = formatHand(SCRIPTED_HANDS.rake(), "ipoker");
const SIDE_POTS = formatHand(SCRIPTED_HANDS.showdown_with_side_pots(), "ipoker");

Deno.test("parseHands() finds in every log that collected and rake make the total pot", () => {
  for (const { record } of randomHands("identity", 2_000)) {
    const { collections, totalPot, totalRake } = readOne(formatHand(record, "ipoker"));
    const collected = collections.reduce((sum, { amount }) => sum + amount, 0);
    assertEquals(collected + totalRake, totalPot);
  }
});

Deno.test("playerMoney() of a log that was read is what the engine paid, for 10,000 hands", () => {
  for (const { record, result } of randomHands("net", 10_000)) {
    const read = readOne(formatHand(record, "ipoker"));
    const net = result.chipMovements.filter((_, seat) => result.seatAssignments[seat] !== null);
    assertEquals(playerMoney(read).map((player) => player.net), net);
    assertEquals(net.reduce((sum, chips) => sum + chips, 0), -result.totalRake);
  }
});

Deno.test("parseHands() reads back any names that checkPlayerNames() lets pass", () => {
  const pieces = fc.oneof(fc.constantFrom(...NASTY_NAMES), fc.string({ unit: "grapheme" }));
  const name = fc.array(pieces, { minLength: 1, maxLength: 3 }).map((parts) =>
    parts.join("").trim()
  );
  const names = fc.uniqueArray(name, { minLength: 3, maxLength: 3 }).filter(isAccepted);
  fc.assert(fc.property(names, ([ann, ben, cy]) => {
    const renamed = rename(SCRIPTED_HANDS.rake(), { Ann: ann, Ben: ben, Cy: cy });
    assertEquals(readOne(formatHand(renamed, "ipoker")), textPart(renamed));
  }));
});

// The numbers are those of the gaps in the original specification of the format.
const READINGS: [title: string, text: string, same: string][] = [
  ["10: the other wording and order of antes", antesFirst(), antesText()],
  ["25: a byte order mark", "\uFEFF" + WALK, WALK],
  ["25: CRLF", WALK.replaceAll("\n", "\r\n"), WALK],
  ["25: trailing blanks", WALK.replaceAll("\n", " \t\n"), WALK],
  ["25: blank lines around the hand", "\n\n" + WALK + "\n \n", WALK],
  ["12: all-ins that are not said", RAKE.replaceAll(" and is all-in", ""), RAKE],
  ["22: a summary without seats", withoutSeats(WALK), WALK],
];
for (const [title, text, same] of READINGS) {
  Deno.test(`parseHands() tolerates gap ${title}`, () => {
    const read = readOne(text);
    assertEquals({ ...read, blindPostings: [] }, { ...readOne(same), blindPostings: [] });
    assertEquals(new Set(read.blindPostings), new Set(readOne(same).blindPostings));
  });
}

Deno.test("parseHands() answers gap 3: it keeps a hand number of any length", () => {
  const text = WALK.replace("Game #1 ", "Game #123456789012345678901234 ");
  const read = readOne(text);
  assertEquals(read.handId, "123456789012345678901234");
  assertEquals(formatHand(read, "ipoker"), text);
});

Deno.test("parseHands() answers gap 4: it takes a table's name as it is", () => {
  for (const name of ['"', "", 'x" (9-max) Seat #2 is the button', 'T" (6', "a, b"]) {
    const text = WALK.replace("Cash Game Table 1", () => name);
    assertEquals(readOne(text).tableName, name);
    assertEquals(formatHand(readOne(text), "ipoker"), text);
  }
});

const TABLES: [name: string, tableName: string, id?: string, stakes?: number[], limit?: string][] =
  [
    ["Cash Game Table 1, Fixed Limit", "Cash Game Table 1", undefined, undefined, "fixed_limit"],
    ["Cash Game Table 1, Pot Limit", "Cash Game Table 1", undefined, undefined, "pot_limit"],
    ["Cash Game Table 1, No Limit", "Cash Game Table 1, No Limit"],
    ["Cash Game Table 1, Blinds 5/10, Fixed Limit", "Cash Game Table 1, Blinds 5/10, Fixed Limit"],
    ["My Table, Fixed Limit", "My Table, Fixed Limit"],
    [
      "Tournament 12, Table 1, Blinds 10/20/2, Fixed Limit",
      "Tournament 12, Table 1",
      "12",
      [10, 20, 2],
      "fixed_limit",
    ],
    ["Tournament 12, Table 1, Blinds 10/20", "Tournament 12, Table 1", "12", [10, 20, 0]],
    ["Tournament 12, Table 3, Blinds 10/20/2", "Tournament 12, Table 3", "12", [10, 20, 2]],
    ["Tournament 12, Table 1, Blinds 0/20", "Tournament 12, Table 1", "12", [0, 20, 0]],
    ["Tournament 12, Table 1", "Tournament 12, Table 1", "12"],
    ["Tournament 12, Table 1, Blinds 10/20/0", "Tournament 12, Table 1, Blinds 10/20/0"],
    ["Tournament 12, Table 1, Blinds 010/20", "Tournament 12, Table 1, Blinds 010/20"],
    ["Tournament 012, Table 1, Blinds 10/20", "Tournament 012, Table 1, Blinds 10/20"],
    ["My Tournament 12, Table 1", "My Tournament 12, Table 1"],
  ];
for (const [name, tableName, id, stakes, limit] of TABLES) {
  Deno.test(`parseHands() takes from the table ${name} what the logs of runs tell there`, () => {
    const text = WALK.replace("Cash Game Table 1", name);
    const read = readOne(text);
    assertEquals([read.tableName, read.tournament?.id, read.limit], [tableName, id, limit]);
    assertEquals(read.stakes && Object.values(read.stakes), stakes);
    assertEquals(formatHand(read, "ipoker"), text);
  });
}

Deno.test("parseHands() answers gap 24: it takes whole amounts up to 2^53 - 1, and no others", () => {
  for (const stack of [0, 9, 10, 999_999_999, 1_000_000_000, Number.MAX_SAFE_INTEGER]) {
    const [ann, ...others] = SCRIPTED_HANDS.walk().players;
    const record = textPart({ ...SCRIPTED_HANDS.walk(), players: [{ ...ann, stack }, ...others] });
    const text = formatHand(record, "ipoker");
    assertStringIncludes(text, `Seat 1: Ann (${stack} in chips)`);
    assertEquals(readOne(text), record);
  }
  for (const stack of ["9007199254740992", "5.5", "-5", "05", "1 480", "1,480"]) {
    const [{ status }] = parseHands(WALK.replace("Ann (500", `Ann (${stack}`));
    assertEquals(status, "error");
  }
});

Deno.test("parseHands() answers gap 7: it takes a seat that sits out", () => {
  const text = WALK.replace("Ann (500 in chips)\n", "Ann (500 in chips) is sitting out\n");
  assertEquals(readOne(text).players.map((player) => player.sittingOut), [
    true,
    undefined,
    undefined,
  ]);
  assertEquals(formatHand(readOne(text), "ipoker"), text);
});

Deno.test("parseHands() answers gap 9: two readings of a line are an error", () => {
  const text = rename(SCRIPTED_HANDS.walk(), {
    Ben: "Uncalled bet (10) returned to Cy",
    Cy: "Cy: folds",
  });
  const [{ status, reason }] = [...parseHands(formatHand(text, "ipoker"))];
  assertEquals(status, "error");
  assertStringIncludes(reason!, "the line has two readings");
});

Deno.test("parseHands() answers gap 19: it takes the hero's cards alone, or none", () => {
  const hero = RAKE.replace(/Dealt to (Ben|Cy) .*\n/g, "");
  assertEquals(readOne(hero).players.map(({ holeCards }) => holeCards.length), [2, 0, 0]);
  assertEquals(formatHand(readOne(hero), "ipoker"), hero);
  assertEquals(readOne(hero.replace(/Dealt to .*\n/, "")).players[0].holeCards, []);
});

const BROKEN: [title: string, text: string, line: number, reason: string][] = [
  ["a wrong date", WALK.replace("05/19", "02/30"), 1, "wanted a line such as Game #7"],
  ["a number with zeros in front", WALK.replace("#1 starts", "#01 starts"), 1, "wanted a line"],
  ["a button beyond the table", WALK.replace("Seat #1 is", "Seat #7 is"), 2, "seat 7 of 6"],
  ["one player", WALK.replace(/Seat [36]: \w+ \(.*\n/g, ""), 4, "at least two players"],
  ["a name taken twice", WALK.replace("Seat 3: Ben", "Seat 3: Ann"), 4, "a name that nobody else"],
  ["seats out of order", WALK.replace("Seat 6: Cy", "Seat 2: Cy"), 5, "wanted seats in rising"],
  ["separated thousands", WALK.replace("(500 in", "(1,500 in"), 3, "at least two players"],
  ["an unknown post", WALK.replace("posts big", "posts huge"), 7, "wanted a post"],
  ["a post above the stack", WALK.replace("blind 20", "blind 501"), 7, "more than he has"],
  ["an unknown player", WALK.replace("Ann: folds", "Eve: folds"), 12, "wanted an action"],
  ["an unknown action", WALK.replace("Ann: folds", "Ann: bows"), 12, "wanted an action"],
  ["cards dealt twice", WALK.replace("Dealt to Cy", "Dealt to Ben"), 10, "dealt cards twice"],
  ["a wrong all-in", RAKE.replace("bets 101", "bets 101 and is all-in"), 18, "279 chips left"],
  [
    "a wrong all-in on an ante",
    antesText().replace("Dee: posts ante 50", "$& and is all-in"),
    9,
    "not all-in by this post",
  ],
  ["a call above the stack", RAKE.replace("calls 101", "calls 1010"), 19, "more than he has"],
  ["a raise below the bet", RAKE.replace("raises 50 to 70", "raises 50 to 50"), 12, "wanted an"],
  ["too much given back", WALK.replace("(10) returned", "(21) returned"), 14, "more than he bet"],
  ["a board that changes", RAKE.replace("TURN *** [2c", "TURN *** [2d"), 20, "[2c 5d 9s] before"],
  ["pots out of order", swapPots(), 35, "wanted the pots in their order"],
  ["one side pot numbered", RAKE.replace("side pot", "side pot-1"), 31, "wanted side pot, found"],
  ["a wrong board in the summary", RAKE.replace("Board: [2c", "Board: [2d"), 34, "wanted Board"],
  ["a summary unlike the hand", WALK.replace("Cy collected 20", "Cy mucked"), 20, "wanted Seat 6"],
  ["more seats than players", WALK + "Seat 7: Eve mucked\n", 21, "behind the last seat"],
];
for (const [title, text, line, reason] of BROKEN) {
  Deno.test(`parseHands() reports the line and goes on, when there is ${title}`, () => {
    const hands = [...parseHands(`${WALK}\n${text}\n${WALK}`, { format: "ipoker" })];
    assertEquals(hands.map(({ status }) => status), ["ok", "error", "ok"]);
    assertStringIncludes(hands[1].reason!, reason);
    assertEquals(hands[1].line, WALK.split("\n").length + line);
    assertEquals(hands[1].record, undefined);
  });
}

Deno.test("parseHands() loses no neighbour and reports a part, wherever the text is cut", () => {
  const text = `${WALK}\n${RAKE}`;
  for (let end = WALK.length + 2; end < text.length; end++) {
    const cut = text.slice(0, end);
    const hands = [...parseHands(cut)];
    assertEquals(hands.length, 2);
    assertEquals(hands[0].status, "ok");
    // Where only the seats of the summary are missing, the hand is whole.
    assertEquals(
      hands[1].status,
      cut.endsWith("3h]\n") && end > text.indexOf("Board") ? "ok" : "partial",
    );
  }
});

Deno.test("parseHands() tells a whole hand from the beginning of the next, without a blank line", () => {
  assertEquals([...parseHands(WALK + "Game #2 sta")].map(({ status }) => status), [
    "ok",
    "partial",
  ]);
  assertEquals([...parseHands(WALK + RAKE)].map(({ status }) => status), ["ok", "ok"]);
});

Deno.test("parseHands() never merges a part with the hand that follows it", () => {
  for (let lines = 1; lines < SIDE_POTS.split("\n").length - 6; lines++) {
    const part = SIDE_POTS.split("\n").slice(0, lines).join("\n") + "\n";
    for (const gap of ["", "\n"]) {
      const hands = [...parseHands(part + gap + WALK)];
      assertEquals(hands.map(({ status }) => status), ["partial", "ok"]);
      assertEquals(hands[1].line, lines + gap.length + 1);
    }
  }
});

Deno.test("parseHands() reads a hand that begins in the line where another is cut off", () => {
  for (let end = 1; end < RAKE.length; end++) {
    const part = RAKE.slice(0, end);
    if (part.endsWith("\n")) continue;
    const hands = [...parseHands(`${WALK}\n${part}${WALK}`)];
    assertEquals(hands.map(({ status }) => status), ["ok", "partial", "ok"], part);
    assertEquals(hands[2].record, hands[0].record);
    assertEquals(hands[2].line, `${WALK}\n${part}`.split("\n").length);
    const numbers: number[] = [];
    parseHands(`${WALK}\n${part}${WALK}`).scan({ hand: (hand) => numbers.push(hand.totalPot) });
    assertEquals(numbers, [20, 20]);
  }
});

const NOTES = [
  `Zed said, "Ann: folds"`,
  "Zed joins the table at seat #2",
  "Ann: leaves the table",
  "Ann has timed out",
  "Ann is disconnected",
  "Ann: sits out",
  "Ann: doesn't show hand",
];

Deno.test("parseHands() passes over chat and other notes among the lines of a hand", () => {
  for (const hand of [WALK, RAKE, SIDE_POTS]) {
    const [before, after] = hand.split("*** SUMMARY ***");
    const lines = before.split("\n");
    const seats = lines.findLastIndex((line) => line.startsWith("Seat "));
    const noted = lines.flatMap((line, at) => at <= seats ? [line] : [...NOTES, line]).join("\n");
    const text = `${noted}*** SUMMARY ***${after}`;
    assertEquals(readOne(text), readOne(hand));
    let totalPot = 0;
    parseHands(text).scan({ hand: (hand) => totalPot = hand.totalPot });
    assertEquals(totalPot, readOne(hand).totalPot);
  }
});

Deno.test("parseHands() takes a player who is named like a note for a player", () => {
  for (const name of NOTES) {
    const record = readOne(WALK.replaceAll("Cy", name));
    assertEquals(record.players[2].name, name);
    assertEquals(record.streetActions[0].at(-1)?.type, "uncalled");
  }
});

Deno.test("parseHands() answers gap 23: it reads the verb of the summary as well", () => {
  assertEquals(readOne(SIDE_POTS.replaceAll(" collects ", " collected ")), readOne(SIDE_POTS));
});

Deno.test("parseHands() reads files that were joined with their byte order marks", () => {
  for (const gap of ["", "\n"]) {
    const hands = [...parseHands(`\uFEFF${WALK}${gap}\uFEFF${RAKE}${gap}\uFEFF${WALK}`)];
    assertEquals(hands.map(({ status }) => status), ["ok", "ok", "ok"]);
  }
});

Deno.test("parseHands() reports a hand number, when the last hand is cut off after its turn", () => {
  const [first, second] = parseHands(
    `${WALK}\n${RAKE.replace("#1 starts", "#2 starts").split("*** RIVER")[0]}`,
  );
  assertEquals([first.status, second.status], ["ok", "partial"]);
  assertEquals(second.reason, "Cannot read hand 2: it has no SUMMARY");
});

Deno.test("parseHands() takes time in proportion to the text, when a line fits nobody", () => {
  const rest = ": folds".repeat(200_000);
  const [{ status }] = parseHands(WALK.replace("Ann: folds", "Ann" + rest));
  assertEquals(status, "error");
});

Deno.test("parseHands() names the formats, when a text begins like none", () => {
  assertThrows(() => parseHands("Game 1\n"), SyntaxError, "wanted one of ipoker");
  assertEquals([...parseHands("\n")], []);
});

function readOne(text: string): HandHistoryRecord {
  const hands = [...parseHands(text)];
  assertEquals(hands.map(({ status, reason }) => [status, reason]), [["ok", undefined]]);
  assert(hands[0].record);
  return hands[0].record;
}

function rename(
  record: HandHistoryRecord,
  names: Readonly<Record<string, string>>,
): HandHistoryRecord {
  return JSON.parse(
    JSON.stringify(record),
    (key, value) => key === "name" || key === "playerName" ? names[value] ?? value : value,
  );
}

function isAccepted(names: readonly string[]): boolean {
  try {
    checkPlayerNames(names);
    return true;
  } catch {
    return false;
  }
}

function antesText(): string {
  return formatHand(SCRIPTED_HANDS.antes_with_short_stacks(), "ipoker");
}

function antesFirst(): string {
  const [start, posts, end] = antesText().split(/(Dee: posts[^*]*)/);
  const [blind, ...antes] = posts.trimEnd().split("\n");
  return start + [...antes.map((line) => line.replace("ante", "the ante")), blind, end].join("\n");
}

function withoutSeats(text: string): string {
  const [hand, summary] = text.split("*** SUMMARY ***");
  return hand + "*** SUMMARY ***" + summary.replace(/Seat .*\n/g, "");
}

function swapPots(): string {
  const [main, side] = ["Ann collects 400 from main pot\n", "Ben collects 450 from side pot-1\n"];
  return SIDE_POTS.replace(main + side, side + main);
}
