/**
 * What bots are made of: strategies that play as one, and tools that tell what hands are worth.
 *
 * @module
 */
export * from "./strategy.ts";
export * from "./voting.ts";
export * from "./modular_strategy.ts";
export * from "./nearest_legal_action.ts";
export * from "./action_recorder.ts";
export * from "./starting_hands.ts";
export { type PreflopOrder, startingHandsByEquity } from "./preflop_ranks.ts";
export * as HandAnalyzer from "./hand_analyzer.ts";
export * as HandHelper from "./hand_helper.ts";
export * from "./hand_range.ts";
export * from "./range_equity.ts";
export * from "./hand_potential.ts";
export * from "./push_fold.ts";
export * from "./push_fold_spot.ts";
