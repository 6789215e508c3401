/**
 * What a config means in the engine's own terms.
 *
 * @module
 */
import { NO_RAKE, type RakeConfig } from "../rules/rake.ts";
import type { TableConfig } from "../table/table.ts";
import { BlindSchedule } from "../tournament/blind_schedule.ts";
import { PrizeStructure } from "../tournament/prize_structure.ts";
import type { BotConfig, GameConfig } from "./config.ts";

/** How many players take part. */
export function playersOf(game: GameConfig): number {
  return game.numEntries ?? game.bots.length;
}

/** One bot for each player; a tournament with more entries than bots repeats their list. */
export function toEntrants(game: GameConfig): BotConfig[] {
  const { bots } = game;
  return Array.from({ length: playersOf(game) }, (_, index) => bots[index % bots.length]);
}

/** The blinds of a tournament: its explicit levels if it has some, else doubling ones. */
export function toBlindSchedule(game: GameConfig): BlindSchedule {
  const { blindLevels, smallBlind, bigBlind, ante, numBlindLevels, handsPerLevel } = game;
  if (blindLevels.length === 0) {
    const levels = numBlindLevels;
    return BlindSchedule.standard({ smallBlind, bigBlind, ante, levels, handsPerLevel });
  }
  return BlindSchedule.custom(
    blindLevels.map(({ hands, ...blinds }) => ({ ...blinds, durationHands: hands })),
  );
}

/** The prizes of a tournament: its own list if it has one, else the usual ones. */
export function toPrizeStructure(game: GameConfig): PrizeStructure {
  if (game.prizes.length > 0) return PrizeStructure.custom(game.prizes);
  return game.gameType === "MultiTableTournament"
    ? PrizeStructure.standardMtt(game.buyIn, playersOf(game))
    : PrizeStructure.standardSng(game.buyIn, playersOf(game));
}

/** The house's terms; none in a tournament, whatever the config says. */
export function toRakeConfig(game: GameConfig): RakeConfig {
  if (game.gameType !== "Cash") return NO_RAKE;
  return {
    percentage: game.rakePercentage,
    cap: game.rakeCap,
    scope: game.rakeScope,
    noFlopNoDrop: game.noFlopNoDrop,
  };
}

/** One table of the game. Tournaments neither take rake nor refill, reset or shuffle by the hand. */
export function toTableConfig(game: GameConfig): TableConfig {
  const isCash = game.gameType === "Cash";
  return {
    numSeats: game.numSeats,
    smallBlind: game.smallBlind,
    bigBlind: game.bigBlind,
    ante: game.ante,
    betLimit: game.betLimit,
    rake: toRakeConfig(game),
    startingChips: game.startingChips,
    resetBankrollEachHand: isCash && game.resetBankrollEachHand,
    bankrollRefillThreshold: isCash ? game.bankrollRefillThreshold : 0,
    randomizeSeats: isCash && game.randomizeSeats,
    illegalAction: game.illegalAction,
  };
}
