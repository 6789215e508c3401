/**
 * What every chart can be told.
 *
 * @module
 */

/** Options of all charts; each has a good default. */
export interface ChartOptions {
  /** Heading; what the chart shows where left out. */
  readonly title?: string;
  /** Second line of the heading, such as what was played; none where left out. */
  readonly subtitle?: string;
  /** Note below the chart; sample size and meaning of bands and bars where left out. */
  readonly caption?: string;
  /** Width of the picture in pixels, from 300 to 4000; 760 where left out. */
  readonly width?: number;
  /** Height of the plot without heading and note in pixels, from 80 to 4000. */
  readonly height?: number;
}

/** Options of charts that show players. */
export interface PlayerChartOptions extends ChartOptions {
  /** Names of the players to show, in this order; the first ten where left out. */
  readonly players?: readonly string[];
}

/** Options of charts with confidence intervals. */
export interface IntervalChartOptions extends PlayerChartOptions {
  /** Confidence of intervals as a fraction between 0 and 1; 0.95 where left out. */
  readonly interval?: number;
}
