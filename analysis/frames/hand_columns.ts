/**
 * The columns of a table with one row for each hand and player.
 *
 * @module
 */
import {
  COUNTER_NAMES,
  type CounterName,
  formatCards,
  type HandHistoryRecord,
  type PlayerCounters,
} from "@marvin/holdem";
import type { AllInResult, RecordedHand } from "../metrics/mod.ts";
import type { Cell, ColumnSpec } from "./column.ts";

/** A hand with all that its rows tell. Lists are by player in the order of the record. */
export interface HandView {
  /** The hand. */
  readonly hand: RecordedHand;
  /** Number of the hand in its run or history, from 1. */
  readonly number: number;
  /** Number of its tournament, or null. */
  readonly tournament: number | null;
  /** Counters of each player. */
  readonly counters: readonly PlayerCounters[];
  /** Rake of each player. */
  readonly rakes: readonly number[];
  /** All-in adjusted winnings, or null where they are not wanted. */
  readonly allIn: AllInResult | null;
}

/** A column, and how to find its cell for a player of a hand. */
export interface HandColumn extends ColumnSpec {
  /** The cell of the player at an index of the record. */
  of(view: HandView, player: number): Cell;
}

const chips = ({ hand }: HandView, amount: number): number => amount / hand.record.scale;
const record = ({ hand }: HandView): HandHistoryRecord => hand.record;

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

/**
 * The columns. Amounts are chips, or units of the currency where the history has one (1.5 is $1.50).
 * The counters are those of `PlayerCounters`, 0 or 1 unless they say otherwise: their means, or
 * quotients of their sums, are the rates that trackers show.
 */
export const HAND_COLUMNS: readonly HandColumn[] = [
  column(
    "hand",
    "integer",
    "",
    "Number of the hand in its run or history, from 1",
    ({ number }) => number,
  ),
  column(
    "handId",
    "text",
    "",
    "What the room or log calls it",
    (view) => record(view).handId ?? String(record(view).handNumber),
  ),
  column(
    "time",
    "text",
    "UTC",
    "Start of the hand; null in a run, which has no time",
    (view) => record(view).timestamp,
  ),
  column("table", "text", "", "Name of the table", (view) => record(view).tableName),
  column(
    "tournament",
    "integer",
    "",
    "Number of the tournament, from 1 in order; null in a cash game",
    (
      { tournament },
    ) => tournament,
  ),
  column(
    "tournamentId",
    "text",
    "",
    "What the room or run calls it",
    (view) => record(view).tournament?.id ?? null,
  ),
  column(
    "currency",
    "text",
    "",
    "Currency of the amounts; null for chips",
    (view) => record(view).currency ?? null,
  ),
  column("player", "text", "", "Name of the player", (view, at) => record(view).players[at].name),
  column("seat", "integer", "", "Chair, from 1", (view, at) => record(view).players[at].seat),
  column("position", "text", "", "Place counted from the button, such as BTN or UTG", (
    { hand },
    at,
  ) => hand.positions[at]),
  column("players", "integer", "", "Players dealt in", ({ hand }) => hand.dealtInCount),
  column(
    "smallBlind",
    "number",
    "chips",
    "Small blind of the level",
    (view) => chips(view, view.hand.smallBlind),
  ),
  column(
    "bigBlind",
    "number",
    "chips",
    "Big blind of the level",
    (view) => chips(view, view.hand.bigBlind),
  ),
  column("ante", "number", "chips", "Ante of the level", (view) => chips(view, view.hand.ante)),
  column(
    "stack",
    "number",
    "chips",
    "Chips before the first post",
    (view, at) => chips(view, record(view).players[at].stack),
  ),
  column(
    "stackBb",
    "number",
    "bb",
    "The same in big blinds",
    (view, at) => inBigBlinds(view, record(view).players[at].stack),
  ),
  column(
    "holeCards",
    "text",
    "",
    "His cards, such as As Kh, where they are known",
    ({ hand }, at) => {
      const cards = hand.holeCards(at);
      return cards === null ? null : formatCards(cards);
    },
  ),
  column(
    "board",
    "text",
    "",
    "Open board cards, such as 2c 5d 9s",
    (view) => formatCards(record(view).boardCards),
  ),
  column(
    "put",
    "number",
    "chips",
    "Chips put in, less what went back uncalled",
    (view, at) => chips(view, view.hand.put[at]),
  ),
  column(
    "collected",
    "number",
    "chips",
    "Chips got from all pots, after rake",
    (view, at) => chips(view, view.hand.collected[at]),
  ),
  column(
    "net",
    "number",
    "chips",
    "Chips won or lost, after rake",
    (view, at) => chips(view, view.hand.net(at)),
  ),
  column(
    "netBb",
    "number",
    "bb",
    "The same in big blinds",
    (view, at) => inBigBlinds(view, view.hand.net(at)),
  ),
  column(
    "rake",
    "number",
    "chips",
    "His part of the rake (weighted contributed)",
    (view, at) => chips(view, view.rakes[at]),
  ),
  column(
    "allInEv",
    "number",
    "chips",
    "Chips won or lost if an all-in had paid what it was worth, after rake; as net without one",
    (view, at) => view.allIn === null ? null : chips(view, view.allIn.winnings[at]),
  ),
  column(
    "allInAdjusted",
    "boolean",
    "",
    "Whether allInEv differs from net by an all-in",
    ({ allIn }) => allIn?.isAdjusted ?? null,
  ),
  column(
    "showdown",
    "boolean",
    "",
    "Whether he went to showdown",
    ({ counters }, at) => counters[at].wentToShowdown === 1,
  ),
  ...COUNTER_NAMES.filter((name) => name in COUNTERS).map((name) =>
    column(name, "integer", "", COUNTERS[name]!, ({ counters }, at) => counters[at][name])
  ),
];

function inBigBlinds({ hand }: HandView, amount: number): number | null {
  return hand.bigBlind > 0 ? amount / hand.bigBlind : null;
}

function column(
  name: string,
  type: ColumnSpec["type"],
  unit: string,
  about: string,
  of: HandColumn["of"],
): HandColumn {
  return unit === "" ? { name, type, about, of } : { name, type, unit, about, of };
}
