/**
 * Cards, hole cards, boards and the deal.
 *
 * @module
 */
export * from "./card.ts";
export * from "./hole_cards.ts";
export * from "./board.ts";
export * from "./deal.ts";
