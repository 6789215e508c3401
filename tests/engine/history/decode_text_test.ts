import { assertEquals } from "@std/assert";
import { formatHand, parseHands } from "@marvin/holdem";
import { decodeText } from "../../../engine/history/decode_text.ts";
import { SCRIPTED_HANDS } from "./_scripted_hands.ts";

const utf16 = (text: string, swap: boolean): Uint8Array =>
  Uint8Array.from([...text].flatMap((character) => {
    const code = character.charCodeAt(0);
    return swap ? [code >> 8, code & 255] : [code & 255, code >> 8];
  }));

const CASES: [title: string, bytes: Uint8Array][] = [
  ["UTF-8", new TextEncoder().encode("é€")],
  ["UTF-8 with a mark", new TextEncoder().encode("\uFEFFé€")],
  ["UTF-8 that is cut off within a character", new TextEncoder().encode("é€ö").subarray(0, -1)],
  ["UTF-16, low byte first", utf16("\uFEFFé€", false)],
  ["UTF-16, high byte first", utf16("\uFEFFé€", true)],
  ["Windows-1252", Uint8Array.of(0xe9, 0x80)],
];
for (const [title, bytes] of CASES) {
  Deno.test(`decodeText() decodes, when the bytes are ${title}`, () => {
    assertEquals(decodeText(bytes), "é€");
  });
}

Deno.test("parseHands() reads bytes as well as text", () => {
  const text = formatHand(SCRIPTED_HANDS.walk(), "ipoker");
  assertEquals([...parseHands(new TextEncoder().encode(text))], [...parseHands(text)]);
});
