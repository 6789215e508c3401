/**
 * Collects what is wrong with a config while it is read.
 *
 * @module
 */
import { escapeControls } from "../types.ts";
import { keyLines, lineOf, plainValues } from "./_key_lines.ts";
import type { ConfigProblem } from "./invalid_config_error.ts";

/** A setting with a value that is not allowed. */
export interface WrongValue {
  readonly path: string;
  readonly found: unknown;
  readonly wanted: string;
  readonly hint?: string;
}

/** A key that means nothing. */
export interface WrongKey extends WrongValue {
  /** What the key was looked for in, such as `a key of [game]`. */
  readonly place: string;
}

/** The problems found so far, and the settings nothing more should be concluded from. */
export class Problems {
  readonly #text: string;
  readonly #found: Omit<ConfigProblem, "line">[] = [];
  readonly #doubtful = new Set<string>();

  /** @param text The text of the config. */
  constructor(text: string) {
    this.#text = text;
  }

  get isEmpty(): boolean {
    return this.#found.length === 0;
  }

  addValue({ path, found, wanted, hint }: WrongValue): void {
    this.#doubtful.add(path);
    const message = `${path} must be ${wanted}, found ${show(found)}${hint ? `; ${hint}` : ""}`;
    this.#found.push({ path, found, wanted, hint, message });
  }

  addKey({ path, found, place, wanted, hint }: WrongKey): void {
    const message = `${path} is not ${place}; ${hint ?? `known: ${wanted}`}`;
    this.#found.push({ path, found, wanted, hint, message });
  }

  /** Marks a setting whose value is unknown, as its key may be misspelt. */
  doubt(path: string): void {
    this.#doubtful.add(path);
  }

  /** Whether the value of a setting is what the file says, or its default. */
  canTrust(path: string): boolean {
    return !this.#doubtful.has(path);
  }

  /** How a number, date or flag is written; nothing where that is not known. */
  written(path: string): string {
    return plainValues(this.#text).get(path) ?? "";
  }

  /** All problems in the order of the file. */
  located(): ConfigProblem[] {
    const lines = keyLines(this.#text);
    return this.#found
      .map((problem) => ({ ...problem, line: lineOf(problem.path, lines) }))
      .sort((a, b) => a.line - b.line);
  }
}

const LONGEST_SHOWN = 60;

/** A value as it may stand in a sentence. */
function show(value: unknown): string {
  if (value === undefined) return "nothing";
  if (Array.isArray(value)) return value.length === 0 ? "an empty list" : "a list";
  if (value instanceof Date) return "a date";
  if (typeof value === "object") return "a table";
  if (typeof value !== "string") return String(value);
  const isLong = value.length > LONGEST_SHOWN;
  return escapeControls(JSON.stringify(isLong ? `${value.slice(0, LONGEST_SHOWN)}...` : value));
}
