/**
 * Questions about a hand on a board: what it is, and what it may become. Definitions are those of
 * the functions; none looks at opponents.
 *
 * @module
 */
export * from "./draws.ts";
export * from "./pairs.ts";
export { numOutsToMonster } from "./outs.ts";
