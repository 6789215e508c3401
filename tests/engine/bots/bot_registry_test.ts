import { assert, assertEquals, assertInstanceOf, assertThrows } from "@std/assert";
import {
  BotCreationError,
  BotRegistry,
  type BotSetup,
  type BotType,
  CallBot,
  ChumpBot,
  createDefaultBotRegistry,
  FlockBot,
  FoldBot,
  RaiseBot,
  RandomBot,
  registerBuiltinBots,
} from "../../../engine/bots/mod.ts";
import { ConfigError } from "../../../engine/errors.ts";
import { createPrng } from "../../../engine/random/mod.ts";
import type { PlayerId } from "../../../engine/types.ts";

const SETUP: BotSetup = { id: 3 as PlayerId, name: "Ann", prng: createPrng("7", "bot", 3) };
const CALLER: BotType = { create: ({ id, name }) => new CallBot(id, name) };

const BUILTIN = [
  ["call_bot", CallBot],
  ["fold_bot", FoldBot],
  ["raise_bot", RaiseBot],
  ["random_bot", RandomBot],
  ["flock_bot", FlockBot],
  ["chump_bot", ChumpBot],
] as const;

Deno.test("createDefaultBotRegistry() knows the six simple bots", () => {
  const registry = createDefaultBotRegistry();
  assertEquals(registry.types(), BUILTIN.map(([type]) => type));
  for (const [botType, constructor] of BUILTIN) {
    const bot = registry.create({ botType }, SETUP);
    assertInstanceOf(bot, constructor);
    assertEquals([bot.id, bot.name], [SETUP.id, SETUP.name]);
    assert(registry.get(botType).description);
  }
});

Deno.test("registerBuiltinBots() leaves other types alone", () => {
  const registry = new BotRegistry();
  registry.register("own_bot", CALLER);
  registerBuiltinBots(registry);
  assertEquals(registry.types().length, 7);
  assertEquals(registry.has("own_bot"), true);
  assertEquals(registry.has("other_bot"), false);
});

Deno.test("BotRegistry.register() refuses, when there is such a type", () => {
  const registry = createDefaultBotRegistry();
  assertThrows(() => registry.register("call_bot", CALLER), RangeError, "register call_bot twice");
  assertThrows(() => registerBuiltinBots(registry), RangeError, "register call_bot twice");
});

type Unfit = [title: string, botType: unknown, says: string];
const UNFIT: Unfit[] = [
  ["cannot create", {}, "Cannot register x: wanted a create() that makes a bot, found undefined"],
  ["is nothing", undefined, "Cannot register x: wanted a create()"],
  ["is a name", "call_bot", "Cannot register x: wanted a create()"],
  [
    "has a parameter without a default",
    { ...CALLER, parameters: { bluff: { min: 0 } } },
    "Cannot register x: wanted a number, boolean or text as the default of bluff, found undefined",
  ],
];
for (const [title, botType, says] of UNFIT) {
  Deno.test(`BotRegistry.register() refuses a type that ${title}`, () => {
    assertThrows(() => new BotRegistry().register("x", botType as BotType), TypeError, says);
  });
}

Deno.test("BotRegistry.create() names the known types, when the type is unknown", () => {
  const error = assertThrows(
    () => createDefaultBotRegistry().create({ botType: "cal_bot" }, SETUP),
    RangeError,
    'bot type "cal_bot"',
  );
  for (const [type] of BUILTIN) assert(error.message.includes(type));
  assertThrows(
    () => new BotRegistry().create({ botType: "call_bot" }, SETUP),
    RangeError,
    "registered are none",
  );
});

type Refusal = [botType: string, parameters: Record<string, unknown>, message: string];
const UNKNOWN: Refusal[] = [
  ["call_bot", { bet_fraction: 1 }, "bet_fraction of call_bot: its parameters are none"],
  ["chump_bot", { chance: 1 }, "chance of chump_bot: its parameters are change_chance"],
  ["random_bot", { toString: 1 }, "are fold_weight, call_weight, raise_weight"],
];
for (const [botType, parameters, message] of UNKNOWN) {
  Deno.test(`BotRegistry.create() refuses, when ${botType} has no such parameter`, () => {
    const registry = createDefaultBotRegistry();
    assertThrows(() => registry.create({ botType, parameters }, SETUP), RangeError, message);
  });
}

const WRONG: Refusal[] = [
  [
    "chump_bot",
    { change_chance: 1.5 },
    "chump_bot.change_chance as it must be a number from 0 to 1",
  ],
  ["chump_bot", { change_chance: "1" }, "a number from 0 to 1: current value is 1"],
  ["flock_bot", { bet_fraction: -0.5 }, "flock_bot.bet_fraction as it must be a number from 0:"],
  ["flock_bot", { bet_fraction: NaN }, "a number from 0: current value is NaN"],
  ["random_bot", { fold_weight: Infinity }, "current value is Infinity"],
  ["own_bot", { eager: "yes" }, "own_bot.eager as it must be true or false"],
  ["own_bot", { style: 1 }, "own_bot.style as it must be text"],
];
for (const [botType, parameters, message] of WRONG) {
  const value = Object.values(parameters)[0];
  Deno.test(`BotRegistry.create() refuses, when a parameter of ${botType} is ${value}`, () => {
    const registry = createDefaultBotRegistry();
    registry.register("own_bot", {
      ...CALLER,
      parameters: { eager: { default: true }, style: { default: "tight" } },
    });
    assertThrows(() => registry.create({ botType, parameters }, SETUP), ConfigError, message);
  });
}

Deno.test("BotRegistry.create() says which bot could not be made, when its type throws", () => {
  const registry = new BotRegistry();
  const cause = new Error("no data");
  registry.register("my_bot", {
    create() {
      throw cause;
    },
  });
  const error = assertThrows(
    () => registry.create({ botType: "my_bot" }, SETUP),
    BotCreationError,
    `Cannot make "${SETUP.name}", a my_bot: no data`,
  );
  assertEquals(error.cause, cause);
});

Deno.test("BotRegistry.create() hands over the parameters, those left out with their defaults", () => {
  const registry = new BotRegistry();
  let seen: unknown;
  registry.register("own_bot", {
    parameters: { eager: { default: true }, style: { default: "tight" }, size: { default: 2 } },
    create(setup, parameters) {
      seen = parameters;
      return CALLER.create(setup, parameters);
    },
  });
  registry.create({ botType: "own_bot", parameters: { eager: false, size: -1 } }, SETUP);
  assertEquals(seen, { eager: false, style: "tight", size: -1 });
});

Deno.test("BotRegistry.create() refuses a bot that is somebody else", () => {
  const registry = new BotRegistry();
  registry.register("own_bot", { create: () => new CallBot(SETUP.id, "Ben") });
  assertThrows(
    () => registry.create({ botType: "own_bot" }, SETUP),
    TypeError,
    'wanted 3 "Ann", found 3 "Ben"',
  );
});
