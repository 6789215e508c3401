/**
 * The rules of betting, pots and rake; knows no player, card or table.
 *
 * @module
 */
export * from "./seat_set.ts";
export * from "./street.ts";
export * from "./action.ts";
export * from "./bet_limit.ts";
export * from "./blinds.ts";
export * from "./rake.ts";
export * from "./position.ts";
export * from "./chip_column.ts";
export * from "./betting_round.ts";
export * from "./pots.ts";
