/**
 * What the reader of PokerStars text makes of damage, and of what does not add up.
 *
 * @module
 */
import { assertEquals, assertStringIncludes } from "@std/assert";
import fc from "fast-check";
import { parsePokerstars } from "../../../../engine/history/pokerstars/parse_pokerstars.ts";
import { parseOne, recordOf, SIDE_POTS, swap, TWICE, WALK } from "./_texts.ts";

type Bad = [title: string, text: string, status: string, reason: string, line: number];
const BAD: Bad[] = [
  [
    "is cancelled",
    swap(WALK, "*** HOLE CARDS ***\n", "Hand cancelled\n*** HOLE CARDS ***\n"),
    "cancelled",
    "the room cancelled it",
    1,
  ],
  ["has no summary", WALK.slice(0, WALK.indexOf("*** SUMM")), "partial", "it has no SUMMARY", 14],
  ["ends within a line", WALK.slice(0, WALK.indexOf("collected $")), "partial", "no SUMMARY", 13],
  ["ends with its table", WALK.slice(0, WALK.indexOf("Seat 1")), "partial", "no SUMMARY", 2],
  ["ends with its first line", WALK.slice(0, 60), "partial", "wanted a time at the end", 1],
  [
    "breaks off in the summary",
    WALK.slice(0, WALK.lastIndexOf("Seat 6")),
    "partial",
    "its SUMMARY breaks off",
    18,
  ],
  [
    "begins within a hand",
    WALK.slice(WALK.indexOf("*** HOLE")),
    "partial",
    "it has no first line",
    1,
  ],
  [
    "names somebody without a seat",
    swap(WALK, "Ann: folds", "Zed: folds"),
    "error",
    "the line has no reading at this table, found Zed: folds",
    10,
  ],
  [
    "has an unknown action",
    swap(WALK, "Ann: folds", "Ann: calls what"),
    "error",
    "the line has no reading at this table, found Ann: calls what",
    10,
  ],
  [
    "has a line with two readings",
    WALK.replaceAll("Roni (LBK)", "Ann wins $5 for eliminating Z"),
    "error",
    "the line has two readings, found Ann wins $5 for eliminating Z: posts small blind $0.05",
    6,
  ],
  [
    "ends within an action",
    WALK.slice(0, WALK.indexOf("re:Bert: posts") + 20),
    "partial",
    "the line has no reading at this table, found re:Bert: posts big b",
    7,
  ],
  [
    "ends within a seat",
    WALK.slice(0, WALK.indexOf(" in chips")),
    "partial",
    "wanted the seats of at least two players, found Seat 1: Ann ($10",
    3,
  ],
  [
    "ends within its total pot",
    WALK.slice(0, WALK.indexOf(" | Rake")),
    "partial",
    "wanted a line such as Total pot $3.70 | Rake $0.18, found Total pot $0.10",
    16,
  ],
  ["has no table", swap(WALK, "Table '", "Tisch '"), "error", "wanted a line such as Table", 2],
  ["has one player", WALK.replace(/Seat [36]: .*\n/g, ""), "error", "at least two players", 4],
  [
    "has a seat twice",
    swap(WALK, "Seat 3: Roni (LBK) ($", "Seat 1: Roni (LBK) ($"),
    "error",
    "seat",
    4,
  ],
  [
    "has another board in the summary",
    swap(SIDE_POTS, "Board [2c", "Board [2d"),
    "error",
    "the board was [2c 5d 9s Jc 3h] before",
    37,
  ],
  [
    "has another turn than flop",
    swap(SIDE_POTS, "[2c 5d 9s] [Jc]", "[2c 5d 8s] [Jc]"),
    "error",
    "the board was [2c 5d 9s] before",
    22,
  ],
  [
    "has pots that are not those of the bets",
    swap(SIDE_POTS, "Main pot 940. Side pot 800.", "Main pot 900. Side pot 840."),
    "error",
    "the players put in pots of 940, 800, but pots of 900, 840 and a rake of 0 are printed",
    1,
  ],
  [
    "has a pot that nobody put in",
    swap(WALK, "Total pot $0.10", "Total pot $0.20"),
    "error",
    "the total pot is 20",
    1,
  ],
  [
    "has a player who bets more than he has",
    swap(TWICE, "Bob ($90.50", "Bob ($30.50"),
    "error",
    "Bob puts in more than he has",
    11,
  ],
];
for (const [title, text, status, reason, line] of BAD) {
  Deno.test(`parsePokerstars() reports a hand that ${title} and reads its neighbour`, () => {
    const hand = parseOne(text);
    assertEquals([hand.status, hand.line], [status, line]);
    assertStringIncludes(hand.reason!, reason);
    const [bad, good] = [...parsePokerstars(text + "\n\n" + TWICE)];
    if (title !== "breaks off in the summary") assertEquals(bad.status === "ok", false);
    assertEquals([good.status, good.record], ["ok", recordOf(TWICE)]);
  });
}

Deno.test("parsePokerstars() counts lines over all hands, and starts anew at each first line", () => {
  const hands = [...parsePokerstars([WALK, SIDE_POTS, TWICE].join("\n\n\n"))];
  assertEquals(hands.map(({ status, line }) => [status, line]), [["ok", 1], ["ok", 23], [
    "ok",
    67,
  ]]);
  const joined = [...parsePokerstars(WALK.trimEnd() + "\uFEFF" + TWICE)];
  assertEquals(joined.map(({ status }) => status), ["ok", "ok"]);
});

Deno.test("parsePokerstars() reads a hand that begins in the line where another is cut off", () => {
  for (const [cut, status] of [["Dealt to Ann [As", "partial"], ["folded before Flop", "ok"]]) {
    const text = WALK.slice(0, WALK.lastIndexOf(cut) + cut.length);
    const hands = [...parsePokerstars(text + SIDE_POTS + "\n" + TWICE)];
    assertEquals(hands.map((hand) => hand.status), [status, "ok", "ok"]);
    assertEquals([hands[1].record, hands[2].record], [recordOf(SIDE_POTS), recordOf(TWICE)]);
    const torn = text.split("\n").length;
    const next = torn + SIDE_POTS.split("\n").length;
    assertEquals(hands.map(({ line }) => line).slice(1), [torn, next]);
  }
});

Deno.test("parsePokerstars() begins no hand with what somebody says or is called", () => {
  const header = WALK.slice(0, WALK.indexOf("\n"));
  const chat = swap(WALK, "Ann: folds", `Ann said, "${header}"\nAnn: folds`);
  assertEquals(recordOf(chat), recordOf(WALK));
  const [name] = header.split(" (");
  const named = WALK.replaceAll("Roni (LBK)", name.slice(1)); // okerStars Hand #101 …
  assertEquals(recordOf(named).players[1].name, name.slice(1));
  const suffix = WALK.replaceAll("Roni (LBK)", `x ${name}`);
  assertEquals(recordOf(suffix).players[1].name, `x ${name}`);
});

Deno.test("parsePokerstars() reads no hand in a text without any", () => {
  assertEquals([...parsePokerstars("")], []);
  assertEquals([...parsePokerstars("\uFEFF\r\n")], []);
});

Deno.test("parsePokerstars() never throws, whatever lines are lost, doubled or cut", () => {
  const lines = [WALK, SIDE_POTS, TWICE].join("\n").split("\n");
  const edit = fc.record({ at: fc.nat(lines.length - 1), cut: fc.nat(40), copies: fc.nat(2) });
  fc.assert(fc.property(fc.array(edit, { minLength: 1, maxLength: 6 }), (edits) => {
    const changed = [...lines];
    for (const { at, cut, copies } of edits) {
      changed[at] = Array(copies).fill(lines[at].slice(0, cut)).join("\n");
    }
    for (const { status, record } of parsePokerstars(changed.join("\n"))) {
      assertEquals(status === "ok" && record === undefined, false);
    }
  }));
});
