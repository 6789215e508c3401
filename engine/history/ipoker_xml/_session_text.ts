/**
 * Cuts a session file into its games before any of them is parsed, so that a damaged game cannot
 * spoil the next.
 *
 * @module
 */

/** The text of one game. */
export interface GameText {
  /** What stands before the game and behind the one before it, where it may be a session's head. */
  readonly head: string;
  readonly text: string;
  /** Number of the game's first line, from 1. */
  readonly line: number;
  /** Whether the game has its end. */
  readonly isWhole: boolean;
  /** Whether the session ends behind the game. */
  readonly endsSession: boolean;
  /** The text of the session from the game on. */
  readonly rest: () => string;
}

const END = "</game>";

/** The games of a text one after another. */
export function* gameTexts(text: string): Generator<GameText, void, undefined> {
  const ends = new Finder(text, END);
  const sessions = new Finder(text, "<session");
  const heads = new Finder(text, "<gametype");
  const sessionEnds = new Finder(text, "</session");
  const lines = new LineCounter(text);
  let start = nextGame(text, 0);
  let before = 0;
  while (start < text.length) {
    const next = nextGame(text, start + 1);
    const border = Math.min(
      next,
      sessions.from(start),
      heads.from(start),
      sessionEnds.from(start),
    );
    const end = ends.from(start);
    const isWhole = end < border;
    const stop = isWhole ? end + END.length : border;
    const from = start;
    yield {
      head: text.slice(before, start),
      text: text.slice(start, stop),
      line: lines.at(start),
      isWhole,
      endsSession: isWhole && sessionEnds.from(start) < next,
      rest: () => text.slice(from, heads.from(from)),
    };
    before = stop;
    start = next;
  }
}

/** Where the next `<game` element begins, or the end of the text; `<gamecount` is none. */
function nextGame(text: string, from: number): number {
  for (let at = text.indexOf("<game", from); at >= 0; at = text.indexOf("<game", at + 1)) {
    const next = text.charCodeAt(at + "<game".length);
    if (next <= 0x20 || next === 0x3e) return at; // blank or >
  }
  return text.length;
}

/** Finds one word from rising places on without looking at any place twice. */
class Finder {
  private found = -1;

  constructor(private readonly text: string, private readonly word: string) {}

  /** The first place from `start` on, or the end of the text. */
  from(start: number): number {
    if (this.found < start) {
      const at = this.text.indexOf(this.word, start);
      this.found = at < 0 ? this.text.length : at;
    }
    return this.found;
  }
}

/** Counts lines up to rising places. */
class LineCounter {
  private place = 0;
  private line = 1;

  constructor(private readonly text: string) {}

  at(place: number): number {
    for (let at = this.text.indexOf("\n", this.place); at >= 0 && at < place;) {
      this.line++;
      this.place = at + 1;
      at = this.text.indexOf("\n", this.place);
    }
    return this.line;
  }
}
