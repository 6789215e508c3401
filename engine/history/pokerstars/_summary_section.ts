/**
 * The last section of a hand: the pots, and what the lines above it leave out.
 *
 * @module
 */
import type { Card } from "../../cards/mod.ts";
import { LineScanner } from "../_line_scanner.ts";
import { readAmount } from "./_amount.ts";

/** What the line of the total pot says. */
export interface PotLine {
  /** All pots, rake included. */
  readonly total: number;
  readonly rake: number;
  /** Main pot and side pots without rake; empty where there is one pot. */
  readonly nets: readonly number[];
}

/** What the line of a seat adds to the lines above it. */
export interface SeatOutcome {
  /** Cards shown, or mucked and shown to those who ask; none if the line has none. */
  readonly cards: readonly Card[];
  /** What the player won, or would have won if he had not sold it. */
  readonly won: number;
}

const scanner = new LineScanner();

/** Reads `Total pot $3.70 Main pot $2.35. Side pot $1.17. | Rake $0.18`, or gives null. */
export function readPots(line: string, scale: number): PotLine | null {
  scanner.open(line);
  const total = scanner.skip("Total pot ") ? readAmount(scanner, scale) : -1;
  if (total < 0) return null;
  const nets: number[] = [];
  while (scanner.skip(nets.length === 0 ? " Main pot " : " Side pot")) {
    if (nets.length > 0) {
      if (scanner.skip("-") && scanner.integer() !== nets.length) return null;
      if (!scanner.skip(" ")) return null;
    }
    const net = readAmount(scanner, scale);
    if (net < 0) return null;
    nets.push(net);
    scanner.skip(".");
  }
  const rake = scanner.skip(" | Rake ") ? readAmount(scanner, scale) : -1;
  return rake >= 0 && scanner.done ? { total, rake, nets } : null;
}

/** The number of the seat that a line is about, and where its name begins; null for other lines. */
export function readSeatNumber(line: string): { seat: number; nameAt: number } | null {
  if (!line.startsWith("Seat ")) return null;
  scanner.open(line, "Seat ".length);
  const seat = scanner.integer();
  return seat >= 1 && scanner.skip(": ")
    ? { seat, nameAt: line.length - scanner.rest.length }
    : null;
}

const POSITIONS = [" (button)", " (small blind)", " (big blind)"];

/** Reads what stands behind the name; words without cards or money are passed over. */
export function readOutcome(line: string, at: number, scale: number): SeatOutcome {
  scanner.open(line, at);
  while (POSITIONS.some((position) => scanner.skip(position)));
  let cards: readonly Card[] = [];
  if (scanner.skip(" mucked ") || scanner.skip(" showed ")) {
    cards = scanner.cards(2) ?? scanner.cards(1) ?? [];
  }
  let won = 0;
  // One amount for each time the board was dealt.
  for (const { index, 0: words } of line.matchAll(/ (?:won|collected) \(/g)) {
    if (index < at) continue;
    scanner.open(line, index + words.length);
    won += Math.max(0, readAmount(scanner, scale));
  }
  return { cards, won };
}
