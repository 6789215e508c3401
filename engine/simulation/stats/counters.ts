/**
 * What is counted about the way a player plays. The definitions are those of the common trackers
 * (PokerTracker 4 where they differ).
 *
 * @module
 */

/** Names of the counters, in the order of their columns. */
export const COUNTER_NAMES = [
  "hands",
  "walk",
  "noChoice",
  "vpip",
  "pfr",
  "threeBetOpp",
  "threeBet",
  "faced3BetAfterRaise",
  "foldTo3Bet",
  "fourBetOpp",
  "fourBet",
  "squeezeOpp",
  "squeeze",
  "stealOpp",
  "steal",
  "facedSteal",
  "foldToSteal",
  "limp",
  "coldCall",
  "sawFlop",
  "cbetOpp",
  "cbet",
  "facedCbet",
  "foldToCbet",
  "wentToShowdown",
  "wonAtShowdown",
  "wonWhenSawFlop",
  "handsWon",
  // Postflop actions come last and in the order of the log's codes.
  "folds",
  "checks",
  "calls",
  "bets",
  "raises",
] as const;

/** The name of a counter. */
export type CounterName = (typeof COUNTER_NAMES)[number];

/** Column of each counter in a player's row. */
export const COUNTER_COLUMNS: Readonly<Record<CounterName, number>> = Object.fromEntries(
  COUNTER_NAMES.map((name, column) => [name, column]),
) as Record<CounterName, number>;

/**
 * Counters of one player. Those in singular count hands or turns:
 * - `hands` dealt in; `walk`: all fold to him in the big blind; `noChoice`: other hands without a
 *   decision before the flop, as a post took his last chip;
 * - `vpip`: called or raised before the flop (posting and checking are not voluntary); `pfr`:
 *   raised before the flop; `limp`: called without a raise before; `coldCall`: called a raise with
 *   no chips of his own in front of him;
 * - `threeBetOpp`: faced exactly one raise and could raise; `threeBet`: did. `squeezeOpp` and
 *   `squeeze`: the same with a caller in between. `fourBetOpp` and `fourBet`: the first raiser
 *   faced a 3-bet and could raise, and did. `faced3BetAfterRaise` and `foldTo3Bet`: the first
 *   raiser faced a 3-bet, and folded;
 * - `stealOpp`: all folded to him in CO, BTN or SB (heads-up in BTN); `steal`: raised then.
 *   `facedSteal` and `foldToSteal`: in SB or BB against such a raise without a caller in between;
 * - `sawFlop`: not folded when the flop came, all-in or not; `cbetOpp` and `cbet`: the last preflop
 *   raiser's turn on the flop before any bet, and his bet. `facedCbet` and `foldToCbet`: a turn
 *   against it before any raise, and the fold;
 * - `wentToShowdown`; `wonAtShowdown`, `wonWhenSawFlop`, `handsWon`: collected something, be it a
 *   part of a side pot.
 *
 * `folds`, `checks`, `calls`, `bets` and `raises` are actions after the flop.
 */
export type PlayerCounters = Readonly<Record<CounterName, number>>;
