/**
 * Charts of results: pictures in a notebook, words in a terminal, files with `saveChart()`.
 *
 * @module
 */
export * from "./chart.ts";
export * from "./chart_options.ts";
export * from "./rows.ts";
export * from "./roi_chart.ts";
export * from "./finish_chart.ts";
export * from "./seat_chart.ts";
export * from "./position_chart.ts";
export * from "./bankroll_chart.ts";
export * from "./profit_chart.ts";
export * from "./style_chart.ts";
export * from "./equity_chart.ts";
export * from "./range_chart.ts";
export * from "./league_chart.ts";
export * from "./stack_chart.ts";
export * from "./level_chart.ts";
export * from "./save_chart.ts";
