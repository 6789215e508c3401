/**
 * How deep a hand is played.
 *
 * @module
 */
import type { GameInfo } from "@marvin/holdem/player";

/** Up to that many big blinds a stack is short. */
export const SHORT_STACK = 25;

/** What can be lost in this hand, in big blinds: the same from its first decision to its last. */
export function effectiveStack({ bigBlind, me, players }: GameInfo): number {
  let most = 0;
  for (const player of players) {
    if (player.id !== me.id) most = Math.max(most, player.startingStack);
  }
  return Math.min(most, me.startingStack) / bigBlind;
}
