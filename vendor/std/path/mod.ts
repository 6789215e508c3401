/**
 * File paths of this system: the names and signatures of `@std/path`, on this runtime's own means.
 *
 * @module
 */
export * from "./paths.ts";
export * from "./common.ts";
