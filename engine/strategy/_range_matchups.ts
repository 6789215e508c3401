/**
 * Starting hands against each other before the flop.
 *
 * @module
 */
import {
  HIGH_CARDS,
  HOLDING_COUNT,
  holdingsOfStartingHand,
  LOW_CARDS,
  STARTING_HAND_OF,
} from "./_range_holdings.ts";
import { MATCHUP_DIGITS } from "./_range_matchup_table.ts";
import { combosOf, STARTING_HANDS } from "./starting_hands.ts";

/** All starting hands against all, row by row in the order of `STARTING_HANDS`. */
export interface Matchups {
  /** Pairs of holdings that share no card. The same above and below the diagonal. */
  readonly pairs: Float64Array;
  /**
   * Those pairs, times how much more often the row's hand wins than loses (from -1 to 1). Below
   * the diagonal stands the negative of what stands above it.
   */
  readonly leads: Float64Array;
}

const COUNT = STARTING_HANDS.length;
const DIGITS = 6;

let known: Matchups | undefined;

/** Reads the table at the first call. Equities are exact to seven places. */
export function preflopMatchups(): Matchups {
  return known ??= readMatchups();
}

function readMatchups(): Matchups {
  const pairs = countPairs();
  const leads = new Float64Array(COUNT * COUNT);
  const digits = MATCHUP_DIGITS.replaceAll("\n", "");
  let at = 0;
  for (let row = 0; row < COUNT; row++) {
    for (let column = row + 1; column < COUNT; column++) {
      const equity = parseInt(digits.slice(at, at += DIGITS), 16) / 16 ** DIGITS;
      const lead = pairs[row * COUNT + column] * (2 * equity - 1);
      leads[row * COUNT + column] = lead;
      leads[column * COUNT + row] = -lead;
    }
  }
  return { pairs, leads };
}

function countPairs(): Float64Array {
  const pairs = new Float64Array(COUNT * COUNT);
  for (let row = 0; row < COUNT; row++) {
    const [example] = holdingsOfStartingHand(row); // the others meet as many, by symmetry
    const [high, low] = [HIGH_CARDS[example], LOW_CARDS[example]];
    for (let other = 0; other < HOLDING_COUNT; other++) {
      const [otherHigh, otherLow] = [HIGH_CARDS[other], LOW_CARDS[other]];
      if (otherHigh === high || otherHigh === low || otherLow === high || otherLow === low) {
        continue;
      }
      pairs[row * COUNT + STARTING_HAND_OF[other]] += combosOf(row);
    }
  }
  return pairs;
}
