/**
 * How much money it takes: risk of ruin, stakes by Kelly, downswings.
 *
 * @module
 */
import { checkProbabilities } from "./tournament_results.ts";

/** What a game can bring, and how likely that is. */
export interface GameOutcomes {
  /** Profits, in the unit of the bankroll. */
  readonly outcomes: readonly number[];
  /** How likely each is; they add up to 1. */
  readonly probabilities: readonly number[];
}

/**
 * Probability to lose a bankroll sooner or later if the same game is played for ever.
 *
 * It is e^(-r B), where r > 0 solves Σ p e^(-r x) = 1: exact where a game loses one unit at a time,
 * else an upper bound that is close where the bankroll is much larger than a loss.
 *
 * @param game What one game can bring.
 * @param bankroll Money to lose, from 0.
 * @returns From 0 to 1; 1 for a game that does not win on average.
 * @throws {RangeError} If the probabilities do not add up to 1.
 *
 * @example
 * ```ts
 * import { riskOfRuin } from "@marvin/holdem/analysis/metrics";
 * import { assertAlmostEquals } from "@std/assert";
 *
 * const coin = { outcomes: [1, -1], probabilities: [0.55, 0.45] };
 * assertAlmostEquals(riskOfRuin(coin, 20), (0.45 / 0.55) ** 20, 1e-12);
 * ```
 */
export function riskOfRuin(game: GameOutcomes, bankroll: number): number {
  return Math.exp(-ruinRate(game) * bankroll);
}

/**
 * The rate r at which risk of ruin falls with the bankroll; see {@link riskOfRuin}.
 *
 * @returns 0 for a game that does not win on average, Infinity for one that cannot lose.
 */
export function ruinRate({ outcomes, probabilities }: GameOutcomes): number {
  checkOutcomes(outcomes, probabilities);
  const mean = outcomes.reduce((sum, outcome, index) => sum + outcome * probabilities[index], 0);
  if (!(mean > 0)) return 0;
  if (outcomes.every((outcome, index) => outcome >= 0 || probabilities[index] === 0)) {
    return Infinity;
  }
  // Below 0 between 0 and the root, above 0 beyond it.
  const excess = (rate: number) =>
    outcomes.reduce((sum, outcome, at) => sum + probabilities[at] * Math.expm1(-rate * outcome), 0);
  let high = 1 / outcomes.reduce((most, outcome) => Math.max(most, Math.abs(outcome)), 0);
  while (excess(high) < 0) high *= 2;
  return bisect(excess, 0, high);
}

/**
 * Risk of ruin by diffusion: e^(-2 μ B / σ²), for games of which only mean and deviation are known.
 *
 * @param winRate What is won on average, such as big blinds in 100 hands.
 * @param sd Standard deviation of the same, above 0.
 * @param bankroll In the same unit.
 * @returns From 0 to 1; 1 where nothing is won on average.
 *
 * @example
 * ```ts
 * import { diffusionRiskOfRuin } from "@marvin/holdem/analysis/metrics";
 * import { assertAlmostEquals } from "@std/assert";
 *
 * assertAlmostEquals(diffusionRiskOfRuin(5, 100, 2000), 0.135335, 1e-6);
 * ```
 */
export function diffusionRiskOfRuin(winRate: number, sd: number, bankroll: number): number {
  checkSd(sd);
  return winRate > 0 ? Math.exp(-2 * winRate * bankroll / (sd * sd)) : 1;
}

/**
 * Bankroll at which {@link diffusionRiskOfRuin} is a given risk.
 *
 * @returns In the unit of the win rate; Infinity where nothing is won on average.
 * @throws {RangeError} If the risk is not between 0 and 1.
 */
export function bankrollForRisk(winRate: number, sd: number, risk: number): number {
  checkSd(sd);
  if (!(risk > 0 && risk < 1)) {
    throw new RangeError(`Cannot accept a risk of ${risk}: wanted between 0 and 1`);
  }
  return winRate > 0 ? -Math.log(risk) * sd * sd / (2 * winRate) : Infinity;
}

/**
 * Kelly's fraction: the part of a bankroll to stake on each game so that it grows fastest. It
 * maximises Σ p ln(1 + f x).
 *
 * @param game Profits for a stake of 1; nobody can lose more than the stake.
 * @returns From 0 (the game does not win on average) to 1.
 * @throws {RangeError} If more than the stake can be lost, or the probabilities do not add up to 1.
 *
 * @example
 * ```ts
 * import { kellyFraction } from "@marvin/holdem/analysis/metrics";
 * import { assertAlmostEquals } from "@std/assert";
 *
 * const coin = { outcomes: [1, -1], probabilities: [0.55, 0.45] };
 * assertAlmostEquals(kellyFraction(coin), 0.1, 1e-12);
 * ```
 */
export function kellyFraction({ outcomes, probabilities }: GameOutcomes): number {
  checkOutcomes(outcomes, probabilities);
  const least = outcomes.reduce((least, outcome) => Math.min(least, outcome), 0);
  if (least < -1) {
    throw new RangeError(`Cannot lose ${-least} times the stake: wanted at most the stake`);
  }
  const slope = (fraction: number) =>
    outcomes.reduce(
      (sum, outcome, at) =>
        probabilities[at] === 0
          ? sum
          : sum + probabilities[at] * outcome / (1 + fraction * outcome),
      0,
    );
  if (slope(0) <= 0) return 0;
  return slope(1) >= 0 ? 1 : bisect((fraction) => -slope(fraction), 0, 1);
}

/** How fast a bankroll grows in one game: the mean logarithm at a given fraction staked. */
export function growthPerGame(
  { outcomes, probabilities }: GameOutcomes,
  fraction: number,
): number {
  return outcomes.reduce(
    (sum, outcome, at) =>
      probabilities[at] === 0 ? sum : sum + probabilities[at] * Math.log1p(fraction * outcome),
    0,
  );
}

/** The deepest fall of a bankroll. */
export interface Downswing {
  /** From the highest point to the lowest after it; 0 if the bankroll never fell. */
  readonly depth: number;
  /** Games played at the highest point before the fall. */
  readonly from: number;
  /** Games played at the lowest point. */
  readonly to: number;
  /** Games played when the highest point was reached again, or null if it was not. */
  readonly recovered: number | null;
}

/**
 * Finds the deepest downswing.
 *
 * @param profits Profit of each game in order.
 *
 * @example
 * ```ts
 * import { deepestDownswing } from "@marvin/holdem/analysis/metrics";
 * import { assertEquals } from "@std/assert";
 *
 * const downswing = deepestDownswing([5, -2, -3, 1, -4, 9, 3]);
 * assertEquals(downswing, { depth: 8, from: 1, to: 5, recovered: 6 });
 * ```
 */
export function deepestDownswing(profits: Iterable<number>): Downswing {
  let bankroll = 0;
  let peak = 0;
  let peakAt = 0;
  let games = 0;
  let deepest = { depth: 0, from: 0, to: 0, peak: 0, recovered: null as number | null };
  for (const profit of profits) {
    bankroll += profit;
    games++;
    if (deepest.recovered === null && deepest.depth > 0 && bankroll >= deepest.peak) {
      deepest.recovered = games;
    }
    if (bankroll >= peak) {
      peak = bankroll;
      peakAt = games;
    } else if (peak - bankroll > deepest.depth) {
      deepest = { depth: peak - bankroll, from: peakAt, to: games, peak, recovered: null };
    }
  }
  const { depth, from, to, recovered } = deepest;
  return { depth, from, to, recovered };
}

/** Where a function that is below 0 at `low` and not at `high` crosses 0. */
function bisect(f: (x: number) => number, low: number, high: number): number {
  while (true) {
    const middle = (low + high) / 2;
    if (middle <= low || middle >= high) return middle;
    if (f(middle) < 0) low = middle;
    else high = middle;
  }
}

function checkOutcomes(outcomes: readonly number[], probabilities: readonly number[]): void {
  if (outcomes.length !== probabilities.length) {
    throw new RangeError(
      `Cannot match ${outcomes.length} outcomes with ${probabilities.length} probabilities`,
    );
  }
  checkProbabilities(probabilities);
}

function checkSd(sd: number): void {
  if (!(sd > 0)) throw new RangeError(`Cannot use a standard deviation of ${sd}: wanted above 0`);
}
