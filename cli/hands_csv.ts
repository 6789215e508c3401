/**
 * `deno task hands csv`.
 *
 * @module
 */
import {
  formatCards,
  type HandHistoryRecord,
  playerMoney,
  readHands,
  type ReadOptions,
  STREETS,
} from "@marvin/holdem";
import { amountText, bigBlindOf, failureText, handId } from "./hands_words.ts";
import { formatCsv, type Row } from "./result_rows.ts";
import type { Output } from "./terminal.ts";

/** What a row of a table can be. */
export const CSV_TABLES = ["hands", "players", "actions"] as const;

/** The name of a table. */
export type CsvTable = (typeof CSV_TABLES)[number];

const ROWS: Readonly<Record<CsvTable, (record: HandHistoryRecord, file: string) => Row[]>> = {
  hands: handRows,
  players: playerRows,
  actions: actionRows,
};

/** Prints a table of all hands that can be read. Returns 1 if some cannot. */
export async function writeHandsCsv(
  paths: readonly string[],
  options: ReadOptions,
  table: CsvTable,
  output: Output,
): Promise<number> {
  let isFirst = true;
  let failures = 0;
  for await (const hand of readHands(paths, options)) {
    if (hand.status === "ok") {
      const rows = ROWS[table](hand.record!, hand.file);
      if (rows.length === 0) continue;
      const text = formatCsv(rows);
      output.out(isFirst ? text : text.slice(text.indexOf("\r\n") + 2));
      isFirst = false;
    } else if (hand.status === "error" || hand.status === "partial") {
      failures++;
      output.err(`${failureText(hand)}\n`);
    }
  }
  return failures > 0 ? 1 : 0;
}

function handRows(record: HandHistoryRecord, file: string): Row[] {
  const { scale, stakes, boardCards, players } = record;
  const amount = (value: number | undefined) =>
    value === undefined ? null : amountText(value, scale);
  return [{
    file,
    hand: handId(record),
    time: record.timestamp,
    room: record.site ?? null,
    table: record.tableName,
    tournament: record.tournament?.id ?? null,
    limit: record.limit ?? null,
    currency: record.currency ?? null,
    smallBlind: amount(stakes?.smallBlind),
    bigBlind: amount(stakes?.bigBlind),
    ante: amount(stakes?.ante),
    players: players.length,
    button: record.buttonSeat,
    board: formatCards(boardCards),
    totalPot: amount(record.totalPot),
    rake: amount(record.totalRake),
    showdown: record.showdownEntries.length > 0 ? 1 : 0,
  }];
}

function playerRows(record: HandHistoryRecord, file: string): Row[] {
  const { players, scale, showdownEntries } = record;
  const money = playerMoney(record);
  const bigBlind = bigBlindOf(record);
  return players.map(({ seat, name, stack, holeCards }, at) => {
    const { put, collected, net } = money[at];
    const shown = showdownEntries.find(({ playerName }) => playerName === name)?.holeCards ?? [];
    return {
      file,
      hand: handId(record),
      seat,
      player: name,
      stack: amountText(stack, scale),
      cards: formatCards(holeCards.length > 0 ? holeCards : shown),
      put: amountText(put, scale),
      collected: amountText(collected, scale),
      net: amountText(net, scale),
      netBigBlinds: bigBlind > 0 ? net / bigBlind : null,
    };
  });
}

function actionRows(record: HandHistoryRecord, file: string): Row[] {
  const { scale } = record;
  const seats = new Map(record.players.map(({ name, seat }) => [name, seat]));
  let pot = record.blindPostings.reduce((sum, { amount }) => sum + amount, 0);
  const rows: Row[] = [];
  record.streetActions.forEach((lines, street) => {
    for (const { playerName, type, amount, to, allIn } of lines) {
      rows.push({
        file,
        hand: handId(record),
        street: STREETS[street],
        number: rows.length + 1,
        seat: seats.get(playerName) ?? null,
        player: playerName,
        action: type,
        amount: amountText(amount, scale),
        to: amountText(to, scale),
        allIn: allIn ? 1 : 0,
        potBefore: amountText(pot, scale),
      });
      pot += type === "uncalled" ? -amount : amount;
    }
  });
  return rows;
}
