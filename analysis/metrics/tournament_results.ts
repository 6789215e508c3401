/**
 * Return on investment, places and their uncertainty, from the results of single tournaments.
 *
 * @module
 */
import type { Interval } from "@marvin/holdem";
import {
  checkCount,
  checkNumber,
  checkPositive,
  checkProbabilities,
  checkSample,
} from "./checks.ts";
import { shareInterval, studentTInterval } from "./confidence.ts";
import { sampleOf, type SampleSummary, summarizeSample } from "./sample.ts";

/** What a tournament cost and won, in any unit of money. */
export interface TournamentEntry {
  /** Buy-in and fee. */
  readonly cost: number;
  /** Prize; 0 outside the money. */
  readonly prize: number;
}

/** ROI of some tournaments. */
export interface RoiSummary {
  /** How many tournaments. */
  readonly tournaments: number;
  /** Everything paid to play. */
  readonly totalCost: number;
  /** All prizes. */
  readonly totalPrizes: number;
  /** Prizes less cost. */
  readonly netProfit: number;
  /** Profit of a tournament on average; null without tournaments. */
  readonly meanProfit: number | null;
  /** Standard deviation of it; null below two. */
  readonly profitSd: number | null;
  /** Total ROI: net profit in percent of everything paid; null where nothing was. */
  readonly totalRoiPercent: number | null;
  /** Mean of the ROI of each tournament that cost something; differs where the costs do. */
  readonly averageRoiPercent: number | null;
  /** Standard deviation of the ROI of one tournament, in percent; null below two. */
  readonly roiSdPercent: number | null;
  /** Interval of {@link averageRoiPercent} by Student's t, in percent; null below two. */
  readonly roiInterval: Interval | null;
  /** Tournaments with a prize, in percent. */
  readonly itmPercent: number | null;
  /** Interval of {@link itmPercent} by Wilson, in percent. */
  readonly itmInterval: Interval | null;
}

/**
 * Works out total and average ROI, the share in the money, and how sure they are.
 *
 * @param entries One for each tournament of a player.
 * @param level Confidence of the intervals.
 * @throws {RangeError} If an amount is negative or not finite, or the level not between 0 and 1.
 *
 * @example Mixed costs: one ROI is not the other
 * ```ts
 * import { summarizeRoi } from "@marvin/holdem/analysis/metrics";
 * import { assertEquals } from "@std/assert";
 *
 * const roi = summarizeRoi([{ cost: 10, prize: 30 }, { cost: 40, prize: 0 }]);
 * assertEquals([roi.totalRoiPercent, roi.averageRoiPercent], [-40, 50]);
 * ```
 */
export function summarizeRoi(
  entries: readonly TournamentEntry[],
  level: number = 0.95,
): RoiSummary {
  let totalCost = 0;
  let totalPrizes = 0;
  let cashes = 0;
  for (const { cost, prize } of entries) {
    checkNumber("a cost", cost, 0);
    checkNumber("a prize", prize, 0);
    totalCost += cost;
    totalPrizes += prize;
    if (prize > 0) cashes++;
  }
  const { length } = entries;
  const netProfit = totalPrizes - totalCost;
  const profit = summarizeSample(entries.map(({ cost, prize }) => prize - cost));
  const roi = summarizeSample(
    entries.filter(({ cost }) => cost > 0).map(({ cost, prize }) => 100 * (prize - cost) / cost),
  );
  return {
    tournaments: length,
    totalCost,
    totalPrizes,
    netProfit,
    meanProfit: profit.mean,
    profitSd: profit.sd,
    totalRoiPercent: totalCost > 0 ? 100 * netProfit / totalCost : null,
    averageRoiPercent: roi.mean,
    roiSdPercent: roi.sd,
    roiInterval: studentTInterval(roi, level),
    itmPercent: length === 0 ? null : 100 * cashes / length,
    itmInterval: inPercent(shareInterval(cashes, length, level)),
  };
}

/** How often a player took one place. */
export interface FinishShare {
  /** The place, from 1. */
  readonly place: number;
  /** How often. */
  readonly count: number;
  /** In percent of the tournaments; null without any. */
  readonly percent: number | null;
  /** Interval of it by Wilson, in percent. */
  readonly interval: Interval | null;
}

/**
 * Shares of the places, with their intervals.
 *
 * @param finishes How often each place was taken, first place first.
 * @param level Confidence of the intervals.
 * @throws {RangeError} If a count is no whole number, or the level not between 0 and 1.
 */
export function finishShares(finishes: readonly number[], level: number = 0.95): FinishShare[] {
  for (const count of finishes) checkCount("a count", count);
  const tournaments = finishes.reduce((sum, count) => sum + count, 0);
  return finishes.map((count, index) => ({
    place: index + 1,
    count,
    percent: tournaments === 0 ? null : 100 * count / tournaments,
    interval: inPercent(shareInterval(count, tournaments, level)),
  }));
}

/** What tournaments are expected to bring, from how likely each place is. */
export interface ExpectedRoi {
  /** Mean profit of a tournament. */
  readonly meanProfit: number;
  /** Standard deviation of the profit of one tournament. */
  readonly profitSd: number;
  /** Mean ROI, in percent. */
  readonly roiPercent: number;
  /** Standard deviation of the ROI of one tournament, in percent. */
  readonly roiSdPercent: number;
  /** Tournaments with a prize, in percent. */
  readonly itmPercent: number;
}

/**
 * Works out ROI and its spread from how likely each place is, to plan how many games are needed.
 *
 * @param probabilities How likely each place is, first place first; they add up to 1.
 * @param prizes Prize of each place; 0 for the places left out.
 * @param cost Buy-in and fee, above 0.
 * @throws {RangeError} If the probabilities do not add up to 1, a prize is below 0, or the cost is not
 * above 0.
 *
 * @example Nine equal players at 10 + 1
 * ```ts
 * import { expectedRoi } from "@marvin/holdem/analysis/metrics";
 * import { assertAlmostEquals } from "@std/assert";
 *
 * const { roiPercent, roiSdPercent } = expectedRoi(new Array(9).fill(1 / 9), [45, 27, 18], 11);
 * assertAlmostEquals(roiPercent, -9.0909, 1e-4);
 * assertAlmostEquals(roiSdPercent, 141.4214, 1e-4);
 * ```
 */
export function expectedRoi(
  probabilities: readonly number[],
  prizes: readonly number[],
  cost: number,
): ExpectedRoi {
  checkProbabilities(probabilities);
  for (const prize of prizes) checkNumber("a prize", prize, 0);
  checkPositive("a cost", cost);
  let meanProfit = 0;
  let itm = 0;
  probabilities.forEach((probability, index) => {
    const prize = prizes[index] ?? 0;
    meanProfit += probability * (prize - cost);
    if (prize > 0) itm += probability;
  });
  const variance = probabilities.reduce(
    (sum, probability, index) =>
      sum + probability * ((prizes[index] ?? 0) - cost - meanProfit) ** 2,
    0,
  );
  const profitSd = Math.sqrt(variance);
  return {
    meanProfit,
    profitSd,
    roiPercent: 100 * meanProfit / cost,
    roiSdPercent: 100 * profitSd / cost,
    itmPercent: 100 * itm,
  };
}

/** Win rate of some hands, in big blinds. */
export interface WinRate {
  /** How many hands. */
  readonly hands: number;
  /** Big blinds won in 100 hands; null without hands. */
  readonly bbPer100: number | null;
  /** Standard deviation of the big blinds won in 100 hands; null below two hands. */
  readonly sdPer100: number | null;
  /** Interval of {@link bbPer100}; null where there are too few hands for one. */
  readonly interval: Interval | null;
}

/**
 * Works out a win rate in big blinds of 100 hands.
 *
 * @param netBb For each hand what was won or lost, in big blinds of that hand.
 * @param level Confidence of the interval.
 * @throws {RangeError} If a number is not finite, or the level not between 0 and 1.
 */
export function summarizeWinRate(netBb: Iterable<number>, level: number = 0.95): WinRate {
  return winRateOfSample(summarizeSample(netBb), level);
}

/**
 * The same where the hands have been summed up.
 *
 * @param sample What was won or lost in a hand, in big blinds.
 * @param level Confidence of the interval.
 * @throws {RangeError} If the sample is no summary, or the level not between 0 and 1.
 */
export function winRateOfSample(sample: SampleSummary, level: number = 0.95): WinRate {
  checkSample(sample);
  const { count, mean, sd } = sample;
  const scaled = sampleOf(count, mean === null ? null : 100 * mean, sd === null ? null : 100 * sd);
  return {
    hands: count,
    bbPer100: scaled.mean,
    sdPer100: sd === null ? null : 10 * sd,
    interval: studentTInterval(scaled, level),
  };
}

function inPercent(interval: Interval | null): Interval | null {
  return interval === null ? null : [100 * interval[0], 100 * interval[1]];
}
