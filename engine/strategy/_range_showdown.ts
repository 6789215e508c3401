/**
 * Two ranges against each other, exactly, once three board cards lie.
 *
 * On a complete board the holdings are sorted by value and gone through once: what a holding beats
 * is what came before it, less the holdings that share a card with it, and those are kept by card.
 * So 1,081 holdings against as many cost little more than their sorting.
 *
 * @module
 */
import { type Card, DECK_SIZE } from "../cards/mod.ts";
import { HIGH_CARDS, HOLDING_COUNT, LOW_CARDS } from "./_range_holdings.ts";
import { WeightRemoval } from "./_range_removal.ts";
import { fillHoldingValues } from "./_range_values.ts";

/** Pairs of holdings that meet on any board, each pair with the product of its weights. */
export interface RangeMeeting {
  /** Weight of all pairs. */
  readonly total: number;
  /** Weight of the pairs that the first range wins, less that of those it loses. */
  readonly lead: number;
}

/**
 * Adds up all boards that can come.
 *
 * @param weights Of both ranges, by holding; 0 for holdings with a card that lies or is dead.
 * @param board Three to five cards.
 * @param deck Cards that may still come.
 */
export function meetOnBoards(
  weights: readonly [Float64Array, Float64Array],
  board: readonly Card[],
  deck: readonly Card[],
): RangeMeeting {
  const showdown = new Showdown(weights[0].slice(), weights[1].slice());
  showdown.deal([...board], deck, 0);
  return showdown;
}

/** Bits of a sort key that hold the number of the holding. */
const HOLDING_BITS = 11;

class Showdown implements RangeMeeting {
  total = 0;
  lead = 0;
  private readonly values: Uint16Array = new Uint16Array(HOLDING_COUNT);
  private readonly keys: Uint32Array = new Uint32Array(HOLDING_COUNT);
  /** Weights of what came before, of both ranges: by card, and of all holdings at the end. */
  private readonly below: readonly Float64Array[] = [
    new Float64Array(DECK_SIZE + 1),
    new Float64Array(DECK_SIZE + 1),
  ];
  private readonly removals: readonly WeightRemoval[];

  constructor(private readonly first: Float64Array, private readonly second: Float64Array) {
    this.removals = [new WeightRemoval(first), new WeightRemoval(second)];
  }

  deal(board: Card[], deck: readonly Card[], from: number): void {
    if (board.length === 5) return this.addBoard(board);
    for (let i = from; i < deck.length; i++) {
      for (const removal of this.removals) removal.take(deck[i]);
      board.push(deck[i]);
      this.deal(board, deck, i + 1);
      board.pop();
      for (const removal of this.removals) removal.giveBack(deck[i]);
    }
  }

  private addBoard(board: readonly Card[]): void {
    const { first, second, values, keys, below } = this;
    fillHoldingValues(board, values);
    let count = 0;
    for (let holding = 0; holding < HOLDING_COUNT; holding++) {
      if (first[holding] + second[holding] > 0) {
        keys[count++] = values[holding] << HOLDING_BITS | holding;
      }
    }
    const sorted = keys.subarray(0, count).sort();
    below[0].fill(0);
    below[1].fill(0);
    for (let from = 0; from < count;) {
      let end = from + 1;
      while (end < count && (sorted[end] ^ sorted[from]) >>> HOLDING_BITS === 0) end++;
      this.lead += leadOver(sorted, from, end, first, below[1]) -
        leadOver(sorted, from, end, second, below[0]);
      addBelow(sorted, from, end, first, below[0]);
      addBelow(sorted, from, end, second, below[1]);
      from = end;
    }
    // By now all holdings are below; what is taken off twice, the holding itself, is added again.
    this.total += leadOver(sorted, 0, count, first, below[1]);
    for (let holding = 0; holding < HOLDING_COUNT; holding++) {
      this.total += first[holding] * second[holding];
    }
  }
}

/** Weight of the pairs of some holdings with those of the other range that are below them. */
function leadOver(
  sorted: Uint32Array,
  from: number,
  end: number,
  weights: Float64Array,
  below: Float64Array,
): number {
  let lead = 0;
  for (let i = from; i < end; i++) {
    const holding = sorted[i] & (1 << HOLDING_BITS) - 1;
    const apart = below[DECK_SIZE] - below[HIGH_CARDS[holding]] - below[LOW_CARDS[holding]];
    lead += weights[holding] * apart;
  }
  return lead;
}

function addBelow(
  sorted: Uint32Array,
  from: number,
  end: number,
  weights: Float64Array,
  below: Float64Array,
): void {
  for (let i = from; i < end; i++) {
    const holding = sorted[i] & (1 << HOLDING_BITS) - 1;
    const weight = weights[holding];
    below[HIGH_CARDS[holding]] += weight;
    below[LOW_CARDS[holding]] += weight;
    below[DECK_SIZE] += weight;
  }
}
