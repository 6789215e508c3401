/** Hands a second with bots of this package, beside those of the simple ones. */
import { createDefaultBotRegistry, createPrng, type PlayerId, Table } from "@marvin/holdem";
import { registerAdvancedBots } from "../mod.ts";

const HANDS = 1_000;
const registry = createDefaultBotRegistry();
registerAdvancedBots(registry);

/** Six bots with stacks that are reset before every hand. */
function seatBots(types: readonly string[], startingChips: number): Table {
  const table = new Table({
    ...{ numSeats: types.length, smallBlind: 10, bigBlind: 20, startingChips },
    resetBankrollEachHand: true,
  }, { cards: createPrng("7", "cards"), seats: createPrng("7", "seats") });
  types.forEach((botType, place) => {
    const prng = createPrng("7", "bot", place);
    const setup = { id: place as PlayerId, name: `${place}`, prng };
    table.sitDown(registry.create({ botType }, setup));
  });
  return table;
}

const FLOCK = new Array(5).fill("flock_bot");
const TABLES: readonly [title: string, types: string[], startingChips: number][] = [
  ["six flock bots", ["flock_bot", ...FLOCK], 2_000],
  ["a big stack bot and five flock bots", ["big_stack_bot", ...FLOCK], 2_000],
  ["six big stack bots", new Array(6).fill("big_stack_bot"), 2_000],
  ["six short stack bots", new Array(6).fill("short_stack_bot"), 400],
];
for (const [title, types, startingChips] of TABLES) {
  const table = seatBots(types, startingChips);
  const baseline = title === "six flock bots";
  Deno.bench(title, { group: `${HANDS} hands of six bots`, baseline }, () => {
    for (let hand = 0; hand < HANDS; hand++) table.runHand();
  });
}
