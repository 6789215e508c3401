/**
 * Reads the `[[game.bots]]` tables.
 *
 * @module
 */
import { nearest, nearestSpelling } from "./_nearest.ts";
import { listWords, type TableReader } from "./_table_reader.ts";
import type { BotConfig } from "./config.ts";

/**
 * Reads one bot a table. Keys other than `bot_type` and `name` are the bot's own.
 *
 * @param botTypes The bot types there are; any are accepted where left out.
 */
export function readBots(
  tables: readonly TableReader[],
  botTypes?: readonly string[],
): BotConfig[] {
  const bots = tables.map((table) => readBot(table, botTypes));
  const firstWithName = new Map<string, number>();
  bots.forEach(({ name }, index) => {
    if (name === undefined) return;
    const first = firstWithName.get(name);
    if (first === undefined) firstWithName.set(name, index);
    else tables[index].refuse("name", `unlike that of ${tables[first].path}`, name);
  });
  return bots;
}

function readBot(table: TableReader, botTypes?: readonly string[]): BotConfig {
  const botType = table.text("bot_type");
  const name = table.playerName("name");
  if (botType !== undefined && botTypes && !botTypes.includes(botType)) {
    const meant = nearest(botType, botTypes);
    table.refuse(
      "bot_type",
      listWords(botTypes.map((type) => `"${type}"`)),
      botType,
      meant && `did you mean "${meant}"?`,
    );
  }
  let isTypeMissing = !table.has("bot_type");
  const parameters: [key: string, value: unknown][] = [];
  for (const [key, value] of table.others()) {
    const meant = misspelt(key, isTypeMissing);
    if (meant === "bot_type") isTypeMissing = false;
    if (meant !== undefined) table.refuseKey(key, { table, key: meant });
    else if (!isFinite(value)) table.refuse(key, "a value without nan and inf", value);
    else parameters.push([key, value]);
  }
  if (isTypeMissing) {
    table.refuse("bot_type", 'the name of a bot type, such as "call_bot"', undefined);
  }
  return { botType: botType ?? "", name, parameters: Object.fromEntries(parameters) };
}

/**
 * The common key that a bot's own key is meant to be, if that is likely. Bots may call their keys
 * what they like, so that a mere likeness such as that of `game` and `name` is not enough.
 */
function misspelt(key: string, isTypeMissing: boolean): string | undefined {
  if (isTypeMissing && nearest(key, ["bot_type"])) return "bot_type";
  const common = nearestSpelling(key, ["bot_type", "name"]);
  return common?.[0] === key[0].toLowerCase() ? common : undefined;
}

/** Whether all numbers of a value are finite, at any depth. */
function isFinite(value: unknown): boolean {
  if (typeof value === "number") return Number.isFinite(value);
  return typeof value !== "object" || value === null || Object.values(value).every(isFinite);
}
