/**
 * How long players survive as the blinds go up.
 *
 * @module
 */
import { type Interval, wilsonInterval } from "@marvin/holdem";
import { PICTURE_WIDTH } from "../notebook/picture_style.ts";
import { textWidth } from "../notebook/text_width.ts";
import { drawEmpty } from "./_empty_figure.ts";
import { drawFigure } from "./_figure.ts";
import { type Line, linePlot } from "./_line_plot.ts";
import { counted, countText, percentText } from "./_number_text.ts";
import { choosePlayers, colorsOf } from "./_players.ts";
import type { Chart } from "./chart.ts";
import type { PlayerChartOptions } from "./chart_options.ts";
import { type LevelRow, readRows, type RowSource } from "./rows.ts";

/**
 * Draws in which share of the tournaments each player was still dealt in at each level of the
 * blinds, with 95 % intervals as bands. A tournament that was over before a level counts as one he
 * did not reach it in.
 *
 * @param rows One for each hand and player, or one for each level a player reached.
 * @throws {RangeError} If an option is out of range or names nobody.
 * @throws {TypeError} If the rows lack a column.
 *
 * @example
 * ```ts
 * import { levelChart } from "@marvin/holdem/analysis";
 * import { assertStringIncludes } from "@std/assert";
 *
 * const rows = [
 *   { tournament: 1, player: "Ann", bigBlind: 20 },
 *   { tournament: 1, player: "Ann", bigBlind: 40 },
 *   { tournament: 2, player: "Ann", bigBlind: 20 },
 * ];
 * assertStringIncludes(levelChart(rows).text, "Ann: BB 20 100.0 %, BB 40 50.0 %");
 * ```
 */
export function levelChart(rows: RowSource<LevelRow>, options: PlayerChartOptions = {}): Chart {
  const title = "Survival by blind level";
  const all = readRows(rows, ["tournament", "player", "bigBlind"])
    .filter(({ bigBlind }) => Number.isFinite(bigBlind));
  if (all.length === 0) return drawEmpty(options.title ?? title, "No hands", options);
  const { names, note } = choosePlayers(all.map(({ player }) => player), options.players);
  const levels = [...new Set(all.map(({ bigBlind }) => bigBlind))].sort((a, b) => a - b);
  const colors = colorsOf(names);
  const survivals = names.map((name) => survivalOf(name, all, levels));
  const lines = survivals.map(({ name, shares, bands }): Line => ({
    name,
    color: colors.get(name)!,
    points: shares.map((share, level) => ({
      x: level,
      y: 100 * share,
      low: 100 * bands[level][0],
      high: 100 * bands[level][1],
    })),
  }));
  const height = 380;
  const plot = linePlot(lines, {
    xLabel: "Big blind",
    yLabel: "Still in, % of tournaments",
    yDomain: [0, 102],
    width: options.width,
    height: options.height ?? height,
  });
  const most = Math.max(...survivals.map(({ tournaments }) => tournaments));
  // Every level has its tick where there is room for it.
  const widest = Math.max(...levels.map((level) => textWidth(countText(level), 12)));
  const plotWidth = 0.75 * (options.width ?? PICTURE_WIDTH);
  const step = Math.ceil(levels.length * Math.max(48, widest + 14) / plotWidth);
  return drawFigure({
    title,
    caption: `Bands: 95 % interval (Wilson). n = ${counted(most, "tournament")}. ${note}`,
    summary: survivals.map(({ name, shares }) =>
      `${name}: ${
        shares.map((share, level) => `BB ${countText(levels[level])} ${percentText(share)} %`)
          .join(", ")
      }`
    ),
    height,
    plot: {
      ...plot,
      x: {
        ...plot.x,
        ticks: levels.keys().filter((level) => level % step === 0).toArray(),
        tickFormat: (level: number) => countText(levels[level]),
      },
    },
  }, options);
}

interface Survival {
  readonly name: string;
  readonly tournaments: number;
  /** Share of the tournaments by level. */
  readonly shares: readonly number[];
  readonly bands: readonly Interval[];
}

function survivalOf(name: string, rows: readonly LevelRow[], levels: readonly number[]): Survival {
  const highest = new Map<number, number>();
  for (const { player, tournament, bigBlind } of rows) {
    if (player !== name) continue;
    highest.set(tournament, Math.max(bigBlind, highest.get(tournament) ?? 0));
  }
  const tournaments = highest.size;
  const counts = levels.map((level) =>
    highest.values().reduce((sum, reached) => sum + (reached >= level ? 1 : 0), 0)
  );
  return {
    name,
    tournaments,
    shares: counts.map((count) => count / tournaments),
    bands: counts.map((count) => wilsonInterval(count, tournaments)!),
  };
}
