/**
 * Amounts of money as iPoker clients of all countries print them.
 *
 * @module
 */

const ZERO = 48;
const POINT = 46;
const COMMA = 44;

/** ISO codes of currencies by the signs that clients print; of others they print the code. */
export const CURRENCIES: ReadonlyMap<string, string> = new Map([
  ["€", "EUR"],
  ["£", "GBP"],
  ["$", "USD"],
]);

/** Hundredths that the last digit stands for, by the digits behind the decimal mark. */
const POWERS = [100, 10, 1, 0.1];

/**
 * Reads an amount such as `€0.05`, `1 001,24€`, `RSD1,110.25` or `1.500`.
 *
 * Symbols and words around the number are passed over. If both point and comma occur, the last is
 * the decimal mark; if one kind does, it is the decimal mark where it occurs once with one or two
 * digits behind it, and separates thousands where three follow.
 *
 * @returns Hundredths, such as 5 for `€0.05`, or null if the text has no amount in this sense.
 */
export function parseMoney(text: string): number | null {
  let start = 0;
  let end = text.length;
  while (start < end && !isDigit(text.charCodeAt(start))) start++;
  while (end > start && !isDigit(text.charCodeAt(end - 1))) end--;
  if (start === end) return null;
  for (let at = 0; at < start; at++) if (isMinus(text.charCodeAt(at))) return null;

  let digits = 0;
  let run = 0; // digits since the last separator
  let firstRun = 0;
  let separators = 0;
  let points = 0;
  let commas = 0;
  let last = 0;
  for (let at = start; at < end; at++) {
    const code = text.charCodeAt(at);
    if (isDigit(code)) {
      digits = 10 * digits + (code - ZERO); // in this order, as 2^53 is near
      run++;
      continue;
    }
    if (code === POINT) points++;
    else if (code === COMMA) commas++;
    else if (!isThousandsBlank(code)) return null;
    if (separators === 0) firstRun = run;
    else if (run !== 3) return null;
    separators++;
    last = code;
    run = 0;
  }
  if (separators === 0) return checked(100 * digits);

  const isOnlyOne = last === POINT ? points === 1 : last === COMMA && commas === 1;
  const isSmall = digits < 1000 && separators === 1 && firstRun === 1; // 0.125 of something
  if (isOnlyOne && (run < 3 || (isSmall && points + commas === 1))) {
    if (separators > 1 && firstRun > 3) return null;
    const hundredths = digits * POWERS[run];
    return Number.isInteger(hundredths) ? checked(hundredths) : null;
  }
  if (run !== 3 || firstRun > 3 || (points > 0 && commas > 0)) return null;
  return checked(100 * digits);
}

function checked(hundredths: number): number | null {
  return hundredths <= Number.MAX_SAFE_INTEGER ? hundredths : null;
}

function isDigit(code: number): boolean {
  return code >= ZERO && code <= ZERO + 9;
}

function isMinus(code: number): boolean {
  return code === 0x2d || code === 0x2212;
}

/** Blank, no-break blank, narrow and thin blanks, apostrophes. */
function isThousandsBlank(code: number): boolean {
  return code === 0x20 || code === 0xa0 || code === 0x202f || code === 0x2009 || code === 0x27 ||
    code === 0x2019;
}
