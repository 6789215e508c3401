/**
 * The bot for deep stacks.
 *
 * @module
 */
import type { BotSetup } from "@marvin/holdem/bots";
import { AdvancedBot, type AdvancedBotOptions } from "./advanced_bot.ts";
import { bigStackStrategies } from "./strategies.ts";

/** Made for more than 25 big blinds: opens by position, then bets by what it learns of the others. */
export class BigStackBot extends AdvancedBot {
  /** Makes a bot. */
  constructor(setup: BotSetup, options?: AdvancedBotOptions) {
    super(setup, bigStackStrategies, options);
  }
}
