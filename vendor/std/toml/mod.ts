/**
 * TOML text to plain objects and back: the names and signatures of `@std/toml`, on `smol-toml`.
 *
 * Stricter than the original where it would lose something in silence: a key given twice, an
 * integer past 2^53 and a key such as `__proto__` are errors.
 *
 * @module
 */
export * from "./parse.ts";
export * from "./stringify.ts";
