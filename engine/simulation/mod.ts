/**
 * Running games: cash games, tournaments and series, with their statistics.
 *
 * @module
 */
export * from "./run_options.ts";
export { checkPlayable } from "./players.ts";
export * from "./cash_game.ts";
export * from "./sng_series.ts";
export * from "./executor.ts";
export { registerBotModule, runUnit } from "./series_unit.ts";
export { type Shard, shardRange, type TournamentRange } from "./shard.ts";
export { Ledger, LedgerError, type LedgerRun, withLedger } from "./ledger.ts";
export { type MergedSeries, MergeError, mergeShards } from "./merge_shards.ts";
export { defaultUnitSize } from "./play_units.ts";
export { WorkerPool } from "./worker_pool.ts";
export * from "./stats/mod.ts";
