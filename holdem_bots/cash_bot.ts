/**
 * The bot for stacks of all sizes.
 *
 * @module
 */
import type { BotSetup } from "@marvin/holdem/bots";
import { AdvancedBot, type AdvancedBotOptions } from "./advanced_bot.ts";
import { cashStrategies } from "./strategies.ts";

/** Plays as BigStackBot with more than 25 effective big blinds, and as ShortStackBot with fewer. */
export class CashBot extends AdvancedBot {
  /** Makes a bot. */
  constructor(setup: BotSetup, options?: AdvancedBotOptions) {
    super(setup, cashStrategies, options);
  }
}
