import { assertEquals } from "@std/assert";
import {
  createPrng,
  detectFormat,
  formatHand,
  type HistoryFormat,
  WRITABLE_FORMATS,
} from "@marvin/holdem";
import { decodeText } from "../../../engine/history/decode_text.ts";
import { referenceFiles, referenceUrl } from "../../_support/reference.ts";
import { countHands, cutOff, flipped, withFlip } from "./_damage.ts";
import { scripted } from "./_scripted_hands.ts";

const encode = (text: string) => new TextEncoder().encode(text);

/** A showdown whose cards are one bit apart, so that damage deals cards twice. */
const HAND = scripted({
  button: 1,
  smallBlind: 10,
  bigBlind: 20,
  board: "2c5d9sJc3d",
  seats: [
    { seat: 1, name: "Zoë€", stack: 300, holeCards: "2h3h" },
    { seat: 3, name: "Ben", stack: 250, holeCards: "4h5h" },
  ],
}, [
  ["Zoë€", "raise", 60],
  ["Ben", "call"],
  ["Ben", "check"],
  ["Zoë€", "bet", 80],
  ["Ben", "raise", 190],
  ["Zoë€", "call"],
]);

/** A hand in each format. */
const FILES: readonly (readonly [format: HistoryFormat, bytes: Uint8Array])[] = [
  ...WRITABLE_FORMATS.map((format) => [format, encode(formatHand(HAND, format))] as const),
  [
    "pokertracker",
    encode(`GAME #1 Version:18.5 Uncalled:Y Texas Hold'em NL €0.50/€1 \
2018-12-26 22:40:05/GMT
Table Nowhere
Seat 1: Zoë€ (€100.00 in chips) DEALER
Seat 3: Ben (€50.00 in chips)
Zoë€: Post SB €0.50
Ben: Post BB €1.00
*** HOLE CARDS ***
Dealt to Zoë€ [SA HK]
Zoë€: Raise (NF) €3.00
Ben: Call €2
*** FLOP *** [S3 S9 C4]
Ben: Check
Zoë€: Check
*** TURN *** [S3 S9 C4] [D10]
Ben: Check
Zoë€: Check
*** RIVER *** [H4]
Ben: Check
Zoë€: Check
*** SUMMARY ***
Total pot €5.70 Rake €0.30
Ben: Shows [SQ HQ] a pair of queens
Ben: wins €5.70
`),
  ],
];
for (const [format, bytes] of FILES) {
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
