/**
 * Records what players do while hands are played or read: a row for each post and action.
 *
 * @module
 */
import { type HandHistoryRecord, STREETS } from "@marvin/holdem";
import { RecordedHand } from "../metrics/mod.ts";
import type { Cell, ColumnSpec } from "./column.ts";
import { RowsRecorder, type RowsRecorderOptions } from "./rows_recorder.ts";

/**
 * The columns of a table with one row for each post and action. Amounts are chips, or units of the
 * currency where the history has one.
 */
export const ACTION_COLUMNS: readonly ColumnSpec[] = [
  { name: "hand", type: "integer", about: "Number of the hand in its run or history, from 1" },
  { name: "handId", type: "text", about: "What the room or log calls it" },
  { name: "tournament", type: "integer", about: "Number of the tournament; null in a cash game" },
  { name: "tournamentId", type: "text", about: "What the room or run calls it" },
  { name: "order", type: "integer", about: "Place of the line in the hand, from 1" },
  { name: "street", type: "text", about: "preflop, flop, turn or river" },
  { name: "player", type: "text", about: "Name of the player" },
  { name: "seat", type: "integer", about: "Chair, from 1" },
  { name: "position", type: "text", about: "Place counted from the button" },
  {
    name: "type",
    type: "text",
    about:
      "smallBlind, bigBlind, ante, straddle, deadPost, fold, check, call, bet, raise or uncalled",
  },
  {
    name: "amount",
    type: "number",
    unit: "chips",
    about: "Chips put in; given back for uncalled",
  },
  {
    name: "to",
    type: "number",
    unit: "chips",
    about: "His total on the street afterwards, without antes",
  },
  { name: "allIn", type: "boolean", about: "Whether it took his last chip" },
  { name: "pot", type: "number", unit: "chips", about: "Everything in the middle before" },
  { name: "toCall", type: "number", unit: "chips", about: "What he had to add to stay in" },
  { name: "stack", type: "number", unit: "chips", about: "Chips behind before" },
  { name: "bigBlind", type: "number", unit: "chips", about: "Big blind of the level" },
];

/** Options of an {@link ActionsRecorder}. */
export type ActionsRecorderOptions = RowsRecorderOptions;

/** Records actions as rows; see {@link ACTION_COLUMNS}. An observer of runs, as HandsRecorder is. */
export class ActionsRecorder extends RowsRecorder {
  /** Starts empty. */
  constructor(options: ActionsRecorderOptions = {}) {
    super(ACTION_COLUMNS, options);
  }

  /** A row for each post and action. */
  protected override rowsOf(
    record: HandHistoryRecord,
    number: number,
    tournament: number | null,
  ): Cell[][] {
    return actionRows(record, number, tournament);
  }
}

/** A post or action. */
interface Line {
  readonly type: string;
  readonly amount: number;
  readonly allIn: boolean;
  /** Whether its chips are part of the player's bet. */
  readonly isLive: boolean;
  /** Whether the player had a choice. */
  readonly isDecision: boolean;
}

function actionRows(
  record: HandHistoryRecord,
  number: number,
  tournament: number | null,
): Cell[][] {
  const hand = new RecordedHand(record);
  const { scale, players } = record;
  const stacks = players.map(({ stack }) => stack);
  let streetBets = players.map(() => 0);
  let toMatch = 0;
  let pot = 0;
  const rows: Cell[][] = [];
  const add = (street: number, at: number, line: Line) => {
    const { type, amount, allIn, isLive, isDecision } = line;
    const moved = type === "uncalled" ? -amount : amount;
    const price = Math.min(stacks[at], Math.max(0, toMatch - streetBets[at]));
    const before = { pot, stack: stacks[at] };
    if (isLive) streetBets[at] += moved;
    stacks[at] -= moved;
    pot += moved;
    rows.push([
      number,
      record.handId ?? String(record.handNumber),
      tournament,
      record.tournament?.id ?? null,
      rows.length + 1,
      STREETS[street],
      players[at].name,
      players[at].seat,
      hand.positions[at],
      type,
      amount / scale,
      streetBets[at] / scale,
      allIn,
      before.pot / scale,
      (isDecision ? price : 0) / scale,
      before.stack / scale,
      hand.bigBlind / scale,
    ]);
    toMatch = Math.max(toMatch, streetBets[at]);
  };
  for (const { playerName, amount, blindType, allIn } of record.blindPostings) {
    const isLive = blindType !== "ante" && blindType !== "deadPost";
    const post = { type: blindType, amount, allIn, isLive, isDecision: false };
    add(0, hand.indexOf(playerName), post);
  }
  toMatch = Math.max(toMatch, hand.bigBlind); // also where it was posted short
  record.streetActions.forEach((lines, street) => {
    for (const line of lines) {
      const isDecision = line.type !== "uncalled";
      add(street, hand.indexOf(line.playerName), { ...line, isLive: true, isDecision });
    }
    streetBets = players.map(() => 0);
    toMatch = 0;
  });
  return rows;
}
