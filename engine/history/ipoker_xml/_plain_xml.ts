/**
 * Reads the plainest kind of XML, which clients write, several times as fast as a parser of all XML.
 *
 * @module
 */

/** Attributes of an element as they stand in the file. */
export type Attributes = Readonly<Record<string, string>>;

/** Takes the parts of a text in their order. */
export interface ElementTaker {
  /** An element begins. */
  open(name: string, attributes: Attributes): void;
  /** Text between two tags, or a part of it. */
  text(part: string): void;
  /** An element ends. */
  close(name: string): void;
}

const TAB = 9;
const LF = 10;
const CR = 13;
const BLANK = 32;
const QUOTE = 34;
const AMPERSAND = 38;
const SLASH = 47;
const LESS = 60;
const EQUALS = 61;
const GREATER = 62;
const CLOSING_BRACKET = 93;
/** XML has no characters beyond it but those of two parts. */
const LAST_CODE = 0xfffd;

/**
 * Reads elements, attributes in double quotes, text, and in attributes the entities of XML that have
 * names. A text that holds anything else, or is not well-formed, is not read: the parser of all XML
 * tells what it is.
 *
 * @param text Any text.
 * @param taker Takes the parts. What it has taken is worth nothing if the text is not read.
 * @returns Whether the text was read.
 */
export function readPlainXml(text: string, taker: ElementTaker): boolean {
  return text.isWellFormed() && new PlainXml(text, taker).read(); // no half characters
}

/** A cursor over one text. Its methods tell whether what they read is plain. */
class PlainXml {
  private at = 0;
  private readonly openNames: string[] = [];

  constructor(private readonly text: string, private readonly taker: ElementTaker) {}

  read(): boolean {
    const { text } = this;
    while (this.at < text.length) {
      if (text.charCodeAt(this.at) !== LESS) {
        if (!this.readText()) return false;
      } else if (text.charCodeAt(this.at + 1) === SLASH) {
        if (!this.readEnd()) return false;
      } else if (!this.readStart()) return false;
    }
    return this.openNames.length === 0;
  }

  private readText(): boolean {
    const { text, at: start } = this;
    let isBlank = true;
    let hasReturn = false;
    let at = start;
    for (; at < text.length; at++) {
      const code = text.charCodeAt(at);
      if (code === LESS) break;
      if (code === CR) hasReturn = true;
      else if (code > BLANK) {
        if (code === AMPERSAND || code === CLOSING_BRACKET || code > LAST_CODE) return false;
        isBlank = false;
      } else if (!isSpace(code)) return false;
    }
    if (hasReturn && !isBlank) return false; // what ends a line is LF, whatever the file has
    this.at = at;
    this.taker.text(text.slice(start, at));
    return true;
  }

  private readEnd(): boolean {
    this.at += 2;
    const name = this.readName();
    if (name === "" || name !== this.openNames.pop()) return false;
    if (this.text.charCodeAt(this.at) !== GREATER) return false;
    this.at++;
    this.taker.close(name);
    return true;
  }

  private readStart(): boolean {
    const { text, taker } = this;
    this.at++;
    const name = this.readName();
    if (name === "") return false;
    const attributes: Record<string, string> = {};
    while (true) {
      const before = this.at;
      while (isSpace(text.charCodeAt(this.at))) this.at++;
      const code = text.charCodeAt(this.at);
      if (code === GREATER) {
        this.at++;
        this.openNames.push(name);
        taker.open(name, attributes);
        return true;
      }
      if (code === SLASH) {
        if (text.charCodeAt(this.at + 1) !== GREATER) return false;
        this.at += 2;
        taker.open(name, attributes);
        taker.close(name);
        return true;
      }
      if (this.at === before || !this.readAttribute(attributes)) return false;
    }
  }

  private readAttribute(attributes: Record<string, string>): boolean {
    const { text } = this;
    const name = this.readName();
    // Whatever objects have from birth is taken for a second attribute of the name, too.
    if (name === "" || attributes[name] !== undefined) return false;
    if (text.charCodeAt(this.at) !== EQUALS || text.charCodeAt(this.at + 1) !== QUOTE) return false;
    const start = this.at + 2;
    let hasEntity = false;
    let at = start;
    for (let code = text.charCodeAt(at); code !== QUOTE; code = text.charCodeAt(++at)) {
      if (!(code >= BLANK && code <= LAST_CODE) || code === LESS) return false;
      if (code === AMPERSAND) hasEntity = true;
    }
    const value = text.slice(start, at);
    if (hasEntity && value.includes("&#")) return false;
    attributes[name] = hasEntity ? value.replace(ENTITIES, characterOf) : value;
    this.at = at + 1;
    return true;
  }

  /** A name of ASCII letters, or the empty text if none comes next. */
  private readName(): string {
    const { text, at: start } = this;
    let hash = 0;
    let at = start;
    for (let code = text.charCodeAt(at); isNameCode(code); code = text.charCodeAt(++at)) {
      hash = (5 * hash + code) & (NAMES - 1);
    }
    this.at = at;
    const known = names[hash];
    if (known.length === at - start && text.startsWith(known, start)) return known;
    const name = text.slice(start, at);
    if (name.length <= LONGEST_NAME) names[hash] = name;
    return name;
  }
}

const NAMES = 256;
/** V8 makes longer parts of a text views of it, which would keep all of it in memory. */
const LONGEST_NAME = 12;

/** Names by a hash, as the same few stand in every game: to find one is faster than to cut it out. */
const names: string[] = new Array(NAMES).fill("");

const ENTITIES = /&(?:amp|lt|gt|quot|apos);/g;
const CHARACTERS: Readonly<Record<string, string>> = {
  "&amp;": "&",
  "&lt;": "<",
  "&gt;": ">",
  "&quot;": '"',
  "&apos;": "'",
};

function characterOf(entity: string): string {
  return CHARACTERS[entity];
}

function isSpace(code: number): boolean {
  return code === BLANK || code === LF || code === TAB || code === CR;
}

function isNameCode(code: number): boolean {
  return (code >= 0x61 && code <= 0x7a) || (code >= 0x41 && code <= 0x5a);
}
