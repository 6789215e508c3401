/** Decisions of bots in situations that are made up, without a table. */
import { Board, HoleCards } from "../../../engine/cards/mod.ts";
import type { GameInfo, HoldemPlayer } from "../../../engine/player/mod.ts";
import type { Prng } from "../../../engine/random/mod.ts";
import { formatAction, type Street } from "../../../engine/rules/mod.ts";
import type { PlayerId } from "../../../engine/types.ts";

/** Anybody. */
export const ID = 0 as PlayerId;

/** What a bot looks at. A price that is left out is none. */
export interface Situation {
  readonly street: Street;
  readonly holeCards: string;
  readonly board?: string;
  readonly pot?: number;
  readonly callAmount?: number;
  readonly currentBet?: number;
  readonly minRaiseTo?: number;
  readonly maxRaiseTo?: number;
  /** Whether raising is closed. */
  readonly closed?: boolean;
  readonly activePlayers?: number;
  readonly startingStack?: number;
}

/** The view of a bot in a situation. */
export function viewOf(situation: Situation): GameInfo {
  const { callAmount = 0, currentBet = callAmount, closed = false } = situation;
  const known = {
    street: situation.street,
    holeCards: HoleCards.parse(situation.holeCards),
    board: Board.parse(situation.board ?? ""),
    pot: situation.pot ?? 0,
    callAmount,
    currentBet,
    canCheck: callAmount === 0,
    canRaise: !closed,
    minRaiseTo: closed ? 0 : situation.minRaiseTo ?? currentBet + 10,
    maxRaiseTo: closed ? 0 : situation.maxRaiseTo ?? 1_000,
    numActivePlayers: situation.activePlayers ?? 2,
    me: { startingStack: situation.startingStack ?? 1_000 },
  };
  return known as unknown as GameInfo;
}

/** What a bot does there, as text. */
export function decide(bot: HoldemPlayer, situation: Situation): string {
  return formatAction(bot.act(viewOf(situation)));
}

/** A stream that gives these fractions, and fails when there are no more. */
export function streamOf(...fractions: number[]): Prng & { readonly left: number } {
  let next = 0;
  return {
    int32(): number {
      if (next === fractions.length) throw new RangeError(`Cannot draw more than ${next} times`);
      return Math.floor(fractions[next++] * 2 ** 32) | 0;
    },
    get left(): number {
      return fractions.length - next;
    },
  };
}
