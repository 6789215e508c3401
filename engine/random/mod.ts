/**
 * Labelled random streams, shuffling and seeds.
 *
 * @module
 */
export * from "./prng.ts";
