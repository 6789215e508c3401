/**
 * Decisions as rows of a CSV file (RFC 4180).
 *
 * @module
 */
import { type ByteText, piece } from "./_byte_text.ts";
import type { HandHistoryRecord } from "./record.ts";

const HEADER = piece("hand,table,street,seat,player,action,amount,to,all_in,pot\r\n");
const STREETS = [",preflop,", ",flop,", ",turn,", ",river,"].map(piece);
const COMMA = 44;
const END = [piece(",0,"), piece(",1,")];
const LINE_END = piece("\r\n");

/**
 * Writes one row for each decision of a hand: its hand, table, street, chair (from 1), player and
 * action, the chips put in, the player's total on the street, whether it took his last chip (1 or
 * 0), and the pot before it.
 *
 * @param isFirst Whether the file is empty, so that the names of the columns come first.
 */
export function writeActionRows(record: HandHistoryRecord, to: ByteText, isFirst: boolean): void {
  if (isFirst) to.add(HEADER);
  const seats = new Map(record.players.map(({ name, seat }) => [name, seat]));
  const table = cell(record.tableName);
  let pot = 0;
  for (const { amount } of record.blindPostings) pot += amount;
  record.streetActions.forEach((actions, street) => {
    for (const { playerName, type, amount, to: total, allIn } of actions) {
      if (type === "uncalled") continue;
      to.addInteger(record.handNumber);
      to.addCode(COMMA);
      to.addText(table);
      to.add(STREETS[street]);
      to.addInteger(seats.get(playerName)!);
      to.addCode(COMMA);
      to.addText(`${cell(playerName)},${type},`);
      to.addInteger(amount);
      to.addCode(COMMA);
      to.addInteger(total);
      to.add(END[allIn ? 1 : 0]);
      to.addInteger(pot);
      to.add(LINE_END);
      pot += amount;
    }
  });
}

/** A text as a cell; one that a spreadsheet would take for a formula is quoted as text. */
function cell(text: string): string {
  const safe = /^[=+\-@\t\r]/.test(text) ? `'${text}` : text;
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}
