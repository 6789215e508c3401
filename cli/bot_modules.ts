/**
 * Bot types from a module of the user's.
 *
 * @module
 */
import { resolve, toFileUrl } from "@std/path";
import type { BotRegistry } from "@marvin/holdem";
import { OutputError } from "./result_files.ts";

/**
 * Loads a module, and calls each of its exported functions whose name begins with `register` with
 * the registry.
 *
 * @param path Path of the module, from the current folder.
 * @throws {OutputError} If there is no such module, it fails, or it registers nothing.
 */
export async function loadBotModule(path: string, registry: BotRegistry): Promise<void> {
  const before = registry.types().length;
  try {
    const module = await import(toFileUrl(resolve(path)).href);
    for (const [name, value] of Object.entries(module)) {
      if (name.startsWith("register") && typeof value === "function") await value(registry);
    }
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
}
