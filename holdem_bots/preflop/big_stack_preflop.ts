/**
 * Before the flop with a deep stack.
 *
 * @module
 */
import type { GameInfo } from "@marvin/holdem/player";
import type { Action } from "@marvin/holdem/rules";
import { HandHelper, type Strategy, type StrategyContext } from "@marvin/holdem/strategy";
import type { Mind } from "../mind.ts";
import {
  bestChoice,
  callChoice,
  foldsOfAll,
  passChoice,
  raiseToChoice,
  type Spot,
} from "../value/chip_value.ts";
import { preflopSpot } from "./preflop_spot.ts";

/** Share of hands to open with, by the number of players behind. */
const OPENING_SHARES = [1, 0.5, 0.42, 0.3, 0.23, 0.18, 0.16, 0.14, 0.12, 0.11];
/** Up to that many players behind, hands are ranked as they are heads-up. */
const MOST_OF_HEADS_UP = 2;

/** A first raise in big blinds, and what each limper adds. */
const OPENING_SIZE = 2.5;
const RERAISE_FACTOR = 3;
/** A raise that would be this part of the stack is all of it. */
const COMMITTED = 0.35;
/** What a hand must win, compared with an equal share, to raise limpers. */
const LEAD_OVER_LIMPERS = 1.25;
/** Part of its share that a hand wins if nearly all chips are still to be played for. */
const REALISED = 0.75;

/** Opens by position, raises limpers with the better hands, and answers raises by what it knows. */
export class BigStackPreflop implements Strategy {
  /** Makes a strategy. */
  constructor(private readonly mind: Mind) {}

  /** Before the flop. */
  isApplicable({ gameInfo }: StrategyContext): boolean {
    return gameInfo.street === "preflop";
  }

  /** Decides. */
  act(context: StrategyContext): Action {
    const spot = preflopSpot(context, this.mind, REALISED);
    return context.numRaises > 1 ? answerRaise(spot) : open(context, spot);
  }
}

function open({ gameInfo, holeCards, numCallers }: StrategyContext, spot: Spot): Action {
  const still = bestChoice([passChoice(spot), callChoice(spot)]);
  const behind = gameInfo.numToAct - 1;
  if (!gameInfo.canRaise) return still.action;
  const raise = raiseToChoice(spot, openingSize(spot, numCallers));
  const rank = behind <= MOST_OF_HEADS_UP
    ? HandHelper.preflopRankHu(holeCards)
    : HandHelper.preflopRankFullRing(holeCards);
  const isGood = numCallers === 0
    ? rank > 1 - OPENING_SHARES[behind]
    : leadOf(spot) > LEAD_OVER_LIMPERS;
  if (isGood && raise.worth > 0 || isSteal(spot, raise.action)) return raise.action;
  return numCallers === 0 && !gameInfo.canCheck ? passChoice(spot).action : still.action;
}

/** Whether a raise pays although it never wins when it is called. */
function isSteal(spot: Spot, { to }: Action): boolean {
  const { gameInfo } = spot;
  const allFold = foldsOfAll(spot, to);
  return allFold * gameInfo.pot > (1 - allFold) * (to - gameInfo.me.streetBet);
}

/** How many times an equal share the hand wins. */
function leadOf({ rivals, shareOfPot }: Spot): number {
  const meetings = rivals.map(({ beatenIfCalling, folds }) => ({
    beaten: beatenIfCalling,
    present: 1 - folds,
  }));
  const players = meetings.reduce((sum, { present }) => sum + present, 1);
  return shareOfPot(meetings) * players;
}

/** The more calls are to be expected, the more is raised. */
function openingSize({ gameInfo, rivals }: Spot, limpers: number): number {
  const calls = rivals.reduce((sum, { folds }) => sum + 1 - folds, 0) / rivals.length;
  return gameInfo.bigBlind * (OPENING_SIZE + limpers) * (0.8 + calls);
}

function answerRaise(spot: Spot): Action {
  const { gameInfo } = spot;
  const choices = [passChoice(spot), callChoice(spot)];
  if (gameInfo.canRaise) {
    choices.push(raiseToChoice(spot, allInFrom(gameInfo, RERAISE_FACTOR * gameInfo.currentBet)));
  }
  return bestChoice(choices).action;
}

/** A street total; all chips where that leaves few behind. */
function allInFrom({ me, maxRaiseTo }: GameInfo, to: number): number {
  return to - me.streetBet > COMMITTED * me.stack ? maxRaiseTo : to;
}
