/**
 * Whether a seat or position is better than the others, or only looks so.
 *
 * @module
 */
import {
  adjustByHolm,
  type Interval,
  type PositionResult,
  type SeatResult,
  type SngSeatResult,
} from "@marvin/holdem";
import { checkCount, checkList } from "./checks.ts";
import { studentTInterval } from "./confidence.ts";
import { poolSamples, sampleOf, type SampleSummary } from "./sample.ts";
import { type ChiSquareResult, chiSquareTest, welchTest } from "./significance.ts";

/** Results of one of several groups that are compared. */
export interface EffectGroup {
  /** What the group is called, such as `Seat 3` or `BTN`. */
  readonly label: string;
  /** Its games or hands: how many, their mean and standard deviation. */
  readonly sample: SampleSummary;
}

/** One group against all others together. */
export interface Effect {
  /** What the group is called. */
  readonly label: string;
  /** Games or hands. */
  readonly count: number;
  /** Their mean; null without any. */
  readonly mean: number | null;
  /** Interval of the mean; null below two. */
  readonly interval: Interval | null;
  /** Mean less that of all other groups; null where one of them has too few to tell. */
  readonly difference: number | null;
  /** Interval of the difference, not adjusted for the number of groups. */
  readonly differenceInterval: Interval | null;
  /** Probability of so large a difference by luck (Welch), not adjusted. */
  readonly p: number | null;
  /** The same, adjusted by Holm for the number of groups that were tested. */
  readonly adjustedP: number | null;
}

/** All groups that were compared. */
export interface EffectReport {
  /** One for each group in the order given. */
  readonly effects: readonly Effect[];
  /** How many groups could be tested. */
  readonly tests: number;
  /** What to bear in mind about so many tests, in a sentence. */
  readonly note: string;
}

/**
 * Compares each group with all others together.
 *
 * @param groups Independent groups of results.
 * @param level Confidence of the intervals.
 * @throws {RangeError} If a sample is no summary, or the level not between 0 and 1.
 */
export function compareGroups(
  groups: readonly EffectGroup[],
  level: number = 0.95,
): EffectReport {
  const rest = (at: number) => groups.flatMap(({ sample }, other) => other === at ? [] : [sample]);
  const results = groups.map(({ sample }, at) => welchTest(sample, poolSamples(rest(at)), level));
  const tested = results.filter((result) => result !== null);
  const adjusted = adjustByHolm(tested.map(({ p }) => p));
  const effects = groups.map(({ label, sample }, at): Effect => {
    const result = results[at];
    return {
      label,
      count: sample.count,
      mean: sample.mean,
      interval: studentTInterval(sample, level),
      difference: result?.difference ?? null,
      differenceInterval: result?.interval ?? null,
      p: result?.p ?? null,
      adjustedP: result === null ? null : adjusted[tested.indexOf(result)],
    };
  });
  return { effects, tests: tested.length, note: noteFor(tested.length, level) };
}

/** A seat or position of a player, as the results of runs hold it. */
export type PlaceResult = SngSeatResult | SeatResult | PositionResult;

/**
 * Compares the seats or positions of a player: profit of a tournament in money, or big blinds won in
 * 100 hands.
 *
 * @param results `bySeat` or `byPosition` of a player.
 * @param level Confidence of the intervals.
 * @throws {RangeError} If they are of no seat or position, or the level is not between 0 and 1.
 *
 * @example
 * ```ts
 * import { parseConfig, runCashGame } from "@marvin/holdem";
 * import { placeEffects } from "@marvin/holdem/analysis/metrics";
 * import { assertEquals } from "@std/assert";
 *
 * const config = parseConfig("[game]\nnum_seats = 3\nreset_bankroll_each_hand = true");
 * const { players } = await runCashGame(config, { seed: 7, hands: 300 });
 * const { effects, tests } = placeEffects(players[0].byPosition);
 * assertEquals(effects.map(({ label }) => label), ["BTN", "SB", "BB"]);
 * assertEquals(tests, 3);
 * ```
 */
export function placeEffects(
  results: readonly PlaceResult[],
  level: number = 0.95,
): EffectReport {
  checkList(
    "compare places",
    "the places of one player, such as game.players[0].byPosition",
    results,
  );
  return compareGroups(
    results.map((result) => ({ label: labelOf(result), sample: sampleOfPlace(result) })),
    level,
  );
}

/**
 * Tests whether wins are spread over the seats as the tournaments begun there are.
 *
 * @param seats `bySeat` of one player, or of several together.
 * @returns Null without wins, or with tournaments at fewer than two seats.
 * @throws {RangeError} If they are of no seat.
 */
export function seatWinsTest(seats: readonly SngSeatResult[]): ChiSquareResult | null {
  checkList("test seats", "the seats of one player, such as player.bySeat", seats, "wins");
  for (const { seat } of seats) checkCount("a seat", seat);
  const bySeat = Map.groupBy(seats.filter(({ tournaments }) => tournaments > 0), (at) => at.seat);
  if (bySeat.size < 2) return null;
  const sums = [...bySeat.values()].map((results) => ({
    wins: results.reduce((sum, { wins }) => sum + wins, 0),
    tournaments: results.reduce((sum, { tournaments }) => sum + tournaments, 0),
  }));
  return chiSquareTest(sums.map(({ wins }) => wins), sums.map(({ tournaments }) => tournaments));
}

function labelOf(result: PlaceResult): string {
  if ("position" in result) return result.position;
  checkCount("a seat", result.seat);
  return `Seat ${result.seat + 1}`;
}

function sampleOfPlace(result: PlaceResult): SampleSummary {
  if ("tournaments" in result) {
    const { tournaments, netProfit, profitSd } = result;
    return sampleOf(tournaments, tournaments === 0 ? null : netProfit / tournaments, profitSd);
  }
  const { hands, bbPer100, sdPer100 } = result;
  // The deviation of a hand on the scale of 100 hands' winnings: ten times that of their sum.
  return sampleOf(hands, bbPer100, sdPer100 === null ? null : 10 * sdPer100);
}

function noteFor(tests: number, level: number): string {
  if (tests < 2) return "Too few results to compare.";
  const percent = Number((100 * (1 - level)).toPrecision(3));
  const byLuck = Number((tests * (1 - level)).toPrecision(2));
  return `${tests} groups were tested: at ${percent} % about ${byLuck} would stand out by luck ` +
    "alone. Trust the adjusted p-values (Holm).";
}
