/**
 * What is known about one opponent, in this hand and from those before.
 *
 * @module
 */
import type { Action, Street } from "@marvin/holdem/rules";
import { Habits } from "./habits.ts";

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
  /** Whether the player has bet or raised in this hand. */
  hasBet = false;

  private keptBefore = 1;
  private keptNow = 1;
  private raises = 0;

  /** Fraction of those hands, the best ones on the board, that the player still has. */
  get kept(): number {
    return Math.max(LEAST_KEPT, this.keptBefore * this.keptNow);
  }

  /** A hand begins. */
  startHand(): void {
    this.share = this.keptBefore = this.keptNow = 1;
    this.hasBet = false;
    this.startStreet();
  }

  /** A street begins. */
  startStreet(): void {
    this.keptBefore *= this.keptNow ** MEMORY_OF_STREETS;
    this.keptNow = 1;
    this.raises = 0;
    this.isIn = false;
  }

  /** The player has acted. */
  record(street: Street, { type }: Action): void {
    if (type === "allIn") return; // never reported by that name
    const { habits } = this;
    if (type === "bet" || type === "raise") {
      const chance = type === "bet" ? habits.betChance(street) : habits.raiseChance(street);
      this.narrow(street, chance ** (1 + WEIGHT_OF_RERAISE * this.raises));
      this.raises++;
      this.hasBet = true;
    } else if (type === "call") this.narrow(street, 1 - habits.foldChance(street));
    this.isIn ||= type === "bet" || type === "raise" || type === "call";
    habits.record(street, type);
  }

  private narrow(street: Street, fraction: number): void {
    if (street === "preflop") this.share = Math.max(LEAST_SHARE, Math.min(this.share, fraction));
    else this.keptNow = Math.min(this.keptNow, fraction);
  }
}
