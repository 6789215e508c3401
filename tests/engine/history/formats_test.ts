import { assertEquals, assertThrows } from "@std/assert";
import {
  detectFormat,
  formatHand,
  HISTORY_FORMATS,
  type HistoryFormat,
  parseHands,
  readHands,
  WRITABLE_FORMATS,
} from "@marvin/holdem";
import { randomHands } from "./_random_hands.ts";
import { SCRIPTED_HANDS } from "./_scripted_hands.ts";

const STARTS: [format: HistoryFormat, text: string][] = [
  ["ipoker", "Game #1 starts on 2026/05/19 12:00:00\n"],
  ["ipoker", ""],
  ["ipoker-xml", '\uFEFF<?xml version="1.0" encoding="utf-8"?>\r\n<session sessioncode="1">'],
  ["ipoker-xml", '<game gamecode="7"><general/></game>'],
  ["pokertracker", "\r\n\r\nGAME #8162156892 Version:18.5.6.4 Uncalled:Y Texas Hold'em NL"],
  ["pokerstars", "\uFEFFPokerStars Zoom Hand #1:  Hold'em No Limit ($0.05/$0.10)"],
  ["pokerstars", "*** FLOP *** [2c 3d 4h]\nAnn: checks\n"],
  ["phh", "# A hand\nvariant = 'NT'\nactions = []\n"],
  ["phh", "[1]\nvariant = 'NT'\n"],
  ["ohh", '{"ohh": {"spec_version": "1.4.7"}}'],
  ["ohh", '\n{\n  "ohh": {'],
];
for (const [format, text] of STARTS) {
  Deno.test(`detectFormat() knows ${format} by its beginning ${JSON.stringify(text)}`, () => {
    assertEquals(detectFormat(text), format);
  });
}

const UNKNOWN = ["Dear diary", "<html><body>", '{"hands": []}', "[game]\nseed = 1\n", "\0\0\0"];
for (const text of UNKNOWN) {
  Deno.test(`detectFormat() takes ${JSON.stringify(text)} for none`, () => {
    assertThrows(() => detectFormat(text), SyntaxError, "Cannot tell the format");
  });
}

Deno.test("detectFormat() knows a text that begins within a hand by the hands that follow", () => {
  for (const format of WRITABLE_FORMATS) {
    const hand = formatHand(SCRIPTED_HANDS.showdown_with_side_pots(), format);
    const half = Math.floor(hand.length / 2);
    for (const separator of ["\n", "\r\n"]) {
      const torn = `${hand.slice(half)}\n${hand}\n${hand}`.replaceAll("\n", separator);
      assertEquals(detectFormat(torn), format);
      assertEquals([...parseHands(torn)].filter(({ status }) => status === "ok").length, 2);
    }
  }
  const exported =
    "Ann: Fold\n*** SUMMARY ***\nTotal pot $2 Rake $0\nBen: wins $2\n\n\nGAME #7: Texas";
  assertEquals(detectFormat(exported), "pokertracker");
});

Deno.test("detectFormat() takes no letter for a log because of a hand in it", () => {
  const hand = formatHand(SCRIPTED_HANDS.walk(), "ipoker");
  assertThrows(() => detectFormat(`# How logs look\n\n${hand}`), SyntaxError);
});

for (const format of WRITABLE_FORMATS) {
  Deno.test(`detectFormat() knows every hand that is written as ${format}`, () => {
    for (const { record } of randomHands("detect", 200)) {
      // What a format has no words for is told in its own tests.
      const written = writtenOrNull(() => formatHand({ ...record, limit: "no_limit" }, format));
      if (written !== null) assertEquals(detectFormat(written), format);
    }
  });
}

function writtenOrNull(write: () => string): string | null {
  try {
    return write();
  } catch (error) {
    if (error instanceof RangeError) return null;
    throw error;
  }
}

Deno.test("formatHand() refuses the formats that are only read", () => {
  const onlyRead = HISTORY_FORMATS.filter((format) => !WRITABLE_FORMATS.includes(format));
  assertEquals(onlyRead, ["pokertracker"]);
  assertThrows(
    () => formatHand(SCRIPTED_HANDS.walk(), "pokertracker"),
    RangeError,
    "Cannot write pokertracker, which is only read: wanted one of ipoker, ",
  );
});

Deno.test("formatHand(), parseHands() and readHands() name the formats, when one is unknown", () => {
  const format = "stars" as HistoryFormat;
  const message = "Cannot use the hand history format stars: wanted one of ipoker, ipoker-xml";
  assertThrows(() => formatHand(SCRIPTED_HANDS.walk(), format), RangeError, message);
  assertThrows(() => parseHands("", { format }), RangeError, message);
  assertThrows(() => readHands("a.txt", { format }), RangeError, message);
});
