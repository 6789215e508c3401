/**
 * Exact equity before the flop. Of the up to 2,118,760 boards most differ in suits only: without
 * flushes the result depends on the ranks of the board alone, and there are 6,175 sets of ranks,
 * each weighted with the number of boards it stands for. Boards on which somebody makes a flush
 * are then moved from the result they would have without flushes to their true one, again by
 * ranks: those of the suited cards and those of the others.
 *
 * @module
 */
import { type Card, cardOf, rankOf, suitOf } from "../cards/card.ts";
import { countRanks } from "./_hand_class.ts";
import { RANK_KEYS } from "./_rank_table.ts";
import { createTally, type WinnerTally } from "./_spot.ts";
import { prepareTables, valueOfFlushRanks, valueOfRankSum7 } from "./evaluate.ts";

/** Number of subsets of up to four cards by cards and size. */
const CHOOSE = [[1, 0, 0, 0, 0], [1, 1, 0, 0, 0], [1, 2, 1, 0, 0], [1, 3, 3, 1, 0], [
  1,
  4,
  6,
  4,
  1,
]];

/** Sums of rank keys with the number of card sets each of them stands for. */
interface RankSums {
  readonly sums: Int32Array;
  readonly weights: Int32Array;
}

/**
 * Counts the winners of every board of five of the deck's cards.
 *
 * @param hands Two hole cards a player.
 * @param deck Cards that may come.
 */
export function tallyBoardsByRanks(
  hands: readonly (readonly [Card, Card])[],
  deck: readonly Card[],
): WinnerTally {
  prepareTables(7);
  const tally = createTally(hands.length);
  const handSums = Int32Array.from(hands, ([a, b]) => RANK_KEYS[rankOf(a)] + RANK_KEYS[rankOf(b)]);
  const live = new Set(deck);
  const flushes = new Int32Array(hands.length); // reused, as there are thousands of boards

  tallyWithoutFlushes(tally, handSums, listRankSums(5, (rank) => countLive(rank, [0, 1, 2, 3])));
  for (let suit = 0; suit < 4; suit++) {
    const others = [0, 1, 2, 3].filter((other) => other !== suit);
    const held = Int32Array.from(hands, (cards) => ranksOfSuit(cards, suit));
    const heldCounts = held.map(countRanks);
    const mostHeld = Math.max(...heldCounts);
    const offSuit = [0, 1, 2].map((size) => listRankSums(size, (rank) => countLive(rank, others)));
    forEachSubset(ranksOfSuit(deck, suit), 5 - mostHeld, (ranks, count, sum) => {
      for (let player = 0; player < hands.length; player++) {
        const isFlush = heldCounts[player] + count >= 5;
        flushes[player] = isFlush ? valueOfFlushRanks(held[player] | ranks) : 0;
      }
      correctForFlushes(tally, handSums, flushes, sum, offSuit[5 - count]);
    });
  }
  return tally;

  function countLive(rank: number, suits: readonly number[]): number {
    return suits.filter((suit) => live.has(cardOf(rank, suit))).length;
  }
}

function tallyWithoutFlushes(tally: WinnerTally, handSums: Int32Array, boards: RankSums): void {
  const { sums, weights } = boards;
  for (let i = 0; i < sums.length; i++) {
    tally[winnersByRanks(handSums, sums[i])] += weights[i];
  }
}

function winnersByRanks(handSums: Int32Array, boardSum: number): number {
  let best = -1;
  let winners = 0;
  for (let i = 0; i < handSums.length; i++) {
    const value = valueOfRankSum7(boardSum + handSums[i]);
    if (value > best) {
      best = value;
      winners = 1 << i;
    } else if (value === best) {
      winners |= 1 << i;
    }
  }
  return winners;
}

/**
 * Moves the boards made of some suited cards and any of the off-suit sets to their true winners.
 *
 * @param flushes Value of each player's flush, or 0 where the suited cards make none.
 * @param suitedSum Sum of the rank keys of the suited cards.
 * @param offSuit The board's other cards.
 */
function correctForFlushes(
  tally: WinnerTally,
  handSums: Int32Array,
  flushes: Int32Array,
  suitedSum: number,
  offSuit: RankSums,
): void {
  const { sums, weights } = offSuit;
  for (let i = 0; i < sums.length; i++) {
    const boardSum = suitedSum + sums[i];
    let best = -1;
    let winners = 0;
    let trueBest = -1;
    let trueWinners = 0;
    for (let player = 0; player < handSums.length; player++) {
      const value = valueOfRankSum7(boardSum + handSums[player]);
      const flush = flushes[player];
      const trueValue = flush === 0 ? value : flush;
      const bit = 1 << player;
      if (value > best) {
        best = value;
        winners = bit;
      } else if (value === best) {
        winners |= bit;
      }
      if (trueValue > trueBest) {
        trueBest = trueValue;
        trueWinners = bit;
      } else if (trueValue === trueBest) {
        trueWinners |= bit;
      }
    }
    if (winners !== trueWinners) {
      tally[winners] -= weights[i];
      tally[trueWinners] += weights[i];
    }
  }
}

function ranksOfSuit(cards: readonly Card[], suit: number): number {
  return cards.reduce(
    (ranks, card) => suitOf(card) === suit ? ranks | 1 << rankOf(card) : ranks,
    0,
  );
}

/** All sets of `size` ranks of which there are `available` cards, with their numbers of card sets. */
function listRankSums(size: number, available: (rank: number) => number): RankSums {
  const counts = RANK_KEYS.map((_, rank) => available(rank));
  const sums: number[] = [];
  const weights: number[] = [];
  add(0, size, 0, 1);
  return { sums: Int32Array.from(sums), weights: Int32Array.from(weights) };

  function add(rank: number, left: number, sum: number, weight: number): void {
    if (left === 0) {
      sums.push(sum);
      weights.push(weight);
    } else if (rank < 13) {
      for (let copies = 0; copies <= left && copies <= counts[rank]; copies++) {
        const ways = CHOOSE[counts[rank]][copies];
        add(rank + 1, left - copies, sum + copies * RANK_KEYS[rank], weight * ways);
      }
    }
  }
}

/** Visits the subsets of `least` to five of some ranks, with their sizes and sums of rank keys. */
function forEachSubset(
  ranks: number,
  least: number,
  visit: (subset: number, size: number, sum: number) => void,
): void {
  add(0, 0, 0, 0);

  function add(from: number, subset: number, size: number, sum: number): void {
    if (size >= least) visit(subset, size, sum);
    if (size === 5) return;
    for (let rank = from; rank < 13; rank++) {
      if ((ranks >> rank & 1) === 1) {
        add(rank + 1, subset | 1 << rank, size + 1, sum + RANK_KEYS[rank]);
      }
    }
  }
}
