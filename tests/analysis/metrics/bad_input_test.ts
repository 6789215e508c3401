/**
 * Numbers that cannot be: cells of notebooks are not type-checked, so each must be refused with what
 * was found. Without that they gave NaN, null, or a result that looked right.
 */
import { assertEquals, assertThrows } from "@std/assert";
import { adjustByHolm, buildHandHistoryRecord, playHand } from "@marvin/holdem";
import {
  averageFinishTest,
  bankrollForRisk,
  bootstrapInterval,
  chiSquareTest,
  chiSquareUpperTail,
  compareGroups,
  criticalValue,
  deepestDownswing,
  diffusionRiskOfRuin,
  expectedRoi,
  finishShares,
  type GameOutcomes,
  gamesNeeded,
  growthPerGame,
  kellyFraction,
  normalInterval,
  normalTwoSidedP,
  placeEffects,
  type PlaceResult,
  poolSamples,
  quantileOf,
  rakeByPlayer,
  riskOfRuin,
  ruinRate,
  sampleOf,
  type SampleSummary,
  seatWinsTest,
  shareInterval,
  studentTInterval,
  studentTTwoSidedP,
  summarizeRoi,
  summarizeSample,
  summarizeWinRate,
  welchTest,
  winRateOfSample,
} from "@marvin/holdem/analysis/metrics";

const COIN: GameOutcomes = { outcomes: [1, -1], probabilities: [0.55, 0.45] };
const NO_OUTCOME: GameOutcomes = { outcomes: [NaN, -1], probabilities: [0.5, 0.5] };
const NEGATIVE: GameOutcomes = { outcomes: [1, -1], probabilities: [1.5, -0.5] };
const SAMPLE = summarizeSample([1, 2, 4]);
const VALUES = [1, 2, 4] as unknown as SampleSummary; // given in place of its summary
const PLAYERS = [{ tournaments: 9, wins: 3 }] as unknown as (PlaceResult & { position: never })[];
const { result } = playHand({
  seats: [{ seat: 1, name: "Ann", stack: 100 }, { seat: 2, name: "Ben", stack: 100 }],
  button: 1,
  smallBlind: 10,
  bigBlind: 20,
  actions: [{ name: "Ann", type: "fold" }],
});
const context = { tableName: "Table 1", timestamp: "2026-05-19T12:00:00Z" };
const HAND = buildHandHistoryRecord(result!, ["Ann", "Ben"], context);
const median = (values: readonly number[]) => values.toSorted((a, b) => a - b)[1];

type Case = [title: string, call: () => unknown, says: string];
const CASES: Case[] = [
  ["riskOfRuin()", () => riskOfRuin(COIN, -5), "a bankroll of -5: wanted a number from 0"],
  ["riskOfRuin()", () => riskOfRuin(COIN, NaN), "a bankroll of NaN"],
  ["riskOfRuin()", () => riskOfRuin(NEGATIVE, 5), "a probability of -0.5: wanted a number from 0"],
  ["ruinRate()", () => ruinRate(NO_OUTCOME), "an outcome of NaN: wanted a finite number"],
  ["diffusionRiskOfRuin()", () => diffusionRiskOfRuin(5, 100, -5), "a bankroll of -5"],
  ["diffusionRiskOfRuin()", () => diffusionRiskOfRuin(NaN, 100, 10), "a win rate of NaN"],
  ["diffusionRiskOfRuin()", () => diffusionRiskOfRuin(5, Infinity, 10), "deviation of Infinity"],
  ["bankrollForRisk()", () => bankrollForRisk(NaN, 100, 0.05), "a win rate of NaN"],
  ["bankrollForRisk()", () => bankrollForRisk(5, 100, 5), "a risk of 5: wanted between 0 and 1"],
  ["kellyFraction()", () => kellyFraction(NO_OUTCOME), "an outcome of NaN"],
  ["growthPerGame()", () => growthPerGame(NO_OUTCOME, 0.5), "an outcome of NaN"],
  ["growthPerGame()", () => growthPerGame(COIN, 2), "a fraction of 2: wanted a number from 0 to 1"],
  [
    "growthPerGame()",
    () => growthPerGame({ outcomes: [3, -2], probabilities: [0.5, 0.5] }, 1),
    "Cannot lose 2 times the stake",
  ],
  ["deepestDownswing()", () => deepestDownswing([NaN, 1, -5]), "a profit of NaN"],
  ["criticalValue()", () => criticalValue(95), "a level of 95: wanted between 0 and 1"],
  ["normalTwoSidedP()", () => normalTwoSidedP(NaN), "a normal value of NaN: wanted a number"],
  ["studentTTwoSidedP()", () => studentTTwoSidedP(NaN, 3), "a t value of NaN"],
  ["chiSquareUpperTail()", () => chiSquareUpperTail(NaN, 3), "a chi-square value of NaN"],
  ["normalInterval()", () => normalInterval(VALUES), "of undefined values: wanted what summarize"],
  ["studentTInterval()", () => studentTInterval(VALUES), "of undefined values"],
  ["studentTInterval()", () => studentTInterval(summarizeSample([1]), 95), "a level of 95"],
  [
    "shareInterval()",
    () => shareInterval(5, 3),
    "successes of 5: wanted a whole number from 0 to 3",
  ],
  ["shareInterval()", () => shareInterval(-1, 3), "successes of -1"],
  ["shareInterval()", () => shareInterval(0, NaN), "trials of NaN"],
  ["bootstrapInterval()", () => bootstrapInterval([1, 2], { level: 95 }), "a level of 95"],
  ["bootstrapInterval()", () => bootstrapInterval([1], { level: 95 }), "a level of 95"],
  [
    "bootstrapInterval()",
    () => bootstrapInterval([1, NaN, 2], { statistic: median }),
    "a value of NaN",
  ],
  [
    "bootstrapInterval()",
    () => bootstrapInterval([1, 2], { statistic: () => NaN }),
    "an estimate of NaN",
  ],
  ["quantileOf()", () => quantileOf([], 0.5), "sorted values of 0: wanted a whole number from 1"],
  ["quantileOf()", () => quantileOf([1, 2], 50), "a share of 50: wanted a number from 0 to 1"],
  ["quantileOf()", () => quantileOf([1, NaN], 0.5), "a sorted value of NaN"],
  ["gamesNeeded()", () => gamesNeeded(Infinity, 1), "a standard deviation of Infinity"],
  ["gamesNeeded()", () => gamesNeeded(1, -1), "a half width of -1: wanted a number above 0"],
  ["sampleOf()", () => sampleOf(2, NaN, 1), "a mean of NaN"],
  ["sampleOf()", () => sampleOf(2, 1, -1), "a standard deviation of -1"],
  ["sampleOf()", () => sampleOf(2.5, 1, 1), "a count of 2.5"],
  ["poolSamples()", () => poolSamples([SAMPLE, VALUES]), "of undefined values"],
  ["chiSquareTest()", () => chiSquareTest([-5, 10]), "a count of -5: wanted a whole number from 0"],
  ["chiSquareTest()", () => chiSquareTest([NaN, 10]), "a count of NaN"],
  ["chiSquareTest()", () => chiSquareTest([5, 10], [1, Infinity]), "a weight of Infinity"],
  ["welchTest()", () => welchTest(SAMPLE, VALUES), "of undefined values"],
  ["welchTest()", () => welchTest(SAMPLE, summarizeSample([1]), 95), "a level of 95"],
  ["averageFinishTest()", () => averageFinishTest([-1, 2, 3]), "a count of -1"],
  ["finishShares()", () => finishShares([-1, 2]), "a count of -1"],
  ["finishShares()", () => finishShares([1], 95), "a level of 95"],
  ["summarizeRoi()", () => summarizeRoi([{ cost: 1, prize: NaN }]), "a prize of NaN"],
  ["summarizeRoi()", () => summarizeRoi([], 95), "a level of 95"],
  ["expectedRoi()", () => expectedRoi([1], [NaN], 10), "a prize of NaN"],
  ["expectedRoi()", () => expectedRoi([1], [10], Infinity), "a cost of Infinity"],
  ["expectedRoi()", () => expectedRoi([NaN], [10], 10), "a probability of NaN"],
  ["summarizeWinRate()", () => summarizeWinRate([1, NaN]), "a value of NaN"],
  ["summarizeWinRate()", () => summarizeWinRate([1], 95), "a level of 95"],
  ["winRateOfSample()", () => winRateOfSample(VALUES), "of undefined values"],
  ["compareGroups()", () => compareGroups([{ label: "a", sample: VALUES }]), "of undefined values"],
  [
    "rakeByPlayer()",
    () => rakeByPlayer([HAND], "evenly" as never),
    "Cannot attribute rake by evenly: wanted one of dealt, contributed, weightedContributed, winner",
  ],
  ["placeEffects()", () => placeEffects(PLAYERS), "a seat of undefined"],
  ["seatWinsTest()", () => seatWinsTest(PLAYERS as never), "a seat of undefined"],
  ["adjustByHolm()", () => adjustByHolm([NaN, 0.01]), "a p-value of NaN: wanted 0 to 1"],
  ["adjustByHolm()", () => adjustByHolm([1.5]), "a p-value of 1.5"],
];
for (const [title, call, says] of CASES) {
  Deno.test(`${title} refuses ${says}`, () => {
    assertThrows(call, RangeError, says);
  });
}

type Legal = [title: string, found: number, wanted: number];
const ENDLESS: Legal[] = [
  [
    "riskOfRuin() of no bankroll is 0, where none can be lost",
    riskOfRuin({ outcomes: [1], probabilities: [1] }, 0),
    0,
  ],
  [
    "riskOfRuin() is 0, where nothing happens",
    riskOfRuin({ outcomes: [0], probabilities: [1] }, 1),
    0,
  ],
  [
    "riskOfRuin() is 1 for any bankroll, where all is lost",
    riskOfRuin({ outcomes: [-1], probabilities: [1] }, Infinity),
    1,
  ],
  ["riskOfRuin() of an endless bankroll is 0, where a game wins", riskOfRuin(COIN, Infinity), 0],
  [
    "ruinRate() does not mind a loss that never comes", // once exp(big) * 0, which is NaN
    ruinRate({ outcomes: [1, -1, -1e6], probabilities: [0.55, 0.45, 0] }),
    ruinRate(COIN),
  ],
  ["diffusionRiskOfRuin() takes an endless bankroll", diffusionRiskOfRuin(5, 100, Infinity), 0],
  ["studentTTwoSidedP() takes an endless t at any df", studentTTwoSidedP(Infinity, 1e9), 0],
  [
    "studentTTwoSidedP() is normal, when df is endless",
    studentTTwoSidedP(2, Infinity),
    normalTwoSidedP(2),
  ],
];
for (const [title, found, wanted] of ENDLESS) {
  Deno.test(title, () => assertEquals(found, wanted));
}

Deno.test("placeEffects() and seatWinsTest() want the places of one player", () => {
  const player = { name: "Ann", byPosition: [], bySeat: [] } as never;
  assertThrows(() => placeEffects(player), TypeError, "wanted the places of one player, such as");
  assertThrows(() => seatWinsTest(player), TypeError, "found an object with name, byPosition, by");
  assertThrows(() => seatWinsTest([{ seat: 0 }] as never), TypeError, "Cannot test seats: wanted");
});
