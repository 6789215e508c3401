/**
 * The bot API.
 *
 * @module
 */
export * from "./game_info.ts";
export * from "./holdem_player.ts";
export * from "./player_name.ts";
