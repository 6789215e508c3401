/**
 * How often players finish where.
 *
 * @module
 */
import * as Plot from "@observablehq/plot";
import { checkCount, checkList } from "../metrics/checks.ts";
import { drawEmpty } from "./_empty_figure.ts";
import { drawFigure } from "./_figure.ts";
import { counted, countText, percentText } from "./_number_text.ts";
import { needsWhiteText, sequentialColor, SOFT_INK } from "./_palette.ts";
import { choosePlayers, labelsWidth, playerLabel } from "./_players.ts";
import type { Chart } from "./chart.ts";
import type { PlayerChartOptions } from "./chart_options.ts";

/** What {@link finishChart} needs of a player, as the results of a series hold it. */
export interface FinishCounts {
  /** Name of the player. */
  readonly name: string;
  /** How often he took each place, first place first. */
  readonly finishes: readonly number[];
}

/** Options of {@link finishChart}. */
export interface FinishChartOptions extends PlayerChartOptions {
  /** Places that win a prize, from 0; a line is drawn at the share luck alone would give. */
  readonly paidPlaces?: number;
}

/**
 * Draws the share of each place in a player's tournaments as one bar a player.
 *
 * @param players Players of a series, such as `series.playerResults`.
 * @throws {RangeError} If an option is out of range or names nobody.
 *
 * @example
 * ```ts
 * import { finishChart } from "@marvin/holdem/analysis";
 * import { assertStringIncludes } from "@std/assert";
 *
 * const chart = finishChart([{ name: "Ann", finishes: [30, 20, 50] }]);
 * assertStringIncludes(chart.text, "Ann: 1st 30.0 %, 2nd 20.0 %, 3rd 50.0 %");
 * ```
 */
export function finishChart(
  players: readonly FinishCounts[],
  options: FinishChartOptions = {},
): Chart {
  const { paidPlaces, width } = options;
  if (paidPlaces !== undefined) checkCount("a number of paid places", paidPlaces);
  checkList(
    "draw places",
    "players with finishes, such as series.playerResults",
    players,
    "finishes",
  );
  const title = "Finishing places";
  const played = players.filter(({ finishes }) => totalOf(finishes) > 0);
  if (played.length === 0) return drawEmpty(options.title ?? title, "No tournaments", options);
  const { names, note } = choosePlayers(played.map(({ name }) => name), options.players);
  const shown = names.map((name) => played.find((player) => player.name === name)!);
  const places = Math.max(...shown.map(({ finishes }) => finishes.length));
  const bars = shown.flatMap(({ name, finishes }) => barsOf(name, finishes, places));
  const most = Math.max(...shown.map(({ finishes }) => totalOf(finishes)));
  // Where no place is paid, or all are, luck makes no difference.
  const isLuck = paidPlaces !== undefined && paidPlaces > 0 && paidPlaces < places;
  const luck = isLuck ? [100 * paidPlaces / places] : [];
  return drawFigure({
    title,
    caption: `Share of each place; players who tie are counted at the best place they share. ` +
      (luck.length > 0
        ? `Dashed line: share of ${paidText(paidPlaces!)} if all were equal. `
        : "") +
      `n = ${counted(most, "tournament")}. ${note}`,
    summary: shown.map(({ name, finishes }) => `${name}: ${shareText(finishes)}`),
    legend: legendPlaces(places).map((place) => ({
      label: ordinal(place + 1),
      color: sequentialColor(shadeOf(place, places)),
    })),
    height: 60 + 40 * shown.length,
    plot: {
      marginLeft: labelsWidth(names, width) + 20,
      marginRight: 24,
      marginTop: 8,
      marginBottom: 46,
      x: { label: "Tournaments in %", domain: [0, 100], labelAnchor: "center", labelArrow: "none" },
      y: {
        label: null,
        domain: names,
        tickFormat: (name: string) => playerLabel(name, width),
        tickSize: 0,
        padding: 0.25,
      },
      color: { type: "identity" },
      marks: [
        Plot.barX(bars, { x1: "start", x2: "end", y: "name", fill: "color", stroke: "white" }),
        Plot.ruleX(luck, { stroke: SOFT_INK, strokeWidth: 2, strokeDasharray: "4 3" }),
        Plot.text(bars.filter(({ start, end }) => end - start >= 4.5), {
          x: ({ start, end }: Bar) => (start + end) / 2,
          y: "name",
          text: ({ start, end }: Bar) => (end - start).toFixed(0),
          fill: "textColor",
          stroke: "color", // so that the line does not run through the number
          strokeWidth: 5,
        }),
      ],
    },
  }, options);
}

interface Bar {
  readonly name: string;
  readonly start: number;
  readonly end: number;
  readonly color: string;
  readonly textColor: string;
}

/** Most places in the legend; of more it holds some from the first to the last. */
const MAX_LEGEND = 10;

function paidText(places: number): string {
  return places === 1 ? "the paid place" : `the ${countText(places)} paid places`;
}

function legendPlaces(places: number): number[] {
  const shown = Math.min(places, MAX_LEGEND);
  return Array.from(
    { length: shown },
    (_, at) => shown === 1 ? 0 : Math.round(at * (places - 1) / (shown - 1)),
  );
}

function barsOf(name: string, finishes: readonly number[], places: number): Bar[] {
  const total = totalOf(finishes);
  let start = 0;
  return finishes.map((count, place) => {
    const shade = shadeOf(place, places);
    const end = start + 100 * count / total;
    const bar = {
      name,
      start,
      end,
      color: sequentialColor(shade),
      textColor: needsWhiteText(shade) ? "white" : "black",
    };
    start = end;
    return bar;
  });
}

function shadeOf(place: number, places: number): number {
  return places === 1 ? 0 : place / (places - 1);
}

function totalOf(finishes: readonly number[]): number {
  return finishes.reduce((sum, count) => sum + count, 0);
}

function shareText(finishes: readonly number[]): string {
  const total = totalOf(finishes);
  return finishes.slice(0, MAX_LEGEND)
    .map((count, place) => `${ordinal(place + 1)} ${percentText(count / total)} %`)
    .join(", ");
}

function ordinal(place: number): string {
  const ending = place % 100 >= 11 && place % 100 <= 13
    ? "th"
    : ["th", "st", "nd", "rd"][place % 10] ?? "th";
  return `${place}${ending}`;
}
