/**
 * Names of the places at the table, counted from the button.
 *
 * @module
 */
import { MAX_SEATS } from "../types.ts";

/** All position names. */
export const POSITIONS = [
  "BTN",
  "SB",
  "BB",
  "UTG",
  "UTG+1",
  "UTG+2",
  "UTG+3",
  "LJ",
  "HJ",
  "CO",
] as const;

/** The name of a place at the table. */
export type Position = (typeof POSITIONS)[number];

const NAMES: readonly (readonly Position[])[] = [2, 3, 4, 5, 6, 7, 8, 9, 10].map(namesFor);

/**
 * Names of the places of 2 to 10 players, clockwise from the button. Heads-up the button posts
 * the small blind.
 *
 * @throws {RangeError} If there are fewer or more.
 */
export function positionNames(players: number): readonly Position[] {
  const names = NAMES[players - 2];
  if (names !== undefined) return names;
  throw new RangeError(`Cannot name the places of ${players} players: wanted 2 to ${MAX_SEATS}`);
}

function namesFor(players: number): readonly Position[] {
  if (players === 2) return ["BTN", "BB"];
  const late: Position[] = ["LJ", "HJ", "CO"];
  const others = players - 3;
  const early: Position[] = ["UTG", "UTG+1", "UTG+2", "UTG+3"];
  // Short tables lose the early places, except that the first of six is called UTG.
  const middle = others <= 2
    ? late.slice(3 - others)
    : others === 3
    ? ["UTG" as Position, "HJ" as Position, "CO" as Position]
    : [...early.slice(0, others - 3), ...late];
  return ["BTN", "SB", "BB", ...middle];
}
