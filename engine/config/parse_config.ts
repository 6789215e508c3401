/**
 * From TOML text to a config.
 *
 * @module
 */
import { parse } from "@std/toml";
import { ILLEGAL_ACTION_POLICIES } from "../hand/illegal_actions.ts";
import { BET_LIMIT_TYPES, type BetLimit } from "../rules/bet_limit.ts";
import { RAKE_SCOPES } from "../rules/rake.ts";
import { MAX_BLIND_LEVELS } from "../tournament/blind_schedule.ts";
import { MAX_SEATS } from "../types.ts";
import { readBots } from "./_bots.ts";
import { checkGame } from "./_consistency.ts";
import { Problems } from "./_problems.ts";
import { TableReader } from "./_table_reader.ts";
import {
  ADJUSTMENTS,
  type BlindLevelConfig,
  type BotConfig,
  type CompareConfig,
  DEFAULT_BOT_TYPES,
  GAME_TYPES,
  type GameConfig,
  type GameType,
  LOG_LAYOUTS,
  type OutputConfig,
  SEAT_PLANS,
  type SimulationConfig,
} from "./config.ts";
import { InvalidConfigError } from "./invalid_config_error.ts";

/** Largest config, in bytes of a file or characters of a text. */
export const MAX_CONFIG_SIZE: number = 64 * 1024;

const MAX_ENTRIES = 100_000;

/** How to read a config. */
export interface ParseConfigOptions {
  /** Path of the file, for error messages. */
  readonly path?: string;
  /** The bot types there are; any are accepted where left out. */
  readonly botTypes?: readonly string[];
}

/**
 * Reads a config. Every key may be left out; see {@link GameConfig}, {@link OutputConfig}
 * and {@link CompareConfig} for what it then is.
 *
 * @param text TOML text of at most 64 KiB.
 * @returns Plain data.
 * @throws {InvalidConfigError} If anything is wrong with it. The error holds all problems at once,
 * unless the text is not TOML at all.
 *
 * @example All defaults but one
 * ```ts
 * import { parseConfig } from "@marvin/holdem";
 * import { assertEquals } from "@std/assert";
 *
 * const { game } = parseConfig("[game]\nbig_blind = 50");
 * assertEquals([game.smallBlind, game.bigBlind, game.bots.length], [25, 50, 6]);
 * ```
 *
 * @example A typo
 * ```ts
 * import { parseConfig } from "@marvin/holdem";
 * import { assertThrows } from "@std/assert";
 *
 * assertThrows(
 *   () => parseConfig("[game]\nbig_blnd = 50"),
 *   RangeError,
 *   "line 2: game.big_blnd is not a key of [game]; did you mean big_blind?",
 * );
 * ```
 */
export function parseConfig(text: string, options: ParseConfigOptions = {}): SimulationConfig {
  const { path, botTypes } = options;
  const problems = new Problems(text);
  const config = readRoot(new TableReader("", parseToml(text, path), problems), botTypes);
  if (!problems.isEmpty) throw new InvalidConfigError(problems.located(), path);
  return config;
}

function parseToml(text: string, file: string | undefined): Record<string, unknown> {
  if (text.length > MAX_CONFIG_SIZE) {
    const [found, wanted] = [`${text.length} characters`, "a config of at most 64 KiB"];
    const message = `Cannot read ${wanted}: found ${found}`;
    throw new InvalidConfigError([{ path: "", line: 0, found, wanted, message }], file);
  }
  try {
    return parse(text);
  } catch (error) {
    if (!(error instanceof SyntaxError)) throw error;
    // Only the message says where the text stops being TOML.
    const place = /^Parse error on line (\d+), column (\d+): /.exec(error.message);
    const line = Number(place?.[1] ?? 0);
    const reason = error.message.slice(place?.[0].length);
    const message = `Cannot read this as TOML: ${reason}${place ? ` (column ${place[2]})` : ""}`;
    const found = text.split("\n")[line - 1]?.trim();
    throw new InvalidConfigError([{ path: "", line, found, wanted: "TOML", message }], file);
  }
}

function readRoot(root: TableReader, botTypes?: readonly string[]): SimulationConfig {
  const gameTable = root.table("game");
  const outputTable = root.table("output");
  const compareTable = root.table("compare");
  const limitTable = gameTable.table("bet_limit");
  const betLimit: BetLimit = {
    type: limitTable.choice("type", BET_LIMIT_TYPES, "no_limit"),
    minRaise: limitTable.chips("min_raise", { from: 0, or: 0 }),
  };
  const listed = gameTable.tables("bots");
  const game = readGame(gameTable, { betLimit, bots: listed && readBots(listed, botTypes) });
  const output = readOutput(outputTable);
  const compare = readCompare(compareTable);

  const tables = [gameTable, limitTable, outputTable, compareTable];
  for (const table of [root, ...tables]) table.refuseOthers(tables.filter((it) => it !== table));
  // Bots in the wrong place are looked at all the same, so that all their typos are known at once.
  if (root.hasTables("bots")) readBots(root.tables("bots") ?? [], botTypes);
  checkGame(game, gameTable);
  return root.has("compare") ? { game, output, compare } : { game, output };
}

interface GameParts {
  readonly betLimit: BetLimit;
  /** The bots the file lists; undefined if it lists none. */
  readonly bots: readonly BotConfig[] | undefined;
}

function readGame(table: TableReader, { betLimit, bots }: GameParts): GameConfig {
  const gameType = table.choice("game_type", GAME_TYPES, "Cash");
  const usualSeats = Math.min(Math.max(6, bots?.length ?? 0), MAX_SEATS);
  const numSeats = table.count("num_seats", { from: 2, to: MAX_SEATS, or: usualSeats });
  const numEntries = readEntries(table, { gameType, or: bots?.length ?? 3 * numSeats });
  const handsPerLevel = table.count("hands_per_level", { from: 1, or: 10 });
  return {
    gameType,
    numSeats,
    ...readBlinds(table),
    startingChips: table.chips("starting_chips", { from: 1, or: 1000 }),
    numHands: table.count("num_hands", { from: 1, or: 1000 }),
    buyIn: table.chips("buy_in", { from: 0, or: 10 }),
    fee: table.chips("fee", { from: 0, or: 0 }),
    numEntries,
    numBlindLevels: table.count("num_blind_levels", { from: 1, to: MAX_BLIND_LEVELS, or: 10 }),
    handsPerLevel,
    blindLevels: readBlindLevels(table, handsPerLevel),
    prizes: table.chipsList("prizes"),
    rakePercentage: table.fraction("rake_percentage", 0),
    rakeCap: table.chips("rake_cap", { from: 0, or: 0 }),
    rakeScope: table.choice("rake_scope", RAKE_SCOPES, "pot"),
    noFlopNoDrop: table.flag("no_flop_no_drop", false),
    resetBankrollEachHand: table.flag("reset_bankroll_each_hand", false),
    bankrollRefillThreshold: table.chips("bankroll_refill_threshold", { from: 0, or: 0 }),
    randomizeSeats: table.flag("randomize_seats", false),
    seatPlan: table.choice("seat_plan", SEAT_PLANS, "none"),
    illegalAction: table.choice("illegal_action", ILLEGAL_ACTION_POLICIES, "check_fold"),
    seed: table.seed("seed"),
    betLimit,
    bots: bots ?? defaultBots(numEntries === undefined ? numSeats : Math.min(numEntries, 6)),
  };
}

function readEntries(
  table: TableReader,
  { gameType, or }: { gameType: GameType; or: number },
): number | undefined {
  const numEntries = table.count("num_entries", { from: 2, to: MAX_ENTRIES, or });
  if (gameType === "MultiTableTournament") return numEntries;
  if (table.has("num_entries")) {
    table.refuse("num_entries", 'left out unless game_type is "MultiTableTournament"', numEntries);
  }
  return undefined;
}

function readBlinds(table: TableReader): Pick<GameConfig, "smallBlind" | "bigBlind" | "ante"> {
  const listedBig = table.chips("big_blind", { from: 1, or: 0 }); // 0 is none
  const usualSmall = listedBig > 0 ? Math.max(Math.floor(listedBig / 2), 1) : 10;
  const smallBlind = table.chips("small_blind", { from: 1, or: usualSmall });
  return {
    smallBlind,
    bigBlind: listedBig || 2 * smallBlind,
    ante: table.chips("ante", { from: 0, or: 0 }),
  };
}

function readBlindLevels(table: TableReader, handsPerLevel: number): BlindLevelConfig[] {
  const levels = table.tables("blind_levels");
  if (levels?.length === 0) table.refuse("blind_levels", "one level or more", []);
  return (levels ?? []).map((level) => {
    const config = {
      smallBlind: level.chips("small_blind", { from: 1 }),
      bigBlind: level.chips("big_blind", { from: 1 }),
      ante: level.chips("ante", { from: 0, or: 0 }),
      hands: level.count("hands", { from: 1, or: handsPerLevel }),
    };
    level.refuseOthers();
    return config;
  });
}

function defaultBots(count: number): BotConfig[] {
  return Array.from({ length: count }, (_, index) => (
    { botType: DEFAULT_BOT_TYPES[index % DEFAULT_BOT_TYPES.length], parameters: {} }
  ));
}

function readOutput(table: TableReader): OutputConfig {
  return {
    directory: table.text("directory"),
    logHands: table.flag("log_hands", false),
    logActions: table.flag("log_actions", false),
    logDir: table.text("log_dir") ?? "logs",
    logLayout: table.choice("log_layout", LOG_LAYOUTS, "per_hand"),
    numTournaments: table.count("num_tournaments", { from: 1, or: 1 }),
    startTime: table.time("start_time"),
  };
}

function readCompare(table: TableReader): CompareConfig {
  const a = table.text("a");
  const b = table.text("b");
  if (b !== undefined && (a === undefined || a === b)) {
    table.refuse("b", "left out unless a is another bot", b);
  }
  const until = table.positiveOr("until", "sign");
  return {
    a,
    b,
    adjustment: table.choice("adjust", ADJUSTMENTS, "none"),
    level: table.positive("level", 1) ?? 0.95,
    halfWidth: table.positive("half_width"),
    until: typeof until === "number" ? { halfWidth: until } : until,
  };
}
