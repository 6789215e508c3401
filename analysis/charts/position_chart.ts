/**
 * What players win in which position.
 *
 * @module
 */
import * as Plot from "@observablehq/plot";
import { type Interval, type Position, POSITIONS } from "@marvin/holdem";
import { PICTURE_WIDTH } from "../notebook/picture_style.ts";
import { textWidth } from "../notebook/text_width.ts";
import { checkList } from "../metrics/checks.ts";
import { drawEmpty } from "./_empty_figure.ts";
import { drawFigure } from "./_figure.ts";
import { paddedDomain } from "./_line_plot.ts";
import { countedRange, finiteInterval, intervalText, signedText } from "./_number_text.ts";
import { INK, SOFT_INK } from "./_palette.ts";
import { choosePlayers, colorsOf, fitLabel, RESULTS } from "./_players.ts";
import { ticksOf, ticksWidth } from "./_ticks.ts";
import type { Chart } from "./chart.ts";
import type { PlayerChartOptions } from "./chart_options.ts";

/** Results in one position, as those of a cash game or a series hold them. */
export interface PositionResultLike {
  /** The place counted from the button. */
  readonly position: Position;
  /** Hands played there. */
  readonly hands: number;
  /** Big blinds won in 100 hands. */
  readonly bbPer100: number | null;
  /** 95 % interval of it. */
  readonly bbPer100Ci95: Interval | null;
}

/** What {@link positionChart} needs of a player. */
export interface PositionPlayer {
  /** Name of the player. */
  readonly name: string;
  /** Results in the positions he had. */
  readonly byPosition: readonly PositionResultLike[];
}

/** A position's result with its player. */
interface Spot {
  readonly name: string;
  readonly position: Position;
  readonly value: number;
  readonly interval: Interval | null;
  readonly hands: number;
  readonly color: string;
}

/** Positions in the order in which they act after the flop, the button last. */
const ORDER: readonly Position[] = [...POSITIONS.slice(1), POSITIONS[0]];

/** Most plots side by side; with more players there are more rows. */
const COLUMNS = 3;
/** Pixels of a picture for each of them; a narrower one has fewer. */
const COLUMN_WIDTH = 230;
/** Part of a column that its plot takes; the rest is the gap to the next one. */
const FACET_SHARE = 0.9;
const MARGIN_RIGHT = 12;

/**
 * Draws what players win in each position, one small plot a player, with 95 % intervals.
 *
 * @param players Players of a cash game or a series, such as `game.players`.
 * @throws {RangeError} If an option is out of range or names nobody.
 *
 * @example
 * ```ts
 * import { positionChart } from "@marvin/holdem/analysis";
 * import { assertStringIncludes } from "@std/assert";
 *
 * const byPosition = [
 *   { position: "BTN", hands: 900, bbPer100: 21, bbPer100Ci95: [-4, 46] },
 *   { position: "BB", hands: 900, bbPer100: -30, bbPer100Ci95: null },
 * ] as const;
 * const chart = positionChart([{ name: "Ann", byPosition }]);
 * assertStringIncludes(chart.text, "Ann: BB −30.0, BTN +21.0 [−4.0, +46.0]");
 * ```
 */
export function positionChart(
  players: readonly PositionPlayer[],
  options: PlayerChartOptions = {},
): Chart {
  checkList("draw positions", RESULTS, players, "byPosition");
  const title = "Big blinds won in 100 hands by position";
  const found = players.filter(({ byPosition }) => byPosition.some(isNumber));
  if (found.length === 0) return drawEmpty(options.title ?? title, "No hands", options);
  const { names, note } = choosePlayers(found.map(({ name }) => name), options.players);
  const colors = colorsOf(names);
  const spots = found.filter(({ name }) => names.includes(name)).flatMap(
    ({ name, byPosition }) => spotsOf(name, byPosition, colors.get(name)!),
  );
  const positions = ORDER.filter((position) => spots.some((spot) => spot.position === position));
  const hands = spots.map((spot) => spot.hands);
  const { width = PICTURE_WIDTH } = options;
  return drawFigure({
    title,
    caption: `Bars: 95 % interval. n = ${countedRange(hands, "hand")} in a position. ${note}`,
    summary: names.map((name) =>
      `${name}: ${spotText(spots.filter((spot) => spot.name === name), positions)}`
    ),
    height: 70 + 190 * Math.ceil(names.length / columnsOf(names, width)),
    plot: positionPlot(names, spots, positions, width),
  }, options);
}

function columnsOf(names: readonly string[], width: number): number {
  return Math.max(1, Math.min(COLUMNS, names.length, Math.floor(width / COLUMN_WIDTH)));
}

/** A small plot for each player, side by side. */
function positionPlot(
  names: readonly string[],
  spots: readonly Spot[],
  positions: readonly Position[],
  width: number,
): Plot.PlotOptions {
  const columns = columnsOf(names, width);
  const column = ({ name }: { name: string }) => names.indexOf(name) % columns;
  const row = ({ name }: { name: string }) => Math.floor(names.indexOf(name) / columns);
  const yDomain = paddedDomain(spots.flatMap(({ value, interval }) => interval ?? [value]));
  const ticks = ticksOf(yDomain, 5);
  const marginLeft = 26 + Math.max(38, ticksWidth(ticks));
  const plotWidth = FACET_SHARE * (width - marginLeft - MARGIN_RIGHT) / columns;
  const tickWidth = Math.max(...positions.map((position) => textWidth(position, 12)));
  const isCrowded = positions.length * (tickWidth + 4) > plotWidth;
  return {
    marginLeft,
    marginRight: MARGIN_RIGHT,
    marginTop: 28,
    marginBottom: isCrowded ? 50 : 34,
    x: {
      type: "point",
      label: null,
      domain: positions,
      tickSize: 0,
      padding: 0.6,
      tickRotate: isCrowded ? -50 : 0,
    },
    y: {
      label: "bb/100",
      labelArrow: "none",
      labelOffset: marginLeft - 16,
      ticks: ticks.values,
      tickFormat: ticks.text,
      domain: yDomain,
    },
    fx: { axis: null, padding: columns > 1 ? 0.08 : 0 },
    fy: { axis: null, padding: names.length > columns ? 0.22 : 0 },
    color: { type: "identity" },
    marks: [
      Plot.gridY(ticks.values, { stroke: "#e4e4e4", strokeOpacity: 1 }),
      Plot.ruleY([0], { stroke: SOFT_INK }),
      Plot.ruleX(spots.filter(({ interval }) => interval !== null), {
        fx: column,
        fy: row,
        x: "position",
        y1: ({ interval }: Spot) => interval![0],
        y2: ({ interval }: Spot) => interval![1],
        stroke: "color",
        strokeWidth: 2,
      }),
      Plot.dot(spots, { fx: column, fy: row, x: "position", y: "value", fill: "color", r: 4 }),
      Plot.text(names.map((name) => ({ name })), {
        fx: column,
        fy: row,
        text: ({ name }: { name: string }) => fitLabel(name, plotWidth, true),
        frameAnchor: "top-left",
        dy: -14,
        fontWeight: 600,
        fill: INK,
      }),
    ],
  };
}

function isNumber({ bbPer100 }: PositionResultLike): boolean {
  return bbPer100 !== null && Number.isFinite(bbPer100);
}

function spotsOf(name: string, results: readonly PositionResultLike[], color: string): Spot[] {
  return results.filter(isNumber).map(({ position, hands, bbPer100, bbPer100Ci95 }) => {
    const interval = finiteInterval(bbPer100Ci95);
    return { name, position, value: bbPer100!, interval, hands, color };
  });
}

function spotText(spots: readonly Spot[], order: readonly Position[]): string {
  return order.flatMap((position) => spots.filter((spot) => spot.position === position))
    .map(({ position, value, interval }) =>
      `${position} ${signedText(value)}${interval === null ? "" : ` ${intervalText(interval)}`}`
    ).join(", ");
}
