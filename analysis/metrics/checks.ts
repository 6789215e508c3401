/**
 * Refuses numbers and things that cannot be, as cells of notebooks are not type-checked.
 *
 * @module
 */

/** Largest number that is not endless. */
const LARGEST = Number.MAX_VALUE;

/**
 * Refuses what is no number within its limits; without limits, what is not finite.
 *
 * @param what What the number is for, such as `a cost`.
 * @param most Largest number; `Infinity` allows an endless one.
 */
export function checkNumber(
  what: string,
  value: number,
  least: number = -LARGEST,
  most: number = LARGEST,
): void {
  if (typeof value === "number" && value >= least && value <= most) return;
  const from = Math.abs(least) < LARGEST ? ` from ${least}` : "";
  const to = Math.abs(most) < LARGEST ? ` to ${most}` : "";
  const kind = `${from}${to}` === "" && most === LARGEST ? "a finite number" : "a number";
  throw new RangeError(`Cannot use ${what} of ${value}: wanted ${kind}${from}${to}`);
}

/** Refuses what is not above 0, or endless. */
export function checkPositive(what: string, value: number): void {
  if (typeof value === "number" && value > 0 && value <= LARGEST) return;
  throw new RangeError(`Cannot use ${what} of ${value}: wanted a number above 0`);
}

/** Refuses what is not between 0 and 1, both left out: levels of confidence, risks. */
export function checkShare(what: string, value: number): void {
  if (typeof value === "number" && value > 0 && value < 1) return;
  throw new RangeError(`Cannot use ${what} of ${value}: wanted between 0 and 1`);
}

/** Refuses what is no whole number within its limits. */
export function checkCount(what: string, value: number, least: number = 0, most?: number): void {
  if (Number.isSafeInteger(value) && value >= least && value <= (most ?? value)) return;
  const to = most === undefined ? "" : ` to ${most}`;
  throw new RangeError(`Cannot use ${what} of ${value}: wanted a whole number from ${least}${to}`);
}

/** Refuses probabilities of which one is negative, or that do not add up to 1. */
export function checkProbabilities(probabilities: readonly number[]): void {
  for (const probability of probabilities) checkNumber("a probability", probability, 0);
  const sum = probabilities.reduce((sum, probability) => sum + probability, 0);
  if (Math.abs(sum - 1) < 1e-9) return;
  throw new RangeError(`Cannot use probabilities that add up to ${sum}: wanted 1`);
}

/** Refuses what is no summary of a sample, such as the values themselves. */
export function checkSample({ count }: { readonly count: number }): void {
  if (Number.isSafeInteger(count) && count >= 0) return;
  throw new RangeError(
    `Cannot use a sample of ${count} values: wanted what summarizeSample() gives`,
  );
}

/** Names of an object that a message holds. */
const SHOWN_NAMES = 8;

/** What a value is, as messages say it after `found`. */
export function foundText(value: unknown): string {
  if (typeof value === "string") {
    return `the text ${JSON.stringify(value.length > 40 ? `${value.slice(0, 39)}…` : value)}`;
  }
  if (value === undefined) {
    return "undefined: a name may be misspelt, or an await be missing before it";
  }
  if (typeof value === "function") return "a function";
  if (typeof value !== "object" || value === null) return String(value);
  if ("then" in value) return "a promise: write await before what made it";
  if (Array.isArray(value)) {
    return value.length === 0 ? "an empty list" : `a list that begins with ${foundText(value[0])}`;
  }
  const { name } = value.constructor ?? Object; // an object may have been made without a prototype
  if (name !== "Object") return /^[AEIOU]/.test(name) ? `an ${name}` : `a ${name}`;
  const names = Object.keys(value);
  const shown = names.slice(0, SHOWN_NAMES).join(", ");
  if (shown === "") return "an object without fields";
  return `an object with ${shown}${names.length > SHOWN_NAMES ? " …" : ""}`;
}

/**
 * Refuses what is no list of objects that have a field, if one is named.
 *
 * @param what What cannot be done, such as `draw seats`.
 * @param wanted What to give instead, such as `players, such as game.players`.
 */
export function checkList(what: string, wanted: string, value: unknown, field?: string): void {
  const isList = Array.isArray(value) &&
    value.every((entry) =>
      typeof entry === "object" && entry !== null && (field === undefined || field in entry)
    );
  if (isList) return;
  throw new TypeError(`Cannot ${what}: wanted ${wanted}, found ${foundText(value)}`);
}
