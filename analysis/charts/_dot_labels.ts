/**
 * Where the names of dots stand, so that they hide neither each other nor a dot.
 *
 * @module
 */
import { textWidth } from "../notebook/text_width.ts";
import { NAME_SIZE } from "./_players.ts";

/** A dot in pixels from the upper left corner of the plot, and what is written beside it. */
export interface NamedDot {
  readonly x: number;
  readonly y: number;
  readonly label: string;
}

/** A label beside its dot. */
export interface DotLabel {
  /** Which end of the text is next to the dot. */
  readonly anchor: "start" | "end";
  /** From the dot to that end, in pixels to the right and down. */
  readonly dx: number;
  readonly dy: number;
}

/** Size of the plot in pixels. */
export interface PlotSize {
  readonly width: number;
  readonly height: number;
}

interface Box {
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
}

/** Radius of a dot in pixels. */
export const DOT_RADIUS = 7;
/** Pixels from a dot to its label, and from one line of text to the next. */
const GAP = 11;
const LINE = 15;
/** Lines up and down that a label may be away from its dot. */
const MOST_LINES = 12;

/** Beside the dot, then ever further above and below. */
const CHOICES: readonly DotLabel[] = Array.from(
  { length: 2 * MOST_LINES + 1 },
  (_, at) => at % 2 === 0 ? -at / 2 : (at + 1) / 2,
).flatMap((line): DotLabel[] => [
  { anchor: "start", dx: GAP, dy: LINE * line },
  { anchor: "end", dx: -GAP, dy: LINE * line },
]);

/** Places labels one after the other, each as near to its dot as there is room. */
export function placeDotLabels(dots: readonly NamedDot[], { width, height }: PlotSize): DotLabel[] {
  const taken = dots.map(({ x, y }) => boxAround(x - DOT_RADIUS, x + DOT_RADIUS, y, DOT_RADIUS));
  return dots.map((dot) => {
    const choices = CHOICES.map((choice) => ({ choice, box: boxOf(dot, choice) }));
    const inside = choices.filter(({ box }) =>
      box.left >= 0 && box.right <= width && box.top >= 0 && box.bottom <= height
    );
    const free = inside.find(({ box }) => !taken.some((other) => overlap(box, other)));
    const { choice, box } = free ?? inside[0] ?? choices[0];
    taken.push(box);
    return choice;
  });
}

function boxOf({ x, y, label }: NamedDot, { anchor, dx, dy }: DotLabel): Box {
  const width = textWidth(label, NAME_SIZE, true);
  const left = anchor === "start" ? x + dx : x + dx - width;
  return boxAround(left, left + width, y + dy, LINE / 2);
}

function boxAround(left: number, right: number, middle: number, half: number): Box {
  return { left, right, top: middle - half, bottom: middle + half };
}

function overlap(a: Box, b: Box): boolean {
  return a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;
}
