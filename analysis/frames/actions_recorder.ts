/**
 * Records what players do while hands are played or read: a row for each post and action.
 *
 * @module
 */
import { LINE_CODES, LINE_TYPES, STREETS } from "@marvin/holdem";
import { MOST_PLAYERS, type RecordedHand } from "../metrics/mod.ts";
import type { ColumnBuilder, GrowingSpec } from "./column_builder.ts";
import { type HandNumbers, RowsRecorder, type RowsRecorderOptions } from "./rows_recorder.ts";

const COLUMNS = [
  { name: "hand", type: "integer", about: "Number of the hand in its run or history, from 1" },
  { name: "handId", type: "text", about: "What the room or log calls it", textOf: String },
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
] as const satisfies readonly GrowingSpec[];

/**
 * The columns of a table with one row for each post and action. Amounts are chips, or units of the
 * currency where the history has one.
 */
export const ACTION_COLUMNS: readonly GrowingSpec[] = COLUMNS;

/** Options of an {@link ActionsRecorder}. */
export type ActionsRecorderOptions = RowsRecorderOptions;

/** Records actions as rows; see {@link ACTION_COLUMNS}. An observer of runs, as HandsRecorder is. */
export class ActionsRecorder extends RowsRecorder {
  /** Starts empty. */
  constructor(options: ActionsRecorderOptions = {}) {
    super(ACTION_COLUMNS, options);
  }

  /** A row for each post and action. */
  protected override write(hand: RecordedHand, numbers: HandNumbers, columns: ColumnBuilder): void {
    const count = hand.flat.lineCount;
    const start = columns.extend(count);
    writeHand(hand, numbers, columns, start, count);
    writeLines(hand, columns, start);
    writeChips(hand, columns, start);
  }
}

// Where each column stands.
const AT = Object.fromEntries(COLUMNS.map(({ name }, index) => [name, index])) as Readonly<
  Record<(typeof COLUMNS)[number]["name"], number>
>;

// By player, for one hand after another: codes of texts, chips left, and chips in on the street.
const playerCodes = new Int32Array(MOST_PLAYERS);
const placeCodes = new Int32Array(MOST_PLAYERS);
const stacks = new Float64Array(MOST_PLAYERS);
const streetBets = new Float64Array(MOST_PLAYERS);

/** Writes the columns that are the same in all rows of a hand. */
function writeHand(
  { flat, bigBlind }: RecordedHand,
  { number, tournament }: HandNumbers,
  columns: ColumnBuilder,
  start: number,
  count: number,
): void {
  columns.numbers(AT.hand).fill(start, count, number);
  columns.keyedTexts(AT.handId).fill(start, count, flat.idKey);
  columns.numbers(AT.tournament).fill(start, count, tournament);
  columns.texts(AT.tournamentId).fill(start, count, flat.facts.tournament?.id ?? null);
  columns.numbers(AT.bigBlind).fill(start, count, bigBlind / flat.scale);
}

/** Writes who does what, and where. */
function writeLines(
  { flat, positions }: RecordedHand,
  columns: ColumnBuilder,
  start: number,
): void {
  const { playerCount, lineCount, lineStreets, linePlayers, lineTypes, lineAllIns, seats } = flat;
  const players = columns.texts(AT.player);
  const places = columns.texts(AT.position);
  for (let at = 0; at < playerCount; at++) {
    playerCodes[at] = players.codeOf(flat.names[at], at);
    placeCodes[at] = places.codeOf(positions[at], at);
  }
  const streets = columns.texts(AT.street);
  const types = columns.texts(AT.type);
  const [streetList, playerList] = [streets.list, players.list];
  const [placeList, typeList] = [places.list, types.list];
  const orderList = columns.numbers(AT.order).list;
  const seatList = columns.numbers(AT.seat).list;
  const allInList = columns.booleans(AT.allIn).list;
  for (let line = 0; line < lineCount; line++) {
    const row = start + line;
    const player = linePlayers[line];
    orderList[row] = line + 1;
    streetList[row] = streets.codeOf(STREETS[lineStreets[line]], lineStreets[line]);
    playerList[row] = playerCodes[player];
    seatList[row] = seats[player];
    placeList[row] = placeCodes[player];
    typeList[row] = types.codeOf(LINE_TYPES[lineTypes[line]], lineTypes[line]);
    allInList[row] = lineAllIns[line];
  }
}

/** Writes the chips of each line, and those that are there before it. */
function writeChips({ flat, bigBlind }: RecordedHand, columns: ColumnBuilder, start: number): void {
  const { lineCount, postCount, lineStreets, linePlayers, lineTypes, lineAmounts, scale } = flat;
  const amountList = columns.numbers(AT.amount).list;
  const toList = columns.numbers(AT.to).list;
  const potList = columns.numbers(AT.pot).list;
  const toCallList = columns.numbers(AT.toCall).list;
  const stackList = columns.numbers(AT.stack).list;
  for (let at = 0; at < flat.playerCount; at++) stacks[at] = flat.stacks[at];
  streetBets.fill(0, 0, flat.playerCount);
  let toMatch = 0;
  let pot = 0;
  let street = 0;
  for (let line = 0; line < lineCount; line++) {
    if (line === postCount) toMatch = Math.max(toMatch, bigBlind); // also where it was posted short
    if (lineStreets[line] !== street) {
      street = lineStreets[line];
      streetBets.fill(0, 0, flat.playerCount);
      toMatch = 0;
    }
    const row = start + line;
    const at = linePlayers[line];
    const type = lineTypes[line];
    const amount = lineAmounts[line];
    const moved = type === LINE_CODES.uncalled ? -amount : amount;
    const isDecision = line >= postCount && type !== LINE_CODES.uncalled;
    const price = Math.min(stacks[at], Math.max(0, toMatch - streetBets[at]));
    amountList[row] = amount / scale;
    potList[row] = pot / scale;
    toCallList[row] = isDecision ? price / scale : 0;
    stackList[row] = stacks[at] / scale;
    if (type !== LINE_CODES.ante && type !== LINE_CODES.deadPost) streetBets[at] += moved;
    stacks[at] -= moved;
    pot += moved;
    toMatch = Math.max(toMatch, streetBets[at]);
    toList[row] = streetBets[at] / scale;
  }
}
