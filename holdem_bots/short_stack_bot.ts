/**
 * The bot for short stacks.
 *
 * @module
 */
import type { BotSetup } from "@marvin/holdem/bots";
import { AdvancedBot, type AdvancedBotOptions } from "./advanced_bot.ts";
import { shortStackStrategies } from "./strategies.ts";

/** Made for up to 25 big blinds: moves in, raises or folds before the flop, and hardly ever calls. */
export class ShortStackBot extends AdvancedBot {
  /** Makes a bot. */
  constructor(setup: BotSetup, options?: AdvancedBotOptions) {
    super(setup, shortStackStrategies, options);
  }
}
