/**
 * Numbers that say what results are worth: ROI, win rates, intervals, risk, effects of seats.
 *
 * @module
 */
export * from "./distributions.ts";
export * from "./sample.ts";
export * from "./confidence.ts";
export * from "./tournament_results.ts";
export * from "./bankroll.ts";
export * from "./significance.ts";
export * from "./effects.ts";
export * from "./recorded_hand.ts";
export * from "./hand_counters.ts";
export * from "./all_in.ts";
export * from "./rake_shares.ts";
