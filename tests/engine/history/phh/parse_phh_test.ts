import { assertEquals } from "@std/assert";
import { formatCards } from "@marvin/holdem";
import { isPhh, parsePhh } from "../../../../engine/history/phh/parse_phh.ts";
import { playerMoney } from "../../../../engine/history/player_money.ts";
import type { HandHistoryRecord } from "../../../../engine/history/record.ts";

type Changes = Record<string, unknown>;

/** Text of a hand: Ann posts 1, Ben 2, Cy has the button. */
function hand(changes: Changes = {}): string {
  const fields: Changes = {
    variant: "NT",
    antes: [0, 0, 0],
    blinds_or_straddles: [1, 2, 0],
    min_bet: 2,
    starting_stacks: [100, 100, 100],
    actions: ["d dh p1 AhAd", "d dh p2 KhKd", "d dh p3 QhQd", "p3 f", "p1 f"],
    players: ["Ann", "Ben", "Cy"],
    ...changes,
  };
  return Object.entries(fields).filter(([, value]) => value !== undefined)
    .map(([key, value]) => `${key} = ${toml(value)}\n`).join("");
}

function toml(value: unknown): string {
  return value === Infinity
    ? "inf"
    : Array.isArray(value)
    ? `[${value.map(toml).join(", ")}]`
    : value instanceof Bare
    ? value.text
    : JSON.stringify(value);
}

/** TOML text as it is. */
class Bare {
  constructor(readonly text: string) {}
}

function read(changes: Changes = {}): HandHistoryRecord {
  const [{ record, reason }] = parsePhh(hand(changes));
  if (record === undefined) throw new Error(reason);
  return record;
}

const nets = (record: HandHistoryRecord) => playerMoney(record).map(({ net }) => net);

const CALLED = ["d dh p1 AhAd", "d dh p2 KhKd", "d dh p3 QhQd", "p3 f", "p1 cc", "p2 cc"];
const CHECKED_DOWN = [
  ...CALLED,
  "d db 2c5d9s",
  "p1 cc",
  "p2 cc",
  "d db Jc",
  "p1 cc",
  "p2 cc",
  "d db 3h",
  "p1 cc",
  "p2 cc",
];

Deno.test("parsePhh() reads a walk: the uncalled part of the blind goes back", () => {
  const record = read();
  assertEquals(record.streetActions[0].map(({ type, amount }) => [type, amount]), [
    ["fold", 0],
    ["fold", 0],
    ["uncalled", 1],
  ]);
  assertEquals(record.collections, [{ playerName: "Ben", amount: 2, pot: 0 }]);
  assertEquals(record.stakes, { smallBlind: 1, bigBlind: 2, ante: 0 });
  assertEquals([record.buttonSeat, record.maxSeats, record.scale], [3, 3, 1]);
});

Deno.test("parsePhh() reads a showdown: cards decide", () => {
  const record = read({ actions: [...CHECKED_DOWN, "p1 sm AhAd", "p2 sm"] });
  assertEquals(
    record.showdownEntries.map((
      { playerName, holeCards, description },
    ) => [playerName, formatCards(holeCards), description]),
    [["Ann", "Ah Ad", "a pair of Aces"], ["Ben", "", ""]],
  );
  assertEquals(nets(record), [2, -2, 0]);
});

const MONEY: [title: string, changes: Changes, want: number[]][] = [
  [
    "lets who mucks win nothing, whatever he holds",
    { actions: [...CHECKED_DOWN, "p2 sm KhKd", "p1 sm"] },
    [-2, 2, 0],
  ],
  [
    "reverses blinds and antes heads-up",
    {
      antes: [3, 0],
      blinds_or_straddles: [1, 2],
      starting_stacks: [100, 100],
      players: undefined,
      actions: ["d dh p1 ????", "d dh p2 ????", "p2 f"],
    },
    [4, -4],
  ],
  [
    "opens left of the straddle",
    { blinds_or_straddles: [1, 2, 4], actions: ["p1 f", "p2 f"] },
    [-1, -2, 3],
  ],
  [
    "opens left of the big blind where a newcomer posts",
    {
      antes: [0, 0, 0, 0],
      blinds_or_straddles: [1, 2, 0, -2],
      starting_stacks: [9, 9, 9, 9],
      players: undefined,
      actions: ["p3 f", "p4 cc", "p1 f", "p2 cbr 4", "p4 f"],
    },
    [-1, 3, 0, -2],
  ],
  [
    "takes a newcomer's small blind for dead",
    {
      antes: [0, 0, 0, 0],
      blinds_or_straddles: [1, 2, 0, -3],
      starting_stacks: [9, 9, 9, 9],
      players: undefined,
      actions: ["p3 f", "p4 cc", "p1 f", "p2 cbr 4", "p4 f"],
    },
    [-1, 4, 0, -3],
  ],
  [
    "lets a short ante win its part of each other",
    {
      antes: [10, 10, 10],
      ante_trimming_status: true,
      starting_stacks: [4, 100, 100],
      actions: [
        "d dh p1 AhAd",
        "d dh p2 KhKd",
        "d dh p3 QhQd",
        "p3 cc",
        "p2 cc",
        "d db 2c5d9s",
        "p2 cc",
        "p3 cc",
        "d db Jc",
        "p2 cc",
        "p3 cc",
        "d db 3h",
        "p2 cc",
        "p3 cc",
      ],
    },
    [8, 4, -12],
  ],
  [
    "leaves the ante of the big blind in the main pot",
    {
      antes: [0, 5, 0],
      starting_stacks: [100, 20, 100],
      actions: [
        "d dh p1 AhAd",
        "d dh p2 KhKd",
        "p3 f",
        "p1 cbr 50",
        "p2 cc",
        "p1 sm AhAd",
        "p2 sm KhKd",
        "d db 2c5d9s",
        "d db Jc",
        "d db 3h",
      ],
    },
    [20, -20, 0],
  ],
  [
    "takes the rake from the winnings",
    { winnings: [3.8, 0, 0], currency: "USD", actions: [...CHECKED_DOWN, "p1 sm AhAd", "p2 sm"] },
    [180, -200, 0],
  ],
  [
    "takes the rake from the final stacks",
    { finishing_stacks: [98, 101, 100], actions: [...CHECKED_DOWN, "p1 sm", "p2 sm KhKd"] },
    [-2, 1, 0],
  ],
  [
    "does not believe final stacks that the cards contradict",
    { finishing_stacks: [101, 98, 100], actions: [...CHECKED_DOWN, "p1 sm", "p2 sm KhKd"] },
    [-2, 2, 0],
  ],
  [
    "does not believe that nobody won anything",
    { winnings: [0, 0, 0], actions: [...CHECKED_DOWN, "p1 sm AhAd", "p2 sm"] },
    [2, -2, 0],
  ],
  [
    "takes the winner from the winnings, where cards are not known",
    {
      winnings: [0, 4, 0],
      actions: [...CHECKED_DOWN.slice(3), "p1 sm ????", "p2 sm ????"],
    },
    [-2, 2, 0],
  ],
  [
    "gives an odd chip to the left of the button",
    {
      blinds_or_straddles: [1, 3, 0],
      min_bet: 3,
      antes: [0, 0, 1],
      actions: [...CHECKED_DOWN.map((action) => action.replace("KhKd", "AcAs"))],
    },
    [1, 0, -1],
  ],
];
for (const [title, changes, want] of MONEY) {
  Deno.test(`parsePhh() ${title}`, () => assertEquals(nets(read(changes)), want));
}

Deno.test("parsePhh() takes cards shown before the board for those of the showdown", () => {
  const record = read({
    starting_stacks: [50, 50, 50],
    actions: [
      "d dh p1 ????",
      "d dh p2 ????",
      "p3 f",
      "p1 cbr 50",
      "p2 cc",
      "p1 sm ????",
      "p2 sm ????",
      "d db 2c5d9s",
      "p1 sm ????",
      "d db Jc",
      "d db 3h",
      "p1 sm AhAd",
      "p2 sm KhKd",
    ],
  });
  assertEquals(record.showdownEntries.map(({ holeCards }) => formatCards(holeCards, "")), [
    "AhAd",
    "KhKd",
  ]);
  assertEquals(nets(record), [50, -50, 0]);
});

const ENDS: [title: string, changes: Changes, reason: string | undefined][] = [
  ["agree", { finishing_stacks: [99, 101, 100] }, undefined],
  ["are too few to be of the players", { finishing_stacks: [99, 101] }, undefined],
  ["are all nothing", { finishing_stacks: [0, 0, 0] }, undefined],
  ["share an odd chip otherwise", { finishing_stacks: [99, 100.5, 100.5] }, undefined],
  [
    "have another winner",
    { finishing_stacks: [101, 99, 100] },
    "the actions end with stacks of 99, 101, 100, but finishing_stacks are 101, 99, 100",
  ],
  [
    "have chips from nowhere",
    { finishing_stacks: [99, 151, 100], currency: "USD" },
    "the actions end with stacks of 99, 101, 100, but finishing_stacks are 99, 151, 100",
  ],
];
for (const [title, changes, contradiction] of ENDS) {
  const verb = contradiction === undefined ? "overlooks" : "reports";
  Deno.test(`parsePhh() ${verb} final stacks that ${title}`, () => {
    const [{ status, reason, record }] = parsePhh(hand({ hand: 7, ...changes }));
    assertEquals(status, contradiction === undefined ? "ok" : "error");
    assertEquals(reason, contradiction && `Hand 7 does not add up: ${contradiction}`);
    assertEquals(nets(record!).map((net) => net / record!.scale), [-1, 1, 0]);
  });
}

Deno.test("parsePhh() keeps decimals exact", () => {
  const record = read({
    starting_stacks: [516.95, new Bare("3059.20"), 1000],
    actions: ["p3 f", "p1 cbr 20.10", "p2 f"],
    currency_symbol: "$",
  });
  assertEquals(record.players.map(({ stack }) => stack), [51695, 305920, 100000]);
  assertEquals(record.streetActions[0][1].to, 2010);
  assertEquals([record.scale, record.currency], [100, "USD"]);
});

Deno.test("parsePhh() keeps decimals of a bet exact, whatever blanks and comments are around it", () => {
  for (const bet of ["p1 cbr 20.25", "  p1   cbr\t20.25  ", "p1 cbr 20.25# not cbr 20.123456789"]) {
    const record = read({ actions: ["p3 f", bet, "p2 f"] });
    assertEquals([record.scale, record.streetActions[0][1].to], [100, 2025]);
  }
});

Deno.test("parsePhh() orders players by chairs and keeps the table's fields", () => {
  const record = read({
    seats: [6, 1, 3],
    seat_count: 9,
    table: 7,
    venue: "Room",
    hand: new Bare("12345678901234567890"),
    players: ["", "Ben", "Cy"],
  });
  assertEquals(record.players.map(({ seat, name }) => [seat, name]), [
    [1, "Ben"],
    [3, "Cy"],
    [6, "p1"],
  ]);
  assertEquals([record.maxSeats, record.buttonSeat, record.tableName, record.site], [
    9,
    3,
    "7",
    "Room",
  ]);
  assertEquals(record.handId, "12345678901234567890");
});

Deno.test("parsePhh() overlooks blanks, comments, empty actions and unknown fields", () => {
  const record = read({
    _anything: [1],
    surprise: "x",
    actions: ["", "# all look at Ann", "  p3   f # Cy  ", "p1 f#"],
  });
  assertEquals(nets(record), [-1, 1, 0]);
});

Deno.test("parsePhh() keeps cards shown unasked apart from a showdown", () => {
  const record = read({ actions: ["p3 f", "p1 f", "p2 sm 7h2c"] });
  assertEquals(record.showdownEntries, []);
  assertEquals(record.voluntaryShows!.map(({ playerName }) => playerName), ["Ben"]);
});

const TIME = { time: new Bare("00:00:04"), day: 1, month: 7, year: 2009 };
const PLACE = { city: "Las Vegas", region: "Nevada", country: "United States of America" };
const TIMES: [title: string, changes: Changes, want: string | null][] = [
  ["is UTC without a zone or place", TIME, "2009-07-01T00:00:04Z"],
  ["has the zone of the file", { ...TIME, time_zone_abbreviation: "ET" }, "2009-07-01T04:00:04Z"],
  [
    "has the named zone before the short one",
    { ...TIME, time_zone: "Europe/London", time_zone_abbreviation: "ET" },
    "2009-06-30T23:00:04Z",
  ],
  ["has that of a place only if the file tells it", { ...TIME, ...PLACE }, null],
  ["is missing without a time of day", { ...TIME, time: undefined }, null],
];
for (const [title, changes, want] of TIMES) {
  Deno.test(`parsePhh() time ${title}`, () => assertEquals(read(changes).timestamp, want));
}

const REFUSED: [title: string, changes: Changes, status: string, reason: string][] = [
  ["Omaha", { variant: "PO" }, "error", "unsupported game: Omaha Pot Limit"],
  ["a game it has never heard of", { variant: "XX" }, "error", "unsupported game: XX"],
  ["an unknown stack", { starting_stacks: [1, Infinity, 1] }, "partial", "a stack is not known"],
  [
    "a player out of turn",
    { actions: ["p1 f"] },
    "error",
    "p3 is to act, found p1 f",
  ],
  ["an early board", { actions: ["d db 2c5d9s"] }, "error", "p3 is to act before d db 2c5d9s"],
  [
    "a late action",
    { actions: ["p3 f", "p1 f", "p2 cc"] },
    "error",
    "the betting is over before p2 cc",
  ],
  ["an unknown action", { actions: ["p3 jumps"] }, "error", "no such action: p3 jumps"],
  ["an unknown player", { actions: ["p4 f"] }, "error", "no such player: p4 f"],
  [
    "more than a stack",
    { actions: ["p3 cbr 101"] },
    "error",
    "wanted more than has been bet and no more than Cy has, found p3 cbr 101",
  ],
  [
    "a hand without an end",
    { actions: ["p3 f"] },
    "partial",
    "the actions end before the hand is over",
  ],
  [
    "an unknown board",
    { actions: [...CALLED, "d db ??????"] },
    "partial",
    "the board is not known",
  ],
  [
    "unknown winners",
    { actions: CHECKED_DOWN.slice(3) },
    "partial",
    "the file does not tell who wins",
  ],
  ["equal names", { players: ["Ann", "Ann", "Cy"] }, "error", "two players have the same name"],
  [
    "lists of different length",
    { antes: [0, 0] },
    "error",
    "wanted 3 numbers for antes, found [0,0]",
  ],
  [
    "a missing blind",
    { min_bet: undefined },
    "error",
    "wanted a number for min_bet, found nothing",
  ],
];
for (const [title, changes, status, reason] of REFUSED) {
  Deno.test(`parsePhh() refuses ${title}, and nothing else of the file`, () => {
    const text = `[1]\n${hand()}\n[2]\n${hand(changes)}\n[3]\n${hand()}`;
    const hands = [...parsePhh(text)];
    assertEquals(hands.map((hand) => hand.status), ["ok", status, "ok"]);
    assertEquals(hands[1].reason, `Cannot read hand 2: ${reason}`);
    assertEquals(hands[1].isOtherGame, reason.startsWith("unsupported game") ? true : undefined);
    assertEquals(hands.map((hand) => hand.line), [1, 10, 11 + hand(changes).split("\n").length]);
  });
}

Deno.test("parsePhh() refuses a card that is dealt twice", () => {
  const [{ status, reason }] = parsePhh(
    hand({ actions: ["d dh p1 AhAd", "d dh p2 AhKd", "p3 f", "p1 f"] }),
  );
  assertEquals([status, reason], ["error", "Hand 0 does not add up: Ah is dealt twice"]);
});

Deno.test("parsePhh() names the line of broken TOML and reads the neighbours", () => {
  const hands = [
    ...parsePhh(`[1]\n${hand()}[2]\nvariant = NT\n${hand({ variant: undefined })}[3]\n${hand()}`),
  ];
  assertEquals(hands.map(({ status, line }) => [status, line]), [["ok", 1], ["error", 10], [
    "ok",
    17,
  ]]);
});

Deno.test("parsePhh() reads files of one hand that were joined", () => {
  assertEquals([...parsePhh(hand() + hand())].map(({ status }) => status), ["ok", "ok"]);
});

Deno.test("parsePhh() says partial, wherever a text is cut off before its actions end", () => {
  const first = `[1]\n${hand()}`;
  const second = `[2]\n${hand()}`;
  for (let length = 1; length < second.indexOf("players"); length++) {
    const statuses = [...parsePhh(first + second.slice(0, length))].map(({ status }) => status);
    const isWhole = /"\]\n?$/.test(second.slice(0, length));
    assertEquals(statuses, ["ok", isWhole ? "ok" : "partial"], second.slice(0, length));
  }
});

Deno.test("parsePhh() reads fields that are indented or in quotes", () => {
  for (const text of [hand().replaceAll(/^/gm, "  "), hand().replaceAll(/^\w+/gm, '"$&"')]) {
    assertEquals(isPhh(text), true);
    const hands = [...parsePhh(`${text}\n${text}`)];
    assertEquals(hands.map(({ record }) => record), [read(), { ...read(), handNumber: 1 }]);
  }
});

Deno.test("isPhh() tells the format from how a text begins", () => {
  const texts = [
    hand(),
    `author = "x"\nevent = "y"\n${hand()}`,
    `'time_limit'=30\n${hand()}`,
    `# A hand.\n\n${hand()}`,
    `\uFEFF[1]\r\n${hand()}`,
    "",
    "Game #1 starts",
    "{}",
    'name = "x"\n[game]\nnum_seats = 6\n',
  ];
  assertEquals(texts.map(isPhh), [true, true, true, true, true, false, false, false, false]);
});
