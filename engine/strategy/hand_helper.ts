/**
 * Rankings of hole cards before the flop, boards by their texture, and outs.
 *
 * @module
 */
export { preflopRankFullRing, preflopRankHu } from "./preflop_ranks.ts";
export * from "./chen_points.ts";
export * from "./sklansky_malmuth.ts";
export * from "./sklansky_chubukov.ts";
export * from "./kill_phil.ts";
export * from "./board_texture.ts";
export { countOuts, outs } from "./outs.ts";
