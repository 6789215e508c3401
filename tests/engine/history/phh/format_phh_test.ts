import { assertEquals, assertThrows } from "@std/assert";
import { parseCards } from "../../../../engine/cards/mod.ts";
import { formatPhh } from "../../../../engine/history/phh/format_phh.ts";
import { parsePhh } from "../../../../engine/history/phh/parse_phh.ts";
import type { HandHistoryRecord } from "../../../../engine/history/record.ts";
import { randomHands } from "../_random_hands.ts";
import { scripted } from "../_scripted_hands.ts";

const HAND: HandHistoryRecord = scripted({
  button: 1,
  smallBlind: 10,
  bigBlind: 20,
  board: "2c5d9sJc3h",
  rake: { percentage: 0.05, cap: 0 },
  seats: [
    { seat: 1, name: 'A "quote"', stack: 500, holeCards: "AhAd" },
    { seat: 3, name: "Ben\\", stack: 300, holeCards: "KhKd" },
    { seat: 6, name: "Cy", stack: 100, holeCards: "QhQd" },
  ],
}, [
  ['A "quote"', "raise", 60],
  ["Ben\\", "allIn"],
  ["Cy", "allIn"],
  ['A "quote"', "call"],
]);

Deno.test("formatPhh() writes the fields of the format in their order", () => {
  assertEquals(
    formatPhh(HAND),
    `[1]
variant = "NT"
ante_trimming_status = true
antes = [0, 0, 0]
blinds_or_straddles = [10, 20, 0]
min_bet = 20
starting_stacks = [300, 100, 500]
actions = ["d dh p1 KhKd", "d dh p2 QhQd", "d dh p3 AhAd", "p3 cbr 60", "p1 cbr 300", "p2 cc", ` +
      `"p3 cc", "p1 sm KhKd", "p2 sm QhQd", "p3 sm AhAd", "d db 2c5d9s", "d db Jc", "d db 3h"]
time = 12:00:00
time_zone = "UTC"
day = 19
month = 5
year = 2026
hand = 1
seats = [3, 6, 1]
seat_count = 6
table = "Cash Game Table 1"
players = ["Ben\\\\", "Cy", "A \\"quote\\""]
finishing_stacks = [0, 0, 865]
winnings = [0, 0, 665]
_rakes = [15, 20]
`,
  );
});

Deno.test("formatPhh() keeps in fields of our own what the format has no field for", () => {
  const record = {
    ...HAND,
    hero: "Cy",
    limit: "no_limit",
    tournament: { id: "T-1", name: "Sunday", buyIn: 1000, fee: 100, bounty: 50, level: "IV" },
  } as const;
  const [{ record: read }] = parsePhh(formatPhh(record));
  assertEquals(read, record);
});

Deno.test("formatPhh() writes hands that make up a file", () => {
  const records = [...randomHands("file", 20)].map(({ record }) => record);
  const read = [...parsePhh(records.map(formatPhh).join("\n"))];
  assertEquals(read.map(({ record }) => record?.handNumber), records.map((r) => r.handNumber));
});

Deno.test("formatPhh() leaves out who sits out with cards, posts nothing and has no line", () => {
  const holeCards = parseCards("7c7d");
  const away = { seat: 2, name: "Di", stack: 100, holeCards, sittingOut: true } as const;
  const players = [...HAND.players, away].sort((a, b) => a.seat - b.seat);
  assertEquals(formatPhh({ ...HAND, players }), formatPhh(HAND));
});

Deno.test("formatPhh() writes fixed limit with its two bets", () => {
  const text = formatPhh({ ...HAND, limit: "fixed_limit" });
  assertEquals(/variant = "FT"[^]*small_bet = 20\nbig_bet = 40\n/.test(text), true);
});

const REFUSED: [title: string, changes: Partial<HandHistoryRecord>, message: string][] = [
  ["pot limit", { limit: "pot_limit" }, "the format has no pot limit hold'em"],
  ["several boards", { otherBoards: [[]] }, "it has several boards"],
  [
    "dead posts beside antes",
    {
      blindPostings: [
        { playerName: "Cy", amount: 1, blindType: "ante", allIn: false },
        { playerName: "Cy", amount: 1, blindType: "deadPost", allIn: false },
      ],
    },
    "the format has no dead posts beside antes",
  ],
  [
    "a winner whom the cards contradict",
    { collections: [{ playerName: "Cy", amount: 665, pot: 0 }] },
    'A "quote" would win 365 instead of -300',
  ],
];
for (const [title, changes, message] of REFUSED) {
  Deno.test(`formatPhh() refuses ${title}`, () => {
    const error = assertThrows(() => formatPhh({ ...HAND, ...changes }), RangeError);
    assertEquals(error.message, `Cannot write hand 1 as PHH: ${message}`);
  });
}
