/**
 * Which players a chart shows, in which colour, and where their names stand.
 *
 * @module
 */
import { printableText } from "../notebook/display.ts";
import { foundText } from "../metrics/checks.ts";
import { PICTURE_WIDTH } from "../notebook/picture_style.ts";
import { fitName, textWidth } from "../notebook/text_width.ts";
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
 * @throws {TypeError} If they are no list.
 */
export function choosePlayers(
  all: Iterable<string>,
  wanted: readonly string[] | undefined,
): ShownPlayers {
  if (wanted !== undefined && !Array.isArray(wanted)) {
    throw new TypeError(`Cannot show players: wanted a list of names, found ${foundText(wanted)}`);
  }
  const known = [...new Set(all)];
  const unknown = wanted?.find((name) => !known.includes(name));
  if (unknown !== undefined) {
    throw new RangeError(`Cannot show player ${unknown}: found ${known.join(", ")}`);
  }
  const names = wanted ?? known.slice(0, MAX_PLAYERS);
  const left = wanted === undefined ? known.length - names.length : 0;
  return { names, note: left > 0 ? `${names.length} of ${known.length} players are shown.` : "" };
}

/** What charts of players are drawn from, as messages name it. */
export const RESULTS = "players, such as series.playerResults or game.players";

/** Size of the letters of names, in pixels. */
export const NAME_SIZE = 12;

/** Most of a picture's width that a name beside the plot takes. */
const NAME_SHARE = 0.23;

/**
 * A name as charts show it beside their plot.
 *
 * @param width Width of the picture in pixels.
 */
export function playerLabel(name: string, width = PICTURE_WIDTH, isBold = false): string {
  return fitLabel(name, NAME_SHARE * width, isBold);
}

/** A name as charts show it where there is room of a width in pixels. */
export function fitLabel(name: string, room: number, isBold = false): string {
  return fitName(printableText(name), NAME_SIZE, room, isBold);
}

/** Width in pixels that the longest of some names takes as {@link playerLabel}. */
export function labelsWidth(names: readonly string[], width?: number, isBold = false): number {
  return Math.max(
    ...names.map((name) => textWidth(playerLabel(name, width, isBold), NAME_SIZE, isBold)),
  );
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
