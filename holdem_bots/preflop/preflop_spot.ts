/**
 * A decision before the flop.
 *
 * @module
 */
import type { StrategyContext } from "@marvin/holdem/strategy";
import type { Mind } from "../mind.ts";
import { rivalsOf } from "../reads/rivals.ts";
import type { Spot } from "../value/chip_value.ts";
import { shareByOdds } from "../value/rival.ts";
import { preflopEquity } from "./preflop_equity.ts";

/**
 * What the own hand is worth against those who are still there.
 *
 * @param realised See {@link Spot.realised}.
 */
export function preflopSpot(
  { gameInfo, holeCards }: StrategyContext,
  mind: Mind,
  realised: number,
): Spot {
  const against = (share: number): number => preflopEquity(holeCards, share);
  return {
    gameInfo,
    rivals: rivalsOf(gameInfo, mind.reads, { against }),
    shareOfPot: shareByOdds,
    realised,
    riskAversion: mind.riskAversion,
  };
}
