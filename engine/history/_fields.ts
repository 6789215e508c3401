/**
 * Typed access to plain data that somebody else wrote: TOML tables and JSON objects.
 *
 * @module
 */
import { HandStop } from "./_hand_stop.ts";

/** The fields of one object. Whatever is not as wanted stops the hand, with the field's path. */
export class Fields {
  /**
   * @param values The object.
   * @param line Line of the hand.
   * @param parent Fields of the object around it.
   * @param key Key of the object there.
   * @param index Place of the object, if there is a list at the key.
   */
  constructor(
    private readonly values: Readonly<Record<string, unknown>>,
    readonly line: number,
    private readonly parent: Fields | null = null,
    private readonly key: string = "",
    private readonly index: number = -1,
  ) {}

  /** Whether the field is there and says something. */
  has(key: string): boolean {
    return !isBlank(this.values[key]);
  }

  /** Whether the field is a text that is not empty. */
  isText(key: string): boolean {
    return typeof this.values[key] === "string" && this.has(key);
  }

  /** A text; numbers count as theirs. */
  text(key: string): string {
    const text = this.optionalText(key);
    if (text === undefined) throw this.wrong(key, "a text");
    return text;
  }

  /** A text, or undefined where it is missing or empty. */
  optionalText(key: string): string | undefined {
    const value = this.values[key];
    if (typeof value === "string") return value === "" ? undefined : value;
    if (typeof value === "number") return String(value);
    if (isBlank(value)) return undefined;
    throw this.wrong(key, "a text");
  }

  /** A number. Some programs write numbers in quotes. */
  number(key: string): number {
    const value = this.values[key];
    const number = typeof value === "string" && value.trim() !== "" ? Number(value) : value;
    if (typeof number !== "number" || !Number.isFinite(number)) throw this.wrong(key, "a number");
    return number;
  }

  /** A number, or 0 where it is missing or empty. */
  amount(key: string): number {
    return this.has(key) ? this.number(key) : 0;
  }

  /** A whole number. */
  integer(key: string): number {
    const number = this.number(key);
    if (!Number.isSafeInteger(number)) throw this.wrong(key, "a whole number");
    return number;
  }

  /** A yes or no, or undefined where it is missing. Some programs write it in quotes, or as 0 or 1. */
  flag(key: string): boolean | undefined {
    const value = this.values[key];
    if (typeof value === "boolean") return value;
    if (isBlank(value)) return undefined;
    if (value === "true" || value === 1) return true;
    if (value === "false" || value === 0) return false;
    throw this.wrong(key, "true or false");
  }

  /** A list of numbers, which may be infinite. */
  numbers(key: string): readonly number[] {
    const list = this.list(key);
    if (list.every((entry) => typeof entry === "number" && !Number.isNaN(entry))) {
      return list as number[];
    }
    throw this.wrong(key, "a list of numbers");
  }

  /** A list of texts; none where it is missing or empty. A text alone is a list of one. */
  texts(key: string): readonly string[] {
    const list = this.isText(key) ? [this.values[key]] : this.has(key) ? this.list(key) : [];
    if (list.every((entry) => typeof entry === "string")) return list as string[];
    throw this.wrong(key, "a list of texts");
  }

  /** An object. */
  object(key: string): Fields {
    const value = this.values[key];
    if (!isObject(value)) throw this.wrong(key, "an object");
    return new Fields(value, this.line, this, key);
  }

  /**
   * A list of objects; none where it is missing or empty. An object alone is a list of one, as some
   * programs write lists so that come from XML.
   */
  objects(key: string): Fields[] {
    const own = this.values[key];
    if (isObject(own)) return Object.keys(own).length === 0 ? [] : [this.object(key)];
    const list = this.has(key) ? this.list(key) : [];
    const objects: Fields[] = [];
    for (let at = 0; at < list.length; at++) {
      const value = list[at];
      if (!isObject(value)) throw this.wrong(key, "a list of objects");
      objects.push(new Fields(value, this.line, this, key, at));
    }
    return objects;
  }

  /** The error that a field is not as wanted. */
  wrong(key: string, wanted: string): HandStop {
    const found = this.values[key];
    const text = found === undefined ? "nothing" : JSON.stringify(found)?.slice(0, 60);
    return new HandStop(
      "error",
      `wanted ${wanted} for ${this.pathOf(key)}, found ${text}`,
      this.line,
    );
  }

  private list(key: string): readonly unknown[] {
    const value = this.values[key];
    if (!Array.isArray(value)) throw this.wrong(key, "a list");
    return value;
  }

  private pathOf(key: string): string {
    if (this.parent === null) return key;
    const path = this.parent.pathOf(this.key);
    return `${path}${this.index < 0 ? "" : `[${this.index}]`}.${key}`;
  }
}

function isBlank(value: unknown): value is undefined | null | "" {
  return value === undefined || value === null || value === "";
}

function isObject(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}
