/**
 * The 169 starting hands that remain of 1,326 where suits do not matter, and their place in the
 * usual 13 × 13 grid: aces first, pairs on the diagonal, suited hands above it, offsuit ones below.
 *
 * @module
 */
import { type HoleCards, rankOf, RANKS } from "../cards/mod.ts";
import { checkHoleCards } from "./_check_cards.ts";

/** Rows, and columns, of the grid of starting hands: one for each rank. */
export const GRID_SIZE = 13;

/** Names of the starting hands, such as `AKs`, row by row of the grid from `AA` to `22`. */
export const STARTING_HANDS: readonly string[] = Array.from(
  { length: GRID_SIZE * GRID_SIZE },
  (_, index) => nameOf(Math.floor(index / GRID_SIZE), index % GRID_SIZE),
);

/** The starting hand that hole cards are, as an index into {@link STARTING_HANDS}. */
export function startingHandOf(holeCards: HoleCards): number {
  checkHoleCards(holeCards);
  const first = GRID_SIZE - 1 - rankOf(holeCards.first);
  const second = GRID_SIZE - 1 - rankOf(holeCards.second);
  const isFirstRow = first < second === holeCards.isSuited;
  return isFirstRow ? first * GRID_SIZE + second : second * GRID_SIZE + first;
}

/**
 * Refuses what is no index into {@link STARTING_HANDS}.
 *
 * @throws {RangeError} If it is none.
 */
export function checkStartingHand(startingHand: number): void {
  if (STARTING_HANDS[startingHand] !== undefined) return;
  throw new RangeError(
    `Cannot use ${startingHand} as a starting hand: wanted 0 to ${STARTING_HANDS.length - 1}`,
  );
}

/**
 * How many holdings a starting hand stands for: 6 of a pair, 4 suited, 12 offsuit.
 *
 * @throws {RangeError} If there is no such starting hand.
 */
export function combosOf(startingHand: number): number {
  checkStartingHand(startingHand);
  const row = Math.floor(startingHand / GRID_SIZE);
  const column = startingHand % GRID_SIZE;
  return row === column ? 6 : row < column ? 4 : 12;
}

function nameOf(row: number, column: number): string {
  const [high, low] = row < column ? [row, column] : [column, row];
  const suits = row === column ? "" : row < column ? "s" : "o";
  return RANKS[GRID_SIZE - 1 - high] + RANKS[GRID_SIZE - 1 - low] + suits;
}
