/** Decisions that are made up, without a table. */
import { Board, HoleCards } from "@marvin/holdem/cards";
import type { GameInfo, PlayerInfo } from "@marvin/holdem/player";
import type { Street } from "@marvin/holdem/rules";
import type { Spot } from "../value/chip_value.ts";
import type { Rival } from "../value/rival.ts";

/** A seat of a made-up hand; the first one is the own. What is left out is 0, chips are 1,000. */
export interface MadeUpPlayer {
  readonly stack?: number;
  readonly streetBet?: number;
  readonly totalBet?: number;
  readonly isFolded?: boolean;
  readonly isAllIn?: boolean;
}

/** A made-up hand with big blinds of 20; without a price nobody has bet. */
export interface MadeUpGame {
  readonly players: readonly MadeUpPlayer[];
  readonly street?: Street;
  readonly holeCards?: string;
  readonly board?: string;
  readonly numRaises?: number;
  readonly numToAct?: number;
}

/** The view of the first player, whose turn it is. */
export function viewOf({ players: seats, ...game }: MadeUpGame): GameInfo {
  const players = seats.map((seat, id) => {
    const { stack = 1_000, streetBet = 0, totalBet = streetBet, isFolded = false } = seat;
    return {
      ...{ id, seat: id, stack, streetBet, totalBet, isFolded, isAllIn: seat.isAllIn ?? false },
      ...{ isActive: !isFolded, startingStack: stack + totalBet },
    };
  });
  const [me] = players;
  const street = game.street ?? "river";
  const currentBet = Math.max(...players.map(({ streetBet }) => streetBet));
  const maxRaiseTo = me.streetBet + me.stack;
  const view = {
    ...{ me, players, street, currentBet, maxRaiseTo, seat: 0, bigBlind: 20 },
    holeCards: HoleCards.parse(game.holeCards ?? "AsAd"),
    board: Board.parse(game.board ?? ""),
    pot: players.reduce((sum, { totalBet }) => sum + totalBet, 0),
    callAmount: Math.min(me.stack, currentBet - me.streetBet),
    canCheck: currentBet === me.streetBet,
    canRaise: maxRaiseTo > currentBet,
    minRaiseTo: Math.min(currentBet + 20, maxRaiseTo),
    numPlayers: players.length,
    numRaises: game.numRaises ?? (currentBet > 0 ? 1 : 0),
    numToAct: game.numToAct ?? 1,
  };
  return view as unknown as GameInfo;
}

/** A spot where the first player meets others with these chances; he wins against all or none. */
export function spotOf(
  gameInfo: GameInfo,
  chances: readonly Omit<Rival, "player">[],
  { riskAversion = 0, realised = 1 }: Partial<Pick<Spot, "realised" | "riskAversion">> = {},
): Spot {
  return {
    gameInfo,
    rivals: chances.map((chance, place) => ({
      ...chance,
      player: gameInfo.players[place + 1] as PlayerInfo,
    })),
    shareOfPot: (meetings) =>
      meetings.reduce((share, { beaten, present }) => share * (1 - present * (1 - beaten)), 1),
    realised,
    riskAversion,
  };
}
