/**
 * Scanned hands are those of the reader of records, and so are the problems.
 */
import { assert, assertEquals } from "@std/assert";
import {
  createPrng,
  drawBelow,
  FlatHand,
  flattenRecord,
  formatHand,
  type ParsedHand,
  type Prng,
} from "@marvin/holdem";
import { HandScanner } from "../../../../engine/history/ipoker/_hand_scanner.ts";
import { PADDING } from "../../../../engine/history/ipoker/_byte_cursor.ts";
import { parseIpoker } from "../../../../engine/history/ipoker/parse_ipoker.ts";
import { scanIpoker } from "../../../../engine/history/ipoker/scan_ipoker.ts";
import { contents } from "../_flat_contents.ts";
import { NASTY_NAMES, randomHands } from "../_random_hands.ts";

function scanned(text: string): object[] {
  const found: object[] = [];
  scanIpoker(text, {
    hand: (hand) => found.push(contents(hand)),
    problem: (problem) => found.push(problem),
  });
  return found;
}

function parsed(text: string): object[] {
  return Array.from(
    parseIpoker(text),
    (hand: ParsedHand) => hand.status === "ok" ? contents(flattenRecord(hand.record!)) : hand,
  );
}

/** How many hands of a text are read without a record. */
function countScanned(hands: readonly string[]): number {
  const scanner = new HandScanner(new FlatHand());
  return hands.filter((text) => {
    scanner.cursor.bytes = new TextEncoder().encode(text + "\0".repeat(PADDING));
    scanner.cursor.at = 0;
    return scanner.read() && scanner.cursor.at === scanner.cursor.bytes.length - PADDING;
  }).length;
}

/** Random hands as text, of players whose names upset no scanner or all of them. */
function randomTexts(seed: string, count: number, isNasty: boolean): string[] {
  return Array.from(randomHands(seed, count), ({ record }) => {
    const text = formatHand(record, "ipoker");
    return isNasty ? text : formatHand(
      JSON.parse(
        JSON.stringify(record),
        (_, value) => NASTY_NAMES.includes(value) ? `Bot #${NASTY_NAMES.indexOf(value)}` : value,
      ),
      "ipoker",
    );
  });
}

const PLAIN = randomTexts("plain", 600, false);
const NASTY = randomTexts("nasty", 600, true);

Deno.test("scanIpoker() reads every hand of plain names without a record, as it stands", () => {
  assertEquals(countScanned(PLAIN), PLAIN.length);
  assertEquals(scanned(PLAIN.join("\n")), parsed(PLAIN.join("\n")));
});

Deno.test("scanIpoker() reads hands of any names as the reader of records does", () => {
  const count = countScanned(NASTY);
  assert(count > 100 && count < 500, `${count} of ${NASTY.length} were scanned`);
  assertEquals(scanned(NASTY.join("\n")), parsed(NASTY.join("\n")));
  assertEquals(scanned(NASTY.join("")), parsed(NASTY.join("")));
});

const [HAND] = PLAIN;
const NEXT = PLAIN[1];
const TEXTS: [title: string, text: string][] = [
  ["no text", ""],
  ["blank lines", "\n\n \n"],
  ["a byte order mark", `\uFEFF${HAND}\n${NEXT}`],
  ["a byte order mark between hands", `${HAND}\n\uFEFF${NEXT}\n${HAND}`],
  ["other line ends", `${HAND}\n${NEXT}`.replaceAll("\n", "\r\n")],
  ["no blank line between hands", HAND + NEXT],
  ["blanks between hands", `${HAND} \n${NEXT}\t\n\n\n${HAND}`],
  ["words before, between and behind", `Hello\n${HAND}x\n\n${NEXT}\ny\n${HAND}z`],
  ["a hand without a summary", HAND.slice(0, HAND.indexOf("*** SUMMARY")) + NEXT],
  ["a hand without lines of seats in the summary", HAND.slice(0, HAND.lastIndexOf("| Rake ") + 8)],
  ["half a character", `${HAND}\n${NEXT.replaceAll("Bot #", "Bot \ud83d")}`],
  ["a line that only looks like a hand's first", `${HAND}Game #1 starts\n${NEXT}`],
  ["the other words for antes", PLAIN.join("\n").replaceAll("posts ante", "posts the ante")],
  ["no marks of all-ins", PLAIN.join("\n").replaceAll(" and is all-in", "")],
  ["names that end in a blank", PLAIN.join("\n").replaceAll("Bot #1", "Bot ")],
  ["leading zeros", PLAIN.join("\n").replaceAll("calls ", "calls 0")],
  ["numbers that are too large", PLAIN.join("\n").replace(/calls \d+/g, "calls 12345678901")],
  ["ids that no number holds", PLAIN.join("\n").replaceAll("Game #", "Game #90071992547409")],
  ["times that are none", PLAIN.join("\n").replace(/on \d+\/\d\d\/\d\d/g, "on 2026/02/30")],
  ["times before 1970", PLAIN.join("\n").replace(/on \d+/g, "on 1969")],
  ["leap days", PLAIN.slice(0, 3).join("\n").replace(/on \d+\/\d\d\/\d\d/g, "on 2000/02/29")],
  ["leap days that are none", HAND.replace(/on \d+\/\d\d\/\d\d/, "on 2100/02/29")],
  [
    "tables of tournaments",
    PLAIN.join("\n").replace(/^Table ".*" \(/gm, 'Table "Tournament 7, Table 2, Blinds 10/20/2" ('),
  ],
  [
    "a single player",
    `${
      HAND.slice(0, HAND.indexOf("Table"))
    }Table "T" (6-max) Seat #1 is the button\nSeat 1: Ann (5 in chips)\n*** HOLE CARDS ***\n\
*** SUMMARY ***\nTotal pot 0 | Rake 0\nSeat 1: Ann mucked\n`,
  ],
  ["a table of more than ten", HAND.replace(/-max\)/, "0-max)")],
];
for (const [title, text] of TEXTS) {
  Deno.test(`scanIpoker() reads ${title} as the reader of records does`, () => {
    assertEquals(scanned(text), parsed(text));
  });
}

/** Whoever of both is called Ann, somebody of this name acts. */
const TWO_ANNS = `Game #1 starts on 2026/05/19 12:00:00
Table "T" (3-max) Seat #1 is the button
Seat 1: Ann (100 in chips)
Seat 2: Ben (100 in chips)
Seat 3: Ann (100 in chips)
Ann: posts small blind 1
Ben: posts big blind 2
*** HOLE CARDS ***
Ann: folds
Uncalled bet (1) returned to Ben
Ben collects 2 from pot
*** SUMMARY ***
Total pot 2 | Rake 0
Seat 1: Ann mucked
Seat 2: Ben collected 2
Seat 3: Ann folded before flop (did not show)
`;

Deno.test("scanIpoker() leaves a name that is taken twice to the reader of records", () => {
  assertEquals(countScanned([TWO_ANNS.replace("Seat 1: Ann (", "Seat 1: Eve (")]), 0);
  assertEquals(countScanned([TWO_ANNS.replaceAll("Seat 1: Ann", "Seat 1: Eve")]), 1);
  assertEquals(scanned(TWO_ANNS), parsed(TWO_ANNS));
});

/** A hand with all that a log has words for. */
const WHOLE = `Game #5 starts on 2026/05/19 12:00:00
Table "T" (6-max) Seat #1 is the button
Seat 1: Ann (60 in chips)
Seat 3: Ben (200 in chips)
Seat 5: Cy (100 in chips)
Seat 6: Dee (40 in chips) is sitting out
Ben: posts small blind 1
Cy: posts big blind 2
Ann: posts ante 1
*** HOLE CARDS ***
Dealt to Ben [Kd Kc]
Dealt to Cy [Qs Qh]
Dealt to Ann [As Ah]
Ann: raises 8 to 10
Ben: calls 9
Cy: calls 8
*** FLOP *** [2c 5d 9s]
Ben: checks
Cy: bets 10
Ann: raises 39 to 49 and is all-in
Ben: raises 100 to 149
Cy: calls 80 and is all-in
Uncalled bet (59) returned to Ben
*** TURN *** [2c 5d 9s] [Jc]
*** RIVER *** [2c 5d 9s Jc] [3h]
*** SHOW DOWN ***
Ben: shows [Kd Kc] (a pair of Kings)
Cy: mucks hand
Ann: shows [As Ah] (a pair of Aces)
Ann collects 170 from main pot
Ben collects 82 from side pot
*** SUMMARY ***
Total pot 260 | Rake 8
Board: [2c 5d 9s Jc 3h]
Seat 1: Ann collected 170 (showed [As Ah] and won with a pair of Aces)
Seat 3: Ben collected 82 (showed [Kd Kc] and won with a pair of Kings)
Seat 5: Cy mucked
Seat 6: Dee sat out
`;

Deno.test("scanIpoker() reads a hand with everything without a record", () => {
  assertEquals(countScanned([WHOLE]), 1);
  assertEquals(scanned(WHOLE), parsed(WHOLE));
});

type Edit = [from: string, to: string];

/** Changes that leave all lines in order, so that only what they say together is wrong. */
const WRONG: [title: string, ...edits: Edit[]][] = [
  ["a card that is dealt twice", ["Qs", "Kd"]],
  ["a card of a hand on the board", ["2c", "As"]],
  ["a card that lies on the board twice", ["2c", "3h"]],
  ["a card that is shown twice", ["Dealt to Ben [Kd Kc]\n", ""], ["[Kd", "[As"]],
  ["another hand shown than was dealt", ["shows [Kd Kc]", "shows [Kd Kh]"], [
    "showed [Kd Kc]",
    "showed [Kd Kh]",
  ]],
  ["cards that are dealt to somebody twice", [
    "Dealt to Ann",
    "Dealt to Ann [4s 4h]\nDealt to Ann",
  ]],
  ["somebody who shows twice", ["Cy: mucks", "Ben: mucks hand\nCy: mucks"]],
  ["a pot that is called the only one", ["main pot", "pot"]],
  ["a side pot with a number among two", ["side pot", "side pot-1"]],
  ["a side pot that is called the main pot", ["side pot", "main pot"]],
  ["pots out of order", [
    "Ann collects 170 from main pot\nBen collects 82 from side pot",
    "Ben collects 2 from side pot\nAnn collects 170 from main pot\nBen collects 80 from side pot",
  ]],
  ["chips that vanish", ["Total pot 260", "Total pot 261"]],
  ["a rake that was not taken", ["Rake 8", "Rake 9"], ["Total pot 260", "Total pot 261"]],
  ["a chair that is taken twice", ["Seat 5", "Seat 3"]],
  ["chairs out of order", ["Seat 5", "Seat 2"]],
  ["a chair that the table does not have", ["6-max", "5-max"]],
  ["a chair without a number above 0", ["Seat 1:", "Seat 0:"]],
  ["a button beyond the chairs", ["Seat #1", "Seat #7"]],
  ["a button at chair 0", ["Seat #1", "Seat #0"]],
  ["a post of more than there is", ["small blind 1", "small blind 201"]],
  ["a post of nothing", ["posts ante 1", "posts ante 0"]],
  ["a post that is marked as an all-in", ["big blind 2", "big blind 2 and is all-in"]],
  ["an action that is marked as an all-in", ["calls 9", "calls 9 and is all-in"]],
  ["a call of more than there is", ["calls 80 and is all-in", "calls 91"]],
  ["a call of nothing", ["Ben: checks", "Ben: calls 0"]],
  ["a raise by nothing", ["raises 8 to", "raises 0 to"]],
  ["a raise by all of it", ["raises 8 to", "raises 10 to"]],
  ["a raise to less than was in", ["Cy: calls 8\n", "Cy: raises 1 to 1\n"]],
  ["a bet of nothing that goes back", ["(59)", "(0)"]],
  ["more given back than was bet on the street", ["(59)", "(150)"], ["pot 260", "pot 169"], [
    "170",
    "79",
  ]],
  ["another flop on the turn", ["*** TURN *** [2c", "*** TURN *** [2d"]],
  ["another turn on the river", ["9s Jc] [3h]", "9s Jd] [3h]"]],
  ["a river without a turn", ["*** TURN *** [2c 5d 9s] [Jc]\n", ""]],
  ["another board in the summary", ["Board: [2c", "Board: [2d"]],
  ["no board in the summary", ["Board: [2c 5d 9s Jc 3h]\n", ""]],
  ["another outcome", ["Cy mucked", "Cy folded before flop (did not show)"]],
  ["another sum collected", ["Seat 3: Ben collected 82", "Seat 3: Ben collected 83"]],
  ["other words for a hand", ["won with a pair of Aces", "won with a pair of aces"]],
  ["brackets in the words for a hand", ["a pair of Aces", "a pair (of Aces"]],
  ["somebody who sat out and mucked", ["Dee sat out", "Dee mucked"]],
  ["a line too many", ["Seat 6: Dee sat out\n", "Seat 6: Dee sat out\nSeat 6: Dee sat out\n"]],
];
for (const [title, ...edits] of WRONG) {
  Deno.test(`scanIpoker() leaves ${title} to the reader of records`, () => {
    const text = edits.reduce((text, [from, to]) => {
      assert(text.includes(from), from);
      return text.replaceAll(from, to);
    }, WHOLE);
    const wanted = parsed(text);
    assert(wanted.some((found) => "status" in found), "nothing is wrong with the hand");
    assertEquals(scanned(text), wanted);
  });
}

const NAMES: [title: string, ann: string, ben: string][] = [
  ["that begin alike", "Player", "Player 2"],
  ["of which one is a line about the other", "Ben: checks", "Ben"],
  ["of which one collects", "Ben collects", "Ben"],
  ["of which one collects from a pot", "Ben collects 82 from side pot", "Ben"],
  ["of which one gets a bet back", "Uncalled bet (59) returned to Ben", "Ben: checks"],
  ["that are lines of the log", "*** TURN *** [2c 5d 9s] [Jc]", "Seat 5: Cy (100 in chips)"],
  ["that end in blanks", "Ann ", "Ben\r"],
  ["in all alphabets", "é€😀", "\uFEFF\u0000"],
];
for (const [title, ann, ben] of NAMES) {
  Deno.test(`scanIpoker() reads names ${title} as the reader of records does`, () => {
    const text = WHOLE.replaceAll("Ben", "@2").replaceAll("Ann", ann).replaceAll("@2", ben);
    assertEquals(scanned(text), parsed(text));
  });
}

/** Characters that stand in logs. */
const JUNK = [
  ..."\n\r\t :[]()|/#*0159AsKhx",
  " collects ",
  ": folds\n",
  " and is all-in",
  "é",
  "\uFEFF",
];

/** A text with one or two small changes. */
function damaged(text: string, prng: Prng): string {
  let changed = text;
  for (let changes = drawBelow(prng, 2); changes >= 0; changes--) {
    const at = drawBelow(prng, changed.length);
    const added = drawBelow(prng, 3) === 0 ? "" : JUNK[drawBelow(prng, JUNK.length)];
    changed = changed.slice(0, at) + added + changed.slice(at + drawBelow(prng, 3));
  }
  return changed;
}

Deno.test("scanIpoker() never reads a damaged hand otherwise than the reader of records", () => {
  const prng = createPrng("damage", "scan");
  let problems = 0;
  for (let round = 0; round < 4_000; round++) {
    const texts = round % 2 === 0 ? PLAIN : NASTY;
    const hand = damaged(texts[drawBelow(prng, texts.length)], prng);
    const text = `${HAND}\n${hand}\n${NEXT}`;
    const wanted = parsed(text);
    if (wanted.length !== 3 || wanted.some((found) => "status" in found)) problems++;
    assertEquals(scanned(text), wanted);
  }
  assert(problems > 2_000, `only ${problems} of the texts had a problem`);
});

Deno.test("scanIpoker() reads a text that is cut off anywhere as the reader of records does", () => {
  const text = `${HAND}\n${NEXT}`;
  for (let end = 0; end < text.length; end++) {
    assertEquals(scanned(text.slice(0, end)), parsed(text.slice(0, end)));
  }
});
