/**
 * Numbers the 7,462 classes of five-card hands, and reads the numbers back. Inside a category a
 * class is numbered by the combinatorial number system: the subset {a < b < c} of ranks has the
 * place C(a,1) + C(b,2) + C(c,3) among all subsets of its size, which grows with its highest rank
 * first. Ranks that are taken, such as that of the pair, are left out of the count.
 *
 * @module
 */

const HIGH_CARD = 0;
const PAIR = 1;
const TWO_PAIR = 2;
const THREE_OF_A_KIND = 3;
const STRAIGHT = 4;
const FLUSH = 5;
const FULL_HOUSE = 6;
const FOUR_OF_A_KIND = 7;
const STRAIGHT_FLUSH = 8;
const ROYAL_FLUSH = 9;

/** Straights: the wheel is 0, ten to ace is 9. */
const ACE_HIGH_STRAIGHT = 9;

/** Sets of five ranks without a straight, lowest first: the classes of high cards and flushes. */
const FIVE_RANKS: readonly number[] = listFiveRanks();

/** Place in {@link FIVE_RANKS} by set of ranks. */
const FIVE_RANKS_INDEX: ReadonlyMap<number, number> = new Map(
  FIVE_RANKS.map((ranks, index) => [ranks, index]),
);

/**
 * Value of the best five of some cards whose suits do not matter. Sets of ranks are 13-bit masks.
 *
 * @param once Ranks held at least once; at least five cards in all.
 * @param twice Ranks held at least twice.
 * @param thrice Ranks held at least three times.
 * @param four Ranks held four times.
 */
export function valueOfRanks(once: number, twice: number, thrice: number, four: number): number {
  if (four !== 0) {
    const quads = highest(four);
    const kicker = highest(once & ~(1 << quads));
    return FOUR_OF_A_KIND << 12 | quads * 12 + without(kicker, quads);
  }
  const trips = thrice === 0 ? -1 : highest(thrice);
  if (trips >= 0) {
    const pairs = twice & ~(1 << trips);
    if (pairs !== 0) return FULL_HOUSE << 12 | trips * 12 + without(highest(pairs), trips);
  }
  const straight = bestStraight(once);
  if (straight >= 0) return STRAIGHT << 12 | straight;
  if (trips >= 0) return THREE_OF_A_KIND << 12 | trips * 66 + kickersOf(once, trips, 2);
  if (twice === 0) return HIGH_CARD << 12 | FIVE_RANKS_INDEX.get(highestFive(once))!;
  const high = highest(twice);
  const second = twice & ~(1 << high);
  if (second === 0) return PAIR << 12 | high * 220 + kickersOf(once, high, 3);
  const low = highest(second);
  const kicker = highest(once & ~(1 << high | 1 << low));
  return TWO_PAIR << 12 | (choose(high, 2) + low) * 11 + without(without(kicker, high), low);
}

/** Value of the best five of five or more cards of one suit, given as a mask of ranks. */
export function valueOfFlush(ranks: number): number {
  const straight = bestStraight(ranks);
  if (straight === ACE_HIGH_STRAIGHT) return ROYAL_FLUSH << 12;
  if (straight >= 0) return STRAIGHT_FLUSH << 12 | straight;
  return FLUSH << 12 | FIVE_RANKS_INDEX.get(highestFive(ranks))!;
}

/** How many ranks a set holds. */
export function countRanks(ranks: number): number {
  let count = 0;
  for (let rest = ranks; rest !== 0; rest &= rest - 1) count++;
  return count;
}

/** The ranks that decide a hand of this value, most important first. */
export function playingRanksOf(value: number): number[] {
  const index = value & 4095;
  switch (Number.isInteger(value) ? value >> 12 : -1) {
    case HIGH_CARD:
    case FLUSH:
      return ranksIn(FIVE_RANKS[index]);
    case PAIR:
      return [Math.floor(index / 220), ...subset(index % 220, 3, [Math.floor(index / 220)])];
    case TWO_PAIR: {
      const pairs = subset(Math.floor(index / 11), 2, []);
      return [...pairs, ...subset(index % 11, 1, pairs)];
    }
    case THREE_OF_A_KIND:
      return [Math.floor(index / 66), ...subset(index % 66, 2, [Math.floor(index / 66)])];
    case STRAIGHT:
    case STRAIGHT_FLUSH:
      return straightRanks(index);
    case ROYAL_FLUSH:
      return straightRanks(ACE_HIGH_STRAIGHT);
    case FULL_HOUSE:
    case FOUR_OF_A_KIND:
      return [Math.floor(index / 12), ...subset(index % 12, 1, [Math.floor(index / 12)])];
    default:
      throw new RangeError(`Cannot read a hand value: found ${value}`);
  }
}

function listFiveRanks(): number[] {
  const list: number[] = [];
  for (let a = 4; a < 13; a++) {
    for (let b = 3; b < a; b++) {
      for (let c = 2; c < b; c++) {
        for (let d = 1; d < c; d++) {
          for (let e = 0; e < d; e++) {
            const ranks = 1 << a | 1 << b | 1 << c | 1 << d | 1 << e;
            if (bestStraight(ranks) < 0) list.push(ranks);
          }
        }
      }
    }
  }
  return list;
}

/** The best straight among some ranks, from 0 (the wheel) to 9, or -1. */
function bestStraight(ranks: number): number {
  const low = ranks << 1 | ranks >>> 12; // the ace counts below the deuce too
  const starts = low & low >>> 1 & low >>> 2 & low >>> 3 & low >>> 4;
  return starts === 0 ? -1 : highest(starts);
}

function straightRanks(straight: number): number[] {
  return [3, 2, 1, 0, -1].map((above) => straight + above).map((rank) => rank < 0 ? 12 : rank);
}

function highest(ranks: number): number {
  return 31 - Math.clz32(ranks);
}

function highestFive(ranks: number): number {
  let five = ranks;
  for (let count = countRanks(ranks); count > 5; count--) five &= five - 1;
  return five;
}

function ranksIn(ranks: number): number[] {
  const list: number[] = [];
  for (let rest = ranks; rest !== 0; rest &= ~(1 << highest(rest))) list.push(highest(rest));
  return list;
}

/** Number of a rank when `taken` is left out of the count. */
function without(rank: number, taken: number): number {
  return rank > taken ? rank - 1 : rank;
}

/** Place of the highest `count` ranks beside `taken` among all sets of that size. */
function kickersOf(ranks: number, taken: number, count: number): number {
  let place = 0;
  let rest = ranks & ~(1 << taken);
  for (let size = count; size > 0; size--) {
    const rank = highest(rest);
    place += choose(without(rank, taken), size);
    rest &= ~(1 << rank);
  }
  return place;
}

/** The set at a place among all sets of `count` ranks beside those taken, highest rank first. */
function subset(place: number, count: number, taken: readonly number[]): number[] {
  const ranks: number[] = [];
  let rest = place;
  for (let size = count; size > 0; size--) {
    let number = size - 1;
    while (choose(number + 1, size) <= rest) number++;
    rest -= choose(number, size);
    ranks.push(number);
  }
  const rising = taken.toSorted((a, b) => a - b);
  return ranks.map((number) => rising.reduce((rank, gap) => rank >= gap ? rank + 1 : rank, number));
}

function choose(n: number, size: number): number {
  if (size === 1) return n;
  return size === 2 ? n * (n - 1) / 2 : n * (n - 1) * (n - 2) / 6;
}
