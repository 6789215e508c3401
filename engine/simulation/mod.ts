/**
 * Running games: cash games, tournaments and series, with their statistics.
 *
 * @module
 */
export * from "./completed_tournament.ts";
export * from "./run_options.ts";
export { checkPlayable } from "./players.ts";
export * from "./cash_game.ts";
export * from "./sng_series.ts";
export * from "./executor.ts";
export { NUMBERS_A_TOURNAMENT } from "./hand_watch.ts";
export { registerBotModule, runUnit, type UnitRecorder } from "./series_unit.ts";
export { playOrders, type ThreadScope } from "./unit_thread.ts";
export { type Shard, shardRange, type TournamentRange } from "./shard.ts";
export { Ledger, LedgerError, type LedgerRun, withLedger } from "./ledger.ts";
export { type MergedSeries, type MergedUnit, MergeError, mergeShards } from "./merge_shards.ts";
export { defaultUnitSize } from "./play_units.ts";
export * from "./seat_plan.ts";
export * from "./compare.ts";
export type { CompareOptions } from "./compare_options.ts";
export * from "./compare_mean.ts";
export { adjustByHolm, type PairComparison } from "./compare_pairs.ts";
export { RESULT_UNITS, type ResultUnit } from "./duplicate_blocks.ts";
export * from "./variance_luck.ts";
export * from "./league.ts";
export { WorkerPool } from "./worker_pool.ts";
export * from "./stats/mod.ts";
