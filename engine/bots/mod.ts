/**
 * The six simple bots, and the registry that makes bots by the names of their types.
 *
 * @module
 */
export * from "./bot_registry.ts";
export * from "./bot_names.ts";
export * from "./builtin_bots.ts";
export * from "./call_bot.ts";
export * from "./fold_bot.ts";
export * from "./raise_bot.ts";
export * from "./random_bot.ts";
export { FlockBot, type FlockBotOptions } from "./flock_bot.ts";
export * from "./chump_bot.ts";
