/**
 * The six bot types that are always there.
 *
 * @module
 */
import { BotRegistry } from "./bot_registry.ts";
import { CallBot } from "./call_bot.ts";
import { ChumpBot } from "./chump_bot.ts";
import { FlockBot } from "./flock_bot.ts";
import { FoldBot } from "./fold_bot.ts";
import { RaiseBot } from "./raise_bot.ts";
import { RandomBot } from "./random_bot.ts";

/** A registry that knows the six simple bots. */
export function createDefaultBotRegistry(): BotRegistry {
  const registry = new BotRegistry();
  registerBuiltinBots(registry);
  return registry;
}

/**
 * Registers the six simple bots: `call_bot`, `fold_bot`, `raise_bot`, `random_bot`, `flock_bot` and
 * `chump_bot`.
 *
 * @throws {RangeError} If the registry has one of these types already.
 */
export function registerBuiltinBots(registry: BotRegistry): void {
  registry.register("call_bot", {
    description: "Checks or calls",
    create: ({ id, name }) => new CallBot(id, name),
  });
  registry.register("fold_bot", {
    description: "Checks or folds",
    create: ({ id, name }) => new FoldBot(id, name),
  });
  registry.register("raise_bot", {
    description: "Raises the minimum as long as it may",
    create: ({ id, name }) => new RaiseBot(id, name),
  });
  registry.register("random_bot", {
    description: "Folds, calls and raises by chance",
    parameters: {
      fold_weight: { default: 1, min: 0 },
      call_weight: { default: 1, min: 0 },
      raise_weight: { default: 1, min: 0 },
    },
    create: ({ id, name, prng }, parameters) =>
      new RandomBot(id, name, {
        prng,
        foldWeight: parameters.fold_weight as number,
        callWeight: parameters.call_weight as number,
        raiseWeight: parameters.raise_weight as number,
      }),
  });
  registry.register("flock_bot", {
    description: "Calls to the river, and bets good hands there",
    parameters: { bet_fraction: { default: 0.5, min: 0 } },
    create: ({ id, name }, parameters) =>
      new FlockBot(id, name, { betFraction: parameters.bet_fraction as number }),
  });
  registry.register("chump_bot", {
    description: "Bets by the rank of its hand, bluffs and fears by its mood",
    parameters: { change_chance: { default: 0.1, min: 0, max: 1 } },
    create: ({ id, name, prng }, parameters) =>
      new ChumpBot(id, name, { prng, changeChance: parameters.change_chance as number }),
  });
}
