/**
 * What is known about one opponent, in this hand and from those before.
 *
 * @module
 */
import type { Action } from "@marvin/holdem/rules";
import { Habits, type Situation } from "./habits.ts";

/** Nobody is taken to hold less than that share of all hands. */
const LEAST_SHARE = 0.03;
const LEAST_KEPT = 0.03;
/** How much of what a street has told still holds on the next: the ranking of hands has changed. */
const MEMORY_OF_STREETS = 0.6;
/** What each raise after the first tells, compared with that one. */
const WEIGHT_OF_RERAISE = 0.5;

/**
 * Narrows down what an opponent holds: someone who does a thing with a fraction of his hands does it
 * with the best ones, as far as he is honest.
 */
export class OpponentRead {
  /** What the player tends to do. */
  readonly habits: Habits = new Habits();
  /** Share of all starting hands, the best ones, that the player can have. */
  share = 1;
  /** Whether the player has paid of his own will on this street. */
  isIn = false;
  /** Whether the player has raised before the flop. */
  hasRaised = false;
  /** Whether the player has bet or raised on the flop or later. */
  hasBet = false;

  private keptBefore = 1;
  private keptNow = 1;

  /** Fraction of those hands, the best ones on the board, that the player still has. */
  get kept(): number {
    return Math.max(LEAST_KEPT, this.keptBefore * this.keptNow);
  }

  /** A hand begins. */
  startHand(): void {
    this.share = this.keptBefore = this.keptNow = 1;
    this.hasRaised = this.hasBet = false;
    this.startStreet();
  }

  /** A street begins. */
  startStreet(): void {
    this.keptBefore *= this.keptNow ** MEMORY_OF_STREETS;
    this.keptNow = 1;
    this.isIn = false;
  }

  /**
   * The player has acted.
   *
   * @param raises How often somebody had raised in such a situation, so that this is the more to be
   * believed.
   */
  record(situation: Situation, { type }: Action, raises: number): void {
    if (type === "allIn") return; // never reported by that name
    const { habits } = this;
    if (type === "bet" || type === "raise") {
      const chance = type === "bet" ? habits.betChance(situation) : habits.raiseChance(situation);
      this.narrow(situation, chance ** (1 + WEIGHT_OF_RERAISE * raises));
      if (isPreflop(situation)) this.hasRaised = true;
      else this.hasBet = true;
    } else if (type === "call") this.narrow(situation, 1 - habits.foldChance(situation));
    this.isIn ||= type === "bet" || type === "raise" || type === "call";
    habits.record(situation, type);
  }

  private narrow(situation: Situation, fraction: number): void {
    if (!isPreflop(situation)) this.keptNow = Math.min(this.keptNow, fraction);
    else this.share = Math.max(LEAST_SHARE, Math.min(this.share, fraction));
  }
}

function isPreflop(situation: Situation): boolean {
  return situation === "unraised" || situation === "raised";
}
