import { assertEquals, assertGreater } from "@std/assert";
import { formatHand, parseHands, readHands, WRITABLE_FORMATS } from "@marvin/holdem/history";
import { LineOffsets } from "../../../engine/history/_line_offsets.ts";
import { randomHands } from "./_random_hands.ts";
import { SCRIPTED_HANDS } from "./_scripted_hands.ts";

const HANDS = [SCRIPTED_HANDS.walk(), SCRIPTED_HANDS.heads_up()];

for (const format of WRITABLE_FORMATS) {
  Deno.test(`parseHands() tells where in the text a hand of ${format} stands`, () => {
    const [first, second] = HANDS.map((record) => formatHand(record, format));
    const text = `${first}\n${second}`;
    const hands = [...parseHands(text, { format })];
    assertGreater(hands.length, 0);
    for (const { line, offset } of hands) {
      assertEquals(text.slice(0, offset).split("\n").length, line);
      assertEquals(offset === 0 || text[offset - 1] === "\n", true);
    }
  });
}

Deno.test("parseHands() tells the offset of a hand that is cut off, to a scan as well", () => {
  const text = formatHand(HANDS[0], "ipoker") + "\n" + formatHand(HANDS[1], "ipoker").slice(0, 60);
  const [, parsed] = parseHands(text);
  assertEquals(parsed.status, "partial");
  assertEquals(parsed.offset, text.split("\n").slice(0, parsed.line - 1).join("\n").length + 1);
  parseHands(text).scan({ hand: () => {}, problem: (hand) => assertEquals(hand, parsed) });
});

Deno.test("readHands() tells offsets in the whole file, though it reads it in parts", async () => {
  const path = await Deno.makeTempFile();
  const texts = [...randomHands("offsets", 100)].map(({ record }, at) => (
    formatHand({ ...record, handNumber: at + 1 }, "ipoker")
  ));
  const hands = Array.from({ length: 25 }, () => texts).flat();
  assertGreater(hands.join("\n").length, 2_000_000);
  await Deno.writeTextFile(path, hands.join("\n"));
  try {
    let at = 0;
    let count = 0;
    for await (const { offset } of readHands(path, { duplicates: "keep" })) {
      assertEquals(offset, at);
      at += hands[count++].length + 1;
    }
    assertEquals(count, hands.length);
  } finally {
    await Deno.remove(path);
  }
});

Deno.test("LineOffsets finds lines in any order, and knows of none behind the text", () => {
  const offsets = new LineOffsets("a\nbc\n\nd");
  assertEquals([3, 1, 4, 2, 9].map((line) => offsets.of(line)), [5, 0, 6, 2, 7]);
});
