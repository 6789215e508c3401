/**
 * How much money it takes: risk of ruin, stakes by Kelly, downswings.
 *
 * @module
 */
import { checkNumber, checkPositive, checkProbabilities, checkShare } from "./checks.ts";

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
 * @param bankroll Money to lose, from 0; it may be endless.
 * @returns From 0 to 1; whatever the bankroll, 0 for a game that cannot lose, and 1 for one that can
 * and does not win on average.
 * @throws {RangeError} If an outcome is not finite, the probabilities do not add up to 1, or the
 * bankroll is below 0.
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
  checkBankroll(bankroll);
  const rate = ruinRate(game);
  if (rate === 0) return 1;
  return rate === Infinity ? 0 : Math.exp(-rate * bankroll);
}

/**
 * The rate r at which risk of ruin falls with the bankroll; see {@link riskOfRuin}.
 *
 * @returns Infinity for a game that cannot lose, else 0 for one that does not win on average.
 * @throws {RangeError} If an outcome is not finite, or the probabilities do not add up to 1.
 */
export function ruinRate(game: GameOutcomes): number {
  const chances = chancesOf(game);
  if (chances.every(({ outcome }) => outcome >= 0)) return Infinity;
  if (!(meanOver(chances, (outcome) => outcome) > 0)) return 0;
  // Below 0 between 0 and the root, above 0 beyond it.
  const excess = (rate: number) => meanOver(chances, (outcome) => Math.expm1(-rate * outcome));
  let high = 1 / chances.reduce((most, { outcome }) => Math.max(most, Math.abs(outcome)), 0);
  while (excess(high) < 0) high *= 2;
  return bisect(excess, 0, high);
}

/**
 * Risk of ruin by diffusion: e^(-2 μ B / σ²), for games of which only mean and deviation are known.
 *
 * @param winRate What is won on average, such as big blinds in 100 hands.
 * @param sd Standard deviation of the same, above 0.
 * @param bankroll In the same unit, from 0; it may be endless.
 * @returns From 0 to 1; 1 where nothing is won on average.
 * @throws {RangeError} If an argument is another number.
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
  checkWinRate(winRate, sd);
  checkBankroll(bankroll);
  return winRate > 0 ? Math.exp(-2 * winRate * bankroll / (sd * sd)) : 1;
}

/**
 * Bankroll at which {@link diffusionRiskOfRuin} is a given risk.
 *
 * @returns In the unit of the win rate; Infinity where nothing is won on average.
 * @throws {RangeError} If the win rate is not finite, the deviation not above 0, or the risk not
 * between 0 and 1.
 */
export function bankrollForRisk(winRate: number, sd: number, risk: number): number {
  checkWinRate(winRate, sd);
  checkShare("a risk", risk);
  return winRate > 0 ? -Math.log(risk) * sd * sd / (2 * winRate) : Infinity;
}

/**
 * Kelly's fraction: the part of a bankroll to stake on each game so that it grows fastest. It
 * maximises Σ p ln(1 + f x).
 *
 * @param game Profits for a stake of 1; nobody can lose more than the stake.
 * @returns From 0 (the game does not win on average) to 1.
 * @throws {RangeError} If more than the stake can be lost, an outcome is not finite, or the
 * probabilities do not add up to 1.
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
export function kellyFraction(game: GameOutcomes): number {
  const chances = chancesOfStake(game);
  const slope = (fraction: number) =>
    meanOver(chances, (outcome) => outcome / (1 + fraction * outcome));
  if (slope(0) <= 0) return 0;
  return slope(1) >= 0 ? 1 : bisect((fraction) => -slope(fraction), 0, 1);
}

/**
 * How fast a bankroll grows in one game: the mean logarithm at a given fraction staked.
 *
 * @param game As for {@link kellyFraction}.
 * @param fraction From 0 to 1.
 * @returns -Infinity where a game can cost the whole bankroll.
 * @throws {RangeError} As {@link kellyFraction}, and if the fraction is not from 0 to 1.
 */
export function growthPerGame(game: GameOutcomes, fraction: number): number {
  checkNumber("a fraction", fraction, 0, 1);
  return meanOver(chancesOfStake(game), (outcome) => Math.log1p(fraction * outcome));
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
 * @throws {RangeError} If one is not finite.
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
    checkNumber("a profit", profit);
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

/** What can happen in a game, and how likely it is. */
interface Chance {
  readonly outcome: number;
  /** Above 0. */
  readonly probability: number;
}

/** Checks a game, and leaves out what never happens. */
function chancesOf({ outcomes, probabilities }: GameOutcomes): Chance[] {
  if (outcomes.length !== probabilities.length) {
    throw new RangeError(
      `Cannot match ${outcomes.length} outcomes with ${probabilities.length} probabilities`,
    );
  }
  checkProbabilities(probabilities);
  for (const outcome of outcomes) checkNumber("an outcome", outcome);
  return outcomes.map((outcome, at) => ({ outcome, probability: probabilities[at] }))
    .filter(({ probability }) => probability > 0);
}

/** The same for a game that can cost no more than the stake. */
function chancesOfStake(game: GameOutcomes): Chance[] {
  const chances = chancesOf(game);
  const least = chances.reduce((least, { outcome }) => Math.min(least, outcome), 0);
  if (least >= -1) return chances;
  throw new RangeError(`Cannot lose ${-least} times the stake: wanted at most the stake`);
}

function meanOver(chances: readonly Chance[], valueOf: (outcome: number) => number): number {
  return chances.reduce((sum, { outcome, probability }) => sum + probability * valueOf(outcome), 0);
}

function checkBankroll(bankroll: number): void {
  checkNumber("a bankroll", bankroll, 0, Infinity);
}

function checkWinRate(winRate: number, sd: number): void {
  checkNumber("a win rate", winRate);
  checkPositive("a standard deviation", sd);
}
