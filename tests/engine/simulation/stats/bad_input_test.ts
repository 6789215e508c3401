/**
 * What cannot be: cells of notebooks are not type-checked, so it must be refused with what was found.
 * Five successes of three trials gave an interval from NaN to NaN, and a player who is not there had
 * undefined hands.
 */
import { assertThrows } from "@std/assert";
import {
  attributeRake,
  BlockMean,
  JointMoments,
  meanInterval,
  type Moments,
  type PlayerCounters,
  type PlayerId,
  playingStyle,
  type Position,
  type RakeAttribution,
  type RakedHand,
  resultStats,
  type ResultSum,
  sampleSd,
  scaleInterval,
  SngCounters,
  type SngFinish,
  sngMoney,
  StatsCollector,
  wilsonInterval,
} from "@marvin/holdem";

const MOMENTS: Moments = { count: 3, sum: 1, sumOfSquares: 2 };
const NOBODY = 2 as PlayerId;
const FINISH: SngFinish = {
  playerId: 0 as PlayerId,
  seat: 0,
  firstPlace: 1,
  lastPlace: 1,
  cost: 10,
  prize: 0,
};

function attribute(hand: Partial<RakedHand>, method: string): unknown {
  const raked = { rake: 2, contributed: [45, 45], won: [88, 0], ...hand };
  return attributeRake(raked, method as RakeAttribution);
}

function record(finish: Partial<SngFinish>): void {
  new SngCounters(2, 2).record([{ ...FINISH, ...finish }]);
}

function mergeMoments(): void {
  new JointMoments(2).merge(new JointMoments(3));
}

type Row = [title: string, ask: () => unknown, message: string];

const ROWS: readonly Row[] = [
  [
    "sampleSd() refuses a text as a count",
    () => sampleSd({ ...MOMENTS, count: "3" as never }),
    "3",
  ],
  ["sampleSd() refuses a sum of nothing", () => sampleSd({ ...MOMENTS, sum: NaN }), "sum of NaN"],
  [
    "sampleSd() refuses missing squares",
    () => sampleSd({ count: 3, sum: 1 } as Moments),
    "Cannot use a sum of squares of undefined: wanted a finite number",
  ],
  ["meanInterval() refuses values", () => meanInterval([1, 2] as never), "values of undefined"],
  ["meanInterval() refuses a quantile below 0", () => meanInterval(MOMENTS, -1), "quantile of -1"],
  [
    "wilsonInterval() refuses more successes than trials",
    () => wilsonInterval(5, 3),
    "Cannot use a number of successes of 5: wanted a whole number from 0 to 3",
  ],
  ["wilsonInterval() refuses successes without trials", () => wilsonInterval(1, 0), "from 0 to 0"],
  ["wilsonInterval() refuses trials below 0", () => wilsonInterval(0, -3), "trials of -3"],
  ["wilsonInterval() refuses no numbers", () => wilsonInterval(NaN, NaN), "trials of NaN"],
  ["wilsonInterval() refuses a quantile below 0", () => wilsonInterval(1, 3, -1), "quantile of -1"],
  ["scaleInterval() refuses to swap ends", () => scaleInterval([1, 2], -1), "factor of -1"],
  [
    "attributeRake() refuses an unknown method",
    () => attribute({}, "fair"),
    "Cannot attribute rake by fair: wanted one of dealt, contributed, weightedContributed, winner",
  ],
  ["attributeRake() refuses no rake", () => attribute({ rake: NaN }, "dealt"), "rake of NaN"],
  [
    "attributeRake() refuses chips below 0",
    () => attribute({ contributed: [-1, 1] }, "weightedContributed"),
    "amount of -1",
  ],
  [
    "attributeRake() refuses rake that nobody pays",
    () => attribute({ contributed: [0, 0] }, "contributed"),
    "Cannot attribute a rake of 2 by contributed: nobody pays it",
  ],
  [
    "playingStyle() refuses missing counters",
    () => playingStyle({} as PlayerCounters),
    "Cannot use a counter hands of undefined: wanted a number from 0",
  ],
  [
    "BlockMean refuses what is no number",
    () => new BlockMean().add("1" as unknown as number),
    "Cannot use a value of 1",
  ],
  ["BlockMean refuses infinite values", () => new BlockMean().add(Infinity), "a value of Infinity"],
  [
    "BlockMean refuses sums beyond all numbers",
    () => {
      const blocks = new BlockMean();
      for (let value = 0; value < 50; value++) blocks.add(1e308);
      blocks.interval();
    },
    "Cannot use a sum of squares of",
  ],
  ["resultStats() refuses missing sums", () => resultStats({} as ResultSum), "values of undefined"],
  [
    "sngMoney() refuses missing sums",
    () => sngMoney({ ...new SngCounters(1, 1).sums(0 as PlayerId), roi: {} as Moments }),
    "values of undefined",
  ],
  ["StatsCollector refuses no players", () => new StatsCollector(0), "players of 0"],
  ["StatsCollector refuses parts of players", () => new StatsCollector(2.5), "players of 2.5"],
  [
    "StatsCollector.importState() refuses what is no number",
    () => new StatsCollector(1).importState(new StatsCollector(1).exportState().map(() => NaN)),
    "state of NaN",
  ],
  ["SngCounters refuses no players", () => new SngCounters(NaN, 2), "players of NaN"],
  ["SngCounters refuses no places", () => new SngCounters(2, 0), "places of 0"],
  ["SngCounters.record() refuses an unknown player", () => record({ playerId: NOBODY }), "0 to 1"],
  ["SngCounters.record() refuses a chair too many", () => record({ seat: 10 }), "seat of 10"],
  ["SngCounters.record() refuses a place too many", () => record({ lastPlace: 3 }), "1 to 2"],
  ["SngCounters.record() refuses no cost", () => record({ cost: NaN }), "cost of NaN"],
  ["JointMoments refuses no values", () => new JointMoments(0), "values of 0"],
  ["JointMoments.add() refuses too few values", () => new JointMoments(2).add([1]), "undefined"],
  ["JointMoments.add() refuses no number", () => new JointMoments(1).add([NaN]), "value of NaN"],
  ["JointMoments.merge() refuses another size", mergeMoments, "3 values into those of 2"],
  [
    "JointMoments.weighted() refuses too many weights",
    () => new JointMoments(2).weighted([1, 1, 1]),
    "Cannot use a number of weights of 3: wanted a whole number from 0 to 2",
  ],
];
for (const [title, ask, message] of ROWS) {
  Deno.test(title, () => {
    assertThrows(ask, RangeError, message);
  });
}

const stats = new StatsCollector(2);
const series = new SngCounters(2, 2);
const OF_PLAYERS: Readonly<Record<string, (player: PlayerId) => unknown>> = {
  "StatsCollector.counters": (player) => stats.counters(player),
  "StatsCollector.result": (player) => stats.result(player),
  "StatsCollector.resultAtSeat": (player) => stats.resultAtSeat(player, 0),
  "StatsCollector.resultInPosition": (player) => stats.resultInPosition(player, "BTN"),
  "StatsCollector.biggestPotWon": (player) => stats.biggestPotWon(player),
  "StatsCollector.showdownWinnings": (player) => stats.showdownWinnings(player),
  "StatsCollector.rakePaid": (player) => stats.rakePaid(player),
  "SngCounters.sums": (player) => series.sums(player),
  "SngCounters.sumsAtSeat": (player) => series.sumsAtSeat(player, 0),
  "SngCounters.finishes": (player) => series.finishes(player),
  "SngCounters.sumOfPlaces": (player) => series.sumOfPlaces(player),
};
for (const [name, ask] of Object.entries(OF_PLAYERS)) {
  Deno.test(`${name}() refuses a player who is not there`, () => {
    const message = "Cannot use a player id of 2: wanted a whole number from 0 to 1";
    assertThrows(() => ask(NOBODY), RangeError, message);
    assertThrows(() => ask("Ann" as never), RangeError, "player id of Ann");
  });
}

Deno.test("StatsCollector and SngCounters refuse places that no table has", () => {
  const player = 0 as PlayerId;
  assertThrows(() => stats.resultAtSeat(player, 10), RangeError, "seat of 10");
  assertThrows(() => series.sumsAtSeat(player, -1), RangeError, "seat of -1");
  const place = "DEALER" as Position;
  assertThrows(() => stats.resultInPosition(player, place), RangeError, "wanted one of BTN, SB");
});
