/**
 * Bot types from a module of the user's.
 *
 * @module
 */
import { resolve, toFileUrl } from "@std/path";
import { type BotRegistry, registerBotModule } from "@marvin/holdem";
import { OutputError } from "./user_errors.ts";

/**
 * Registers the bot types of a module.
 *
 * @param path Path of the module, from the current folder.
 * @returns URL of the module.
 * @throws {OutputError} If there is no such module, it fails, or it registers nothing.
 */
export async function loadBotModule(path: string, registry: BotRegistry): Promise<string> {
  const before = registry.types().length;
  const url = toFileUrl(resolve(path)).href;
  try {
    await registerBotModule(url, registry);
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw new OutputError(`Cannot load bots from ${path}: ${reason}`);
  }
  if (registry.types().length === before) {
    throw new OutputError(
      `Cannot use the bots of ${path}: wanted an exported function registerBots(registry) ` +
        `that registers a bot type, found none`,
    );
  }
  return url;
}
