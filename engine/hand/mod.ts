/**
 * Playing one hand: the state machine, the views for bots, the driver and the result.
 *
 * @module
 */
export * from "./hand_log.ts";
export * from "./hand_runner.ts";
export type { Post } from "./action_records.ts";
export * from "./hand_result.ts";
export * from "./hand_driver.ts";
export * from "./illegal_actions.ts";
export type { SeatPositions } from "./positions.ts";
export type { Roster } from "./roster.ts";
export { legalActions } from "./legal_actions.ts";
export * from "./play_hand.ts";
