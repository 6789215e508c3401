import { assert, assertAlmostEquals, assertEquals, assertRejects } from "@std/assert";
import {
  type LeagueResult,
  parseConfig,
  type Progress,
  runLeague,
  type SimulationConfig,
  WorkerPool,
} from "@marvin/holdem";

const BOTS = '[[game.bots]]\nbot_type = "fold_bot"\n[[game.bots]]\nbot_type = "call_bot"\n' +
  '[[game.bots]]\nbot_type = "flock_bot"\n[[game.bots]]\nbot_type = "call_bot"\n';
const CASH: SimulationConfig = parseConfig(
  `[game]\nstarting_chips = 500\nreset_bankroll_each_hand = true\n${BOTS}`,
);
const SNG: SimulationConfig = parseConfig(
  `[game]\ngame_type = "SitAndGo"\nstarting_chips = 200\nprizes = [25, 10, 5]\n${BOTS}`,
);

const pairs = ({ players }: LeagueResult) =>
  players.flatMap(({ playerId, against }) =>
    against.map((result) =>
      [
        result,
        players[result.opponent].against
          .find(({ opponent }) => opponent === playerId)!,
      ] as const
    )
  );

Deno.test("runLeague() plays every bot against every other one, and ranks them", async () => {
  const league = await runLeague(CASH, { seed: 5, hands: 800 });
  const { players, unit, hands } = league;
  assertEquals([unit, hands], ["bb/100", 6 * 800]);
  assertEquals(players.map(({ name }) => name), ["FoldBot", "CallBot", "FlockBot", "CallBot #2"]);
  assertEquals(players.map(({ against }) => against.map(({ opponent }) => Number(opponent))), [
    [1, 2, 3],
    [0, 2, 3],
    [0, 1, 3],
    [0, 1, 2],
  ]);
  for (const [one, other] of pairs(league)) {
    assertAlmostEquals(one.mean!, -other.mean!, 1e-9);
    assertEquals([one.pHolm, one.blocks, one.wins], [other.pHolm, other.blocks, null]);
  }
  assertEquals([players[0].rank, players[0].bestRank, players[0].worstRank], [4, 4, 4]);
  for (const { mean, against, interval, rank, bestRank, worstRank } of players) {
    assertAlmostEquals(mean!, against.reduce((sum, result) => sum + result.mean! / 3, 0), 1e-9);
    const half = Math.hypot(...against.map((at) => (at.interval![1] - at.interval![0]) / 2)) / 3;
    assertAlmostEquals((interval![1] - interval![0]) / 2, half, 1e-9);
    assert(bestRank <= rank && rank <= worstRank);
  }
});

Deno.test("runLeague() tells no copies apart", async () => {
  const { players } = await runLeague(CASH, { seed: 5, hands: 800 });
  const copy = players[1].against.find(({ opponent }) => opponent === 3)!;
  assert(copy.pHolm! > 0.05);
  assert(copy.interval![0] <= 0 && copy.interval![1] >= 0);
});

Deno.test("runLeague() counts the tournaments that are won", async () => {
  const league = await runLeague(SNG, { seed: 5, tournaments: 10 });
  assertEquals(league.unit, "% ROI");
  for (const [one, other] of pairs(league)) assertEquals(one.wins! + other.wins!, 10);
});

Deno.test("runLeague() gives the same whoever plays it, and tells its progress", async () => {
  const options = { seed: 5, hands: 200, until: "sign", adjustment: "all_in" } as const;
  const told: Progress[] = [];
  const alone = await runLeague(CASH, { ...options, onProgress: (state) => told.push(state) });
  using executor = new WorkerPool(2);
  assertEquals(await runLeague(CASH, { ...options, executor }), alone);
  assertEquals(told.at(-1), { unit: "hands", done: 1200, total: 1200, hands: 1200 });
  assert(told.every(({ done }, at) => at === 0 || done >= told[at - 1].done));
});

Deno.test("runLeague() leaves the means of those open who have not played all others", async () => {
  const stopper = new AbortController();
  const { players } = await runLeague(CASH, {
    seed: 5,
    hands: 400,
    signal: stopper.signal,
    onProgress: ({ done }) => {
      if (done >= 800) stopper.abort();
    },
  });
  assertEquals(players.map(({ mean }) => mean), [null, null, null, null]);
  assert(players[0].against.length > 0);
});

Deno.test("runLeague() refuses stacks that go on", async () => {
  const config = { ...CASH, game: { ...CASH.game, resetBankrollEachHand: false } };
  await assertRejects(() => runLeague(config), RangeError, "reset_bankroll_each_hand = true");
});
