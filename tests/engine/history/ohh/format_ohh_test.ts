import { assertEquals, assertThrows } from "@std/assert";
import { parseCards } from "@marvin/holdem";
import { formatOhh } from "../../../../engine/history/ohh/format_ohh.ts";
import { parseOhh } from "../../../../engine/history/ohh/parse_ohh.ts";
import type { HandHistoryRecord } from "../../../../engine/history/record.ts";
import { scripted } from "../_scripted_hands.ts";
import { ohhText } from "./_hand.ts";

const HAND: HandHistoryRecord = scripted({
  button: 1,
  smallBlind: 10,
  bigBlind: 20,
  ante: 5,
  board: "2c5d9sJc3h",
  rake: { percentage: 0.05, cap: 0 },
  seats: [
    { seat: 1, name: "Ann", stack: 500, holeCards: "AhAd" },
    { seat: 3, name: "Ben", stack: 300, holeCards: "KhKd" },
    { seat: 6, name: "Cy", stack: 100, holeCards: "QhQd" },
  ],
}, [["Ann", "raise", 60], ["Ben", "allIn"], ["Cy", "allIn"], ["Ann", "call"]]);

function written(record: HandHistoryRecord): Record<string, unknown> {
  return JSON.parse(formatOhh(record)).ohh;
}

Deno.test("formatOhh() writes all fields that the format requires", () => {
  const { players: _players, rounds: _rounds, pots: _pots, ...rest } = written(HAND);
  assertEquals(rest, {
    spec_version: "1.4.7",
    site_name: "Marvin",
    network_name: "Marvin",
    internal_version: "1.4.7",
    tournament: false,
    game_number: "1",
    start_date_utc: "2026-05-19T12:00:00Z",
    table_name: "Cash Game Table 1",
    game_type: "Holdem",
    bet_limit: { bet_type: "NL", bet_cap: 0 },
    table_size: 6,
    currency: "XPM",
    dealer_seat: 1,
    small_blind_amount: 10,
    big_blind_amount: 20,
    ante_amount: 5,
    hero_player_id: null,
    flags: ["Observed"],
  });
});

Deno.test("formatOhh() writes rounds with their actions and a showdown", () => {
  const rounds = written(HAND).rounds as {
    id: number;
    street: string;
    cards?: string[];
    actions: { action_number: number; player_id: number; action: string; amount: number }[];
  }[];
  assertEquals(rounds.map(({ id, street, cards }) => `${id} ${street} ${cards?.join("")}`), [
    "0 Preflop ",
    "1 Flop 2c5d9s",
    "2 Turn Jc",
    "3 River 3h",
    "4 Showdown undefined",
  ]);
  assertEquals(
    rounds[0].actions.map(({ action_number, player_id, action, amount }) =>
      `${action_number} ${player_id} ${action} ${amount}`
    ),
    [
      "1 1 Post SB 10",
      "2 2 Post BB 20",
      "3 1 Post Ante 5",
      "4 2 Post Ante 5",
      "5 0 Post Ante 5",
      "6 0 Dealt Cards 0",
      "7 1 Dealt Cards 0",
      "8 2 Dealt Cards 0",
      "9 0 Raise 60",
      "10 1 Raise 285", // chips put in, not the total of 295
      "11 2 Call 75",
      "12 0 Call 235",
    ],
  );
  assertEquals(rounds[4].actions.map(({ action }) => action), Array(3).fill("Shows Cards"));
});

Deno.test("formatOhh() writes each pot with its rake and winners", () => {
  assertEquals(written(HAND).pots, [
    { number: 0, amount: 300, rake: 15, player_wins: [{ player_id: 0, win_amount: 285 }] },
    { number: 1, amount: 400, rake: 20, player_wins: [{ player_id: 0, win_amount: 380 }] },
  ]);
});

Deno.test("formatOhh() lets the main pot bear the rake where the record has no pots", () => {
  const { pots: _pots, ...record } = HAND;
  assertEquals(
    (written(record).pots as { amount: number; rake: number }[]).map((
      { amount, rake },
    ) => [amount, rake]),
    [[320, 35], [380, 0]],
  );
});

const KEPT: [title: string, changes: Partial<HandHistoryRecord>][] = [
  ["money", { scale: 100, currency: "EUR", site: "Room", limit: "fixed_limit" }],
  ["a hero", { hero: "Ben", limit: "pot_limit" }],
  ["an id that is no number", { handId: "1-2", limit: "no_limit" }],
  [
    "a tournament",
    {
      limit: "no_limit",
      tournament: { id: "9", name: "Sunday", buyIn: 1000, fee: 99, bounty: 50, currency: "USD" },
      bounties: [{ playerName: "Ann", eliminated: "Ben", amount: 25 }],
    },
  ],
  [
    "several boards",
    { limit: "no_limit", otherBoards: [parseCards("2c5d9sJc4h"), parseCards("2c5d9s7h8h")] },
  ],
  [
    "cash-outs, shows unasked, fast games and caps",
    {
      limit: "no_limit",
      cashOuts: [{ playerName: "Ann", amount: 600, fee: 6 }],
      fast: true,
      cap: 300,
    },
  ],
];
for (const [title, changes] of KEPT) {
  Deno.test(`formatOhh() keeps ${title}`, () => {
    const record = { ...HAND, ...changes };
    const [{ record: read, reason }] = parseOhh(formatOhh(record));
    assertEquals(reason, undefined);
    assertEquals(read, record);
  });
}

Deno.test("formatOhh() writes what was read", () => {
  const [{ record }] = parseOhh(ohhText());
  const [{ record: read }] = parseOhh(formatOhh(record!));
  assertEquals(read, record);
});

Deno.test("formatOhh() refuses a hand without a time", () => {
  const error = assertThrows(() => formatOhh({ ...HAND, timestamp: null }), RangeError);
  assertEquals(error.message, "Cannot write hand 1 as OHH: it has no time");
});
