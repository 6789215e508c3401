/**
 * Round values along an axis, and how they are written.
 *
 * @module
 */
import { textWidth } from "../notebook/text_width.ts";

/** Ticks of an axis. */
export interface Ticks {
  /** Multiples of one step, in order. */
  readonly values: readonly number[];
  /** Writes a value of the axis, such as `1,200`, `0.25` or `1.5M`. */
  readonly text: (value: number) => string;
}

/** From here on, `1.5M` is read more easily than a row of zeros. */
const LEAST_COMPACT = 1e6;

/**
 * Some ticks of an axis: about as many as asked for.
 *
 * @param least Least distance between two of them: 1 where only whole numbers mean something.
 */
export function ticksOf(
  [low, high]: readonly [number, number],
  count: number,
  least = 0,
): Ticks {
  const step = niceStep(Math.max(least, (high - low) / count));
  const values: number[] = [];
  // Counted in steps, as sums of fractions would miss round values by a hair.
  for (let at = Math.ceil(low / step); at * step <= high; at++) values.push(at * step);
  const isCompact = Math.max(Math.abs(low), Math.abs(high)) >= LEAST_COMPACT;
  return {
    values,
    text: (value) => {
      const text = value.toLocaleString(
        "en-US",
        isCompact
          ? { notation: "compact", maximumSignificantDigits: 6 }
          : { maximumFractionDigits: Math.max(0, -Math.floor(Math.log10(step))) },
      );
      return text === "-0" ? "0" : text.replace("-", "−");
    },
  };
}

/** Width in pixels of the widest text of some ticks. */
export function ticksWidth({ values, text }: Ticks): number {
  return Math.max(0, ...values.map((value) => textWidth(text(value), 12)));
}

/** The round number closest to a step: 1, 2 or 5 times a power of ten. */
function niceStep(step: number): number {
  const power = 10 ** Math.floor(Math.log10(step));
  const factor = step / power; // compared with the geometric means of neighbours
  if (factor < Math.sqrt(2)) return power;
  if (factor < Math.sqrt(10)) return 2 * power;
  return factor < Math.sqrt(50) ? 5 * power : 10 * power;
}
