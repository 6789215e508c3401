/**
 * Numbers as charts write them.
 *
 * @module
 */
import type { Interval } from "@marvin/holdem";

/** A whole number with commas, such as `12,345`. */
export function countText(value: number): string {
  return value.toLocaleString("en-US", { maximumFractionDigits: 0 }).replace(/^-/, "−");
}

/** A number with its sign and one digit after the point, such as `+3.1` or `−12.0`. */
export function signedText(value: number): string {
  const text = Math.abs(value).toLocaleString("en-US", {
    minimumFractionDigits: 1,
    maximumFractionDigits: 1,
  });
  return text === "0.0" ? "0.0" : `${value < 0 ? "−" : "+"}${text}`;
}

/** A number without sign and with one digit after the point, such as `1,234.5`. */
export function decimalText(value: number): string {
  return signedText(Math.abs(value)).replace("+", "");
}

/** A fraction as a percentage without its sign, such as `12.3`. */
export function percentText(fraction: number): string {
  return (100 * fraction).toFixed(1);
}

/** A count and its noun, such as `1 hand` or `12,345 hands`. */
export function counted(count: number, noun: string): string {
  return `${countText(count)} ${noun}${count === 1 ? "" : "s"}`;
}

/** The least and the most of some counts, such as `40 to 52 hands`. */
export function countedRange(counts: readonly number[], noun: string): string {
  const least = Math.min(...counts);
  const most = Math.max(...counts);
  return least === most ? counted(most, noun) : `${countText(least)} to ${counted(most, noun)}`;
}

/** An interval such as `[−3.1, +4.0]`. */
export function intervalText([low, high]: readonly [number, number]): string {
  return `[${signedText(low)}, ${signedText(high)}]`;
}

/** An interval, or null where there is none or its ends are no numbers. */
export function finiteInterval(interval: Interval | null | undefined): Interval | null {
  return interval?.every(Number.isFinite) ? interval : null;
}
