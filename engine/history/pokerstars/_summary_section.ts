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

/** Cards that the line of a seat shows or mucks behind the name; none if it does not. */
export function readShownCards(line: string, at: number): readonly Card[] {
  scanner.open(line, at);
  scanner.skip(" (button)");
  scanner.skip(" (small blind)");
  scanner.skip(" (big blind)");
  if (!scanner.skip(" mucked ") && !scanner.skip(" showed ")) return [];
  return scanner.cards(2) ?? scanner.cards(1) ?? [];
}

/** What the line of a seat says that the player won, or would have won if he had not sold it. */
export function readWon(line: string, at: number, scale: number): number {
  let won = 0;
  // One amount for each time the board was dealt.
  for (const { index, 0: words } of line.slice(at).matchAll(/ (?:won|collected) \(/g)) {
    scanner.open(line, at + index + words.length);
    won += Math.max(0, readAmount(scanner, scale));
  }
  return won;
}
