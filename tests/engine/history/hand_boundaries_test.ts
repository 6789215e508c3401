import { assertEquals } from "@std/assert";
import { cutAtLastHand } from "../../../engine/history/_hand_boundaries.ts";
import type { HistoryFormat } from "@marvin/holdem";

const CUTS: [title: string, format: HistoryFormat, whole: string, rest: string][] = [
  ["a log", "ipoker", "Game #1 starts on …\n…\n\n", "Game #2 starts on 2026/05/19 12:00:00\nTab"],
  [
    "a log with a player called like its first line",
    "ipoker",
    "…\n",
    "Game #2 starts on 2026/05/19 12:00:00\r\nGame #1 starts on 2026/05/19 12:00:00 x: folds\r\n",
  ],
  [
    "PokerStars text",
    "pokerstars",
    "PokerStars Hand #1:  …\n…\n\n\n",
    "PokerStars Zoom Hand #2:  Hold'em No Limit ($1/$2) - 2013/10/04 19:53:27 ET\n" +
    "PokerStars Hand #3: folds\n",
  ],
  [
    "text of a room that writes like PokerStars",
    "pokerstars",
    "PPPoker Hand #1: …\n\n",
    "PPPoker Hand #2: Hold'em No Limit (1/2) - 2021/10/04 19:53:27 ET\n",
  ],
  [
    "PokerStars text as trackers archive it",
    "pokerstars",
    "*********** # 1 **************\n POKERSTARS GAME #1: …\n\n",
    " POKERSTARS GAME #2:  HOLD'EM NO LIMIT ($2/$4) - 2007/11/11 - 13:27:23 (ET)\n",
  ],
  ["text of PokerTracker", "pokertracker", "GAME #1 …\n\n\n", "GAME #2: Texas Hold'em NL\n"],
  [
    "a file of PHH hands",
    "phh",
    "[1]\nactions = [\n'p1 f']\n\n",
    "[ 2 ] # the second\r\nactions = [\n['x'],\n",
  ],
  ["Open Hand History", "ohh", '{"ohh":{\n"pots":[\n{"number":0}]}}\n\n', '{\n "ohh": {\n{}'],
];
for (const [title, format, whole, rest] of CUTS) {
  Deno.test(`cutAtLastHand() cuts before the last hand of ${title}`, () => {
    assertEquals(cutAtLastHand(whole + rest, format), { whole, rest });
    assertEquals(cutAtLastHand(rest, format), null);
  });
}

Deno.test("cutAtLastHand() gives the rest of a session its head, in one line", () => {
  const head = "<session>\n <general/>\n";
  const text = `${head}<game a="1"></game>\n<game a="2"></game>\n<game a="3">`;
  assertEquals(cutAtLastHand(text, "ipoker-xml"), {
    whole: `${head}<game a="1"></game>\n<game a="2"></game>\n`,
    rest: '<session> <general/> <game a="3">',
  });
  assertEquals(cutAtLastHand(`${head}<game a="1"></game>`, "ipoker-xml"), null);
});

Deno.test("cutAtLastHand() takes the head of the session that a game is in", () => {
  const text = '<session a="1"><game /></session>\n<session a="2"><game /></session>';
  assertEquals(cutAtLastHand(text, "ipoker-xml")?.rest, '<session a="2"><game /></session>');
});
