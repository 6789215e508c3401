import { assertEquals } from "@std/assert";
import { formatCards } from "@marvin/holdem";
import { isOhh, parseOhh } from "../../../../engine/history/ohh/parse_ohh.ts";
import type { HandHistoryRecord } from "../../../../engine/history/record.ts";
import { type Act, actions, type Json, ohh, ohhText, pot } from "./_hand.ts";

function read(changes: Json = {}): HandHistoryRecord {
  const [{ status, record, reason }] = parseOhh(ohhText(changes));
  if (status !== "ok") throw new Error(reason);
  return record!;
}

const round = (street: string, cards: unknown, ...acts: Parameters<typeof actions>): Json => ({
  id: 0,
  street,
  cards,
  actions: actions(...acts),
});

Deno.test("parseOhh() reads a hand", () => {
  const record = read();
  const { players, blindPostings: _posts, streetActions: _actions, ...rest } = record;
  assertEquals(
    players.map(({ seat, name, stack, holeCards }) => [seat, name, stack, formatCards(holeCards)]),
    [[1, "Ann", 2000, ""], [3, "Ben", 1050, ""], [6, "Cy", 3005, "Ah Ad"]],
  );
  assertEquals(rest, {
    handNumber: 77,
    timestamp: "2024-03-04T05:06:07Z",
    tableName: "Table 1",
    maxSeats: 6,
    buttonSeat: 1,
    boardCards: rest.boardCards,
    showdownEntries: [],
    collections: [{ playerName: "Cy", amount: 210, pot: 0 }],
    totalPot: 220,
    totalRake: 10,
    scale: 100,
    site: "Room",
    limit: "no_limit",
    currency: "USD",
    stakes: { smallBlind: 10, bigBlind: 20, ante: 0 },
    hero: "Cy",
    pots: [{ amount: 220, rake: 10 }],
  });
});

Deno.test("parseOhh() takes the amount of a raise for the chips put in", () => {
  const lines = read().streetActions[1];
  assertEquals(lines.map(({ type, amount, to, by }) => [type, amount, to, by]), [
    ["check", 0, 0, 0],
    ["bet", 30, 30, 0],
    ["raise", 90, 90, 60],
    ["raise", 150, 180, 90],
    ["fold", 0, 90, 0],
    ["uncalled", 90, 90, 0],
  ]);
});

Deno.test("parseOhh() reads tournaments, in which chips are no money", () => {
  const record = read({
    tournament: true,
    tournament_info: {
      tournament_number: "T9",
      name: "Sunday",
      currency: "EUR",
      buyin_amount: 0.23,
      fee_amount: 0.02,
      bounty_fee_amount: 0.5,
    },
    small_blind_amount: 10,
    big_blind_amount: 20,
    players: [
      { id: 5, seat: 1, name: "Ann", starting_stack: 500, player_bounty: 1.5 },
      { id: 7, seat: 2, name: "Ben", starting_stack: 15 },
    ],
    hero_player_id: null,
    rounds: [round("Preflop", [], [5, "Post SB", 10], [7, "Post BB", 15], [5, "Call", 5])],
    pots: [pot(0, 30, 0, { 5: 30 })],
    tournament_bounties: [{ player_id: 5, bounty_won: 0.25, defeated_player_id: 7 }],
  });
  assertEquals([record.scale, record.currency, record.hero], [1, undefined, undefined]);
  assertEquals(record.tournament, {
    id: "T9",
    name: "Sunday",
    buyIn: 23,
    fee: 2,
    bounty: 50,
    currency: "EUR",
  });
  assertEquals(record.players[0].bounty, 150);
  assertEquals(record.bounties, [{ playerName: "Ann", eliminated: "Ben", amount: 25 }]);
  assertEquals(record.blindPostings.map(({ allIn }) => allIn), [false, true]);
});

/** Ann and Ben all-in before the flop for 10.50 each, Cy out. */
const ALL_IN = round(
  "Preflop",
  [],
  [1, "Post SB", 0.1],
  [2, "Post BB", 0.2],
  [0, "Raise", 20],
  [1, "Call", 10.4],
  [2, "Fold"],
);
const SHOWDOWN = round(
  "Showdown",
  undefined,
  [0, "Shows Cards", 0, ["Kh", "Kd"]],
  [1, "Shows Cards", 0, ["Qh", "Qd"]],
);

Deno.test("parseOhh() reads a showdown, and shows without one apart from it", () => {
  const record = read({
    rounds: [
      ALL_IN,
      round("Flop", ["2c", "5d", "9s"]),
      round("Turn", ["Jc"]),
      round("River", ["3h"]),
      round(
        "Showdown",
        undefined,
        [0, "Shows Cards", 0, ["Kh", "Kd"]],
        [1, "Mucks Cards"],
        [2, "Shows Cards", 0, ["Ah"]],
      ),
    ],
    pots: [pot(0, 21.2, 0, { 0: 21.2 })],
  });
  assertEquals(
    record.showdownEntries.map(({ playerName, description }) => [playerName, description]),
    [
      ["Ann", "a pair of Kings"],
      ["Ben", ""],
    ],
  );
  assertEquals(record.voluntaryShows!.map(({ playerName }) => playerName), ["Cy"]);
  assertEquals(record.streetActions[0].at(-1)?.amount, 950);
});

const RUNS: [title: string, rounds: Json[], boards: string[]][] = [
  [
    "from the river on",
    [
      ALL_IN,
      round("Flop", ["2c", "5d", "9s"]),
      round("Turn", ["Jc"]),
      round("River", ["3h"]),
      round("River", ["4h"]),
      SHOWDOWN,
    ],
    ["2c5d9sJc3h", "2c5d9sJc4h"],
  ],
  [
    "one after another, behind the showdown",
    [
      ALL_IN,
      SHOWDOWN,
      round("Flop", ["2c", "5d", "9s"]),
      round("Turn", ["Jc"]),
      round("River", ["3h"]),
      round("Flop", ["2h", "5h", "9h"]),
      round("Turn", ["Jh"]),
      round("River", ["4h"]),
    ],
    ["2c5d9sJc3h", "2h5h9hJh4h"],
  ],
  [
    "street by street",
    [
      ALL_IN,
      round("Flop", ["2c", "5d", "9s"]),
      round("Turn", ["Jc"]),
      round("Turn", ["Jh"]),
      round("River", ["3h"]),
      round("River", ["4h"]),
      SHOWDOWN,
    ],
    ["2c5d9sJc3h", "2c5d9sJh4h"],
  ],
];
for (const [title, rounds, boards] of RUNS) {
  Deno.test(`parseOhh() reads two boards ${title}`, () => {
    const record = read({
      rounds,
      flags: ["Run_It_Twice"],
      pots: [pot(0, 21.2, 0, { 0: 10.6, 1: 10.6 })],
    });
    assertEquals(
      [record.boardCards, ...record.otherBoards!].map((cards) => formatCards(cards, "")),
      boards,
    );
  });
}

Deno.test("parseOhh() keeps a cash-out apart from the pot", () => {
  const wins = [{ player_id: 2, win_amount: 2.1, cashout_amount: 1.9, cashout_fee: 0.02 }];
  const record = read({ pots: [{ number: 0, amount: 2.2, rake: 0.1, player_wins: wins }] });
  assertEquals(record.cashOuts, [{ playerName: "Cy", amount: 190, fee: 2 }]);
  assertEquals(record.collections[0].amount, 210);
});

const JACKPOTS: [title: string, rake: number][] = [["beside", 0.07], ["within", 0.1]];
for (const [title, rake] of JACKPOTS) {
  Deno.test(`parseOhh() counts the share of the jackpot ${title} the rake`, () => {
    const record = read({ pots: [{ ...pot(0, 2.2, rake, { 2: 2.1 }), jackpot: 0.03 }] });
    assertEquals(record.totalRake, 10);
  });
}

Deno.test("parseOhh() reads posts of newcomers: live and dead", () => {
  const record = read({
    rounds: [
      round(
        "Preflop",
        "",
        [1, "Post SB", 0.1],
        [2, "Post BB", 0.2],
        [0, "Post Extra Blind", 0.2],
        [0, "Post Dead", 0.1],
        [0, "Check"],
        [1, "Fold"],
        [2, "Check"],
      ),
      round("Flop", ["2c", "5d", "9s"], [2, "Bet", 1], [0, "Fold"]),
    ],
    pots: [pot(0, 0.6, 0, { 2: 0.6 })],
  });
  assertEquals(record.blindPostings.map(({ blindType }) => blindType), [
    "smallBlind",
    "bigBlind",
    "bigBlind",
    "deadPost",
  ]);
});

Deno.test("parseOhh() reads flags and caps", () => {
  const record = read({ flags: ["Fast", "Cap"], bet_limit: { bet_type: "PL", bet_cap: 40 } });
  assertEquals([record.fast, record.cap, record.limit], [true, 4000, "pot_limit"]);
});

const TOLERATED: [title: string, changes: Json][] = [
  ["old files without the field tournament", { tournament: undefined }],
  ["empty tournament data of cash games", { tournament: undefined, tournament_info: {} }],
  ["a table size in quotes", { table_size: "6" }],
  ["times without a zone", { start_date_utc: "2024-03-04T05:06:07" }],
  ["missing flags", { flags: undefined }],
  ["flags as an empty text", { flags: "" }],
  ["binary noise", { pots: [pot(0, 2.2000000000000002, 0.1, { 2: 2.0999999999999996 })] }],
  ["a missing pot size", { pots: [{ ...pot(0, 0, 0.1, { 2: 2.1 }), amount: undefined }] }],
  ["a missing rake", { pots: [{ ...pot(0, 2.2, 0, { 2: 2.1 }), rake: undefined }] }],
  ["a pot that is no list", { pots: pot(0, 2.2, 0.1, { 2: 2.1 }) }],
  ["a winner that is no list", {
    pots: [{ ...pot(0, 2.2, 0.1, {}), player_wins: { player_id: 2, win_amount: 2.1 } }],
  }],
  ["an empty object in place of a list", { tournament_bounties: {} }],
  ["rounds behind the end", {
    rounds: [...ohh().rounds as Json[], round("Turn", []), round("River", "")],
  }],
  ["a round without any action", {
    rounds: [...ohh().rounds as Json[], { id: 2, street: "Turn" }],
  }],
  ["another spelling of the game", { game_type: "Texas Hold'em" }],
  ["yes and no in quotes", { tournament: "false" }],
  ["yes and no as numbers", { tournament: 0 }],
];
for (const [title, changes] of TOLERATED) {
  Deno.test(`parseOhh() tolerates ${title}`, () => assertEquals(read(changes), read()));
}

Deno.test("parseOhh() reads a hand that lacks its room, number and names", () => {
  const players = (ohh().players as Json[]).map(({ name, ...player }) => {
    return { ...player, display: name };
  });
  const record = read({ players, site_name: undefined, game_number: "" });
  const { site: _, ...rest } = read();
  assertEquals(record, { ...rest, handNumber: 1 });
});

Deno.test("parseOhh() reads a flag that is no list", () => {
  assertEquals(read({ flags: "Fast" }), read({ flags: ["Fast"] }));
});

Deno.test("parseOhh() leaves out hole cards that nobody knows", () => {
  for (const cards of [["??", "??"], ["Xx", "Xx"], ["X", "X"], "????", ""]) {
    const rounds = structuredClone(ohh().rounds as Json[]);
    (rounds[0].actions as Json[])[2].cards = cards;
    assertEquals(read({ rounds }).players[2].holeCards, []);
  }
  const rounds = structuredClone(ohh().rounds as Json[]);
  (rounds[0].actions as Json[])[2].cards = ["Ah", "??"];
  assertEquals(formatCards(read({ rounds }).players[2].holeCards, ""), "Ah");
});

Deno.test("parseOhh() reads rounds that tell the whole board again", () => {
  const checks: Act[] = [[1, "Check"], [2, "Check"]];
  const board = ["2c", "5d", "9s", "Jc", "3h"];
  const boardRounds = (isWhole: boolean) => [
    (ohh().rounds as Json[])[0],
    round("Flop", board.slice(0, 3), ...checks),
    round("Turn", board.slice(isWhole ? 0 : 3, 4), ...checks),
    round("River", board.slice(isWhole ? 0 : 4), ...checks),
  ];
  const pots = [pot(0, 0.4, 0, { 2: 0.4 })];
  const record = read({ rounds: boardRounds(true), pots });
  assertEquals(formatCards(record.boardCards, " "), board.join(" "));
  assertEquals(record, read({ rounds: boardRounds(false), pots }));
});

Deno.test("parseOhh() tolerates missing amounts, cards as text and payouts", () => {
  const rounds = structuredClone(ohh().rounds as Json[]);
  rounds[0].cards = "";
  rounds[1].cards = "2c5d9s";
  delete (rounds[0].actions as Json[])[3].amount;
  rounds.push(round("Showdown", undefined, [2, "Payout", 2.1], [2, "Mucks Cards"]));
  assertEquals(read({ rounds }), read());
});

Deno.test("parseOhh() takes a table for larger than its size where chairs are numbered higher", () => {
  const { maxSeats, tableSize } = read({ table_size: 5 });
  assertEquals([maxSeats, tableSize], [6, 5]);
});

const REFUSED: [title: string, changes: Json, reason: string][] = [
  ["Omaha", { game_type: "Omaha" }, "unsupported game: Omaha No Limit"],
  [
    "Omaha Hi/Lo",
    { game_type: "OmahaHiLo", bet_limit: { bet_type: "PL" } },
    "unsupported game: Omaha Hi/Lo Pot Limit",
  ],
  [
    "an unknown action, with its path",
    { rounds: [round("Preflop", [], [0, "Jump"])] },
    'wanted an action of the format for ohh.rounds[0].actions[0].action, found "Jump"',
  ],
  [
    "an action of nobody",
    { rounds: [round("Preflop", [], [9, "Fold"])] },
    "wanted the id of a player for ohh.rounds[0].actions[0].player_id, found 9",
  ],
  [
    "a button that is nowhere",
    { dealer_seat: 0 },
    "wanted a chair for ohh.dealer_seat, found 0",
  ],
  [
    "an unknown street",
    { rounds: [round("Sixth", [])] },
    "wanted one of Preflop, Flop, Turn, River, Showdown for " +
    'ohh.rounds[0].street, found "Sixth"',
  ],
  [
    "a missing stack",
    { players: [{ id: 0, seat: 1, name: "Ann" }, { id: 1, seat: 2, name: "Ben" }] },
    "wanted a number for ohh.players[0].starting_stack, found nothing",
  ],
  [
    "two players on one chair",
    { players: [{ id: 0, seat: 1, name: "Ann" }, { id: 1, seat: 1, name: "Ben" }] },
    "wanted at least two players with names and seats of their own for " +
    'ohh.players, found [{"id":0,"seat":1,"name":"Ann"},{"id":1,"seat":1,"name":"Ben',
  ],
  [
    "a pot that does not add up",
    { pots: [pot(0, 2.4, 0.1, { 2: 2.3 })] },
    "Hand 77 does not add up: the players put in 220, but the total pot is 240",
  ],
  [
    "a board that is too short",
    { rounds: [round("Flop", ["2c"])] },
    "the board has 1 cards on the Flop",
  ],
  [
    "cards that are none",
    { rounds: [round("Flop", ["2c", "Xx", "5d"])] },
    'wanted cards for ohh.rounds[0].cards, found ["2c","Xx","5d"]',
  ],
];
for (const [title, changes, reason] of REFUSED) {
  Deno.test(`parseOhh() refuses ${title}, and nothing else of the file`, () => {
    const hands = [...parseOhh([ohhText(), ohhText(changes), ohhText()].join("\n"))];
    assertEquals(hands.map(({ status }) => status), ["ok", "error", "ok"]);
    assertEquals(hands[1].reason!.replace("Cannot read hand 77: ", ""), reason);
    assertEquals(hands[1].isOtherGame, reason.startsWith("unsupported game") ? true : undefined);
    const length = ohhText().split("\n").length;
    assertEquals(hands[1].line, 1 + length);
  });
}

const compact = JSON.stringify({ ohh: ohh() });
const FILES: [title: string, text: string][] = [
  ["separated by blank lines", `${ohhText()}\n${ohhText()}\n`],
  ["with CRLF and a byte order mark", `\uFEFF${ohhText()}\n${ohhText()}`.replaceAll("\n", "\r\n")],
  ["one a line", `${compact}\n${compact}\n`],
  ["without anything in between", compact + compact],
  ["in a list", `[${compact},\n${compact}]`],
];
for (const [title, text] of FILES) {
  Deno.test(`parseOhh() reads hands ${title}`, () => {
    assertEquals([...parseOhh(text)].map(({ status }) => status), ["ok", "ok"]);
    assertEquals(isOhh(text), true);
  });
}

Deno.test("parseOhh() says error where a hand is broken and the file goes on", () => {
  const broken = ohhText().slice(0, 1_000);
  const hands = [...parseOhh(ohhText() + broken + ohhText())];
  assertEquals(hands.map(({ status }) => status), ["ok", "error", "ok"]);
  const last = [...parseOhh(ohhText() + ohhText().replace('"Ben"', "Ben"))];
  assertEquals(last.map(({ status }) => status), ["ok", "error"]);
});

Deno.test("parseOhh() says partial, wherever a text is cut off", () => {
  for (let length = compact.indexOf(":") + 1; length < compact.length; length += 7) {
    const hands = [...parseOhh(`${compact}\n${compact.slice(0, length)}`)];
    assertEquals(hands.map(({ status }) => status), ["ok", "partial"], compact.slice(0, length));
  }
});

Deno.test("parseOhh() finds nothing in a blank text and says so of any other", () => {
  assertEquals([...parseOhh("\uFEFF \n")], []);
  assertEquals([...parseOhh("{}")], [{ status: "error", reason: "no hand begins here", line: 1 }]);
  assertEquals(["", "{}", '{"a": {"ohh": 1}}', "Game #1"].map(isOhh), [false, false, false, false]);
});
