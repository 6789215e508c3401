/**
 * What a player tends to do, learnt from what he has done.
 *
 * @module
 */
import { type ActionType, type Street, STREETS } from "@marvin/holdem/rules";

/** The kinds of action that are counted, which is how the engine reports all-ins too. */
type Kind = Exclude<ActionType, "allIn">;

const KINDS: readonly Kind[] = ["fold", "check", "call", "bet", "raise"];
const PLACES: Readonly<Record<Kind, number>> = { fold: 0, check: 1, call: 2, bet: 3, raise: 4 };
const STREET_PLACES: Readonly<Record<Street, number>> = { preflop: 0, flop: 1, turn: 2, river: 3 };

/** How often somebody unknown acts in each way: of his answers to a price, and of the others. */
interface Custom {
  readonly fold: number;
  readonly raise: number;
  readonly bet: number;
}

const CUSTOMS: Readonly<Record<Street, Custom>> = {
  preflop: { fold: 0.68, raise: 0.14, bet: 0.1 },
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
  private readonly counts: Float64Array = new Float64Array(STREETS.length * KINDS.length);
  private showings = 0;
  private shownRanks = 0;

  /** Counts an action. */
  record(street: Street, type: Kind): void {
    this.counts[placeOf(street, type)]++;
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
  foldChance(street: Street): number {
    return this.answers(street, "fold");
  }

  /** How often the player raises instead of calling a price or folding to it. */
  raiseChance(street: Street): number {
    return this.answers(street, "raise");
  }

  /** How many times the player was seen to answer a price. */
  answersSeen(street: Street): number {
    return this.count(street, "fold") + this.count(street, "call") + this.count(street, "raise");
  }

  /** How often the player bets where checking is free. */
  betChance(street: Street): number {
    const bets = this.count(street, "bet");
    return mixed(bets, bets + this.count(street, "check"), CUSTOMS[street].bet);
  }

  /** From 0, where bets say nothing about the hand, to 1, where only good hands are bet. */
  get honesty(): number {
    const lead = CUSTOM_SHOWINGS * CUSTOM_HONESTY * HONEST_LEAD + this.shownRanks -
      this.showings * RANDOM_RANK;
    return clamp(lead / HONEST_LEAD / (this.showings + CUSTOM_SHOWINGS), 0, 1);
  }

  private answers(street: Street, type: "fold" | "raise"): number {
    return mixed(this.count(street, type), this.answersSeen(street), CUSTOMS[street][type]);
  }

  private count(street: Street, type: Kind): number {
    return this.counts[placeOf(street, type)];
  }
}

function placeOf(street: Street, type: Kind): number {
  return STREET_PLACES[street] * KINDS.length + PLACES[type];
}

function mixed(count: number, all: number, customary: number): number {
  return (count + CUSTOM_ACTIONS * customary) / (all + CUSTOM_ACTIONS);
}

function clamp(value: number, least: number, most: number): number {
  return Math.min(Math.max(value, least), most);
}
