/**
 * Decisions as rows of a CSV file (RFC 4180).
 *
 * @module
 */
import { type ByteText, piece } from "./_byte_text.ts";
import { formatCsvField } from "./csv_field.ts";
import { type FlatHand, LINE_CODES, LINE_TYPES } from "./flat_hand.ts";

const HEADER = piece("hand,table,street,seat,player,action,amount,to,all_in,pot\r\n");
const STREETS = [",preflop,", ",flop,", ",turn,", ",river,"].map(piece);
const UNCALLED = LINE_CODES.uncalled;
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
export function writeActionRows(hand: FlatHand, to: ByteText, isFirst: boolean): void {
  if (isFirst) to.add(HEADER);
  const { lineCount, postCount, lineTypes, linePlayers, lineAmounts } = hand;
  const table = formatCsvField(hand.facts.tableName);
  const names = hand.names.slice(0, hand.playerCount).map(formatCsvField);
  let pot = 0;
  for (let line = 0; line < lineCount; line++) {
    const amount = lineAmounts[line];
    if (line < postCount) {
      pot += amount;
      continue;
    }
    if (lineTypes[line] === UNCALLED) continue;
    const player = linePlayers[line];
    to.addInteger(hand.handNumber);
    to.addCode(COMMA);
    to.addText(table);
    to.add(STREETS[hand.lineStreets[line]]);
    to.addInteger(hand.seats[player]);
    to.addCode(COMMA);
    to.addText(`${names[player]},${LINE_TYPES[lineTypes[line]]},`);
    to.addInteger(amount);
    to.addCode(COMMA);
    to.addInteger(hand.lineTotals[line]);
    to.add(END[hand.lineAllIns[line]]);
    to.addInteger(pot);
    to.add(LINE_END);
    pot += amount;
  }
}
