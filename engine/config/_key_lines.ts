/**
 * On which line each key of a TOML text stands, and how its value is written. The parser says neither.
 *
 * @module
 */

/** Lines by TOML path, such as `game.blind_levels[1].ante`; counted from 1. */
export type KeyLines = ReadonlyMap<string, number>;

/** The line of a setting, or of the innermost table around it that the text has; 1 for the root. */
export function lineOf(path: string, lines: KeyLines): number {
  for (let known = path;;) {
    const line = lines.get(known);
    if (line !== undefined) return line;
    const outer = known.replace(/(?:\.[^.[]*|\[\d+\])$/, "");
    if (outer === known) return 1;
    known = outer;
  }
}

/**
 * Finds the lines of all keys, tables and list items.
 *
 * @param text Valid TOML; of any other text some lines may be missing or wrong.
 */
export function keyLines(text: string): KeyLines {
  return new KeyScanner(text).scan().lines;
}

/**
 * Finds how numbers, dates and flags are written, by TOML path.
 *
 * @param text Valid TOML.
 */
export function plainValues(text: string): ReadonlyMap<string, string> {
  return new KeyScanner(text).scan().values;
}

const BARE_KEY = /[A-Za-z0-9_-]+/y;
const BLANKS = /(?:[ \t\r\n]|#[^\n]*)*/y;
const INLINE_BLANKS = /[ \t]*/y;
const PLAIN_VALUE = /[^,\]}#\n]*/y;
/** Texts; the triple quotes first, as a single pair of quotes would match their beginning. */
const TEXT =
  /"""(?:\\[^]|(?!"""(?!"))[^\\])*"""|'''(?:(?!'''(?!'))[^])*'''|"(?:\\.|[^"\\\n])*"|'[^'\n]*'/y;

class KeyScanner {
  readonly lines = new Map<string, number>();
  readonly values = new Map<string, string>();
  readonly #text: string;
  /** Items so far of each list written as `[[list]]`. */
  readonly #itemCounts = new Map<string, number>();
  #at = 0;
  #line = 1;

  constructor(text: string) {
    this.#text = text;
  }

  scan(): this {
    let table = "";
    for (this.#skip(BLANKS); this.#at < this.#text.length; this.#skip(BLANKS)) {
      const before = this.#at;
      if (this.#take("[[")) table = this.#listHeader();
      else if (this.#take("[")) table = this.#tableHeader();
      else this.#pair(table);
      if (this.#at === before) this.#at++; // not TOML: go on, so that the end is reached
    }
    return this;
  }

  #tableHeader(): string {
    const path = this.#resolve(this.#key());
    this.#take("]");
    this.#note(path);
    return path;
  }

  #listHeader(): string {
    const keys = this.#key();
    this.#take("]]");
    const list = join(this.#resolve(keys.slice(0, -1)), keys.at(-1) ?? "");
    const index = this.#itemCounts.get(list) ?? 0;
    this.#itemCounts.set(list, index + 1);
    const item = `${list}[${index}]`;
    this.#note(list);
    this.#note(item);
    return item;
  }

  /** The path of a header, in which a list stands for its last item. */
  #resolve(keys: readonly string[]): string {
    return keys.reduce((path, key) => {
      const next = join(path, key);
      const count = this.#itemCounts.get(next);
      return count === undefined ? next : `${next}[${count - 1}]`;
    }, "");
  }

  #pair(table: string): void {
    let path = table;
    for (const key of this.#key()) {
      path = join(path, key);
      this.#note(path);
    }
    if (!this.#take("=")) return;
    this.#skip(INLINE_BLANKS);
    this.#value(path);
  }

  #value(path: string): void {
    if (this.#take("[")) this.#list(path);
    else if (this.#take("{")) this.#inlineTable(path);
    else if (this.#skip(TEXT) === "") this.values.set(path, this.#skip(PLAIN_VALUE).trim());
  }

  #list(path: string): void {
    for (let index = 0;; index++) {
      this.#skip(BLANKS);
      if (this.#take("]") || this.#at >= this.#text.length) return;
      const item = `${path}[${index}]`;
      this.#note(item);
      this.#value(item);
      this.#skip(BLANKS);
      if (!this.#take(",") && !this.#text.startsWith("]", this.#at)) return;
    }
  }

  #inlineTable(path: string): void {
    for (;;) {
      this.#skip(BLANKS);
      if (this.#take("}") || this.#at >= this.#text.length) return;
      this.#pair(path);
      this.#skip(BLANKS);
      if (!this.#take(",") && !this.#text.startsWith("}", this.#at)) return;
    }
  }

  /** A key's parts, of which there are several in `a.b = 1`. */
  #key(): string[] {
    const parts: string[] = [];
    do {
      this.#skip(INLINE_BLANKS);
      const quoted = this.#skip(TEXT);
      parts.push(quoted === "" ? this.#skip(BARE_KEY) : quoted.slice(1, -1));
      this.#skip(INLINE_BLANKS);
    } while (this.#take("."));
    return parts;
  }

  /** The first line wins: it is where a table or list begins. */
  #note(path: string): void {
    if (!this.lines.has(path)) this.lines.set(path, this.#line);
  }

  #take(token: string): boolean {
    if (!this.#text.startsWith(token, this.#at)) return false;
    this.#at += token.length;
    return true;
  }

  /** Goes past what the pattern matches here, and returns it. */
  #skip(pattern: RegExp): string {
    pattern.lastIndex = this.#at;
    const found = pattern.exec(this.#text)?.[0] ?? "";
    this.#at += found.length;
    for (const letter of found) if (letter === "\n") this.#line++;
    return found;
  }
}

function join(path: string, key: string): string {
  return path === "" ? key : `${path}.${key}`;
}
