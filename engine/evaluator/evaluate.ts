/**
 * Values of hands of five to seven cards.
 *
 * A card is one 32-bit number, `suit key << 23 | rank key`, and a hand is the sum. The high bits of
 * the sum tell whether five cards have one suit; if not (97 hands of 100), a hash of the low bits
 * finds the value in a small table.
 *
 * The tables are private to this module as V8 treats only such constants as constants, and their
 * lengths cover every index as that spares the bounds checks; both matter by half. It does so only
 * in functions that it inlines, which is why loops look nothing up themselves.
 *
 * @module
 */
import { type Card, DECK_SIZE, formatCard, rankOf, suitOf } from "../cards/card.ts";
import { checkCount } from "../errors.ts";
import { countRanks, valueOfFlush } from "./_hand_class.ts";
import { fillRankTable, HASH_MULTIPLIER, RANK_BITS, RANK_KEYS } from "./_rank_table.ts";
import { HAND_RANKS, type HandValue } from "./hand_value.ts";

/** For each suit a number so that the counts of the suits among seven cards follow from the sum. */
const SUIT_KEYS = [0, 1, 8, 57] as const;

// By card, and 256 long so that any byte is an index.
const CARD_KEYS = new Int32Array(256);
/** Bit of the rank: clubs in the low 13 bits, diamonds in the next 13, 0 for other suits. */
const CLUBS_AND_DIAMONDS = new Int32Array(256);
/** The same of hearts and spades. */
const HEARTS_AND_SPADES = new Int32Array(256);
for (let card = 0 as Card; card < DECK_SIZE; card++) {
  const [rank, suit] = [rankOf(card), suitOf(card)];
  CARD_KEYS[card] = SUIT_KEYS[suit] << RANK_BITS | RANK_KEYS[rank];
  (suit < 2 ? CLUBS_AND_DIAMONDS : HEARTS_AND_SPADES)[card] = 1 << rank + 13 * (suit & 1);
}

// Our own copies, as imported ones would not be constants to V8.
const MULTIPLIER = HASH_MULTIPLIER;
const CARDS = DECK_SIZE;

/** Values of flushes by set of ranks. */
const FLUSHES = new Uint16Array(1 << 13);

// For 5, 6 and 7 cards: suit of the flush plus one (0: no flush) by sum of suit keys, and the table
// of rank sums. Before a table is filled every sum seems to be a flush, so that only the rare flush
// path has to ask whether the tables exist.
const UNFILLED = 255;
const SUITS_5 = new Uint8Array(512).fill(UNFILLED);
const DISPLACEMENTS_5 = new Uint16Array(1 << 10);
const VALUES_5 = new Uint16Array(1 << 13);
const SUITS_6 = new Uint8Array(512).fill(UNFILLED);
const DISPLACEMENTS_6 = new Uint16Array(1 << 12);
const VALUES_6 = new Uint16Array(1 << 15);
const SUITS_7 = new Uint8Array(512).fill(UNFILLED);
const DISPLACEMENTS_7 = new Uint16Array(1 << 13);
const VALUES_7 = new Uint16Array(1 << 16);

/**
 * Value of the best five of five, six or seven cards.
 *
 * @param cards The cards, in any order.
 * @throws {RangeError} If there are fewer or more, one is no card, or one appears twice.
 *
 * @example
 * ```ts
 * import { evaluate, handRankOf, parseCards } from "@marvin/holdem";
 * import { assertEquals } from "@std/assert";
 *
 * const flush = evaluate(parseCards("As Js 9s 4s 2s Kd Kc"));
 * assertEquals(handRankOf(flush), "Flush");
 * assertEquals(flush > evaluate(parseCards("As Ac Ad Js 9s")), true);
 * ```
 */
export function evaluate(cards: readonly Card[]): HandValue {
  if (cards.length < 5 || cards.length > 7) {
    throw new RangeError(`Cannot evaluate ${cards.length} cards: wanted five, six or seven`);
  }
  refuseUnlessDifferent(cards);
  return valueWithBoard(boardKey(cards.slice(2)), cards[0], cards[1]);
}

/**
 * Value of the best five of seven cards, without any check: seven different cards or nonsense.
 * The fastest form for cards that are known to be right.
 */
export function evaluate7(
  c0: Card,
  c1: Card,
  c2: Card,
  c3: Card,
  c4: Card,
  c5: Card,
  c6: Card,
): HandValue {
  return valueOf7(c0, c1, c2, c3, c4, c5, c6);
}

/** The shared part of hands that differ in two cards only; see {@link boardKey}. */
export interface BoardKey {
  /** Cards on the board, from 3 to 5. */
  readonly count: number;
  /** Sum of the cards' keys. */
  readonly sum: number;
  /** Ranks of the clubs (low 13 bits) and of the diamonds (next 13 bits). */
  readonly clubsAndDiamonds: number;
  /** Ranks of the hearts (low 13 bits) and of the spades (next 13 bits). */
  readonly heartsAndSpades: number;
}

/**
 * Adds up a board once, for the {@link evaluateWithBoard} of every player. Cards are not checked.
 *
 * @param cards Three, four or five cards; a later change of the list does not matter.
 */
export function boardKey(cards: ArrayLike<Card>): BoardKey {
  let sum = 0;
  let clubsAndDiamonds = 0;
  let heartsAndSpades = 0;
  for (let i = 0; i < cards.length; i++) {
    const card = cards[i] & 255;
    sum = sum + CARD_KEYS[card] | 0;
    clubsAndDiamonds |= CLUBS_AND_DIAMONDS[card];
    heartsAndSpades |= HEARTS_AND_SPADES[card];
  }
  return { count: cards.length, sum, clubsAndDiamonds, heartsAndSpades };
}

/**
 * Value of the best five of a board of three to five cards and two more. Cards are not checked.
 *
 * @example Who wins
 * ```ts
 * import { boardKey, evaluateWithBoard, parseCards } from "@marvin/holdem";
 * import { assert } from "@std/assert";
 *
 * const board = boardKey(parseCards("Kd 8c 5s 3h 2d"));
 * const [kc, fourS, ah, qc] = parseCards("Kc 4s Ah Qc");
 * assert(evaluateWithBoard(board, kc, fourS) > evaluateWithBoard(board, ah, qc));
 * ```
 */
export function evaluateWithBoard(board: BoardKey, first: Card, second: Card): HandValue {
  return valueWithBoard(board, first, second);
}

/**
 * Values the hands at a table, on a full board. Cards are not checked.
 *
 * @param board The five cards of the board.
 * @param holeCards Two cards a seat, those of seat `k` at `2 * k` and `2 * k + 1`.
 * @param seats Whose hands to value: bit `1 << seat`.
 * @param values Gets the values by seat; other seats' stay what they are.
 */
export function evaluateSeats(
  board: Uint8Array,
  holeCards: Uint8Array,
  seats: number,
  values: Int32Array,
): void {
  const boardSum = sumOfFive(board);
  for (let rest = seats; rest !== 0; rest &= rest - 1) {
    const seat = 31 - Math.clz32(rest & -rest);
    const first = holeCards[2 * seat] as Card;
    const second = holeCards[2 * seat + 1] as Card;
    const sum = boardSum + keyOf(first) + keyOf(second) | 0;
    values[seat] = flushSuit7(sum) === 0
      ? lookUp7(sum)
      : valueWithBoard(boardKey(board as ArrayLike<number> as ArrayLike<Card>), first, second);
  }
}

/**
 * Which of two hands wins on a full board: 1 for the first, 2 for the second, 3 for both. Cards are
 * not checked.
 *
 * @param board Five cards.
 * @param first The {@link boardKey} of the first hand's two cards.
 * @param second The same of the second hand.
 */
export function winnersOfTwo(board: ArrayLike<Card>, first: BoardKey, second: BoardKey): number {
  const sum = sumOfFive(board);
  const one = valueOfHand(sum + first.sum | 0, first, board);
  const two = valueOfHand(sum + second.sum | 0, second, board);
  return +(one >= two) | +(two >= one) << 1;
}

/**
 * Value of seven cards without a flush, from the sum of their rank keys; what stands above the
 * lowest 23 bits does not matter. The tables must be there: see {@link prepareTables}.
 */
export function valueOfRankSum7(sum: number): HandValue {
  return lookUp7(sum);
}

/** Value of five or more cards of one suit, from the set of their ranks, once tables are there. */
export function valueOfFlushRanks(ranks: number): HandValue {
  return lookUpFlush(ranks);
}

/**
 * Fills the tables for hands of `count` cards, unless they are there. Any evaluation does so by
 * itself; only those who look up parts of hands have to ask for it.
 */
export function prepareTables(count: number): void {
  if (count === 7) fillTables(7, SUITS_7, DISPLACEMENTS_7, VALUES_7);
  else if (count === 6) fillTables(6, SUITS_6, DISPLACEMENTS_6, VALUES_6);
  else fillTables(5, SUITS_5, DISPLACEMENTS_5, VALUES_5);
}

/**
 * Values of a board with every pair of ranks, none of which makes a flush: `target` gets those of
 * deuces, three and deuce, threes, four and deuce, … to aces, 91 in all. The tables must be there:
 * see {@link prepareTables}.
 */
export function fillRankPairValues(board: BoardKey, target: Uint16Array): void {
  if (board.count === 5) fillRankPairs7(board.sum, target);
  else if (board.count === 4) fillRankPairs6(board.sum, target);
  else fillRankPairs5(board.sum, target);
}

/**
 * Counts how many of all hands are of each rank, by valuing every one.
 *
 * @param size Cards of a hand: 5, 6 or 7.
 * @returns Counts in the order of `HAND_RANKS`, worst first: 2,598,960, 20,358,520 or 133,784,560
 * hands in all. Seven cards take less than half a second.
 * @throws {RangeError} If hands are of fewer or more cards.
 *
 * @example All hands of five cards
 * ```ts
 * import { countHandRanks, HAND_RANKS } from "@marvin/holdem";
 * import { assertEquals } from "@std/assert";
 *
 * const counts = countHandRanks(5);
 * assertEquals(counts[HAND_RANKS.indexOf("FullHouse")], 3_744);
 * ```
 */
export function countHandRanks(size: 5 | 6 | 7): number[] {
  checkCount("a number of cards", size, 5, 7);
  prepareTables(size);
  TALLY_A.fill(0);
  TALLY_B.fill(0);
  tallyFrom(boardKey([]), 0, size);
  return HAND_RANKS.map((_, rank) => TALLY_A[rank] + TALLY_B[rank]);
}

// What follows is called from inside and thus not exported: V8 takes a detour to call what a module
// exports, even in that module, and that alone costs a tenth of the speed.

function keyOf(card: number): number {
  return CARD_KEYS[card & 255];
}

function sumOfFive(board: ArrayLike<number>): number {
  return keyOf(board[0]) + keyOf(board[1]) + keyOf(board[2]) + keyOf(board[3]) +
      keyOf(board[4]) | 0;
}

function flushSuit7(sum: number): number {
  return SUITS_7[sum >>> 23];
}

function valueOf7(
  c0: Card,
  c1: Card,
  c2: Card,
  c3: Card,
  c4: Card,
  c5: Card,
  c6: Card,
): HandValue {
  const sum = CARD_KEYS[c0 & 255] + CARD_KEYS[c1 & 255] + CARD_KEYS[c2 & 255] +
      CARD_KEYS[c3 & 255] + CARD_KEYS[c4 & 255] + CARD_KEYS[c5 & 255] + CARD_KEYS[c6 & 255] | 0;
  const suit = SUITS_7[sum >>> 23];
  return suit === 0 ? lookUp7(sum) : flushOf7(suit, c0, c1, c2, c3, c4, c5, c6);
}

function valueOfHand(sum: number, hand: BoardKey, board: ArrayLike<Card>): HandValue {
  const suit = flushSuit7(sum);
  return suit === 0 ? lookUp7(sum) : flushOfHand(suit, sum, hand, board);
}

function valueWithBoard(board: BoardKey, first: Card, second: Card): HandValue {
  const sum = board.sum + CARD_KEYS[first & 255] + CARD_KEYS[second & 255] | 0;
  if (board.count !== 5) return valueBeforeRiver(sum, board, first, second);
  return valueOnRiver(sum, board, first, second);
}

function valueOnRiver(sum: number, board: BoardKey, first: Card, second: Card): HandValue {
  const suit = flushSuit7(sum);
  return suit === 0 ? lookUp7(sum) : flushWithBoard(suit, board, first, second);
}

function valueBeforeRiver(sum: number, board: BoardKey, first: Card, second: Card): HandValue {
  const isTurn = board.count === 4;
  const suit = (isTurn ? SUITS_6 : SUITS_5)[sum >>> 23];
  if (suit !== 0) return flushWithBoard(suit, board, first, second);
  return isTurn ? lookUp6(sum) : lookUp5(sum);
}

function lookUp7(sum: number): HandValue {
  const hash = Math.imul(sum, MULTIPLIER);
  return VALUES_7[DISPLACEMENTS_7[hash >>> 19] + (hash >>> 9 & 1023) & 65535] as HandValue;
}

function lookUp6(sum: number): HandValue {
  const hash = Math.imul(sum, MULTIPLIER);
  return VALUES_6[DISPLACEMENTS_6[hash >>> 20] + (hash >>> 9 & 2047) & 32767] as HandValue;
}

function lookUp5(sum: number): HandValue {
  const hash = Math.imul(sum, MULTIPLIER);
  return VALUES_5[DISPLACEMENTS_5[hash >>> 22] + (hash >>> 9 & 8191) & 8191] as HandValue;
}

function fillRankPairs7(sum: number, target: Uint16Array): void {
  let at = 0;
  for (let high = 0; high < 13; high++) {
    const withHigh = sum + keyOf(4 * high) | 0;
    for (let low = 0; low <= high; low++) target[at++] = lookUp7(withHigh + keyOf(4 * low) | 0);
  }
}

function fillRankPairs6(sum: number, target: Uint16Array): void {
  let at = 0;
  for (let high = 0; high < 13; high++) {
    const withHigh = sum + keyOf(4 * high) | 0;
    for (let low = 0; low <= high; low++) target[at++] = lookUp6(withHigh + keyOf(4 * low) | 0);
  }
}

function fillRankPairs5(sum: number, target: Uint16Array): void {
  let at = 0;
  for (let high = 0; high < 13; high++) {
    const withHigh = sum + keyOf(4 * high) | 0;
    for (let low = 0; low <= high; low++) target[at++] = lookUp5(withHigh + keyOf(4 * low) | 0);
  }
}

/** Hands of {@link countHandRanks} by rank; two, as to add to what was just written takes a wait. */
const TALLY_A = new Int32Array(16);
const TALLY_B = new Int32Array(16);

function tallyA(value: HandValue): void {
  TALLY_A[value >>> 12]++;
}

function tallyB(value: HandValue): void {
  TALLY_B[value >>> 12]++;
}

/** Tallies all hands of `size` cards that begin with a board and go on with cards from `from` on. */
function tallyFrom(board: BoardKey, from: number, size: number): void {
  if (board.count === size - 2) {
    if (size === 7) tallyPairs7(board, from);
    else tallyPairs(board, from);
    return;
  }
  for (let card = from; card < CARDS; card++) tallyFrom(withCard(board, card), card + 1, size);
}

function withCard(
  { count, sum, clubsAndDiamonds, heartsAndSpades }: BoardKey,
  card: number,
): BoardKey {
  return {
    count: count + 1,
    sum: sum + keyOf(card) | 0,
    clubsAndDiamonds: clubsAndDiamonds | CLUBS_AND_DIAMONDS[card & 255],
    heartsAndSpades: heartsAndSpades | HEARTS_AND_SPADES[card & 255],
  };
}

function tallyPairs(board: BoardKey, from: number): void {
  for (let first = from; first < CARDS; first++) {
    for (let second = first + 1; second < CARDS; second++) {
      tallyA(valueWithBoard(board, first as Card, second as Card));
    }
  }
}

/** {@link tallyPairs}, two at once, as it is called so often. */
function tallyPairs7(board: BoardKey, from: number): void {
  for (let first = from as Card; first < CARDS - 1; first++) {
    const sum = board.sum + keyOf(first) | 0;
    let second = first + 1 as Card;
    for (; second < CARDS - 1; second = second + 2 as Card) {
      const next = second + 1 as Card;
      tallyA(valueOnRiver(sum + keyOf(second) | 0, board, first, second));
      tallyB(valueOnRiver(sum + keyOf(next) | 0, board, first, next));
    }
    if (second < CARDS) tallyA(valueOnRiver(sum + keyOf(second) | 0, board, first, second));
  }
}

function lookUpFlush(ranks: number): HandValue {
  return FLUSHES[ranks & 8191] as HandValue;
}

function flushOf7(
  suit: number,
  c0: Card,
  c1: Card,
  c2: Card,
  c3: Card,
  c4: Card,
  c5: Card,
  c6: Card,
): HandValue {
  if (suit === UNFILLED) {
    prepareTables(7);
    return valueOf7(c0, c1, c2, c3, c4, c5, c6);
  }
  const bits = suit < 3 ? CLUBS_AND_DIAMONDS : HEARTS_AND_SPADES; // suits count from 1 here
  const ranks = bits[c0 & 255] | bits[c1 & 255] | bits[c2 & 255] | bits[c3 & 255] |
    bits[c4 & 255] | bits[c5 & 255] | bits[c6 & 255];
  return lookUpFlush((suit & 1) === 1 ? ranks : ranks >>> 13);
}

function flushOfHand(
  suit: number,
  sum: number,
  hand: BoardKey,
  board: ArrayLike<Card>,
): HandValue {
  if (suit === UNFILLED) {
    prepareTables(7);
    return valueOfHand(sum, hand, board);
  }
  const bits = suit < 3 ? CLUBS_AND_DIAMONDS : HEARTS_AND_SPADES;
  let ranks = suit < 3 ? hand.clubsAndDiamonds : hand.heartsAndSpades;
  for (let at = 0; at < 5; at++) ranks |= bits[board[at] & 255];
  return lookUpFlush((suit & 1) === 1 ? ranks : ranks >>> 13);
}

function flushWithBoard(suit: number, board: BoardKey, first: Card, second: Card): HandValue {
  if (suit === UNFILLED) {
    prepareTables(board.count + 2);
    return valueWithBoard(board, first, second);
  }
  const ranks = suit < 3
    ? board.clubsAndDiamonds | CLUBS_AND_DIAMONDS[first & 255] | CLUBS_AND_DIAMONDS[second & 255]
    : board.heartsAndSpades | HEARTS_AND_SPADES[first & 255] | HEARTS_AND_SPADES[second & 255];
  return lookUpFlush((suit & 1) === 1 ? ranks : ranks >>> 13);
}

function fillTables(
  count: number,
  suits: Uint8Array,
  displacements: Uint16Array,
  values: Uint16Array,
): void {
  if (suits[0] !== UNFILLED) return;
  suits.fill(0);
  for (let clubs = 0; clubs <= count; clubs++) {
    for (let diamonds = 0; diamonds <= count - clubs; diamonds++) {
      for (let hearts = 0; hearts <= count - clubs - diamonds; hearts++) {
        const counts = [clubs, diamonds, hearts, count - clubs - diamonds - hearts];
        const sum = counts.reduce((sum, n, suit) => sum + n * SUIT_KEYS[suit], 0);
        suits[sum] = counts.findIndex((n) => n >= 5) + 1;
      }
    }
  }
  fillRankTable(count, displacements, values);
  if (FLUSHES[31] !== 0) return; // filled together with the table of another count
  for (let ranks = 0; ranks < FLUSHES.length; ranks++) {
    if (countRanks(ranks) >= 5) FLUSHES[ranks] = valueOfFlush(ranks);
  }
}

function refuseUnlessDifferent(cards: readonly Card[]): void {
  let low = 0; // cards below 26
  let high = 0;
  for (const card of cards) {
    if (!(card >= 0 && card < DECK_SIZE && Number.isInteger(card))) {
      throw new RangeError(`Cannot evaluate a card that is no whole number from 0 to 51: ${card}`);
    }
    const bit = card < 26 ? 1 << card : 1 << card - 26;
    if (((card < 26 ? low : high) & bit) !== 0) {
      throw new RangeError(`Cannot evaluate a hand with ${formatCard(card)} twice`);
    }
    if (card < 26) low |= bit;
    else high |= bit;
  }
}
