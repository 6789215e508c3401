/**
 * How results are spread.
 *
 * @module
 */
import * as Plot from "@observablehq/plot";
import { PICTURE_WIDTH } from "../notebook/picture_style.ts";
import { summarizeSample } from "../metrics/mod.ts";
import { drawEmpty } from "./_empty_figure.ts";
import { drawFigure } from "./_figure.ts";
import { counted, decimalText, signedText } from "./_number_text.ts";
import { GAIN, INK, LOSS, SOFT_INK as MIXED } from "./_palette.ts";
import { choosePlayers, playerLabel } from "./_players.ts";
import { ticksOf, ticksWidth } from "./_ticks.ts";
import type { Chart } from "./chart.ts";
import type { PlayerChartOptions } from "./chart_options.ts";
import { type HandRow, readRows, type RowSource, type TournamentRow } from "./rows.ts";

/** Options of {@link profitChart}. */
export interface ProfitChartOptions extends PlayerChartOptions {
  /**
   * Results in a row that are added up to one value, from 1: 1 tournament or 100 hands where left
   * out. An incomplete last group is left out.
   */
  readonly group?: number;
}

/** Bars of a plot: more would show noise, fewer hide the shape. */
const BINS = 40;

interface Bin {
  readonly name: string;
  readonly start: number;
  readonly end: number;
  readonly percent: number;
}

interface Spread {
  readonly name: string;
  readonly values: readonly number[];
  readonly mean: number;
  /** Null where there is one value only. */
  readonly sd: number | null;
}

/**
 * Draws how often which profit came out, one plot a player, with the mean as a line.
 *
 * @param rows One for each tournament (`prize` less `cost`) or hand (`net`) and player.
 * @throws {RangeError} If an option is out of range or names nobody.
 * @throws {TypeError} If the rows lack a column.
 *
 * @example
 * ```ts
 * import { profitChart } from "@marvin/holdem/analysis";
 * import { assertStringIncludes } from "@std/assert";
 *
 * const rows = [25, 0, 5].map((prize, index) => (
 *   { tournament: index + 1, player: "Ann", cost: 10, prize }
 * ));
 * assertStringIncludes(profitChart(rows).text, "Ann: mean 0.0, standard deviation 13.2");
 * ```
 */
export function profitChart(
  rows: RowSource<TournamentRow | HandRow>,
  options: ProfitChartOptions = {},
): Chart {
  const all = readRows<TournamentRow | HandRow>(rows, ["player"]);
  const ofHands = all.length > 0 && "net" in all[0];
  if (all.length > 0 && !ofHands) readRows(all as TournamentRow[], ["cost", "prize"]);
  const group = options.group ?? (ofHands ? 100 : 1);
  if (!Number.isInteger(group) || group < 1) {
    throw new RangeError(`Cannot add up ${group} results: wanted a whole number from 1`);
  }
  const unit = ofHands ? "hand" : "tournament";
  const title = `Profit of ${group === 1 ? `a ${unit}` : counted(group, unit)}`;
  const results = Map.groupBy(all, ({ player }) => player);
  const { names, note } = choosePlayers(results.keys(), options.players);
  const spreads = names.map((name) => spreadOf(name, results.get(name)!, group))
    .filter(({ values }) => values.length > 0);
  if (spreads.length === 0) {
    return drawEmpty(options.title ?? title, `Fewer than ${counted(group, unit)}`, options);
  }
  const bins = binsOf(spreads);
  const hasMixed = bins.some((bin) => colorOf(bin) === MIXED);
  return drawFigure({
    title,
    caption: `Black line: mean. ${hasMixed ? "Grey bar: results around 0. " : ""}n = ${
      counted(Math.max(...spreads.map(({ values }) => values.length)), "value")
    } a player, ${counted(group, unit)} each. ${note}`,
    summary: spreads.map(({ name, mean, sd }) =>
      `${name}: mean ${signedText(mean)}${spreadText("standard deviation", sd)}`
    ),
    height: 60 + Math.max(160, 90 * spreads.length),
    plot: profitPlot(
      spreads,
      bins,
      ofHands ? "Profit in chips" : "Profit: prizes less costs",
      options.width ?? PICTURE_WIDTH,
    ),
  }, options);
}

/** The bars of each player, one above the other. */
function profitPlot(
  spreads: readonly Spread[],
  bins: readonly Bin[],
  label: string,
  width: number,
): Plot.PlotOptions {
  const domain = [
    Math.min(...bins.map(({ start }) => start)),
    Math.max(...bins.map(({ end }) => end)),
  ] as const;
  const widest = ticksWidth(ticksOf(domain, 7));
  const ticks = ticksOf(domain, Math.max(1, Math.min(7, (width - 72) / (widest + 24))));
  return {
    marginLeft: 56,
    marginRight: Math.max(16, widest / 2 + 2),
    marginTop: 44,
    marginBottom: 46,
    x: {
      label,
      domain,
      labelAnchor: "center",
      labelArrow: "none",
      ticks: ticks.values,
      tickFormat: ticks.text,
    },
    y: { label: "% of values", labelArrow: "none", labelOffset: 40, ticks: 3 },
    fy: { axis: null, domain: spreads.map(({ name }) => name), padding: 0.3 },
    color: { type: "identity" },
    marks: [
      Plot.gridY({ stroke: "#e4e4e4", strokeOpacity: 1, ticks: 3 }),
      Plot.rectY(bins, {
        fy: "name",
        x1: "start",
        x2: "end",
        y: "percent",
        fill: colorOf,
        fillOpacity: 0.8,
        insetLeft: 0.5,
        insetRight: 0.5,
      }),
      Plot.ruleY([0]),
      Plot.ruleX(spreads, { fy: "name", x: "mean", stroke: INK, strokeWidth: 2 }),
      Plot.text(spreads, {
        fy: "name",
        text: ({ name, mean, sd }: Spread) =>
          `${playerLabel(name, width, true)}: mean ${signedText(mean)}${spreadText("sd", sd)}`,
        frameAnchor: "top-right",
        dy: -14,
        fontWeight: 600,
        fill: INK,
      }),
    ],
  };
}

function spreadText(what: string, sd: number | null): string {
  return sd === null ? "" : `, ${what} ${decimalText(sd)}`;
}

/** A bar around 0 holds gains and losses, so it has the colour of neither. */
function colorOf({ start, end }: Bin): string {
  return end <= 0 ? LOSS : start >= 0 ? GAIN : MIXED;
}

function spreadOf(name: string, rows: readonly (TournamentRow | HandRow)[], group: number): Spread {
  const profits = rows.map((row) => "net" in row ? row.net : row.prize - row.cost)
    .filter(Number.isFinite);
  const values: number[] = [];
  for (let start = 0; start + group <= profits.length; start += group) {
    let sum = 0;
    for (let at = start; at < start + group; at++) sum += profits[at];
    values.push(sum);
  }
  const { mean, sd } = summarizeSample(values);
  return { name, values, mean: mean ?? 0, sd };
}

function binsOf(spreads: readonly Spread[]): Bin[] {
  let low = 0;
  let high = 0;
  for (const { values } of spreads) {
    for (const value of values) {
      low = Math.min(low, value);
      high = Math.max(high, value);
    }
  }
  const width = niceWidth((high - low) / BINS);
  // Bins are centred on multiples of their width, so that 0 is inside one and prizes are as well.
  const indexOf = (value: number) => Math.round(value / width);
  return spreads.flatMap(({ name, values }) =>
    [...Map.groupBy(values, indexOf)].map(([index, members]) => ({
      name,
      start: (index - 0.5) * width,
      end: (index + 0.5) * width,
      percent: 100 * members.length / values.length,
    }))
  );
}

/** The next larger of 1, 2 and 5 times a power of ten; 1 where all values are the same. */
function niceWidth(least: number): number {
  if (least === 0) return 1;
  const power = 10 ** Math.floor(Math.log10(least));
  return power * [1, 2, 5, 10].find((step) => step * power >= least * (1 - 1e-9))!;
}
