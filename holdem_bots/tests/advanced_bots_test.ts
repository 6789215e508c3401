/**
 * What the bots do where there is no doubt about it, and that they win.
 */
import { assert, assertEquals, assertThrows } from "@std/assert";
import {
  type BotRegistry,
  createDefaultBotRegistry,
  createPrng,
  parseConfig,
  type PlayerId,
  runCashGame,
  runSngSeries,
} from "@marvin/holdem";
import type { Action } from "@marvin/holdem/rules";
import { CashBot, registerAdvancedBots } from "../mod.ts";
import { type MadeUpGame, viewOf } from "./_spot.ts";

function createRegistry(): BotRegistry {
  const registry = createDefaultBotRegistry();
  registerAdvancedBots(registry);
  return registry;
}

const TYPES = ["big_stack_bot", "short_stack_bot", "cash_bot"];

Deno.test("registerAdvancedBots() adds the types once", () => {
  const registry = createRegistry();
  assertEquals(registry.types().slice(-3), TYPES);
  assertThrows(() => registerAdvancedBots(registry), RangeError);
});

/** What a bot that knows nobody does. */
function decide(type: string, game: MadeUpGame): Action["type"] {
  const prng = createPrng("7", "bot", 0);
  const bot = createRegistry().create({ botType: type }, { id: 0 as PlayerId, name: "Bot", prng });
  const view = viewOf(game);
  bot.gameStartEvent?.(view);
  return bot.act(view).type;
}

const BLINDS = [{ streetBet: 10, stack: 1_990 }, { streetBet: 20, stack: 1_980 }];
const FIRST = { street: "preflop", players: [{ stack: 2_000 }, ...BLINDS], numToAct: 3 } as const;
const OTHERS = [{ stack: 2_000 }, { stack: 2_000 }, { stack: 2_000 }];
const EARLY = { ...FIRST, players: [...OTHERS, ...FIRST.players], numToAct: 6 } as const;
const SHORT = {
  street: "preflop",
  players: [{ stack: 190, streetBet: 10 }, { stack: 180, streetBet: 20 }],
  numToAct: 2,
} as const;
const BLUFFED = {
  players: [{ totalBet: 200, stack: 1_000 }, { streetBet: 200, totalBet: 400, stack: 800 }],
};

const DECISIONS: readonly [title: string, game: MadeUpGame, want: Action["type"]][] = [
  ["opens with aces", { ...FIRST, holeCards: "AsAd" }, "raise"],
  ["moves in with an ace heads-up with ten big blinds", { ...SHORT, holeCards: "As5d" }, "raise"],
  ["folds 72o before five others", { ...EARLY, holeCards: "7s2d" }, "fold"],
  ["bets or raises the nuts on the river", {
    ...{ ...BLUFFED, holeCards: "AsKs", board: "QsJsTs2d3h" },
  }, "raise"],
  ["folds nothing at all to a bet on the river", {
    ...{ ...BLUFFED, holeCards: "5s4d", board: "AsKdQh9c8c" },
  }, "fold"],
];
for (const type of TYPES) {
  for (const [title, game, want] of DECISIONS) {
    Deno.test(`${type} ${title}`, () => assertEquals(decide(type, game), want));
  }
}

Deno.test("CashBot is the same player again, when it is made twice", () => {
  const setup = { id: 3 as PlayerId, name: "Twin", prng: createPrng("7", "bot", 3) };
  const [one, other] = [new CashBot(setup), new CashBot(setup)];
  const view = viewOf({ ...FIRST, holeCards: "KsQd" });
  assertEquals([one.id, one.name, one.act(view)], [other.id, other.name, other.act(view)]);
});

const CASH_MATCHES: readonly [type: string, bigBlinds: number, hands: number][] = [
  ["big_stack_bot", 100, 4_000],
  ["short_stack_bot", 20, 6_000],
  ["cash_bot", 50, 4_000],
];
for (const [type, bigBlinds, hands] of CASH_MATCHES) {
  for (const opponent of createDefaultBotRegistry().types()) {
    Deno.test(`${type} wins against ${opponent}, beyond doubt`, async () => {
      const config = parseConfig(`
        [game]
        num_seats = 6
        big_blind = 20
        starting_chips = ${20 * bigBlinds}
        reset_bankroll_each_hand = true
        randomize_seats = true
        bots = [{ bot_type = "${type}" }${`, { bot_type = "${opponent}" }`.repeat(5)}]`);
      const { players } = await runCashGame(config, { seed: 7, hands, registry: createRegistry() });
      const [low] = players[0].bbPer100Ci95!;
      assert(low > 0, `${players[0].bbPer100} bb/100, from ${low}`);
    });
  }
}

for (const type of ["short_stack_bot", "cash_bot"]) {
  Deno.test(`${type} wins tournaments against a field of simple bots, beyond doubt`, async () => {
    const others = createDefaultBotRegistry().types().filter((other) => other !== "fold_bot");
    const config = parseConfig(`
      [game]
      game_type = "SitAndGo"
      starting_chips = 1500
      big_blind = 20
      prizes = [30, 20, 10]
      fee = 1
      randomize_seats = true
      bots = [
        { bot_type = "${type}", risk_aversion = 0.5 },
        ${others.map((other) => `{ bot_type = "${other}" }`).join(", ")}
      ]`);
    const series = await runSngSeries(config, {
      ...{ seed: 7, tournaments: 200, registry: createRegistry() },
    });
    assert(series.playerResults[0].roiCi95![0] > 0);
  });
}
