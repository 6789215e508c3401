import { assertEquals } from "@std/assert";
import { createPrng, detectFormat } from "@marvin/holdem";
import { decodeText } from "../../../engine/history/decode_text.ts";
import { referenceFiles, referenceUrl } from "../../_support/reference.ts";
import { countHands, cutOff, flipped, withFlip } from "./_damage.ts";
import { ONE_HAND } from "./_one_hand.ts";

for (const [format, text] of ONE_HAND) {
  const bytes = new TextEncoder().encode(text);
  Deno.test(`parseHands() comes to an end, wherever a file is cut off, when it is ${format}`, () => {
    assertEquals(countHands(bytes, format), 1);
    for (let end = 0; end < bytes.length; end++) countHands(bytes.subarray(0, end), format);
  });

  Deno.test(`parseHands() comes to an end, whichever bit is wrong, when it is ${format}`, () => {
    for (let bit = 0; bit < 8 * bytes.length; bit++) countHands(withFlip(bytes, bit), format);
  });
}

Deno.test("parseHands() comes to an end, when a real file is damaged anywhere", () => {
  const prng = createPrng("damage");
  for (const path of referenceFiles("corpus").filter((path) => !path.endsWith(".md"))) {
    const bytes = Deno.readFileSync(referenceUrl(path));
    const format = detectFormat(decodeText(bytes));
    countHands(cutOff(bytes, prng), format);
    countHands(flipped(bytes, prng), format);
  }
});
