/**
 * Marvin: a Texas hold'em laboratory.
 *
 * @module
 */
export * from "./engine/types.ts";
export * from "./engine/errors.ts";
export * from "./engine/random/mod.ts";
export * from "./engine/cards/mod.ts";
export * from "./engine/evaluator/mod.ts";
export {
  type Action,
  ACTION_TYPES,
  type ActionType,
  allIn,
  BET_LIMIT_TYPES,
  type BetLimit,
  type BetLimitType,
  betTo,
  calculateRake,
  call,
  check,
  fold,
  formatAction,
  NO_LIMIT,
  NO_RAKE,
  type Position,
  positionNames,
  POSITIONS,
  raiseTo,
  RAKE_SCOPES,
  type RakeConfig,
  type RakeScope,
  type Street,
  STREETS,
} from "./engine/rules/mod.ts";
export * from "./engine/player/mod.ts";
export * from "./engine/strategy/mod.ts";
export {
  buildHandResult,
  type Fault,
  type FaultCounts,
  type FaultExample,
  FaultLog,
  FAULTS,
  type HandResult,
  HandRunner,
  type HandScript,
  type HandStakes,
  type HandState,
  ILLEGAL_ACTION_POLICIES,
  type IllegalActionPolicy,
  type PendingDecision,
  playHand,
  type Post,
  type PotState,
  type PotWinner,
  type ScriptAction,
  type ScriptSeat,
  SeatedPlayer,
} from "./engine/hand/mod.ts";
export * from "./engine/table/mod.ts";
export * from "./engine/tournament/mod.ts";
export * from "./engine/config/mod.ts";
export * from "./engine/bots/mod.ts";
export * from "./engine/simulation/mod.ts";
export * from "./engine/history/mod.ts";
