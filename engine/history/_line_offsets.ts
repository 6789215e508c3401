/**
 * Where lines of a text begin.
 *
 * @module
 */

/** Finds lines of one text, each quickly if it is not far behind the one that was asked for last. */
export class LineOffsets {
  private line = 1;
  private offset = 0;

  /** @param text The text. */
  constructor(private readonly text: string) {}

  /** Characters before a line, whose number counts from 1; all there are if the text has fewer lines. */
  of(line: number): number {
    if (line < this.line) {
      this.line = 1;
      this.offset = 0;
    }
    for (; this.line < line; this.line++) {
      const lineFeed = this.text.indexOf("\n", this.offset);
      if (lineFeed < 0) return this.text.length;
      this.offset = lineFeed + 1;
    }
    return this.offset;
  }
}
