/**
 * How wide a text will be, without a screen to measure it on.
 *
 * @module
 */

/** How much wider bold letters are. */
const BOLD = 1.13;

/** Widths of characters as parts of the size of the letters; the first list that has one counts. */
const WIDTHS: readonly (readonly [characters: RegExp, width: number])[] = [
  [/[ijlIJf'|,.:;/\\ -]/, 0.37],
  [/[rt!()[\]"]/, 0.43],
  [/[mW%@…—]/, 1],
  [/[wM#+<=>~^±×−]/, 0.85],
  [/[A-Z&]/, 0.76],
  [/[ -~]/, 0.65], // what is left of ASCII
  [/[\u2e80-\u{10ffff}]/u, 1.1], // East Asian letters and pictures
];
const OTHER_WIDTH = 0.75;

/** Width of a text in a usual sans-serif font: an estimate on the safe side. */
export function textWidth(text: string, fontSize: number, isBold = false): number {
  let ems = 0;
  for (const character of text) {
    ems += WIDTHS.find(([characters]) => characters.test(character))?.[1] ?? OTHER_WIDTH;
  }
  return ems * fontSize * (isBold ? BOLD : 1);
}

/** Most characters of a name's end that stay where its middle is left out. */
const MOST_TAIL = 5;

/** Where a line may end: never within `n = 60` or `95 %`. */
const BREAK = /(?<!=)\s+(?![=%])/;

/** Breaks a text into lines at blanks, and within words only where one is wider than a line. */
export function wrapText(text: string, fontSize: number, width: number, isBold = false): string[] {
  const lines: string[] = [];
  let line = "";
  for (const word of text.trim().split(BREAK).filter((word) => word !== "")) {
    let rest = line === "" ? word : `${line} ${word}`;
    if (line !== "" && textWidth(rest, fontSize, isBold) > width) {
      lines.push(line);
      rest = word;
    }
    for (;;) {
      line = fittingStart(rest, fontSize, width, isBold);
      if (line === rest) break;
      lines.push(line);
      rest = rest.slice(line.length);
    }
  }
  return line === "" ? lines : [...lines, line];
}

/** As many characters from the beginning of a text as fit into a width, and at least one. */
function fittingStart(text: string, fontSize: number, width: number, isBold: boolean): string {
  let start = "";
  let used = 0;
  for (const character of text) {
    used += textWidth(character, fontSize, isBold);
    if (start !== "" && used > width) break;
    start += character;
  }
  return start;
}

/**
 * Fits a name into a width: what is too long loses its middle, as names of one family often differ
 * at their end only. Line breaks and tabs become blanks.
 */
export function fitName(name: string, fontSize: number, width: number, isBold = false): string {
  const characters = [...name.replace(/\s+/g, " ")];
  let fitted = characters.join("");
  for (let kept = characters.length - 1; kept >= 0; kept--) {
    if (textWidth(fitted, fontSize, isBold) <= width) break;
    const tail = Math.min(MOST_TAIL, Math.floor(kept / 3));
    const end = characters.slice(characters.length - tail).join("");
    fitted = `${characters.slice(0, kept - tail).join("")}…${end}`;
  }
  return fitted;
}
