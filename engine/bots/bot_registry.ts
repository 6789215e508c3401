/**
 * Bot types by name, so that a config can ask for them.
 *
 * @module
 */
import { ConfigError } from "../errors.ts";
import type { HoldemPlayer } from "../player/mod.ts";
import type { Prng } from "../random/mod.ts";
import type { PlayerId } from "../types.ts";

/** Who a bot is, and where its random numbers come from. */
export interface BotSetup {
  /** The id the run gave to this player. */
  readonly id: PlayerId;
  /** The name shown in logs and tables. */
  readonly name: string;
  /** The bot's own stream: it draws from nothing else, and nobody else draws from it. */
  readonly prng: Prng;
}

/** What a parameter of a bot type may be. */
export type BotParameterValue = number | boolean | string;

/** The parameters of one bot by their TOML keys, complete and checked. */
export type BotParameters = Readonly<Record<string, BotParameterValue>>;

/** A parameter that a `[[game.bots]]` table may set for a bot type. */
export interface BotParameter {
  /** Value where it is left out. A value that is set has to be of the same type. */
  readonly default: BotParameterValue;
  /** Smallest number allowed; any where left out. */
  readonly min?: number;
  /** Largest number allowed; any where left out. */
  readonly max?: number;
}

/** A kind of bot. */
export interface BotType {
  /** What the bot does, in one line. */
  readonly description?: string;
  /** The parameters it knows, by their TOML keys (snake_case); none where left out. */
  readonly parameters?: Readonly<Record<string, BotParameter>>;
  /** Makes a bot with the id and the name of the setup. */
  create(setup: BotSetup, parameters: BotParameters): HoldemPlayer;
}

/** The bot that is wanted; a `[[game.bots]]` table of a config fits. */
export interface BotSpec {
  /** Name of the bot type, such as `call_bot`. */
  readonly botType: string;
  /** What the bot is to be called; see `uniqueBotNames`. */
  readonly name?: string;
  /** Parameters by their TOML keys; those left out have their defaults. */
  readonly parameters?: Readonly<Record<string, unknown>>;
}

/** A bot that its type could not make. */
export class BotCreationError extends Error {
  /**
   * Keeps what the type has thrown.
   *
   * @param message Which bot it was, of which type, and why.
   * @param cause What was thrown.
   */
  constructor(message: string, cause: unknown) {
    super(message, { cause });
    this.name = "BotCreationError";
  }
}

/**
 * The bot types of a run, by name. Types are found by name alone, so that their order and number
 * change no result.
 *
 * @example A bot of one's own
 * ```ts
 * import { call, createDefaultBotRegistry, createPrng, fold, type GameInfo } from "@marvin/holdem";
 * import type { PlayerId } from "@marvin/holdem";
 * import { assertEquals } from "@std/assert";
 *
 * const registry = createDefaultBotRegistry();
 * registry.register("pair_bot", {
 *   description: "Plays pairs only",
 *   create: ({ id, name }) => ({
 *     id,
 *     name,
 *     act: (info: GameInfo) => info.canCheck || info.holeCards?.isPair ? call() : fold(),
 *   }),
 * });
 * const setup = { id: 0 as PlayerId, name: "Pairs", prng: createPrng("7", "bot", 0) };
 * assertEquals(registry.create({ botType: "pair_bot" }, setup).name, "Pairs");
 * ```
 */
export class BotRegistry {
  readonly #types = new Map<string, BotType>();

  /**
   * Adds a bot type.
   *
   * @param type Name by which configs ask for it, such as `call_bot`.
   * @throws {RangeError} If there is such a type already.
   * @throws {TypeError} If it cannot create bots, or a parameter has no default.
   */
  register(type: string, botType: BotType): void {
    if (this.has(type)) throw new RangeError(`Cannot register ${type} twice`);
    checkBotType(type, botType);
    this.#types.set(type, botType);
  }

  /** Whether there is a bot type of this name. */
  has(type: string): boolean {
    return this.#types.has(type);
  }

  /** Names of all bot types, in the order in which they were registered. */
  types(): string[] {
    return [...this.#types.keys()];
  }

  /**
   * Looks a bot type up.
   *
   * @throws {RangeError} If there is none of this name.
   */
  get(type: string): BotType {
    const botType = this.#types.get(type);
    if (botType !== undefined) return botType;
    const known = this.types().join(", ") || "none";
    throw new RangeError(`Cannot find the bot type "${type}": registered are ${known}`);
  }

  /**
   * Makes a bot.
   *
   * @param spec Its type and parameters.
   * @param setup Its id, its name and its own stream of random numbers.
   * @throws {RangeError} If the type or a parameter is not known.
   * @throws {ConfigError} If a parameter has a value that it cannot have.
   * @throws {BotCreationError} If the type fails to make it.
   */
  create(spec: BotSpec, setup: BotSetup): HoldemPlayer {
    const { botType: type, parameters = {} } = spec;
    const botType = this.get(type);
    const complete = completeParameters(type, botType, parameters);
    let bot: HoldemPlayer;
    try {
      bot = botType.create(setup, complete);
    } catch (error) {
      const reason = error instanceof Error ? error.message : String(error);
      throw new BotCreationError(`Cannot make "${setup.name}", a ${type}: ${reason}`, error);
    }
    if (bot.id !== setup.id || bot.name !== setup.name) {
      throw new TypeError(
        `Cannot use a ${type} that is not who it was made to be: wanted ${setup.id} ` +
          `"${setup.name}", found ${bot.id} "${bot.name}"`,
      );
    }
    return bot;
  }
}

const DEFAULT_TYPES: readonly string[] = ["number", "boolean", "string"];

/** Refuses what is no bot type, as modules of bots need not be type-checked. */
function checkBotType(type: string, botType: BotType): void {
  if (typeof botType?.create !== "function") {
    throw new TypeError(
      `Cannot register ${type}: wanted a create() that makes a bot, found ${typeof botType
        ?.create}`,
    );
  }
  for (const [key, parameter] of Object.entries(botType.parameters ?? {})) {
    if (DEFAULT_TYPES.includes(typeof parameter?.default)) continue;
    throw new TypeError(
      `Cannot register ${type}: wanted a number, boolean or text as the default of ${key}, ` +
        `found ${parameter?.default}`,
    );
  }
}

function completeParameters(
  type: string,
  { parameters = {} }: BotType,
  given: Readonly<Record<string, unknown>>,
): BotParameters {
  for (const key of Object.keys(given)) {
    if (Object.hasOwn(parameters, key)) continue;
    const known = Object.keys(parameters).join(", ") || "none";
    throw new RangeError(`Cannot set ${key} of ${type}: its parameters are ${known}`);
  }
  return Object.fromEntries(
    Object.entries(parameters).map(([key, parameter]) => {
      const value = given[key] ?? parameter.default;
      if (!isAllowed(value, parameter)) {
        throw new ConfigError(`${type}.${key}`, value, describeValues(parameter));
      }
      return [key, value];
    }),
  );
}

function isAllowed(value: unknown, parameter: BotParameter): value is BotParameterValue {
  if (typeof value !== typeof parameter.default) return false;
  const { min = -Infinity, max = Infinity } = parameter;
  return typeof value !== "number" || Number.isFinite(value) && value >= min && value <= max;
}

function describeValues({ default: value, min, max }: BotParameter): string {
  if (typeof value !== "number") return typeof value === "string" ? "text" : "true or false";
  const limits = [min === undefined ? "" : ` from ${min}`, max === undefined ? "" : ` to ${max}`];
  return `a number${limits.join("")}`;
}
