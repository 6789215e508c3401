/**
 * How wide a text will be, without a screen to measure it on.
 *
 * @module
 */

/** Width of a text in a usual sans-serif font: an estimate on the safe side. */
export function textWidth(text: string, fontSize: number): number {
  let ems = 0;
  for (const character of text) {
    if (/[ilj.,:;|'!()[\] ft]/.test(character)) ems += 0.36;
    else if (/[mwMW%@—]/.test(character)) ems += 0.92;
    else if (/[A-Z]/.test(character)) ems += 0.7;
    else if (character.codePointAt(0)! > 0x2e80) ems += 1.05; // East Asian letters and pictures
    else ems += 0.6;
  }
  return ems * fontSize;
}

/** Breaks a text into lines at blanks; a word that is too long keeps a line of its own. */
export function wrapText(text: string, fontSize: number, width: number): string[] {
  const lines: string[] = [];
  let line = "";
  for (const word of text.split(/\s+/).filter((word) => word !== "")) {
    const longer = line === "" ? word : `${line} ${word}`;
    if (line !== "" && textWidth(longer, fontSize) > width) {
      lines.push(line);
      line = word;
    } else line = longer;
  }
  return line === "" ? lines : [...lines, line];
}
