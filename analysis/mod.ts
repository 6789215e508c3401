/**
 * What notebooks and programs make of results: numbers, data frames and files.
 *
 * @module
 */
export * from "./metrics/mod.ts";
export * from "./frames/mod.ts";
export * from "./logs/mod.ts";
export * from "./charts/mod.ts";
export * from "./notebook/mod.ts";
