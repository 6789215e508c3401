import { assert, assertAlmostEquals, assertEquals, assertRejects } from "@std/assert";
import {
  BotRegistry,
  call,
  compareBots,
  type CompareOptions,
  type ComparisonResult,
  type Executor,
  parseConfig,
  type Progress,
  raiseTo,
  runCashGame,
  runLeague,
  runUnit,
  type SimulationConfig,
  WorkerPool,
} from "@marvin/holdem";

const CASH: SimulationConfig = parseConfig(`[game]
reset_bankroll_each_hand = true
starting_chips = 500
num_hands = 1000
`);
const SNG: SimulationConfig = parseConfig(`[game]
game_type = "SitAndGo"
starting_chips = 300
buy_in = 10
fee = 1
randomize_seats = true

[output]
num_tournaments = 60
`);
const HEADS_UP = ["call_bot", "fold_bot"].map((type) => `[[game.bots]]\nbot_type = "${type}"\n`);

/** Plays units here, the last first, to show that order does not matter. */
const backwards: Executor = {
  jobs: 3,
  run: (unit) =>
    new Promise((resolve) => setTimeout(() => resolve(runUnit(unit)), 40 - unit.from % 40)),
};

for (
  const [title, config, adjustment] of [["cash games", CASH, "board"], [
    "SNGs",
    SNG,
    "all_in",
  ]] as const
) {
  Deno.test(`compareBots() gives the same of ${title} whoever plays them, and how many`, async () => {
    const options = { seed: 5, adjustment };
    const alone = await compareBots(config, options);
    assert(alone.blocks > 0);
    assertEquals(JSON.parse(JSON.stringify(alone)), alone);
    for (const jobs of [1, 3]) {
      using executor = new WorkerPool(jobs);
      assertEquals(await compareBots(config, { ...options, executor }), alone);
    }
    assertEquals(await compareBots(config, { ...options, executor: backwards }), alone);
  });
}

Deno.test("compareBots() plays what runCashGame() plays with the same plan", async () => {
  const seatPlan = "rotate";
  const { players, hands, blocks } = await compareBots(CASH, { seed: 5, seatPlan });
  const game = await runCashGame({ ...CASH, game: { ...CASH.game, seatPlan } }, { seed: 5 });
  assertEquals([hands, blocks], [game.hands, game.hands / 36]);
  players.forEach(({ mean, interval }, at) => {
    assertAlmostEquals(mean!, game.players[at].bbPer100!, 1e-6);
    assertAlmostEquals(interval![1], game.players[at].bbPer100Ci95![1], 1e-9);
  });
});

Deno.test("compareBots() counts SNGs in percent of what an entry costs, and their places", async () => {
  const { unit, players, blocks } = await compareBots(SNG, { seed: 5 });
  assertEquals([unit, blocks], ["% ROI", 10]);
  assertAlmostEquals(players.reduce((sum, { mean }) => sum + mean!, 0), -600 / 11, 1e-6);
  for (const { finishes } of players) {
    assertEquals(finishes.reduce((sum, times) => sum + times, 0), 60);
  }
});

Deno.test("compareBots() compares all pairs, or one bot with all, or two", async () => {
  const pairs = async (options: CompareOptions) =>
    (await compareBots(CASH, { seed: 5, hands: 200, ...options })).pairs.map(({ a, b }) => [a, b]);
  const names = (await compareBots(CASH, { seed: 5, hands: 1 })).players.map(({ name }) => name);
  assertEquals((await pairs({})).length, 15);
  assertEquals((await pairs({ a: names[2] })).map(([a, b]) => `${a}-${b}`), [
    "2-0",
    "2-1",
    "2-3",
    "2-4",
    "2-5",
  ]);
  assertEquals((await pairs({ a: names[2], b: names[0] })).join(), "2,0");
});

Deno.test("compareBots() takes all luck off where luck is all there is", async () => {
  const bots = '[[game.bots]]\nbot_type = "all_in_bot"\n'.repeat(2);
  const registry = new BotRegistry();
  registry.register("all_in_bot", {
    create: ({ id, name }) => ({ id, name, act: () => ({ type: "allIn", to: 0 }) }),
  });
  const config = parseConfig(`[game]\nreset_bankroll_each_hand = true\n${bots}`);
  const options = { seed: 5, registry, hands: 4_000 };
  const raw = await compareBots(config, options);
  // Hole cards are the same for both, so that only what comes after them can be luck.
  const { pairs: [pair] } = await compareBots(config, { ...options, adjustment: "all_in" });
  assertEquals([raw.pairs[0].difference, raw.pairs[0].sd], [0, 0]);
  assert(Math.abs(pair.difference!) < 20);
  const alone = await compareBots(config, { ...options, seatPlan: "none", adjustment: "all_in" });
  assert(alone.pairs[0].reduction! > 3, `${alone.pairs[0].reduction}`);
});

Deno.test("compareBots() tells how many blocks are needed, and they are enough", async () => {
  const options = { seed: 5, a: "CallBot", b: "FlockBot", hands: 3_600 };
  const first = await compareBots(CASH, { ...options, halfWidth: 60 });
  const { blocksNeeded } = first.pairs[0];
  assert(blocksNeeded! > 0);
  const blocks = first.blocks + blocksNeeded!;
  const second = await compareBots(CASH, { ...options, hands: 36 * blocks, halfWidth: 60 });
  const [low, high] = second.pairs[0].interval!;
  assertAlmostEquals((high - low) / 2, 60, 6);
  assertEquals((await compareBots(CASH, options)).pairs[0].blocksNeeded, null);
});

Deno.test("compareBots() ends when intervals are narrow or pairs told apart, wherever it is played", async () => {
  const config = parseConfig(`[game]\nreset_bankroll_each_hand = true\n${HEADS_UP.join("")}`);
  const options = { seed: 5, hands: 40_000 };
  const sign = await compareBots(config, { ...options, until: "sign" });
  assertEquals([sign.end, sign.anytime, sign.blocks], ["rule", true, 64]);
  using executor = new WorkerPool(2);
  assertEquals(await compareBots(config, { ...options, until: "sign", executor }), sign);
  const narrow = await compareBots(CASH, {
    ...options,
    a: "CallBot",
    b: "ChumpBot",
    until: { halfWidth: 150 },
  });
  const width = ({ pairs: [{ interval }] }: ComparisonResult) => (interval![1] - interval![0]) / 2;
  assertEquals(narrow.end, "rule");
  assert(width(narrow) <= 150 && narrow.blocks > 64);
  const never = await compareBots(CASH, { seed: 5, until: { halfWidth: 1 } });
  assertEquals([never.end, never.blocks], ["length", 28]);
});

Deno.test("compareBots() says how many blocks are to go by the intervals it shows", async () => {
  const config = parseConfig(`[game]\nreset_bankroll_each_hand = true\n${HEADS_UP.join("")}`);
  const options = { seed: 5, hands: 2_000 };
  const { pairs: [wide] } = await compareBots(config, { ...options, until: { halfWidth: 1 } });
  const half = (wide.interval![1] - wide.interval![0]) / 2;
  for (const share of [0.5, 0.9, 0.99, 1.01, 2]) {
    const until = { halfWidth: share * half };
    const { pairs: [pair], end } = await compareBots(config, { ...options, until });
    assertEquals(pair.blocksNeeded! > 0, share < 1, `${share}: ${pair.blocksNeeded}`);
    assertEquals(end, share < 1 ? "length" : "rule");
  }
});

Deno.test("compareBots() tells its progress, and leaves out the block in which it is stopped", async () => {
  const stopper = new AbortController();
  const told: Progress[] = [];
  const result = await compareBots(CASH, {
    seed: 5,
    hands: 360_000,
    signal: stopper.signal,
    onProgress: (progress) => {
      told.push(progress);
      stopper.abort();
    },
  });
  assertEquals(result.end, "signal");
  assert(result.blocks >= 1 && result.blocks < 10_000);
  assertEquals([told[0].unit, told[0].total], ["hands", 360_000]);
});

Deno.test("compareBots() tells what bots did wrong", async () => {
  const bots = [...HEADS_UP, '[[game.bots]]\nbot_type = "bad_bot"\n'].slice(1).join("");
  const registry = new BotRegistry();
  registry.register("fold_bot", { create: ({ id, name }) => ({ id, name, act: () => call() }) });
  registry.register("bad_bot", { create: ({ id, name }) => ({ id, name, act: () => raiseTo(1) }) });
  const config = parseConfig(`[game]\nreset_bankroll_each_hand = true\n${bots}`);
  const { players, faultExamples } = await compareBots(config, { seed: 5, hands: 40, registry });
  assert(players[1].illegalActions.badAmount > 0);
  assertEquals(faultExamples[0].player, players[1].name);
});

Deno.test("compareBots() takes from [compare] what its options leave open", async () => {
  const compare = {
    a: "CallBot",
    b: "FoldBot",
    adjustment: "all_in",
    level: 0.9,
    halfWidth: 5,
    until: "sign",
  } as const;
  const config = { ...CASH, compare };
  const length = { seed: 5, hands: 600 };
  assertEquals(
    await compareBots(config, length),
    await compareBots(CASH, { ...length, ...compare }),
  );
  // Options win, and --a alone means all others.
  const { pairs, adjustment } = await compareBots(config, {
    ...length,
    a: "FoldBot",
    adjustment: "none",
  });
  assertEquals([pairs.length, adjustment], [5, "none"]);
  const league = await runLeague(config, length);
  assertEquals([league.level, league.anytime, league.adjustment], [0.9, true, "all_in"]);
});

type Refusal = [title: string, config: SimulationConfig, options: CompareOptions, message: string];
const REFUSALS: Refusal[] = [
  ["stacks that go on", parseConfig("[game]"), {}, "needs reset_bankroll_each_hand = true"],
  [
    "many tables",
    parseConfig('[game]\ngame_type = "MultiTableTournament"'),
    {},
    "takes a Cash game or a SitAndGo",
  ],
  [
    "a bot that is not there",
    CASH,
    { a: "Nobody" },
    'Cannot compare "Nobody": the bots are CallBot',
  ],
  ["one bot twice", CASH, { a: "CallBot", b: "CallBot" }, "with itself"],
  ["a level of 1", CASH, { level: 1 }, "level of 1"],
  ["no width", CASH, { until: { halfWidth: 0 } }, "half width of 0"],
  [
    "a luck nobody knows",
    CASH,
    { adjustment: "luck" as "none" },
    "wanted one of none, all_in, board",
  ],
  [
    "a plan nobody knows",
    CASH,
    { seatPlan: "round" as "none" },
    "wanted one of none, rotate, balanced",
  ],
  [
    "a rule nobody knows",
    CASH,
    { until: "soon" as "sign" },
    "stop rule of soon: wanted one of sign",
  ],
  ["no length", CASH, { hands: NaN }, "Cannot play NaN hands: wanted a whole number from 1"],
  [
    "bots of this program elsewhere",
    CASH,
    { executor: backwards, registry: new BotRegistry() },
    "name their modules",
  ],
];
for (const until of ["sign", { halfWidth: 1_000_000 }] as const) {
  Deno.test(`compareBots() decides nothing by fewer than three blocks (${JSON.stringify(until)})`, async () => {
    const { blocks, end } = await compareBots(CASH, { seed: 5, hands: 1, until });
    assertEquals([blocks, end], [1, "length"]);
  });
}

for (const [title, config, options, message] of REFUSALS) {
  Deno.test(`compareBots() refuses ${title}`, async () => {
    await assertRejects(() => compareBots(config, options), RangeError, message);
  });
}

for (const adjustment of ["all_in", "board"] as const) {
  Deno.test(`compareBots() takes luck off SNGs whose mean is 0 (${adjustment}), and they vary less`, async () => {
    const options = { seed: 5, tournaments: 600, level: 0.999 };
    const { players, pairs } = await compareBots(SNG, { ...options, adjustment });
    for (const { luckInterval } of players) {
      const [low, high] = luckInterval!;
      assert(low <= 1e-9 && high >= -1e-9, `${luckInterval}`);
    }
    const raw = await compareBots(SNG, options);
    const variance = (all: typeof pairs) => all.reduce((sum, { sd }) => sum + sd! ** 2, 0);
    assert(variance(pairs) < 0.9 * variance(raw.pairs));
  });
}
