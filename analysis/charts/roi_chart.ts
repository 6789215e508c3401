/**
 * Return on investment over a series of tournaments.
 *
 * @module
 */
import { criticalValue, RunningSample } from "../metrics/mod.ts";
import { checkCount } from "../metrics/checks.ts";
import { drawEmpty } from "./_empty_figure.ts";
import { drawFigure } from "./_figure.ts";
import { type Line, linePlot, type LinePoint, paddedDomain } from "./_line_plot.ts";
import { counted, intervalText, signedText } from "./_number_text.ts";
import { choosePlayers, colorsOf } from "./_players.ts";
import type { Chart } from "./chart.ts";
import type { IntervalChartOptions } from "./chart_options.ts";
import { readRows, type RowSource, type TournamentRow } from "./rows.ts";

/** Options of {@link roiChart}. */
export interface RoiChartOptions extends IntervalChartOptions {
  /**
   * Tournaments of a player before his line and band begin, from 1: first results jump too wildly to
   * be shown. A tenth of the series, at most 20, where left out.
   */
  readonly skip?: number;
}

/**
 * Draws how the average ROI of each player settles, with the interval of its mean as a band: where a
 * band lies above or below 0 at its end, the player wins or loses with that confidence. A tournament
 * that costs nothing has no ROI and is left out.
 *
 * @param rows One for each tournament and player, in the order in which they were played.
 * @throws {RangeError} If an option is out of range or names nobody.
 * @throws {TypeError} If the rows lack a column.
 *
 * @example
 * ```ts
 * import { roiChart } from "@marvin/holdem/analysis";
 * import { assertStringIncludes } from "@std/assert";
 *
 * const rows = [10, 0, 0, 30].map((prize, index) => (
 *   { tournament: index + 1, player: "Ann", cost: 8, prize }
 * ));
 * assertStringIncludes(roiChart(rows).text, "Ann: +25.0 %");
 * ```
 */
export function roiChart(rows: RowSource<TournamentRow>, options: RoiChartOptions = {}): Chart {
  const z = criticalValue(options.interval ?? 0.95);
  const title = options.title ?? "Average ROI";
  const paid = readRows(rows, ["tournament", "player", "cost", "prize"])
    .filter(({ cost, prize }) => cost > 0 && Number.isFinite(prize));
  if (paid.length === 0) return drawEmpty(title, "No tournaments that cost anything", options);
  const { names, note } = choosePlayers(paid.map(({ player }) => player), options.players);
  if (options.skip !== undefined) checkCount("a number of results to skip", options.skip);
  const byPlayer = Map.groupBy(paid, ({ player }) => player);
  const colors = colorsOf(names);
  const summary: string[] = [];
  const lines = names.map((name): Line => {
    const results = byPlayer.get(name)!;
    const points = roiPoints(results, z);
    const { y, low, high } = points.at(-1)!;
    const interval = low === undefined ? "" : ` ${intervalText([low, high!])}`;
    summary.push(`${name}: ${signedText(y)} %${interval} in ${countedTournaments(results)}`);
    const skip = options.skip ?? Math.min(20, Math.ceil(results.length / 10));
    return {
      name,
      color: colors.get(name)!,
      points: points.slice(Math.min(skip, points.length) - 1),
    };
  });
  const most = Math.max(...names.map((name) => byPlayer.get(name)!.length));
  const height = 380;
  return drawFigure({
    title: `Average ROI over ${counted(most, "tournament")}`,
    caption: `Lines: mean ROI of the tournaments so far. Bands: ${
      100 * (options.interval ?? 0.95)
    } % interval of the mean (normal), n = ${counted(most, "tournament")}. ${note}`,
    summary,
    height,
    plot: linePlot(lines, {
      xLabel: "Tournaments played",
      yLabel: "ROI in %",
      yDomain: roiDomain(lines),
      baseline: 0,
      width: options.width,
      height: options.height ?? height,
    }),
  }, options);
}

function roiPoints(results: readonly TournamentRow[], z: number): LinePoint[] {
  const roi = new RunningSample();
  return results.map(({ cost, prize }, index) => {
    roi.add(100 * (prize - cost) / cost);
    const error = roi.summary.standardError;
    const band = error === null ? {} : { low: roi.mean - z * error, high: roi.mean + z * error };
    return { x: index + 1, y: roi.mean, ...band };
  });
}

/** All of the lines, and the bands in the later half, which would be dwarfed by their beginning. */
function roiDomain(lines: readonly Line[]): [number, number] {
  const values = lines.flatMap(({ points }) => {
    const later = points.slice(Math.floor(points.length / 4));
    return [
      ...points.map(({ y }) => y),
      ...later.flatMap(({ y, low, high }) => [low ?? y, high ?? y]),
    ];
  });
  return paddedDomain(values);
}

function countedTournaments(results: readonly unknown[]): string {
  return counted(results.length, "tournament");
}
