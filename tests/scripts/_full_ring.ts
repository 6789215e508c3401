/**
 * Equities against nine random hands. They are too many to go through, so deals are drawn: of each,
 * not one but all 406 holdings of the remaining cards are tried against the same nine opponents.
 *
 * @module
 */
import { type Card, DECK_SIZE, HoleCards } from "../../engine/cards/mod.ts";
import { boardKey, evaluateWithBoard } from "../../engine/evaluator/mod.ts";
import { createPrng, drawBelow, type Prng } from "../../engine/random/mod.ts";
import { STARTING_HANDS, startingHandOf } from "../../engine/strategy/starting_hands.ts";

/** An estimate for each starting hand, by its index into `STARTING_HANDS`. */
export interface FullRingEstimate {
  /** Share of the pot against nine random hands, from 0 to 1. */
  readonly equity: readonly number[];
  /** Its standard error. */
  readonly standardError: readonly number[];
}

const OPPONENTS = 9;
const BOARD = 5;
const OTHERS = BOARD + 2 * OPPONENTS;
const BATCHES = 100;

/** Starting hand by the two cards of a holding. */
const CLASS_OF = Uint8Array.from(
  { length: DECK_SIZE * DECK_SIZE },
  (_, pair) => {
    const first = Math.floor(pair / DECK_SIZE) as Card;
    const second = pair % DECK_SIZE as Card;
    return first === second ? 0 : startingHandOf(HoleCards.of(first, second));
  },
);

/**
 * Estimates all 169 equities at once.
 *
 * @param deals Deals to draw, at least 100: 100,000,000 take some minutes and give standard errors
 * below 0.00005.
 * @param seed Seed of the deals.
 */
export function estimateFullRing(deals: number, seed: string): FullRingEstimate {
  const size = STARTING_HANDS.length;
  const prng = createPrng(seed, "full ring");
  const deck = Uint8Array.from({ length: DECK_SIZE }, (_, card) => card);
  const batches = Array.from({ length: BATCHES }, () => {
    const shares = new Float64Array(size);
    const holdings = new Float64Array(size);
    for (let deal = 0; deal < Math.ceil(deals / BATCHES); deal++) {
      dealOthers(deck, prng);
      addDeal(deck, shares, holdings);
    }
    return shares.map((share, index) => share / holdings[index]);
  });
  const equity = STARTING_HANDS.map((_, index) => mean(batches.map((batch) => batch[index])));
  const standardError = equity.map((middle, index) => {
    const variance = mean(batches.map((batch) => (batch[index] - middle) ** 2));
    return Math.sqrt(variance / (BATCHES - 1));
  });
  return { equity, standardError };
}

/** Shuffles the board and the opponents' cards into the first places of the deck. */
function dealOthers(deck: Uint8Array, prng: Prng): void {
  for (let place = 0; place < OTHERS; place++) {
    const other = place + drawBelow(prng, DECK_SIZE - place);
    const card = deck[other];
    deck[other] = deck[place];
    deck[place] = card;
  }
}

/** Tries every holding of the cards behind the first places. */
function addDeal(deck: Uint8Array, shares: Float64Array, holdings: Float64Array): void {
  const board = boardKey(deck.subarray(0, BOARD) as ArrayLike<number> as ArrayLike<Card>);
  let best = 0;
  let winners = 0;
  for (let place = BOARD; place < OTHERS; place += 2) {
    const value = evaluateWithBoard(board, deck[place] as Card, deck[place + 1] as Card);
    if (value > best) {
      best = value;
      winners = 1;
    } else if (value === best) winners++;
  }
  const tied = 1 / (winners + 1);
  for (let high = OTHERS + 1; high < DECK_SIZE; high++) {
    const first = deck[high] as Card;
    for (let low = OTHERS; low < high; low++) {
      const value = evaluateWithBoard(board, first, deck[low] as Card);
      const index = CLASS_OF[first * DECK_SIZE + deck[low]];
      holdings[index]++;
      if (value > best) shares[index]++;
      else if (value === best) shares[index] += tied;
    }
  }
}

function mean(numbers: readonly number[]): number {
  return numbers.reduce((sum, number) => sum + number, 0) / numbers.length;
}
