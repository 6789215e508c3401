/**
 * How a hand stands against everything one opponent may hold now.
 *
 * Without a flush only ranks count, so that at most 91 pairs of ranks, each weighted with the
 * number of holdings it stands for, replace up to 1,081 holdings. Holdings that make a flush are
 * left out of those weights and counted by the ranks of their suited cards.
 *
 * @module
 */
import {
  Board,
  type Card,
  checkCard,
  DECK_SIZE,
  formatCard,
  type HoleCards,
} from "../cards/mod.ts";
import { countRanks } from "./_hand_class.ts";
import {
  type BoardKey,
  boardKey,
  evaluateWithBoard,
  fillRankPairValues,
  valueOfFlushRanks,
} from "./evaluate.ts";
import type { HandValue } from "./hand_value.ts";

/** How many holdings of an opponent compare in each way; together they are all holdings. */
export interface HandStrength {
  /** Holdings that this hand beats. */
  readonly ahead: number;
  /** Holdings that tie with this hand. */
  readonly tied: number;
  /** Holdings that beat this hand. */
  readonly behind: number;
}

const RANK_COUNT = 13;
const SUIT_COUNT = 4;
const ALL_RANKS = (1 << RANK_COUNT) - 1;
const FLUSH_SIZE = 5;

// A tally holds two counts in one number: holdings beaten, times this, plus holdings tied.
const BEATEN = 2048;

// Scratch space, here so that no call has to allocate it.
/** By suit: ranks on the board and in the hand, as a mask. */
const seenRanks = new Uint16Array(SUIT_COUNT);
/** By rank: unseen cards that can be part of a holding without a flush. */
const plainCards = new Uint8Array(RANK_COUNT);
/** By rank: those of them that make a flush with another of the same kind. */
const suitedCards = new Uint8Array(RANK_COUNT);
/** Values of pairs of ranks with the board. */
const pairValues = new Uint16Array(RANK_COUNT * (RANK_COUNT + 1) / 2);

/**
 * Compares a hand with every holding of one opponent, exactly: 1,081 on the flop, 1,035 on the
 * turn, 990 on the river. It looks at the hands as they are now, whatever may still come.
 *
 * @param hole The own cards.
 * @param board Three to five cards.
 * @throws {RangeError} If there are fewer or more, or a card appears twice or is none.
 *
 * @example Ace and queen on a flop with nothing for them
 * ```ts
 * import { handStrength, HoleCards, parseCards } from "@marvin/holdem";
 * import { assertEquals } from "@std/assert";
 *
 * const strength = handStrength(HoleCards.parse("AdQc"), parseCards("3h 4c Jh"));
 * assertEquals(strength, { ahead: 628, tied: 9, behind: 444 });
 * ```
 */
export function handStrength(hole: HoleCards, board: Board | readonly Card[]): HandStrength {
  const isBoard = board instanceof Board; // whose cards have been checked
  const cards = isBoard ? board.cards : board;
  if (!(cards.length >= 3 && cards.length <= 5)) { // also refuses what is no list
    throw new RangeError(`Cannot compare hands on a board of ${cards.length}: wanted 3 to 5 cards`);
  }
  if (!isBoard) cards.forEach(checkCard);
  noteSeenCards(hole, cards);
  const key = boardKey(cards);
  const value = evaluateWithBoard(key, hole.first, hole.second);
  const suit = longestSuit(cards);
  const ranks = ranksOfSuit(cards, suit);
  const missing = FLUSH_SIZE - countRanks(ranks);
  let tally = 0;
  if (missing <= 2) {
    tally += tallyFlushes(value, suit, ranks);
    setFlushesApart(suit, missing);
  }
  if (missing > 0) tally += tallyPlain(value, key);
  const ahead = Math.floor(tally / BEATEN);
  const tied = tally % BEATEN;
  return { ahead, tied, behind: pairsOf(DECK_SIZE - 2 - cards.length) - ahead - tied };
}

/**
 * A hand strength as one number from 0 to 1: the fraction of holdings that the hand beats, ties
 * counted half. It is the `handRank` of the Meerkat API. To the power of the number of opponents
 * it estimates how often the hand beats all of them.
 *
 * @throws {RangeError} If there is no such fraction, as where there are no holdings.
 */
export function handRankFraction(strength: HandStrength): number {
  const { ahead, tied, behind } = strength;
  const fraction = (ahead + tied / 2) / (ahead + tied + behind);
  if (fraction >= 0 && fraction <= 1) return fraction;
  throw new RangeError(
    `Cannot rank a hand that is ahead of ${ahead}, tied with ${tied} and behind ${behind}: ` +
      `wanted what handStrength() gives`,
  );
}

function noteSeenCards(hole: HoleCards, cards: readonly Card[]): void {
  // Loops, as for lists this short the built-in fill() takes longer to call than to run.
  for (let suit = 0; suit < SUIT_COUNT; suit++) seenRanks[suit] = 0;
  for (let rank = 0; rank < RANK_COUNT; rank++) {
    plainCards[rank] = SUIT_COUNT;
    suitedCards[rank] = 0;
  }
  for (let i = 0; i < cards.length; i++) noteSeen(cards[i]);
  noteSeen(hole.first);
  noteSeen(hole.second);
}

function noteSeen(card: Card): void {
  const bit = 1 << (card >> 2);
  if ((seenRanks[card & 3] & bit) !== 0) {
    throw new RangeError(`Cannot compare hands with ${formatCard(card)} twice`);
  }
  seenRanks[card & 3] |= bit;
  plainCards[card >> 2]--;
}

/** The suit with most cards on the board: no other can make a flush. */
function longestSuit(cards: readonly Card[]): number {
  let counts = 0; // four bits a suit
  for (let i = 0; i < cards.length; i++) counts += 1 << 4 * (cards[i] & 3);
  let longest = 0;
  for (let suit = 1; suit < SUIT_COUNT; suit++) {
    if ((counts >> 4 * suit & 15) > (counts >> 4 * longest & 15)) longest = suit;
  }
  return longest;
}

function ranksOfSuit(cards: readonly Card[], suit: number): number {
  let ranks = 0;
  for (let i = 0; i < cards.length; i++) {
    if ((cards[i] & 3) === suit) ranks |= 1 << (cards[i] >> 2);
  }
  return ranks;
}

/**
 * Takes the holdings that make a flush out of {@link plainCards} and {@link suitedCards}: where two
 * more cards of the suit are missing, pairs of suited cards; where one is, every suited card.
 */
function setFlushesApart(suit: number, missing: number): void {
  for (let rank = 0; rank < RANK_COUNT; rank++) {
    const unseenSuited = 1 - (seenRanks[suit] >> rank & 1);
    if (missing === 2) suitedCards[rank] = unseenSuited;
    else plainCards[rank] -= unseenSuited;
  }
}

/** Counts the holdings that make no flush. */
function tallyPlain(own: HandValue, board: BoardKey): number {
  fillRankPairValues(board, pairValues);
  let tally = 0;
  let at = 0;
  for (let high = 0; high < RANK_COUNT; high++) {
    const plain = plainCards[high];
    const suited = suitedCards[high];
    for (let low = 0; low < high; low++) {
      const holdings = plain * plainCards[low] - suited * suitedCards[low];
      tally += compare(own, pairValues[at++] as HandValue, holdings);
    }
    tally += compare(own, pairValues[at++] as HandValue, pairsOf(plain));
  }
  return tally;
}

/**
 * Counts the holdings that make a flush.
 *
 * @param ranks Ranks of the suit on the board, at least three.
 */
function tallyFlushes(own: HandValue, suit: number, ranks: number): number {
  const onBoard = countRanks(ranks);
  const suited = ALL_RANKS & ~seenRanks[suit];
  const others = unseenOutside(suit);
  let tally = 0;
  if (onBoard >= FLUSH_SIZE) tally += compare(own, valueOfFlushRanks(ranks), pairsOf(others));
  for (let rest = suited; rest !== 0; rest &= rest - 1) {
    const withFirst = ranks | rest & -rest;
    if (onBoard >= FLUSH_SIZE - 1) tally += compare(own, valueOfFlushRanks(withFirst), others);
    for (let more = rest & rest - 1; more !== 0; more &= more - 1) {
      tally += compare(own, valueOfFlushRanks(withFirst | more & -more), 1);
    }
  }
  return tally;
}

/**
 * What `holdings` of the same value add to a tally. Without branches, as which hand is better is
 * hard to foresee for the processor: that saves a fifth.
 */
function compare(own: HandValue, other: HandValue, holdings: number): number {
  const beaten = other - own >> 31; // all bits of a negative number, else none
  const tied = (other ^ own) - 1 >>> 31;
  return holdings * (beaten & BEATEN | tied);
}

function unseenOutside(suit: number): number {
  let count = 0;
  for (let other = 0; other < SUIT_COUNT; other++) {
    if (other !== suit) count += RANK_COUNT - countRanks(seenRanks[other]);
  }
  return count;
}

/** Ways to choose two of `count` cards. */
function pairsOf(count: number): number {
  return count * (count - 1) >> 1;
}
