/**
 * What a config holds once it is read: plain data, so that `{ ...config.game, seed: 7 }` is a
 * config too.
 *
 * @module
 */
import type { IllegalActionPolicy } from "../hand/illegal_actions.ts";
import type { BetLimit } from "../rules/bet_limit.ts";
import type { RakeScope } from "../rules/rake.ts";
import type { Chips } from "../types.ts";

/** Kinds of game. */
export const GAME_TYPES = ["Cash", "SitAndGo", "MultiTableTournament"] as const;

/** A kind of game. */
export type GameType = (typeof GAME_TYPES)[number];

/** How bots change seats between replays of the same cards. */
export const SEAT_PLANS = ["none", "rotate", "balanced"] as const;

/**
 * How bots change seats between replays of the same cards: no replays, every bot once in every
 * seat, or every pair of bots equally often in every pair of seats.
 */
export type SeatPlan = (typeof SEAT_PLANS)[number];

/** The ways to take luck away. */
export const ADJUSTMENTS = ["none", "all_in", "board"] as const;

/**
 * A way to take luck away:
 * - `none`: results are what was won;
 * - `all_in`: once nobody can bet any more, players get what they would win on average over all
 *   cards to come (all-in adjusted winnings);
 * - `board`: the same for every street. What the cards of a street change for a player, if all were
 *   to check from there on, is luck; what the bets change is play. After Burch, Schmid, Moravčík,
 *   Morrill and Bowling, "AIVAT: A New Variance Reduction Technique for Agent Evaluation in
 *   Imperfect Information Games" (AAAI 2018), with the showdown value of the pot as value function.
 */
export type Adjustment = (typeof ADJUSTMENTS)[number];

/**
 * When a comparison may end early: when all intervals are so narrow, to either side, or when every
 * pair is told apart (Holm's p at most 1 - level). Intervals and p are then valid at any time (see
 * `meanWithSequence`), and so a little wider than those of a run of fixed length.
 */
export type StopRule = "sign" | { readonly halfWidth: number };

/** How many hands one log file holds. */
export const LOG_LAYOUTS = ["per_hand", "per_session"] as const;

/** How many hands one log file holds: one, or all hands of a table or tournament. */
export type LogLayout = (typeof LOG_LAYOUTS)[number];

/** The bot types that take the seats of a config without bots, in turn. */
export const DEFAULT_BOT_TYPES = [
  "call_bot",
  "fold_bot",
  "raise_bot",
  "random_bot",
  "flock_bot",
  "chump_bot",
] as const;

/** One `[[game.bots]]` table. */
export interface BotConfig {
  /** Name of the bot type in the registry, such as `call_bot`. TOML: `bot_type`. */
  readonly botType: string;
  /** What the bot is called in results and logs; its type's name where left out. */
  readonly name?: string;
  /** All other keys of the table, which mean something to this bot type alone. */
  readonly parameters: Readonly<Record<string, unknown>>;
}

/** One `[[game.blind_levels]]` table. */
export interface BlindLevelConfig {
  /** Small blind, in chips; at most the big blind. TOML: `small_blind`. */
  readonly smallBlind: Chips;
  /** Big blind, in chips. TOML: `big_blind`. */
  readonly bigBlind: Chips;
  /** Ante of each player, in chips. Default 0. */
  readonly ante: Chips;
  /** Hands the level lasts. Default: `hands_per_level`. */
  readonly hands: number;
}

/** The `[game]` table. */
export interface GameConfig {
  /** TOML: `game_type`. Default `"Cash"`. */
  readonly gameType: GameType;
  /** Chairs at each table, from 2 to 10. TOML: `num_seats`. Default 6, or more for more bots. */
  readonly numSeats: number;
  /** Small blind, in chips. TOML: `small_blind`. Default: half of `big_blind` if given, or 10. */
  readonly smallBlind: Chips;
  /** Big blind, in chips. TOML: `big_blind`. Default: twice the small blind. */
  readonly bigBlind: Chips;
  /** Ante of each player, in chips. Default 0. */
  readonly ante: Chips;
  /** Chips each player begins with. TOML: `starting_chips`. Default 1000. */
  readonly startingChips: Chips;
  /** Hands of a cash game. TOML: `num_hands`. Default 1000. */
  readonly numHands: number;
  /** What an entry adds to a tournament's prize pool. TOML: `buy_in`. Default 10. */
  readonly buyIn: Chips;
  /** What the house takes for an entry, on top of the buy-in. Default 0. */
  readonly fee: Chips;
  /**
   * Entries of a `MultiTableTournament`; only there. More entries than bots repeat the list of
   * bots. TOML: `num_entries`. Default: as many as bots, or three full tables without bots.
   */
  readonly numEntries?: number;
  /** Levels of the doubling schedule, from 1 to 53. TOML: `num_blind_levels`. Default 10. */
  readonly numBlindLevels: number;
  /** Hands each of its levels lasts. TOML: `hands_per_level`. Default 10. */
  readonly handsPerLevel: number;
  /** Explicit levels of a tournament instead; empty for the doubling schedule. */
  readonly blindLevels: readonly BlindLevelConfig[];
  /** Prizes in chips, first place first; empty for the usual prizes. Taken as given. */
  readonly prizes: readonly Chips[];
  /** Fraction of each pot of a cash game, from 0 to 1. TOML: `rake_percentage`. Default 0. */
  readonly rakePercentage: number;
  /** Most chips taken from one pot (or hand), 0 for no cap. TOML: `rake_cap`. Default 0. */
  readonly rakeCap: Chips;
  /** What the cap limits. TOML: `rake_scope`. Default `"pot"`. */
  readonly rakeScope: RakeScope;
  /** Whether hands that end before the flop are free. TOML: `no_flop_no_drop`. Default false. */
  readonly noFlopNoDrop: boolean;
  /**
   * Whether every hand of a cash game begins with `startingChips`. TOML:
   * `reset_bankroll_each_hand`. Default false.
   */
  readonly resetBankrollEachHand: boolean;
  /**
   * A cash game's player with this many chips or fewer, but some, buys back up to `startingChips`
   * before the next hand; 0 for never. TOML: `bankroll_refill_threshold`. Default 0.
   */
  readonly bankrollRefillThreshold: Chips;
  /**
   * Whether seats are drawn anew before each hand (cash) or once before each tournament. TOML:
   * `randomize_seats`. Default false.
   */
  readonly randomizeSeats: boolean;
  /** TOML: `seat_plan`. Default `"none"`. */
  readonly seatPlan: SeatPlan;
  /** What happens to an action the rules do not allow. TOML: `illegal_action`. Default `"check_fold"`. */
  readonly illegalAction: IllegalActionPolicy;
  /** Seed of all randomness; drawn by the run where left out. */
  readonly seed?: number | string;
  /** The `[game.bet_limit]` table. Default: no limit, and the big blind as the smallest bet. */
  readonly betLimit: BetLimit;
  /** The `[[game.bots]]` tables, at least two. Default: {@link DEFAULT_BOT_TYPES} in turn. */
  readonly bots: readonly BotConfig[];
}

/** The `[output]` table. */
export interface OutputConfig {
  /** Folder for result files; none are written where left out. */
  readonly directory?: string;
  /** Whether hand histories are written. TOML: `log_hands`. Default false. */
  readonly logHands: boolean;
  /** Whether decisions are written to CSV files in `logDir`. TOML: `log_actions`. Default false. */
  readonly logActions: boolean;
  /** Folder for hand histories. TOML: `log_dir`. Default `"logs"`. */
  readonly logDir: string;
  /** TOML: `log_layout`. Default `"per_hand"`. */
  readonly logLayout: LogLayout;
  /** Tournaments in a series. TOML: `num_tournaments`. Default 1. */
  readonly numTournaments: number;
  /**
   * When the first hand starts, as ISO 8601 text in UTC; when the run starts where left out. TOML:
   * `start_time`.
   */
  readonly startTime?: string;
}

/**
 * The `[compare]` table: how the bots are compared, where `compareBots()` and `deno task compare` are
 * not told otherwise.
 */
export interface CompareConfig {
  /** Name of a bot that is compared with all others; all pairs are compared where left out. */
  readonly a?: string;
  /** Name of the only bot that `a` is compared with. */
  readonly b?: string;
  /** The luck that is taken off the results. TOML: `adjust`. Default `"none"`. */
  readonly adjustment: Adjustment;
  /** Share of intervals that hold the truth, between 0 and 1. Default 0.95. */
  readonly level: number;
  /**
   * Half width of the interval that blocks still needed are told for, in big blinds in 100 hands or
   * percent of the entry. TOML: `half_width`.
   */
  readonly halfWidth?: number;
  /** When the run may end early: `"sign"`, or a half width. */
  readonly until?: StopRule;
}

/** A whole config file. */
export interface SimulationConfig {
  /** What is played, and by whom. */
  readonly game: GameConfig;
  /** What is written, and how much is played. */
  readonly output: OutputConfig;
  /** How the bots are compared; left out where the file does not say. */
  readonly compare?: CompareConfig;
}
