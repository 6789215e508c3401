/**
 * Stacks through one tournament.
 *
 * @module
 */
import * as Plot from "@observablehq/plot";
import { PICTURE_WIDTH } from "../notebook/picture_style.ts";
import { textWidth } from "../notebook/text_width.ts";
import { drawEmpty } from "./_empty_figure.ts";
import { drawFigure } from "./_figure.ts";
import { type Line, linePlot, type LinePoint, paddedDomain } from "./_line_plot.ts";
import { counted, countText } from "./_number_text.ts";
import { SOFT_INK } from "./_palette.ts";
import { choosePlayers, colorsOf } from "./_players.ts";
import type { Chart } from "./chart.ts";
import type { PlayerChartOptions } from "./chart_options.ts";
import { readRows, type RowSource, type StackRow } from "./rows.ts";

/** Options of {@link stackChart}. */
export interface StackChartOptions extends PlayerChartOptions {
  /** Number of the tournament; that of the first row where left out. */
  readonly tournament?: number;
}

/** Most levels that are marked: rows with more are of no tournament. */
const MAX_LEVELS = 50;
/** Size of the letters of the levels, in pixels. */
const LEVEL_SIZE = 10;

/**
 * Draws the chips of each player before every hand of one tournament, with the levels of the blinds.
 * Who is not dealt in any more has lost his chips.
 *
 * @param rows One for each hand and player dealt in, in the order in which they were played.
 * @throws {RangeError} If an option is out of range or names nobody.
 * @throws {TypeError} If the rows lack a column.
 *
 * @example
 * ```ts
 * import { stackChart } from "@marvin/holdem/analysis";
 * import { assertStringIncludes } from "@std/assert";
 *
 * const rows = [
 *   { hand: 1, player: "Ann", stack: 100, net: 40 },
 *   { hand: 1, player: "Ben", stack: 100, net: -40 },
 *   { hand: 2, player: "Ann", stack: 140, net: 60 },
 *   { hand: 2, player: "Ben", stack: 60, net: -60 },
 * ];
 * assertStringIncludes(stackChart(rows).text, "Ann: 200 chips\nBen: out in hand 2");
 * ```
 */
export function stackChart(rows: RowSource<StackRow>, options: StackChartOptions = {}): Chart {
  const all = readRows(rows, ["hand", "player", "stack"]);
  const tournament = options.tournament ?? all[0]?.tournament;
  const played = all.filter((row) => row.tournament === tournament && Number.isFinite(row.stack));
  if (all.length > 0 && !all.some((row) => row.tournament === tournament)) {
    throw new RangeError(`Cannot show tournament ${tournament}: no row is of it`);
  }
  const title = (tournament ?? 0) === 0 ? "Stacks" : `Stacks in tournament ${tournament}`;
  if (played.length === 0) return drawEmpty(options.title ?? title, "No hands", options);
  const { names, note } = choosePlayers(played.map(({ player }) => player), options.players);
  const byPlayer = Map.groupBy(played, ({ player }) => player);
  const colors = colorsOf(names);
  const hands = [...new Set(played.map(({ hand }) => hand))];
  // Hands are counted within the tournament, whatever their numbers in the run.
  const indexOf = new Map(hands.map((hand, index) => [hand, index + 1]));
  const lines = names.map((name): Line => ({
    name,
    color: colors.get(name)!,
    points: pointsOf(byPlayer.get(name)!, indexOf),
  }));
  const stacks = lines.flatMap(({ points }) => points.map(({ y }) => y));
  const highest = stacks.reduce((most, stack) => Math.max(most, stack), 0);
  const height = 400;
  const plot = linePlot(lines, {
    xLabel: "Hands of the tournament",
    yLabel: "Chips",
    yDomain: [-0.01 * highest, paddedDomain([highest])[1]],
    width: options.width,
    height: options.height ?? height,
  });
  return drawFigure({
    title,
    caption: `Chips before each hand, and after the last. n = ${
      counted(hands.length, "hand")
    }. ${note}`,
    summary: lines.map(({ name, points }) => {
      const { x, y } = points.at(-1)!;
      return `${name}: ${y === 0 ? `out in hand ${x - 1}` : counted(y, "chip")}`;
    }),
    height,
    plot: {
      ...plot,
      marks: [...levelMarks(played, indexOf, pixelsPerHand(plot, options.width)), ...plot.marks!],
    },
  }, options);
}

function pointsOf(rows: readonly StackRow[], indexOf: ReadonlyMap<number, number>): LinePoint[] {
  const points = rows.map(({ hand, stack }) => ({ x: indexOf.get(hand)!, y: stack }));
  const { hand, stack, net } = rows.at(-1)!;
  const x = indexOf.get(hand)! + 1;
  if (Number.isFinite(net)) points.push({ x, y: stack + net! });
  else if (x <= indexOf.size) points.push({ x, y: 0 });
  return points;
}

/** Pixels from one hand to the next. */
function pixelsPerHand({ x, marginLeft, marginRight }: Plot.PlotOptions, width?: number): number {
  const [first, last] = x!.domain as [number, number];
  return ((width ?? PICTURE_WIDTH) - marginLeft! - marginRight!) / Math.max(1, last - first);
}

/** Where the blinds go up, each level with its big blind where there is room to write it. */
function levelMarks(
  rows: readonly StackRow[],
  indexOf: ReadonlyMap<number, number>,
  handWidth: number,
): Plot.Markish[] {
  const levels: { x: number; bigBlind: number }[] = [];
  for (const { hand, bigBlind } of rows) {
    if (!Number.isFinite(bigBlind) || bigBlind === levels.at(-1)?.bigBlind) continue;
    levels.push({ x: indexOf.get(hand)!, bigBlind: bigBlind! });
  }
  if (levels.length > MAX_LEVELS) return [];
  let free = -Infinity;
  const named = levels.flatMap(({ x, bigBlind }) => {
    if (x * handWidth < free) return [];
    const text = `BB ${countText(bigBlind)}`;
    free = x * handWidth + textWidth(text, LEVEL_SIZE) + 8;
    return [{ x, text }];
  });
  return [
    Plot.ruleX(levels.slice(1), { x: "x", stroke: "#bbbbbb", strokeDasharray: "2 3" }),
    Plot.text(named, {
      x: "x",
      text: "text",
      frameAnchor: "top",
      textAnchor: "start",
      dx: 3,
      dy: -18, // clear of the names at the ends of lines
      fontSize: LEVEL_SIZE,
      fill: SOFT_INK,
    }),
  ];
}
