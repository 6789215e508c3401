import { assertEquals } from "@std/assert";
import { formatCards, parseCards } from "@marvin/holdem";
import type { HandHistoryRecord, ParsedHand } from "@marvin/holdem/history";
import {
  isIpokerXml,
  parseIpokerXml,
} from "../../../../engine/history/ipoker_xml/parse_ipoker_xml.ts";
import { EXCLUDES, game, type GameParts, session, SMALL_GAME, TOURNAMENT } from "./_session.ts";

function handsOf(text: string): ParsedHand[] {
  return [...parseIpokerXml(text)];
}

function recordOf(text: string): HandHistoryRecord {
  const [hand, ...others] = handsOf(text);
  assertEquals(others, []);
  assertEquals(hand.reason, undefined);
  return hand.record!;
}

/** What players put in and collect, as `name put collected`, and the rake. */
function moneyOf(record: HandHistoryRecord): string {
  const won = record.collections.map(({ playerName, amount }) => `${playerName} ${amount}`);
  return `${won.join(", ")} of ${record.totalPot}, rake ${record.totalRake}`;
}

/** All lines of money as `name type amount to`. */
function linesOf(record: HandHistoryRecord): string[] {
  const posts = record.blindPostings.map(({ playerName, blindType, amount, allIn }) =>
    `${playerName} ${blindType} ${amount}${allIn ? " all-in" : ""}`
  );
  const actions = record.streetActions.map((street) =>
    street.map(({ playerName, type, amount, to, allIn }) =>
      `${playerName} ${type}` + (amount > 0 ? ` ${amount} to ${to}` : "") + (allIn ? " all-in" : "")
    )
  );
  return [...posts, ...actions.flat()];
}

Deno.test("parseIpokerXml() reads everything a cash game tells", () => {
  const record = recordOf(session(game(SMALL_GAME), EXCLUDES));
  assertEquals(record, {
    handNumber: 1001,
    timestamp: "2018-06-20T15:38:34Z",
    tableName: "Nowhere, 12",
    maxSeats: 10,
    buttonSeat: 1,
    players: [
      { seat: 1, name: "Ann", stack: 10_000, holeCards: parseCards("As Kh") },
      { seat: 3, name: "Ben", stack: 5000, holeCards: [] },
    ],
    blindPostings: [
      { playerName: "Ann", amount: 50, blindType: "smallBlind", allIn: false },
      { playerName: "Ben", amount: 100, blindType: "bigBlind", allIn: false },
    ],
    streetActions: [
      [
        { playerName: "Ann", type: "raise", amount: 250, to: 300, by: 200, allIn: false },
        { playerName: "Ben", type: "fold", amount: 0, to: 100, by: 0, allIn: false },
        { playerName: "Ann", type: "uncalled", amount: 200, to: 100, by: 0, allIn: false },
      ],
      [],
      [],
      [],
    ],
    boardCards: [],
    showdownEntries: [],
    collections: [{ playerName: "Ann", amount: 200, pot: 0 }],
    totalPot: 200,
    totalRake: 0,
    scale: 100,
    site: "iPoker",
    limit: "no_limit",
    currency: "EUR",
    stakes: { smallBlind: 50, bigBlind: 100, ante: 0 },
    hero: "Ann",
  });
});

// The client's version decides whether a win holds the bet that nobody called.
const UNCALLED: [title: string, head: Record<string, string>, win: string, want: string][] = [
  ["without a version", {}, "€4", "Ann 200 of 200, rake 0"],
  ["of version 11", { client_version: "11.2" }, "€4", "Ann 200 of 200, rake 0"],
  [
    "of version 17 that does not return it",
    { client_version: "17.1.7.1", uncalled_bet_enabled: "false" },
    "€4",
    "Ann 200 of 200, rake 0",
  ],
  [
    "of version 17 that returns it",
    { client_version: "17.5.6.7", uncalled_bet_enabled: "true" },
    "€2",
    "Ann 200 of 200, rake 0",
  ],
  ["of version 20", { client_version: "20.4" }, "€1.90", "Ann 190 of 200, rake 10"],
  ["of version 26", { client_version: "26.0.1" }, "€2", "Ann 200 of 200, rake 0"],
];
for (const [title, head, win, want] of UNCALLED) {
  Deno.test(`parseIpokerXml() takes the uncalled bet as clients ${title} mean it`, () => {
    const players = [`*1 Ann €100 ${win}`, "3 Ben €50 €0"];
    assertEquals(moneyOf(recordOf(session(game({ ...SMALL_GAME, players }), head))), want);
  });
}

Deno.test("parseIpokerXml() gives back the uncalled part of a lost all-in", () => {
  const record = recordOf(session(game({
    players: ["*1 Ann €100 €50", "3 Ben €50 €99"],
    rounds: [
      ["Ann 1 €0.50", "Ben 2 €1"],
      ["Ann: SA HK", "Ben: CA DA", "Ann 7 €99.50", "Ben 7 €49"],
      ["Flop: S2 S3 H4"],
      ["Turn: D10"],
      ["River: c9 "],
    ],
  })));
  assertEquals(linesOf(record).slice(2), [
    "Ann raise 9950 to 10000 all-in",
    "Ben call 4900 to 5000 all-in",
    "Ann uncalled 5000 to 5000",
  ]);
  assertEquals(moneyOf(record), "Ben 9900 of 10000, rake 100");
  assertEquals(formatCards(record.boardCards), "2s 3s 4h Td 9c");
  assertEquals(record.showdownEntries.map(({ description }) => description), [
    "a pair of Aces",
    "high card Ace",
  ]);
});

type LinesCase = [title: string, parts: GameParts, head: Record<string, string>, want: string[]];
const LINES: LinesCase[] = [
  [
    "takes what a late post has above the big blind for dead",
    {
      players: ["1 Cid €20 €0", "*3 Ann €20 €3", "5 Ben €20 €0"],
      rounds: [["Ann 1 €0.50", "Ben 2 €1", "Cid 2 €1.50"], [
        "Cid 4",
        "Ann 3 €0.50",
        "Ben 4",
      ], ["Flop: S2 S3 H4", "Ann 5 €1", "Ben 0", "Cid 0"]],
    },
    EXCLUDES,
    [
      "Ann smallBlind 50",
      "Ben bigBlind 100",
      "Cid deadPost 50",
      "Cid bigBlind 100",
      "Cid check",
      "Ann call 50 to 100",
      "Ben check",
      "Ann bet 100 to 100",
      "Ben fold",
      "Cid fold",
      "Ann uncalled 100 to 0",
    ],
  ],
  [
    "takes a second post of one big blind for live",
    {
      players: ["1 Cid €20 €0", "*3 Ann €20 €0", "5 Ben €20 €2.50"],
      rounds: [["Ann 1 €0.50", "Ben 2 €1", "Cid 2 €1"], ["Cid 0", "Ann 0"]],
    },
    EXCLUDES,
    ["Ann smallBlind 50", "Ben bigBlind 100", "Cid bigBlind 100", "Cid fold", "Ann fold"],
  ],
  [
    "keeps the ante of a player who sits out",
    {
      players: ["1 Cid €20 €0", "*3 Ann €20 €0", "5 Ben €20 €1.30"],
      rounds: [
        ["Cid 15 €0.10", "Ann 15 €0.10", "Ben 15 €0.10", "Ann 1 €0.50", "Ben 2 €1"],
        ["Ann: X X", "Ben: X X", "Cid 9", "Ann 0"],
      ],
    },
    EXCLUDES,
    [
      "Cid ante 10",
      "Ann ante 10",
      "Ben ante 10",
      "Ann smallBlind 50",
      "Ben bigBlind 100",
      "Ann fold",
      "Ben uncalled 50 to 50",
    ],
  ],
  [
    "takes a raised blind level for what it is",
    {
      players: ["*1 Ann 1,500 0", "2 Ben 1,480 600"],
      rounds: [["Ann 1 150", "Ben 2 300"], ["Ann 3 150", "Ben 4"], [
        "Flop: S2 S3 H4",
        "Ben 5 300",
        "Ann 0",
      ]],
    },
    { ...TOURNAMENT, ...EXCLUDES, smallblind: "10", bigblind: "20" },
    [
      "Ann smallBlind 150",
      "Ben bigBlind 300",
      "Ann call 150 to 300",
      "Ben check",
      "Ben bet 300 to 300",
      "Ann fold",
      "Ben uncalled 300 to 0",
    ],
  ],
  [
    "marks the ante that takes the last chip, and the blind before it",
    {
      players: ["*1 Ann 1,000 210", "2 Ben 60 0", "3 Cid 50 200", "4 Dan 1,000 0"],
      rounds: [
        ["Ann 15 50", "Ben 15 50", "Cid 15 50", "Dan 15 50", "Ben 1 10", "Dan 2 100"],
        ["Cid: S9 H9", "Ann 3 100", "Dan 4"],
        ["Flop: S2 S3 H4", "Dan 0"],
        ["Turn: D10"],
        ["River: C9"],
      ],
    },
    { ...TOURNAMENT, ...EXCLUDES },
    [
      "Ann ante 50",
      "Ben ante 50",
      "Cid ante 50 all-in",
      "Dan ante 50",
      "Ben smallBlind 10 all-in",
      "Dan bigBlind 100",
      "Ann call 100 to 100",
      "Dan check",
      "Dan fold",
    ],
  ],
  [
    "names a raise, call or bet by its amounts",
    {
      players: ["*1 Ann €30 €0", "3 Ben €20 €0", "5 Cid €10 €44"],
      rounds: [
        ["Ben 1 €0.50", "Cid 2 €1"],
        ["Ann 6 €3", "Ben 3 €2.50", "Cid 3 €2"],
        ["Flop: S2 S3 H4", "Ben 4", "Cid 7 €7", "Ann 7 €27", "Ben 23 €17"],
        ["Turn: D10"],
        ["River: C9"],
      ],
    },
    EXCLUDES,
    [
      "Ben smallBlind 50",
      "Cid bigBlind 100",
      "Ann raise 300 to 300",
      "Ben call 250 to 300",
      "Cid call 200 to 300",
      "Ben check",
      "Cid bet 700 to 700 all-in",
      "Ann raise 2700 to 2700 all-in",
      "Ben call 1700 to 1700 all-in",
      "Ann uncalled 1000 to 1700",
    ],
  ],
];
for (const [title, parts, head, want] of LINES) {
  Deno.test(`parseIpokerXml() ${title}`, () => {
    assertEquals(linesOf(recordOf(session(game(parts), head))), want);
  });
}

Deno.test("parseIpokerXml() puts the actions of a round in order by their numbers", () => {
  const lines = (text: string): string[] => linesOf(recordOf(text));
  const inOrder = session(game(SMALL_GAME), EXCLUDES);
  const swapped = inOrder.replace(/(<action no="3".*\n)(<action no="4".*\n)/, "$2$1");
  assertEquals(swapped === inOrder, false);
  assertEquals(lines(swapped), lines(inOrder));
});

Deno.test("parseIpokerXml() never looks at the bet attribute", () => {
  const text = session(game(SMALL_GAME), EXCLUDES);
  const record = recordOf(text.replaceAll(' seat="', ' bet="€999" seat="'));
  assertEquals(record, recordOf(text));
});

const TABLES: [title: string, tableSize: string, seats: number[], want: object][] = [
  ["as ten where it is not told", "", [1, 3], { maxSeats: 10 }],
  ["as told", "6", [1, 3], { maxSeats: 6 }],
  ["beside its chairs where they are numbered higher", "6", [1, 10], {
    maxSeats: 10,
    tableSize: 6,
  }],
];
for (const [title, tablesize, [first, second], want] of TABLES) {
  Deno.test(`parseIpokerXml() takes the table's size ${title}`, () => {
    const players = [`*${first} Ann €100 €2`, `${second} Ben €50 €0`];
    const text = session(game({ ...SMALL_GAME, players }), { ...EXCLUDES, tablesize });
    const { maxSeats, tableSize } = recordOf(text);
    assertEquals({ maxSeats, ...(tableSize && { tableSize }) }, want);
  });
}

Deno.test("parseIpokerXml() takes one size of the table for all games of a session", () => {
  const players = ["*1 Ann €100 €2", "10 Ben €50 €0"];
  const games = game(SMALL_GAME) + game({ ...SMALL_GAME, code: "1002", players });
  const records = handsOf(session(games, { ...EXCLUDES, tablesize: "6" })).map(({ record }) =>
    record!
  );
  assertEquals(records.map(({ maxSeats, tableSize }) => [maxSeats, tableSize]), [[10, 6], [10, 6]]);
});

const NUMBERS: [tableName: string, code: string, id: string][] = [
  ["Daily, 825200070", "", "825200070"],
  ["Daily (#16727068)", "", "16727068"],
  ["€0.50 NLH Double Up 6 Gioc., 547028881 M2EFE101E4DDF2KD", "", "547028881"],
  ["Gold Rush €1,000, 877281755", "875000000", "875000000"],
  ["Gold Rush €1,000", "", ""],
];
for (const [tablename, tournamentcode, id] of NUMBERS) {
  Deno.test(`parseIpokerXml() finds the tournament's number ${id} at ${tablename}`, () => {
    const head = { ...TOURNAMENT, ...EXCLUDES, tablename, tournamentcode };
    const text = session(game(SMALL_GAME).replaceAll("€", ""), head).replaceAll('"0.50"', '"1"');
    assertEquals(recordOf(text).tournament, {
      id,
      name: "Daily €5",
      buyIn: 450,
      fee: 50,
      currency: "EUR",
    });
  });
}

const CHIPS: [chips: string, scale: number, stack: number][] = [
  ["1,500", 1, 1500],
  ["1.500", 1, 1500],
  ["127,695.15", 100, 12_769_515],
];
for (const [chips, scale, stack] of CHIPS) {
  Deno.test(`parseIpokerXml() counts tournament chips such as ${chips} in parts of ${scale}`, () => {
    const players = [`*1 Ann ${chips} 2`, "3 Ben 50 0"];
    const text = game({ ...SMALL_GAME, players }).replaceAll("€", "").replace("0.50", "1");
    const record = recordOf(session(text, { ...TOURNAMENT, ...EXCLUDES }));
    assertEquals([record.scale, record.players[0].stack, record.currency], [
      scale,
      stack,
      undefined,
    ]);
  });
}

Deno.test("parseIpokerXml() tells in the last game how the file's owner finished", () => {
  const lost: GameParts = {
    players: ["*1 Ann 50 0", "3 Ben 50 100"],
    rounds: [["Ann 1 10", "Ben 2 20"], ["Ann 7 40", "Ben 3 30"], ["Flop: S2 S3 H4"], [
      "Turn: D10",
    ], ["River: C9"]],
  };
  const head = { ...TOURNAMENT, place: "2", win: "€7.50" };
  const hands = handsOf(session(game(lost) + game({ ...lost, code: "1002" }), head));
  assertEquals(hands.map(({ record }) => record?.finishes), [
    undefined,
    [{ playerName: "Ann", place: 2, prize: 750 }],
  ]);
});

Deno.test("parseIpokerXml() names players called by their seats after the session", () => {
  const text = game(SMALL_GAME).replaceAll('"Ben"', '"Player 3"');
  const namesOf = (head: Record<string, string>, code?: string): string[] =>
    recordOf(session(text, { ...EXCLUDES, ...head }, code)).players.map(({ name }) => name);
  assertEquals(namesOf({ nickname: "Eve" }), ["Ann", "Player 3 of session 77"]);
  assertEquals(namesOf({ nickname: "Ann" }), ["Ann", "Player 3"]);
  assertEquals(namesOf({ nickname: "Eve" }, "0"), ["Ann", "Player 3"]);
});

Deno.test("parseIpokerXml() keeps the id of a game that no number holds", () => {
  const parts = { ...SMALL_GAME, code: "90071992547409931" };
  assertEquals(recordOf(session(game(parts), EXCLUDES)).handId, "90071992547409931");
  assertEquals(recordOf(session(game(SMALL_GAME), EXCLUDES)).handId, undefined);
});

Deno.test("parseIpokerXml() leaves out empty chairs, of which one may have the button", () => {
  const parts = { ...SMALL_GAME, players: ["1 Ann €100 €2", "3 Ben €50 €0"] };
  const chair = '<player seat="8" name="" chips="€0" dealer="1" win="€0"/>\n</players>';
  const record = recordOf(session(game(parts).replace("</players>", chair), EXCLUDES));
  assertEquals([record.buttonSeat, record.players.length], [8, 2]);
});

Deno.test("parseIpokerXml() leaves out empty chairs of which nothing more is told", () => {
  const text = session(game(SMALL_GAME), EXCLUDES);
  for (const chair of ['name=""', 'name="" chips=""', 'chips="€0"']) {
    const chairs = text.replace("<players>", `<players><player seat="5" ${chair} dealer="0"/>`);
    assertEquals(recordOf(chairs), recordOf(text));
  }
});

Deno.test("parseIpokerXml() passes over rounds in which nothing happens", () => {
  const text = session(game(SMALL_GAME), EXCLUDES);
  for (const no of ["2", "4", "5", ""]) {
    const rounds = text.replace("</game>", `<round no="${no}"></round><round no="${no}"/></game>`);
    assertEquals(recordOf(rounds), recordOf(text));
  }
});

Deno.test("parseIpokerXml() marks players without cards and actions as sitting out", () => {
  const parts = { ...SMALL_GAME, players: [...SMALL_GAME.players, "5 Cid €9 €0", "6 Dan €9 €0"] };
  const text = game(parts).replace(
    '<round no="1">',
    (start) => `${start}<action no="9" player="Dan" type="8" sum="€0"/>`,
  );
  const { players } = recordOf(session(text, EXCLUDES));
  assertEquals(players.map(({ sittingOut }) => sittingOut), [undefined, undefined, true, true]);
});

Deno.test("parseIpokerXml() reads sessions one after another, each by its own head", () => {
  const omaha = session(game(SMALL_GAME), { ...EXCLUDES, gametype: "Omaha PL €0.50/€1" });
  const dollars = session(game(SMALL_GAME).replaceAll("€", "$"), {
    ...EXCLUDES,
    gametype: "Holdem NL $0.50/$1",
    tablecurrency: "",
  });
  const text = session(game(SMALL_GAME), EXCLUDES) + omaha + dollars;
  const hands = handsOf(text);
  assertEquals(hands.map(({ record }) => record?.currency), ["EUR", undefined, "USD"]);
  const starts = text.split("\n").flatMap((line, at) => line.startsWith("<game ") ? [at + 1] : []);
  assertEquals(hands.map(({ line }) => line), starts);
});

Deno.test("parseIpokerXml() reads a file with root in place of session, and one of a single line", () => {
  const text = session(game(SMALL_GAME), EXCLUDES);
  const root = text.replaceAll("session", "root");
  const flat = text.replaceAll("\n", " ");
  const { hero: _, ...want } = recordOf(text);
  assertEquals([recordOf(root), recordOf(flat)].map(({ hero: _, ...rest }) => rest), [want, want]);
});

Deno.test("isIpokerXml() tells session files from everything else", () => {
  assertEquals(isIpokerXml(session(game(SMALL_GAME))), true);
  assertEquals(
    isIpokerXml("\uFEFF\n" + session(game(SMALL_GAME)).replaceAll("session", "root")),
    true,
  );
  assertEquals(isIpokerXml("<html><body></body></html>"), false);
  assertEquals(isIpokerXml("Game #7 starts on 2026/05/19 12:00:00"), false);
  assertEquals(isIpokerXml(""), false);
});
