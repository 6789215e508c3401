/**
 * Walks through a text line by line without cutting it up beforehand.
 *
 * @module
 */

const CR = 13;
const BLANK = 32;
const TAB = 9;

/** The lines of a text. Blanks, tabs and CR at the end of a line are no part of it. */
export class TextLines {
  /** The line under the cursor, or null at the end of the text. */
  current: string | null = null;
  /** Number of the line under the cursor, from 1. */
  number = 0;
  /** Whether the text ends within a line; such a rest is never shown as a line. */
  isCutOff = false;

  private next: number;

  /** Starts at the first line. */
  constructor(private readonly text: string) {
    this.next = text.startsWith("\uFEFF") ? 1 : 0; // a byte order mark is no part of the line
    this.advance();
  }

  /** Takes the first characters of the line under the cursor off it. */
  dropStart(length: number): void {
    this.current = this.current!.slice(length);
  }

  /** Moves the cursor to the next line. */
  advance(): void {
    const { text, next } = this;
    const lineFeed = text.indexOf("\n", next);
    this.number++;
    if (lineFeed < 0) {
      this.isCutOff = next < text.length;
      this.current = null;
      return;
    }
    let end = lineFeed;
    while (end > next && isTrailing(text.charCodeAt(end - 1))) end--;
    this.current = text.slice(next, end);
    this.next = lineFeed + 1;
  }
}

function isTrailing(code: number): boolean {
  return code === BLANK || code === CR || code === TAB;
}
