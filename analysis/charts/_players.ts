/**
 * Which players a chart shows, in which colour, and where their names stand.
 *
 * @module
 */
import { printableText } from "../notebook/display.ts";
import { shorten } from "../notebook/picture_style.ts";
import { playerColor } from "./_palette.ts";

/** Players of one chart: more lines or bars cannot be told apart. */
const MAX_PLAYERS = 10;

/** The players a chart shows. */
export interface ShownPlayers {
  /** Their names, in order. */
  readonly names: readonly string[];
  /** What to say about those who are left out; empty where nobody is. */
  readonly note: string;
}

/**
 * Chooses the players to show.
 *
 * @param all Names in the order in which they appear.
 * @param wanted Names the user asks for.
 * @throws {RangeError} If a wanted player is not there.
 */
export function choosePlayers(
  all: Iterable<string>,
  wanted: readonly string[] | undefined,
): ShownPlayers {
  const known = [...new Set(all)];
  const unknown = wanted?.find((name) => !known.includes(name));
  if (unknown !== undefined) {
    throw new RangeError(`Cannot show player ${unknown}: found ${known.join(", ")}`);
  }
  const names = wanted ?? known.slice(0, MAX_PLAYERS);
  const left = wanted === undefined ? known.length - names.length : 0;
  return { names, note: left > 0 ? `${names.length} of ${known.length} players are shown.` : "" };
}

/** A name as charts show it. */
export function playerLabel(name: string): string {
  return shorten(printableText(name), 22);
}

/** A name at the end of a line. */
export interface EndLabel {
  readonly name: string;
  /** Where the line ends. */
  readonly y: number;
  /** Where its name stands, moved so that names do not overlap. */
  readonly labelY: number;
  readonly color: string;
}

/**
 * Places names beside the ends of lines.
 *
 * @param ends Names and last values, in the order of their colours.
 * @param domain Lowest and highest value of the axis.
 * @param height Height of the axis in pixels.
 */
export function placeEndLabels(
  ends: readonly { readonly name: string; readonly y: number; readonly color: string }[],
  [low, high]: readonly [number, number],
  height: number,
): EndLabel[] {
  const gap = 15 * (high - low) / height;
  const sorted = ends.map((end) => ({ ...end, labelY: Math.min(high, Math.max(low, end.y)) }))
    .sort((a, b) => a.labelY - b.labelY);
  for (let at = 1; at < sorted.length; at++) {
    sorted[at].labelY = Math.max(sorted[at].labelY, sorted[at - 1].labelY + gap);
  }
  // What was pushed over the top comes back down, and pushes its neighbours with it.
  let ceiling = high;
  for (let at = sorted.length - 1; at >= 0; at--) {
    sorted[at].labelY = Math.min(sorted[at].labelY, ceiling);
    ceiling = sorted[at].labelY - gap;
  }
  return sorted;
}

/** Colours by name, in the order of the names. */
export function colorsOf(names: readonly string[]): Map<string, string> {
  return new Map(names.map((name, index) => [name, playerColor(index)]));
}
