/**
 * The bot types of this package.
 *
 * @module
 */
import type { BotRegistry, BotSetup } from "@marvin/holdem/bots";
import type { AdvancedBot, AdvancedBotOptions } from "./advanced_bot.ts";
import { BigStackBot } from "./big_stack_bot.ts";
import { CashBot } from "./cash_bot.ts";
import { ShortStackBot } from "./short_stack_bot.ts";

type BotClass = new (setup: BotSetup, options: AdvancedBotOptions) => AdvancedBot;

const BOTS: readonly [type: string, bot: BotClass, description: string][] = [
  ["big_stack_bot", BigStackBot, "Plays deep stacks by what it learns of the others"],
  ["short_stack_bot", ShortStackBot, "Moves in, raises or folds before the flop"],
  ["cash_bot", CashBot, "Plays as big_stack_bot or short_stack_bot, as the stacks are"],
];

/**
 * Registers `big_stack_bot`, `short_stack_bot` and `cash_bot`.
 *
 * @throws {RangeError} If the registry has one of these types already.
 */
export function registerAdvancedBots(registry: BotRegistry): void {
  for (const [type, Bot, description] of BOTS) {
    registry.register(type, {
      description,
      parameters: { risk_aversion: { default: 0, min: 0, max: 1 } },
      create: (setup, parameters) =>
        new Bot(setup, { riskAversion: parameters.risk_aversion as number }),
    });
  }
}
