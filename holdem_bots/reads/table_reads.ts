/**
 * What is known about everybody at the table.
 *
 * @module
 */
import type { HoleCards } from "@marvin/holdem/cards";
import { handRankFraction, handStrength } from "@marvin/holdem/evaluator";
import type { GameInfo, PlayerInfo } from "@marvin/holdem/player";
import type { Action } from "@marvin/holdem/rules";
import { OpponentRead } from "./opponent_read.ts";

/** Follows the hands and remembers the players by their ids. It keeps numbers only, never a view. */
export class TableReads {
  private readonly reads: OpponentRead[] = [];

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
    for (const player of players) this.of(player).startStreet();
  }

  /** Somebody has acted. */
  record(id: PlayerInfo["id"], action: Action, { street }: GameInfo): void {
    this.of({ id }).record(street, action);
  }

  /** Somebody has shown his cards. */
  recordShown(id: PlayerInfo["id"], holeCards: HoleCards, { board }: GameInfo): void {
    const read = this.of({ id });
    if (read.hasBet && board.length === 5) {
      read.habits.recordShown(handRankFraction(handStrength(holeCards, board)));
    }
  }
}
