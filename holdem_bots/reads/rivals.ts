/**
 * What reads of the table mean for one decision.
 *
 * @module
 */
import type { GameInfo, PlayerInfo } from "@marvin/holdem/player";
import type { Rival } from "../value/rival.ts";
import type { OpponentRead } from "./opponent_read.ts";
import type { TableReads } from "./table_reads.ts";

/** Who has put chips in of his own will folds less often, as a factor. */
const FOLDS_WHEN_IN = 0.6;

/** How the own hand compares with hands of an opponent. */
export interface Comparison {
  /**
   * Chance to be better than the best `share` of his starting hands, of which the best `kept` on this
   * board are left.
   */
  against(share: number, kept: number): number;
}

/** Everybody else who has not folded. */
export function rivalsOf(info: GameInfo, reads: TableReads, comparison: Comparison): Rival[] {
  const rivals: Rival[] = [];
  for (const player of info.players) {
    if (!player.isActive || player.seat === info.seat) continue;
    rivals.push(rivalOf(info, player, reads.of(player), comparison));
  }
  return rivals;
}

function rivalOf(
  { street, currentBet }: GameInfo,
  player: PlayerInfo,
  read: OpponentRead,
  comparison: Comparison,
): Rival {
  const { habits, isIn, kept, share } = read;
  const { honesty } = habits;
  const folds = player.isAllIn
    ? 0
    : habits.foldChance(street === "preflop" ? "raised" : street) * (isIn ? FOLDS_WHEN_IN : 1);
  const owes = !player.isAllIn && player.streetBet < currentBet;
  const against = (share: number, kept: number): number =>
    honesty * comparison.against(share, kept) + (1 - honesty) * comparison.against(1, 1);
  const beatenIfCalling = street === "preflop"
    ? against(share * (1 - folds), kept)
    : against(share, kept * (1 - folds));
  return {
    player,
    beaten: owes ? beatenIfCalling : against(share, kept),
    beatenIfCalling,
    folds,
    stays: owes ? 1 - folds : 1,
  };
}
