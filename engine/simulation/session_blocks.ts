/**
 * Intervals for the results of a cash game, which is one long session.
 *
 * @module
 */
import type { HandRunner } from "../hand/mod.ts";
import { POSITIONS } from "../rules/mod.ts";
import { BlockMean, type Interval, type PlayerStats, scaleInterval } from "./stats/mod.ts";

/** Big blinds that a player won in a hand: always, at each seat and in each position. */
class PlayerBlocks {
  readonly all: BlockMean = new BlockMean();
  readonly bySeat: (BlockMean | undefined)[] = [];
  readonly byPosition: (BlockMean | undefined)[] = [];
}

/** Makes intervals for the results of players: see {@link BlockMean}. */
export class SessionBlocks {
  /** By player id. */
  private readonly players: PlayerBlocks[];

  /**
   * Starts empty.
   *
   * @param players Number of players; their ids are 0 to `players - 1`.
   * @param seatsChange Whether players change seats; else all hands of a player are at one seat.
   */
  constructor(players: number, private readonly seatsChange: boolean) {
    this.players = Array.from({ length: players }, () => new PlayerBlocks());
  }

  /** Takes the results of a hand. */
  handCompleted(hand: HandRunner): void {
    const { round, bigBlind, ids } = hand;
    const positions = hand.positions.codes;
    for (let seat = 0; seat < hand.seats; seat++) {
      if (!round.isDealtIn(seat)) continue;
      const { all, bySeat, byPosition } = this.players[ids[seat]];
      const netBb = bigBlind > 0 ? hand.net(seat) / bigBlind : 0;
      all.add(netBb);
      if (this.seatsChange) (bySeat[seat] ??= new BlockMean()).add(netBb);
      (byPosition[positions[seat]] ??= new BlockMean()).add(netBb);
    }
  }

  /** Statistics of a player with intervals of blocks in place of those of single hands. */
  withIntervals(player: PlayerStats): PlayerStats {
    const { all, bySeat, byPosition } = this.players[player.playerId];
    return {
      ...player,
      bbPer100Ci95: per100(all),
      bySeat: player.bySeat.map((result) => ({
        ...result,
        bbPer100Ci95: per100(this.seatsChange ? bySeat[result.seat] : all),
      })),
      byPosition: player.byPosition.map((result) => ({
        ...result,
        bbPer100Ci95: per100(byPosition[POSITIONS.indexOf(result.position)]),
      })),
    };
  }
}

function per100(blocks: BlockMean | undefined): Interval | null {
  return scaleInterval(blocks?.interval() ?? null, 100);
}
