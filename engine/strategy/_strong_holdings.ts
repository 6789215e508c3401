/**
 * How many holdings have a straight, a flush or a good draw to one on a board.
 *
 * @module
 */
import { type Card, DECK_SIZE, rankOf, RANKS, suitOf } from "../cards/mod.ts";
import { bestStraight, ranksOf, straightOutRanks } from "./_straights.ts";

/** Holdings of two unseen cards that go well with a board. */
export interface StrongHoldings {
  /** Holdings there are: 1,176 on the flop. */
  readonly holdings: number;
  /** Of them, those with a straight or a flush with the help of a hole card. */
  readonly madeHoldings: number;
  /** Those, and those with a flush draw or two or more ranks that complete a straight. */
  readonly strongHoldings: number;
}

const NOTHING = 0;
const DRAW = 1;
const MADE = 2;
const FLUSH_SIZE = 5;

/** Counts them for three to five board cards. */
export function countStrongHoldings(board: readonly Card[]): StrongHoldings {
  const isCardToCome = board.length < 5;
  const straights = straightsByRanks(ranksOf(board), isCardToCome);
  const suitCounts = [0, 0, 0, 0];
  for (const card of board) suitCounts[suitOf(card)]++;
  const unseen = Array.from({ length: DECK_SIZE }, (_, card) => card as Card)
    .filter((card) => !board.includes(card));
  const counts = [0, 0, 0];
  for (let i = 1; i < unseen.length; i++) {
    const first = unseen[i];
    for (let j = 0; j < i; j++) {
      const second = unseen[j];
      const straight = straights[rankOf(first) * RANKS.length + rankOf(second)];
      counts[Math.max(straight, flushOf(first, second, suitCounts, isCardToCome))]++;
    }
  }
  const [none, draws, made] = counts;
  return { holdings: none + draws + made, madeHoldings: made, strongHoldings: draws + made };
}

/** Whether each two ranks, the higher one first, make a straight or a draw with eight outs. */
function straightsByRanks(boardRanks: number, isCardToCome: boolean): Uint8Array {
  const straights = new Uint8Array(RANKS.length * RANKS.length);
  const onBoard = bestStraight(boardRanks);
  for (let high = 0; high < RANKS.length; high++) {
    for (let low = 0; low <= high; low++) {
      const ranks = boardRanks | 1 << high | 1 << low;
      if (bestStraight(ranks) > onBoard) straights[high * RANKS.length + low] = MADE;
      else if (isCardToCome) {
        const outs = straightOutRanks(ranks, boardRanks);
        if ((outs & outs - 1) !== 0) straights[high * RANKS.length + low] = DRAW;
      }
    }
  }
  return straights;
}

function flushOf(
  first: Card,
  second: Card,
  suitCounts: readonly number[],
  isCardToCome: boolean,
): number {
  const isSuited = suitOf(first) === suitOf(second);
  const own = isSuited ? 2 : 1;
  const most = Math.max(suitCounts[suitOf(first)], suitCounts[suitOf(second)]) + own;
  if (most >= FLUSH_SIZE) return MADE;
  return isCardToCome && most === FLUSH_SIZE - 1 ? DRAW : NOTHING;
}
