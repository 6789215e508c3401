/**
 * All-in or fold against a stranger.
 *
 * @module
 */
import type { PlayerInfo } from "@marvin/holdem/player";
import { type Action, allIn, call, fold } from "@marvin/holdem/rules";
import {
  isNashCall,
  isNashPush,
  type Strategy,
  type StrategyContext,
} from "@marvin/holdem/strategy";
import type { Mind } from "../mind.ts";
import { effectiveStack } from "./effective_stack.ts";

/** Deeper stacks leave better plays than all-in or fold. */
const MOST_BIG_BLINDS = 12;
/** After that many answers to a price a player is no stranger. */
const MOST_ANSWERS = 10;

/**
 * Plays the equilibrium of all-in or fold heads-up, which nobody can take advantage of, until the
 * opponent is known well enough to take advantage of him.
 */
export class NashPushFold implements Strategy {
  /** Makes a strategy. */
  constructor(private readonly mind: Mind) {}

  /** Heads-up with few chips, on the button or against an all-in, if the opponent is a stranger. */
  isApplicable({ gameInfo, numCallers, numRaises }: StrategyContext): boolean {
    if (gameInfo.street !== "preflop" || gameInfo.numPlayers !== 2) return false;
    const isPush = numRaises === 1 && numCallers === 0 && gameInfo.canRaise && !gameInfo.canCheck;
    const isCall = !gameInfo.canCheck && !gameInfo.canRaise;
    if (!isPush && !isCall || effectiveStack(gameInfo) > MOST_BIG_BLINDS) return false;
    const opponent = gameInfo.players.find(({ id }) => id !== gameInfo.me.id) as PlayerInfo;
    return this.mind.reads.of(opponent).habits.answersSeen("raised") < MOST_ANSWERS;
  }

  /** Decides by the tables. */
  act({ gameInfo, holeCards }: StrategyContext): Action {
    const stack = effectiveStack(gameInfo);
    if (gameInfo.canRaise) return isNashPush(holeCards, stack) ? allIn() : fold();
    return isNashCall(holeCards, stack) ? call() : fold();
  }
}
