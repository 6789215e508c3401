/**
 * Refuses numbers that cannot be, as cells of notebooks are not type-checked.
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
