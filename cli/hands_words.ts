/**
 * Hands, players and chips in words.
 *
 * @module
 */
import type { HandHistoryRecord, ReadHand } from "@marvin/holdem";
import { inOurWords } from "./user_errors.ts";

/** Chips or money as a decimal number: 250 with a scale of 100 is `2.50`. */
export function amountText(amount: number, scale: number): string {
  const digits = Math.round(Math.log10(scale));
  if (digits === 0) return String(amount);
  const text = String(Math.abs(amount)).padStart(digits + 1, "0");
  return `${amount < 0 ? "-" : ""}${text.slice(0, -digits)}.${text.slice(-digits)}`;
}

/** Number of a hand as its source writes it. */
export function handId({ handId, handNumber }: HandHistoryRecord): string {
  return handId ?? String(handNumber);
}

/** Where a hand stands, such as `logs/a.txt:17`; a path alone for a file as a whole. */
export function placeOf({ file, line }: ReadHand): string {
  return line > 0 ? `${file}:${line}` : file;
}

/** Why a hand or file could not be read, with its place. */
export function failureText(hand: ReadHand): string {
  const reason = hand.reason ?? hand.status;
  return hand.line > 0 ? `${placeOf(hand)}: ${hand.status}: ${reason}` : inOurWords(reason);
}
