/**
 * Who is how far ahead with which hand.
 *
 * @module
 */
import * as Plot from "@observablehq/plot";
import type { EquityResult } from "@marvin/holdem";
import { foundText } from "../metrics/checks.ts";
import { drawEmpty } from "./_empty_figure.ts";
import { drawFigure } from "./_figure.ts";
import { counted, percentText } from "./_number_text.ts";
import { INK, SOFT_INK } from "./_palette.ts";
import { labelsWidth, playerLabel } from "./_players.ts";
import type { Chart } from "./chart.ts";
import type { ChartOptions } from "./chart_options.ts";

/** Options of {@link equityChart}. */
export interface EquityChartOptions extends ChartOptions {
  /** What the hands are called, such as the cards that were given to `equity()`, in their order. */
  readonly hands?: readonly string[];
}

interface Part {
  readonly name: string;
  readonly start: number;
  readonly end: number;
  readonly color: string;
}

const WIN = "#0072b2";
const TIE = "#e69f00";

/**
 * Draws the equity of each hand as a bar: what it wins alone, then its share of pots it divides.
 *
 * @param result What `equity()` returns.
 * @throws {RangeError} If an option is out of range, or there is not one name for each hand.
 *
 * @example
 * ```ts
 * import { equity } from "@marvin/holdem";
 * import { equityChart } from "@marvin/holdem/analysis";
 * import { assertStringIncludes } from "@std/assert";
 *
 * const hands = ["AsAh", "KdKc"];
 * const chart = equityChart(equity(hands), { hands });
 * assertStringIncludes(chart.text, "AsAh: 81.3 %");
 * ```
 */
export function equityChart(result: EquityResult, options: EquityChartOptions = {}): Chart {
  if (!Array.isArray(result?.players) || result.boards === undefined) {
    throw new TypeError(
      `Cannot draw equities: wanted what equity() returns, found ${foundText(result)}`,
    );
  }
  const { players, boards, exact } = result;
  const { width } = options;
  const title = "Equity";
  if (players.length === 0) return drawEmpty(options.title ?? title, "No hands", options);
  if (!players.every(({ equity }) => Number.isFinite(equity))) {
    return drawEmpty(options.title ?? title, "No deals", options);
  }
  const hands = options.hands ?? players.map((_, index) => `Hand ${index + 1}`);
  if (hands.length !== players.length) {
    throw new RangeError(`Cannot name ${players.length} hands with ${hands.length} names`);
  }
  // Two players may hold the same cards where suits are left open: a bar each nevertheless.
  const names = hands.map((hand, index) =>
    hands.indexOf(hand) === index ? hand : `${hand} (${index + 1})`
  );
  const parts = players.flatMap(({ wins, equity }, index): Part[] => [
    { name: names[index], start: 0, end: 100 * wins / boards, color: WIN },
    { name: names[index], start: 100 * wins / boards, end: 100 * equity, color: TIE },
  ]);
  return drawFigure({
    title,
    caption: exact
      ? `Exact: all ${counted(boards, "deal")}.`
      : `From ${counted(boards, "random deal")}; ± is two standard errors.`,
    summary: players.map(({ equity, standardError }, index) =>
      `${names[index]}: ${equityText(equity, standardError)}`
    ),
    legend: [{ label: "wins alone", color: WIN }, { label: "share of divided pots", color: TIE }],
    height: 60 + 40 * players.length,
    plot: {
      marginLeft: labelsWidth(names, width) + 20,
      marginRight: 110,
      marginTop: 8,
      marginBottom: 46,
      x: { label: "Equity in %", domain: [0, 100], labelAnchor: "center", labelArrow: "none" },
      y: {
        label: null,
        domain: names,
        tickFormat: (name: string) => playerLabel(name, width),
        tickSize: 0,
        padding: 0.3,
      },
      color: { type: "identity" },
      marks: [
        Plot.gridX({ stroke: "#e4e4e4", strokeOpacity: 1 }),
        Plot.barX(parts, { x1: "start", x2: "end", y: "name", fill: "color" }),
        Plot.ruleX([100 / players.length], { stroke: SOFT_INK, strokeDasharray: "4 3" }),
        Plot.text(players.map((player, index) => ({ ...player, name: names[index] })), {
          x: ({ equity }: { equity: number }) => 100 * equity,
          y: "name",
          text: ({ equity, standardError }: { equity: number; standardError?: number }) =>
            equityText(equity, standardError),
          textAnchor: "start",
          dx: 8,
          fontWeight: 600,
          fill: INK,
          stroke: "white",
          strokeWidth: 4,
        }),
      ],
    },
  }, options);
}

function equityText(equity: number, standardError: number | undefined): string {
  const error = standardError === undefined ? "" : ` ± ${(200 * standardError).toFixed(1)}`;
  return `${percentText(equity)}${error} %`;
}
