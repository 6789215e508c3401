import { assert, assertEquals } from "@std/assert";
import { createDefaultBotRegistry, uniqueBotNames } from "../../../engine/bots/mod.ts";
import type { SeatedPlayer } from "../../../engine/hand/mod.ts";
import { createPrng, type Prng } from "../../../engine/random/mod.ts";
import { BET_LIMIT_TYPES, type BetLimitType } from "../../../engine/rules/mod.ts";
import { Table } from "../../../engine/table/mod.ts";
import type { PlayerId } from "../../../engine/types.ts";
import { streamOf } from "./_situation.ts";

const TYPES = ["call_bot", "fold_bot", "raise_bot", "random_bot", "flock_bot", "chump_bot"];
const registry = createDefaultBotRegistry();

interface Game {
  readonly types: readonly string[];
  readonly seed?: string;
  readonly limit?: BetLimitType;
  readonly startingChips?: number;
  /** The stream of the bot at a place of the list. */
  readonly streams?: (place: number) => Prng;
}

/** A table whose stacks are reset before every hand; each bot draws by its place in the list. */
function seat(game: Game): Table {
  const { types, seed = "7", limit = "no_limit", startingChips = 1_000 } = game;
  const { streams = (place) => createPrng(seed, "bot", 0, place) } = game;
  const table = new Table({
    numSeats: types.length,
    smallBlind: 10,
    bigBlind: 20,
    betLimit: { type: limit, minRaise: 0 },
    startingChips,
    resetBankrollEachHand: true,
  }, { cards: createPrng(seed, "cards"), seats: createPrng(seed, "seats") });
  const names = uniqueBotNames(types.map((botType) => ({ botType })));
  types.forEach((botType, place) => {
    const prng = streams(place);
    table.sitDown(
      registry.create({ botType }, { id: place as PlayerId, name: names[place], prng }),
    );
  });
  return table;
}

function playersOf(table: Table): SeatedPlayer[] {
  return table.seats.map((seat) => seat!.player);
}

/** Everything that was done, hand by hand. */
function play(table: Table, hands: number): unknown[] {
  return Array.from({ length: hands }, () => table.playHand().actions);
}

const STACKS = [1_000, 90, 15, 100_000, 237, 500];
const HANDS_OF_EACH_STACK = Math.ceil(10_000 / STACKS.length);
for (let seats = 2; seats <= 10; seats++) {
  for (const limit of BET_LIMIT_TYPES) {
    Deno.test(`bots never do what is illegal, at ${seats} seats of ${limit}`, () => {
      // Every type meets every other: the first of the list changes, and so do the stacks.
      for (const [first, startingChips] of STACKS.entries()) {
        const types = Array.from({ length: seats }, (_, seat) => TYPES[(first + seat) % 6]);
        const table = seat({ types, limit, startingChips, seed: `${seats}` });
        for (let hand = 0; hand < HANDS_OF_EACH_STACK; hand++) table.runHand();
        for (const { bot, faults } of playersOf(table)) {
          assertEquals(
            faults.counts,
            { freeFold: 0, illegalAction: 0, badAmount: 0, threw: 0 },
            `${bot.name}: ${JSON.stringify(faults.examples)}`,
          );
        }
      }
    });
  }
}

Deno.test("bots do the same again, when the seed is the same", () => {
  const types = [...TYPES, "random_bot", "chump_bot"];
  const hands = play(seat({ types }), 300);
  assertEquals(play(seat({ types }), 300), hands);
  assert(JSON.stringify(play(seat({ types, seed: "8" }), 300)) !== JSON.stringify(hands));
});

Deno.test("bots without chance never draw, so that they need no stream", () => {
  const types = ["call_bot", "fold_bot", "raise_bot", "flock_bot"];
  const table = seat({ types, streams: () => streamOf() });
  for (let hand = 0; hand < 200; hand++) table.runHand();
  for (const { faults } of playersOf(table)) assertEquals(faults.counts.threw, 0);
});

Deno.test("bots of a registry are the same, when other types are registered before them", () => {
  const own = createDefaultBotRegistry();
  own.register("own_bot", registry.get("call_bot"));
  const act = (from: typeof own) => {
    const prng = createPrng("7", "bot", 0, 0);
    from.create({ botType: "chump_bot" }, { id: 0 as PlayerId, name: "A", prng });
    return prng.int32();
  };
  assertEquals(act(own), act(registry));
});

for (const limit of BET_LIMIT_TYPES) {
  Deno.test(`two RaiseBots come to an end, when the stacks are deep in ${limit}`, () => {
    const table = seat({ types: ["raise_bot", "raise_bot"], limit, startingChips: 1_000_000 });
    const { startingStacks, chipMovements, potAmounts, actions } = table.playHand();
    const lost = -Math.min(...chipMovements);
    assertEquals(lost * 2, lost === 0 ? 0 : potAmounts[0]);
    if (limit === "fixed_limit") {
      assertEquals(actions.map((street) => street.length), [4, 5, 5, 5]);
    } else assertEquals(lost, startingStacks[0]);
  });
}
