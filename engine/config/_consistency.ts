/**
 * Whether the settings of a game go together.
 *
 * @module
 */
import type { TableReader } from "./_table_reader.ts";
import type { GameConfig } from "./config.ts";
import { playersOf } from "./conversions.ts";

const MAX_CHIPS = Number.MAX_SAFE_INTEGER;

/** Something that must hold between one setting and others. */
interface Claim {
  readonly key: string;
  readonly holds: boolean;
  /** What the setting must be, in the words of the others. */
  readonly wanted: string;
  readonly found: unknown;
  /** The other settings it depends on. */
  readonly given: readonly string[];
}

/** Reports all settings that do not go together. */
export function checkGame(game: GameConfig, table: TableReader): void {
  const claims = [...stakeClaims(game), ...fieldClaims(game), ...levelClaims(game)];
  // Nothing is concluded from settings that are wrong in themselves or whose key is misspelt.
  const broken = claims.filter(({ key, holds, given }) =>
    !holds && [key, ...given].every((name) => table.canTrust(name))
  );
  for (const { key, wanted, found } of broken) {
    const isDefault = !key.includes("[") && !table.has(key);
    table.refuse(key, wanted, found, isDefault ? "this is the default" : undefined);
  }
}

function stakeClaims(game: GameConfig): Claim[] {
  const { smallBlind, bigBlind, ante, startingChips } = game;
  const isUsed = game.gameType === "Cash" || game.blindLevels.length === 0;
  const atMostStack = {
    wanted: `at most starting_chips (${startingChips})`,
    given: ["starting_chips", "small_blind"],
  };
  return [
    {
      key: "small_blind",
      holds: smallBlind <= bigBlind,
      wanted: `at most big_blind (${bigBlind})`,
      found: smallBlind,
      given: ["big_blind"],
    },
    {
      ...atMostStack,
      key: "big_blind",
      holds: !isUsed || bigBlind <= startingChips,
      found: bigBlind,
    },
    { ...atMostStack, key: "ante", holds: !isUsed || ante <= startingChips, found: ante },
  ];
}

function fieldClaims(game: GameConfig): Claim[] {
  const { bots, numSeats, numEntries, prizes, startingChips, buyIn, fee } = game;
  const players = playersOf(game);
  const [limitKey, limit] = numEntries === undefined
    ? ["num_seats", numSeats]
    : ["num_entries", numEntries];
  const share = Math.floor(MAX_CHIPS / Math.max(players, 1));
  return [
    {
      key: "bots",
      holds: bots.length >= 2,
      wanted: "2 or more bots",
      found: bots.length,
      given: [],
    },
    {
      key: "bots",
      holds: bots.length <= limit,
      wanted: `at most ${limitKey} (${limit}) bots`,
      found: bots.length,
      given: [limitKey],
    },
    {
      key: "prizes",
      holds: prizes.length <= players,
      wanted: `at most ${players} prizes, as there are ${players} players`,
      found: prizes.length,
      given: ["bots", limitKey],
    },
    {
      key: "prizes",
      holds: prizes.reduce((sum, prize) => sum + prize, 0) <= MAX_CHIPS,
      wanted: "at most 2^53 - 1 chips together",
      found: prizes,
      given: [],
    },
    {
      key: "starting_chips",
      holds: startingChips <= share,
      wanted: `at most ${share} for ${players} players`,
      found: startingChips,
      given: ["bots", limitKey],
    },
    {
      key: "buy_in",
      holds: buyIn + fee <= share,
      wanted: `at most ${share} with its fee for ${players} players`,
      found: buyIn,
      given: ["bots", limitKey, "fee"],
    },
    {
      key: "seat_plan",
      holds: game.seatPlan === "none" || !game.randomizeSeats,
      wanted: '"none" while randomize_seats is true',
      found: game.seatPlan,
      given: ["randomize_seats"],
    },
  ];
}

function levelClaims(game: GameConfig): Claim[] {
  const { gameType, blindLevels, startingChips, bigBlind, ante, numBlindLevels } = game;
  const claims = blindLevels.map(({ smallBlind, bigBlind }, index) => ({
    key: `blind_levels[${index}].small_blind`,
    holds: smallBlind <= bigBlind,
    wanted: `at most big_blind (${bigBlind})`,
    found: smallBlind,
    given: [`blind_levels[${index}].big_blind`],
  }));
  if (gameType === "Cash") return claims;
  if (blindLevels.length > 0) {
    return [...claims, {
      key: "blind_levels[0].big_blind",
      holds: blindLevels[0].bigBlind <= startingChips,
      wanted: `at most starting_chips (${startingChips})`,
      found: blindLevels[0].bigBlind,
      given: ["starting_chips"],
    }];
  }
  const most = 1 + Math.floor(Math.log2(MAX_CHIPS / Math.max(bigBlind, ante)));
  return [{
    key: "num_blind_levels",
    holds: numBlindLevels <= most,
    wanted: `at most ${most}, as blinds double each level and end at 2^53 - 1`,
    found: numBlindLevels,
    given: ["small_blind", "big_blind", "ante"],
  }];
}
