/**
 * Exact equities of starting hands before the flop, from which the tables of the engine follow.
 *
 * @module
 */
import { cardOf, DECK_SIZE, HoleCards } from "../../engine/cards/mod.ts";
import { equity } from "../../engine/evaluator/mod.ts";
import { GRID_SIZE, STARTING_HANDS, startingHandOf } from "../../engine/strategy/starting_hands.ts";

/** One holding that stands for each starting hand, by its index into `STARTING_HANDS`. */
export const EXAMPLES: readonly HoleCards[] = STARTING_HANDS.map((_, index) => {
  const row = Math.floor(index / GRID_SIZE);
  const column = index % GRID_SIZE;
  const [high, low] = row < column ? [row, column] : [column, row];
  const isSuited = row < column;
  return HoleCards.of(
    cardOf(GRID_SIZE - 1 - high, 3),
    cardOf(GRID_SIZE - 1 - low, isSuited ? 3 : 2),
  );
});

/** All 1,326 holdings. */
export const HOLDINGS: readonly HoleCards[] = Array.from(
  { length: DECK_SIZE },
  (_, high) =>
    Array.from({ length: high }, (_, low) =>
      HoleCards.of(
        cardOf(high >> 2, high & 3),
        cardOf(low >> 2, low & 3),
      )),
).flat();

/** Exact preflop equities, each computed once for all holdings that differ in suits alone. */
export class ExactMatchups {
  readonly #known = new Map<number, number>();

  /** Equity of `own` against `other`, from 0 to 1. The holdings share no card. */
  equityOf(own: HoleCards, other: HoleCards): number {
    const key = suitlessKey(own, other);
    const known = this.#known.get(key);
    if (known !== undefined) return known;
    const [first, second] = equity([own, other]).players;
    this.#known.set(suitlessKey(other, own), second.equity);
    this.#known.set(key, first.equity);
    return first.equity;
  }

  /** Equities of an example of a starting hand against each of the 1,225 holdings it may meet. */
  equitiesOf(startingHand: number): number[] {
    const own = EXAMPLES[startingHand];
    return HOLDINGS.filter((other) => areApart(own, other))
      .map((other) => this.equityOf(own, other));
  }
}

/** Starting hands against each other, averaged over all holdings that can meet. */
export interface ClassMatrix {
  /** Equity of the row's hand against the column's, from 0 to 1. */
  readonly equity: number[][];
  /** Pairs of holdings that share no card. */
  readonly combos: number[][];
}

/** Computes the equity of each starting hand against each other: half a minute. */
export function exactClassMatrix(matchups: ExactMatchups = new ExactMatchups()): ClassMatrix {
  const size = STARTING_HANDS.length;
  const sums = Array.from({ length: size }, () => new Array<number>(size).fill(0));
  const met = Array.from({ length: size }, () => new Array<number>(size).fill(0));
  const holdingsOf = new Array<number>(size).fill(0);
  for (const holding of HOLDINGS) holdingsOf[startingHandOf(holding)]++;
  for (let row = 0; row < size; row++) {
    for (const other of HOLDINGS) {
      if (!areApart(EXAMPLES[row], other)) continue;
      const column = startingHandOf(other);
      sums[row][column] += matchups.equityOf(EXAMPLES[row], other);
      met[row][column]++;
    }
  }
  return {
    equity: sums.map((sum, row) => sum.map((total, column) => total / met[row][column])),
    combos: met.map((counts, row) => counts.map((count) => count * holdingsOf[row])),
  };
}

function areApart(one: HoleCards, other: HoleCards): boolean {
  return one.first !== other.first && one.first !== other.second && one.second !== other.first &&
    one.second !== other.second;
}

/** Numbers two holdings so that only those that differ in suits alone share the number. */
function suitlessKey(own: HoleCards, other: HoleCards): number {
  let least = Infinity;
  for (const suits of SUIT_ORDERS) {
    const key = holdingKey(own, suits) * DECK_SIZE * DECK_SIZE + holdingKey(other, suits);
    if (key < least) least = key;
  }
  return least;
}

function holdingKey({ first, second }: HoleCards, suits: readonly number[]): number {
  const a = first & ~3 | suits[first & 3];
  const b = second & ~3 | suits[second & 3];
  return a > b ? a * DECK_SIZE + b : b * DECK_SIZE + a;
}

/** All 24 ways to name the suits. */
const SUIT_ORDERS: readonly (readonly number[])[] = permutations([0, 1, 2, 3]);

function permutations(list: readonly number[]): number[][] {
  if (list.length < 2) return [[...list]];
  return list.flatMap((value, place) =>
    permutations(list.toSpliced(place, 1)).map((rest) => [value, ...rest])
  );
}
