/**
 * Numbers for the 1,326 holdings: two cards whose order does not matter.
 *
 * @module
 */
import { type Card, DECK_SIZE, HoleCards } from "../cards/mod.ts";
import { startingHandsByEquity } from "./preflop_ranks.ts";
import { STARTING_HANDS, startingHandOf } from "./starting_hands.ts";

/** How many holdings there are. */
export const HOLDING_COUNT = DECK_SIZE * (DECK_SIZE - 1) / 2;

/** The higher card of each holding. */
export const HIGH_CARDS: Uint8Array = new Uint8Array(HOLDING_COUNT);

/** The lower card of each holding. */
export const LOW_CARDS: Uint8Array = new Uint8Array(HOLDING_COUNT);

/** The starting hand of each holding, an index into `STARTING_HANDS`. */
export const STARTING_HAND_OF: Uint8Array = new Uint8Array(HOLDING_COUNT);

for (let high = 0 as Card; high < DECK_SIZE; high++) {
  for (let low = 0 as Card; low < high; low++) {
    const holding = holdingOf(high, low);
    HIGH_CARDS[holding] = high;
    LOW_CARDS[holding] = low;
    STARTING_HAND_OF[holding] = startingHandOf(HoleCards.of(high, low));
  }
}

/** The number of a holding, from 0 to 1,325; the order of the cards does not matter. */
export function holdingOf(first: Card, second: Card): number {
  return first > second ? first * (first - 1) / 2 + second : second * (second - 1) / 2 + first;
}

/** The hole cards of a number, the higher card first. */
export function holeCardsOf(holding: number): HoleCards {
  return HoleCards.of(HIGH_CARDS[holding] as Card, LOW_CARDS[holding] as Card);
}

/** The numbers of all holdings of a starting hand. */
export function holdingsOfStartingHand(startingHand: number): readonly number[] {
  return HOLDINGS_OF_STARTING_HAND[startingHand];
}

/**
 * Holdings of the best starting hands by equity against one random hand: the fewest starting hands
 * that make up at least some percent of all holdings.
 */
export function strongestHoldings(percent: number): number[] {
  const holdings: number[] = [];
  for (const startingHand of startingHandsByEquity("headsUp")) {
    if (holdings.length * 100 >= percent * HOLDING_COUNT) break;
    holdings.push(...holdingsOfStartingHand(startingHand));
  }
  return holdings;
}

const HOLDINGS_OF_STARTING_HAND: readonly number[][] = STARTING_HANDS.map(() => []);
STARTING_HAND_OF.forEach((startingHand, holding) => {
  HOLDINGS_OF_STARTING_HAND[startingHand].push(holding);
});
