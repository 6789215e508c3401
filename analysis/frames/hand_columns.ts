/**
 * The columns of a table with one row for each hand and player.
 *
 * @module
 */
import { COUNTER_NAMES, type CounterName, formatTimestamp } from "@marvin/holdem";
import {
  bigBlinds,
  booleanByPlayer,
  chips,
  counter,
  holeCards,
  integers,
  keyedText,
  keyOfCards,
  sameNumber,
  sameText,
  textByPlayer,
  textOfCards,
} from "./_hand_cells.ts";
import type { HandColumn } from "./hand_column.ts";

const COUNTERS: Readonly<Partial<Record<CounterName, string>>> = {
  walk: "All folded to him in the big blind",
  noChoice: "No decision before the flop, as a post took his last chip",
  vpip: "Called or raised before the flop; posts and a free check do not count",
  pfr: "Raised before the flop",
  threeBetOpp: "Faced exactly one raise and could raise (times)",
  threeBet: "Raised then (times)",
  faced3BetAfterRaise: "Faced a 3-bet as the first raiser",
  foldTo3Bet: "Folded to it",
  fourBetOpp: "Faced a 3-bet as the first raiser and could raise",
  fourBet: "Raised then",
  squeezeOpp: "Faced one raise and a caller and could raise",
  squeeze: "Raised then",
  stealOpp: "All folded to him in CO, BTN or SB",
  steal: "Raised then",
  facedSteal: "In a blind against such a raise",
  foldToSteal: "Folded to it",
  limp: "Called before the flop without a raise before",
  coldCall: "Called a raise with no chips of his own in front",
  sawFlop: "Had not folded when the flop came",
  cbetOpp: "Could bet the flop first as the last raiser before it",
  cbet: "Did",
  facedCbet: "Had a turn against such a bet before any raise",
  foldToCbet: "Folded to it",
  wentToShowdown: "Had not folded at the end, and was not alone",
  wonAtShowdown: "Collected something at showdown",
  wonWhenSawFlop: "Saw the flop and collected something",
  handsWon: "Collected something",
  folds: "Folds after the flop",
  checks: "Checks after the flop",
  calls: "Calls after the flop",
  bets: "Bets after the flop",
  raises: "Raises after the flop",
};

const WENT_TO_SHOWDOWN = COUNTER_NAMES.indexOf("wentToShowdown");

/**
 * The columns. Amounts are chips, or units of the currency where the history has one (1.5 is $1.50).
 * The counters are those of `PlayerCounters`, 0 or 1 unless they say otherwise: their means, or
 * quotients of their sums, are the rates that trackers show.
 */
export const HAND_COLUMNS: readonly HandColumn[] = [
  sameNumber(
    "hand",
    "",
    "Number of the hand in its run or history, from 1",
    ({ number }) => number,
  ),
  keyedText("handId", "What the room or log calls it", String, ({ hand }) => hand.flat.idKey),
  {
    ...keyedText(
      "time",
      "Start of the hand; null in a run, which has no time",
      (seconds) => formatTimestamp(1000 * seconds),
      ({ hand }) => hand.flat.timeKey,
    ),
    unit: "UTC",
  },
  sameText("table", "Name of the table", ({ hand }) => hand.flat.facts.tableName),
  sameNumber(
    "tournament",
    "",
    "Number of the tournament, from 1 in order; null in a cash game",
    ({ tournament }) => tournament,
  ),
  sameText(
    "tournamentId",
    "What the room or run calls it",
    ({ hand }) => hand.flat.facts.tournament?.id ?? null,
  ),
  sameText(
    "currency",
    "Currency of the amounts; null for chips",
    ({ hand }) => hand.flat.facts.currency ?? null,
  ),
  textByPlayer("player", "Name of the player", ({ hand }, at) => hand.flat.names[at]),
  integers("seat", "Chair, from 1", ({ hand }) => hand.flat.seats),
  textByPlayer(
    "position",
    "Place counted from the button, such as BTN or UTG",
    ({ hand }, at) => hand.positions[at],
  ),
  sameNumber("players", "", "Players dealt in", ({ hand }) => hand.dealtInCount),
  sameNumber(
    "smallBlind",
    "chips",
    "Small blind of the level",
    ({ hand }) => hand.smallBlind / hand.flat.scale,
  ),
  sameNumber(
    "bigBlind",
    "chips",
    "Big blind of the level",
    ({ hand }) => hand.bigBlind / hand.flat.scale,
  ),
  sameNumber("ante", "chips", "Ante of the level", ({ hand }) => hand.ante / hand.flat.scale),
  chips("stack", "Chips before the first post", ({ hand }) => hand.flat.stacks),
  bigBlinds("stackBb", ({ hand }) => hand.flat.stacks),
  holeCards("holeCards", "His cards, such as As Kh, where they are known"),
  keyedText("board", "Open board cards, such as 2c 5d 9s", textOfCards, ({ hand }) => {
    const { board, boardCount } = hand.flat;
    return keyOfCards(board, boardCount);
  }),
  chips("put", "Chips put in, less what went back uncalled", ({ hand }) => hand.put),
  chips("collected", "Chips got from all pots, after rake", ({ hand }) => hand.collected),
  chips("net", "Chips won or lost, after rake", ({ hand }) => hand.nets),
  bigBlinds("netBb", ({ hand }) => hand.nets),
  chips("rake", "His part of the rake (weighted contributed)", ({ rakes }) => rakes),
  chips(
    "allInEv",
    "Chips won or lost if an all-in had paid what it was worth, after rake; as net without one",
    ({ allIn }) => allIn?.winnings ?? null,
  ),
  booleanByPlayer(
    "allInAdjusted",
    "Whether allInEv differs from net by an all-in",
    ({ allIn }) => allIn?.isAdjusted ?? null,
  ),
  booleanByPlayer(
    "showdown",
    "Whether he went to showdown",
    ({ counters }, at) => counters[at * COUNTER_NAMES.length + WENT_TO_SHOWDOWN] === 1,
  ),
  ...COUNTER_NAMES.filter((name) => name in COUNTERS).map((name) => counter(name, COUNTERS[name]!)),
];
