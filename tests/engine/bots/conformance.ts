/**
 * What every bot has to keep to, as tests: for the built-in ones here, and for bots of any other
 * registry.
 *
 * @module
 */
import { assert, assertEquals } from "@std/assert";
import {
  BET_LIMIT_TYPES,
  type BetLimitType,
  type BotRegistry,
  createDefaultBotRegistry,
  createPrng,
  type GameInfo,
  type HandResult,
  type HoldemPlayer,
  type PlayerId,
  Table,
} from "@marvin/holdem";

/** A table and who sits at it: the bot in question first, then simple bots in turn. */
interface Game {
  readonly registry: BotRegistry;
  readonly type: string;
  readonly seats: number;
  readonly limit: BetLimitType;
  readonly startingChips?: number;
  readonly seed: string;
  /** What is done to the bot before it sits down. */
  readonly wrap?: (bot: HoldemPlayer) => HoldemPlayer;
}

const HANDS = 10_000;
const SEATS = [2, 3, 4, 5, 6, 7, 8, 9, 10];
const STACKS = [2_000, 500, 90, 15, 100_000];
const HANDS_OF_EACH = Math.ceil(HANDS / (SEATS.length * BET_LIMIT_TYPES.length * STACKS.length));
/** A table that waits this long for every hundredth decision is no fun to watch. */
const MOST_MILLISECONDS = 20;
const OPPONENTS = createDefaultBotRegistry().types();

function seat({ registry, type, seats, limit, startingChips = 2_000, seed, wrap }: Game): Table {
  const table = new Table({
    numSeats: seats,
    smallBlind: 10,
    bigBlind: 20,
    betLimit: { type: limit, minRaise: 0 },
    startingChips,
    resetBankrollEachHand: true,
    randomizeSeats: true,
  }, { cards: createPrng(seed, "cards"), seats: createPrng(seed, "seats") });
  for (let place = 0; place < seats; place++) {
    const botType = place === 0 ? type : OPPONENTS[place % OPPONENTS.length];
    const id = place as PlayerId;
    const prng = createPrng(seed, "bot", place);
    const bot = registry.create({ botType }, { id, name: `${place} ${botType}`, prng });
    table.sitDown(place === 0 && wrap !== undefined ? wrap(bot) : bot);
  }
  return table;
}

/** Fails if the first player has done what he may not do. */
function checkFaults(table: Table): void {
  const seats = table.seats.filter((chair) => chair !== null);
  const { bot, faults } = seats.find(({ player }) => player.bot.id === 0)!.player;
  const { counts, examples } = faults;
  const message = `${bot.name}: ${JSON.stringify(examples)}`;
  assertEquals(counts, { freeFold: 0, illegalAction: 0, badAmount: 0, threw: 0 }, message);
}

/** A bot that notes in milliseconds how long each decision takes. */
function timed(bot: HoldemPlayer, times: number[]): HoldemPlayer {
  return replaced(bot, (name, method) =>
    name !== "act" ? method : (...args) => {
      const start = performance.now();
      const action = method(...args);
      times.push(performance.now() - start);
      return action;
    });
}

/**
 * A bot whose views of the game are of no use once it has answered, and which cannot change what it
 * is shown.
 */
export function mistrusted(bot: HoldemPlayer): HoldemPlayer {
  return replaced(bot, (_, method) => (...args) => {
    const revokes: (() => void)[] = [];
    const shown = args.map((arg) => {
      if (isView(arg)) return guarded(arg, revokes);
      return arg !== null && typeof arg === "object" && "to" in arg
        ? Object.freeze({ ...arg })
        : arg;
    });
    const answer = method(...shown);
    for (const revoke of revokes) revoke();
    return answer;
  });
}

type Method = (...args: unknown[]) => unknown;

/** A bot with other methods. */
function replaced(
  bot: HoldemPlayer,
  replace: (name: string, method: Method) => Method,
): HoldemPlayer {
  const methods = new Map<unknown, Method>();
  return new Proxy(bot, {
    get(target, name) {
      const value = Reflect.get(target, name, target);
      if (typeof value !== "function") return value;
      if (!methods.has(name)) methods.set(name, replace(String(name), value.bind(target)));
      return methods.get(name);
    },
  });
}

/** Whether something is the live view of a game or of a player. */
function isView(value: unknown): value is GameInfo {
  return value !== null && typeof value === "object" && "seat" in value &&
    ("stack" in value || "pot" in value);
}

/** A view that throws when something is set, and at everything once it is revoked. */
function guarded(view: object, revokes: (() => void)[]): object {
  const { proxy, revoke } = Proxy.revocable(view, {
    get(target, name) {
      const value = Reflect.get(target, name, target);
      if (typeof value === "function") {
        return (...args: unknown[]) => guardedValue(value.apply(target, args), revokes);
      }
      return guardedValue(value, revokes);
    },
    set: () => false,
    defineProperty: () => false,
    deleteProperty: () => false,
  });
  revokes.push(revoke);
  return proxy;
}

function guardedValue(value: unknown, revokes: (() => void)[]): unknown {
  if (Array.isArray(value)) return value.map((item) => guardedValue(item, revokes));
  return isView(value) ? guarded(value, revokes) : value;
}

function play(table: Table, hands: number): HandResult[] {
  return Array.from({ length: hands }, () => table.playHand());
}

/**
 * Registers the tests for every bot type of a registry.
 *
 * @param registry The types; the built-in ones have to be among them, as opponents.
 * @param types Those to test: all where left out.
 */
export function testConformance(
  registry: BotRegistry,
  types: readonly string[] = registry.types(),
): void {
  for (const type of types) {
    Deno.test(`${type} never does what is illegal, nor throws, in ${HANDS} hands`, () => {
      const times: number[] = [];
      for (const seats of SEATS) {
        for (const limit of BET_LIMIT_TYPES) {
          for (const startingChips of STACKS) {
            const table = seat({
              ...{ registry, type, seats, limit, startingChips, seed: `${seats}` },
              wrap: (bot) => timed(bot, times),
            });
            for (let hand = 0; hand < HANDS_OF_EACH; hand++) table.runHand();
            checkFaults(table);
          }
        }
      }
      times.sort((a, b) => a - b);
      const slow = times[Math.floor(0.99 * times.length)];
      console.log(
        `${type}: 99 % of ${times.length} decisions in ${(1_000 * slow).toFixed(1)} µs or less`,
      );
      assert(slow < MOST_MILLISECONDS);
    });

    Deno.test(`${type} does the same again, when its stream is the same`, () => {
      const game = { registry, type, seats: 6, limit: "no_limit", seed: "7" } as const;
      const hands = play(seat(game), 200);
      play(seat({ ...game, seed: "8" }), 50); // what others of its type live through is nothing to it
      assertEquals(play(seat(game), 200), hands);
    });

    Deno.test(`${type} never keeps or changes what it is shown`, () => {
      const game = { registry, type, seats: 6, limit: "no_limit", seed: "7" } as const;
      const table = seat({ ...game, wrap: mistrusted });
      const hands = play(table, 200);
      checkFaults(table);
      assertEquals(hands, play(seat(game), 200));
    });
  }
}
