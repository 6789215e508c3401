/**
 * Names that stand in a log again and again, decoded once.
 *
 * @module
 */
import type { HandFacts } from "../flat_hand.ts";
import { readTableName } from "./table_name.ts";

/** A name of a player or table. */
export interface ScannedName {
  readonly bytes: Uint8Array;
  readonly text: string;
  /** Whether lines that begin with the name of a player are about him, and about nothing else. */
  readonly isPlain: boolean;
  /** What the name tells, if it is a table's. */
  facts: HandFacts | null;
}

/** Places for names; a name that finds its place taken is put there instead. */
const PLACES = 4096;

const decoder = new TextDecoder("utf-8", { ignoreBOM: true });

/** Beginnings of lines that are looked for before players, and ends that readers of lines drop. */
const NOT_PLAIN = /^(?:\*\*\*|Uncalled bet \(|Dealt to |Seat )|[ \t\r]$/;

/** Finds names by their bytes. */
export class ScannedNames {
  private readonly names: (ScannedName | null)[] = new Array(PLACES).fill(null);

  /** The name that some bytes spell. */
  find(bytes: Uint8Array, start: number, end: number): ScannedName {
    let hash = 0;
    for (let at = start; at < end; at++) hash = (Math.imul(hash, 31) + bytes[at]) | 0;
    const place = (hash ^ (hash >>> 12)) & (PLACES - 1);
    const known = this.names[place];
    if (known !== null && isSame(known.bytes, bytes, start, end)) return known;
    return this.names[place] = nameOf(bytes.slice(start, end));
  }
}

/** What the name of a table tells of its hands. */
export function factsOfTable(name: ScannedName): HandFacts {
  return name.facts ??= readTableName(name.text);
}

function nameOf(bytes: Uint8Array): ScannedName {
  const text = decoder.decode(bytes);
  return { bytes, text, isPlain: text !== "" && !NOT_PLAIN.test(text), facts: null };
}

function isSame(name: Uint8Array, bytes: Uint8Array, start: number, end: number): boolean {
  if (name.length !== end - start) return false;
  for (let i = 0; i < name.length; i++) if (name[i] !== bytes[start + i]) return false;
  return true;
}
