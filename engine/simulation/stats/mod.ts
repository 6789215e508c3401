/**
 * Statistics of hands, players and series, kept as exact sums that merge in any order.
 *
 * @module
 */
export * from "./counters.ts";
export * from "./stats_collector.ts";
export * from "./intervals.ts";
export * from "./block_mean.ts";
export * from "./joint_moments.ts";
export * from "./playing_style.ts";
export * from "./player_stats.ts";
export * from "./rake_attribution.ts";
export * from "./sng_counters.ts";
export * from "./sng_series.ts";
