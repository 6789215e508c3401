/**
 * Reads this project's own text log into flat hands, several times as fast as into records.
 *
 * @module
 */
import { piece } from "../_byte_text.ts";
import { FlatHand } from "../flat_hand.ts";
import type { HandPlace, HandSink } from "../hand_sink.ts";
import type { ParsedHand } from "../parsed_hand.ts";
import { passOn } from "../_pass_on.ts";
import { PADDING } from "./_byte_cursor.ts";
import { HandScanner } from "./_hand_scanner.ts";
import { readHeader } from "./_header.ts";
import { parseIpoker } from "./parse_ipoker.ts";

const LF = 10;
const NEXT_GAME = piece("\nGame #").bytes;

const encoder = new TextEncoder();
const decoder = new TextDecoder("utf-8", { ignoreBOM: true });

/**
 * Reads all hands of a text one after another. The hands and the problems are those of `parseIpoker`
 * in the same order: a hand that is not written as this project writes it is read by it.
 */
export function scanIpoker(text: string, sink: HandSink<ParsedHand>): void {
  if (!text.isWellFormed()) return passOn(parseIpoker(text), sink); // halves get lost in bytes
  const { bytes, length } = encoded(text);
  new TextScan(bytes, length, sink).run();
  if (bytes.length <= MOST_SPARE) spare = bytes;
}

/** The scan of one text. */
class TextScan implements HandPlace {
  readonly file = "";
  private readonly hand = new FlatHand();
  private readonly scanner = new HandScanner(this.hand);
  /** Where the hand begins that is read. */
  private start = 0;
  // Lines are counted when somebody asks.
  private countedTo = 0;
  private countedLine = 1;

  constructor(
    private readonly bytes: Uint8Array,
    private readonly end: number,
    private readonly sink: HandSink<ParsedHand>,
  ) {
    this.scanner.cursor.bytes = bytes;
  }

  get line(): number {
    for (; this.countedTo < this.start; this.countedTo++) {
      if (this.bytes[this.countedTo] === LF) this.countedLine++;
    }
    return this.countedLine;
  }

  run(): void {
    const { bytes, end, scanner, sink } = this;
    const { cursor } = scanner;
    while (this.start < end) {
      if (bytes[this.start] === LF) {
        this.start++;
        continue;
      }
      cursor.at = this.start;
      if (scanner.read() && (bytes[cursor.at] === LF || isBorder(bytes, cursor.at, end))) {
        sink.hand(this.hand, this);
        this.start = cursor.at;
      } else this.readRecords();
    }
  }

  /** Has the reader of records read up to the next line that begins a hand. */
  private readRecords(): void {
    const { bytes, end, start } = this;
    const next = nextHand(bytes, start, end);
    // With the end of the line before, as only what begins a text may begin with a byte order mark.
    const before = start === 0 ? 0 : 1;
    const part = decoder.decode(bytes.subarray(start - before, next));
    passOn(parseIpoker(part), this.sink, this.line - before - 1);
    this.start = next;
  }
}

/** A text in UTF-8 with padding behind it, and how many bytes of it are text. */
function encoded(text: string): { readonly bytes: Uint8Array; readonly length: number } {
  // Most logs have a byte a character. Into an array that is there, V8 encodes many times as fast.
  let bytes = takeBytes(text.length + PADDING);
  let { read, written } = encoder.encodeInto(text, bytes.subarray(0, bytes.length - PADDING));
  if (read < text.length) {
    bytes = takeBytes(3 * text.length + PADDING);
    ({ read, written } = encoder.encodeInto(text, bytes));
  }
  return { bytes: bytes.fill(0, written, written + PADDING), length: written };
}

/** Bytes that are kept for the next text: those of the parts in which files are read. */
const MOST_SPARE = 1 << 22;

let spare: Uint8Array | null = null;

function takeBytes(room: number): Uint8Array {
  const bytes = spare;
  spare = null;
  return bytes !== null && bytes.length >= room ? bytes : new Uint8Array(room);
}

/** Where the next hand begins: at the next line that is the first of one, or at the end. */
function nextHand(bytes: Uint8Array, start: number, end: number): number {
  for (let at = start; at < end; at++) {
    if (bytes[at] === LF && isNextGame(bytes, at) && isBorder(bytes, at + 1, end)) return at + 1;
  }
  return end;
}

function isNextGame(bytes: Uint8Array, at: number): boolean {
  for (let i = 0; i < NEXT_GAME.length; i++) if (bytes[at + i] !== NEXT_GAME[i]) return false;
  return true;
}

/** Whether the text ends at a place, or another hand begins. */
function isBorder(bytes: Uint8Array, at: number, end: number): boolean {
  if (at === end) return true;
  const lineEnd = bytes.indexOf(LF, at);
  if (lineEnd < 0) return false;
  return readHeader(decoder.decode(bytes.subarray(at, lineEnd)).replace(/[ \t\r]+$/, "")) !== null;
}
