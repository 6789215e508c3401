/**
 * Loops over lists of holdings, each with a weight and a value.
 *
 * @module
 */
import { HOLDING_COUNT } from "./_range_holdings.ts";

/** Lists the holdings with a weight and a value from `least` to `most`; returns where they end. */
export function appendHoldings(
  holdings: Uint16Array,
  from: number,
  weights: Float64Array,
  values: Uint16Array,
  least: number,
  most: number,
): number {
  let at = from;
  for (let holding = 0; holding < HOLDING_COUNT; holding++) {
    const value = values[holding];
    if (weights[holding] > 0 && value >= least && value <= most) holdings[at++] = holding;
  }
  return at;
}

/** Adds up the weights of some holdings of a list. */
export function sumWeights(
  holdings: Uint16Array,
  from: number,
  end: number,
  weights: Float64Array,
): number {
  let sum = 0;
  for (let i = from; i < end; i++) sum += weights[holdings[i]];
  return sum;
}

/** The innermost loop: adds what some holdings weigh that will be worse, tied and better. */
export function addComparison(
  holdings: Uint16Array,
  from: number,
  end: number,
  weights: Float64Array,
  values: Uint16Array,
  own: number,
  sums: Float64Array,
  at: number,
): void {
  let ahead = 0;
  let tied = 0;
  let behind = 0;
  for (let i = from; i < end; i++) {
    const holding = holdings[i];
    const weight = weights[holding];
    const value = values[holding];
    if (value < own) ahead += weight;
    else if (value > own) behind += weight;
    else tied += weight;
  }
  sums[at] += ahead;
  sums[at + 1] += tied;
  sums[at + 2] += behind;
}
