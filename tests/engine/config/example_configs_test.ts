import { assert, assertEquals } from "@std/assert";
import { DEFAULT_BOT_TYPES, readConfig } from "@marvin/holdem";

const FOLDER = new URL("../../../configs/", import.meta.url);
const NAMES = [...Deno.readDirSync(FOLDER)].map(({ name }) => name).sort();

Deno.test("configs/ holds one example for each kind of run", () => {
  assertEquals(NAMES, [
    "cash_bankroll_reset.toml",
    "cash_rake.toml",
    "cash_random_seats.toml",
    "cash_refill.toml",
    "fixed_limit.toml",
    "heads_up.toml",
    "mtt_45.toml",
    "sng_series.toml",
  ]);
});

for (const name of NAMES) {
  const url = new URL(name, FOLDER);
  Deno.test(`readConfig() accepts ${name}`, async () => {
    await readConfig(url.pathname, { botTypes: DEFAULT_BOT_TYPES });
  });

  Deno.test(`${name} explains each key where it is first used`, async () => {
    const explained = new Set<string>();
    for (const line of (await Deno.readTextFile(url)).split("\n")) {
      const key = /^(\w+) = /.exec(line)?.[1];
      // A bot's name and the kind of game explain themselves.
      if (key === undefined || ["name", "game_type"].includes(key)) continue;
      const hasReason = line.includes(" # ") || ["small_blind", "big_blind", "hands"].includes(key);
      assert(explained.has(key) || hasReason, `${key} is not explained`);
      explained.add(key);
    }
  });
}

Deno.test("sng_series.toml plays a series with explicit levels and prizes", async () => {
  const { game, output } = await readConfig(new URL("sng_series.toml", FOLDER).pathname);
  assertEquals(game.bots.map(({ botType }) => botType), [...DEFAULT_BOT_TYPES]);
  assertEquals([game.gameType, game.blindLevels.length, game.prizes], ["SitAndGo", 7, [
    30,
    20,
    10,
  ]]);
  assertEquals([output.numTournaments, output.logLayout], [100, "per_session"]);
});
