/**
 * The lines of one hand, and which player a line is about.
 *
 * @module
 */
import { HandStop } from "../_hand_stop.ts";
import { isNote } from "../_table_notes.ts";
import type { TextLines } from "../_text_lines.ts";
import { readHeader } from "./_header.ts";
import { Remainder } from "./_remainder.ts";

/** A cursor over the lines of one hand. */
export class HandLines {
  /** Names of the players that lines may be about. */
  readonly names: string[] = [];
  /** What followed the name in the line that was matched last. */
  readonly remainder: Remainder = new Remainder();

  /** @param lines Stands within the hand. */
  constructor(private readonly lines: TextLines) {}

  /** Number of the line under the cursor. */
  get number(): number {
    return this.lines.number;
  }

  /** Whether the hand has no more whole lines. */
  get isAtEnd(): boolean {
    const { current } = this.lines;
    return current === null || current === "" || readHeader(current) !== null;
  }

  /** Whether the text ends within a line; what it is a part of cannot be told. */
  get isCutOff(): boolean {
    return this.lines.isCutOff;
  }

  /**
   * The line under the cursor.
   *
   * @throws {HandStop} If the hand has no more lines.
   */
  get current(): string {
    if (this.isAtEnd) throw new HandStop("partial", "it has no SUMMARY", this.lines.number);
    return this.lines.current!;
  }

  /** Moves the cursor to the next line. */
  advance(): void {
    this.lines.advance();
  }

  /**
   * Passes over chat or another note that somebody put among the lines, if the line has no other
   * reading: players may be named like notes.
   */
  skipNote(): boolean {
    const { current } = this.lines;
    if (current === null || current.startsWith("*** ")) return false; // as most are that get here
    if (!isNote(current) || this.isDeed(current)) return false;
    this.advance();
    return true;
  }

  /** Whether a line tells anything of a player. */
  private isDeed(line: string): boolean {
    if (/^(?:Uncalled bet \(|Dealt to )/.test(line)) return true;
    const { names, remainder } = this;
    const { isPost, isAction, isShow, isCollection } = remainder;
    return names.some((name) =>
      line.startsWith(name) && [isPost, isAction, isShow, isCollection].some((fits) => {
        remainder.open(line, name.length);
        return fits();
      })
    );
  }

  /** Passes over a line, if it is this one. */
  skip(text: string): boolean {
    if (this.current !== text) return false;
    this.advance();
    return true;
  }

  /** Passes over a line that must be this one. */
  want(text: string): void {
    if (!this.skip(text)) throw this.stop(`wanted ${text}`);
  }

  /**
   * The one player whose name and a remainder that fits make up the line, or -1 if there is none.
   *
   * @param fits Reads {@link remainder} and tells whether it is of the wanted kind.
   */
  findPlayer(fits: () => boolean): number {
    const { current, names, remainder } = this;
    let found = -1;
    let last = -1;
    for (let at = 0; at < names.length; at++) {
      if (!current.startsWith(names[at])) continue;
      last = at;
      remainder.open(current, names[at].length);
      if (!fits()) continue;
      if (found >= 0) throw this.stop("the line has two readings");
      found = at;
    }
    if (found >= 0 && found !== last) { // what was read last is not what fitted
      remainder.open(current, names[found].length);
      fits();
    }
    return found;
  }

  /** The error that the line under the cursor is. */
  stop(reason: string): HandStop {
    return new HandStop("error", `${reason}, found ${this.lines.current}`, this.lines.number);
  }
}
