/**
 * Configs: TOML files and what they mean. The only user of `@std/toml`.
 *
 * @module
 */
export * from "./config.ts";
export * from "./invalid_config_error.ts";
export * from "./parse_config.ts";
export * from "./read_config.ts";
export * from "./conversions.ts";
