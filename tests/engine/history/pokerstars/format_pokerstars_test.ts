import { assertEquals, assertMatch, assertStringIncludes, assertThrows } from "@std/assert";
import { type HandHistoryRecord, parseCards, type ShowdownEntry } from "@marvin/holdem";
import { formatPokerstars } from "../../../../engine/history/pokerstars/format_pokerstars.ts";
import { NASTY_NAMES } from "../_random_hands.ts";
import { recordOf, SIDE_POTS, swap, TWICE, WALK } from "./_texts.ts";

Deno.test("formatPokerstars() writes money with its sign and two decimals, and the time twice", () => {
  assertEquals(
    formatPokerstars(recordOf(WALK)),
    `PokerStars Hand #101:  Hold'em No Limit ($0.05/$0.10 USD) - 2014/01/06 6:42:52 UTC [2014/01/06 1:42:52 ET]
Table 'Isildur's PLO 50' 6-max Seat #1 is the button
Seat 1: Ann ($10.00 in chips)
Seat 3: Roni (LBK) ($9.95 in chips)
Seat 6: re:Bert ($10.50 in chips)
Roni (LBK): posts small blind $0.05
re:Bert: posts big blind $0.10
*** HOLE CARDS ***
Dealt to Ann [As Kd]
Ann: folds
Roni (LBK): folds
Uncalled bet ($0.05) returned to re:Bert
re:Bert collected $0.10 from pot
re:Bert: doesn't show hand
*** SUMMARY ***
Total pot $0.10 | Rake $0.00
Seat 1: Ann (button) folded before Flop (didn't bet)
Seat 3: Roni (LBK) (small blind) folded before Flop
Seat 6: re:Bert (big blind) collected ($0.10)
`,
  );
});

/** The lines that do not depend on how the time and the money of the fixture are worded. */
function body(text: string): string {
  return text.slice(text.indexOf("Table '"));
}

Deno.test("formatPokerstars() writes the lines of the room, when it is a tournament", () => {
  const text = formatPokerstars(recordOf(SIDE_POTS));
  assertStringIncludes(
    text,
    "PokerStars Hand #102: Tournament #55, $4.60+$4.60+$0.80 USD Hold'em No Limit - " +
      "Level IV (50/100) - 2013/10/04 17:53:27 UTC [2013/10/04 13:53:27 ET]\n",
  );
  // What the record does not hold, and what stands elsewhere.
  const room = swap(SIDE_POTS, "Dee has returned\n", "")
    .replace("Bob: mucks hand\n", "")
    .replace("Ann collected 800", "Bob: mucks hand\nAnn collected 800")
    .replace(" to $8.05", "").replace("received $20.", "received $20.00.");
  assertEquals(body(text), body(room));
});

Deno.test("formatPokerstars() writes the lines of the room, when the board is dealt twice", () => {
  const inCents = body(TWICE).replace(/\$([0-9]+)(?![0-9.])/g, "$$$1.00");
  assertEquals(body(formatPokerstars(recordOf(TWICE))), inCents);
});

Deno.test("formatPokerstars() loses nothing of two boards whose winners are told together", () => {
  const record = recordOf(TWICE);
  const together: HandHistoryRecord = {
    ...record,
    showdownEntries: record.showdownEntries.slice(0, 2).map(({ run: _, ...entry }) => entry),
    collections: record.collections.map(({ run: _, ...won }) => won),
  };
  const { pots: _, ...wanted } = together;
  const { pots: __, ...read } = recordOf(formatPokerstars(together));
  assertEquals(read, wanted);
});

type Shape = [title: string, text: string];
const SHAPES: Shape[] = [
  ["a walk", WALK],
  ["side pots, bounties and places", SIDE_POTS],
  ["two boards", TWICE],
  ["two boards from the flop on", twiceFromFlop()],
  ["play money", WALK.replaceAll("$", "").replace(" USD", "")],
  ["euros", WALK.replaceAll("$", "€").replace("USD", "EUR")],
  ["rupees", WALK.replaceAll("$", "₹").replace("USD", "INR")],
  ["fixed limit", swap(WALK, "No Limit ($0.05/$0.10", "Limit ($0.10/$0.20")],
  ["pot limit", swap(WALK, "No Limit", "Pot Limit")],
  ["points", swap(SIDE_POTS, "$4.60+$4.60+$0.80 USD", "500FPP")],
  ["a freeroll", swap(SIDE_POTS, "$4.60+$4.60+$0.80 USD", "Freeroll ")],
  ["no price", swap(SIDE_POTS, "$4.60+$4.60+$0.80 USD ", "")],
  ["a match round", swap(SIDE_POTS, "- Level IV", "- Match Round I, Level IV")],
  ["chips with cents", swap(SIDE_POTS, "Dee (2000 in", "Dee (1999.50 in")],
  [
    "a dead and a live blind in one line",
    swap(WALK, "*** HOLE", "Ann: posts small & big blinds $0.15\n*** HOLE")
      .replace("Ann: folds", "Ann: checks")
      .replace(
        "Uncalled bet ($0.05) returned to re:Bert",
        "re:Bert: checks\n*** FLOP *** [2c 5d 9s]\nAnn: folds",
      )
      .replace("collected $0.10", "collected $0.30").replace("pot $0.10", "pot $0.30"),
  ],
  [
    "hands shown unasked",
    swap(WALK, "Ann: folds", "Ann: folds [As Kd]")
      .replace("re:Bert: doesn't show hand", "re:Bert: shows [Qc]"),
  ],
  [
    "a straddle and a late small blind",
    swap(WALK, "*** HOLE", "Ann: posts small blind $0.05\nAnn: posts straddle $0.20\n*** HOLE")
      .replace("Ann: folds\n", "").replace("re:Bert\n", "Ann\n")
      .replace("Roni (LBK): folds", "Roni (LBK): folds\nre:Bert: folds")
      .replace("Uncalled bet ($0.05)", "Uncalled bet ($0.10)")
      .replace("re:Bert collected $0.10", "Ann collected $0.30").replace("pot $0.10", "pot $0.30"),
  ],
];
for (const [title, text] of SHAPES) {
  Deno.test(`formatPokerstars() writes what is read again as the same hand, with ${title}`, () => {
    const record = recordOf(text);
    assertEquals(recordOf(formatPokerstars(record)), record);
  });
}

/** A hand whose whole board is dealt twice. */
function twiceFromFlop(): string {
  const text = TWICE.replace("raises $8 to $10", "raises $38 to $40 and has reached the $40 cap")
    .replace("calls $8", "calls $38 and has reached the $40 cap")
    .replace(/\*\*\* FLOP[^]*?\*\*\* FIRST/, "*** FIRST FLOP *** [2c 5d 9s]\n*** FIRST");
  return swap(
    text,
    "*** SECOND TURN *** [2c 5d 9s]",
    "*** SECOND FLOP *** [2d 5h 9c]\n*** SECOND TURN *** [2d 5h 9c]",
  )
    .replace("*** SECOND RIVER *** [2c 5d 9s Kd]", "*** SECOND RIVER *** [2d 5h 9c Kd]")
    .replace("SECOND Board [2c 5d 9s", "SECOND Board [2d 5h 9c");
}

Deno.test("formatPokerstars() keeps a sold share of a pot apart from its price", () => {
  const sold = swap(
    TWICE.replace(/\*\*\* SECOND (TURN|RIVER).*\n/g, "").replaceAll("FIRST ", "")
      .replace(/\*\*\* SECOND SHOW[^]*?from pot\n/, "")
      .replace(/Hand was run twice\n|SECOND Board.*\n/g, ""),
    "Ann collected $39 from pot",
    "Ann cashed out the hand for $60.10 | Cash Out Fee $0.60",
  ).replace(
    /and won \(\$39\) with a pair of Aces, and lost.*/,
    "and won ($78) with a pair of Aces (pot not awarded as player cashed out)",
  )
    .replace(/and lost with a pair of Kings, .*/, "and lost with a pair of Kings");
  const record = recordOf(sold);
  assertEquals(record.collections, [{ playerName: "Ann", amount: 7800, pot: 0 }]);
  const text = formatPokerstars(record);
  assertStringIncludes(text, "Ann cashed out the hand for $60.10 | Cash Out Fee $0.60\n");
  assertEquals(text.includes("collected"), false);
  assertEquals(recordOf(text), record);
});

Deno.test("formatPokerstars() puts this project's words for hands into those of the room", () => {
  const entry = (playerName: string, cards: string, description: string): ShowdownEntry => ({
    playerName,
    holeCards: parseCards(cards),
    description,
  });
  const record: HandHistoryRecord = {
    ...recordOf(SIDE_POTS),
    site: undefined,
    boardCards: parseCards("KsKd4h4c2s"),
    showdownEntries: [
      entry("Ann", "QhJd", "two pairs, Kings over Fours"),
      entry("Cy", "AhTd", "two pairs, Kings over Fours"),
      entry("Bob", "2c2d", "a full house, Deuces over Kings"),
    ],
  };
  assertStringIncludes(
    formatPokerstars(record),
    `Ann: shows [Qh Jd] (two pair, Kings and Fours)
Cy: shows [Ah Td] (two pair, Kings and Fours - Ace kicker)
Bob: shows [2c 2d] (a full house, Deuces full of Kings)
`,
  );
});

Deno.test("formatPokerstars() shows the hero's cards and no other's before the showdown", () => {
  const record = recordOf(WALK);
  const known = {
    ...record,
    hero: "re:Bert",
    players: record.players.map((player, at) => ({
      ...player,
      holeCards: parseCards(["AsKd", "2c2d", "7h7s"][at]),
    })),
  };
  const text = formatPokerstars(known);
  assertStringIncludes(text, "\nDealt to re:Bert [7h 7s]\n");
  assertEquals([text.includes("As"), text.includes("2c")], [false, false]);
});

Deno.test("formatPokerstars() writes whole units of a currency with decimals as well", () => {
  const whole = { ...recordOf(WALK), scale: 1 };
  assertMatch(
    formatPokerstars(whole),
    /^PokerStars Hand #101: {2}Hold'em No Limit \(\$5\.00\/\$10\.00 USD\) - /,
  );
});

type Unwritable = [title: string, change: Partial<HandHistoryRecord>, reason: string];
const UNWRITABLE: Unwritable[] = [
  ["no time", { timestamp: null }, "Cannot write hand 101 as PokerStars text: it has no time"],
  ["a scale of mills", { scale: 1000 }, "Cannot write amounts of a scale of 1000"],
  ["a currency without a sign", { currency: "XAU" }, "Cannot write amounts in XAU"],
  [
    "no blinds",
    { stakes: undefined, blindPostings: [] },
    "Cannot write hand 101 as PokerStars text: nobody posts a big blind",
  ],
  [
    "a dead post of its own",
    { blindPostings: [{ playerName: "Ann", amount: 5, blindType: "deadPost", allIn: false }] },
    "Ann has a dead post of $0.05",
  ],
  [
    "a missed small blind beside a short big one",
    {
      blindPostings: [
        { playerName: "Ann", amount: 4, blindType: "bigBlind", allIn: false },
        { playerName: "Ann", amount: 5, blindType: "deadPost", allIn: false },
      ],
    },
    "Ann has a dead post of $0.05",
  ],
  ["a tournament without a number", { tournament: { id: "A7" } }, "the number of its tournament"],
  ["a table with a line end", { tableName: "a\nb" }, "the name of its table holds a control"],
  [
    "more boards than there are words for",
    { otherBoards: [[], [], []].map(() => parseCards("2c5d9sJc3h")) },
    "it has more than three boards",
  ],
  [
    "a name like a first line",
    { players: [{ seat: 1, name: "PokerStars Hand #1: A", stack: 1, holeCards: [] }] },
    "named like the first line of a hand",
  ],
  [
    "a name that ends like a first line",
    {
      players: [{
        seat: 1,
        name: "A PokerStars Hand #1: Hold'em No Limit ($1/$2 USD) - 2014/01/06 1:42:52 ET",
        stack: 1,
        holeCards: [],
      }],
    },
    "named like the first line of a hand",
  ],
  [
    "a name with a line end",
    { players: [{ seat: 1, name: "a\nb", stack: 1, holeCards: [] }] },
    "holds a control character",
  ],
];
for (const [title, change, reason] of UNWRITABLE) {
  Deno.test(`formatPokerstars() refuses a hand with ${title}`, () => {
    const record = { ...recordOf(WALK), ...change };
    assertStringIncludes(assertThrows(() => formatPokerstars(record), RangeError).message, reason);
  });
}

Deno.test("formatPokerstars() takes the blinds from the posts where the record has no stakes", () => {
  const record = recordOf(WALK);
  assertEquals(formatPokerstars({ ...record, stakes: undefined }), formatPokerstars(record));
});

Deno.test("formatPokerstars() writes what is read again as the same hand, whatever the name", () => {
  for (const name of NASTY_NAMES) {
    const record = rename(rename(recordOf(TWICE), "Bob", "Opponent"), "Ann", name);
    assertEquals(recordOf(formatPokerstars(record)), record);
  }
});

function rename(record: HandHistoryRecord, from: string, to: string): HandHistoryRecord {
  return JSON.parse(
    JSON.stringify(record).replaceAll(JSON.stringify(from), () => JSON.stringify(to)),
  );
}
