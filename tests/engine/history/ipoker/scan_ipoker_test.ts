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
  ["a table of more than ten", HAND.replace(/-max\)/, "0-max)")],
];
for (const [title, text] of TEXTS) {
  Deno.test(`scanIpoker() reads ${title} as the reader of records does`, () => {
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
