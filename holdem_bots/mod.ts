/**
 * Bots that learn how the others play: `deno task sim --bots=holdem_bots/mod.ts …`
 *
 * @module
 */
export * from "./register_advanced_bots.ts";
export { AdvancedBot, type AdvancedBotOptions } from "./advanced_bot.ts";
export * from "./big_stack_bot.ts";
export * from "./short_stack_bot.ts";
export * from "./cash_bot.ts";
