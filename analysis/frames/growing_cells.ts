/**
 * Cells of columns that grow, in as little memory as their types allow.
 *
 * @module
 */
import type { Cell, CellList } from "./column.ts";

/** Cells that can be set. */
export interface GrowingCells {
  /** Makes room for so many cells. */
  grow(room: number): void;
  /** A cell, by its index. */
  at(index: number): Cell;
  /** Sets a cell that there is room for. */
  set(index: number, cell: Cell): void;
  /** Moves the cells for which the list holds a 1 to the front. */
  keep(marks: Uint8Array): void;
  /** The first cells, which must not be set again; others may, and may be dropped. */
  freeze(count: number): CellList;
}

/** Numbers; NaN for what is missing. */
export class NumberCells implements GrowingCells {
  /** The cells, for those who set many. */
  list: Float64Array = new Float64Array(0);

  /** Makes room for so many cells. */
  grow(room: number): void {
    const larger = new Float64Array(room);
    larger.set(this.list);
    this.list = larger;
  }

  /** A cell, by its index. */
  at(index: number): number | null {
    return numberAt(this.list, index);
  }

  /** Sets a cell that there is room for. */
  set(index: number, cell: Cell): void {
    this.list[index] = cell === null ? NaN : Number(cell);
  }

  /** Sets several cells to the same. */
  fill(start: number, count: number, cell: number | null): void {
    const { list } = this;
    const number = cell ?? NaN;
    for (let at = start; at < start + count; at++) list[at] = number;
  }

  /** Moves the cells for which the list holds a 1 to the front. */
  keep(marks: Uint8Array): void {
    this.list = kept(this.list, marks, new Float64Array(this.list.length));
  }

  /** The first cells, which must not be set again. */
  freeze(count: number): CellList {
    const { list } = this;
    return { length: count, at: (index) => numberAt(list, index) };
  }
}

function numberAt(list: Float64Array, index: number): number | null {
  const number = list[index];
  return Number.isNaN(number) ? null : number;
}

const NO_BOOLEAN = 2;

/** Booleans: 0, 1, or 2 for what is missing. */
export class BooleanCells implements GrowingCells {
  /** The cells, for those who set many. */
  list: Uint8Array = new Uint8Array(0);

  /** Makes room for so many cells. */
  grow(room: number): void {
    const larger = new Uint8Array(room);
    larger.set(this.list);
    this.list = larger;
  }

  /** A cell, by its index. */
  at(index: number): boolean | null {
    return booleanAt(this.list, index);
  }

  /** Sets a cell that there is room for. */
  set(index: number, cell: Cell): void {
    this.list[index] = cell === null ? NO_BOOLEAN : cell ? 1 : 0;
  }

  /** Moves the cells for which the list holds a 1 to the front. */
  keep(marks: Uint8Array): void {
    this.list = kept(this.list, marks, new Uint8Array(this.list.length));
  }

  /** The first cells, which must not be set again. */
  freeze(count: number): CellList {
    const { list } = this;
    return { length: count, at: (index) => booleanAt(list, index) };
  }
}

function booleanAt(list: Uint8Array, index: number): boolean | null {
  const code = list[index];
  return code === NO_BOOLEAN ? null : code === 1;
}

const NO_TEXT = -1;

/** Texts as numbers into a list in which each stands once. */
export class TextCells implements GrowingCells {
  /** The cells as codes, for those who set many; see {@link codeOf}. */
  list: Int32Array = new Int32Array(0);

  private texts: string[] = [];

  private readonly codes = new Map<string, number>();
  // By place: a text that was asked for there, and its code.
  private readonly lastTexts: (string | null)[] = [];
  private readonly lastCodes: number[] = [];

  /** Makes room for so many cells. */
  grow(room: number): void {
    const larger = new Int32Array(room);
    larger.set(this.list);
    this.list = larger;
  }

  /** All texts, by code. */
  get all(): readonly string[] {
    return this.texts;
  }

  /** A cell, by its index. */
  at(index: number): string | null {
    return textAt(this.texts, this.list[index]);
  }

  /** Sets a cell that there is room for. */
  set(index: number, cell: Cell): void {
    this.list[index] = this.codeOf(cell === null ? null : String(cell), 0);
  }

  /**
   * The code of a text, which is good until cells are dropped.
   *
   * @param text The text, or null for what is missing.
   * @param place A small number, such as that of a player: a text is found at once where it was asked
   * for last at the same place.
   */
  codeOf(text: string | null, place: number): number {
    if (text === null) return NO_TEXT;
    if (this.lastTexts[place] === text) return this.lastCodes[place];
    let code = this.codes.get(text);
    if (code === undefined) {
      code = this.texts.length;
      this.codes.set(text, code);
      this.texts.push(text);
    }
    while (this.lastTexts.length <= place) this.lastTexts.push(null);
    this.lastTexts[place] = text;
    return this.lastCodes[place] = code;
  }

  /** Sets several cells to the same. */
  fill(start: number, count: number, cell: string | null): void {
    const { list } = this;
    const code = this.codeOf(cell, 0);
    for (let at = start; at < start + count; at++) list[at] = code;
  }

  /** Moves the cells for which the list holds a 1 to the front. */
  keep(marks: Uint8Array): void {
    const texts = Array.from(marks.keys(), (at) => this.at(at)).filter((_, at) => marks[at] === 1);
    // Texts of dropped rows are forgotten as well.
    this.list = new Int32Array(this.list.length);
    this.codes.clear();
    this.texts = [];
    this.lastTexts.length = 0;
    texts.forEach((text, at) => this.set(at, text));
  }

  /** The first cells, which must not be set again. */
  freeze(count: number): CellList {
    const { list } = this;
    const { texts } = this;
    return { length: count, at: (index) => textAt(texts, list[index]) };
  }
}

function textAt(texts: readonly string[], code: number): string | null {
  return code === NO_TEXT ? null : texts[code];
}

/**
 * Texts that are mostly met once, such as times: numbers from which they are made when somebody looks
 * at them. A text without such a number is kept as it is.
 */
export class KeyedTextCells implements GrowingCells {
  private list: Float64Array = new Float64Array(0);
  private readonly others = new TextCells();

  /**
   * Starts empty.
   *
   * @param textOf The text of a key.
   */
  constructor(private readonly textOf: (key: number) => string) {}

  /** Makes room for so many cells. */
  grow(room: number): void {
    const larger = new Float64Array(room);
    larger.set(this.list);
    this.list = larger;
  }

  /** A cell, by its index. */
  at(index: number): string | null {
    return this.textAt(this.list[index], this.others.all);
  }

  /** Sets a cell that there is room for. */
  set(index: number, cell: Cell): void {
    this.fill(index, 1, cell === null ? null : String(cell));
  }

  /** Sets several cells to the same: a key from 0, or what has none as text. */
  fill(start: number, count: number, cell: number | string | null): void {
    const { list } = this;
    const isKey = typeof cell === "number" && cell >= 0;
    const key = isKey ? cell : OTHER - this.others.codeOf(cell === null ? null : String(cell), 0);
    for (let at = start; at < start + count; at++) list[at] = key;
  }

  /** Moves the cells for which the list holds a 1 to the front. */
  keep(marks: Uint8Array): void {
    this.list = kept(this.list, marks, new Float64Array(this.list.length));
  }

  /** The first cells, which must not be set again. */
  freeze(count: number): CellList {
    const { list } = this;
    const others = this.others.all;
    return { length: count, at: (index) => this.textAt(list[index], others) };
  }

  /** The text of a key, or of what stands for a text without one. */
  private textAt(key: number, others: readonly string[]): string | null {
    return key >= 0 ? this.textOf(key) : textAt(others, OTHER - key);
  }
}

/** Stands for the first text without a key; lower numbers for the others. */
const OTHER = -2;

/** Copies what is kept: frozen cells share the list. */
function kept<List extends Float64Array | Uint8Array>(
  from: List,
  marks: Uint8Array,
  to: List,
): List {
  let count = 0;
  for (let at = 0; at < marks.length; at++) if (marks[at] === 1) to[count++] = from[at];
  return to;
}
