/**
 * What the flop, the turn and the river have in common.
 *
 * @module
 */
import { HandAnalyzer, type Strategy, type StrategyContext } from "@marvin/holdem/strategy";
import type { Action, Street } from "@marvin/holdem/rules";
import { rivalsOf } from "../reads/rivals.ts";
import type { Mind } from "../mind.ts";
import {
  bestChoice,
  callChoice,
  type Choice,
  passChoice,
  raiseChoice,
  type Spot,
} from "../value/chip_value.ts";
import { shareByRank } from "../value/rival.ts";

/** How a street is played. */
export interface StreetStyle {
  /** Which one it is. */
  readonly street: Exclude<Street, "preflop">;
  /** Chance that the cards to come make all hands alike. */
  readonly luck: number;
  /** Cards to come that a draw counts as: not all of them will be seen for nothing. */
  readonly cardsToDraw: number;
  /** Sizes of bets and raises that are considered, as fractions of the pot. */
  readonly sizes: readonly number[];
  /** See {@link Spot.realised}. */
  readonly realised: number;
}

/** An all-in is considered up to that many pots. */
const MOST_POTS = 2.5;
/** What a bet must bring over a check, in pots: it opens the betting for others. */
const LEAD_OF_BETS = 0.04;

/** Compares the worth of a check or call with that of bets and raises of some sizes. */
export class PostflopStrategy implements Strategy {
  /** Makes a strategy for one street. */
  constructor(private readonly mind: Mind, private readonly style: StreetStyle) {}

  /** On its street. */
  isApplicable({ gameInfo }: StrategyContext): boolean {
    return gameInfo.street === this.style.street;
  }

  /** The action that is worth most. */
  act(context: StrategyContext): Action {
    const { gameInfo } = context;
    const spot = this.spotOf(context);
    const still = gameInfo.canCheck ? passChoice(spot) : callChoice(spot);
    const choices: Choice[] = [passChoice(spot), still];
    if (gameInfo.canRaise) {
      const lead = LEAD_OF_BETS * gameInfo.pot;
      for (const { action, worth } of this.raises(spot)) {
        choices.push({ action, worth: worth - lead });
      }
    }
    return bestChoice(choices).action;
  }

  private raises(spot: Spot): Choice[] {
    const { callAmount, maxRaiseTo, currentBet, pot } = spot.gameInfo;
    const choices = this.style.sizes.map((size) => raiseChoice(spot, size));
    const most = (maxRaiseTo - currentBet) / (pot + callAmount);
    if (most <= MOST_POTS) choices.push(raiseChoice(spot, most));
    return choices;
  }

  private spotOf(context: StrategyContext): Spot {
    const { mind, style } = this;
    const { gameInfo, holeCards } = context;
    const { board } = gameInfo;
    const misses = this.missChance(context);
    const against = (share: number, kept: number): number => {
      const now = mind.strength.strength(holeCards, board, share);
      const ahead = Math.max(0, 1 - (1 - now) / kept);
      return 1 - (1 - ahead) * misses;
    };
    return {
      gameInfo,
      rivals: rivalsOf(gameInfo, mind.reads, { against }),
      shareOfPot: shareByRank(style.luck),
      realised: style.realised,
      riskAversion: mind.riskAversion,
    };
  }

  /** Chance that a draw stays one; 1 where there is none worth counting on. */
  private missChance({ gameInfo: { board }, holeCards }: StrategyContext): number {
    const { cardsToDraw } = this.style;
    if (cardsToDraw === 0) return 1;
    const isDraw = HandAnalyzer.isFlushDraw(holeCards, board) ||
      HandAnalyzer.isOesd(holeCards, board) || HandAnalyzer.isDoubleGutshot(holeCards, board);
    if (!isDraw) return 1;
    return (1 - this.mind.strength.improvement(holeCards, board)) ** cardsToDraw;
  }
}
