/**
 * Reads the keys of one TOML table, and knows afterwards which keys it should have had.
 *
 * @module
 */
import { lineTextProblem, playerNameProblem } from "../player/mod.ts";
import type { Chips } from "../types.ts";
import { nearest, nearestSpelling } from "./_nearest.ts";
import type { Problems } from "./_problems.ts";
import { FIRST_YEAR, isDay, LAST_YEAR, timeOf } from "./_times.ts";

/** Whole numbers that are allowed. */
export interface WholeRange {
  readonly from: number;
  /** Largest number allowed; 2^53 - 1 where left out. */
  readonly to?: number;
  /** What a missing key stands for; the key is required where left out. */
  readonly or?: number;
}

/** What a value has to be, and what stands for a missing or wrong one. */
interface Rule<T> {
  readonly fits: (value: unknown) => value is T;
  readonly wanted: string;
  readonly or: T;
  readonly hint?: (value: unknown) => string | undefined;
}

const isText = (value: unknown): value is string =>
  typeof value === "string" && value !== "" && value === value.trim() &&
  lineTextProblem(value) === null;

const TEXT = "text on one line, not empty and without spaces at its ends";

const isPositive = (value: unknown): value is number =>
  typeof value === "number" && value > 0 && value < Infinity;

const isTable = (value: unknown): value is Record<string, unknown> =>
  typeof value === "object" && value !== null && !Array.isArray(value) && !(value instanceof Date);

const areTables = (value: unknown): value is Record<string, unknown>[] =>
  Array.isArray(value) && value.every(isTable);

/** A list of words as it may stand in a sentence. */
export function listWords(words: readonly string[]): string {
  return words.length < 2
    ? words.join()
    : `${words.slice(0, -1).join(", ")} or ${words[words.length - 1]}`;
}

/** One table of a config. Every question is remembered as a key the table may have. */
export class TableReader {
  /** Where the table is; empty for the root. */
  readonly path: string;
  readonly #table: Readonly<Record<string, unknown>>;
  readonly #problems: Problems;
  readonly #keys = new Set<string>();
  /** Those of the keys that hold a list of tables. */
  readonly #lists = new Set<string>();

  constructor(path: string, table: Readonly<Record<string, unknown>>, problems: Problems) {
    this.path = path;
    this.#table = table;
    this.#problems = problems;
  }

  /** The keys asked for so far. */
  get keys(): ReadonlySet<string> {
    return this.#keys;
  }

  /** Whether the file holds a key. */
  has(key: string): boolean {
    return Object.hasOwn(this.#table, key);
  }

  /** Whether the file holds a list of tables under a key. */
  hasTables(key: string): boolean {
    return areTables(this.#table[key]);
  }

  /** The TOML path of a key. */
  pathOf(key: string): string {
    return this.path === "" ? key : `${this.path}.${key}`;
  }

  /** A whole number of chips. */
  chips(key: string, range: WholeRange): Chips {
    return this.#whole(key, chipsRule(range.from), range);
  }

  /** A whole number of anything else. */
  count(key: string, range: WholeRange): number {
    const { from, to = Number.MAX_SAFE_INTEGER } = range;
    const upTo = range.to === undefined ? "" : ` to ${to}`;
    return this.#whole(key, {
      fits: (value): value is number => isWhole(value, from, to),
      wanted: `a whole number from ${from}${upTo}`,
      or: from,
    }, range);
  }

  /** A list of whole chips, empty if the key is missing. */
  chipsList(key: string): Chips[] {
    const list = this.#read<unknown[]>(key, {
      fits: Array.isArray,
      wanted: "a list of whole chips",
      or: [],
    });
    return list.map((item, index) => this.#check(`${key}[${index}]`, item, chipsRule(0)) || 0);
  }

  /** A number from 0 to 1. */
  fraction(key: string, or: number): number {
    return this.#read<number>(key, {
      fits: (value): value is number => typeof value === "number" && value >= 0 && value <= 1,
      wanted: "a fraction from 0 to 1",
      or,
      hint: (value) =>
        typeof value === "number" && value > 1 && value <= 100
          ? `${value} % is ${value / 100}`
          : undefined,
    });
  }

  /** A number above 0, or undefined if the key is missing. @param below What it must not reach. */
  positive(key: string, below = Infinity): number | undefined {
    return this.#read<number | undefined>(key, {
      fits: (value): value is number => isPositive(value) && value < below,
      wanted: `a number above 0${below === Infinity ? "" : ` and below ${below}`}`,
      or: undefined,
      hint: (value) =>
        below === 1 && isPositive(value) && value > 1 && value < 100
          ? `${value} % is ${value / 100}`
          : undefined,
    });
  }

  /** A number above 0 or a word, or undefined if the key is missing. */
  positiveOr<T extends string>(key: string, word: T): number | T | undefined {
    return this.#read<number | T | undefined>(key, {
      fits: (value): value is number | T => isPositive(value) || value === word,
      wanted: `a number above 0 or "${word}"`,
      or: undefined,
    });
  }

  /** True or false. */
  flag(key: string, or: boolean): boolean {
    return this.#read<boolean>(key, {
      fits: (value): value is boolean => typeof value === "boolean",
      wanted: "true or false",
      or,
      hint: (value) =>
        value === "true" || value === "false" ? "leave the quotation marks out" : undefined,
    });
  }

  /** One of several words. */
  choice<T extends string>(key: string, choices: readonly T[], or: T): T {
    return this.#read<T>(key, {
      fits: (value): value is T => choices.includes(value as T),
      wanted: listWords(choices.map((word) => `"${word}"`)),
      or,
      hint: (value) => {
        const meant = typeof value === "string" ? nearest(value, choices) : undefined;
        return meant && `did you mean "${meant}"?`;
      },
    });
  }

  /** Text on one line, or undefined if the key is missing. */
  text(key: string): string | undefined {
    return this.#read<string | undefined>(key, {
      fits: isText,
      wanted: TEXT,
      or: undefined,
    });
  }

  /** The name of a player, or undefined if the key is missing. */
  playerName(key: string): string | undefined {
    return this.#read<string | undefined>(key, {
      fits: (value): value is string => isText(value) && playerNameProblem(value) === null,
      wanted: TEXT,
      or: undefined,
      hint: (value) => isText(value) ? `it ${playerNameProblem(value)}` : undefined,
    });
  }

  /** A whole number or text, or undefined if the key is missing. */
  seed(key: string): number | string | undefined {
    return this.#read<number | string | undefined>(key, {
      fits: (value): value is number | string => Number.isSafeInteger(value) || isText(value),
      wanted: "a whole number or text",
      or: undefined,
    });
  }

  /** A point in time as ISO 8601 text in UTC, or undefined if the key is missing. */
  time(key: string): string | undefined {
    // The parser takes a day that there is not for one of the next month: what is written tells.
    const isDayOf = (value: unknown) => {
      const written = value instanceof Date ? this.#problems.written(this.pathOf(key)) : value;
      return isDay(String(written).slice(0, 10));
    };
    const value = this.#read<string | Date | undefined>(key, {
      fits: (value): value is string | Date => timeOf(value) !== null && isDayOf(value),
      wanted: `a time in UTC of the years ${FIRST_YEAR} to ${LAST_YEAR}, ` +
        'such as "2026-05-19T12:00:00Z"',
      or: undefined,
      hint: (value) =>
        timeOf(value) === null || isDayOf(value) ? undefined : "there is no such day",
    });
    return value === undefined ? undefined : timeOf(value)!.toISOString();
  }

  /** A table inside this one; an empty one if the key is missing or holds something else. */
  table(key: string): TableReader {
    const table = this.#read<Record<string, unknown>>(key, {
      fits: isTable,
      wanted: `a table, written [${this.pathOf(key)}]`,
      or: {},
    });
    return new TableReader(this.pathOf(key), table, this.#problems);
  }

  /** A list of tables inside this one; undefined if the key is missing or holds something else. */
  tables(key: string): TableReader[] | undefined {
    this.#lists.add(key);
    const list = this.#read<Record<string, unknown>[] | undefined>(key, {
      fits: areTables,
      wanted: `a list of tables, each written [[${this.pathOf(key)}]]`,
      or: undefined,
    });
    return list?.map((item, index) => (
      new TableReader(`${this.pathOf(key)}[${index}]`, item, this.#problems)
    ));
  }

  /** All keys that were not asked for, with their values. */
  others(): [key: string, value: unknown][] {
    return Object.entries(this.#table).filter(([key]) => !this.#keys.has(key));
  }

  /** Whether a key's value is what the file says, or its default. */
  canTrust(key: string): boolean {
    return this.#problems.canTrust(this.pathOf(key));
  }

  /** Reports a value that does not go with the rest of the config. */
  refuse(key: string, wanted: string, found: unknown, hint?: string): void {
    this.#problems.addValue({ path: this.pathOf(key), found, wanted, hint });
  }

  /**
   * Reports every key that was not asked for.
   *
   * @param elsewhere Other tables of the config, which the key may have been meant for.
   */
  refuseOthers(elsewhere: readonly TableReader[] = []): void {
    for (const [key] of this.others()) this.refuseKey(key, this.#meant(key, elsewhere));
  }

  /** Reports a key. @param meant What was probably meant. */
  refuseKey(key: string, meant: TableKey | undefined): void {
    const path = this.pathOf(key);
    const found = this.#table[key];
    const isRoot = this.path === "";
    const written = (name: string) => isRoot ? `[${name}]` : name;
    const wanted = [...this.#keys].map(written).join(", ");
    const place = isRoot ? "a section" : `a key of ${header(this.path)}`;
    if (meant === undefined) return this.#problems.addKey({ path, found, place, wanted });
    const meantPath = meant.table.pathOf(meant.key);
    // What the key was meant to set is not its default, so that nothing follows from that.
    this.#problems.doubt(meantPath);
    const elsewhere = meant.table.#lists.has(meant.key) ? `[[${meantPath}]]` : meantPath;
    const hint = `did you mean ${meant.table === this ? written(meant.key) : elsewhere}?`;
    this.#problems.addKey({ path, found, place, wanted, hint });
  }

  #meant(key: string, elsewhere: readonly TableReader[]): TableKey | undefined {
    const tables: readonly TableReader[] = [this, ...elsewhere];
    // The right key in the wrong table beats a similar key in the right one.
    const exact = tables.find(({ keys }) => keys.has(key));
    if (exact) return { table: exact, key };
    for (const find of [nearestSpelling, nearest]) {
      for (const table of tables) {
        const near = find(key, table.keys);
        if (near !== undefined) return { table, key: near };
      }
    }
    return undefined;
  }

  #whole(key: string, rule: Rule<number>, range: WholeRange): number {
    const value = this.#read(key, { ...rule, or: range.or ?? rule.or });
    if (range.or === undefined && !this.has(key)) this.refuse(key, rule.wanted, undefined);
    return value || 0; // -0 is 0
  }

  #read<T>(key: string, rule: Rule<T>): T {
    this.#keys.add(key);
    return this.has(key) ? this.#check(key, this.#table[key], rule) : rule.or;
  }

  #check<T>(key: string, value: unknown, { fits, wanted, or, hint }: Rule<T>): T {
    if (fits(value)) return value;
    this.refuse(key, wanted, value, hint?.(value));
    return or;
  }
}

/** A key of a table, whether the file holds it or not. */
export interface TableKey {
  readonly table: TableReader;
  readonly key: string;
}

/** `[game]` for a table, `[[game.bots]]` for an item of a list of tables. */
function header(path: string): string {
  return path.endsWith("]") ? `[[${path.replace(/\[\d+\]$/, "")}]]` : `[${path}]`;
}

function isWhole(value: unknown, from: number, to: number): value is number {
  return Number.isSafeInteger(value) && value as number >= from && value as number <= to;
}

function chipsRule(from: number): Rule<Chips> {
  return {
    fits: (value): value is Chips => isWhole(value, from, Number.MAX_SAFE_INTEGER),
    wanted: `whole chips from ${from} to 2^53 - 1`,
    or: from,
    hint: (value) =>
      Number.isFinite(value) && !Number.isInteger(value)
        ? "to play for cents, multiply every amount by 100"
        : undefined,
  };
}
