/**
 * Numbers as people read them.
 *
 * @module
 */

/** A count, with commas. */
export function count(value: number): string {
  return value.toLocaleString("en-US");
}

/** A count of things, such as `1 hand` or `1,234 hands`. */
export function counted(value: number, thing: string): string {
  return `${count(value)} ${thing}${value === 1 ? "" : "s"}`;
}

/** Chips for a column of a table: three digits, as in `9.01e11`, where they are a hundred million. */
export function chipCount(value: number): string {
  return Math.abs(value) < 1e8 ? count(value) : threeDigits(value);
}

/** A number with decimals for a column of a table: three digits where it is 100,000 or more. */
export function decimal(value: number | null, digits: number): string {
  if (value === null) return "–";
  return Math.abs(value) < 1e5 ? value.toFixed(digits) : threeDigits(value);
}

function threeDigits(value: number): string {
  return value.toExponential(2).replace("e+", "e");
}

/** A number with its sign and one decimal, such as `+12.3`; what rounds to 0 has none. */
export function signedDecimal(value: number | null): string {
  if (value === null) return "–";
  const text = decimal(Math.abs(value), 1);
  return `${text === "0.0" ? "" : value > 0 ? "+" : "-"}${text}`;
}

/** A mean and half the width of its interval, such as `+12.3 ± 4.5`. */
export function withError(
  mean: number | null,
  interval: readonly [number, number] | null,
): string {
  if (mean === null || interval === null) return signedDecimal(mean);
  return `${signedDecimal(mean)} ± ${decimal((interval[1] - interval[0]) / 2, 1)}`;
}
