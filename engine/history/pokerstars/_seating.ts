/**
 * The lines above the posts: the table, and who sits there.
 *
 * @module
 */
import { LineScanner } from "../_line_scanner.ts";
import { readAmount } from "./_amount.ts";
import { readPrize } from "./_remainder.ts";

/** What the second line of a hand says. */
export interface TableLine {
  readonly name: string;
  /** Chairs; 0 if the line does not say, as before 2008. */
  readonly maxSeats: number;
  readonly buttonSeat: number;
}

/** What the line of a seat says. */
export interface SeatLine {
  readonly seat: number;
  readonly name: string;
  readonly stack: number;
  readonly bounty?: number;
  readonly sitsOut: boolean;
}

const scanner = new LineScanner();

/** As the room words it, and a converter does. */
const IN_CHIPS = " in chips";
const IN_CAPITALS = " in Chips";

/** Reads `Table 'Isildur's PLO 50' 6-max (Play Money) Seat #1 is the button`, or gives null. */
export function readTable(line: string): TableLine | null {
  scanner.open(line);
  const words = scanner.skip("Table '") ? scanner.upToLast(" Seat #") : null;
  const buttonSeat = scanner.integer();
  if (words === null || buttonSeat < 1 || !scanner.skip(" is the button") || !scanner.done) {
    return null;
  }
  // The name may hold anything, so that it is what is left when all else is taken off the end.
  const end = words.lastIndexOf("'");
  const seats = / ([0-9]{1,2})-max/.exec(words.slice(end));
  return end < 0
    ? null
    : { name: words.slice(0, end), maxSeats: seats === null ? 0 : Number(seats[1]), buttonSeat };
}

/**
 * Reads `Seat 1: name ($50.25 in chips, $0.91 bounty) is sitting out`, or gives null. A player who
 * was moved here and waits for the next hand counts as sitting out.
 */
export function readSeat(line: string, scale: number): SeatLine | null {
  if (!line.startsWith("Seat ")) return null;
  const inChips = Math.max(line.lastIndexOf(IN_CHIPS), line.lastIndexOf(IN_CAPITALS));
  const open = line.lastIndexOf(" (", inChips);
  scanner.open(line, "Seat ".length);
  const seat = scanner.integer();
  if (inChips < 0 || seat < 1 || !scanner.skip(": ")) return null;
  const nameAt = line.length - scanner.rest.length;
  if (open <= nameAt) return null;
  scanner.open(line, open + 2);
  const stack = readAmount(scanner, scale);
  if (stack < 0 || !(scanner.skip(IN_CHIPS) || scanner.skip(IN_CAPITALS))) return null;
  const bounty = scanner.skip(", ") ? readPrize(scanner) : undefined;
  if (bounty !== undefined && !scanner.skip(" bounty")) return null;
  if (!scanner.skip(")")) return null;
  const isMoved = scanner.skip(" out of hand (moved from another table") && line.endsWith(")");
  const sitsOut = scanner.skip(" is sitting out") || isMoved;
  if (!isMoved && !scanner.done) return null;
  const name = line.slice(nameAt, open);
  return { seat, name, stack, sitsOut, ...(bounty !== undefined && { bounty }) };
}
