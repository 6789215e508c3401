/**
 * Records of hands give the same sums as the engine that played them.
 */
import { assert, assertAlmostEquals, assertEquals, assertThrows } from "@std/assert";
import {
  attributeRake,
  buildHandHistoryRecord,
  type CompletedHand,
  type HandHistoryRecord,
  type HandResult,
  parseConfig,
  parseHands,
  type PlayerId,
  playHand,
  runCashGame,
  runSngSeries,
  StatsCollector,
} from "@marvin/holdem";
import { handsColumns } from "@marvin/holdem/analysis/frames";
import {
  adjustAllIn,
  countHand,
  rakeByPlayer,
  rakeShares,
  RecordedHand,
} from "@marvin/holdem/analysis/metrics";

const BOTS = ["random_bot", "call_bot", "raise_bot", "chump_bot", "flock_bot", "random_bot"];

const CONFIGS: Readonly<Record<string, string>> = {
  "cash with rake": `[game]
num_seats = 6
ante = 1
starting_chips = 300
rake_percentage = 0.05
rake_cap = 9`,
  "fixed limit": `[game]
num_seats = 6
reset_bankroll_each_hand = true
bet_limit = { type = "fixed_limit" }`,
  "tournaments": `[game]
game_type = "SitAndGo"
num_seats = 6
starting_chips = 300
ante = 3
hands_per_level = 8`,
};

/** Plays a config, and shows every hand as it is and as a record. */
async function watch(
  config: string,
  see: (record: HandHistoryRecord, result: HandResult, hand: CompletedHand) => void,
): Promise<void> {
  const bots = BOTS.map((type) => `\n[[game.bots]]\nbot_type = "${type}"`).join("");
  const parsed = parseConfig(config + bots);
  const limit = parsed.game.betLimit.type;
  const observer = {
    handCompleted(hand: CompletedHand) {
      const { result } = hand;
      const names = BOTS.map((_, id) => `P${id}`);
      const context = { tableName: "T", timestamp: "2026-05-19T12:00:00Z", limit };
      see(buildHandHistoryRecord(result, names, context), result, hand);
    },
  };
  if (parsed.game.gameType !== "Cash") {
    await runSngSeries(parsed, { seed: 5, tournaments: 60, observer });
    return;
  }
  // Many short games, as the stacks of one soon lie with two players.
  for (let seed = 1; seed <= 100; seed++) {
    await runCashGame(parsed, { seed, hands: 40, observer });
  }
}

for (const [title, config] of Object.entries(CONFIGS)) {
  Deno.test(`RecordedHand has the sums of the engine: ${title}`, async () => {
    let sidePots = 0;
    await watch(config, (record, result) => {
      const hand = new RecordedHand(record);
      record.players.forEach(({ seat }, at) => {
        assertEquals(hand.net(at), result.chipMovements[seat - 1]);
        assertEquals(hand.positions[at], result.positions[seat - 1]);
      });
      const pots = hand.pots();
      sidePots += pots.length - 1;
      assertEquals(pots.map(({ amount }) => amount), [...result.potAmounts]);
      assertEquals(pots.map(({ rake }) => rake), [...result.rakePerPot]);
      assertEquals(
        pots.map(({ eligible }) => eligible.map((at) => record.players[at].seat - 1)),
        result.potEligible as unknown as number[][],
      );
      for (const { amount, contributed } of pots) {
        assertEquals(contributed.reduce((sum, chips) => sum + chips, 0), amount);
      }
    });
    assert(sidePots > (title === "fixed limit" ? -1 : 100));
  });

  Deno.test(`countHand() counts as the engine: ${title}`, async () => {
    const stats = new StatsCollector(BOTS.length);
    const sums: Record<string, number>[] = BOTS.map(() => ({}));
    await watch(config, (record, result, { hand }) => {
      stats.recordHand(hand);
      countHand(new RecordedHand(record)).forEach((counters, at) => {
        const id = result.seatAssignments[record.players[at].seat - 1]!;
        for (const [name, count] of Object.entries(counters)) {
          sums[id][name] = (sums[id][name] ?? 0) + count;
        }
      });
    });
    sums.forEach((sum, id) => assertEquals(sum, { ...stats.counters(id as PlayerId) }));
  });
}

Deno.test("rakeShares() is the rake that the engine counts", async () => {
  const stats = new StatsCollector(BOTS.length);
  const sums: number[] = BOTS.map(() => 0);
  await watch(CONFIGS["cash with rake"], (record, _, { hand }) => {
    stats.recordHand(hand);
    rakeShares(new RecordedHand(record)).forEach((share, at) =>
      sums[Number(record.players[at].name.slice(1))] += share
    );
  });
  assert(stats.totalRake > 1_000);
  sums.forEach((sum, id) => assertAlmostEquals(sum, stats.rakePaid(id as PlayerId), 0.01));
});

Deno.test("rakeShares() attributes by hand, when it is by deal or by winner", () => {
  const record = recordOf(playHand(SIDE_POT).result!);
  const hand = new RecordedHand(record);
  const whole = { rake: record.totalRake, contributed: hand.put, won: hand.collected };
  for (const method of ["dealt", "winner"] as const) {
    assertEquals(rakeShares(hand, method), attributeRake(whole, method));
  }
  const total = [...rakeByPlayer([record, record], "dealt").values()]
    .reduce((sum, share) => sum + share, 0);
  assertAlmostEquals(total, 2 * record.totalRake, 1e-9);
});

const SIDE_POT = {
  seats: [
    { seat: 1, name: "Ann", stack: 50, holeCards: "AsAh" },
    { seat: 2, name: "Ben", stack: 100, holeCards: "KdKc" },
    { seat: 3, name: "Cy", stack: 100, holeCards: "QsQh" },
  ],
  button: 1,
  smallBlind: 1,
  bigBlind: 2,
  board: "2c5d9sJc3h",
  rake: { percentage: 0.1, cap: 0 },
  actions: [
    { name: "Ann", type: "allIn" },
    { name: "Ben", type: "allIn" },
    { name: "Cy", type: "call" },
  ],
} as const;

function recordOf(result: HandResult): HandHistoryRecord {
  return buildHandHistoryRecord(result, ["Ann", "Ben", "Cy", "Dee"], {
    tableName: "T",
    timestamp: "2026-05-19T12:00:00Z",
  });
}

Deno.test("RecordedHand refuses a line of somebody who has no seat", () => {
  const record = recordOf(playHand(SIDE_POT).result!);
  const collections = [{ playerName: "Zoe", amount: 1, pot: 0 }];
  assertThrows(() => new RecordedHand({ ...record, collections }), RangeError, "Cannot find Zoe");
});

Deno.test("RecordedHand shares the rake by size, when only the whole is known", () => {
  const { pots: _, ...record } = recordOf(playHand(SIDE_POT).result!);
  const hand = new RecordedHand(record as HandHistoryRecord);
  assertEquals(hand.pots().map(({ amount, rake }) => [amount, rake]), [[150, 15], [100, 10]]);
});

Deno.test("RecordedHand leaves out who is away, and folds for him who was dealt in", () => {
  const record = recordOf(playHand(SIDE_POT).result!);
  const away = { seat: 4, name: "Dee", stack: 80, sittingOut: true, holeCards: [] } as const;
  const hand = new RecordedHand({ ...record, players: [...record.players, away] });
  assertEquals([hand.dealtInCount, hand.positions[3], hand.live], [3, null, 3]);
  const ante = { playerName: "Dee", amount: 1, blindType: "ante", allIn: false } as const;
  const posted = new RecordedHand({
    ...record,
    players: [...record.players, away],
    blindPostings: [...record.blindPostings, ante],
  });
  assertEquals([posted.dealtInCount, posted.live, posted.foldStreets[3]], [4, 3, 0]);
});

Deno.test("adjustAllIn() always moves chips between players only", async () => {
  let adjusted = 0;
  await watch(CONFIGS["cash with rake"], (record, { totalRake, chipMovements }) => {
    const { isAdjusted, winnings } = adjustAllIn(record);
    if (isAdjusted) adjusted++;
    else {
      assertEquals(winnings, record.players.map(({ seat }) => chipMovements[seat - 1]));
    }
    assertAlmostEquals(winnings.reduce((sum, chips) => sum + chips, 0), -totalRake, 1e-6);
  });
  assert(adjusted > 200);
});

/** A log of players who all fold to the last one, without any small blind. */
function foldedHand(chairs: number, button: number, seats: readonly number[]): string {
  const [bigBlind, ...others] = [
    ...seats.filter((seat) => seat > button),
    ...seats.filter((seat) => seat <= button),
  ];
  return [
    "Game #1 starts on 2026/05/19 12:00:00",
    `Table "T" (${chairs}-max) Seat #${button} is the button`,
    ...seats.map((seat) => `Seat ${seat}: p${seat} (100 in chips)`),
    `p${bigBlind}: posts big blind 2`,
    "*** HOLE CARDS ***",
    ...others.map((seat) => `p${seat}: folds`),
    `Uncalled bet (2) returned to p${bigBlind}`,
    "*** SUMMARY ***",
    "Total pot 0 | Rake 0",
    "",
  ].join("\n");
}

const MANY_PLACES: [title: string, text: string, players: number][] = [
  ["twelve players", foldedHand(12, 1, Array.from({ length: 12 }, (_, at) => at + 1)), 12],
  [
    "nine, an empty button and a dead small blind",
    foldedHand(10, 1, [2, 3, 4, 5, 6, 7, 8, 9, 10]),
    9,
  ],
];
for (const [title, text, players] of MANY_PLACES) {
  Deno.test(`hands of more places than have names have no positions: ${title}`, () => {
    const rows = [...handsColumns(parseHands(text))];
    assertEquals(rows.map(({ position }) => position), new Array(players).fill(null));
  });
}
