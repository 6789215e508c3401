/**
 * What cannot be: cells of notebooks are not type-checked, so it must be refused with what was found.
 * A buy-in of "10" cost 100 chips an entry, as the fee of 0 was written behind it.
 */
import { assertRejects, assertThrows } from "@std/assert";
import {
  type Adjustment,
  compareBots,
  type CompareOptions,
  ConfigError,
  defaultUnitSize,
  type Executor,
  type GameConfig,
  intervalReach,
  LuckMeter,
  meanWithInterval,
  meanWithSequence,
  type Moments,
  observationsNeeded,
  parseConfig,
  runCashGame,
  runLeague,
  runSngSeries,
  seatingsOf,
  type SeatPlan,
  SeatSchedule,
  sequenceReach,
  shardRange,
  type SimulationConfig,
} from "@marvin/holdem";

const MOMENTS: Moments = { count: 10, sum: 5, sumOfSquares: 9 };

function measure(runOuts: number, adjustment = "all_in"): unknown {
  return new LuckMeter({ adjustment: adjustment as Adjustment, runOuts });
}

type Row = [title: string, ask: () => unknown, message: string];

const ROWS: readonly Row[] = [
  [
    "meanWithInterval() refuses a level in percent",
    () => meanWithInterval(MOMENTS, 95),
    "Cannot use a level of 95: wanted a share between 0 and 1",
  ],
  ["meanWithInterval() refuses no level", () => meanWithInterval(MOMENTS, NaN), "level of NaN"],
  ["meanWithSequence() refuses a level of 1", () => meanWithSequence(MOMENTS, 1, 9), "level of 1"],
  ["meanWithSequence() refuses no tuning", () => meanWithSequence(MOMENTS, 0.95, 0), "for of 0"],
  ["intervalReach() refuses too few", () => intervalReach(2, 0.95), "observations of 2"],
  ["intervalReach() refuses no level", () => intervalReach(10, 0), "level of 0"],
  ["sequenceReach() refuses none", () => sequenceReach(0, 0.95, 9), "observations of 0"],
  ["observationsNeeded() refuses no deviation", () => observationsNeeded(NaN, 1, () => 2), "NaN"],
  ["observationsNeeded() refuses no width", () => observationsNeeded(1, 0, () => 2), "above 0"],
  [
    "seatingsOf() refuses an unknown plan",
    () => seatingsOf("rotated" as SeatPlan, 3),
    "Cannot use a seat plan of rotated: wanted one of none, rotate, balanced",
  ],
  ["seatingsOf() refuses one player", () => seatingsOf("none", 1), "players of 1"],
  ["seatingsOf() refuses parts of players", () => seatingsOf("rotate", 2.5), "players of 2.5"],
  ["seatingsOf() refuses too many players", () => seatingsOf("balanced", 11), "2 to 10"],
  ["SeatSchedule refuses no players", () => new SeatSchedule("rotate", NaN, "1"), "of NaN"],
  [
    "SeatSchedule.session() refuses to count from 0",
    () => new SeatSchedule("rotate", 3, "1").session(0),
    "Cannot use a session of 0: wanted a whole number from 1",
  ],
  [
    "LuckMeter refuses unknown luck",
    () => measure(200, "allIn"),
    "Cannot measure the luck of allIn: wanted one of none, all_in, board",
  ],
  ["LuckMeter refuses to look at nothing", () => measure(0), "run-outs of 0"],
  ["LuckMeter refuses no number of run-outs", () => measure(NaN), "run-outs of NaN"],
  ["defaultUnitSize() refuses no jobs", () => defaultUnitSize(10, 0), "jobs of 0"],
  ["defaultUnitSize() refuses no length", () => defaultUnitSize(NaN, 1), "tournaments of NaN"],
  ["shardRange() refuses no length", () => shardRange({ index: 1, count: 3 }, NaN), "of NaN"],
  [
    "shardRange() refuses a text",
    () => shardRange({ index: "1" as never, count: 3 }, 9),
    "shard 1",
  ],
];
for (const [title, ask, message] of ROWS) {
  Deno.test(title, () => {
    assertThrows(ask, RangeError, message);
  });
}

const BOTS = 'bots = [{ bot_type = "call_bot" }, { bot_type = "fold_bot" }]';
const CASH = parseConfig(`[game]\nreset_bankroll_each_hand = true\n${BOTS}`);
const SNG = parseConfig(`[game]\ngame_type = "SitAndGo"\n${BOTS}`);

/** A config as a cell may change it. */
function changed(config: SimulationConfig, game: { [Key in keyof GameConfig]?: unknown }) {
  return { ...config, game: { ...config.game, ...game } } as SimulationConfig;
}

const SETTINGS: readonly [key: keyof GameConfig, value: unknown, message: string][] = [
  ["buyIn", "10", "Cannot use game.buy_in as it must be a whole number of chips from 0"],
  ["buyIn", -5, "current value is -5"],
  ["fee", NaN, "Cannot use game.fee"],
  ["gameType", "SNG", "one of Cash, SitAndGo, MultiTableTournament: current value is SNG"],
  ["bots", [], "Cannot use game.bots as it must be a list of 2 or more: current value is 0"],
  ["bots", undefined, "current value is undefined"],
  ["bots", [{}, {}], "Cannot use game.bots[0].bot_type as it must be the name of a bot type"],
  ["numEntries", 6, "a whole number in a MultiTableTournament, and left out in a"],
  ["prizes", undefined, "Cannot use game.prizes as it must be a list"],
  ["blindLevels", undefined, "Cannot use game.blind_levels as it must be a list"],
  ["randomizeSeats", "false", "Cannot use game.randomize_seats as it must be true or false"],
  ["resetBankrollEachHand", "true", "Cannot use game.reset_bankroll_each_hand"],
];
for (const [key, value, message] of SETTINGS) {
  Deno.test(`runSngSeries() and others refuse ${key} = ${JSON.stringify(value)}`, async () => {
    const wrong = changed(SNG, { [key]: value });
    await assertRejects(() => runSngSeries(wrong), ConfigError, message);
    await assertRejects(() => compareBots(wrong), ConfigError, message);
    await assertRejects(() => runLeague(wrong), ConfigError, message);
    if (key === "gameType") return; // is no cash game, whatever it is
    await assertRejects(() => runCashGame(changed(CASH, { [key]: value })), ConfigError, message);
  });
}

Deno.test("runSngSeries() refuses more bots than seats, which it played at two tables", async () => {
  const message =
    "Cannot use game.num_seats as it must be 2 or more for 2 bots: current value is 1";
  await assertRejects(() => runSngSeries(changed(SNG, { numSeats: 1 })), ConfigError, message);
});

Deno.test("runSngSeries() refuses part of an entry", async () => {
  const wrong = changed(SNG, { gameType: "MultiTableTournament", numEntries: 2.5, prizes: [9] });
  await assertRejects(() => runSngSeries(wrong), ConfigError, "Cannot use game.num_entries");
});

Deno.test("runCashGame() refuses a rate and a switch of rake that are texts", async () => {
  const rated = changed(CASH, { rakePercentage: "0.05" });
  await assertRejects(() => runCashGame(rated), ConfigError, "game.rake_percentage");
  const free = changed(CASH, { noFlopNoDrop: "true" });
  await assertRejects(() => runCashGame(free), ConfigError, "game.no_flop_no_drop");
});

Deno.test("runCashGame() and others refuse the path of a config", async () => {
  const path = "configs/cash_rake.toml" as never;
  const message = "Cannot play configs/cash_rake.toml: wanted a config, as readConfig()";
  for (const run of [runCashGame, runSngSeries, compareBots, runLeague]) {
    await assertRejects(() => run(path), TypeError, message);
  }
});

Deno.test("runSngSeries() refuses units of no tournaments, which never end", async () => {
  const executor: Executor = { jobs: 1, run: () => Promise.reject(new Error("was played")) };
  for (const unitSize of [0, -1, 2.5, NaN]) {
    const options = { tournaments: 2, executor, unitSize };
    await assertRejects(() => runSngSeries(SNG, options), RangeError, `a unit of ${unitSize}`);
  }
});

Deno.test("compareBots() refuses a stop rule without a width, which would never stop", async () => {
  const options = { hands: 60, until: {} } as CompareOptions;
  await assertRejects(() => compareBots(CASH, options), RangeError, "half width of undefined");
});
