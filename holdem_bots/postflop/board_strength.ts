/**
 * The own hand on the board, against the hands that opponents came to the flop with.
 *
 * @module
 */
import type { Board, Card, HoleCards } from "@marvin/holdem/cards";
import { handRankFraction, handStrength } from "@marvin/holdem/evaluator";
import { HandPotential } from "@marvin/holdem/strategy";
import { levelOf, rangeOfLevel, SHARE_LEVELS } from "../preflop/range_levels.ts";

/** Compares one hand on one board; asked again, it knows the answer. */
export class BoardStrength {
  private readonly potential: HandPotential = new HandPotential();
  private readonly strengths: Float64Array = new Float64Array(SHARE_LEVELS.length);
  private improvementNow = -1;
  private holeCards: HoleCards | null = null;
  private cards: readonly Card[] = [];

  /**
   * Chance to be ahead of an opponent.
   *
   * @param share Share of all starting hands, the best ones, that he may have.
   */
  strength(holeCards: HoleCards, board: Board, share: number): number {
    this.lay(holeCards, board);
    const level = levelOf(share);
    const known = this.strengths[level];
    if (known >= 0) return known;
    return this.strengths[level] = SHARE_LEVELS[level] === 1
      ? handRankFraction(handStrength(holeCards, board)) // the same, in a fraction of the time
      : this.potential.handStrength(holeCards, board, { range: rangeOfLevel(level) });
  }

  /**
   * Chance that the next card puts the hand ahead of an opponent who is ahead now, whatever he may
   * have: that costs most of the time, and his range changes little about it.
   */
  improvement(holeCards: HoleCards, board: Board): number {
    this.lay(holeCards, board);
    if (this.improvementNow < 0) {
      this.improvementNow = this.potential.positivePotential(holeCards, board) ?? 0;
    }
    return this.improvementNow;
  }

  private lay(holeCards: HoleCards, { cards }: Board): void {
    const isKnown = this.holeCards === holeCards && this.cards.length === cards.length &&
      this.cards.every((card, place) => card === cards[place]);
    if (isKnown) return;
    this.holeCards = holeCards;
    this.cards = [...cards];
    this.strengths.fill(-1);
    this.improvementNow = -1;
  }
}
