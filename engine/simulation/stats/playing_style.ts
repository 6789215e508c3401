/**
 * How a player plays, as the rates that trackers show.
 *
 * @module
 */
import { checkNumber } from "../../errors.ts";
import { COUNTER_NAMES, type PlayerCounters } from "./counters.ts";

/**
 * Rates are fractions from 0 to 1 and null where there was no chance yet. What is counted is
 * described at {@link PlayerCounters}.
 */
export interface PlayingStyle {
  /** Hands with a voluntary call or raise before the flop; walks and hands without choice left out. */
  readonly vpip: number | null;
  /** The same out of all hands dealt in. */
  readonly vpipAllHands: number | null;
  /** Hands with a raise before the flop; walks and hands without choice left out. */
  readonly pfr: number | null;
  /** 3-bets, of the turns against one raise. */
  readonly threeBet: number | null;
  /** Folds as the first raiser, of the 3-bets faced. */
  readonly foldTo3Bet: number | null;
  /** 4-bets as the first raiser, of the turns against a 3-bet. */
  readonly fourBet: number | null;
  /** 3-bets, of the turns against one raise and a caller. */
  readonly squeeze: number | null;
  /** Raises, of the times all folded to him in a late seat. */
  readonly steal: number | null;
  /** Folds in the blinds, of the steals faced. */
  readonly foldToSteal: number | null;
  /** Bets on the flop as the last preflop raiser. */
  readonly cbet: number | null;
  /** Folds, of such bets faced. */
  readonly foldToCbet: number | null;
  /** Went to showdown, of the flops seen. */
  readonly wtsd: number | null;
  /** Collected something, of the showdowns. */
  readonly wsd: number | null;
  /** Collected something, of the flops seen. */
  readonly wwsf: number | null;
  /** (Bets + raises) / calls after the flop: no fraction, may be above 1. */
  readonly aggressionFactor: number | null;
  /** (Bets + raises) / (bets + raises + calls + folds) after the flop. */
  readonly aggressionFrequency: number | null;
}

/**
 * Works out the rates.
 *
 * @param c Counters of one player; those of several hands or runs may be added up first.
 * @throws {RangeError} If one is missing, or no number from 0.
 */
export function playingStyle(c: PlayerCounters): PlayingStyle {
  for (const name of COUNTER_NAMES) checkNumber(`a counter ${name}`, c[name], 0);
  const choices = c.hands - c.walk - c.noChoice;
  const aggressive = c.bets + c.raises;
  return {
    vpip: rate(c.vpip, choices),
    vpipAllHands: rate(c.vpip, c.hands),
    pfr: rate(c.pfr, choices),
    threeBet: rate(c.threeBet, c.threeBetOpp),
    foldTo3Bet: rate(c.foldTo3Bet, c.faced3BetAfterRaise),
    fourBet: rate(c.fourBet, c.fourBetOpp),
    squeeze: rate(c.squeeze, c.squeezeOpp),
    steal: rate(c.steal, c.stealOpp),
    foldToSteal: rate(c.foldToSteal, c.facedSteal),
    cbet: rate(c.cbet, c.cbetOpp),
    foldToCbet: rate(c.foldToCbet, c.facedCbet),
    wtsd: rate(c.wentToShowdown, c.sawFlop),
    wsd: rate(c.wonAtShowdown, c.wentToShowdown),
    wwsf: rate(c.wonWhenSawFlop, c.sawFlop),
    aggressionFactor: rate(aggressive, c.calls),
    aggressionFrequency: rate(aggressive, aggressive + c.calls + c.folds),
  };
}

function rate(part: number, whole: number): number | null {
  return whole === 0 ? null : part / whole;
}
