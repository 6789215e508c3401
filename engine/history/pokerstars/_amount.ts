/**
 * Amounts of money and chips as PokerStars prints them.
 *
 * @module
 */
import type { LineScanner } from "../_line_scanner.ts";

const SYMBOLS: Readonly<Record<string, string>> = {
  "$": "USD",
  "R$": "BRL",
  "C$": "CAD",
  "€": "EUR",
  "£": "GBP",
  "¥": "CNY",
  "₹": "INR",
  "Rs. ": "INR",
  "Rs.": "INR",
  "Rs ": "INR",
};

const SYMBOL_TEXTS = Object.keys(SYMBOLS);

const WRITTEN_SYMBOLS: Readonly<Record<string, string>> = {
  USD: "$",
  BRL: "R$",
  EUR: "€",
  GBP: "£",
  CNY: "¥",
  INR: "₹",
  CAD: "$",
  AUD: "$",
};

/** Passes over the sign of a currency, and gives the ISO code of the currency. */
export function skipSymbol(scanner: LineScanner): string | undefined {
  for (let at = 0; at < SYMBOL_TEXTS.length; at++) {
    if (scanner.skip(SYMBOL_TEXTS[at])) return SYMBOLS[SYMBOL_TEXTS[at]];
  }
  return undefined;
}

/**
 * Reads `$1,234.50`, `$133.5` or `1500`, with or without a sign.
 *
 * @param scale What 1 stands for: 1 for whole chips, 100 for cents.
 * @returns The amount in parts of the scale, or -1 if none comes next or it has cents that the
 * scale has not.
 */
export function readAmount(scanner: LineScanner, scale: number): number {
  let value = scanner.integer();
  if (value < 0 && skipSymbol(scanner) !== undefined) value = scanner.integer();
  if (value < 0) return -1;
  while (scanner.skip(",")) {
    const thousands = scanner.digits(3);
    if (thousands === null) return -1;
    value = 1000 * value + Number(thousands);
  }
  if (!scanner.skip(".")) return within(value * scale);
  const cents = scanner.digits(2);
  const tenths = cents === null ? scanner.digits(1) : null;
  if (cents === null && tenths === null) return within(value * scale); // it was a full stop
  if (scale === 1) return -1;
  return within(value * scale + (cents !== null ? Number(cents) : 10 * Number(tenths)));
}

/**
 * How amounts of a currency are written: money with its sign and two decimals, play money and
 * chips without a sign, and with decimals only where there are cents of a chip.
 *
 * @param currency ISO code; none for chips.
 * @param scale Parts of the unit that 1 stands for: 1 or 100.
 * @throws {RangeError} If the scale or the currency has no text.
 */
export function amountWriter(
  currency: string | undefined,
  scale: number,
): (amount: number) => string {
  if (scale !== 1 && scale !== 100) {
    throw new RangeError(`Cannot write amounts of a scale of ${scale}: wanted 1 or 100`);
  }
  if (currency === undefined) return scale === 1 ? String : centText;
  const symbol = WRITTEN_SYMBOLS[currency];
  if (symbol === undefined) {
    throw new RangeError(
      `Cannot write amounts in ${currency}: wanted one of ${
        Object.keys(WRITTEN_SYMBOLS).join(", ")
      }`,
    );
  }
  return scale === 1 ? (amount) => symbol + amount + ".00" : (amount) => symbol + centText(amount);
}

function centText(amount: number): string {
  const cents = amount % 100;
  return (amount - cents) / 100 + (cents < 10 ? ".0" : ".") + cents;
}

function within(amount: number): number {
  return amount <= Number.MAX_SAFE_INTEGER ? amount : -1;
}
