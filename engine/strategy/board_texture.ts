/**
 * What a board makes possible, whatever anybody holds.
 *
 * @module
 */
import { type Board, rankOf, suitOf } from "../cards/mod.ts";
import { checkBoard } from "./_check_cards.ts";
import { countStraightWindows, ranksOf } from "./_straights.ts";
import { countStrongHoldings, type StrongHoldings } from "./_strong_holdings.ts";

/** Which ranks of a board are alike. */
export type BoardPairing = "unpaired" | "paired" | "twoPair" | "trips" | "fullHouse" | "quads";

/** How many cards of a board share a suit: one at most, two, or three and more. */
export type BoardSuits = "rainbow" | "twoTone" | "monotone";

/** How much of what somebody may hold goes well with a board. */
export type Wetness = "dry" | "medium" | "wet";

/** A board seen from nobody's place. */
export interface BoardTexture extends StrongHoldings {
  /** Which ranks are alike. */
  readonly pairing: BoardPairing;
  /** Most cards of one suit, in a word. */
  readonly suits: BoardSuits;
  /** Cards of each suit on the board, most first, such as `[2, 1]`. */
  readonly suitCounts: readonly number[];
  /** Straights that two hole cards can complete: those with three or more of their ranks here. */
  readonly straightWindows: number;
  /** The highest rank, from 0 (deuce) to 12 (ace). */
  readonly highRank: number;
  /** Cards from ten to ace. */
  readonly broadwayCards: number;
  /**
   * By the fraction of strong holdings: below 3 % is dry, from 8 % on is wet. The limits are made
   * for flops, of which a quarter each is dry and wet; later boards are seldom dry.
   */
  readonly wetness: Wetness;
}

const TEN = 8;
const DRY_BELOW = 0.03;
const WET_FROM = 0.08;

/** Pairings by the number of cards of each rank, most first. */
const PAIRINGS: Readonly<Record<string, BoardPairing>> = {
  "2": "paired",
  "22": "twoPair",
  "3": "trips",
  "32": "fullHouse",
  "4": "quads",
};

/**
 * The texture of a board.
 *
 * @param board Three to five cards.
 * @throws {RangeError} If there are fewer.
 *
 * @example
 * ```ts
 * import { Board, HandHelper } from "@marvin/holdem";
 * import { assertEquals } from "@std/assert";
 *
 * const { pairing, suits, straightWindows, wetness } = HandHelper.boardTexture(
 *   Board.parse("JsTs9h"),
 * );
 * assertEquals([pairing, suits, straightWindows, wetness], ["unpaired", "twoTone", 3, "wet"]);
 * ```
 */
export function boardTexture(board: Board): BoardTexture {
  checkBoard(board);
  const { cards } = board;
  if (cards.length < 3) {
    throw new RangeError(`Cannot read the texture of ${cards.length} cards: wanted 3 to 5`);
  }
  const ranks = ranksOf(cards);
  const suitCounts = countsOf(cards.map(suitOf));
  const strong = countStrongHoldings(cards);
  const fraction = strong.strongHoldings / strong.holdings;
  return {
    ...strong,
    pairing: PAIRINGS[countsOf(cards.map(rankOf)).filter((n) => n > 1).join("")] ?? "unpaired",
    suits: suitCounts[0] >= 3 ? "monotone" : suitCounts[0] === 2 ? "twoTone" : "rainbow",
    suitCounts,
    straightWindows: countStraightWindows(ranks),
    highRank: 31 - Math.clz32(ranks),
    broadwayCards: cards.filter((card) => rankOf(card) >= TEN).length,
    wetness: fraction < DRY_BELOW ? "dry" : fraction < WET_FROM ? "medium" : "wet",
  };
}

/** How often each value comes, most often first. */
function countsOf(values: readonly number[]): number[] {
  const groups = Map.groupBy(values, (value) => value).values();
  return [...groups].map((group) => group.length).sort((a, b) => b - a);
}
