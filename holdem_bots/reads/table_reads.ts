/**
 * What is known about everybody at the table.
 *
 * @module
 */
import type { HoleCards } from "@marvin/holdem/cards";
import { handRankFraction, handStrength } from "@marvin/holdem/evaluator";
import type { GameInfo, PlayerInfo } from "@marvin/holdem/player";
import type { Action, Street } from "@marvin/holdem/rules";
import { HandHelper } from "@marvin/holdem/strategy";
import type { Situation } from "./habits.ts";
import { OpponentRead } from "./opponent_read.ts";

/** Follows the hands and remembers the players by their ids. It keeps numbers only, never a view. */
export class TableReads {
  private readonly reads: OpponentRead[] = [];
  /** Bets and raises on this street. */
  private raises = 0;

  /** What is known about a player. */
  of({ id }: Pick<PlayerInfo, "id">): OpponentRead {
    return this.reads[id] ??= new OpponentRead();
  }

  /** A hand begins. */
  startHand({ players }: GameInfo): void {
    for (const player of players) this.of(player).startHand();
  }

  /** A street begins. */
  startStreet({ players }: GameInfo): void {
    this.raises = 0;
    for (const player of players) this.of(player).startStreet();
  }

  /** What a player acts in now. */
  situation(street: Street): Situation {
    if (street !== "preflop") return street;
    return this.raises === 0 ? "unraised" : "raised";
  }

  /** Somebody has acted. */
  record(id: PlayerInfo["id"], action: Action, { street }: GameInfo): void {
    this.of({ id }).record(this.situation(street), action, Math.max(0, this.raises - 1));
    if (action.type === "bet" || action.type === "raise") this.raises++;
  }

  /** Somebody has shown his cards. */
  recordShown(id: PlayerInfo["id"], holeCards: HoleCards, { board }: GameInfo): void {
    const { habits, hasBet, hasRaised } = this.of({ id });
    if (hasBet) habits.recordShown(handRankFraction(handStrength(holeCards, board)));
    else if (hasRaised) habits.recordShown(HandHelper.preflopRankHu(holeCards));
  }
}
