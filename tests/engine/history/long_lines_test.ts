import { assertEquals } from "@std/assert";
import { parseHands } from "@marvin/holdem";
import { ONE_HAND } from "./_one_hand.ts";

const LENGTH = 20_000;

/** What a pattern that tries again and again would try most on. */
const FILLERS = [
  ...["a", " ", "1", ".", ":", "(", "[", "<", '"', "{"],
  ...["Ben: ", "Seat 1: ", "*** ", "PokerStars ", "Game #1 starts on ", "GAME #1 "],
];

for (const [format, text] of ONE_HAND) {
  Deno.test(`parseHands() passes long lines in one go, wherever they are, when it is ${format}`, () => {
    const lines = text.split("\n");
    for (const filler of FILLERS) {
      const long = filler.repeat(LENGTH / filler.length);
      // Work that grew with the square of a length would be 10^11 steps here.
      lines.forEach((line, at) => {
        for (const damaged of [long, line + long, long + line]) {
          const hands = [...parseHands(lines.with(at, damaged).join("\n"), { format })];
          assertEquals(hands.filter(({ status, reason }) => status !== "ok" && !reason), []);
        }
      });
    }
  });

  Deno.test(`parseHands() reads a name of ${LENGTH} characters, when it is ${format}`, () => {
    const name = "Zoë€".repeat(LENGTH / 4);
    const [{ status, record }] = parseHands(text.replaceAll("Zoë€", name), { format });
    assertEquals([status, record?.players[0].name], ["ok", name]);
  });
}
