/**
 * One opponent as a decision sees him.
 *
 * @module
 */
import type { PlayerInfo } from "@marvin/holdem/player";

/** Chances are fractions from 0 to 1. */
export interface Rival {
  /** The player, seen live. */
  readonly player: PlayerInfo;
  /** Chance that the own hand is better than his. */
  readonly beaten: number;
  /** The same if he does not fold to a bet or raise. */
  readonly beatenIfCalling: number;
  /** Chance that he folds to a bet or raise of half the pot; 0 if he cannot act any more. */
  readonly folds: number;
  /** Chance that he pays what is asked now, where others have bet; 1 if he has paid already. */
  readonly stays: number;
}

/** How good a hand is against some opponents, each of whom is there with a chance. */
export interface Meeting {
  /** Chance that the own hand is better. */
  readonly beaten: number;
  /** Chance that the opponent is there. */
  readonly present: number;
}

/** Turns chances against single opponents into the share of the pot against all of them. */
export type ShareOfPot = (meetings: readonly Meeting[]) => number;

/**
 * The share when all cards are to come: each opponent has the odds against the own hand as his
 * weight, as in Luce's choice axiom. It is exact for hands that are all alike, and within a few
 * percent of the pot for others.
 */
export function shareByOdds(meetings: readonly Meeting[]): number {
  let weights = 1;
  for (const { beaten, present } of meetings) weights += present * (1 - beaten) / beaten;
  return 1 / weights;
}

/**
 * The share when the hands are what they are, apart from luck: with that chance the cards to come
 * make all hands alike.
 */
export function shareByRank(luck: number): ShareOfPot {
  return (meetings) => {
    let best = 1;
    let players = 1;
    for (const { beaten, present } of meetings) {
      best *= 1 - present * (1 - beaten);
      players += present;
    }
    return (1 - luck) * best + luck / players;
  };
}
