/**
 * Equity: the share of the pot that hands win on average when all cards come.
 *
 * @module
 */
import {
  Board,
  type Card,
  checkCard,
  DECK_SIZE,
  formatCard,
  HoleCards,
  parseCards,
} from "../cards/mod.ts";
import { canonicalSeed, createPrng } from "../random/mod.ts";
import { countDeals, tallyAllDeals, tallyRandomDeals } from "./_deals.ts";
import { tallyBoardsByRanks } from "./_rank_patterns.ts";
import type { Spot, WinnerTally } from "./_spot.ts";

/** Hole cards, as text such as `AsAh` too; null or `random` is a hand nobody has seen. */
export type EquityHand = HoleCards | string | null;

/** What is known besides the hands, and how to calculate. */
export interface EquityOptions {
  /** Cards on the board, such as `2c5d9s`; none if left out. */
  readonly board?: string | Board | readonly Card[];
  /** Cards that cannot come, such as folded ones that were seen. */
  readonly dead?: string | readonly Card[];
  /**
   * Number of random deals to look at. If left out, the result is exact where all hands are known
   * or the deals are few (a flop against one unknown hand), else from 1,000,000 random deals.
   */
  readonly samples?: number;
  /** Seed of the random deals; 0 if left out, so that the same call gives the same result. */
  readonly seed?: number | string | bigint;
}

/** One player's result, in numbers of deals. */
export interface PlayerEquity {
  /** Deals won alone. */
  readonly wins: number;
  /** Deals shared, by the number of players who share: `{ "2": 6538 }`; no zeros. */
  readonly ties: Readonly<Record<number, number>>;
  /** Deals lost. */
  readonly losses: number;
  /** Share of the pot, from 0 to 1. */
  readonly equity: number;
  /** Standard error of `equity`; only if random deals were looked at. */
  readonly standardError?: number;
}

/** Equity of every player. */
export interface EquityResult {
  /** Deals looked at: boards, times the hands of the players whose cards are unknown. */
  readonly boards: number;
  /** Whether these are all deals that there are. */
  readonly exact: boolean;
  /** Results in the order of the hands; their equities add up to 1. */
  readonly players: readonly PlayerEquity[];
}

const DEFAULT_SAMPLES = 1_000_000;

/** Most deals looked at one by one where hands are unknown and nobody asked for a sample. */
const MOST_EXACT_DEALS = 2_000_000;

/**
 * Equity of two to ten hands.
 *
 * @param hands The players' hands.
 * @param options What is known besides, and how to calculate.
 * @throws {SyntaxError} If a text does not hold the cards it should.
 * @throws {TypeError} If cards are neither text nor a list.
 * @throws {RangeError} If a card appears twice, there are too many hands or board cards, or the
 * samples are no whole number above 0.
 *
 * @example Aces against kings
 * ```ts
 * import { equity } from "@marvin/holdem";
 * import { assertEquals } from "@std/assert";
 *
 * const { boards, players } = equity(["AsAh", "KdKc"]);
 * assertEquals(boards, 1_712_304);
 * assertEquals(players[0].wins, 1_388_072);
 * assertEquals(players[0].ties, { 2: 6_538 });
 * ```
 *
 * @example Against a hand nobody has seen
 * ```ts
 * import { equity } from "@marvin/holdem";
 * import { assertEquals } from "@std/assert";
 *
 * const { players } = equity(["5s4h", "random"], { board: "KsJhTh8h8c" });
 * assertEquals(players[0].losses, 731);
 * ```
 */
export function equity(hands: readonly EquityHand[], options: EquityOptions = {}): EquityResult {
  const spot = readSpot(hands, options);
  const deals = countDeals(spot);
  const allKnown = spot.hands.every((hand) => hand !== null);
  const samples = options.samples ??
    (allKnown || deals <= MOST_EXACT_DEALS ? undefined : DEFAULT_SAMPLES);
  if (samples !== undefined) {
    if (!Number.isSafeInteger(samples) || samples < 1) {
      throw new RangeError(`Cannot look at ${samples} deals: wanted a whole number above 0`);
    }
    const prng = createPrng(canonicalSeed(options.seed ?? 0), "equity");
    return summarize(tallyRandomDeals(spot, samples, prng), spot.hands.length, samples, false);
  }
  const tally = allKnown && spot.board.length === 0
    ? tallyBoardsByRanks(spot.hands as readonly (readonly [Card, Card])[], spot.deck)
    : tallyAllDeals(spot);
  return summarize(tally, spot.hands.length, deals, true);
}

function readSpot(hands: readonly EquityHand[], options: EquityOptions): Spot {
  if (hands.length < 2 || hands.length > 10) {
    throw new RangeError(`Cannot compare ${hands.length} hands: wanted 2 to 10`);
  }
  const holes = hands.map(readHand);
  const board = readCards(options.board);
  if (board.length > 5) {
    throw new RangeError(`Cannot put ${board.length} cards on a board: wanted at most 5`);
  }
  const seen = new Set<Card>();
  for (
    const card of [...holes.flatMap((hole) => hole ?? []), ...board, ...readCards(options.dead)]
  ) {
    checkCard(card);
    if (seen.has(card)) throw new RangeError(`Cannot use a card twice: found ${formatCard(card)}`);
    seen.add(card);
  }
  const deck = Array.from({ length: DECK_SIZE }, (_, card) => card as Card)
    .filter((card) => !seen.has(card));
  const needed = 5 - board.length + 2 * holes.filter((hole) => hole === null).length;
  if (deck.length < needed) {
    throw new RangeError(`Cannot deal ${needed} cards: only ${deck.length} are left`);
  }
  return { hands: holes, board, deck };
}

function readHand(hand: EquityHand): readonly [Card, Card] | null {
  if (hand === null || hand === "random") return null;
  const { first, second } = typeof hand === "string" ? HoleCards.parse(hand) : hand;
  return [first, second];
}

function readCards(cards: string | Board | readonly Card[] = []): readonly Card[] {
  if (typeof cards === "string") return parseCards(cards);
  if (cards instanceof Board) return cards.cards;
  if (Array.isArray(cards)) return cards;
  throw new TypeError(`Cannot use ${cards} as cards: wanted such as "2c5d9s"`);
}

function summarize(
  tally: WinnerTally,
  players: number,
  boards: number,
  exact: boolean,
): EquityResult {
  return {
    boards,
    exact,
    players: Array.from({ length: players }, (_, player) => {
      const own = ownResult(tally, player, boards);
      return exact ? own : { ...own, standardError: standardErrorOf(own, boards) };
    }),
  };
}

function ownResult(tally: WinnerTally, player: number, boards: number): PlayerEquity {
  let wins = 0;
  const ties: Record<number, number> = {};
  for (let winners = 1; winners < tally.length; winners++) {
    if ((winners >> player & 1) === 0 || tally[winners] === 0) continue;
    const sharers = countWinners(winners);
    if (sharers === 1) wins += tally[winners];
    else ties[sharers] = (ties[sharers] ?? 0) + tally[winners];
  }
  let won = wins;
  let losses = boards - wins;
  for (const [sharers, deals] of Object.entries(ties)) {
    won += deals / Number(sharers);
    losses -= deals;
  }
  return { wins, ties, losses, equity: won / boards };
}

/** Standard error of the mean share of the pot. */
function standardErrorOf({ wins, ties, equity }: PlayerEquity, boards: number): number {
  let squares = wins;
  for (const [sharers, deals] of Object.entries(ties)) squares += deals / Number(sharers) ** 2;
  return Math.sqrt(Math.max(0, squares / boards - equity ** 2) / boards);
}

function countWinners(winners: number): number {
  let count = 0;
  for (let rest = winners; rest !== 0; rest &= rest - 1) count++;
  return count;
}
