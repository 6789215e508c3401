/**
 * What checks, calls and raises are worth in chips, compared with a fold.
 *
 * Only this decision is looked at: what is won later with good hands makes up for what is lost.
 *
 * @module
 */
import { clampRaiseTo, type GameInfo, potSizedRaiseTo } from "@marvin/holdem/player";
import { type Action, betTo, call, check, fold, raiseTo } from "@marvin/holdem/rules";
import type { Meeting, Rival, ShareOfPot } from "./rival.ts";

/** Where a decision is made. */
export interface Spot {
  /** The game on the own turn. */
  readonly gameInfo: GameInfo;
  /** All others who have not folded. */
  readonly rivals: readonly Rival[];
  /** How hands compare on this street. */
  readonly shareOfPot: ShareOfPot;
  /**
   * Part of its share that a hand wins if nearly all chips are still to be played for, from 0 to 1:
   * it will have to fold at times.
   */
  readonly realised: number;
  /**
   * How much more than won chips lost ones count if they are the whole stack, and as much less as
   * they are a smaller part; 0 in cash games.
   */
  readonly riskAversion: number;
}

/** An action and what it is worth. */
export interface Choice {
  readonly action: Action;
  /** Chips gained over a fold, on average. */
  readonly worth: number;
}

/**
 * Part of its cost that a raise of somebody's bet has to be worth: reads are wrong at times, and who
 * raises back at every doubt loses his stack to the first one who has a hand.
 */
const DOUBT = 0.12;

/** Bets change how often opponents fold by this power of their size. */
const POWER_OF_SIZE = 0.3;
const USUAL_SIZE = 0.5;
const MOST_FOLDS = 0.97;

/** A fold or, where that is free, a check. */
export function passChoice({ gameInfo, rivals, shareOfPot }: Spot): Choice {
  if (!gameInfo.canCheck) return { action: fold(), worth: 0 };
  return { action: check(), worth: potFor(gameInfo, 0) * shareOfPot(rivals.map(meetingOf)) };
}

/** A call. */
export function callChoice(spot: Spot): Choice {
  const { gameInfo, rivals, shareOfPot } = spot;
  const { callAmount } = gameInfo;
  const share = shareOfPot(rivals.map(meetingOf)) * realisedPart(spot, callAmount);
  const lost = (1 - share) * callAmount;
  const won = share * potFor(gameInfo, callAmount);
  return { action: call(), worth: won - lost * priceOfRisk(spot, callAmount) };
}

/** A bet or raise by a fraction of the pot. */
export function raiseChoice(spot: Spot, fraction: number): Choice {
  return raiseToChoice(spot, potSizedRaiseTo(spot.gameInfo, fraction));
}

/** A bet or raise to the legal street total that is nearest to `wanted`. */
export function raiseToChoice(spot: Spot, wanted: number): Choice {
  const { gameInfo, rivals, shareOfPot } = spot;
  const { currentBet, me } = gameInfo;
  const to = clampRaiseTo(gameInfo, Math.round(wanted));
  const cost = to - me.streetBet;
  const pot = potFor(gameInfo, cost);
  const folds = foldsTo(spot, to);
  const allFold = productOf(folds);
  let paid = pot;
  const meetings = rivals.map(({ player, beatenIfCalling }, place) => {
    const present = Math.min(1, (1 - folds[place]) / (1 - allFold));
    paid += present * Math.max(0, Math.min(to - player.streetBet, player.stack));
    return { beaten: beatenIfCalling, present };
  });
  const share = shareOfPot(meetings) * realisedPart(spot, cost);
  const called = share * paid - (1 - share) * cost * priceOfRisk(spot, cost);
  return {
    action: currentBet > 0 ? raiseTo(to) : betTo(to),
    worth: allFold * pot + (1 - allFold) * called - (isDoubtful(gameInfo) ? DOUBT * cost : 0),
  };
}

/** Chance that everybody folds to a bet or raise to a street total. */
export function foldsOfAll(spot: Spot, to: number): number {
  return productOf(foldsTo(spot, to));
}

/** The choice that is worth most; of equal ones the first. */
export function bestChoice(choices: readonly Choice[]): Choice {
  return choices.reduce((best, choice) => choice.worth > best.worth ? choice : best);
}

function meetingOf({ beaten, stays }: Rival): Meeting {
  return { beaten, present: stays };
}

/** Larger bets, as parts of the pot, make more opponents fold, but not those who never do. */
function foldsTo({ gameInfo, rivals }: Spot, to: number): number[] {
  const { callAmount, currentBet, pot } = gameInfo;
  const size = (to - currentBet) / (pot + callAmount);
  const factor = (size / USUAL_SIZE) ** POWER_OF_SIZE;
  return rivals.map(({ folds }) => Math.min(MOST_FOLDS, folds * factor));
}

/** The part of the pot that the own player can win, if he adds chips: a short stack not all of it. */
function potFor({ me, players }: GameInfo, cost: number): number {
  const most = me.totalBet + cost;
  let pot = 0;
  for (const { totalBet } of players) pot += Math.min(totalBet, most);
  return pot;
}

function productOf(chances: readonly number[]): number {
  return chances.reduce((product, chance) => product * chance, 1);
}

/** The part grows with what is paid, up to all of it with a third of the stack. */
function realisedPart({ gameInfo, realised }: Spot, cost: number): number {
  return realised + (1 - realised) * Math.min(1, 3 * cost / gameInfo.me.stack);
}

function priceOfRisk({ gameInfo, riskAversion }: Spot, cost: number): number {
  return 1 + riskAversion * cost / gameInfo.me.stack;
}

/** Whether somebody has bet or, before the flop, raised. */
function isDoubtful({ numRaises, street }: GameInfo): boolean {
  return numRaises > (street === "preflop" ? 1 : 0);
}
