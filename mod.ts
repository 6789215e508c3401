/**
 * Marvin: a Texas hold'em laboratory.
 *
 * @module
 */
export * from "./engine/types.ts";
export * from "./engine/errors.ts";
export * from "./engine/random/mod.ts";
export * from "./engine/cards/mod.ts";
export * from "./engine/evaluator/mod.ts";
export * from "./engine/rules/mod.ts";
export * from "./engine/player/mod.ts";
export * from "./engine/hand/mod.ts";
export * from "./engine/table/mod.ts";
export * from "./engine/tournament/mod.ts";
export * from "./engine/config/mod.ts";
export * from "./engine/bots/mod.ts";
export * from "./engine/simulation/mod.ts";
export * from "./engine/history/mod.ts";
