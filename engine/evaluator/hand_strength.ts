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
  cardOf,
  DECK_SIZE,
  formatCard,
  type HoleCards,
  rankOf,
} from "../cards/mod.ts";
import { countRanks } from "./_hand_class.ts";
import { boardKey, evaluateWithBoard, valueOfFlushRanks } from "./evaluate.ts";
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
/** By suit: ranks on the board, as a mask. */
const boardRanks = new Uint16Array(SUIT_COUNT);
/** By suit: ranks on the board and in the hand, as a mask. */
const seenRanks = new Uint16Array(SUIT_COUNT);
/** By rank: unseen cards that can be part of a holding without a flush. */
const plainCards = new Uint8Array(RANK_COUNT);
/** By rank: those of them that make a flush with another of the same kind. */
const suitedCards = new Uint8Array(RANK_COUNT);

/**
 * Compares a hand with every holding of one opponent, exactly: 1,081 on the flop, 1,035 on the
 * turn, 990 on the river. It looks at the hands as they are now, whatever may still come.
 *
 * @param hole The own cards.
 * @param board Three to five cards.
 * @throws {RangeError} If there are fewer or more, or a card appears twice.
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
  const cards = board instanceof Board ? board.cards : board;
  if (cards.length < 3 || cards.length > 5) {
    throw new RangeError(`Cannot compare hands on a board of ${cards.length}: wanted 3 to 5 cards`);
  }
  noteSeenCards(hole, cards);
  const suit = longestSuit();
  const missing = FLUSH_SIZE - countRanks(boardRanks[suit]);
  const value = evaluateWithBoard(boardKey(cards), hole.first, hole.second);
  let tally = 0;
  if (missing > 0) {
    splitUnseenCards(suit, missing);
    tally += tallyPlain(cards, value);
  }
  if (missing <= 2) tally += tallyFlushes(suit, missing, value);
  const ahead = Math.floor(tally / BEATEN);
  const tied = tally % BEATEN;
  return { ahead, tied, behind: pairsOf(DECK_SIZE - 2 - cards.length) - ahead - tied };
}

/**
 * A hand strength as one number from 0 to 1: the fraction of holdings that the hand beats, ties
 * counted half. It is the `handRank` of the Meerkat API. To the power of the number of opponents
 * it estimates how often the hand beats all of them.
 */
export function handRankFraction(strength: HandStrength): number {
  const { ahead, tied, behind } = strength;
  return (ahead + tied / 2) / (ahead + tied + behind);
}

function noteSeenCards(hole: HoleCards, cards: readonly Card[]): void {
  seenRanks.fill(0);
  for (let i = 0; i < cards.length; i++) noteSeen(cards[i]);
  boardRanks.set(seenRanks);
  noteSeen(hole.first);
  noteSeen(hole.second);
}

function noteSeen(card: Card): void {
  const bit = 1 << (card >> 2);
  if ((seenRanks[card & 3] & bit) !== 0) {
    throw new RangeError(`Cannot compare hands with ${formatCard(card)} twice`);
  }
  seenRanks[card & 3] |= bit;
}

/** The suit with most cards on the board: no other can make a flush. */
function longestSuit(): number {
  let longest = 0;
  let most = 0;
  for (let suit = 0; suit < SUIT_COUNT; suit++) {
    const count = countRanks(boardRanks[suit]);
    if (count > most) {
      most = count;
      longest = suit;
    }
  }
  return longest;
}

/**
 * Fills {@link plainCards} and {@link suitedCards}.
 *
 * @param suit The suit in which a flush is possible.
 * @param missing How many more of it a flush takes. Two: a holding of any two ranks makes none
 * unless both cards are suited. One: only holdings without the suit make none.
 */
function splitUnseenCards(suit: number, missing: number): void {
  const clubs = seenRanks[0];
  const diamonds = seenRanks[1];
  const hearts = seenRanks[2];
  const spades = seenRanks[3];
  const suited = seenRanks[suit];
  for (let rank = 0; rank < RANK_COUNT; rank++) {
    const unseen = 4 - (clubs >> rank & 1) - (diamonds >> rank & 1) - (hearts >> rank & 1) -
      (spades >> rank & 1);
    const unseenSuited = 1 - (suited >> rank & 1);
    plainCards[rank] = missing === 1 ? unseen - unseenSuited : unseen;
    suitedCards[rank] = missing === 2 ? unseenSuited : 0;
  }
}

/** Counts the holdings that make no flush. */
function tallyPlain(cards: readonly Card[], value: HandValue): number {
  // The same ranks in suits that give no flush with two clubs, at most two cards a suit.
  const board = boardKey(cards.map((card, place) => cardOf(rankOf(card), 1 + place % 3)));
  let tally = 0;
  for (let high = 0; high < RANK_COUNT; high++) {
    const plain = plainCards[high];
    const suited = suitedCards[high];
    if (plain === 0) continue;
    const highCard = cardOf(high, 0);
    for (let low = 0; low < high; low++) {
      const weight = plain * plainCards[low] - suited * suitedCards[low];
      const other = evaluateWithBoard(board, highCard, cardOf(low, 0));
      tally += compare(value, other, weight);
    }
    tally += compare(value, evaluateWithBoard(board, highCard, highCard), pairsOf(plain));
  }
  return tally;
}

/** Counts the holdings that make a flush. */
function tallyFlushes(suit: number, missing: number, value: HandValue): number {
  const board = boardRanks[suit];
  const suited = ALL_RANKS & ~seenRanks[suit];
  const others = unseenOutside(suit);
  let tally = 0;
  if (missing <= 0) tally += compare(value, valueOfFlushRanks(board), pairsOf(others));
  for (let rest = suited; rest !== 0; rest &= rest - 1) {
    const first = rest & -rest;
    if (missing <= 1) tally += compare(value, valueOfFlushRanks(board | first), others);
    for (let more = rest & rest - 1; more !== 0; more &= more - 1) {
      tally += compare(value, valueOfFlushRanks(board | first | more & -more), 1);
    }
  }
  return tally;
}

/** What `holdings` of the same value add to a tally. */
function compare(own: HandValue, other: HandValue, holdings: number): number {
  return other < own ? holdings * BEATEN : other === own ? holdings : 0;
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
