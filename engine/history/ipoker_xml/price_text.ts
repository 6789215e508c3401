/**
 * What a tournament costs, as iPoker clients print it.
 *
 * @module
 */
import { CURRENCIES, parseMoney } from "./money_text.ts";

/** The parts of a price, in hundredths. */
export interface Price {
  readonly buyIn: number;
  readonly fee?: number;
  readonly bounty?: number;
  /** ISO code, or the room's word for its points; undefined if the text has neither. */
  readonly currency?: string;
}

/**
 * Reads a price such as `$2,000.00+$50.00`. Of three parts the second is what a knock-out pays and
 * the last the fee, but in a Twister the second is the fee and both others go into the prizes.
 *
 * @returns The price, or null for a ticket, an invitation and whatever else is no money.
 */
export function parsePrice(text: string, isTwister: boolean): Price | null {
  const parts = text.split("+").map(parseMoney);
  if (parts.length > 3 || parts.some((part) => part === null)) return null;
  const [first, second, third] = parts as number[];
  const word = text.replace(/[0-9.,+\s\u00a0]/g, " ").trim().split(" ")[0];
  const currency = CURRENCIES.get(word) ?? (word || undefined);
  const money = parts.length === 1
    ? { buyIn: first }
    : parts.length === 2
    ? { buyIn: first, fee: second }
    : isTwister
    ? { buyIn: first + third, fee: second }
    : { buyIn: first, fee: third, bounty: second };
  return { ...money, ...(currency !== undefined && { currency }) };
}
