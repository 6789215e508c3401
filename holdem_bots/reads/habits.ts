/**
 * What a player tends to do, learnt from what he has done.
 *
 * @module
 */
import type { ActionType, Street } from "@marvin/holdem/rules";

/** When a player acts: before the flop it matters whether somebody has raised. */
export type Situation = Exclude<Street, "preflop"> | "unraised" | "raised";

/** The kinds of action that are counted, which is how the engine reports all-ins too. */
type Kind = Exclude<ActionType, "allIn">;

const KINDS: readonly Kind[] = ["fold", "check", "call", "bet", "raise"];
const PLACES: Readonly<Record<Kind, number>> = { fold: 0, check: 1, call: 2, bet: 3, raise: 4 };
const SITUATIONS: Readonly<Record<Situation, number>> = {
  unraised: 0,
  raised: 1,
  flop: 2,
  turn: 3,
  river: 4,
};

/** How often somebody unknown acts in each way: of his answers to a price, and of the others. */
interface Custom {
  readonly fold: number;
  readonly raise: number;
  readonly bet: number;
}

const CUSTOMS: Readonly<Record<Situation, Custom>> = {
  unraised: { fold: 0.7, raise: 0.2, bet: 0.1 },
  raised: { fold: 0.6, raise: 0.07, bet: 0 },
  flop: { fold: 0.45, raise: 0.12, bet: 0.4 },
  turn: { fold: 0.42, raise: 0.1, bet: 0.35 },
  river: { fold: 0.5, raise: 0.08, bet: 0.35 },
};

/** Actions that what is customary counts as, so that an odd start does not decide. */
const CUSTOM_ACTIONS = 5;

/** Hands of a bluffer are as good as any, those of an honest player this much better. */
const HONEST_LEAD = 0.28;
const RANDOM_RANK = 0.5;
const CUSTOM_SHOWINGS = 4;
const CUSTOM_HONESTY = 0.8;

/**
 * Counts a player's actions, and how good the hands were with which he had bet. Frequencies start
 * from what is customary and move towards what is seen.
 */
export class Habits {
  private readonly counts: Float64Array = new Float64Array(5 * KINDS.length);
  private showings = 0;
  private shownRanks = 0;

  /** Counts an action. */
  record(situation: Situation, type: Kind): void {
    this.counts[placeOf(situation, type)]++;
  }

  /**
   * Counts a hand that was shown after a bet or raise.
   *
   * @param rank Fraction of all holdings that it beats.
   */
  recordShown(rank: number): void {
    this.showings++;
    this.shownRanks += rank;
  }

  /** How often the player folds to a price. */
  foldChance(situation: Situation): number {
    return this.answers(situation, "fold");
  }

  /** How often the player raises instead of calling a price or folding to it. */
  raiseChance(situation: Situation): number {
    return this.answers(situation, "raise");
  }

  /** How many times the player was seen to answer a price. */
  answersSeen(situation: Situation): number {
    return this.count(situation, "fold") + this.count(situation, "call") +
      this.count(situation, "raise");
  }

  /** How often the player bets where checking is free. */
  betChance(situation: Situation): number {
    const bets = this.count(situation, "bet");
    return mixed(bets, bets + this.count(situation, "check"), CUSTOMS[situation].bet);
  }

  /** From 0, where bets say nothing about the hand, to 1, where only good hands are bet. */
  get honesty(): number {
    const lead = CUSTOM_SHOWINGS * CUSTOM_HONESTY * HONEST_LEAD + this.shownRanks -
      this.showings * RANDOM_RANK;
    return clamp(lead / HONEST_LEAD / (this.showings + CUSTOM_SHOWINGS), 0, 1);
  }

  private answers(situation: Situation, type: "fold" | "raise"): number {
    return mixed(
      this.count(situation, type),
      this.answersSeen(situation),
      CUSTOMS[situation][type],
    );
  }

  private count(situation: Situation, type: Kind): number {
    return this.counts[placeOf(situation, type)];
  }
}

function placeOf(situation: Situation, type: Kind): number {
  return SITUATIONS[situation] * KINDS.length + PLACES[type];
}

function mixed(count: number, all: number, customary: number): number {
  return (count + CUSTOM_ACTIONS * customary) / (all + CUSTOM_ACTIONS);
}

function clamp(value: number, least: number, most: number): number {
  return Math.min(Math.max(value, least), most);
}
