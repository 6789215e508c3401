/**
 * Lines with bands, each with its name at the end.
 *
 * @module
 */
import * as Plot from "@observablehq/plot";
import { PICTURE_WIDTH } from "../notebook/picture_style.ts";
import { SOFT_INK } from "./_palette.ts";
import { labelsWidth, placeEndLabels, playerLabel } from "./_players.ts";
import { thinOut } from "./_thin_out.ts";
import { type Ticks, ticksOf, ticksWidth } from "./_ticks.ts";

/** A point of a line, and the ends of the band there. */
export interface LinePoint {
  readonly x: number;
  readonly y: number;
  readonly low?: number;
  readonly high?: number;
}

/** A line. */
export interface Line {
  readonly name: string;
  readonly color: string;
  readonly points: readonly LinePoint[];
  /** Lengths of dashes and gaps in pixels; an unbroken line where left out. */
  readonly dash?: string;
}

/** Axes of a plot of lines. */
export interface LineAxes {
  readonly xLabel: string;
  readonly yLabel: string;
  /** Lowest and highest value to show; what lies beyond is drawn at the edge. */
  readonly yDomain: readonly [number, number];
  /** A value to mark, such as 0 where gain and loss meet. */
  readonly baseline?: number;
  /** Width of the picture in pixels, where it is not the usual one. */
  readonly width: number | undefined;
  /** Height of the plot with its axes, in pixels. */
  readonly height: number;
}

const MARGIN_TOP = 32;
const MARGIN_BOTTOM = 46;

/** Sets lines with at least one point each on axes. */
export function linePlot(lines: readonly Line[], axes: LineAxes): Plot.PlotOptions {
  const { yDomain: [low, high] } = axes;
  const ends = lines.map(({ name, color, points }) => ({ name, color, y: points.at(-1)!.y }));
  const labels = placeEndLabels(ends, [low, high], axes.height - MARGIN_TOP - MARGIN_BOTTOM);
  const xs = lines.flatMap(({ points }) => [points[0].x, points.at(-1)!.x]);
  const xDomain = [Math.min(...xs), Math.max(...xs)] as const;
  const labelWidth = labelsWidth(lines.map(({ name }) => name), axes.width, true);
  const marginRight = labelWidth + 24;
  const yTicks = ticksOf([low, high], 6);
  const marginLeft = 24 + ticksWidth(yTicks);
  const plotWidth = (axes.width ?? PICTURE_WIDTH) - marginLeft - marginRight;
  const xTicks = xTicksOf(xDomain, plotWidth);
  const names = Plot.text(labels, {
    x: () => xDomain[1],
    y: "labelY",
    text: ({ name }: { name: string }) => playerLabel(name, axes.width, true),
    fill: "color",
    textAnchor: "start",
    dx: 8,
    fontWeight: 600,
  });
  return {
    marginTop: MARGIN_TOP,
    marginBottom: MARGIN_BOTTOM,
    marginLeft,
    marginRight,
    x: {
      label: axes.xLabel,
      domain: xDomain,
      labelAnchor: "center",
      labelArrow: "none",
      ticks: xTicks.values,
      tickFormat: xTicks.text,
    },
    y: {
      label: axes.yLabel,
      domain: [low, high],
      labelArrow: "none",
      labelOffset: marginLeft - 16,
      ticks: yTicks.values,
      tickFormat: yTicks.text,
    },
    color: { type: "identity" },
    marks: [
      Plot.gridY(yTicks.values, { stroke: "#e4e4e4", strokeOpacity: 1 }),
      ...lineMarks(lines, axes),
      names,
    ],
  };
}

/** As many whole numbers as have room. */
function xTicksOf(domain: readonly [number, number], plotWidth: number): Ticks {
  const widest = ticksWidth(ticksOf(domain, 1, 1));
  return ticksOf(domain, Math.max(1, Math.min(8, plotWidth / (widest + 30))), 1);
}

/** The bands, and the lines above them. */
function lineMarks(
  lines: readonly Line[],
  { yDomain: [low, high], baseline }: LineAxes,
): Plot.Markish[] {
  const clamp = (value: number) => Math.min(high, Math.max(low, value));
  const marks: Plot.Markish[] = [];
  const fillOpacity = Math.min(0.13, 0.8 / lines.length); // many bands hide the lines
  if (baseline !== undefined) marks.push(Plot.ruleY([baseline], { stroke: SOFT_INK }));
  for (const { color, points } of lines) {
    const band = thinOut(points, ({ high }) => high ?? 0)
      .filter((point) => point.low !== undefined);
    if (band.length < 2) continue;
    marks.push(Plot.areaY(band, {
      x: "x",
      y1: ({ low }: LinePoint) => clamp(low!),
      y2: ({ high }: LinePoint) => clamp(high!),
      fill: color,
      fillOpacity,
    }));
  }
  for (const { color, dash, points } of lines) {
    marks.push(Plot.lineY(thinOut(points, ({ y }) => y), {
      x: "x",
      y: ({ y }: LinePoint) => clamp(y),
      stroke: color,
      strokeWidth: 2,
      strokeDasharray: dash,
    }));
    if (points.length === 1) marks.push(Plot.dot(points, { x: "x", y: "y", fill: color, r: 3.5 }));
  }
  return marks;
}

/** The range of values with some room above and below, and 0 in it where `withZero` says so. */
export function paddedDomain(values: Iterable<number>, withZero = true): [number, number] {
  let low = withZero ? 0 : Infinity;
  let high = withZero ? 0 : -Infinity;
  for (const value of values) {
    low = Math.min(low, value);
    high = Math.max(high, value);
  }
  const room = low === high ? 1 : 0.05 * (high - low);
  return [low === 0 && withZero ? -room / 2 : low - room, high + room];
}
