/**
 * Which hands are in a range.
 *
 * @module
 */
import * as Plot from "@observablehq/plot";
import { DECK_SIZE, formatCards, GRID_SIZE, HandRange, STARTING_HANDS } from "@marvin/holdem";
import { shorten } from "../notebook/picture_style.ts";
import { textWidth } from "../notebook/text_width.ts";
import { foundText } from "../metrics/checks.ts";
import { drawEmpty } from "./_empty_figure.ts";
import { drawFigure } from "./_figure.ts";
import { counted, countText, decimalText, percentText } from "./_number_text.ts";
import { divergingColor, INK, SOFT_INK } from "./_palette.ts";
import type { Chart } from "./chart.ts";
import type { ChartOptions } from "./chart_options.ts";

/** Options of {@link rangeChart}. */
export interface RangeChartOptions extends ChartOptions {
  /** Width of the picture in pixels, from 300 to 4000; 520 where left out. */
  readonly width?: number;
  /** Height of the grid in pixels, from 80 to 4000; such that cells are square where left out. */
  readonly height?: number;
}

/** A starting hand in the grid. */
interface Cell {
  readonly name: string;
  readonly row: number;
  readonly column: number;
  readonly weight: number;
}

const GRID_WIDTH = 520;
const MARGIN = 16;
/** Lowest cells, in pixels, that have room for a percentage below the name. */
const LEAST_HEIGHT = 26;
const NEVER = "#eeeeee";
/** Most characters of the range in words; ranges with a weight for each holding have thousands. */
const LONGEST_NOTATION = 500;

/**
 * Draws a range as the usual grid of 13 × 13 starting hands: aces first, suited hands above the
 * diagonal, offsuit ones below. The bluer a hand, the higher the mean weight of its live holdings;
 * a weight between 0 and 1 is written below the name. The caption counts the holdings, and tells
 * which share of all hands that the player can still have they are, each counted by its weight.
 *
 * A normalised range has tiny weights and is pale: `range.copy().normalizeMax()` is the one to draw.
 *
 * @param range A range, or its notation as `HandRange.parse()` reads it.
 * @throws {SyntaxError} If the notation cannot be understood.
 * @throws {RangeError} If width or height is out of range.
 *
 * @example
 * ```ts
 * import { rangeChart } from "@marvin/holdem/analysis";
 * import { assertStringIncludes } from "@std/assert";
 *
 * const chart = rangeChart("TT+, AQs+, KQo:0.5", { title: "Raise from early seats" });
 * assertStringIncludes(chart.text, "TT+,AQs+,KQo:0.5");
 * assertStringIncludes(chart.text, "n = 50 combos, weighted 44.0: 3.3 % of 1,326 hands.");
 * ```
 */
export function rangeChart(range: HandRange | string, options: RangeChartOptions = {}): Chart {
  const hands = typeof range === "string" ? HandRange.parse(range) : range;
  if (typeof hands?.weight !== "function") {
    throw new TypeError(
      `Cannot draw a range: wanted a HandRange or a text such as "77+, AJs+", found ${
        foundText(hands)
      }`,
    );
  }
  const { width = GRID_WIDTH } = options;
  const title = "Range";
  if (hands.combos === 0) {
    return drawEmpty(options.title ?? title, "No hands", { ...options, width });
  }
  const cells = STARTING_HANDS.map((name, hand): Cell => {
    const row = Math.floor(hand / GRID_SIZE);
    const column = hand % GRID_SIZE;
    return { name, row, column, weight: hands.weight(GRID_SIZE - 1 - row, GRID_SIZE - 1 - column) };
  });
  const isMixed = cells.some(isPartial);
  const side = (width - 2 * MARGIN) / GRID_SIZE;
  const height = options.height ?? Math.round(side * GRID_SIZE) + MARGIN;
  const cellHeight = (height - MARGIN) / GRID_SIZE;
  const hasRoom = cellHeight >= LEAST_HEIGHT;
  const fontSize = Math.min(13, 0.8 * side / textWidth("AKs", 1), 0.8 * cellHeight);
  const isRaised = (cell: Cell) => hasRoom && isPartial(cell);
  const names = (shown: readonly Cell[], dy: number) =>
    Plot.text(shown, { x: "column", y: "row", text: "name", dy, fontSize, fill: inkOf });
  return drawFigure({
    title,
    caption: captionOf(hands, isMixed && hasRoom),
    legend: isMixed ? [legendOf("never", 0), legendOf("half", 0.5), legendOf("always", 1)] : [],
    summary: [shorten(hands.toString(), LONGEST_NOTATION)],
    height,
    plot: {
      axis: null,
      marginLeft: MARGIN,
      marginRight: MARGIN,
      marginTop: MARGIN / 2,
      marginBottom: MARGIN / 2,
      x: { type: "band", padding: 0 },
      y: { type: "band", padding: 0 },
      color: { type: "identity" },
      marks: [
        Plot.cell(cells, {
          x: "column",
          y: "row",
          fill: ({ weight }: Cell) => colorOf(weight),
          stroke: "white",
          strokeWidth: 2,
        }),
        names(cells.filter((cell) => !isRaised(cell)), 0),
        names(cells.filter(isRaised), -5),
        Plot.text(cells.filter(isRaised), {
          x: "column",
          y: "row",
          text: weightText,
          dy: 8,
          fontSize: 0.75 * fontSize,
          fill: INK,
        }),
      ],
    },
  }, { ...options, width });
}

function isPartial({ weight }: Cell): boolean {
  return weight > 0 && weight < 1;
}

/** Blue from far enough away from grey that a rare hand is seen at all. */
function colorOf(weight: number): string {
  return weight === 0 ? NEVER : divergingColor(0.2 + 0.8 * weight);
}

function inkOf({ weight }: Cell): string {
  return weight === 0 ? SOFT_INK : INK;
}

/** The weight in whole percent, which never says none or all of what is neither. */
function weightText({ weight }: Cell): string {
  if (weight < 0.01) return "<1 %";
  return weight > 0.99 ? ">99 %" : `${Math.round(100 * weight)} %`;
}

function legendOf(label: string, weight: number): { label: string; color: string } {
  return { label, color: colorOf(weight) };
}

function captionOf(hands: HandRange, hasPercentages: boolean): string {
  const { combos, dead, totalWeight } = hands;
  const live = DECK_SIZE - dead.length;
  const possible = live * (live - 1) / 2;
  const isWeighted = Math.abs(totalWeight - combos) > 1e-9;
  const weighted = isWeighted ? `, weighted ${decimalText(totalWeight)}` : "";
  const without = dead.length === 0 ? "" : ` without ${formatCards(dead)}`;
  return `n = ${counted(combos, "combo")}${weighted}: ${percentText(totalWeight / possible)} % of ${
    countText(possible)
  } hands${without}.${hasPercentages ? " Below a hand: the mean weight of its combos." : ""}`;
}
