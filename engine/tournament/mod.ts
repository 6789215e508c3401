/**
 * Tournaments: blind levels, prizes, finishing places and what a stack is worth.
 *
 * @module
 */
export * from "./blind_schedule.ts";
export * from "./prize_structure.ts";
export * from "./places.ts";
export * from "./icm.ts";
export * from "./tournament.ts";
export { DEFAULT_MAX_HANDS, type TournamentOptions } from "./tournament_options.ts";
