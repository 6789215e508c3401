import { assertEquals } from "@std/assert";
import type { HandHistoryRecord } from "@marvin/holdem";
import { parseOne, recordOf, SIDE_POTS, swap, WALK } from "./_texts.ts";

type Header = [title: string, header: string, want: Partial<HandHistoryRecord>];
const MONEY = "Hold'em No Limit ($0.05/$0.10 USD)";
const HEADERS: Header[] = [
  ["Zoom", `PokerStars Zoom Hand #1:  ${MONEY}`, { fast: true, currency: "USD" }],
  [
    "a home game",
    `PokerStars Home Game Hand #1: {Club #77}  ${MONEY}`,
    { currency: "USD", limit: "no_limit" },
  ],
  ["an older hand", `PokerStars Game #1: ${MONEY}`, { site: "PokerStars" }],
  ["no currency code", "PokerStars Hand #1:  Hold'em No Limit ($0.05/$0.10)", { currency: "USD" }],
  ["euros", "PokerStars Hand #1:  Hold'em Pot Limit (€0.05/€0.10 EUR)", {
    currency: "EUR",
    limit: "pot_limit",
  }],
  ["pounds", "PokerStars Hand #1:  Hold'em No Limit (£0.05/£0.10 GBP)", { currency: "GBP" }],
  ["yuan", "PokerStars Hand #1:  Hold'em No Limit (¥0.05/¥0.10 CNY)", { currency: "CNY" }],
  ["rupees", "PokerStars Hand #1:  Hold'em No Limit (Rs. 0.05/Rs. 0.10 INR)", {
    currency: "INR",
    stakes: { smallBlind: 5, bigBlind: 10, ante: 0 },
  }],
  ["play money", "PokerStars Hand #1:  Hold'em No Limit (0.05/0.10)", { currency: undefined }],
  ["fixed limit", "PokerStars Hand #1:  Hold'em Limit ($0.10/$0.20 USD)", {
    limit: "fixed_limit",
    stakes: { smallBlind: 5, bigBlind: 10, ante: 0 },
  }],
  ["a cap", "PokerStars Game #1:  Hold'em No Limit ($0.05/$0.10 - $2 Cap -  USD)", { cap: 200 }],
  [
    "a cap in capitals",
    "PokerStars Hand #1:  Hold'em No Limit ($0.05/$0.10 -  $2 CAP  - USD)",
    { cap: 200, currency: "USD" },
  ],
  ["a converter", "PokerStars Hand #1: No Limit Texas Hold'em ($0.05/$0.1 USD)", {
    limit: "no_limit",
    stakes: { smallBlind: 5, bigBlind: 10, ante: 0 },
  }],
  ["a converter of fixed limit", "PokerStars Hand #1: Limit Hold'em ($0.10/$0.20)", {
    limit: "fixed_limit",
  }],
  [
    "a mixed game",
    "PokerStars Hand #1:  Mixed NLH/PLO (Hold'em No Limit, $0.05/$0.10 USD)",
    { limit: "no_limit", currency: "USD" },
  ],
  [
    "a licence",
    `PokerStars Hand #1:  Hold'em No Limit (€0.05/€0.10 EUR) [ADM ID: N1A]`,
    { currency: "EUR" },
  ],
  ["another room", `PPPoker Hand #1:  ${MONEY}`, { site: "PPPoker" }],
  ["a room of two words", `Full Tilt Rush Hand #1:  ${MONEY}`, { site: "Full Tilt", fast: true }],
  ["capitals", "POKERSTARS GAME #1:  HOLD'EM NO LIMIT ($0.05/$0.10)", {
    site: "PokerStars",
    limit: "no_limit",
    currency: "USD",
  }],
  [
    "a club with brackets in its name",
    `PokerStars Home Game Hand #1: {A {b} (c) #2: d}  ${MONEY}`,
    { currency: "USD", limit: "no_limit" },
  ],
  ["reals", "PokerStars Hand #1:  Hold'em No Limit (R$0.05/R$0.10 BRL)", { currency: "BRL" }],
  ["Canadian dollars", "PokerStars Hand #1:  Hold'em No Limit (C$0.05/C$0.10)", {
    currency: "CAD",
  }],
  ["antes", "PokerKing Hand #1:  Hold'em No Limit ($0.05/$0.10 - Ante $0.02 USD)", {
    site: "PokerKing",
    currency: "USD",
    stakes: { smallBlind: 5, bigBlind: 10, ante: 2 },
  }],
  ["antes behind their amount", "PokerStars Hand #1: Hold'em No Limit (0.05/0.10 - 0.02 Ante)", {
    currency: undefined,
    stakes: { smallBlind: 5, bigBlind: 10, ante: 2 },
  }],
  ["a long number", `PokerStars Hand #12345678901234567890:  ${MONEY}`, {
    handId: "12345678901234567890",
    handNumber: 12345678901234567000,
  }],
];
for (const [title, header, want] of HEADERS) {
  Deno.test(`parsePokerstars() reads the first line of ${title}`, () => {
    const text = swap(WALK, `PokerStars Hand #101:  ${MONEY}`, header);
    const record: Partial<HandHistoryRecord> = recordOf(text);
    for (const key of Object.keys(want) as (keyof HandHistoryRecord)[]) {
      assertEquals(record[key], want[key]);
    }
  });
}

type Price = [title: string, price: string, want: HandHistoryRecord["tournament"]];
const PRICES: Price[] = [
  ["two parts", "$9.20+$0.80 USD ", { id: "55", buyIn: 920, fee: 80, currency: "USD" }],
  ["no code", "$10+$1 ", { id: "55", buyIn: 1000, fee: 100, currency: "USD" }],
  ["thousands", "€1,000+€50 EUR ", { id: "55", buyIn: 100_000, fee: 5000, currency: "EUR" }],
  ["points", "500FPP ", { id: "55", buyIn: 500, currency: "FPP" }],
  ["points behind a blank", "250 SC ", { id: "55", buyIn: 250, currency: "SC" }],
  ["reals", "R$9.20+R$0.80 BRL ", { id: "55", buyIn: 920, fee: 80, currency: "BRL" }],
  ["play money", "90+10 ", { id: "55", buyIn: 90, fee: 10 }],
  ["nothing", "Freeroll  ", { id: "55", buyIn: 0, fee: 0 }],
  ["no word", "", { id: "55" }],
];
for (const [title, price, want] of PRICES) {
  Deno.test(`parsePokerstars() reads a tournament's price, when it has ${title}`, () => {
    const text = swap(SIDE_POTS, "$4.60+$4.60+$0.80 USD ", price);
    assertEquals(recordOf(text).tournament, { ...want!, level: "IV" });
  });
}

Deno.test("parsePokerstars() reads the level of a match round, and of none", () => {
  const level = (text: string) => recordOf(swap(SIDE_POTS, " - Level IV", text)).tournament?.level;
  assertEquals(level(" - Match Round I, Level IV"), "Match Round I, Level IV");
  assertEquals(level(""), undefined);
});

type Unsupported = [game: string, reason: string];
const UNSUPPORTED: Unsupported[] = [
  ["Omaha Hi/Lo Pot Limit ($0.05/$0.10 USD)", "Omaha Hi/Lo Pot Limit"],
  ["5 Card Omaha Pot Limit ($0.05/$0.10 USD)", "5 Card Omaha Pot Limit"],
  ["6+ Hold'em No Limit (Button Blind $0.10 - Ante $0.02 USD)", "6+ Hold'em No Limit"],
  ["Split Hold'em No Limit ($0.05/$0.10 USD)", "Split Hold'em No Limit"],
  ["HORSE (Razz Limit, $0.05/$0.10 USD)", "Razz Limit"],
  ["Tournament #5, $5+$0.50 USD HORSE (7 Card Stud Limit) - Level I (10/20)", "7 Card Stud Limit"],
  ["Tournament #5, 5 Card Draw No Limit - Level I (10/20)", "5 Card Draw No Limit"],
];
for (const [game, name] of UNSUPPORTED) {
  Deno.test(`parsePokerstars() refuses ${name} by name, when the game is ${game}`, () => {
    const { status, reason, record, isOtherGame } = parseOne(swap(WALK, ` ${MONEY}`, game));
    assertEquals([status, record, isOtherGame], ["error", undefined, true]);
    assertEquals(reason, `Cannot read hand 101: unsupported game: ${name}`);
  });
}
