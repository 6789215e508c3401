import { createPrng, detectFormat } from "@marvin/holdem";
import { decodeText } from "../../engine/history/decode_text.ts";
import { referenceFiles, referenceUrl } from "../_support/reference.ts";
import { countHands, cutOff, flipped } from "../engine/history/_damage.ts";

/** Bytes of all damaged copies of a file; short files are damaged more often than long ones. */
const BYTES = 200_000;
const MAX_COPIES = 10;

Deno.test("parseHands() comes to an end, when real files are damaged in many places", () => {
  const prng = createPrng("many damages");
  for (const path of referenceFiles("corpus").filter((path) => !path.endsWith(".md"))) {
    const bytes = Deno.readFileSync(referenceUrl(path));
    const format = detectFormat(decodeText(bytes));
    const copies = Math.min(MAX_COPIES, Math.ceil(BYTES / bytes.length));
    for (let copy = 0; copy < copies; copy++) {
      countHands(cutOff(bytes, prng), format);
      countHands(flipped(bytes, prng), format);
    }
  }
});
