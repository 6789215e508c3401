/**
 * What a chart shows when there is nothing to show.
 *
 * @module
 */
import * as Plot from "@observablehq/plot";
import { drawFigure } from "./_figure.ts";
import { SOFT_INK } from "./_palette.ts";
import type { Chart } from "./chart.ts";
import type { ChartOptions } from "./chart_options.ts";

/** A chart that says why it is empty: a run that was stopped early still draws all its cells. */
export function drawEmpty(title: string, reason: string, options: ChartOptions): Chart {
  return drawFigure({
    title,
    caption: "",
    summary: [reason],
    height: 160,
    plot: {
      axis: null,
      marks: [Plot.text([reason], { frameAnchor: "middle", fontSize: 14, fill: SOFT_INK })],
    },
  }, options);
}
