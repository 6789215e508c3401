/**
 * Refuses configs that cannot be played, as cells of notebooks make them without a type check:
 * `{ ...config, game: { ...config.game, buyIn: "10" } }` cost 100 chips an entry where the fee was 0.
 *
 * @module
 */
import { GAME_TYPES, type GameConfig, playersOf, type SimulationConfig } from "../config/mod.ts";
import { checkFlag, ConfigError } from "../errors.ts";

/**
 * Refuses what is no config, such as its path. What is in it is left to {@link checkGameConfig}.
 *
 * @throws {TypeError} If it is none.
 */
export function checkConfig(config: SimulationConfig): void {
  if (typeof config?.game === "object" && typeof config.output === "object") return;
  throw new TypeError(
    `Cannot play ${config}: wanted a config, as readConfig() and parseConfig() give it`,
  );
}

/**
 * Refuses what would be played to wrong results. What tables, schedules, prizes and bots refuse
 * themselves is left to them.
 *
 * @throws {ConfigError} If a setting cannot be.
 */
export function checkGameConfig(game: GameConfig): void {
  const { gameType, bots, buyIn, fee, numEntries } = game;
  if (!GAME_TYPES.includes(gameType)) {
    throw new ConfigError("game.game_type", gameType, `one of ${GAME_TYPES.join(", ")}`);
  }
  const mayHaveEntries = gameType === "MultiTableTournament";
  if (numEntries !== undefined && !(mayHaveEntries && Number.isSafeInteger(numEntries))) {
    const wanted = `a whole number in a MultiTableTournament, and left out in a ${gameType}`;
    throw new ConfigError("game.num_entries", numEntries, wanted);
  }
  if (!Array.isArray(bots) || !(playersOf(game) >= 2)) {
    throw new ConfigError("game.bots", bots?.length, "a list of 2 or more");
  }
  for (const [at, bot] of bots.entries()) {
    if (typeof bot?.botType === "string") continue;
    throw new ConfigError(`game.bots[${at}].bot_type`, bot?.botType, "the name of a bot type");
  }
  for (const [key, chips] of [["game.buy_in", buyIn], ["game.fee", fee]] as const) {
    if (Number.isSafeInteger(chips) && chips >= 0) continue;
    throw new ConfigError(key, chips, "a whole number of chips from 0");
  }
  for (const [key, list] of [["prizes", game.prizes], ["blind_levels", game.blindLevels]]) {
    if (!Array.isArray(list)) throw new ConfigError(`game.${key}`, list, "a list");
  }
  checkFlag("game.reset_bankroll_each_hand", game.resetBankrollEachHand);
  checkFlag("game.randomize_seats", game.randomizeSeats);
}
