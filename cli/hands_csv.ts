/**
 * `deno task hands csv`.
 *
 * @module
 */
import {
  type Card,
  flatBigBlind,
  type FlatHand,
  formatCards,
  LINE_CODES,
  LINE_TYPES,
  NO_CARD,
  readHands,
  type ReadOptions,
  STREETS,
} from "@marvin/holdem";
import { failureText } from "./hands_words.ts";
import { csvHeader, csvLines, type Row } from "./result_rows.ts";
import type { Output } from "./terminal.ts";

/** What a row of a table can be. */
export const CSV_TABLES = ["hands", "players", "actions"] as const;

/** The name of a table. */
export type CsvTable = (typeof CSV_TABLES)[number];

const ROWS: Readonly<Record<CsvTable, (hand: FlatHand, file: string) => Row[]>> = {
  hands: handRows,
  players: playerRows,
  actions: actionRows,
};

/** Characters that are printed at once. */
const FULL = 1 << 16;

/** Prints a table of all hands that can be read. Returns 1 if some cannot. */
export async function writeHandsCsv(
  paths: readonly string[],
  options: ReadOptions,
  table: CsvTable,
  output: Output,
): Promise<number> {
  let text = "";
  let isFirst = true;
  let failures = 0;
  const flush = () => {
    if (text !== "") output.out(text);
    text = "";
  };
  await readHands(paths, options).scan({
    hand(hand, { file }) {
      const rows = ROWS[table](hand, file);
      if (rows.length === 0) return;
      if (isFirst) text += csvHeader(rows[0]);
      text += csvLines(rows);
      isFirst = false;
      if (text.length >= FULL) flush();
    },
    problem(hand) {
      if (hand.status !== "error" && hand.status !== "partial") return;
      failures++;
      output.err(`${failureText(hand)}\n`);
    },
  });
  flush();
  return failures > 0 ? 1 : 0;
}

function handRows(hand: FlatHand, file: string): Row[] {
  const { facts, scale } = hand;
  const { stakes } = facts;
  const amount = (value: number | undefined) => value === undefined ? null : value / scale;
  return [{
    file,
    hand: hand.idKey,
    time: hand.timestamp,
    room: facts.site ?? null,
    table: facts.tableName,
    tournament: facts.tournament?.id ?? null,
    limit: facts.limit ?? null,
    currency: facts.currency ?? null,
    smallBlind: amount(stakes?.smallBlind),
    bigBlind: amount(stakes?.bigBlind),
    ante: amount(stakes?.ante),
    players: hand.playerCount,
    button: hand.buttonSeat,
    board: formatCards([...hand.board.subarray(0, hand.boardCount)] as Card[]),
    totalPot: amount(hand.totalPot),
    rake: amount(hand.totalRake),
    showdown: hand.shownCount > 0 ? 1 : 0,
  }];
}

function playerRows(hand: FlatHand, file: string): Row[] {
  const { scale, seats, names, stacks } = hand;
  const put = putBy(hand);
  const collected = new Array(hand.playerCount).fill(0);
  for (let at = 0; at < hand.collectionCount; at++) {
    collected[hand.collectors[at]] += hand.collectedAmounts[at];
  }
  const bigBlind = flatBigBlind(hand);
  return put.map((chips, at) => {
    const net = collected[at] - chips;
    return {
      file,
      hand: hand.idKey,
      seat: seats[at],
      player: names[at],
      stack: stacks[at] / scale,
      cards: formatCards(cardsOf(hand, at)),
      put: chips / scale,
      collected: collected[at] / scale,
      net: net / scale,
      netBigBlinds: bigBlind > 0 ? net / bigBlind : null,
    };
  });
}

function actionRows(hand: FlatHand, file: string): Row[] {
  const { scale, seats, names, postCount, lineCount, lineAmounts } = hand;
  let pot = 0;
  for (let line = 0; line < postCount; line++) pot += lineAmounts[line];
  const rows: Row[] = [];
  for (let line = postCount; line < lineCount; line++) {
    const player = hand.linePlayers[line];
    const type = hand.lineTypes[line];
    const amount = lineAmounts[line];
    rows.push({
      file,
      hand: hand.idKey,
      street: STREETS[hand.lineStreets[line]],
      number: rows.length + 1,
      seat: seats[player],
      player: names[player],
      action: LINE_TYPES[type],
      amount: amount / scale,
      to: hand.lineTotals[line] / scale,
      allIn: hand.lineAllIns[line],
      potBefore: pot / scale,
    });
    pot += type === LINE_CODES.uncalled ? -amount : amount;
  }
  return rows;
}

/** Chips each player put in, less what went back uncalled. */
function putBy(
  { playerCount, lineCount, linePlayers, lineTypes, lineAmounts }: FlatHand,
): number[] {
  const put: number[] = new Array(playerCount).fill(0);
  for (let line = 0; line < lineCount; line++) {
    const isReturned = lineTypes[line] === LINE_CODES.uncalled;
    put[linePlayers[line]] += isReturned ? -lineAmounts[line] : lineAmounts[line];
  }
  return put;
}

/** The cards of a player that are known: dealt openly, or else shown. */
function cardsOf(
  { holeCards, shownCount, shownPlayers, shownCards }: FlatHand,
  at: number,
): Card[] {
  const dealt = knownOf(holeCards, at);
  if (dealt.length > 0) return dealt;
  const entry = shownPlayers.subarray(0, shownCount).indexOf(at);
  return entry < 0 ? [] : knownOf(shownCards, entry);
}

function knownOf(cards: Int8Array, at: number): Card[] {
  return [...cards.subarray(2 * at, 2 * at + 2)].filter((card) => card !== NO_CARD) as Card[];
}
