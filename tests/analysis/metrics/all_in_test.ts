import { assertAlmostEquals, assertEquals } from "@std/assert";
import {
  buildHandHistoryRecord,
  type HandHistoryRecord,
  type HandScript,
  playerMoney,
  playHand,
} from "@marvin/holdem";
import { adjustAllIn } from "@marvin/holdem/analysis/metrics";
import { readReference } from "../../_support/reference.ts";

interface AllInVectors {
  cases: {
    name: string;
    adjustedFloat?: Record<string, number>;
    actual?: Record<string, number>;
  }[];
}

/** Plays a script, and forgets the cards of some players. */
function play(script: HandScript, unknown: readonly string[] = []): HandHistoryRecord {
  const names = script.seats.map(({ name }) => name);
  const context = { tableName: "T", timestamp: "2026-05-19T12:00:00Z" };
  const record = buildHandHistoryRecord(playHand(script).result!, names, context);
  return {
    ...record,
    players: record.players.map((player) =>
      unknown.includes(player.name) ? { ...player, holeCards: [] } : player
    ),
    showdownEntries: record.showdownEntries.filter(({ playerName }) =>
      !unknown.includes(playerName)
    ),
  };
}

const TWO_WITH_DEAD_MONEY: HandScript = {
  seats: [
    { seat: 1, name: "A", stack: 200, holeCards: "AsAh" },
    { seat: 2, name: "B", stack: 200, holeCards: "KdKc" },
    { seat: 3, name: "C", stack: 200 },
  ],
  button: 1,
  smallBlind: 1,
  bigBlind: 2,
  board: "Ks7d2c3h9h",
  actions: [
    { name: "A", type: "allIn" },
    { name: "B", type: "allIn" },
    { name: "C", type: "fold" },
  ],
};

const SIDE_POT: HandScript = {
  seats: [
    { seat: 1, name: "A", stack: 50, holeCards: "AsAh" },
    { seat: 2, name: "B", stack: 100, holeCards: "KdKc" },
    { seat: 3, name: "C", stack: 100, holeCards: "QsQh" },
    { seat: 4, name: "D", stack: 100 },
  ],
  button: 2,
  smallBlind: 1,
  bigBlind: 3,
  board: "2c5d9sJc3h",
  actions: [
    { name: "A", type: "allIn" },
    { name: "B", type: "allIn" },
    { name: "C", type: "allIn" },
    { name: "D", type: "fold" },
  ],
};

const ON_FLOP: HandScript = {
  seats: [
    { seat: 1, name: "A", stack: 130, holeCards: "AsAh" },
    { seat: 2, name: "B", stack: 130, holeCards: "KdQd" },
  ],
  button: 2,
  smallBlind: 1,
  bigBlind: 2,
  board: "Td9d2c3h3s",
  actions: [
    { name: "B", type: "raise", to: 50 },
    { name: "A", type: "call" },
    { name: "A", type: "allIn" },
    { name: "B", type: "call" },
  ],
};

/** Hands like those of the reference, by the beginning of their names. */
const HANDS: Record<string, HandHistoryRecord> = {
  "AsAh v KdKc": play(TWO_WITH_DEAD_MONEY, ["C"]),
  "same with rake 5": play({ ...TWO_WITH_DEAD_MONEY, rake: { percentage: 1, cap: 5 } }, ["C"]),
  "three-way": play(SIDE_POT, ["D"]),
  "flop all-in": play(ON_FLOP),
};

const reference = readReference("vectors/allin_ev.json") as AllInVectors | undefined;

for (const { name, adjustedFloat, actual } of reference?.cases ?? []) {
  if (adjustedFloat === undefined) continue;
  Deno.test(`adjustAllIn() is right: ${name}`, () => {
    const key = Object.keys(HANDS).find((start) => name.startsWith(start))!;
    const record = HANDS[key];
    const { isAdjusted, winnings } = adjustAllIn(record);
    assertEquals(isAdjusted, true);
    record.players.forEach(({ name }, at) => {
      assertAlmostEquals(winnings[at], adjustedFloat[name], 1e-9);
    });
    assertEquals(Object.keys(actual!), record.players.map(({ name }) => name));
  });
}

Deno.test("adjustAllIn() takes the folded player's cards out of the deck, when they are known", () => {
  const folded: HandScript = {
    ...TWO_WITH_DEAD_MONEY,
    seats: TWO_WITH_DEAD_MONEY.seats.map((seat) =>
      seat.name === "C" ? { ...seat, holeCards: "KhKs" } : seat
    ),
    board: "Ad7d2c3h9h",
  };
  const [aces] = adjustAllIn(play(folded)).winnings;
  const [unknown] = adjustAllIn(play(folded, ["C"])).winnings;
  assertEquals(aces > unknown + 40, true); // kings have no king left to come
});

type Unadjusted = [title: string, record: HandHistoryRecord];
const river = [
  { name: "B", type: "call" },
  { name: "A", type: "check" },
  ...["A", "B", "A", "B", "A"].map((name) => ({ name, type: "check" })),
  { name: "B", type: "allIn" },
  { name: "A", type: "call" },
] as HandScript["actions"];
const checked = [
  { name: "B", type: "call" },
  ...["A", "A", "B", "A", "B", "A", "B"].map((name) => ({ name, type: "check" })),
] as HandScript["actions"];
const UNADJUSTED: Unadjusted[] = [
  ["no card is to come", play({ ...ON_FLOP, actions: river })],
  ["nobody is all-in", play({ ...ON_FLOP, actions: checked })],
  ["the cards of a contender are not known", play(TWO_WITH_DEAD_MONEY, ["B", "C"])],
  ["all fold", play({ ...ON_FLOP, actions: [{ name: "B", type: "fold" }] })],
];
for (const [title, record] of UNADJUSTED) {
  Deno.test(`adjustAllIn() leaves the winnings as they are, when ${title}`, () => {
    const { isAdjusted, winnings } = adjustAllIn(record);
    assertEquals(isAdjusted, false);
    assertEquals(winnings, playerMoney(record).map(({ net }) => net));
  });
}
