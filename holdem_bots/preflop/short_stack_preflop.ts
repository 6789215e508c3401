/**
 * Before the flop with a short stack.
 *
 * @module
 */
import type { Action } from "@marvin/holdem/rules";
import type { Strategy, StrategyContext } from "@marvin/holdem/strategy";
import type { Mind } from "../mind.ts";
import { bestChoice, callChoice, passChoice, raiseToChoice } from "../value/chip_value.ts";
import { effectiveStack, SHORT_STACK } from "./effective_stack.ts";
import { preflopSpot } from "./preflop_spot.ts";

const OPENING_SIZE = 2.5;
const RERAISE_FACTOR = 2.5;
/** Part of its share that a hand wins if nearly all chips are still to be played for. */
const REALISED = 0.6;

/** Raises, moves in or folds by what that is worth; hardly ever calls to see a flop. */
export class ShortStackPreflop implements Strategy {
  /** Makes a strategy. */
  constructor(private readonly mind: Mind) {}

  /** Before the flop. */
  isApplicable({ gameInfo }: StrategyContext): boolean {
    return gameInfo.street === "preflop";
  }

  /** The choice that is worth most. */
  act(context: StrategyContext): Action {
    const { gameInfo, numCallers, numRaises } = context;
    const spot = preflopSpot(context, this.mind, REALISED);
    const { bigBlind, currentBet, maxRaiseTo } = gameInfo;
    const choices = [passChoice(spot), callChoice(spot)];
    if (gameInfo.canRaise) {
      const to = numRaises > 1
        ? RERAISE_FACTOR * currentBet
        : (OPENING_SIZE + numCallers) * bigBlind;
      const depth = effectiveStack(gameInfo);
      if (depth <= SHORT_STACK) choices.push(raiseToChoice(spot, maxRaiseTo));
      choices.push(raiseToChoice(spot, to));
    }
    return bestChoice(choices).action;
  }
}
