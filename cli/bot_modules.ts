/**
 * Bot types from a module of the user's, and what bots may do to a run.
 *
 * @module
 */
import { resolve, toFileUrl } from "@std/path";
import { type BotRegistry, registerBotModule } from "@marvin/holdem";
import { OutputError } from "./result_files.ts";

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

/**
 * Whether bots have ended a run: by an illegal action, where the config wants that, or by a hand
 * without an end. An error of a worker thread keeps its name, not its class.
 */
export function isFaultOfBots(error: unknown): error is Error {
  return error instanceof Error && /^(IllegalAction|LongHand)Error$/.test(error.name);
}
