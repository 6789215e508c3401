/**
 * What can be wrong with a recorded hand.
 *
 * @module
 */

/**
 * Kinds of problem, by stable names:
 * - `players`: too few players, a name or chair taken twice, or a line of somebody without a seat;
 * - `chips`: a player puts in more than he has, or gets back more than he put in;
 * - `pot`: what was put in, what was collected and the rake do not make up the pot;
 * - `cards`: a card that is dealt twice, or a hand shown that was not dealt;
 * - `board`: more or fewer board cards than the betting calls for;
 * - `turn`: somebody acts out of turn;
 * - `missing`: no line says what the player to act does;
 * - `extra`: a line after the betting of its street is over;
 * - `amount`: an amount that cannot be, such as a call of less than the price;
 * - `illegal`: an action that the rules forbid, such as a raise by too little;
 * - `allIn`: a wrong mark of an all-in;
 * - `uncalled`: another bet goes back than nobody matched;
 * - `pots`: other main and side pots than the bets make;
 * - `winners`: somebody collects what another hand wins, or who cannot win it;
 * - `shares`: the winners are right and get too much or too little.
 */
export const PROBLEM_CODES = [
  "players",
  "chips",
  "pot",
  "cards",
  "board",
  "turn",
  "missing",
  "extra",
  "amount",
  "illegal",
  "allIn",
  "uncalled",
  "pots",
  "winners",
  "shares",
] as const;

/** A kind of problem. */
export type ProblemCode = (typeof PROBLEM_CODES)[number];

/** Something wrong with a recorded hand. */
export interface RecordProblem {
  /** What kind of problem it is. */
  readonly code: ProblemCode;
  /** What was wanted and what was found, in the units of the record. */
  readonly message: string;
}

/**
 * What a room did by other rules than those of a plain hand, so that parts of the hand are taken as
 * recorded:
 * - `runItTwice`: the board was dealt more than once, and each pot was shared among the runs;
 * - `oddChips`: chips that cannot be shared evenly went another way than clockwise from the button;
 * - `unknownCards`: a pot was won at showdown by hands of which one at least is not known.
 */
export const RECORD_EXCEPTIONS = ["runItTwice", "oddChips", "unknownCards"] as const;

/** Something that a room did by other rules. */
export type RecordException = (typeof RECORD_EXCEPTIONS)[number];
