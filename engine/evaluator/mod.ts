/**
 * Hand values, their descriptions, equity and odds.
 *
 * @module
 */
export * from "./hand_value.ts";
export {
  type BoardKey,
  boardKey,
  countHandRanks,
  evaluate,
  evaluate7,
  evaluateSeats,
  evaluateWithBoard,
} from "./evaluate.ts";
export * from "./describe.ts";
export * from "./equity.ts";
export * from "./odds.ts";
export * from "./hand_strength.ts";
