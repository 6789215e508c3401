/**
 * Errors that callers may want to tell apart, and what refuses words and numbers. Everything else is
 * a built-in error.
 *
 * @module
 */

/** A setting that cannot be used. */
export class ConfigError extends RangeError {
  /** Names the setting by its TOML path, such as `game.rake_percentage`. */
  constructor(readonly key: string, readonly value: unknown, wanted: string) {
    super(`Cannot use ${key} as it must be ${wanted}: current value is ${String(value)}`);
    this.name = "ConfigError";
  }
}

/** An action the rules do not allow at this point of a hand. */
export class IllegalActionError extends RangeError {
  /**
   * Keeps all three apart, for callers that write a message of their own.
   *
   * @param player Who acted.
   * @param action What was tried, as text such as `raise to 30`.
   * @param legal What was legal, as text such as `fold, call 20, raise to 40-200`.
   * @param where When that was, as text such as `Table, hand 7, flop`.
   */
  constructor(
    readonly player: string,
    readonly action: string,
    readonly legal: string,
    where?: string,
  ) {
    const place = where === undefined ? "" : ` (${where})`;
    super(`Cannot let ${player} ${action} as only these are legal: ${legal}${place}`);
    this.name = "IllegalActionError";
  }
}

/** A hand of so many actions that they cannot be kept, as deep stacks and small raises can make. */
export class LongHandError extends RangeError {
  /**
   * Says what to do about it.
   *
   * @param actions How many there are, posts included.
   */
  constructor(actions: number) {
    super(
      `Cannot go on with a hand of ${actions.toLocaleString("en-US")} actions: ` +
        `give bots that raise by the minimum smaller stacks, or a larger min_raise`,
    );
    this.name = "LongHandError";
  }
}

/** A broken promise of this engine, such as a chip that vanished. Never caught: it is our bug. */
export class InvariantError extends Error {
  /**
   * Says what broke.
   *
   * @param message What was wanted and what was found.
   */
  constructor(message: string) {
    super(message);
    this.name = "InvariantError";
  }
}

/**
 * Refuses a word that is none of those there are, as cells of notebooks are not type-checked.
 *
 * @param deed What the word is for, such as `use a rake scope of`.
 * @param word The word.
 * @param words Those there are.
 * @throws {RangeError} If it is none of them.
 */
export function checkWord<T extends string>(deed: string, word: T, words: readonly T[]): void {
  if (words.includes(word)) return;
  throw new RangeError(`Cannot ${deed} ${word}: wanted one of ${words.join(", ")}`);
}

/**
 * Refuses what is no number within its limits, and what is not finite.
 *
 * @param what What the number is for, such as `a normal quantile`.
 * @param value The number.
 * @param least Smallest number that makes sense.
 * @param most Largest one.
 * @throws {RangeError} If it is something else.
 */
export function checkNumber(
  what: string,
  value: number,
  least: number = -Infinity,
  most: number = Infinity,
): void {
  if (Number.isFinite(value) && value >= least && value <= most) return;
  const limits = limitsOf(least, most);
  throw new RangeError(
    `Cannot use ${what} of ${value}: wanted a ${limits === "" ? "finite " : ""}number${limits}`,
  );
}

/**
 * Refuses what is no whole number within its limits.
 *
 * @param what What is counted, such as `a number of trials`.
 * @param value The number.
 * @param least Smallest number that makes sense.
 * @param most Largest one; any that is exact where left out.
 * @throws {RangeError} If it is something else.
 */
export function checkCount(
  what: string,
  value: number,
  least: number = 0,
  most: number = Infinity,
): void {
  if (Number.isSafeInteger(value) && value >= least && value <= most) return;
  throw new RangeError(
    `Cannot use ${what} of ${value}: wanted a whole number${limitsOf(least, most)}`,
  );
}

/**
 * Refuses what is not above 0, or endless.
 *
 * @param what What the number is for, such as `a half width`.
 * @param value The number.
 * @throws {RangeError} If it is something else.
 */
export function checkPositive(what: string, value: number): void {
  if (Number.isFinite(value) && value > 0) return;
  throw new RangeError(`Cannot use ${what} of ${value}: wanted a number above 0`);
}

/**
 * Refuses what is not between 0 and 1, both left out: levels of confidence.
 *
 * @param what What the share is of, such as `a level`.
 * @param value The share.
 * @throws {RangeError} If it is something else.
 */
export function checkShare(what: string, value: number): void {
  if (typeof value === "number" && value > 0 && value < 1) return;
  throw new RangeError(`Cannot use ${what} of ${value}: wanted a share between 0 and 1`);
}

/**
 * Refuses what is neither true nor false: the text `"false"` would pass for true.
 *
 * @param key The setting, by its TOML path.
 * @param value What it is set to; undefined where it is left out.
 * @throws {ConfigError} If it is something else.
 */
export function checkFlag(key: string, value: boolean | undefined | null): void {
  if (typeof (value ?? false) === "boolean") return;
  throw new ConfigError(key, value, "true or false");
}

function limitsOf(least: number, most: number): string {
  const from = least > -Infinity ? ` from ${least}` : "";
  return most < Infinity ? `${from} to ${most}` : from;
}

/**
 * The error that came first, where closing files and threads because of it has failed as well: only
 * the first says what went wrong.
 *
 * @param error What was thrown.
 */
export function firstError(error: unknown): unknown {
  let first = error;
  while (first instanceof SuppressedError) first = first.suppressed;
  return first;
}
