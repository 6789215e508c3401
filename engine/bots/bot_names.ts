/**
 * Names for bots that have none.
 *
 * @module
 */
import type { BotSpec } from "./bot_registry.ts";

/**
 * A name for each bot, no two alike. A name that is given is kept; a bot without one is called
 * after its type, `CallBot`. Where a name is taken already the next free one of `CallBot #2`,
 * `CallBot #3`, … is used, for a given name that is repeated too.
 *
 * @example
 * ```ts
 * import { uniqueBotNames } from "@marvin/holdem";
 * import { assertEquals } from "@std/assert";
 *
 * const bots = [{ botType: "call_bot" }, { botType: "call_bot" }, { botType: "x", name: "Ann" }];
 * assertEquals(uniqueBotNames(bots), ["CallBot", "CallBot #2", "Ann"]);
 * ```
 */
export function uniqueBotNames(specs: readonly Pick<BotSpec, "botType" | "name">[]): string[] {
  const given = new Set(specs.flatMap(({ name }) => name ?? []));
  const taken = new Set<string>();
  /** How far the names made from each base have been tried. */
  const tried = new Map<string, number>();
  return specs.map(({ botType, name }) => {
    const base = name ?? classNameOf(botType);
    let unique = base;
    // A given name belongs to the first bot that asks for it, wherever that is in the list.
    while (taken.has(unique) || given.has(unique) && unique !== name) {
      const number = (tried.get(base) ?? 1) + 1;
      tried.set(base, number);
      unique = `${base} #${number}`;
    }
    taken.add(unique);
    return unique;
  });
}

/** `CallBot` for `call_bot`. */
function classNameOf(botType: string): string {
  return botType.split("_").map((word) => word.charAt(0).toUpperCase() + word.slice(1)).join("");
}
