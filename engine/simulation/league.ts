/**
 * Leagues: every bot against every other one, heads-up.
 *
 * @module
 */
import { uniqueBotNames } from "../bots/mod.ts";
import type { GameConfig, SeatPlan, SimulationConfig } from "../config/mod.ts";
import { canonicalSeed, drawSeed } from "../random/mod.ts";
import type { PlayerId } from "../types.ts";
import { checkConfig, checkGameConfig } from "./_check_config.ts";
import { compareBots, type ComparisonTerms } from "./compare.ts";
import { type CompareOptions, withConfigured } from "./compare_options.ts";
import { adjustByHolm } from "./compare_pairs.ts";
import { resultUnit } from "./duplicate_blocks.ts";
import type { Progress } from "./run_options.ts";
import type { Interval, PlayerIdentity } from "./stats/mod.ts";
import { openThreads } from "./_threads.ts";

/** Options of {@link runLeague}. */
export interface LeagueOptions extends Omit<CompareOptions, "a" | "b" | "halfWidth"> {
  /** Called some times a second, and when a match ends; counts the hands of the whole league. */
  readonly onProgress?: (progress: Progress) => void;
}

/** How one bot did against another. */
export interface LeagueResultAgainst {
  /** Who against. */
  readonly opponent: PlayerId;
  /** Mean result, in the unit of the league; null without blocks. */
  readonly mean: number | null;
  /** Where the true mean is; null below three blocks. */
  readonly interval: Interval | null;
  /**
   * Probability of such a difference between the two, either way, if they were equal; after Holm's
   * method over all matches. Null below three blocks.
   */
  readonly pHolm: number | null;
  /** Tournaments won; null in a cash game. */
  readonly wins: number | null;
  /** Blocks of the match. */
  readonly blocks: number;
}

/** A bot of the league. */
export interface LeaguePlayer extends PlayerIdentity {
  /** Mean over all opponents of the mean result; null where a match is missing. */
  readonly mean: number | null;
  /** Where the true mean is. */
  readonly interval: Interval | null;
  /** Place in the table, from 1. */
  readonly rank: number;
  /** Best place that its interval allows: after all whose intervals lie above. */
  readonly bestRank: number;
  /** Worst place that its interval allows: before all whose intervals lie below. */
  readonly worstRank: number;
  /** Its row of the cross table, by id of the opponent; its own place is left out. */
  readonly against: readonly LeagueResultAgainst[];
}

/** Results of a league. Plain data, fit for JSON. */
export interface LeagueResult extends ComparisonTerms {
  /** By player id. */
  readonly players: readonly LeaguePlayer[];
}

/**
 * Plays every bot of a config against every other one, heads-up and with the same cards for both,
 * and ranks them by their mean result against all others.
 *
 * @param config What to play, and the bots. A tournament is played for the usual prizes of two.
 * @param given As for {@link compareBots}; lengths and the stop rule are those of a match. A match
 * has a seed of its own, so matches are independent of each other.
 * @throws {RangeError} As {@link compareBots}.
 *
 * @example
 * ```ts
 * import { parseConfig, runLeague } from "@marvin/holdem";
 * import { assertEquals } from "@std/assert";
 *
 * const config = parseConfig(`[game]
 * reset_bankroll_each_hand = true
 * bots = [{ bot_type = "fold_bot" }, { bot_type = "call_bot" }, { bot_type = "flock_bot" }]`);
 * const { players } = await runLeague(config, { seed: 7, hands: 1_000 });
 * assertEquals(players[0].rank, 3);
 * ```
 */
export async function runLeague(
  config: SimulationConfig,
  given: LeagueOptions = {},
): Promise<LeagueResult> {
  checkConfig(config);
  checkGameConfig(config.game);
  const { game, output } = config;
  using threads = openThreads(given);
  const executor = given.executor ?? threads ?? undefined;
  const options: LeagueOptions = {
    ...withConfigured(config, given),
    ...NO_PAIR,
    executor,
    jobs: 1,
  };
  const names = uniqueBotNames(game.bots);
  const seed = canonicalSeed(options.seed ?? game.seed ?? drawSeed());
  const rows: LeagueResultAgainst[][] = names.map(() => []);
  const matches: { readonly a: LeagueResultAgainst; readonly b: LeagueResultAgainst; p: number }[] =
    [];
  const count = names.length * (names.length - 1) / 2;
  let [number, hands, seatPlan]: [number, number, SeatPlan] = [0, 0, game.seatPlan];
  for (let b = 1; b < names.length; b++) {
    for (let a = 0; a < b && !options.signal?.aborted; a++) {
      const before = { match: number++, hands };
      const result = await compareBots({ output, game: matchOf(game, [a, b], names) }, {
        ...options,
        seed: `${seed}:${a}-${b}`,
        onProgress: (progress) => options.onProgress?.(ofLeague(progress, before, count)),
      });
      hands += result.hands;
      seatPlan = result.seatPlan;
      const [pair] = result.pairs;
      const side = (player: number, opponent: number): LeagueResultAgainst => ({
        opponent: opponent as PlayerId,
        mean: result.players[player].mean,
        interval: result.players[player].interval,
        pHolm: pair.p,
        wins: result.players[player].finishes[0] ?? null,
        blocks: result.blocks,
      });
      matches.push({ a: side(0, b), b: side(1, a), p: pair.p ?? 1 });
    }
  }
  const adjusted = adjustByHolm(matches.map(({ p }) => p));
  matches.forEach(({ a, b }, at) => {
    const holm = (side: LeagueResultAgainst) => (
      { ...side, pHolm: side.pHolm === null ? null : adjusted[at] }
    );
    rows[b.opponent].push(holm(a));
    rows[a.opponent].push(holm(b));
  });
  return {
    gameType: game.gameType,
    seed,
    unit: resultUnit(config),
    seatPlan,
    adjustment: options.adjustment ?? "none",
    level: options.level ?? 0.95,
    anytime: options.until !== undefined,
    hands,
    players: rankPlayers(rows.map((against, id) => ({
      playerId: id as PlayerId,
      name: names[id],
      botType: game.bots[id].botType,
      against: against.sort((x, y) => x.opponent - y.opponent),
    }))),
  };
}

/** A league compares all pairs. */
const NO_PAIR = { a: undefined, b: undefined, halfWidth: undefined };

/** The game of two bots. */
function matchOf(game: GameConfig, pair: readonly number[], names: readonly string[]): GameConfig {
  const bots = pair.map((at) => ({ ...game.bots[at], name: names[at] }));
  return { ...game, bots, numSeats: 2, prizes: [] };
}

/** Progress of a match as that of the league: matches are about as long as each other. */
function ofLeague(
  { unit, done, total, hands }: Progress,
  before: { readonly match: number; readonly hands: number },
  matches: number,
): Progress {
  return {
    unit,
    done: before.match * total + done,
    total: matches * total,
    hands: before.hands + hands,
  };
}

type Row = PlayerIdentity & { readonly against: readonly LeagueResultAgainst[] };

/** Means over all opponents, and the places that their intervals allow. */
function rankPlayers(rows: readonly Row[]): LeaguePlayer[] {
  const estimates = rows.map(({ against }) => meanAgainstAll(against, rows.length - 1));
  const isAbove = (one: Interval | null, other: Interval | null): boolean =>
    one !== null && other !== null && one[0] > other[1];
  return rows.map((row, at) => {
    const { mean, interval } = estimates[at];
    const better = estimates.filter((other) => (other.mean ?? -Infinity) > (mean ?? -Infinity));
    const above = estimates.filter((other) => isAbove(other.interval, interval));
    const below = estimates.filter((other) => isAbove(interval, other.interval));
    return {
      ...row,
      mean,
      interval,
      rank: better.length + 1,
      bestRank: above.length + 1,
      worstRank: rows.length - below.length,
    };
  });
}

/** Half widths of independent means add up like their standard errors: as the root of squares. */
function meanAgainstAll(
  against: readonly LeagueResultAgainst[],
  opponents: number,
): { readonly mean: number | null; readonly interval: Interval | null } {
  if (against.length < opponents || against.some(({ mean }) => mean === null)) {
    return { mean: null, interval: null };
  }
  const mean = against.reduce((sum, result) => sum + result.mean!, 0) / opponents;
  const intervals = against.flatMap(({ interval }) => interval === null ? [] : [interval]);
  if (intervals.length < opponents) return { mean, interval: null };
  const squares = intervals.reduce((sum, [low, high]) => sum + ((high - low) / 2) ** 2, 0);
  const half = Math.sqrt(squares) / opponents;
  return { mean, interval: [mean - half, mean + half] };
}
